internal import Basics
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Requests

extension AccessSpec {
    /// - Parameters:
    ///   - message: What a presentation says beside the indicator, empty for nothing: its name where it has no label.
    ///   - own: What it says by itself, be it a message or a label.
    func resolve(_ label: LabelSpec, message: String = "", own: String = "") -> Access {
        let texts = resolvedTexts(own)
        return Access(
            sidecars: sidecars.unique, isStartedByUser: startedBy != .system, labels: label.resolvedLabels(),
            message: message,
            progress: label.resolvedProgress(), texts: texts)
    }

    /// The texts that take the place of motion.
    ///
    /// - Parameter own: What a presentation says by itself, which comes first; empty for nothing.
    func resolvedTexts(_ own: String) -> [String] {
        if !reducedTexts.isEmpty { return reducedTexts }
        return own.isEmpty ? ReducedMotion.defaultTexts : [own] + ReducedMotion.defaultTexts.dropFirst()
    }
}
