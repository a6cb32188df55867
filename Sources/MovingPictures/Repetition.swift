/// The times at which values begin to repeat, and after which they do.
struct Repetition: Hashable, Sendable {
    /// The time from which on everything repeats, or stands still; in nanoseconds from the beginning of the document.
    var lead: Int64 = 0
    /// The period in nanoseconds; 0 for what stands still then, nil where there is none up to ``maxPeriod``.
    private(set) var period: Int64? = 0
    /// The periods of the parts, each once.
    private(set) var parts: Set<Int64> = []
    /// Whether a part never repeats.
    private(set) var isEndless = false

    /// The greatest period, in nanoseconds.
    static let maxPeriod: Int64 = 60_000_000_000

    init(lead: Int64 = 0, period: Int64? = 0) {
        self.lead = lead
        meet(period)
    }

    /// Makes the period one of another period as well.
    ///
    /// - Parameter other: In nanoseconds; 0 for what stands still, nil for what never repeats.
    mutating func meet(_ other: Int64?) {
        guard let other else {
            isEndless = true
            period = nil
            return
        }
        if other == 0 { return }
        parts.insert(other)
        guard let own = period else { return }
        let product = own == 0 ? other : Self.leastCommonMultiple(own, other)
        period = product.flatMap { $0 > Self.maxPeriod ? nil : $0 }
    }

    /// Makes this the repetition of other parts as well.
    mutating func join(_ other: Repetition) {
        lead = max(lead, other.lead)
        for part in other.parts { meet(part) }
        if other.isEndless { meet(nil) }
    }

    private static func leastCommonMultiple(_ a: Int64, _ b: Int64) -> Int64? {
        var (divisor, rest) = (a, b)
        while rest > 0 { (divisor, rest) = (rest, divisor % rest) }
        let (product, overflows) = (a / divisor).multipliedReportingOverflow(by: b)
        return overflows ? nil : product
    }

    /// A time after which all parts nearly come together.
    struct Seam: Hashable {
        /// In nanoseconds.
        var length: Int64
        /// The time by which the part that is furthest off its beginning is early or late, in nanoseconds.
        var jump: Int64
    }

    /// The most times that are looked at, each for every part.
    private static let maxTrials: Int64 = 4_000_000
    /// The most repetitions of a part after which it is looked for: so many of a short one are as good as any.
    private static let maxRepetitions: Int64 = 10_000

    /// A jump that no one sees, in nanoseconds: a frame of 60 a second.
    private static let unseen: Int64 = 1_000_000_000 / 60

    /// The shortest time up to ``maxPeriod`` of which the jump is at most twice the least one, or not seen, and at most a twentieth of that
    /// time; where there is none, that of the least jump. Each part comes to its end once, or is cut by no more than the jump. Nil where
    /// a part never repeats or takes longer, and for very many parts.
    var seam: Seam? {
        guard !isEndless, !parts.isEmpty, parts.allSatisfy({ $0 <= Self.maxPeriod }) else { return nil }
        let parts = parts.sorted()
        let trials: Int64 = parts.reduce(0) { $0 + min(Self.maxPeriod / $1, Self.maxRepetitions) }
        guard trials * Int64(parts.count) <= Self.maxTrials else { return nil }
        var seams: [Seam] = []
        for part in parts {
            for number in 1...min(Self.maxPeriod / part, Self.maxRepetitions) {
                let length = part * number
                let jump: Int64 = parts.reduce(0) { most, other in
                    let early = other - length % other
                    return max(most, length < other ? early : min(length % other, early))
                }
                seams.append(Seam(length: length, jump: jump))
            }
        }
        let least = seams.map { $0.jump }.min() ?? 0
        let limit = max(2 * least, Self.unseen)
        return seams.filter { $0.jump <= limit && $0.jump <= $0.length / 20 }
            .min { ($0.length, $0.jump) < ($1.length, $1.jump) }
            ?? seams.min { ($0.jump, $0.length) < ($1.jump, $1.length) }
    }
}
