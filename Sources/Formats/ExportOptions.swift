public import Basics

/// The export options of all formats together; each format reads its own part.
public struct ExportOptions: Hashable, Sendable {
    /// The layout, trimming and metadata of sheets.
    public var sheet: SheetOptions
    /// Whether transparent pixels of single frames take the color of visible neighbors.
    public var bleedsFrames = false
    /// The effort spent on small PNG, APNG, GIF and WebP files.
    public var compression: Compression
    /// The opaque color behind formats without partly transparent pixels; nil where they need none.
    public var matte: Color?
    /// The pixel layout of arrays for devices.
    public var pixels: PixelOptions
    /// The width and the characters of a spinner for terminals.
    public var terminal: TerminalOptions
    /// Whether a GIF without a matte has hard edges.
    public var hasHardEdges = false
    /// Whether a GIF leaves out soft shadows, as nobody has said on what ground they lie.
    public var hidesShadows = false
    /// The most bytes that a file of ``OutputFormat/budgeted`` may have; nil for any number.
    public var maxBytes: Int?
    /// The order in which frames are shown.
    public var playback = Playback()
    /// The number of times that the animation is played, at least 1; nil is once in videos, and forever in other loops.
    public var repeats: Int?
    /// The point of a cursor that points; nil is its middle.
    public var hotSpot: HotSpot?
    /// The name of the folder that the files go to; empty if it has none. Catalogs are added to the folder of an existing app.
    public var folder = ""
    /// Whether an SVG picture takes the indicator's color from the page that it is a part of.
    public var usesCurrentColor: Bool
    /// Whether a color is asked for, by itself or by a theme: a stylesheet then sets it, where a page sets none.
    public var hasOwnColor = false

    /// Creates options for all formats; arguments left out have their defaults.
    public init(
        sheet: SheetOptions = SheetOptions(), compression: Compression = .standard, matte: Color? = nil,
        pixels: PixelOptions = PixelOptions(), terminal: TerminalOptions = TerminalOptions(),
        repeats: Int? = nil,
        hotSpot: HotSpot? = nil, usesCurrentColor: Bool = false
    ) {
        self.sheet = sheet
        self.compression = compression
        self.matte = matte
        self.pixels = pixels
        self.terminal = terminal
        self.repeats = repeats
        self.hotSpot = hotSpot
        self.usesCurrentColor = usesCurrentColor
    }

    /// The number of times that an animated picture of `sequence` is played; 0 forever.
    package func plays(of sequence: FrameSequence) -> Int {
        // A still picture is not played.
        (sequence.count > 1 ? repeats : nil) ?? (sequence.loops ? 0 : 1)
    }
}
