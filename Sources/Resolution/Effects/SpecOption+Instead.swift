internal import Basics
internal import Indicators
internal import MotionCore
internal import Requests

/// The reasons why options about values, containers and lines without waves have no effect on a motion, and the ones to use
/// instead.
extension SpecOption {
    /// Returns the reason why an option about values has no effect on a loop; nil for other options.
    func idleWithoutValue(_ spec: RenderSpec, _ facts: RequestFacts) -> Idle? {
        guard [.value, .span, .value2].contains(key), let motion = facts.motion else { return nil }
        if key == .value2, spec.animation.shown == nil, motion.takesValues || spec.animation.named == nil {
            return Idle(
                reason: "without a value", advice: "add \(option: .value), such as \(option: .value, "0.4")"
            )
        }
        let usable = key == .value ? motion.valuedName : "determinate"
        return Idle(
            reason: "on \(motion.name), which shows no value",
            advice: "leave it out, or use \(instead(usable, spec))")
    }

    /// Returns the reason why the option has no effect on the figure.
    func idleOnFigure(_ spec: RenderSpec, _ facts: RequestFacts) -> Idle {
        let name = facts.motion?.name ?? "steps"
        let showsValues = !facts.figure.isDisjoint(with: .values)
        if conditions.contains(.morphs) {
            return Idle(
                reason: "on \(facts.motion?.kind == .determinate ? "a plain value" : name)",
                advice: "use \(instead(showsValues ? "compose-loading" : "material-loading", spec))")
        }
        if scope.isSubset(of: .values), !showsValues {
            return facts.film == .run
                ? Idle(reason: "on \(name)", advice: "use \(instead("determinate", spec))")
                : Idle(reason: "without a value", advice: "add \(option: .value), or leave it out")
        }
        return Idle(reason: "on \(facts.figure == .figures ? name : facts.figure.words)")
    }

    /// Returns the name of a motion without waves that takes the option.
    func plainMotion(_ spec: RenderSpec, _ facts: RequestFacts) -> Message {
        let isStill = facts.film == .run || facts.film == .change && !facts.moves
        let name =
            isStill || facts.film == .loop && scope.isSubset(of: .values)
            ? "determinate" : facts.indicator == .linear ? "material-disjoint" : "material-retreat"
        return instead(name, spec)
    }
}

/// Returns the advice to use another motion instead of the named one or the usual one.
func instead(_ name: String, _ spec: RenderSpec) -> Message {
    spec.animation.named == nil ? "\(option: .motion, name)" : "the motion \(name) instead"
}

extension WaveAdjustment {
    /// The first option of the adjustment that is given.
    var key: OptionKey { amplitude != nil ? .waveAmplitude : length != nil ? .wavelength : .waveSpeed }
}
