internal import Basics
internal import Drawing
internal import MotionCore

/// The moves of a figure, from the outside in: those over time, and what stands still within them.
struct SplitMoves: Hashable {
    /// The moves over time.
    private(set) var moving: [VectorPicture.Move] = []
    /// The moves within them that stand still.
    private(set) var still: [VectorPicture.Move] = []

    /// Splits moves. What stands still outside of a turn or an even scale goes inside of it, where it makes no other figure.
    init(_ moves: [VectorPicture.Move]) {
        for move in moves { add(move) }
        join()
    }

    private mutating func add(_ move: VectorPicture.Move) {
        if move.curve.constant != nil { return still.append(move) }
        // What stands still comes after the move, if the move is another one there.
        var (carried, passes) = (move, true)
        for fixed in still.reversed() {
            guard let next = carried.outside(of: fixed) else {
                passes = false
                break
            }
            carried = next
        }
        if passes { return moving.append(carried) }
        moving += still + [move]
        still = []
    }

    /// Joins neighboring turns about one point, and neighboring translations in one direction.
    private mutating func join() {
        var joined: [VectorPicture.Move] = []
        for move in moving {
            guard let last = joined.last else {
                joined.append(move)
                continue
            }
            switch (last, move) {
            case (.turn(let a, let center), .turn(let b, let other)) where center == other:
                joined[joined.count - 1] = .turn(sum(a, b, Self.turnTolerance), about: center)
            case (.shift(let a, let axis), .shift(let b, let other)) where axis == other:
                joined[joined.count - 1] = .shift(sum(a, b, Self.shiftTolerance), axis)
            default: joined.append(move)
            }
        }
        moving = joined
        // Joined turns may stand still.
        while let last = moving.last, last.curve.constant != nil { still.insert(moving.removeLast(), at: 0) }
    }

    private func sum(_ a: VectorCurve, _ b: VectorCurve, _ tolerance: Double) -> VectorCurve {
        let keyed = KeyedCurves([a, b], tolerances: [tolerance / 2, tolerance / 2])
        return keyed.sum(error: a.error + b.error + (keyed.isFitted ? tolerance : 0))
    }

    /// The largest error of straight pieces: 0.05° in turns, in points, and in scales.
    static let turnTolerance = 0.05 / 360
    static let shiftTolerance = 0.01
    static let scaleTolerance = 0.0005
}

extension VectorPicture.Move {
    /// The move that makes the same within it of what stands still as this one outside of it: `fixed` then this = this one, then `fixed`.
    /// Nil where no such move is known.
    fileprivate func outside(of fixed: VectorPicture.Move) -> VectorPicture.Move? {
        guard let map = fixed.constantMap else { return nil }
        func image(_ point: Point) -> Point { Point(map.moved(point.plane)) }
        switch (self, fixed) {
        case (.turn(let curve, let center), .turn), (.turn(let curve, let center), .shift),
            (.turn(let curve, let center), .grow(_, .both, _)):
            return .turn(curve, about: image(center))
        case (.grow(let curve, .both, let center), _): return .grow(curve, .both, about: image(center))
        case (.grow(let curve, let axis, let center), .shift):
            return .grow(curve, axis, about: image(center))
        case (.shift, .shift): return self
        case (.shift(let curve, let axis), .grow(_, .both, _)):
            return .shift(curve.mapped(scale: map.a), axis)
        default: return nil
        }
    }

    /// The map of a move that stands still; nil for one over time.
    var constantMap: Affine? { curve.constant.map { map($0) } }

    /// The map at a moment when the curve has this value.
    func map(_ value: Double) -> Affine {
        switch self {
        case .turn(_, let center):
            let up = Direction(turns: value)
            // Up is (sin, -cos).
            let (sine, cosine) = (up.x, -up.y)
            return Affine(
                cosine, sine, -sine, cosine, center.x - cosine * center.x + sine * center.y,
                center.y - sine * center.x - cosine * center.y)
        case .grow(_, let axis, let center):
            let x = axis == .vertical ? 1 : value
            let y = axis == .horizontal ? 1 : value
            return Affine(x, 0, 0, y, center.x * (1 - x), center.y * (1 - y))
        case .shift(_, let axis):
            return Affine(1, 0, 0, 1, axis == .vertical ? 0 : value, axis == .horizontal ? 0 : value)
        }
    }
}

extension [VectorPicture.Move] {
    /// The map of all moves at `time` milliseconds.
    func map(at time: Double) -> Affine {
        reversed().reduce(Affine()) { $0.within($1.map($1.curve.value(at: time))) }
    }
}
