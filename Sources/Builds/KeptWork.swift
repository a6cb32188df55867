internal import Synchronization

/// Jobs that were understood to be counted, until they are rendered: so they need not be understood again.
final class KeptWork: Sendable {
    /// The most jobs that are kept.
    private static let limit = 1024

    private let works = Mutex<[Int: BuildWork]>([:])

    /// Keeps the job at an index of the plan, if there is room.
    func keep(_ work: BuildWork, _ index: Int) {
        works.withLock { if $0.count < Self.limit { $0[index] = work } }
    }

    /// A job that is kept, which then is not any more.
    func take(_ index: Int) -> BuildWork? { works.withLock { $0.removeValue(forKey: index) } }
}
