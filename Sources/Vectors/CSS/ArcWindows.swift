internal import Basics
internal import Drawing
internal import MotionCore

/// An arc that grows and shrinks, as rings that turn behind windows: a window turns with the tail, and a ring in it with the head.
struct ArcWindows {
    /// The windows, each with its ring.
    private(set) var nodes: [StyledNode] = []

    /// The overlap of windows beside each other, in turns, so that no seam shows.
    private static let overlap = 1.0 / 60
    /// The greatest number of windows.
    private static let most = 12

    init(_ stroke: VectorPicture.Stroke, _ leaf: StyledPlan.Leaf) throws(StyledPlan.Excess) {
        guard case .circle(let center, let radius) = stroke.line, let width = stroke.width.constant else {
            preconditionFailure("an arc is a part of a circle, and has a width")
        }
        guard stroke.cap != .square else { throw .init(text: "an arc with square ends that grows") }
        let ends = stroke.length.segments.flatMap { segment in
            (0...16).map { segment.value(at: segment.from + (segment.to - segment.from) * Double($0) / 16) }
        }
        let (least, most) = (ends.min() ?? 0, min(ends.max() ?? 0, 1))
        let cap = stroke.cap == .butt ? 0 : min(width / 2 / radius, 1) / (2 * .pi) * 1.05
        let widest = 1 - (most - least) - 2 * cap - Self.overlap
        guard widest > 1.0 / 24 else { throw .init(text: "an arc that grows from nothing to a whole circle") }
        let count = max(1, Int(((most + cap) / widest).rounded(.up)))
        guard count <= Self.most else {
            throw .init(text: "an arc that grows from nearly nothing to nearly a circle")
        }
        let isOpaque = leaf.layer.opacity.constant == 1
        guard count == 1 || isOpaque else {
            throw .init(text: "a translucent arc that grows beyond half a circle")
        }
        let duration = stroke.length.segments.last?.to ?? 0
        let step = count == 1 ? most + cap : (most + cap) / Double(count)
        func still(_ content: VectorPicture.Content, _ moves: [VectorPicture.Move]) -> VectorPicture.Layer {
            .init(
                "window", content, opacity: .constant(1, for: duration), paint: leaf.layer.paint, moves: moves
            )
        }
        for index in 0..<count {
            let (from, to) = (Double(index) * step, Double(index + 1) * step)
            // The ring is as short as lets it fill its window at the end, so that its tail stays out of it at the beginning.
            let length = index == 0 ? most + cap : most - from + Self.overlap
            var ring = stroke
            ring.length = .constant(length, for: duration)
            var window = Path.wedge(
                center, radius + width, from: from - (index == 0 ? 0 : Self.overlap), to: to)
            if index == 0, stroke.cap == .round {
                window.add(.disc(center.moved(Direction(turns: 0), radius), radius: width / 2))
            }
            let chain = SplitMoves(leaf.chain.still + [.turn(stroke.length, about: center)])
            var shape = still(
                .stroke(ring), chain.still + [.turn(.constant(-length, for: duration), about: center)])
            shape.opacity = leaf.layer.opacity.constant.map { .constant($0, for: duration) } ?? shape.opacity
            nodes.append(
                StyledNode(
                    moves: leaf.chain.moving, opacity: isOpaque ? nil : leaf.layer.opacity.moving,
                    shapes: [still(.area(.init(window)), leaf.chain.still)], paint: nil,
                    children: [StyledNode(moves: chain.moving, shapes: [shape], paint: leaf.paint)]))
        }
    }
}

extension VectorCurve {
    /// The curve where it moves; nil for a constant one.
    fileprivate var moving: VectorCurve? { constant == nil ? self : nil }
}

extension Path {
    /// The part of a disc between two angles, in turns clockwise from 12 o'clock.
    fileprivate static func wedge(_ center: Point, _ radius: Double, from: Double, to: Double) -> Path {
        var path = Path()
        path.move(to: center)
        path.line(to: center.moved(Direction(turns: from), radius))
        path.arc(center, radius, from: from, by: to - from)
        path.close()
        return path
    }
}
