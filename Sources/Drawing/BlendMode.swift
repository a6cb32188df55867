/// A way in which colors in front are blended with those behind, by its name in CSS.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
    /// The color in front.
    case normal
    /// The product, at most as light as either.
    case multiply
    /// The product of what is missing to white, at least as light as either.
    case screen
    /// ``multiply`` where the color behind is dark, and ``screen`` where it is light.
    case overlay
    /// The darker of the channels.
    case darken
    /// The lighter of the channels.
    case lighten
    /// The color behind, lighter the lighter the color in front is.
    case colorDodge = "color-dodge"
    /// The color behind, darker the darker the color in front is.
    case colorBurn = "color-burn"
    /// ``multiply`` where the color in front is dark, and ``screen`` where it is light.
    case hardLight = "hard-light"
    /// A softer ``hardLight``.
    case softLight = "soft-light"
    /// The distance between the channels.
    case difference
    /// A softer ``difference``.
    case exclusion
    /// The hue of the color in front, with the saturation and luminosity of the one behind.
    case hue
    /// The saturation of the color in front, with the hue and luminosity of the one behind.
    case saturation
    /// The hue and saturation of the color in front, with the luminosity of the one behind.
    case color
    /// The luminosity of the color in front, with the hue and saturation of the one behind.
    case luminosity
}
