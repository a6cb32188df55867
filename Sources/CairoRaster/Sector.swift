internal import MotionCore

/// The part of the plane between two rays from a ring's center, as columns of pixel rows.
///
/// Above the center angles grow from left to right, below it from right to left. So each half has at
/// most one interval of columns that lie in the sector, or two where only a wedge of it does not.
struct Sector {
    /// One half of the plane: the rays by which a row is entered and left from left to right, as the
    /// columns they move by from row to row; nil where the ray is in the other half.
    private struct Half {
        var enters, leaves: Double?

        init(_ first: Direction, _ second: Direction, isUpper: Bool) {
            enters = (first.y < 0) == isUpper ? first.x / first.y : nil
            leaves = (second.y < 0) == isUpper ? second.x / second.y : nil
        }
    }

    private let upper, lower: Half
    private let isWide: Bool
    private let center: Point
    private let width: Double

    init(_ span: ArcSpan, _ geometry: RingGeometry) {
        let (tail, head) = (Direction(turns: span.start), Direction(turns: span.end))
        upper = Half(tail, head, isUpper: true)
        lower = Half(head, tail, isUpper: false)
        isWide = span.sweep > 0.5
        center = geometry.center
        width = Double(geometry.width)
    }

    /// Calls `body` for each interval of columns of row `y` whose pixel centers lie in the sector, to
    /// within a rounding error.
    @inline(__always)
    func forEachInterval(ofRow y: Int, _ body: (Range<Int>) -> Void) {
        let dy = Double(y) + 0.5 - center.y
        let half = dy <= 0 ? upper : lower
        let first = half.enters.map { column(center.x + dy * $0) }
        let last = half.leaves.map { column(center.x + dy * $0) }
        switch (first, last) {
        case (nil, nil): if isWide { body(0..<Int(width)) }
        case (let first?, nil): body(first..<Int(width))
        case (nil, let last?): body(0..<last)
        case (let first?, let last?):
            if !isWide {
                body(min(first, last)..<last)
            } else {
                body(0..<last)
                body(max(first, last)..<Int(width))
            }
        }
    }

    /// The first column whose pixel centers are not left of `x`.
    @inline(__always)
    private func column(_ x: Double) -> Int {
        Int(min(max(0, x), width) + 0.5)
    }
}
