internal import Basics
internal import Files
internal import Formats
internal import Synchronization

/// A store of encoded files for several sources with the same frames: files are encoded once, and written under each name.
///
/// Nothing in it depends on names. The owner guarantees that all sources that share a store have the same frames.
public final class EncodedFileCache: Sendable {
    /// The request that a result is kept for, without the name of the asset.
    struct Key: Hashable, Sendable {
        private let kind: String
        private let sequence: FrameSequence
        private let options: ExportOptions

        init(_ kind: String, _ sequence: FrameSequence, _ options: ExportOptions) {
            var sequence = sequence
            sequence.name = ""
            self.kind = kind
            self.sequence = sequence
            self.options = options
        }
    }

    private let values = Mutex<[Key: any Sendable]>([:])

    /// Nothing is made yet.
    public init() {}

    /// The result kept for a key, if it has that type.
    func value<Value: Sendable>(_ key: Key) -> Value? { values.withLock { $0[key] as? Value } }

    /// Whether something is kept for a key.
    func has(_ key: Key) -> Bool { values.withLock { $0[key] != nil } }

    /// Keeps what was made.
    func keep(_ value: some Sendable, _ key: Key) { values.withLock { $0[key] = value } }
}

extension FrameSource {
    /// Whether files of that kind were made of the same frames; nil is no kind.
    func isCached(_ kind: String?, _ options: ExportOptions) -> Bool {
        kind.flatMap { fileCache?.has(EncodedFileCache.Key($0, sequence, options)) } ?? false
    }

    /// Writes files with `write`, or those that were made from the same frames before.
    ///
    /// - Parameter kind: The kind under which files are kept, if their contents do not depend on the name; nil to keep none.
    /// - Returns: The notes of `write`.
    func writeCached(
        _ kind: String?, _ options: ExportOptions, to sink: any ArtifactSink,
        _ write: (any ArtifactSink) throws -> [Message]
    ) throws -> [Message] {
        guard let fileCache, let kind else { return try write(sink) }
        let key = EncodedFileCache.Key(kind, sequence, options)
        if let known: RecordingSink.Record = fileCache.value(key) {
            for file in known.files { try sink.write(sequence.name + file.ending, file.bytes) }
            return known.notes
        }
        let recorder = RecordingSink(sink, name: sequence.name)
        let notes = try write(recorder)
        fileCache.keep(RecordingSink.Record(files: recorder.files, notes: notes), key)
        return notes
    }
}

/// Stores files, and keeps them with what their names have behind that of the asset.
private final class RecordingSink: ArtifactSink {
    struct Record: Sendable {
        let files: [(ending: String, bytes: [UInt8])]
        let notes: [Message]
    }

    private let sink: any ArtifactSink
    private let name: String
    private let kept = Mutex<[(ending: String, bytes: [UInt8])]>([])

    init(_ sink: any ArtifactSink, name: String) { (self.sink, self.name) = (sink, name) }

    var files: [(ending: String, bytes: [UInt8])] { kept.withLock { $0 } }

    func write(_ name: String, _ bytes: [UInt8]) throws {
        try sink.write(name, bytes)
        let ending = String(decoding: name.utf8.dropFirst(self.name.utf8.count), as: UTF8.self)
        kept.withLock { $0.append((ending, bytes)) }
    }
}
