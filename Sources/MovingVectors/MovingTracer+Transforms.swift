internal import Basics
internal import Drawing
internal import MotionCore
internal import MovingPictures
internal import Vectors

/// Transforms as moves from the outside in.
extension MovingTracer {
    /// The kind of a step.
    enum Kind: Equatable { case shift, turn, grow, map }

    /// Returns a chain with the transform of an element within it.
    func extended(_ outer: MoveChain, by element: SceneElement) throws(SpecError) -> MoveChain {
        var chain = outer
        let fitter = fitter(element.stretches(.transform))
        let steps = { [clock] (time: Double) in element.steps(at: clock.document(time)) }
        if !fitter.isMoving {
            for step in steps(0) { chain.add(step.affine) }
            return chain
        }
        let all = fitter.moments.map(steps)
        let kinds = all.map { $0.map(\.kind) }.max { $0.count < $1.count } ?? []
        // Where there is no transform, nothing of the list that there is at other times changes anything.
        let isAligned = all.allSatisfy { $0.isEmpty || $0.map(\.kind) == kinds }
        guard isAligned else {
            try add(to: &chain, fitter, element) { steps($0).map }
            return chain
        }
        for index in kinds.indices {
            func step(_ time: Double) -> MovingStep? {
                let steps = steps(time)
                return steps.isEmpty ? nil : steps[index]
            }
            switch kinds[index] {
            case .shift: addShift(to: &chain, fitter) { step($0)?.shift ?? Point(x: 0, y: 0) }
            case .turn: addTurn(to: &chain, fitter) { step($0)?.turn }
            case .grow: addGrowth(to: &chain, fitter) { step($0)?.growth }
            case .map: try add(to: &chain, fitter, element) { step($0)?.affine ?? Affine() }
            }
        }
        return chain
    }

    private func curve(_ fitter: MovingFitter, _ tolerance: Double, _ value: (Double) -> Double)
        -> VectorCurve
    {
        let curve = fitter.curve(tolerance, value)
        note(curve, value)
        return curve
    }

    private var turnTolerance: Double { min(5e-5, Self.lengthTolerance / (6.3 * max(width, height))) }
    private var growthTolerance: Double { Self.lengthTolerance / max(width, height) }

    // MARK: Steps

    func addShift(to chain: inout MoveChain, _ fitter: MovingFitter, _ place: (Double) -> Point) {
        let x = curve(fitter, Self.lengthTolerance) { place($0).x }
        let y = curve(fitter, Self.lengthTolerance) { place($0).y }
        chain.add(Affine(scale: 1, x: x.constant ?? 0, y: y.constant ?? 0))
        if x.constant == nil { chain.add(.shift(x, .horizontal)) }
        if y.constant == nil { chain.add(.shift(y, .vertical)) }
    }

    private func addTurn(
        to chain: inout MoveChain, _ fitter: MovingFitter, _ step: (Double) -> (turns: Double, center: Point)?
    ) {
        let turns = curve(fitter, turnTolerance) { step($0)?.turns ?? 0 }
        func center(_ time: Double) -> Point? { step(time)?.center }
        add(to: &chain, fitter, about: center) { chain, center in
            if let constant = turns.constant {
                chain.add(MovingStep.turn(constant, about: center).affine)
            } else {
                chain.add(.turn(turns, about: center))
            }
        }
    }

    func addGrowth(
        to chain: inout MoveChain, _ fitter: MovingFitter,
        _ step: (Double) -> (x: Double, y: Double, center: Point)?
    ) {
        let x = curve(fitter, growthTolerance) { step($0)?.x ?? 1 }
        let y = curve(fitter, growthTolerance) { step($0)?.y ?? 1 }
        func center(_ time: Double) -> Point? { step(time)?.center }
        add(to: &chain, fitter, about: center) { chain, center in
            if x == y, x.constant == nil { return chain.add(.grow(x, .both, about: center)) }
            chain.add(MovingStep.grow(x: x.constant ?? 1, y: y.constant ?? 1, about: center).affine)
            if x.constant == nil { chain.add(.grow(x, .horizontal, about: center)) }
            if y.constant == nil { chain.add(.grow(y, .vertical, about: center)) }
        }
    }

    /// Adds what is about a point, which may move.
    ///
    /// - Parameters:
    ///   - point: The point at a time; nil where nothing is about it then.
    ///   - add: Adds what is about a point that stands still.
    private func add(
        to chain: inout MoveChain, _ fitter: MovingFitter, about point: (Double) -> Point?,
        _ add: (inout MoveChain, Point) -> Void
    ) {
        let points = fitter.moments.compactMap(point)
        let first = points.first ?? Point(x: 0, y: 0)
        if points.allSatisfy({ $0.distance(to: first) < 1e-7 }) { return add(&chain, first) }
        let origin = Point(x: 0, y: 0)
        addShift(to: &chain, fitter) { point($0) ?? origin }
        add(&chain, origin)
        addShift(to: &chain, fitter) { point($0).map { Point(x: -$0.x, y: -$0.y) } ?? origin }
    }

    // MARK: Maps

    /// Adds a map that moves: a turn, a scale and a shift, as long as it is not skewed.
    private func add(
        to chain: inout MoveChain, _ fitter: MovingFitter, _ element: SceneElement,
        _ map: @escaping (Double) -> Affine
    ) throws(SpecError) {
        let maps = fitter.moments.map(map)
        if maps.allSatisfy({ $0.isClose(to: maps[0]) }) { return chain.add(maps[0]) }
        addShift(to: &chain, fitter) { Point(x: map($0).e, y: map($0).f) }
        let origin = Point(x: 0, y: 0)
        if maps.allSatisfy({ $0.b.magnitude < 1e-9 && $0.c.magnitude < 1e-9 }) {
            return addGrowth(to: &chain, fitter) { (map($0).a, map($0).d, origin) }
        }
        if maps.allSatisfy({ $0.linear.isClose(to: maps[0].linear) }) { return chain.add(maps[0].linear) }
        guard maps.allSatisfy({ $0.isSimilarity || $0.isNothing }) else {
            throw element.obstacle("is skewed, or turned and stretched at once, while that changes")
        }
        let isMirrored = maps.contains { $0.a * $0.d - $0.b * $0.c < -1e-12 }
        guard maps.allSatisfy({ $0.isNothing || ($0.a * $0.d - $0.b * $0.c < 0) == isMirrored }) else {
            throw element.obstacle("is mirrored at times")
        }
        let turns = AngleTable(duration: duration, fitter.edges) { time in
            PlanePoint(map(time).a, map(time).b).turns
        }
        addTurn(to: &chain, fitter) { (turns.value(at: $0), origin) }
        addGrowth(to: &chain, fitter) { time in
            let map = map(time)
            let scale = (map.a * map.a + map.b * map.b).squareRoot()
            return (scale, scale, origin)
        }
        if isMirrored { chain.add(Affine(1, 0, 0, -1, 0, 0)) }
    }
}

/// An angle that goes on beyond a whole turn.
private struct AngleTable {
    private let times: [Double]
    private let turns: [Double]
    private let angle: (Double) -> Double

    /// - Parameter angle: Returns turns, of which whole ones do not matter.
    init(duration: Double, _ edges: [Double], _ angle: @escaping (Double) -> Double) {
        self.angle = angle
        let ends = [0] + edges + [duration]
        times = zip(ends, ends.dropFirst()).flatMap { lower, upper in
            (0..<64).map { lower + (upper - lower) * (Double($0) + 0.5) / 64 }
        }
        turns = times.reduce(into: []) { known, time in
            let next = angle(time)
            known.append(known.last.map { next + ($0 - next).rounded() } ?? next)
        }
    }

    func value(at time: Double) -> Double {
        var (low, high) = (0, times.count)
        while low < high {
            let middle = (low + high) / 2
            if times[middle] < time { low = middle + 1 } else { high = middle }
        }
        let index = min(low, times.count - 1)
        let nearest = index > 0 && time - times[index - 1] < times[index] - time ? index - 1 : index
        let angle = angle(time)
        return angle + (turns[nearest] - angle).rounded()
    }
}

extension MovingStep {
    fileprivate var kind: MovingTracer.Kind {
        switch self {
        case .shift: .shift
        case .turn: .turn
        case .grow: .grow
        case .map: .map
        }
    }

    fileprivate var shift: Point? { if case .shift(let x, let y) = self { Point(x: x, y: y) } else { nil } }

    fileprivate var turn: (turns: Double, center: Point)? {
        if case .turn(let turns, let center) = self { (turns, center) } else { nil }
    }

    fileprivate var growth: (x: Double, y: Double, center: Point)? {
        if case .grow(let x, let y, let center) = self { (x, y, center) } else { nil }
    }
}

extension [MovingStep] {
    /// The map of all steps.
    fileprivate var map: Affine { reduce(Affine()) { $1.affine.within($0) } }
}

extension Affine {
    fileprivate var linear: Affine { Affine(a, b, c, d, 0, 0) }

    fileprivate var isNothing: Bool { [a, b, c, d].allSatisfy { $0.magnitude < 1e-9 } }

    fileprivate func isClose(to other: Affine) -> Bool {
        zip([a, b, c, d, e, f], [other.a, other.b, other.c, other.d, other.e, other.f]).allSatisfy {
            ($0 - $1).magnitude < 1e-9
        }
    }
}
