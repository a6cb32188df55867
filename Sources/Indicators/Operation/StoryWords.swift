internal import Basics

/// What Spindle says about an operation by itself, in English, wherever a request has no words of its own.
public enum StoryWords {
    /// What a bare indeterminate indicator is called. People know it, so it is not renamed.
    public static let inProgress = "In progress"
    /// What is announced when an operation pauses, and when it goes on.
    public static let paused = "Paused"
    /// What is announced when an operation goes on.
    public static let resumed = "Resumed"
    /// The words on the button that lets a paused operation go on.
    public static let resume = "Resume"
    /// What is said of a success and of an error of which nothing else is said.
    public static let complete = "Complete"
    /// What is said of an error of which nothing else is said.
    public static let error = "Error"
    /// What is said of an indicator that is disabled.
    public static let disabled = "Not available"
    /// What is said of an error of which a log says nothing.
    public static let wentWrong = "Something went wrong. Try again."
    /// What is said of an operation that has stalled: what to do, and that it can be started again.
    public static let noResponse = "No response. Check your connection and try again."
    /// What takes the place of motion: that something goes on, that it still does, and an apology.
    public static let waiting = ["Loading", "Still loading…", "Sorry for the wait. Still loading…"]
    /// How an expected wait is said after a label.
    public static let wait = "{label} (about {time})"

    /// What has become of a step; empty for one that is still to come.
    public static func step(_ state: StepState) -> String {
        switch state {
        case .complete: "complete"
        case .error: "error"
        case .active: "active"
        case .default: ""
        case .disabled: "read-only"
        }
    }

    /// About how long a wait of `time` milliseconds still is, as people would say it; nil for one that is over.
    ///
    /// It goes in steps of 5 s below a minute and of a minute above; from two hours on, where minutes tell nobody
    /// anything, of an hour, and from two days on of a day. It is rounded to the nearest step, and never to 0.
    public static func wait(_ time: Double) -> String? {
        guard time > 0 else { return nil }
        let time = min(time, Operation.timeRange.upperBound)
        let seconds = max((time / 5000).rounded() * 5, 5)
        if seconds < 60 { return "\(Int(seconds)) s" }
        let minutes = max((time / 60_000).rounded(), 1)
        if minutes < 120 { return "\(Int(minutes)) min" }
        let hours = (time / 3_600_000).rounded()
        return hours < 48 ? "\(Int(hours)) h" : "\(Int((time / 86_400_000).rounded())) days"
    }
}
