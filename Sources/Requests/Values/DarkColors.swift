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

extension RenderSpec {
    /// Remembers how the colors beyond sRGB in a text are written: of one color, a pair, or several with commas between them.
    mutating func keepWritten(_ text: String) {
        for part in ColorPair.parts(of: text) where part.utf8.contains(UInt8(ascii: "(")) {
            let halves = try? ColorPair.halves(of: part)
            for color in halves.map({ [$0.light, $0.dark] }) ?? [part] {
                if let known = try? Color(parsing: color), !known.wide.isNone {
                    writtenColors[known.with(alpha: 255)] = color
                }
            }
        }
    }
}
