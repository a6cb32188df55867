internal import Basics
internal import Drawing
internal import Formats
package import Indicators
internal import MotionCore

/// What stands in the place of a moving indicator for people whom motion makes ill.
public enum ReducedMotion: String, Hashable, Sendable, CaseIterable {
    /// A text that changes, so that nobody wonders whether anything still goes on.
    case message
    /// The same motion, as slow as `Motion.slowness` says.
    case slow

    /// What is said: that something goes on, that it still does, and an apology.
    public static let defaultTexts = ["Loading", "Still loading…", "Sorry for the wait. Still loading…"]
    /// When each of them begins, in milliseconds; a text is read in two seconds, and the last ones stay longer.
    package static func time(of index: Int) -> Double {
        index < 2 ? 2000 * Double(index) : 4000 * Double(index) - 2000
    }
    package static let maxTexts = 16

    /// What is added to the name of an asset.
    package var suffix: String { self == .message ? "-reduced" : "-reduced-slow" }
}

extension ReducedMotion {
    /// When which text stands in the place of a motion: from when on the indicator of an operation would show,
    /// and until the operation's end is told.
    package static func script(_ texts: [String], _ line: Storyline?) -> [(time: Double, text: String)] {
        let all = texts.enumerated().map { (time: time(of: $0.offset), text: $0.element) }
        guard let line else { return all }
        guard let shown = line.shown else { return [] }
        let end = line.closing?.start ?? (line.opening.action == .closed ? shown : line.end)
        let outcome = line.outcome.map { [(time: end, text: $0.message)] } ?? []
        return all.map { ($0.time + shown, $0.text) }.filter { $0.time < end } + outcome
    }
}
