import Imaging
import Platform
import Synchronization
import Testing

@Suite struct WorkersTests {
    struct Failure: Error, Equatable {
        var index: Int
    }

    @Test("Every item is done exactly once, whatever the number of workers", arguments: [1, 2, 3, 16])
    func everyItem(count: Int) throws {
        let done = Mutex([Int](repeating: 0, count: 1000))
        try Workers(count: count).forEach(1000) { index in done.withLock { $0[index] += 1 } }
        #expect(done.withLock { $0.allSatisfy { $0 == 1 } })
    }

    @Test("Contexts are made once a thread, and none where there is nothing to do", arguments: [1, 2, 5])
    func contexts(count: Int) throws {
        let made = Atomic(0)
        let used = Mutex<[Int: Int]>([:])
        let workers = Workers(count: count)
        try workers.forEach(500) {
            made.wrappingAdd(1, ordering: .relaxed).newValue
        } _: { context, _ in
            used.withLock { $0[context, default: 0] += 1 }
        }
        #expect((1...count).contains(made.load(ordering: .relaxed)))
        #expect(used.withLock { $0.values.reduce(0, +) } == 500)

        try workers.forEach(0) {
            made.store(99, ordering: .relaxed)
        } _: { _, _ in
        }
        #expect(made.load(ordering: .relaxed) != 99)
    }

    @Test("A context may be an encoder, which cannot be copied")
    func encoderContext() throws {
        let sizes = Mutex([Int](repeating: 0, count: 8))
        try Workers(count: 2).forEach(8) {
            try PNGEncoder()
        } _: { encoder, index in
            var file: [UInt8] = []
            encoder.encode(Bitmap(width: index + 1, height: 1, format: .rgba), into: &file)
            sizes.withLock { $0[index] = file.count }
        }
        #expect(sizes.withLock { $0.allSatisfy { $0 > 50 } })
    }

    @Test("One worker takes the items in order")
    func order() throws {
        let seen = Mutex<[Int]>([])
        try Workers(count: 1).forEach(20) { index in seen.withLock { $0.append(index) } }
        #expect(seen.withLock { $0 } == Array(0..<20))
    }

    @Test(
        "The error of the lowest failing item is thrown, and every earlier item is done",
        arguments: [1, 2, 4])
    func lowestError(count: Int) {
        for _ in 0..<50 {
            let done = Mutex<Set<Int>>([])
            #expect(throws: Failure(index: 17)) {
                try Workers(count: count).forEach(10_000) { index in
                    if index >= 17 && index % 2 == 1 { throw Failure(index: index) }
                    _ = done.withLock { $0.insert(index) }
                }
            }
            #expect(done.withLock { $0.isSuperset(of: 0..<17) && $0.count < 10_000 / 2 })
        }
    }

    @Test("Of two items that fail together the first is reported, whichever fails first", arguments: [0, 1])
    func failingTogether(early: Int) {
        let started = Atomic(0)
        let failed = Atomic(false)
        // Gives up after a while, because a machine with one processor runs one item at a time.
        @Sendable func wait(atMost limit: Duration = .seconds(1), until condition: () -> Bool) {
            let start = ContinuousClock.now
            while !condition() && ContinuousClock.now - start < limit {}
        }
        #expect(throws: Failure(index: 0)) {
            try Workers(count: 2).forEach(2) { index in
                started.wrappingAdd(1, ordering: .relaxed)
                if index == early {
                    wait { started.load(ordering: .relaxed) == 2 }
                    failed.store(true, ordering: .relaxed)
                } else {
                    wait { failed.load(ordering: .relaxed) }
                    wait(atMost: .milliseconds(20)) { false }
                }
                throw Failure(index: index)
            }
        }
    }

    @Test("A context that cannot be made is an error", arguments: [1, 2])
    func contextError(count: Int) {
        #expect(throws: Failure(index: -1)) {
            try Workers(count: count).forEach(10) { () throws in
                throw Failure(index: -1)
            } _: { (_: inout Void, _) in
            }
        }
    }

    @Test("There is at least one processor")
    func available() {
        #expect((1...8192).contains(Workers.available))
    }
}
