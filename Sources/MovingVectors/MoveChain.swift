internal import Drawing
internal import MotionCore
internal import Vectors

/// The moves that carry something, from the outside in, and a map within them that never moves.
struct MoveChain {
    private(set) var moves: [VectorPicture.Move] = []
    /// The map of what is carried, before it moves.
    private(set) var rest = Affine()
    let duration: Double

    init(duration: Double, _ map: Affine = Affine()) { (self.duration, rest) = (duration, map) }

    /// The same map, of which the moves belong to something around.
    var inner: MoveChain { MoveChain(duration: duration, rest) }

    /// Adds a map within all others.
    mutating func add(_ map: Affine) { rest = map.within(rest) }

    /// Adds a move within all others.
    mutating func add(_ move: VectorPicture.Move) {
        if let carried = move.carried(by: rest) {
            moves += carried
        } else {
            standStill()
            moves.append(move)
        }
    }

    /// Turns the map into moves that stand still.
    mutating func standStill() {
        moves += rest.standingMoves(duration)
        rest = Affine()
    }
}

extension VectorPicture.Move {
    /// The moves outside of a map that do what this one does inside of it; nil where there are none.
    fileprivate func carried(by map: Affine) -> [Self]? {
        func moved(_ point: Point) -> Point { Point(map.moved(point.plane)) }
        switch self {
        case .shift(let curve, let axis):
            let (x, y) = (axis == .vertical ? 0.0 : 1, axis == .horizontal ? 0.0 : 1)
            return [
                (map.a * x + map.c * y, VectorPicture.Axis.horizontal),
                (map.b * x + map.d * y, .vertical),
            ].compactMap { factor, axis in
                factor.magnitude < 1e-12 ? nil : .shift(curve.mapped(scale: factor), axis)
            }
        case .turn(let curve, let center):
            guard map.isSimilarity else { return nil }
            let sign = map.a * map.d - map.b * map.c < 0 ? -1.0 : 1
            return [.turn(curve.mapped(scale: sign), about: moved(center))]
        case .grow(let curve, .both, let center): return [.grow(curve, .both, about: moved(center))]
        case .grow(let curve, let axis, let center):
            if map.b == 0, map.c == 0 { return [.grow(curve, axis, about: moved(center))] }
            if map.a == 0, map.d == 0 {
                return [.grow(curve, axis == .horizontal ? .vertical : .horizontal, about: moved(center))]
            }
            return nil
        }
    }
}

extension Affine {
    /// The factor to all lengths; nil where it is not the same in all directions.
    var uniformScale: Double? {
        let (across, down) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
        let isRight = (a * c + b * d).magnitude < 1e-9 * max(across * down, 1e-12)
        return isRight && (across - down).magnitude < 1e-9 * across ? across : nil
    }

    /// Whether the map keeps all angles.
    var isSimilarity: Bool { uniformScale != nil }

    /// The map as moves that stand still, from the outside in.
    fileprivate func standingMoves(_ duration: Double) -> [VectorPicture.Move] {
        let origin = Point(x: 0, y: 0)
        func constant(_ value: Double) -> VectorCurve { .constant(value, for: duration) }
        var moves: [VectorPicture.Move] = []
        if e != 0 { moves.append(.shift(constant(e), .horizontal)) }
        if f != 0 { moves.append(.shift(constant(f), .vertical)) }
        // A turn, a scale and a turn, as any map is: the singular values of the matrix.
        let (sum, difference) = (PlanePoint((a + d) / 2, (b - c) / 2), PlanePoint((a - d) / 2, (b + c) / 2))
        let (x, y) = (sum.length + difference.length, sum.length - difference.length)
        var (outer, inner) = (0.0, 0.0)
        if b != 0 || c != 0 {
            let (first, second) = (
                difference.length > 0 ? difference.turns : 0, sum.length > 0 ? sum.turns : 0
            )
            (outer, inner) = ((second + first) / 2, (second - first) / 2)
        }
        let scale = b == 0 && c == 0 ? (a, d) : (x, y)
        if outer != 0 { moves.append(.turn(constant(outer), about: origin)) }
        if scale.0 == scale.1 {
            if scale.0 != 1 { moves.append(.grow(constant(scale.0), .both, about: origin)) }
        } else {
            if scale.0 != 1 { moves.append(.grow(constant(scale.0), .horizontal, about: origin)) }
            if scale.1 != 1 { moves.append(.grow(constant(scale.1), .vertical, about: origin)) }
        }
        if inner != 0 { moves.append(.turn(constant(inner), about: origin)) }
        return moves
    }
}
