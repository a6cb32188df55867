public import Basics
public import Imaging
internal import Vectors

/// A kind of output: which files it writes, and how.
public struct OutputFormat: Named {
    /// As messages call one: "format".
    public static let noun = "format"

    /// The name in the catalogue.
    public let name: String
    /// What else people call it, in lower case.
    public let also: [String]
    /// One line that says what it is.
    public let summary: String
    /// The names of the files, where NAME stands for the asset's name.
    public let files: String
    /// What cannot be expressed, and how large it gets.
    public let limits: String
    /// What is known to open it.
    public let readers: String
    /// What the name of its file ends in, without the period: first what tells the format, then what it may also end in
    /// where the format is known. Empty where no one name stands for all of its files.
    public let endings: [String]

    /// What one of its files holds.
    public let content: Content
    /// The largest side of a frame in pixels that it can hold.
    public let largestSide: Int
    /// The scales that a catalog has places for; nil where every scale that is asked for is written.
    public let scales: CatalogScales?
    /// What the platform allows the asset to be called; nil where it may be called as files may.
    public let nameRule: NameRule?

    /// What one file of a format holds.
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

    typealias Export =
        @Sendable (any FrameSource, ExportOptions, Workers, any ArtifactSink) throws -> [String]
    typealias Check = @Sendable (any FrameSource, ExportOptions, Workers) throws -> Void
    typealias ExportAll =
        @Sendable ([any FrameSource], ExportOptions, Workers, any ArtifactSink) throws -> [String]
    /// Tells the names of the files that several scales of one animation result in.
    typealias Naming = @Sendable ([FrameSequence], ExportOptions) throws -> FileNames
    private let export: ExportAll
    private let check: Check
    private let naming: Naming
    /// Tells how many times frames of a sequence are asked for, where no two look the same.
    typealias Reads = @Sendable (FrameSequence, ExportOptions) -> Int
    private let reads: Reads

    /// A format that writes every scale by itself.
    init(
        name: String, also: [String], summary: String, files: String, limits: String, readers: String,
        endings: [String], content: Content, largestSide: Int = .max,
        naming: @escaping @Sendable (FrameSequence) -> FileNames,
        reads: @escaping Reads, check: @escaping Check = { _, _, _ in }, export: @escaping Export
    ) {
        self.init(
            exportAll: { sources, options, workers, sink in
                var notes: [String] = []
                for source in sources {
                    notes += try export(source, options, workers, sink).filter { !notes.contains($0) }
                }
                return notes
            }, name: name, also: also, summary: summary, files: files, limits: limits, readers: readers,
            endings: endings, content: content, largestSide: largestSide,
            naming: { sequences, _ in
                sequences.map(naming).reduce(into: FileNames([])) { $0 += $1 }
            }, reads: reads, check: check)
    }

    /// A format that writes files about all scales together, a catalog also about all variants.
    init(
        exportAll: @escaping ExportAll, name: String, also: [String], summary: String, files: String,
        limits: String, readers: String, endings: [String] = [], content: Content, largestSide: Int = .max,
        naming: @escaping Naming,
        reads: @escaping Reads, check: @escaping Check = { _, _, _ in }, scales: CatalogScales? = nil,
        nameRule: NameRule? = nil
    ) {
        (self.scales, self.nameRule) = (scales, nameRule)
        (self.naming, self.reads) = (naming, reads)
        (self.name, self.also, self.summary) = (name, also, summary)
        (self.files, self.endings) = (files, endings)
        (self.limits, self.readers, self.export) = (limits, readers, exportAll)
        (self.content, self.largestSide, self.check) = (content, largestSide, check)
    }

    /// A format that has no pixels, and therefore one file for all scales.
    ///
    /// - Parameter fileName: The file's name, given that of the asset.
    init(
        name: String, also: [String], summary: String, files: String, limits: String, readers: String,
        endings: [String],
        fileName: @escaping @Sendable (String) -> String,
        draw: @escaping @Sendable (VectorPicture, FrameSequence, ExportOptions) -> VectorFile,
        nameRule: NameRule? = nil
    ) {
        self.init(
            exportAll: { sources, options, _, sink in
                guard let source = sources.first, let picture = source.picture else {
                    throw VectorError.framesOnly(format: name)
                }
                let file = draw(picture, source.sequence, options)
                try sink.write(fileName(source.sequence.name), file.bytes)
                return file.notes
            }, name: name, also: also, summary: summary, files: files, limits: limits, readers: readers,
            endings: endings, content: .vector,
            naming: { sequences, _ in FileNames(sequences.prefix(1).map { fileName($0.name) }) },
            reads: { _, _ in 0 }, nameRule: nameRule)
    }

    /// Rejects frames that only a look at their pixels can tell this format cannot hold.
    ///
    /// - Throws: what the source throws, ``AnimationError``.
    public func check(
        _ source: any FrameSource, options: ExportOptions = ExportOptions(), workers: Workers
    ) throws {
        try check(source, options, workers)
    }

    /// How many times ``check(_:options:workers:)`` and `write` together ask for a frame of a
    /// sequence; fewer where frames look the same.
    public func readCount(_ sequence: FrameSequence, options: ExportOptions = ExportOptions()) -> Int {
        reads(sequence, options)
    }

    /// The names of the files that `write` writes, as far as they can be told
    /// without painting.
    ///
    /// - Throws: ``SheetError`` where a request cannot be met.
    public func fileNames(
        _ sequences: [FrameSequence], options: ExportOptions = ExportOptions()
    ) throws -> FileNames {
        try naming(sequences, options)
    }

    /// Writes the frames of `sources`, one animation at several scales, to `sink`; a catalog takes all variants of
    /// it, the default one first, each at the same of its ``scales`` in ascending order. The bytes are the same for
    /// any number of workers.
    ///
    /// - Returns: what whoever asked for the files should know about them, a sentence each.
    /// - Throws: what the sources or the sink throw, ``SheetError``, ``AnimationError`` or
    ///   ``VectorError`` where a request cannot be met.
    @discardableResult
    public func write(
        _ sources: [any FrameSource], options: ExportOptions = ExportOptions(), workers: Workers,
        to sink: any ArtifactSink
    ) throws -> [String] {
        try export(sources, options, workers, sink)
    }

    /// Writes the frames of one source.
    ///
    /// - Throws: What the source or the sink throws, ``SheetError``, ``AnimationError`` or ``VectorError`` where a request
    ///   cannot be met.
    @discardableResult
    public func write(
        _ source: any FrameSource, options: ExportOptions = ExportOptions(), workers: Workers,
        to sink: any ArtifactSink
    ) throws -> [String] {
        try write([source], options: options, workers: workers, to: sink)
    }

    /// What a vector format writes.
    struct VectorFile {
        let bytes: [UInt8]
        /// What whoever asked for the file should know about it.
        var notes: [String] = []
    }

    /// All formats, in the order in which they are listed.
    public static let all: [OutputFormat] = [
        .frames, .sheet, .apng, .gif, .webp, .svg, .svgCSS, .lottie, .avd, .xcassets, .android, .web,
    ]

    /// The format of that name.
    ///
    /// - Throws: ``UnknownName``, with what may have been meant.
    public static func named(_ name: String) throws(UnknownName) -> OutputFormat { try one(named: name) }
}

/// What formats that look at every frame once ask for.
@Sendable func readsOnce(_ sequence: FrameSequence, _ options: ExportOptions) -> Int { sequence.count }

/// Formats come from the catalogue, where no two have one name.
extension OutputFormat: Hashable {
    /// Whether both have the same name.
    public static func == (a: Self, b: Self) -> Bool { a.name == b.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
