#if arch(wasm32)
    import MotionCore

    extension Reply {
        /// The words behind their number, in memory that the page frees.
        package consuming func sent() -> UnsafeMutablePointer<UInt64> {
            let memory = UnsafeMutablePointer<UInt64>.allocate(capacity: words.count + 1)
            unsafe memory.initialize(to: UInt64(words.count))
            for (index, word) in words.enumerated() { unsafe (memory + 1 + index).initialize(to: word) }
            return memory
        }
    }

    /// Those that are first in the catalog. The others, which have no spans, are many times as large, and belong to scenes.
    @_expose(wasm, "motions")
    @_cdecl("motions")
    public func motions() -> UnsafeMutablePointer<UInt64> { MotionReply.list(Motion.plain).sent() }

    /// Puts the rows of motion `index` where there is room for them, and returns how many there are.
    @_expose(wasm, "spans")
    @_cdecl("spans")
    public func spans(_ index: Int32, _ time: Double, _ room: UnsafeMutablePointer<Double>) -> Int32 {
        index < Motion.plain.count
            ? MotionReply.put(spansOf: Motion.plain[Int(index)], at: time, into: room) : 0
    }
#endif
