internal import Drawing
internal import MotionCore

/// Figures in a ring whose opacities go around in steps: the same as one picture of them that turns in steps.
struct SteppedTurn {
    /// The picture that turns.
    let node: StyledNode

    /// Finds the turn; nil where the figures show anything else at any time.
    init?(_ leaves: [StyledPlan.Leaf], _ picture: VectorPicture) {
        guard leaves.count > 2, leaves.allSatisfy({ $0.paint == leaves[0].paint }) else { return nil }
        var times: [Double] = []
        for leaf in leaves {
            guard case .area(let outline) = leaf.layer.content, outline.place == nil else { return nil }
            for curve in [leaf.layer.opacity] + leaf.chain.moving.map({ $0.curve }) {
                guard curve.segments.allSatisfy({ $0.isLevel }) else { return nil }
                times += curve.segments.map { $0.from }
            }
        }
        times = times.sorted().reduce(into: []) { kept, time in
            if kept.last.map({ time - $0 > 1e-6 }) ?? true { kept.append(time) }
        }
        guard times.count > 1, times.count <= 512 else { return nil }
        let frames = zip(times, times.dropFirst() + [picture.duration]).map { from, to in
            leaves.map { Spoke($0, at: (from + to) / 2) }
        }
        let center = Point(x: picture.width / 2, y: picture.height / 2)
        let count = leaves.count
        let turned = (0..<count).map { step in
            frames[0].map { $0.turned(Double(step) / Double(count), about: center) }
        }
        var steps: [Int] = []
        for frame in frames {
            guard let step = turned.firstIndex(where: { Spoke.areSame($0, frame) }) else { return nil }
            steps.append(step)
        }
        // The way that is shorter, so that an even turn is one.
        var (value, values) = (0, [0])
        for (last, next) in zip(steps, steps.dropFirst()) {
            let way = (next - last + count) % count
            value += way > count / 2 ? way - count : way
            values.append(value)
        }
        let curve = VectorCurve(
            values.indices.map { index in
                let turns = Double(values[index]) / Double(count)
                return .init(
                    from: times[index], to: index + 1 < times.count ? times[index + 1] : picture.duration,
                    start: turns, end: turns)
            })
        let middle = (times[0] + times[1]) / 2
        let shapes = leaves.map { leaf in
            var layer = leaf.layer
            layer.moves =
                leaf.chain.moving.map { $0.standing(at: middle, for: picture.duration) } + leaf.chain.still
            layer.opacity = .constant(leaf.layer.opacity.value(at: middle), for: picture.duration)
            return layer
        }
        node = StyledNode(moves: [.turn(curve, about: center)], shapes: shapes, paint: leaves[0].paint)
    }
}

/// A figure as it is seen for a moment.
private struct Spoke {
    var points: [Point]
    var opacity: Double

    init(_ leaf: StyledPlan.Leaf, at time: Double) {
        let map = (leaf.chain.moving + leaf.chain.still).map(at: time)
        guard case .area(let outline) = leaf.layer.content else { preconditionFailure("a spoke is an area") }
        points = outline.paths[0].controlPoints.map { Point(map.moved($0.plane)) }
        opacity = leaf.layer.opacity.value(at: time)
    }

    func turned(_ turns: Double, about center: Point) -> Spoke {
        let map = VectorPicture.Move.turn(.constant(0, for: 1), about: center).map(turns)
        var spoke = self
        spoke.points = points.map { Point(map.moved($0.plane)) }
        return spoke
    }

    /// Whether two pictures show the same figures, in whatever order.
    static func areSame(_ a: [Spoke], _ b: [Spoke]) -> Bool {
        a.allSatisfy { spoke in b.contains { spoke.isNear($0) } }
            && b.allSatisfy { spoke in a.contains { spoke.isNear($0) } }
    }

    private func isNear(_ other: Spoke) -> Bool {
        guard points.count == other.points.count, (opacity - other.opacity).magnitude < 0.002 else {
            return false
        }
        return zip(points, other.points).allSatisfy { $0.distance(to: $1) < 0.002 }
    }
}

extension VectorPicture.Move {
    /// The move as it is for a moment.
    fileprivate func standing(at time: Double, for duration: Double) -> Self {
        let curve = VectorCurve.constant(curve.value(at: time), for: duration)
        return switch self {
        case .turn(_, let center): .turn(curve, about: center)
        case .grow(_, let axis, let center): .grow(curve, axis, about: center)
        case .shift(_, let axis): .shift(curve, axis)
        }
    }
}
