public import Drawing

/// Knows the outlines of texts, for formats that have no pixels.
public protocol TextOutlining {
    /// The outlines of all glyphs of `text`, in points of the picture, to be filled by the nonzero rule.
    ///
    /// - Throws: what keeps the fonts from being used.
    func outline(of text: TextShape) throws -> Path
}
