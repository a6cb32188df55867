package import Basics

extension SweepRange {
    /// A message about an angle that is out of range or in the wrong order; nil for a valid range.
    package var problem: Message? {
        if let degrees = [shortest, longest].first(where: { !(0...360).contains($0) }) {
            return "\(degrees.shortestText) is out of range: an arc has 0 to 360 degrees"
        }
        if shortest > longest {
            return
                "\(shortest.shortestText):\(longest.shortestText) has the longest arc first; write \(longest.shortestText):\(shortest.shortestText)"
        }
        return nil
    }

    /// Reads the shortest and the longest arc with a colon or dots between them, or one length for both, in degrees.
    ///
    /// - Throws: A message with the reason why the text is not a range, and with an alternative.
    package init(parsing text: String) throws(Message) {
        let ends = text.rangeEnds.map { Self.degrees($0) }
        guard ends.count <= 2, let shortest = ends.first, let shortest, let longest = ends.last, let longest
        else {
            throw
                "\(quoted(text)) is not an arc: write the shortest and the longest one in degrees, such as 20:280, or one length such as 90"
        }
        self.init(shortest: shortest, longest: longest)
        if let problem { throw problem }
    }

    private static func degrees(_ text: Substring) -> Double? {
        for unit in ["deg", "°"] where text.hasSuffix(unit) {
            return SpecNumber.value(of: text.dropLast(unit.count))
        }
        return SpecNumber.value(of: text)
    }
}

extension AdjustmentError {
    /// Returns a message about the adjustment of a motion, and the key of the option at fault.
    package func problem(_ motion: Motion, _ adjustment: MotionAdjustment) -> (
        key: OptionKey, message: Message
    ) {
        switch self {
        case .showsValue:
            let key = adjustment.keys.first ?? .motion
            return (key, "has no effect on \(motion.name), which shows a value; leave it out")
        case .hasNoArc:
            let key: OptionKey = adjustment.arc == nil ? .turns : .arc
            return (key, "has no effect on \(motion.name), \(motion.whyNoArc); leave it out")
        case .constantArc(let degrees):
            return (
                .arc,
                "the arc of \(motion.name) never changes its length of \(degrees.decimal(3))°; give one length, such as \(option: .arc, "90")"
            )
        case .tooManyMoves:
            return (.arc, "\(motion.name) has too many moves to be measured; leave it out")
        case .standsStill:
            return (.turns, "\(motion.name) would not move; use a number other than 0")
        case .cannotReverse:
            return (
                .turns,
                "\(motion.name) as published holds its arc in a way that has no mirror image; use a number above 0"
            )
        case .nothingEased:
            return (.easing, "has no effect on \(motion.name), \(motion.whyNotEased); leave it out")
        case .loopLength(let length):
            return (
                .speed,
                "a loop of \(motion.name) would take \(length.decimal(3)) ms; \(SpecNumber.allowed(Motion.loopLengths, "ms"))"
            )
        case .openEasing:
            let easing = adjustment.easing.map { "\($0)" } ?? ""
            return (
                .easing,
                "\(quoted(easing)) does not lead from 0 to 1, so that a loop would jump; use an easing that begins at 0 and ends at 1"
            )
        }
    }
}

extension Motion {
    /// A clause for messages about a motion without an arc whose length could change.
    fileprivate var whyNoArc: String {
        guard case .drawn(let drawn) = kind else { return "which consists of \(kind.name)" }
        return drawn.isWave ? "which is a wave" : "which has figures of its own"
    }

    /// A clause for messages about a motion that no other easing changes.
    package var whyNotEased: String {
        if case .drawn = kind { "which keeps its own easings" } else { "whose speeds are all steady" }
    }
}

extension MotionAdjustment {
    /// The options that are given.
    private var given: [(key: OptionKey, isGiven: Bool)] {
        var (speeds, durations) = (false, false)
        switch pace {
        case .speed: speeds = true
        case .duration: durations = true
        case nil: break
        }
        return [
            (.speed, speeds), (.duration, durations), (.arc, arc != nil), (.turns, turns != nil),
            (.easing, easing != nil),
        ]
    }

    fileprivate var keys: [OptionKey] { given.filter { $0.isGiven }.map { $0.key } }
}
