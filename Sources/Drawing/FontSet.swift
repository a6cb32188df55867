/// The files that texts are set in: those of one family by weight, and the fixed ones that help out.
public struct FontSet: Hashable, Sendable {
    /// A font file and what of it is meant.
    public struct Face: Hashable, Sendable {
        /// The path of the font file.
        public var path: String
        /// The family, as the font names itself.
        public var family: String
        /// As in CSS: 400 is regular, 700 bold.
        public var weight: Int

        /// A face in a file, which is not looked at.
        public init(path: String, family: String, weight: Int) {
            self.path = path
            self.family = family
            self.weight = weight
        }
    }

    /// The chosen font, at least one face of it.
    public let faces: [Face]

    /// Faces that have been found; at least one.
    public init(faces: [Face]) { self.faces = faces }

    /// A font file with more bytes is refused: twice the largest fonts there are, which hold all of Chinese, Japanese and
    /// Korean in every weight.
    public static let maxBytes = 1 << 29
}
