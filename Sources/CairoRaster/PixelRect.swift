/// A rectangle of pixels on a canvas.
struct PixelRect: Hashable {
    var columns, rows: Range<Int>

    /// The number of pixels.
    var count: Int { columns.count * rows.count }

    /// The same rectangle with rows and columns exchanged.
    var transposed: PixelRect { PixelRect(columns: rows, rows: columns) }

    /// The smallest rectangle around both.
    func union(_ other: PixelRect) -> PixelRect {
        PixelRect(
            columns: min(
                columns.lowerBound, other.columns.lowerBound)..<max(
                    columns.upperBound, other.columns.upperBound),
            rows: min(rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound))
    }

    /// The intersection of both; nil where it is empty.
    func intersection(_ other: PixelRect) -> PixelRect? {
        let rect = PixelRect(
            columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
        return rect.columns.isEmpty || rect.rows.isEmpty ? nil : rect
    }

    /// The indices below `limit` of pixels whose centers lie between two coordinates.
    @inline(__always)
    static func centers(_ low: Double, _ high: Double, below limit: Int) -> Range<Int> {
        let limit = Double(limit)
        let first = min(max(0, low), limit)
        return Int(first + 0.5)..<Int(min(max(first, high), limit) + 0.5)
    }
}

extension PixelRect {
    /// The pixels that a rectangle touches, on a canvas of this size; nil where it touches none.
    init?(around box: Box, _ width: Int, _ height: Int) {
        func range(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
            let first = min(max(0, low), Double(limit)).rounded(.down)
            return Int(first)..<Int(min(max(first, high), Double(limit)).rounded(.up))
        }
        columns = range(box.left, box.right, width)
        rows = range(box.top, box.bottom, height)
        if columns.isEmpty || rows.isEmpty { return nil }
    }
}
