public import Basics

extension OutputFormat {
    /// All frames in one animated AVIF.
    public static let avif = OutputFormat(
        name: "avif", synonyms: ["animated-avif", "av1", "heic"],
        summary: "one animated, lossless AVIF, through libavif",
        files: "NAME.avif; NAME@2x.avif at scale 2",
        limits: """
            needs libavif 0.11 or 1.x, which is loaded when it is used; delays are whole milliseconds and add up to the total; \
            sides of at most 16384 pixels
            """,
        readers: "all current browsers (proven in avifdec)",
        endings: ["avif"], content: .animation, largestSide: 16384, encoding: .avif,
        naming: fileName("avif"), traits: [.compressed, .budgeted, .wide], mostPlays: Int(Int32.max))
}

/// An error of encoding AVIF.
public enum AVIFError: MessageError, Hashable, Sendable {
    /// libavif is not on the machine.
    case notInstalled
    /// It is, but in a version whose structures are not known.
    case unknown(version: String)
    /// libavif has refused, and said why.
    case failed(String)

    /// The problem, with a remedy.
    public var message: Message {
        switch self {
        case .notInstalled:
            "avif needs libavif, which is not installed; install libavif15 (apt-get install libavif15, brew install libavif), or use webp"
        case .unknown(let version):
            "avif needs libavif 0.11 or 1.x, and \(version) is installed; install libavif15, or use webp"
        case .failed(let reason): "libavif wrote no avif: \(reason)"
        }
    }
}
