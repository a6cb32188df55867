import CairoRaster
import Drawing
import MotionCore

/// The judge of the rasterizer: what a stroked arc covers, decided point by point from its definition,
/// 64 × 64 points a pixel. Shares no code with the rasterizer but the angles' sine and cosine.
struct ArcReference {
    let side: Int
    let radius, stroke: Double
    let span: ArcSpan
    let cap: StrokeCap

    private var center: Double { Double(side) / 2 }

    /// Whether the point at `x`, `y` pixels from the top left corner is covered.
    func covers(_ x: Double, _ y: Double) -> Bool {
        let (dx, dy) = (x - center, y - center)
        let distance = (dx * dx + dy * dy).squareRoot()
        let onRing = (distance - radius).magnitude <= stroke / 2
        if span.isEmpty { return false }
        if span.isClosed { return onRing }
        return onRing && isAhead(dx, dy) || isInCap(x, y, at: span.start, sign: -1) || isInCap(x, y, at: span.end, sign: 1)
    }

    /// Whether a direction lies between tail and head, clockwise.
    private func isAhead(_ dx: Double, _ dy: Double) -> Bool {
        let (tail, head) = (Direction(turns: span.start).clockwise, Direction(turns: span.end).clockwise)
        let pastTail = dx * tail.x + dy * tail.y >= 0
        let beforeHead = dx * head.x + dy * head.y <= 0
        return span.sweep <= 0.5 ? pastTail && beforeHead : pastTail || beforeHead
    }

    private func isInCap(_ x: Double, _ y: Double, at turns: Double, sign: Double) -> Bool {
        let outward = Direction(turns: turns)
        let (dx, dy) = (x - center - outward.x * radius, y - center - outward.y * radius)
        let along = (dx * outward.clockwise.x + dy * outward.clockwise.y) * sign
        let across = dx * outward.x + dy * outward.y
        switch cap {
        case .butt: return false
        case .round: return dx * dx + dy * dy <= stroke * stroke / 4
        case .square: return (0...stroke / 2).contains(along) && across.magnitude <= stroke / 2
        }
    }

    /// Coverage of one pixel in levels of 255.
    func coverage(_ column: Int, _ row: Int) -> Double {
        var hits = 0
        for j in 0..<64 {
            for i in 0..<64 where covers(Double(column) + (Double(i) + 0.5) / 64, Double(row) + (Double(j) + 0.5) / 64) {
                hits += 1
            }
        }
        return Double(hits) / 4096 * 255
    }

    /// Whether a pixel can be partly covered: only those are worth 4096 questions.
    func isNearEdge(_ column: Int, _ row: Int) -> Bool {
        let corners = [(0.0, 0.0), (0.5, 0), (1, 0), (0, 0.5), (0.5, 0.5), (1, 0.5), (0, 1), (0.5, 1), (1, 1)]
        let hits = corners.filter { covers(Double(column) + $0.0, Double(row) + $0.1) }.count
        return hits > 0 && hits < corners.count
    }
}
