/// Pixels of a canvas.
struct PixelRect: Hashable {
    var columns, rows: Range<Int>

    /// The smallest rectangle around both.
    func union(_ other: PixelRect) -> PixelRect {
        PixelRect(
            columns: min(
                columns.lowerBound, other.columns.lowerBound)..<max(
                    columns.upperBound, other.columns.upperBound),
            rows: min(rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound))
    }

    /// The indices below `limit` of pixels whose centers lie between two coordinates.
    @inline(__always)
    static func centers(_ low: Double, _ high: Double, below limit: Int) -> Range<Int> {
        let limit = Double(limit)
        let first = min(max(0, low), limit)
        return Int(first + 0.5)..<Int(min(max(first, high), limit) + 0.5)
    }
}
