internal import LibC

/// Cuts what comes in parts into lines, so that nothing is held of a file that has none.
struct LineCutter {
    /// The longest line in bytes; a digest and the longest path that systems allow are shorter.
    static let longest = 8192

    private var pending: [UInt8] = []
    /// Whether there was a line that is too long; nothing is cut from then on.
    private(set) var isBroken = false

    /// Whether the last line has its end.
    var isAtEnd: Bool { pending.isEmpty && !isBroken }

    /// Calls `body` with each line that `part` completes, without what ends it.
    mutating func add(_ part: UnsafeRawBufferPointer, _ body: ([UInt8]) -> Void) {
        guard let base = part.baseAddress else { return }
        var start = 0
        while !isBroken, start < part.count {
            let newline = unsafe memchr(base + start, 0x0A, part.count - start)
            let end = unsafe newline.map { unsafe base.distance(to: UnsafeRawPointer($0)) } ?? part.count
            guard pending.count + (end - start) <= Self.longest else {
                (pending, isBroken) = ([], true)
                return
            }
            unsafe pending += UnsafeRawBufferPointer(rebasing: part[start..<end])
            if unsafe newline != nil {
                body(pending)
                pending.removeAll(keepingCapacity: true)
            }
            start = end + 1
        }
    }
}
