public import Basics
package import Vectors

/// A kind of output: which files it writes, what they hold and who reads them. `Exports` writes them.
public struct OutputFormat: Named {
    /// The noun for a format in messages.
    public static let noun = "format"

    /// The name in the catalog.
    public let name: String
    /// Synonyms, in lower case.
    public let synonyms: [String]
    /// One line that says what it is.
    public let summary: String
    /// The names of the files, where NAME stands for the asset's name.
    public let files: String
    /// The limits of the format, in expression and in size.
    public let limits: String
    /// Programs that are known to open the files.
    public let readers: String
    /// The file extensions, without the period: first the one that identifies the format, then others that are accepted
    /// where the format is known. Empty where no single name stands for all files.
    public let endings: [String]

    /// The content of one of its files.
    public let content: Content
    /// The largest side of a frame in pixels that it can hold.
    public let largestSide: Int
    /// The scales that a catalog has places for; nil where every scale that is asked for is written.
    public let scales: CatalogScales?
    /// The rule of the platform for the name of an asset; nil if any file name is allowed.
    public let nameRule: NameRule?
    /// Properties that options and messages depend on.
    package let traits: Traits
    /// The greatest number of plays that its files can store; nil where they store none.
    package let mostPlays: Int?

    /// The content of one file of a format.
    public enum Content: String, Hashable, Sendable, CaseIterable {
        /// One frame.
        case frame
        /// Many frames beside each other, described by other files.
        case sheet
        /// All frames, one after the other in time.
        case animation
        /// The motion itself, of no size in pixels.
        case vector
        /// One picture, in a folder with all scales and variants of it as a platform wants them.
        case catalog
    }

    /// The encoder of the files.
    package let encoding: Encoding

    /// The encoder of the files of a format. Pixels are encoded in another module, which formats need not know.
    package enum Encoding: Sendable {
        case frames, sheet, apng, gif, webp, xcassets, watchkit, android, web
        case xcursor, ani, terminal, lvgl, carray, bootAnimation, tgs
        case raw, pbm, xbm, y4m, mp4, webm, mov, avif, dotlottie, plymouth
        /// One file for all scales, of the motion itself.
        case vector(file: @Sendable (String) -> String, draw: Draw)
    }

    package typealias Draw = @Sendable (VectorPicture, FrameSequence, ExportOptions) -> VectorFile
    /// Tells the names of the files that several scales of one animation result in.
    package typealias Naming = @Sendable ([FrameSequence], ExportOptions) throws(SheetError) -> FileNames
    private let naming: Naming

    package init(
        name: String, synonyms: [String], summary: String, files: String, limits: String, readers: String,
        endings: [String] = [], content: Content, largestSide: Int = .max, encoding: Encoding,
        naming: @escaping Naming, scales: CatalogScales? = nil, nameRule: NameRule? = nil,
        traits: Traits = [], mostPlays: Int? = nil
    ) {
        self.name = name
        self.synonyms = synonyms
        self.summary = summary
        self.files = files
        self.endings = endings
        self.limits = limits
        self.readers = readers
        self.content = content
        self.largestSide = largestSide
        self.encoding = encoding
        self.naming = naming
        self.scales = scales
        self.nameRule = nameRule
        self.traits = traits
        self.mostPlays = mostPlays
    }

    /// A format that has no pixels, and therefore one file for all scales.
    ///
    /// - Parameter fileName: The file's name, given that of the asset.
    package init(
        name: String, synonyms: [String], summary: String, files: String, limits: String, readers: String,
        endings: [String], fileName: @escaping @Sendable (String) -> String, draw: @escaping Draw,
        nameRule: NameRule? = nil, traits: Traits = []
    ) {
        self.init(
            name: name, synonyms: synonyms, summary: summary, files: files, limits: limits, readers: readers,
            endings: endings, content: .vector, encoding: .vector(file: fileName, draw: draw),
            naming: Self.singleFile(fileName), nameRule: nameRule, traits: traits)
    }

    /// The names of the files that are written about several scales of one animation, as far as they can be told
    /// without painting.
    ///
    /// - Throws: ``SheetError`` where a request cannot be met.
    public func fileNames(
        _ sequences: [FrameSequence], options: ExportOptions = ExportOptions()
    ) throws(SheetError) -> FileNames {
        try naming(sequences, options)
    }

    /// The file of a vector format.
    package struct VectorFile: Sendable {
        package let bytes: [UInt8]
        /// Notes for the user about the file, a sentence each.
        package var notes: [Message] = []
    }

    /// All formats, in the order in which they are listed.
    public static let all: [OutputFormat] = [
        .frames, .sheet, .apng, .gif, .webp, .svg, .svgCSS, .cssClass, .htmlCSS, .lottie, .avd, .xcassets,
        .watchkit, .android,
        .web,
        .xcursor, .ani, .terminal, .lvgl, .carray, .bootAnimation, .tgs, .raw, .pbm, .xbm, .y4m, .mp4, .webm,
        .mov,
        .avif, .dotlottie, .plymouth,
    ]

    /// File extensions of pictures, videos and documents that no format writes.
    package static let foreignEndings =
        foreignPictures + [
            "m4v", "avi", "mkv", "mpg", "mpeg", "ogv", "wmv", "ico", "icns", "psd",
            "pdf", "eps", "ps", "ai", "riv", "htm", "xls", "xlsx", "txt", "yaml", "yml",
            "zip", "tar", "gz", "tgz", "7z", "imageset", "symbolset",
        ]

    /// The foreign extensions of single pictures, for which PNG serves as well.
    package static let foreignPictures = [
        "jpg", "jpeg", "jpe", "jfif", "heic", "heif", "jxl", "tif", "tiff", "bmp", "tga", "ppm",
    ]

    /// The format of that name.
    ///
    /// - Throws: ``UnknownName``, with what may have been meant.
    public static func named(_ name: String) throws(UnknownName) -> OutputFormat { try one(named: name) }
}

/// Formats come from the catalog, where no two have one name.
extension OutputFormat: Hashable {
    /// Whether both have the same name.
    public static func == (a: Self, b: Self) -> Bool { a.name == b.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
