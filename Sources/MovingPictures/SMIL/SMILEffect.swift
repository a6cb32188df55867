internal import Drawing
internal import Easings

/// The values that an animation gives an attribute or a property during its simple duration.
struct SMILEffect: Sendable {
    /// The numbers of a function of `animateTransform`: its own, and those of the point that a rotation goes around.
    typealias Numbers = SIMD3<Double>

    enum TransformKind: String, Sendable { case translate, scale, rotate, skewX, skewY }

    enum Values: Sendable {
        case plain([MovingValue])
        case transforms(TransformKind, [Numbers])
        case motion(MotionTrack)
    }

    /// The element that moves.
    let node: Int
    let property: String
    let values: Values
    let pace: Pace
    /// Whether the values come on top of what lies below.
    var isAdditive = false
    /// Whether each iteration begins where the one before ended.
    var accumulates = false
    /// Whether the animation goes from the value below to its only one.
    var goesTo = false

    /// The property that a motion along a path counts as.
    static let motion = "#motion"

    /// Whether what lies below shows.
    var needsUnderlying: Bool { isAdditive || goesTo }

    /// Returns the value at a share of an iteration.
    ///
    /// - Parameters:
    ///   - iteration: Its number, from 0.
    ///   - underlying: The value below; nil where there is none, or none is needed.
    func value(at progress: Double, iteration: Int64, over underlying: MovingValue?) -> MovingValue? {
        let place = pace.place(at: progress)
        switch values {
        case .plain(let values): return plain(values, place, iteration, underlying)
        case .transforms(let kind, let values): return transform(kind, values, place, iteration, underlying)
        case .motion(let track):
            var matrix = track.matrix(at: place, iteration: accumulates ? iteration : 0)
            if isAdditive, case .transforms(let steps)? = underlying, case .matrix(let outer)? = steps.first {
                matrix = matrix.within(outer)
            }
            return .transforms([.matrix(matrix)])
        }
    }

    private func plain(
        _ values: [MovingValue], _ place: (index: Int, share: Double), _ iteration: Int64,
        _ underlying: MovingValue?
    ) -> MovingValue? {
        let rules = MixingRules.smil(property)
        if goesTo {
            guard let underlying else { return values.last }
            let share = place.index > 0 ? 1 : place.share
            if share == 1 { return values.last }
            return underlying.mixed(with: values[0], at: share, rules)
                ?? (share < 0.5 ? underlying : values[0])
        }
        var value = values[place.index]
        if place.share != 0, place.index + 1 < values.count {
            let next = values[place.index + 1]
            value = value.mixed(with: next, at: place.share, rules) ?? (place.share < 0.5 ? value : next)
        }
        if accumulates, iteration > 0, let last = values.last {
            value = value.accumulating(last, times: Double(iteration), rules) ?? value
        }
        guard isAdditive, let underlying else { return value }
        return underlying.accumulating(value, times: 1, rules) ?? value
    }

    private func transform(
        _ kind: TransformKind, _ values: [Numbers], _ place: (index: Int, share: Double), _ iteration: Int64,
        _ underlying: MovingValue?
    ) -> MovingValue? {
        var below: [TransformStep] = []
        if case .transforms(let steps)? = underlying { below = steps }
        if goesTo {
            let share = place.index > 0 ? 1 : place.share
            // Without anything of its kind below it goes from zeros, also for a scale.
            let from = (below.count == 1 ? kind.numbers(of: below[0]) : nil) ?? .zero
            let numbers = from + (values[0] - from) * share
            return .transforms([kind.step(numbers)])
        }
        var numbers = values[place.index]
        if place.share != 0, place.index + 1 < values.count {
            numbers += (values[place.index + 1] - numbers) * place.share
        }
        if accumulates, iteration > 0, let last = values.last { numbers += last * Double(iteration) }
        return .transforms(isAdditive ? below + [kind.step(numbers)] : [kind.step(numbers)])
    }
}

extension SMILEffect.TransformKind {
    func step(_ n: SMILEffect.Numbers) -> TransformStep {
        switch self {
        case .translate: .translate(SVGLength(n.x), SVGLength(n.y))
        case .scale: .scale(n.x, n.y)
        case .rotate: .rotate(n.x, x: n.y, y: n.z)
        case .skewX: .skew(n.x, 0)
        case .skewY: .skew(0, n.x)
        }
    }

    /// The numbers of a step of this kind; nil for another one.
    func numbers(of step: TransformStep) -> SMILEffect.Numbers? {
        switch (self, step) {
        case (.translate, .translate(let x, let y)): [x.user, y.user, 0]
        case (.scale, .scale(let x, let y)): [x, y, 0]
        case (.rotate, .rotate(let angle, let x, let y)): [angle, x, y]
        case (.skewX, .skew(let x, 0)): [x, 0, 0]
        case (.skewY, .skew(0, let y)): [y, 0, 0]
        default: nil
        }
    }
}

extension MixingRules {
    /// The rules of SMIL for a property.
    static func smil(_ property: String) -> MixingRules {
        MixingRules(isPremultiplied: false, repeatsLists: property == "stroke-dasharray")
    }
}

extension SMILEffect {
    /// Whether the value is the same at all times.
    var isConstant: Bool { values.count == 1 && !goesTo && !accumulates }
}
