internal import MotionCore
internal import Resolution
internal import Synchronization

/// Looks at loops, at each motion once.
final class LoopFacts: Sendable {
    private let known = Mutex<[Motion.Kind: MeasuredLoop?]>([:])

    /// Returns the measurements of a motion's loop; nil if nothing loops or the loop cannot be measured.
    func measured(_ kind: Motion.Kind) -> MeasuredLoop? {
        if let loop = known.withLock({ $0[kind] }) { return loop }
        let loop = MeasuredLoop(kind)
        known.withLock { $0[kind] = .some(loop) }
        return loop
    }
}
