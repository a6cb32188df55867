/// The state of the process that an indicator stands for.
public enum ValueState: String, Hashable, Sendable, CaseIterable {
    /// It runs.
    case active
    /// It stands still until somebody resumes it.
    case paused
    /// It failed: the whole track takes the error color.
    case error
    /// It is complete: the whole track takes the success color.
    case success
    /// It cannot be started now.
    case disabled

    /// Whether the indicator fills its whole track: its motion is over.
    public var isFinal: Bool { self == .error || self == .success }
}
