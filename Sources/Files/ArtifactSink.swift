/// The destination of finished files.
public protocol ArtifactSink: Sendable {
    /// Stores `bytes` under `name`, which may have folders in it with a slash after each, whole or not at all.
    /// Called from any thread.
    ///
    /// - Throws: The error of the sink; all writing stops then.
    func write(_ name: String, _ bytes: [UInt8]) throws
}
