/// Knows the outlines of texts, for formats that have no pixels.
public protocol TextOutlining: AnyObject {
    /// The outlines of all glyphs of `text`, in points of the picture, to be filled by the nonzero rule.
    ///
    /// - Throws: ``TextError`` where fonts or the libraries that read them are missing, or fail.
    func outline(of text: TextShape) throws(TextError) -> Path
}
