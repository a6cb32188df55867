internal import Basics
internal import Drawing
internal import Guidelines
internal import Indicators
internal import Requests

/// The track of a ring or of a bar.
extension RenderSpec {
    func resolvedGap(_ track: Color?, _ usual: Double, limit: Double) throws(SpecError) -> Double {
        let usual = self.themeSource != nil && track != nil ? usual : 0
        return try resolvedLength(.gap, gap, limit: limit, "the indicator's size") ?? usual
    }

    /// - Parameters:
    ///   - usual: The theme's color.
    ///   - isUsual: Whether the theme shows the track.
    func resolvedTrackColor(_ usual: Color, isUsual: Bool) -> Color? {
        switch trackPaint {
        case nil: themeSource != nil && isUsual ? usual : nil
        case .hidden: nil
        case .theme: usual
        case .color(let color): color
        }
    }

    /// Returns the color of a track while the indicator is disabled; nil where the request gives a color of its own, which
    /// stays.
    func disabledTrack(_ theme: Theme) -> Color? {
        if case .color = trackPaint { return nil }
        let isOpaque = theme[indicator == .linear ? .linearTrack : .track].alpha == 255
        // An opaque track stays opaque: nothing shows through it on the way, nor below a dot that lies on it.
        return isOpaque ? Contrast.color(of: [theme[.surface], theme.disabledGround]) : theme.disabledGround
    }
}

extension Theme {
    /// The color below a disabled indicator. In Material, containers have 12 % of the color on a surface, and their
    /// contents 38 %; this is the same ratio. In Fiori's own colors, a disabled value could not be told from its track.
    var disabledGround: Color { self[.disabled].faded(12.0 / 38) }
}
