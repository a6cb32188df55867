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

    /// What one of its files holds.
    public let content: Content
    /// The largest side of a frame in pixels that it can hold.
    public let largestSide: Int

    /// What one file of a format holds.
    public enum Content: Hashable, Sendable {
        /// One frame.
        case frame
        /// Many frames beside each other, described by other files.
        case sheet
        /// All frames, one after the other in time.
        case animation
    }

    typealias Export =
        @Sendable (any FrameSource, ExportOptions, Workers, any ArtifactSink) throws -> [String]
    typealias Check = @Sendable (any FrameSource, ExportOptions, Workers) throws -> Void
    private let export: Export
    private let check: Check

    init(
        name: String, summary: String, files: String, limits: String, readers: String, content: Content,
        largestSide: Int = .max, check: @escaping Check = { _, _, _ in }, export: @escaping Export
    ) {
        (self.name, self.summary, self.files) = (name, summary, files)
        (self.limits, self.readers, self.export) = (limits, readers, export)
        (self.content, self.largestSide, self.check) = (content, largestSide, check)
    }

    /// Refuses frames that only a look at their pixels can tell this format cannot hold.
    ///
    /// - Throws: what the source throws, ``AnimationError``.
    public func check(
        _ source: any FrameSource, options: ExportOptions = ExportOptions(), workers: Workers
    ) throws {
        try check(source, options, workers)
    }

    /// Writes the frames of `source` to `sink`. The bytes are the same for any number of workers.
    ///
    /// - Returns: what whoever asked for the files should know about them, a sentence each.
    /// - Throws: what the source or the sink throws, ``SheetError`` or ``AnimationError`` where a request
    ///   cannot be met.
    @discardableResult
    public func write(
        _ source: any FrameSource, options: ExportOptions = ExportOptions(), workers: Workers,
        to sink: any ArtifactSink
    ) throws -> [String] {
        try export(source, options, workers, sink)
    }

    /// All formats, in the order in which they are listed.
    public static let all: [OutputFormat] = [.frames, .sheet, .apng, .gif, .webp]

    /// The format of that name.
    public static func named(_ name: String) throws(UnknownName) -> OutputFormat {
        guard let format = all.first(where: { $0.name == name }) else {
            throw UnknownName(kind: "format", name: name, known: all.map(\.name))
        }
        return format
    }
}
