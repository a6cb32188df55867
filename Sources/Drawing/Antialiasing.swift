/// The smoothing of edges by pixels that are covered in part.
public enum Antialiasing: String, CaseIterable, Hashable, Sendable {
    /// A pixel takes the share of a color by which the part covers it.
    case full
    /// A pixel is of a color where at least half of it is covered, else it is not, as in pixel art. Scales are whole, and enlarge
    /// each pixel of the picture at scale 1.
    case none
}
