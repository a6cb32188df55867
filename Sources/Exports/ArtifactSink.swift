/// Where finished files go.
public protocol ArtifactSink: Sendable {
    /// Stores `bytes` under `name`, whole or not at all. Called from any thread.
    func write(_ name: String, _ bytes: [UInt8]) throws
}
