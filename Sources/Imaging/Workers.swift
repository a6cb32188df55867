/// Runs independent pieces of work on a fixed number of threads.
public struct Workers: Sendable {
    /// How many threads, at least 1.
    public let count: Int

    public init(count: Int) {
        precondition(count >= 1, "at least one worker")
        self.count = count
    }
}
