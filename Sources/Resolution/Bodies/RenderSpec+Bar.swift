internal import Basics
internal import Drawing
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Requests

extension RenderSpec {
    /// Whether a linear indicator is vertical.
    var isVertical: Bool { direction?.isVertical ?? false }

    /// Returns the length and the thickness of a track; those of a vertical one are its height and its width.
    func resolvedLine(_ theme: Theme) throws(SpecError) -> (length: Double, thickness: Double) {
        let length = (isVertical ? height : width) ?? theme.metrics.linearWidth
        let thickness = (isVertical ? width : height) ?? theme.metrics.grownLinearHeight
        guard thickness <= length else {
            let (side, other) = isVertical ? ("wide", "height") : ("high", "width")
            throw SpecError(
                at: .option(isVertical ? .width : .height),
                "\(thickness.shortestText) is out of range: at \(other) \(length.shortestText) a track is \(IndicatorLimits.thinnestStroke.shortestText) to \(length.shortestText) points \(side)"
            )
        }
        return (length, thickness)
    }

    /// Checks that what is vertical is a bar.
    func checkVertical() throws(SpecError) {
        guard let direction, direction.isVertical, indicator != .linear else { return }
        throw SpecError(
            at: .option(.direction),
            "\"\(direction.rawValue)\" is for linear indicators; use ltr or rtl, or \(option: .indicator, "linear")"
        )
    }

    /// Checks that a vertical bar is without words and signs, for which there is no room beside it.
    func checkWords(_ request: LabelRequest) throws(SpecError) {
        guard isVertical, !request.writesNothing || request.hasGlyph else { return }
        let isWritten = request.labels.contains { !$0.isEmpty }
        let option: OptionKey =
            isWritten ? .label : request.progress != .none ? .progressText : .glyph
        throw SpecError(
            at: .option(option),
            "a vertical bar has no room for words or signs; leave it out, or use \(option: .direction, "ltr")"
        )
    }

    /// Whether the bar of a value grows from the middle; other things at its ends are refused.
    func growsFromCenter(_ moving: Moving) throws(SpecError) -> Bool {
        guard origin == .center, moving.showsValues || moving.kind == .determinate else { return false }
        let others: [(OptionKey, Bool)] = [
            (.span, animation.span != nil), (.value2, value2 != nil), (.buffer, buffer ?? 0 > 0),
            (.stop, stop ?? 0 > 0),
        ]
        if let (option, _) = others.first(where: { $0.1 }) {
            throw SpecError(
                at: .option(option),
                "does not go with \(option: .origin, "center"), where a value has two ends; leave out one of them"
            )
        }
        guard moving.kind == .determinate else {
            throw SpecError(
                at: .option(.origin),
                "\(moving.motion.name) settles at the leading edge; leave it out, or use \(option: .motion, "determinate")"
            )
        }
        return true
    }
}
