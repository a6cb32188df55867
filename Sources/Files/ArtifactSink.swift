/// The destination of finished files.
public protocol ArtifactSink: Sendable {
    /// Stores `bytes` under `name`, which may have folders in it with a slash after each, whole or not at all.
    /// Called from any thread.
    ///
    /// - Throws: The error of the sink; all writing stops then.
    func write(_ name: String, _ bytes: [UInt8]) throws

    /// The name that a file is stored under, for notes and errors: another one than its format gives it where a request names its
    /// only file.
    func finalName(_ name: String) -> String
}

extension ArtifactSink {
    /// The same name.
    public func finalName(_ name: String) -> String { name }
}
