internal import Basics
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Requests

extension AccessSpec {
    /// - Parameter message: What a presentation says beside the indicator, empty for nothing: its name where it
    ///   has no label.
    func resolve(_ label: LabelSpec, message: String = "") -> Access {
        let texts = reducedTexts.isEmpty ? ReducedMotion.defaultTexts : reducedTexts
        return Access(
            sidecars: sidecars.unique, isStartedByUser: startedBy != .system, labels: label.resolvedLabels(),
            message: message,
            progress: label.resolvedProgress(), texts: texts)
    }
}
