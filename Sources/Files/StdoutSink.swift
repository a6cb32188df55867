internal import LibC
internal import Synchronization

/// Writes one file to standard output, for output that is a single file.
public final class StdoutSink: ArtifactSink {
    /// The name of standard output in messages.
    public static let name = "standard output"

    private let written = Mutex<String?>(nil)

    /// Writing to a closed pipe no longer ends the process but is an error like any other.
    public init() {
        reportWriteSignalsAsErrors()
    }

    /// Writes `bytes` and nothing else; `name` goes nowhere.
    ///
    /// - Throws: ``SinkError``, also for a second file.
    public func write(_ name: String, _ bytes: [UInt8]) throws(SinkError) {
        try written.withLock { first throws(SinkError) in
            if let first {
                throw SinkError(
                    .cannotCreate, path: name, operation: "write",
                    reason: "standard output takes only one file and already has \"\(first)\"")
            }
            first = name
            let code = writeAll(bytes, to: STDOUT_FILENO)
            guard code == 0 else { throw SinkError(code, path: Self.name, operation: "write") }
        }
    }
}
