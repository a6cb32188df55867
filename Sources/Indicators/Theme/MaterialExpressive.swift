internal import MotionCore

/// Material 3 Expressive: the colors of Material 3 with wavy indicators, whose track shows all the time.
///
/// Compose publishes an expressive scheme for light surfaces alone. It is the light one with four other colors, those on
/// containers, which are now also those of the Material 3 tokens. On dark surfaces, its own sample uses the dark scheme of
/// Material 3 as it is.
extension Theme {
    /// Material 3 Expressive on light surfaces.
    public static let materialExpressiveLight = materialLight.expressive(
        "material-expressive-light", "Material 3 Expressive on light surfaces: wavy, with tracks")

    /// Material 3 Expressive on dark surfaces.
    public static let materialExpressiveDark = materialDark.expressive(
        "material-expressive-dark", "Material 3 Expressive on dark surfaces: wavy, with tracks")

    private func expressive(_ name: String, _ summary: String) -> Theme {
        var theme = self
        (theme.name, theme.summary) = (name, summary)
        theme.synonyms += ["expressive", "wavy", "m3e"]
        theme.sources.append(.expressive)
        theme.metrics = .materialExpressive
        (theme.motion, theme.linearMotion) = (.materialWavy, .materialWavyLinear)
        return theme
    }
}
