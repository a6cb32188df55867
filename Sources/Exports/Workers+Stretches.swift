package import Platform
internal import Synchronization

extension Workers {
    package static let stretchLength = 16

    /// The number of stretches of 0 ..< `count`.
    static func stretches(of count: Int, length: Int = stretchLength) -> Int { (count + length - 1) / length }

    /// The length of stretches of frames that can begin anywhere, short enough that all threads end at about the same time.
    package func evenStretch(of count: Int) -> Int {
        max(1, min(Self.stretchLength, count / (4 * self.count)))
    }

    /// Calls `body` with stretches of 0 ..< `count`: a frame that is encoded as the changes from the one
    /// before needs that one too, which is painted twice only where a stretch begins.
    func forEachStretch<Context: ~Copyable>(
        of count: Int, length: Int = stretchLength, makeContext: @Sendable () throws -> Context,
        _ body: @Sendable (inout Context, Range<Int>) throws -> Void
    ) throws {
        try forEach(Self.stretches(of: count, length: length), makeContext: makeContext) { context, index in
            try body(&context, index * length..<min(count, (index + 1) * length))
        }
    }

    /// Returns the results of `body` for stretches of 0 ..< `count`, in their order.
    func mapStretches<Context: ~Copyable, Element: Sendable>(
        of count: Int, length: Int = stretchLength, makeContext: @Sendable () throws -> Context,
        _ body: @Sendable (inout Context, Range<Int>) throws -> [Element]
    ) throws -> [Element] {
        let parts = Mutex<[Int: [Element]]>([:])
        try forEachStretch(of: count, length: length, makeContext: makeContext) { context, range in
            let part = try body(&context, range)
            parts.withLock { $0[range.lowerBound] = part }
        }
        let made = parts.withLock { $0 }
        return made.keys.sorted().flatMap { made[$0] ?? [] }
    }
}
