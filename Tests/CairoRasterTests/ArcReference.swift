import Drawing
import MotionCore

/// The judge of the rasterizer: what a stroked arc covers, decided point by point from its definition,
/// 64 × 64 points a pixel. Shares no code with the rasterizer but the angles' sine and cosine.
struct ArcReference {
    private let center, radius, stroke: Double
    private let span: ArcSpan
    private let cap: StrokeCap
    private let tail, head: Direction

    init(side: Int, radius: Double, stroke: Double, span: ArcSpan, cap: StrokeCap) {
        (center, self.radius, self.stroke) = (Double(side) / 2, radius, stroke)
        (self.span, self.cap) = (span, cap)
        (tail, head) = (Direction(turns: span.start), Direction(turns: span.end))
    }

    /// Whether the point at `x`, `y` pixels from the top left corner is covered.
    func covers(_ x: Double, _ y: Double) -> Bool {
        let (dx, dy) = (x - center, y - center)
        let distance = (dx * dx + dy * dy).squareRoot()
        let onRing = (distance - radius).magnitude <= stroke / 2
        if span.isEmpty { return false }
        if span.isClosed { return onRing }
        return onRing && isAhead(dx, dy) || isInCap(dx, dy, at: tail, sign: -1)
            || isInCap(dx, dy, at: head, sign: 1)
    }

    /// Whether a direction lies between tail and head, clockwise.
    private func isAhead(_ dx: Double, _ dy: Double) -> Bool {
        let pastTail = dy * tail.x - dx * tail.y >= 0
        let beforeHead = dy * head.x - dx * head.y <= 0
        return span.sweep <= 0.5 ? pastTail && beforeHead : pastTail || beforeHead
    }

    private func isInCap(_ x: Double, _ y: Double, at outward: Direction, sign: Double) -> Bool {
        let (dx, dy) = (x - outward.x * radius, y - outward.y * radius)
        switch cap {
        case .butt: return false
        case .round: return dx * dx + dy * dy <= stroke * stroke / 4
        case .square:
            let along = (dy * outward.x - dx * outward.y) * sign
            let across = dx * outward.x + dy * outward.y
            return along >= 0 && along <= stroke / 2 && across.magnitude <= stroke / 2
        }
    }

    /// Coverage of one pixel in levels of 255.
    func coverage(_ column: Int, _ row: Int) -> Double {
        var hits = 0
        for j in 0..<64 {
            let y = Double(row) + (Double(j) + 0.5) / 64
            for i in 0..<64 where covers(Double(column) + (Double(i) + 0.5) / 64, y) { hits += 1 }
        }
        return Double(hits) / 4096 * 255
    }

    /// Whether the pixel looks wholly covered, or wholly free, at nine points of it.
    func looksFlat(_ column: Int, _ row: Int) -> Bool {
        var hits = 0
        for j in 0...2 {
            for i in 0...2 where covers(Double(column) + Double(i) / 2, Double(row) + Double(j) / 2) {
                hits += 1
            }
        }
        return hits == 0 || hits == 9
    }
}
