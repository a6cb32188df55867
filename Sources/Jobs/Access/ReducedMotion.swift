/// A stand-in for a moving indicator, for people whom motion makes ill.
public enum ReducedMotion: String, Hashable, Sendable, CaseIterable {
    /// A text that changes, so that nobody wonders whether anything still goes on.
    case message
    /// The same motion, as slow as `Motion.slowness` says.
    case slow

    /// The start of each text, in milliseconds. The first one stays for two seconds, the time to read it, later ones for four.
    package static func time(of index: Int) -> Double {
        index < 2 ? 2000 * Double(index) : 4000 * Double(index) - 2000
    }
    package static let maxTexts = 16

    /// The suffix of the asset's name.
    package var suffix: String { self == .message ? "-reduced" : "-reduced-slow" }
}
