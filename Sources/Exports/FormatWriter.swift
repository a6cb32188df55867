public import Basics
public import Files
public import Formats
public import Platform

/// Makes the files of a format from pixels.
struct FormatWriter: Sendable {
    typealias Passes = @Sendable (FrameSequence, ExportOptions) -> Int
    typealias Shown = @Sendable (FrameSequence) -> Int
    typealias Check = @Sendable (any FrameSource, ExportOptions, Workers) throws -> Void
    typealias Write =
        @Sendable (any FrameSource, ExportOptions, Workers, any ArtifactSink) throws -> [Message]
    typealias WriteAll =
        @Sendable ([any FrameSource], ExportOptions, Workers, any ArtifactSink) throws -> [Message]

    /// Tells how many times the writer goes over the frames of a sequence.
    let passes: Passes
    /// Tells how many frames of a sequence there is time to show.
    let shown: Shown
    /// Rejects frames that only a look at their pixels can tell the format cannot hold.
    let check: Check
    let write: WriteAll

    /// Writes files about all scales together, of a catalog also about all variants.
    init(
        passes: @escaping Passes = { _, _ in 1 }, shown: @escaping Shown = { $0.count },
        check: @escaping Check = { _, _, _ in }, write: @escaping WriteAll
    ) {
        self.passes = passes
        self.shown = shown
        self.check = check
        self.write = write
    }

    /// Writes every scale by itself.
    ///
    /// - Parameter once: The kind under which files are kept for other jobs, if their contents do not depend on the name; nil if they do.
    static func each(
        passes: @escaping Passes = { _, _ in 1 }, shown: @escaping Shown = { $0.count },
        check: @escaping Check = { _, _, _ in }, once kind: String? = nil,
        write: @escaping Write
    ) -> FormatWriter {
        FormatWriter(passes: passes, shown: shown) { source, options, workers in
            if !source.isCached(kind, options) { try check(source, options, workers) }
        } write: { sources, options, workers, sink in
            var notes: [Message] = []
            for source in sources {
                let own = try source.writeCached(kind, options, to: sink) {
                    try write(source, options, workers, $0)
                }
                notes += own.filter { !notes.contains($0) }
            }
            return notes
        }
    }

    /// Writes the motion itself, once for all scales.
    static func vector(
        _ format: String, _ fileName: @escaping @Sendable (String) -> String,
        _ draw: @escaping OutputFormat.Draw
    ) -> FormatWriter {
        FormatWriter(passes: noPasses) { sources, options, _, sink in
            guard let source = sources.first, let picture = source.picture else {
                throw VectorError.framesOnly(format: format)
            }
            let file = draw(picture, source.sequence, options)
            try sink.write(source.sequence.fileName(fileName), file.bytes)
            return file.notes
        }
    }
}

/// The number of passes of formats that have no pixels.
@Sendable func noPasses(_ sequence: FrameSequence, _ options: ExportOptions) -> Int { 0 }

/// The number of passes of formats that look at all frames before they write any.
@Sendable func twoPasses(_ sequence: FrameSequence, _ options: ExportOptions) -> Int { 2 }

extension OutputFormat {
    private var writer: FormatWriter {
        switch encoding {
        case .frames: .frames
        case .sheet: .sheet
        case .apng: .apng
        case .gif: .gif
        case .webp: .webp
        case .xcassets: .xcassets
        case .watchkit: .watchkit
        case .android: .android
        case .web: .web
        case .xcursor: .xcursor
        case .ani: .ani
        case .lvgl: .lvgl
        case .carray: .carray
        case .raw: .raw
        case .pbm: .pbm
        case .xbm: .xbm
        case .terminal: .terminal
        case .tgs: .tgs
        case .y4m: .y4m
        case .mp4: .mp4
        case .webm: .webm
        case .mov: .mov
        case .avif: .avif
        case .dotlottie: .dotlottie
        case .plymouth: .plymouth
        case .bootAnimation: .bootAnimation
        case .vector(let file, let draw): .vector(name, file, draw)
        }
    }

    /// Rejects frames that only a look at their pixels can tell this format cannot hold.
    ///
    /// - Throws: The error of the source, or ``AnimationError``.
    public func check(
        _ source: any FrameSource, options: ExportOptions = ExportOptions(), workers: Workers
    ) throws {
        try writer.check(hardened(source, options), options, workers)
    }

    /// The number of times that ``check(_:options:workers:)`` and `write` together go over the frames of a sequence; 0 where
    /// they need no pixels of it.
    public func passes(over sequence: FrameSequence, options: ExportOptions = ExportOptions()) -> Int {
        writer.passes(sequence, options)
    }

    /// The number of frames of a sequence that this format goes over, each counted in every one of the
    /// ``passes(over:options:)``. Those that it has no time to show do not count.
    public func paintCount(of sequence: FrameSequence, options: ExportOptions = ExportOptions()) -> Int {
        let writer = writer
        return writer.passes(sequence, options) * writer.shown(sequence)
    }

    /// Writes the frames of `sources`, one animation at several scales, to `sink`; a catalog takes all variants of
    /// it, the default one first, each at the same of its `scales` in ascending order. The bytes are the same for
    /// any number of workers.
    ///
    /// - Returns: Notes for the user about the files, a sentence each.
    /// - Throws: The error of a source or of the sink, or ``SheetError``, ``AnimationError`` or ``VectorError`` if a
    ///   request cannot be met.
    @discardableResult
    public func write(
        _ sources: [any FrameSource], options: ExportOptions = ExportOptions(), workers: Workers,
        to sink: any ArtifactSink
    ) throws -> [Message] {
        let sources = sources.map { hardened($0, options) }
        guard let limit = options.maxBytes, traits.contains(.budgeted) else {
            return try writer.write(sources, options, workers, sink)
        }
        // One picture at several scales has one set of metadata.
        let groups = content == .animation ? sources.map { [$0] } : [sources]
        var notes: [Message] = []
        // Nothing is written before everything fits.
        let files = MemorySink()
        for group in groups {
            let search = BudgetSearch(
                limit: limit, content: content, sources: group, options: options, hasAlpha: self != .gif
            ) { sources, options, sink in
                try writer.write(sources, options, workers, sink)
            }
            notes += try search.write(to: files).filter { !notes.contains($0) }
        }
        for (name, bytes) in files.files.sorted(by: { $0.key < $1.key }) { try sink.write(name, bytes) }
        return notes
    }

    /// Frames of a GIF without their soft edges, where it is to have none.
    private func hardened(_ source: any FrameSource, _ options: ExportOptions) -> any FrameSource {
        guard self == .gif, options.hasHardEdges, options.matte == nil else { return source }
        return AdjustedFrames(source, hasHardEdges: true)
    }

    /// Writes the frames of one source.
    ///
    /// - Throws: The error of the source or of the sink, or ``SheetError``, ``AnimationError`` or ``VectorError`` if a
    ///   request cannot be met.
    @discardableResult
    public func write(
        _ source: any FrameSource, options: ExportOptions = ExportOptions(), workers: Workers,
        to sink: any ArtifactSink
    ) throws -> [Message] {
        try write([source], options: options, workers: workers, to: sink)
    }
}
