/// A range of colors that channels can tell.
public enum Gamut: String, Hashable, Sendable, CaseIterable {
    /// The colors of usual screens.
    case srgb
    /// Display P3: more saturated ones, with the primaries of cinemas and the curve of sRGB.
    case displayP3 = "p3"
}
