internal import Easings
internal import MotionCore

/// What proves that motions and easings are the same in a page as anywhere, to the last bit.
package enum Bits {
    private static let easings = [
        "ease", "ease-in", "ease-out", "ease-in-out", "cubic-bezier(0.1, -0.6, 0.2, 2.5)",
        "cubic-bezier(0, 0, 1, 1)", "steps(7, jump-both)", "linear(0, 0.3 20% 40%, 1.2 90%, 1)",
        "sine", "ease-out-power(3)", "spring(200, 0.3)", "spring(800, 1)", "spring(100, 2)",
    ]

    /// What there is to look at: easings, motions, and published motions where those differ.
    package static let names =
        easings + Motion.plain.map { $0.name }
        + Motion.plain.filter { $0.faithful != nil }.map { $0.name + " as published" }

    /// A digest of the bits of all numbers at `count` random times; always the same times.
    package static func digest(_ name: String, count: Int) -> UInt64 {
        var (digest, random) = (0xCBF2_9CE4_8422_2325 as UInt64, Random(state: UInt64(name.utf8.count)))
        func add(_ number: Double) { digest = (digest ^ number.bitPattern) &* 0x100_0000_01B3 }
        if let easing = try? Easing(parsing: name) {
            for _ in 0..<count { add(easing.value(at: random.fraction() * 1.2 - 0.1)) }
            return digest
        }
        for motion in Motion.plain {
            let isPublished = name == motion.name + " as published"
            guard isPublished || name == motion.name, let kind = isPublished ? motion.faithful : motion.kind
            else { continue }
            for _ in 0..<count {
                let time = random.time()
                switch kind {
                case .determinate: break
                case .arc(let choreography):
                    let span = choreography.span(at: time)
                    add(span.start)
                    add(span.sweep)
                case .bars(let bars):
                    for bar in bars.spans(at: time) {
                        add(bar.tail)
                        add(bar.head)
                    }
                case .spokes(let ring): for value in ring.opacity.values(at: time) { add(value) }
                case .dots(let row): for value in row.scale.values(at: time) { add(value) }
                case .drawn(let drawn): for value in drawn.moment(at: time).numbers { add(value) }
                }
            }
        }
        return digest
    }

    /// How many times are looked at.
    package static let count = 100_000

    private struct Random {
        var state: UInt64

        /// SplitMix64.
        private mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var bits = state
            bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
            bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
            return bits ^ (bits >> 31)
        }

        mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

        /// Mostly within the first minute, also before the beginning, on frames and years later.
        mutating func time() -> Double {
            switch next() & 7 {
            case 0: fraction() * -60_000
            case 1: (fraction() * 10_000).rounded() * 1000 / 60
            case 2: (fraction() - 0.5) * 2e12
            default: fraction() * 60_000
            }
        }
    }
}

#if arch(wasm32)
    /// The digest of one of the names, for hosts that know no texts.
    @_cdecl("bits")
    public func bits(_ index: Int32) -> UInt64 { Bits.digest(Bits.names[Int(index)], count: Bits.count) }
#endif
