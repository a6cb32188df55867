internal import Basics
internal import Drawing
internal import Formats
internal import Indicators
internal import MotionCore

/// What stands in the place of a moving indicator for people whom motion makes ill.
public enum ReducedMotion: String, Hashable, Sendable, CaseIterable {
    /// A text that changes, so that nobody wonders whether anything still goes on.
    case message
    /// The same motion, as slow as `Motion.slowness` says.
    case slow

    /// When each of them begins, in milliseconds; a text is read in two seconds, and the last ones stay longer.
    package static func time(of index: Int) -> Double {
        index < 2 ? 2000 * Double(index) : 4000 * Double(index) - 2000
    }
    package static let maxTexts = 16

    /// What is added to the name of an asset.
    package var suffix: String { self == .message ? "-reduced" : "-reduced-slow" }
}
