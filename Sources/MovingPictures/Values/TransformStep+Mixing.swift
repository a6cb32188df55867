internal import Drawing

extension TransformStep {
    /// A depth of lists between or on top of others, within themselves, beyond which lists do not mix.
    private static let maxDepth = 8

    /// The step that changes nothing, of the same function.
    private var identity: TransformStep {
        switch self {
        case .translate: .translate(SVGLength(), SVGLength())
        case .scale: .scale(1, 1)
        case .rotate(_, let x, let y): .rotate(0, x: x, y: y)
        case .skew: .skew(0, 0)
        case .matrix, .between, .accumulated: .matrix(Affine())
        case .rotateX: .rotateX(0)
        case .rotateY: .rotateY(0)
        }
    }

    /// Returns the step between this and one of the same function; nil for one of another function.
    private func mixed(
        with other: TransformStep, at share: Double, _ rules: MixingRules
    ) -> TransformStep? {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        switch (self, other) {
        case (.translate(let x, let y), .translate(let toX, let toY)):
            return .translate(x.mixed(with: toX, at: share), y.mixed(with: toY, at: share))
        case (.scale(let x, let y), .scale(let toX, let toY)): return .scale(mix(x, toX), mix(y, toY))
        case (.rotate(let angle, let x, let y), .rotate(let toAngle, let toX, let toY)):
            guard rules.mixesCenters || x == toX && y == toY else { return nil }
            return .rotate(mix(angle, toAngle), x: mix(x, toX), y: mix(y, toY))
        case (.skew(let x, let y), .skew(let toX, let toY)):
            // Those along different axes are different functions.
            if x == 0 && y != 0 && toY == 0 && toX != 0 || y == 0 && x != 0 && toX == 0 && toY != 0 {
                return nil
            }
            return .skew(mix(x, toX), mix(y, toY))
        case (.rotateX(let angle), .rotateX(let toAngle)): return .rotateX(mix(angle, toAngle))
        case (.rotateY(let angle), .rotateY(let toAngle)): return .rotateY(mix(angle, toAngle))
        case (.matrix(let matrix), .matrix(let toMatrix)):
            return matrix.mixed(with: toMatrix, at: share).map { .matrix($0) }
        default: return nil
        }
    }

    /// Returns the list between two: function by function as far as they are the same, the rest by their matrices. The shorter list goes
    /// on with functions that change nothing.
    ///
    /// - Returns: Nil where one of the matrices leaves no area.
    static func mixed(
        _ first: [TransformStep], with second: [TransformStep], at share: Double,
        _ rules: MixingRules = MixingRules()
    ) -> [TransformStep]? {
        var result: [TransformStep] = []
        for index in 0..<max(first.count, second.count) {
            let from = index < first.count ? first[index] : second[index].identity
            let to = index < second.count ? second[index] : first[index].identity
            if let step = from.mixed(with: to, at: share, rules) {
                result.append(step)
                continue
            }
            let (rest, others) = (Array(first.dropFirst(index)), Array(second.dropFirst(index)))
            if (rest + others).contains(where: { $0.needsBox }) {
                let isFlat = depth(of: rest + others) < maxDepth
                return isFlat ? result + [.between(rest, others, share)] : nil
            }
            let (start, end) = (Affine(rest, in: .unit), Affine(others, in: .unit))
            return start.mixed(with: end, at: share).map { result + [.matrix($0)] }
        }
        return result
    }

    /// Returns the list that has the numbers of both in its functions, as CSS accumulates them; from the first ones on that differ, those of
    /// the parts of their maps.
    ///
    /// - Parameter times: How often the numbers of the second list count.
    /// - Returns: Nil for maps without area.
    static func sum(_ first: [TransformStep], _ second: [TransformStep], times: Double) -> [TransformStep]? {
        var result: [TransformStep] = []
        for index in 0..<max(first.count, second.count) {
            let from = index < first.count ? first[index] : second[index].identity
            let more = index < second.count ? second[index] : first[index].identity
            switch (from, more) {
            case (.translate(let x, let y), .translate(let moreX, let moreY)):
                result.append(.translate(x + moreX * times, y + moreY * times))
            case (.scale(let x, let y), .scale(let moreX, let moreY)):
                result.append(.scale(x + (moreX - 1) * times, y + (moreY - 1) * times))
            case (.rotate(let angle, let x, let y), .rotate(let more, let moreX, let moreY))
            where x == moreX && y == moreY:
                result.append(.rotate(angle + more * times, x: x, y: y))
            case (.skew(let x, let y), .skew(let moreX, let moreY)):
                result.append(.skew(x + moreX * times, y + moreY * times))
            case (.rotateX(let angle), .rotateX(let more)): result.append(.rotateX(angle + more * times))
            case (.rotateY(let angle), .rotateY(let more)): result.append(.rotateY(angle + more * times))
            default:
                let (rest, others) = (Array(first.dropFirst(index)), Array(second.dropFirst(index)))
                if (rest + others).contains(where: { $0.needsBox }) {
                    let isFlat = depth(of: rest + others) < maxDepth
                    return isFlat ? result + [.accumulated(rest, others, times)] : nil
                }
                let (start, more) = (Affine(rest, in: .unit), Affine(others, in: .unit))
                return start.accumulating(more, times: times).map { result + [.matrix($0)] }
            }
        }
        return result
    }

    /// Whether its map depends on the size of a box.
    private var needsBox: Bool {
        switch self {
        case .translate(let x, let y): x.share != 0 || y.share != 0
        case .between, .accumulated: true
        default: false
        }
    }

    private var depth: Int {
        switch self {
        case .between(let first, let second, _), .accumulated(let first, let second, _):
            1 + Self.depth(of: first + second)
        default: 0
        }
    }

    private static func depth(of steps: [TransformStep]) -> Int { steps.map { $0.depth }.max() ?? 0 }
}

extension Extent {
    /// A box for what does not depend on any.
    fileprivate static let unit = Extent(left: 0, top: 0, right: 1, bottom: 1)
}
