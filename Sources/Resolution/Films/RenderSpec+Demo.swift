internal import Basics
internal import Indicators
internal import Languages
internal import MotionCore
internal import Presentations
internal import Requests

extension RenderSpec {
    /// The request with the operation of a demonstration, where its policy is one.
    ///
    /// - Parameter origin: The standing of the policy: one that is shared by many requests adds no operation to a request
    ///   without one.
    func demonstrated(_ origin: (SpecOption) -> OptionOrigin) -> RenderSpec {
        guard operation.policy?.demonstrates == true, indicator != .steps,
            let option = SpecOption.named(.operationPolicy),
            operation.hasEvents || origin(option) != .shared
        else { return self }
        var spec = self
        let words = label.states[.success] ?? language.words.complete
        spec.operation.story = (operation.story ?? Operation()).demonstrated(
            words, showsValues: takesValues, isReal: operation.logName != nil)
        return spec
    }

    /// Whether the indicator can show a value in its presentation.
    private var takesValues: Bool {
        if presentation?.takesValues == false { return false }
        switch (animation.named ?? defaultMotion).kind {
        case .arc, .determinate: return true
        case .bars(let bars): return !bars.areTiles
        case .drawn(let drawn): return drawn.takesValues
        case .spokes, .dots: return false
        }
    }
}
