/// The state of the process that an indicator stands for.
public enum ValueState: String, Hashable, Sendable, CaseIterable {
    /// The process runs.
    case active
    /// The process stands still until somebody resumes it.
    case paused
    /// The process has failed: the whole track takes the error color.
    case error
    /// The process is complete: the whole track takes the success color.
    case success
    /// The process cannot be started now.
    case disabled

    /// Whether the indicator fills its whole track: its motion is over.
    public var isFinal: Bool { self == .error || self == .success }
}
