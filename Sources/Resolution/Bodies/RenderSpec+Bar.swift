internal import Basics
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Requests

extension RenderSpec {
    /// Whether a linear indicator is vertical.
    var isVertical: Bool { direction?.isVertical ?? false }

    /// Returns the length and the thickness of a track; those of a vertical one are its height and its width.
    func resolvedLine(_ theme: Theme) throws(SpecError) -> (length: Double, thickness: Double) {
        let usual: (length: Double, thickness: Double) =
            isBattery ? Self.battery : (theme.metrics.linearWidth, theme.metrics.grownLinearHeight)
        let length = (isVertical ? height : width) ?? usual.length
        let thickness = (isVertical ? width : height) ?? usual.thickness
        guard thickness <= length else {
            let (side, other) = isVertical ? ("wide", "height") : ("high", "width")
            throw SpecError(
                at: .option(isVertical ? .width : .height),
                "\(thickness.shortestText) is out of range: at \(other) \(length.shortestText) a track is \(IndicatorLimits.thinnestStroke.shortestText) to \(length.shortestText) points \(side)"
            )
        }
        return (length, thickness)
    }

    /// The length and the thickness of a battery, in points. The figures are Spindle's own.
    private static let battery = (length: 48.0, thickness: 24.0)

    /// Returns the casing of a battery, and the length and the thickness of the track in it; nil for none, and the same sides.
    func resolvedCasing(_ theme: Theme) throws(SpecError) -> (
        casing: BarCasing?, length: Double, thickness: Double
    ) {
        let (length, thickness) = try resolvedLine(theme)
        guard isBattery else { return (nil, length, thickness) }
        let casing = BarCasing(thickness: thickness)
        let inner = (length: length - 2 * casing.inset - casing.pole, thickness: thickness - 2 * casing.inset)
        guard inner.length >= inner.thickness else {
            let least = (inner.thickness + length - inner.length).rounded(.up)
            throw SpecError(
                at: .option(isVertical ? .height : .width),
                "\(length.shortestText) is out of range: a battery \(thickness.shortestText) points thick is \(least.shortestText) points long or more"
            )
        }
        return (casing, inner.length, inner.thickness)
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
