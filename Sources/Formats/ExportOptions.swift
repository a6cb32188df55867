public import Basics
public import Drawing

/// What can be chosen about the files, for all formats together; each format reads its own part.
public struct ExportOptions: Hashable, Sendable {
    /// How frames are put together in sheets.
    public var sheet: SheetOptions
    /// How much time to spend on the size of PNG, APNG, GIF and WebP files.
    public var compression: Compression
    /// The opaque color behind a GIF, which has no partly transparent pixels; nil where it needs none.
    public var matte: Color?
    /// Whether an SVG picture takes the indicator's color from the page that it is a part of.
    public var usesCurrentColor: Bool

    /// What differs from the defaults, for all formats.
    public init(
        sheet: SheetOptions = SheetOptions(), compression: Compression = .standard, matte: Color? = nil,
        usesCurrentColor: Bool = false
    ) {
        (self.sheet, self.compression, self.matte) = (sheet, compression, matte)
        self.usesCurrentColor = usesCurrentColor
    }
}
