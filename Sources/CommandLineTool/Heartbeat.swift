import CPlatform
import Synchronization

/// Calls back once a second from a thread of its own, for work that says nothing by itself while it lasts.
final class Heartbeat: Sendable {
    private let beat: @Sendable () -> Void
    private let isOver = Atomic(false)

    init(_ beat: @escaping @Sendable () -> Void) {
        self.beat = beat
        let box = unsafe Unmanaged.passRetained(self)
        let started = unsafe spindle_call_each_second(
            { context in
                guard let context = unsafe context else { return 0 }
                let heart = unsafe Unmanaged<Heartbeat>.fromOpaque(context)
                let goesOn = unsafe heart.takeUnretainedValue().next()
                if !goesOn { unsafe heart.release() }
                return goesOn ? 1 : 0
            }, box.toOpaque())
        if started == 0 { unsafe box.release() }
    }

    private func next() -> Bool {
        if isOver.load(ordering: .relaxed) { return false }
        beat()
        return true
    }

    /// No call begins from now on.
    func stop() { isOver.store(true, ordering: .relaxed) }
}
