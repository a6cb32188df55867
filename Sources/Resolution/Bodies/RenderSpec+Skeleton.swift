internal import Basics
internal import Drawing
internal import Formats
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Presentations
internal import Requests

extension RenderSpec {
    /// Returns the request with the motion of its placeholders; itself where it has none.
    func withSkeletonMotion() throws(SpecError) -> RenderSpec {
        // A message in the place of motion is in that of placeholders, too.
        if skeleton.isEmpty || access.reducedMotion == .message { return self }
        func refused(_ key: OptionKey, unless isFine: Bool, _ problem: Message) throws(SpecError) {
            if !isFine { throw SpecError(at: .option(key), problem) }
        }
        try refused(
            .motion, unless: animation.motion == nil,
            "placeholders have motions of their own; leave it out, and use \(option: .skeletonEffect)")
        try refused(
            .skeleton, unless: indicator == .circular,
            "placeholders are instead of a circular indicator; use \(option: .indicator, "circular")")
        try refused(
            .shape, unless: shape == nil, "placeholders are instead of a shape; leave out one of them")
        try refused(
            .present, unless: presentation == nil || presentation == .bare,
            "a page has placeholders of its own; leave out \(option: .skeleton), or add \(option: .presentShimmer, "content")"
        )
        try refused(
            .value,
            unless: animation.shown == nil && animation.countdown == nil && transition == nil
                && !operation.hasEvents,
            "placeholders show no value and no state; leave it out")
        if let effect = skeletonEffect, effect != .pulse {
            try refused(
                .skeletonEffect, unless: !resolvedFormats().contains(.avd),
                "avd cannot hold a light that passes; use \(option: .skeletonEffect, "pulse"), or svg, lottie or apng"
            )
            try refused(
                .currentColor, unless: !usesCurrentColor,
                "a light has colors of its own; leave it out, or use \(option: .skeletonEffect, "pulse")")
        }
        var spec = self
        do throws(Message) {
            spec.animation.motion = .value(
                try Skeleton.motion(
                    skeleton, width: skeletonWidth, direction: resolvedDirection(),
                    effect: skeletonEffect ?? .pulse))
        } catch {
            throw SpecError(at: .option(.skeleton), error)
        }
        return spec
    }

    /// The note about placeholders whose loop has no whole number of frames, and so takes another time; none without placeholders.
    func skeletonNotes(_ timeline: Timeline) -> [Message] {
        guard !skeleton.isEmpty, case .loop(_, let clock) = timeline.content, timeline.count > 1,
            resolvedFormats().contains(where: { $0.content != .vector })
        else { return [] }
        let length = Double(clock.framesPerLoop) * 1000 / clock.fps
        if (length - clock.period).magnitude <= 0.5 { return [] }
        return [
            "the placeholders take \(length.decimal(0)) ms instead of \(clock.period.decimal(0)), so that the loop closes"
        ]
    }

    /// The width of all placeholders in points.
    var skeletonWidth: Double {
        if case .points(let width) = extent { width } else { Skeleton.usualWidth }
    }

    /// Returns the light that passes over placeholders; nil for none.
    func skeletonLight(_ theme: Theme) -> SkeletonLight? {
        guard !skeleton.isEmpty, let effect = skeletonEffect else { return nil }
        return SkeletonLight(
            effect, on: resolvedBackground(theme) ?? theme[.surface], isDark: theme.isDark,
            resolvedDirection())
    }
}
