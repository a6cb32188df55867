internal import Synchronization

/// Keeps files in memory.
public final class MemorySink: ArtifactSink {
    private let storage = Mutex<[String: [UInt8]]>([:])

    /// No files yet.
    public init() {}

    /// Keeps a file, in the place of an earlier one of the same name.
    public func write(_ name: String, _ bytes: [UInt8]) { storage.withLock { $0[name] = bytes } }

    /// The bytes of all files that were written, by their names.
    public var files: [String: [UInt8]] { storage.withLock { $0 } }
}
