public import Imaging
public import MotionCore

/// A kind of output: which files it writes, and how.
public struct OutputFormat: Sendable {
    /// The name in the catalogue.
    public let name: String
    /// One line that says what it is.
    public let summary: String
    /// The names of the files, where NAME stands for the asset's name.
    public let files: String
    /// What cannot be expressed, and how large it gets.
    public let limits: String
    /// What is known to open it.
    public let readers: String

    /// Tells the names of the files that several scales of one animation result in.
    typealias Naming = @Sendable ([FrameSequence], ExportOptions) throws -> FileNames
    private let naming: Naming
    private let export: @Sendable ([any FrameSource], ExportOptions, Workers, any ArtifactSink) throws -> Void

    /// A format that writes every scale by itself.
    init(
        name: String, summary: String, files: String, limits: String, readers: String,
        naming: @escaping @Sendable (FrameSequence) -> FileNames,
        export: @escaping @Sendable (any FrameSource, ExportOptions, Workers, any ArtifactSink) throws -> Void
    ) {
        self.init(
            exportAll: { sources, options, workers, sink in
                for source in sources { try export(source, options, workers, sink) }
            }, name: name, summary: summary, files: files, limits: limits, readers: readers
        ) { sequences, _ in
            let names = sequences.map(naming)
            return FileNames(names.flatMap(\.names), areExact: names.allSatisfy(\.areExact))
        }
    }

    /// A format that writes files about all scales together.
    init(
        exportAll:
            @escaping @Sendable ([any FrameSource], ExportOptions, Workers, any ArtifactSink) throws ->
            Void,
        name: String, summary: String, files: String, limits: String, readers: String,
        naming: @escaping Naming
    ) {
        self.naming = naming
        (self.name, self.summary, self.files) = (name, summary, files)
        (self.limits, self.readers, self.export) = (limits, readers, exportAll)
    }

    /// The names of the files that ``write(_:options:workers:to:)`` writes, as far as they can be told
    /// without painting.
    ///
    /// - Throws: ``SheetError`` where a request cannot be met.
    public func fileNames(
        _ sequences: [FrameSequence], options: ExportOptions = ExportOptions()
    ) throws -> FileNames {
        try naming(sequences, options)
    }

    /// Writes the frames of `sources`, one animation at several scales, to `sink`. The bytes are the same
    /// for any number of workers.
    ///
    /// - Throws: what the sources or the sink throw, ``SheetError`` where a request cannot be met.
    public func write(
        _ sources: [any FrameSource], options: ExportOptions = ExportOptions(), workers: Workers,
        to sink: any ArtifactSink
    ) throws {
        try export(sources, options, workers, sink)
    }

    /// Writes the frames of one source.
    public func write(
        _ source: any FrameSource, options: ExportOptions = ExportOptions(), workers: Workers,
        to sink: any ArtifactSink
    ) throws {
        try write([source], options: options, workers: workers, to: sink)
    }

    /// All formats, in the order in which they are listed.
    public static let all: [OutputFormat] = [.frames, .sheet]

    /// The format of that name.
    public static func named(_ name: String) throws(UnknownName) -> OutputFormat {
        guard let format = all.first(where: { $0.name == name }) else {
            throw UnknownName(kind: "format", name: name, known: all.map(\.name))
        }
        return format
    }
}
