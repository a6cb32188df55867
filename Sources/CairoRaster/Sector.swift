internal import Drawing
internal import MotionCore

/// The part of the plane between two rays from a ring's center, as columns of pixel rows, to within
/// a small fraction of a pixel.
///
/// Above the center angles grow from left to right, below it from right to left. So in each half a row
/// has at most one interval of columns that lie in the sector, or two where only a wedge does not.
struct Sector {
    /// A ray's column from row to row, in 1/65536 of a pixel; constant where the ray is in the other
    /// half.
    struct Ray {
        var x: Int
        let step: Int

        init(column: Int) { (x, step) = (column << 16, 0) }

        init(_ direction: Direction, _ center: Point, row: Int) {
            // A ray that is almost level leaves the canvas on the first row.
            let slope = direction.x / (direction.y < 0 ? min(direction.y, -1e-6) : max(direction.y, 1e-6))
            x = Int((center.x + (Double(row) + 0.5 - center.y) * slope) * 65536 + 32768)
            step = Int(slope * 65536)
        }

        /// The first column, up to `limit`, whose pixel centers are not left of the ray in this row.
        @inline(__always)
        func column(_ limit: Int) -> Int { min(max(0, x >> 16), limit) }

        @inline(__always)
        mutating func advance() { x += step }
    }

    /// Rows on one side of the center.
    struct Half {
        let rows: Range<Int>
        /// The rays that bound the interval on the left and on the right; the columns between them are outside if
        /// `isSplit`.
        let left, right: Ray
        let isSplit: Bool

        /// - Parameter turns: The angle of the middle of this half.
        init?(
            _ rows: Range<Int>, _ left: Direction?, _ right: Direction?, _ span: ArcSpan,
            _ geometry: RingGeometry, turns: Double
        ) {
            let ahead = turns - span.start
            if left == nil && right == nil && ahead - ahead.rounded(.down) > span.sweep { return nil }
            self.rows = rows
            let center = geometry.center
            self.left = left.map { Ray($0, center, row: rows.lowerBound) } ?? Ray(column: 0)
            self.right = right.map { Ray($0, center, row: rows.lowerBound) } ?? Ray(column: geometry.width)
            isSplit = left != nil && right != nil && span.sweep > 0.5
        }
    }

    /// The halves above and below the center; nil where no row is in the sector.
    let upper, lower: Half?

    init(_ span: ArcSpan, _ geometry: RingGeometry) {
        let (tail, head) = (Direction(turns: span.start), Direction(turns: span.end))
        let middle = PixelRect.centers(0, geometry.center.y, below: geometry.height).upperBound
        upper = Half(
            0..<middle, tail.y < 0 ? tail : nil, head.y < 0 ? head : nil, span, geometry, turns: 0)
        lower = Half(
            middle..<geometry.height, head.y < 0 ? nil : head, tail.y < 0 ? nil : tail, span, geometry,
            turns: 0.5)
    }
}
