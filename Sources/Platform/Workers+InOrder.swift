internal import Synchronization

/// A list whose slots are filled by several threads, each slot by one.
package final class Slots<Value: Sendable>: Sendable {
    package let count: Int
    private let storage: Mutex<[Value?]>

    package init(_ count: Int) {
        self.count = count
        storage = Mutex(Array(repeating: nil, count: count))
    }

    package subscript(index: Int) -> Value? {
        get { storage.withLock { $0[index] } }
        set { storage.withLock { $0[index] = newValue } }
    }

    package var values: [Value?] { storage.withLock { $0 } }
}

extension Workers {
    /// Makes a value for each of 0 ..< `n` on several threads, and takes it on this one, in order. No more than some
    /// hundreds are held at a time, however many there are.
    package func inOrder<Value: Sendable, Failure: Error>(
        _ n: Int, make: @Sendable (Int) -> Value, take: (Int, Value) throws(Failure) -> Void
    ) throws(Failure) {
        for start in stride(from: 0, to: n, by: 512) {
            let slots = Slots<Value>(min(512, n - start))
            run(slots.count) { slots[$0] = make(start + $0) }
            for (index, value) in slots.values.enumerated() {
                if let value { try take(start + index, value) }
            }
        }
    }

    /// Calls `body`, which cannot fail, once for each of 0 ..< `n`.
    package func run(_ n: Int, _ body: @Sendable (Int) -> Void) {
        do { try forEach(n) { body($0) } } catch { preconditionFailure("nothing is thrown") }
    }
}
