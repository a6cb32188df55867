internal import Drawing

/// A figure of a clip or a mask: the last one that holds a place says whether something shows there, and nothing does outside of all.
struct ClipFigure {
    /// The area of the figure.
    var path: Path
    /// Whether the even-odd rule fills the area instead of the nonzero one.
    var isEvenOdd = false
    /// Whether nothing shows in the area, instead of what is clipped.
    var isHole = false

    init(_ path: Path, isEvenOdd: Bool = false, isHole: Bool = false) {
        self.path = path
        self.isEvenOdd = isEvenOdd
        self.isHole = isHole
    }
}
