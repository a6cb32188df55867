internal import Basics
internal import Drawing
internal import Formats
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Requests

extension RenderSpec {
    /// Returns the job with the gradient of the theme, where it has one and no color is given. Nil where that shows nowhere, or cannot be
    /// drawn, of which a note tells.
    func jobInThemeGradient(_ notes: inout [Message]) -> RenderJob? {
        guard let own = chosenTheme.gradient, gradient == nil, colors.isEmpty, template == nil else {
            return nil
        }
        var spec = self
        spec.gradient = own
        guard let option = SpecOption.named(.gradient), let facts = try? RequestFacts(spec) else {
            return nil
        }
        if option.idle(spec, facts) != nil {
            if facts.film == .change {
                notes.append(
                    "the gradient of the theme is left out, as a change of state has one color; a still of its end shows it"
                )
            }
            return nil
        }
        do throws(SpecError) {
            return try spec.jobWithoutThemeGradient()
        } catch {
            notes.append("the gradient of the theme is left out: \(error.message)")
            return nil
        }
    }

    /// The gradient of an arc or of bars; nil for one color.
    func resolvedGradient(_ moving: Moving) throws(SpecError) -> IndicatorGradient? {
        guard let gradient else { return nil }
        let isRing = indicator != .linear
        if isRing, gradient.colors.contains(where: { $0.alpha < 255 }),
            let format = resolvedFormats().first(where: { $0.content == .vector })
        {
            throw SpecError(
                at: .option(.to),
                "\(format.name) cannot hold a translucent gradient along a ring; use opaque colors, or apng, sheet or frames"
            )
        }
        if isRing, isCounterclockwise, gradientAxis != .ring,
            let format = resolvedFormats().first(where: {
                $0.content == .vector && $0.name != OutputFormat.avd.name
            })
        {
            throw SpecError(
                at: .option(.to),
                "\(format.name) cannot hold a gradient along an arc that runs counterclockwise; use \(option: .gradientAlong, "ring"), or apng, sheet or frames"
            )
        }
        if value2 != nil {
            throw SpecError(
                at: .option(.value2),
                "does not go with \(option: .gradient), which colors one value; leave out one of them")
        }
        let others: [(key: OptionKey, isGiven: Bool)] = [
            (.color, !colors.isEmpty), (.template, template != nil), (.currentColor, usesCurrentColor),
        ]
        if let other = others.first(where: { $0.isGiven }) {
            throw SpecError(
                at: .option(other.key),
                "\(option: .gradient) has the colors of the indicator; leave out one of them")
        }
        if case .bars(let bars) = moving.kind, bars.areTiles {
            throw SpecError(
                at: .option(.gradient),
                "has no effect on \(moving.motion.name), whose bars are tiles; use \(option: .color), or a motion with plain bars"
            )
        }
        let way = gradientAxis ?? .arc
        if way == .ring, sheet.loop == .subcycle {
            throw SpecError(
                at: .option(.sheetLoop),
                "a sub-cycle rotates the whole picture, the gradient too; use \(option: .gradientAlong, "arc")"
            )
        }
        return IndicatorGradient(gradient, along: way)
    }
}
