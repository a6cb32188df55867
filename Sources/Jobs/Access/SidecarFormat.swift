/// A kind of file that tells in words what an asset shows.
public enum SidecarFormat: String, Hashable, Sendable, CaseIterable {
    /// Everything, for programs.
    case json
    /// The announcements as captions in WebVTT.
    case vtt
    /// The same as plain text.
    case txt

    /// The name of the file of an asset.
    package func fileName(_ name: String) -> String {
        switch self {
        case .json: "\(name).a11y.json"
        case .vtt, .txt: "\(name).\(rawValue)"
        }
    }
}
