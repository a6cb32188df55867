public import Drawing
public import Indicators

/// The colors of a request on dark screens, where they differ from those on light ones: the second halves of pairs such as
/// `light-dark(#0A6ED1, #5BA8F5)`.
public struct DarkColors: Hashable, Sendable {
    /// In the place of ``RenderSpec/themeColors`` of the same slots.
    public var themeColors: [ThemeSlot: Color] = [:]
    /// In the place of ``RenderSpec/colors``; empty for those.
    public var colors: [Color] = []
    /// In the place of ``RenderSpec/gradient``.
    public var gradient: Gradient?
    /// In the place of ``RenderSpec/trackPaint``.
    public var trackPaint: TrackPaint?
    /// In the place of ``RenderSpec/containerPaint``.
    public var containerPaint: TrackPaint?
    /// In the place of ``RenderSpec/backdrop``.
    public var backdrop: Backdrop?

    /// No colors: those on light screens serve for all.
    public init() {}
}

extension RenderSpec {
    /// The request on dark screens, or on light ones: without pairs.
    package func inLook(isDark: Bool) -> RenderSpec {
        var spec = self
        spec.onDark = DarkColors()
        guard isDark else { return spec }
        for (slot, color) in onDark.themeColors { spec.themeColors[slot] = color }
        if !onDark.colors.isEmpty { spec.colors = onDark.colors }
        spec.gradient = onDark.gradient ?? gradient
        spec.trackPaint = onDark.trackPaint ?? trackPaint
        spec.containerPaint = onDark.containerPaint ?? containerPaint
        spec.backdrop = onDark.backdrop ?? backdrop
        return spec
    }
}
