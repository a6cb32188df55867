internal import Basics
internal import Drawing
internal import Indicators
internal import MotionCore
internal import Requests

extension RenderSpec {
    /// The colors in place of a motion's own, in their order; none where all of it has one color.
    ///
    /// A motion that is published in several colors has these, unless a color is given: by the request, by a theme of one's own, or by a theme
    /// for high contrast.
    func figureColors(_ motion: Motion, _ theme: Theme) throws(SpecError) -> [Color] {
        let published = motion.palette
        guard !published.isEmpty, !hasOneColor else { return [] }
        if colors.count == 1 { return [] }
        if colors.count > 1 {
            guard colors.count == published.count else {
                throw SpecError(
                    at: .option(.color),
                    "\(motion.name) has \(counted(published.count, "color")), but \(colors.count) are given; give one for all of it\(published.count > 1 ? ", or \(published.count) in the order of \(published.map { $0.description }.joined(separator: ", "))" : "")"
                )
            }
            return colors
        }
        if themeColors[.indicator] != nil { return [] }
        guard let named = self.theme, named.isHighContrast || !Theme.all.contains(named) else {
            return published
        }
        return named.colors.count > 1 && named.colors.count == published.count ? named.colors : []
    }

    /// The color of figures that have none of their own, and of a sign: that of the first figure where all have.
    func baseColor(_ motion: Motion, _ own: [Color], _ theme: Theme) -> Color {
        guard case .drawn(let drawn) = motion.kind, case .elements(let choreography) = drawn.form,
            choreography.hasUncolored
        else { return own[0] }
        return colors.first ?? theme[indicatorSlot]
    }

    /// The note about a motion whose own colors a film does not show; none where it has none, or a color is given.
    func lostColorNotes(_ motion: Motion, _ film: Message) -> [Message] {
        guard motion.palette.count > 1, colors.isEmpty, !hasOneColor else { return [] }
        return [
            "\(motion.name) is published in \(motion.palette.count) colors, which are left out, as \(film) has one color; a loop shows them"
        ]
    }

    /// Whether one color is asked for by something other than a color.
    private var hasOneColor: Bool { template != nil || usesCurrentColor || !skeleton.isEmpty }
}
