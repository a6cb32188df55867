public import Basics
public import Drawing

/// What can be chosen about the files, for all formats together; each format reads its own part.
public struct ExportOptions: Hashable, Sendable {
    /// How frames are put together in sheets.
    public var sheet: SheetOptions
    /// How much time to spend on the size of PNG, APNG, GIF and WebP files.
    public var compression: Compression
    /// The opaque color behind formats without partly transparent pixels; nil where they need none.
    public var matte: Color?
    /// How pixels lie in arrays for devices.
    public var pixels: PixelOptions
    /// How a spinner for terminals looks.
    public var terminal: TerminalOptions
    /// Whether a GIF without a matte has hard edges.
    public var hasHardEdges = false
    /// How many bytes a file of ``OutputFormat/budgeted`` may have; nil for any number.
    public var maxBytes: Int?
    /// In which order frames are shown.
    public var playback = Playback()
    /// How many times the animation is shown, at least 1; nil is once in videos, and forever in other loops.
    public var repeats: Int?
    /// The point of a cursor that points; nil is its middle.
    public var hotSpot: HotSpot?
    /// What the folder is called that files go to, where it has a name: catalogs are added to one of an app that exists.
    public var folder = ""
    /// Whether an SVG picture takes the indicator's color from the page that it is a part of.
    public var usesCurrentColor: Bool

    /// What differs from the defaults, for all formats.
    public init(
        sheet: SheetOptions = SheetOptions(), compression: Compression = .standard, matte: Color? = nil,
        pixels: PixelOptions = PixelOptions(), terminal: TerminalOptions = TerminalOptions(),
        repeats: Int? = nil,
        hotSpot: HotSpot? = nil, usesCurrentColor: Bool = false
    ) {
        (self.sheet, self.compression, self.matte) = (sheet, compression, matte)
        (self.pixels, self.terminal, self.repeats, self.hotSpot) = (pixels, terminal, repeats, hotSpot)
        self.usesCurrentColor = usesCurrentColor
    }

    /// How many times an animated picture of `sequence` is shown; 0 forever.
    package func plays(of sequence: FrameSequence) -> Int {
        // What stands still is not played.
        (sequence.count > 1 ? repeats : nil) ?? (sequence.loops ? 0 : 1)
    }
}
