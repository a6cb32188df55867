internal import MotionCore

/// A change to the steps of a flow.
public enum StepChange: Hashable, Sendable {
    /// The user moves from the current step to this one.
    case move(to: Int)
    /// A dynamic step appears that was not there before.
    case appear(Int)
}

/// The course of a change in time, in milliseconds and shares from 0 to 1. All figures are Spindle's own.
///
/// The step that is left changes its state first, the line after it fills meanwhile, then the other step changes; the row
/// scrolls throughout.
public enum StepTransition {
    /// The duration of a change.
    public static let duration = 500.0

    /// The progress of the step that is left, of the line after it, of the step that is entered, and of the scrolling row.
    static func left(_ time: Double) -> Double { eased(time, 0, 250) }
    static func line(_ time: Double) -> Double { eased(time, 100, 400) }
    static func entered(_ time: Double) -> Double { eased(time, 250, 500) }
    static func whole(_ time: Double) -> Double { eased(time, 0, 500) }

    private static func eased(_ time: Double, _ start: Double, _ end: Double) -> Double {
        smoothstep((time - start) / (end - start))
    }
}
