public import Imaging

/// What can be chosen about the files, for all formats together; each format reads its own part.
public struct ExportOptions: Hashable, Sendable {
    /// How frames are put together in sheets.
    public var sheet: SheetOptions
    /// How much time to spend on the size of PNG, APNG, GIF and WebP files.
    public var compression: PNGCompression
    /// The opaque color behind a GIF, which has no partly transparent pixels; nil where it needs none.
    public var matte: RGBA?
    /// Whether an SVG picture takes the indicator's color from the page that it is a part of.
    public var usesCurrentColor: Bool

    /// What differs from the defaults, for all formats.
    public init(
        sheet: SheetOptions = SheetOptions(), compression: PNGCompression = .standard, matte: RGBA? = nil,
        usesCurrentColor: Bool = false
    ) {
        (self.sheet, self.compression, self.matte) = (sheet, compression, matte)
        self.usesCurrentColor = usesCurrentColor
    }
}
