internal import Basics
internal import Drawing
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Requests

/// Effects that run over the filled part of a bar.
extension RenderSpec {
    /// Whether a single value is a loop, over which an effect runs.
    var loopsValue: Bool { fillEffect != nil && animation.values.isSingle }

    /// Returns the effect on bars of these colors; nil for none.
    func resolvedEffect(_ colors: [Color]) throws(SpecError) -> BarEffect? {
        guard let form = fillEffect else { return nil }
        let effect = BarEffect(form)
        let others: [(OptionKey, Bool)] = [(.gradient, gradient != nil), (.template, template != nil)]
        if let (other, _) = others.first(where: { $0.1 }) {
            throw SpecError(
                at: .option(.fillEffect), "does not go with \(option: other); leave out one of them")
        }
        var shown = effect
        shown.place = effect.fullest
        if let color = colors.first, shown.color(on: color) == color {
            throw SpecError(
                at: .option(.fillEffect),
                "\(form.rawValue) in white would not show on \(color); leave it out, or use a darker \(option: .color)"
            )
        }
        return effect
    }

    /// Returns a timeline of one value as a loop of the effect; any other one as it is. Over values that change, the effect runs at its
    /// own pace.
    func looped(_ timeline: Timeline) throws(SpecError) -> Timeline {
        guard let form = fillEffect, timeline.onlyValue != nil, animation.frames != 1 else { return timeline }
        let period = BarEffect(form).period
        let fps: Double
        if let frames = animation.frames, animation.fps == nil {
            fps = Double(frames) * 1000 / period
        } else {
            fps = timeline.fps
        }
        let count = animation.frames ?? max(Int((period * fps / 1000).rounded()), 1)
        try animation.check(
            count, "\(count) frames are", animation.maxFrames ?? Timeline.defaultMaxFrames)
        return Timeline(
            motion: timeline.motion, content: timeline.content, count: count, fps: fps,
            isFaithful: timeline.isFaithful, repeats: count > 1)
    }

    /// The note about an effect that does not move, or not in its own time; none without one.
    func effectNotes(_ timeline: Timeline) -> [Message] {
        guard let form = fillEffect else { return [] }
        if timeline.count == 1 {
            return [
                "a single picture shows \(form.rawValue) at one moment; to see it move, leave out \(option: .frames)"
            ]
        }
        guard timeline.repeats else { return [] }
        let effect = BarEffect(form)
        let period = Timeline.period(near: effect.period, in: timeline.length)
        if (period - effect.period).magnitude <= 0.5 { return [] }
        return [
            "the effect of \(form.rawValue) takes \(period.decimal(0)) ms instead of \(effect.period.decimal(0)), so that the loop closes"
        ]
    }
}
