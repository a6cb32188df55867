internal import Basics

/// Adjustments of a running motion as it was published. A closed loop stays closed.
public struct MotionAdjustment: Hashable, Sendable {
    /// The pace of the motion.
    public enum Pace: Hashable, Sendable {
        /// A factor of the published speed, above 0.
        case speed(Double)
        /// The duration of one loop in milliseconds, above 0.
        case duration(Double)
    }

    /// The speed of the motion, or the duration of its loop; nil for as published.
    public var pace: Pace?
    /// The shortest and the longest arc of a loop; nil for as published.
    public var arc: SweepRange?
    /// The number of turns of the figure in a loop: clockwise, or, where negative, counterclockwise and mirrored; nil for
    /// as published.
    public var turns: Int?
    /// The easing of all eased moves; nil for as published.
    public var easing: Easing?

    /// Creates an adjustment; nil keeps the published value.
    public init(pace: Pace? = nil, arc: SweepRange? = nil, turns: Int? = nil, easing: Easing? = nil) {
        self.pace = pace
        self.arc = arc
        self.turns = turns
        self.easing = easing
    }

    /// The range of speeds, as factors of the published speed.
    public static let speedRange = 0.01...100.0
    /// The range of numbers of turns.
    public static let turnsRange = -100...100

    /// Whether the adjustment leaves the motion as it is.
    public var isEmpty: Bool { self == MotionAdjustment() }
}

/// The least and the greatest length of an arc, in degrees.
public struct SweepRange: Hashable, Sendable {
    /// The least and the greatest length, both in `0...360`, the first not above the second.
    public var shortest, longest: Double

    /// Creates a range from two lengths in degrees, which may be equal.
    public init(shortest: Double, longest: Double) { (self.shortest, self.longest) = (shortest, longest) }
}

/// The reason why a motion cannot be adjusted.
public enum AdjustmentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The motion shows a value and does not run.
    case showsValue
    /// The motion has no arc whose length or turns could change.
    case hasNoArc
    /// The arc always has this length, in degrees, but two lengths are requested.
    case constantArc(Double)
    /// The moves are too many to find the range of the arc's length.
    case tooManyMoves
    /// Without turns nothing would move.
    case standsStill
    /// The limit of the arc is not the same counterclockwise.
    case cannotReverse
    /// Everything moves at steady speeds.
    case nothingEased
    /// An easing that does not lead from 0 to 1 would make each loop jump.
    case openEasing
    /// One loop would take this many milliseconds, too few or too many.
    case loopLength(Double)

    /// A sentence with the reason, and the alternative.
    public var description: String {
        switch self {
        case .showsValue: "a motion that shows a value does not run; choose one that runs"
        case .hasNoArc: "only an arc has a length and turns; leave them out, or choose a motion with an arc"
        case .constantArc(let degrees):
            "the arc always has the same length, \(degrees.decimal(3))°; give one length, not two"
        case .tooManyMoves: "the arc makes too many moves to be measured; leave its length as it is"
        case .standsStill: "without turns, the arc would not move; use a number other than 0"
        case .cannotReverse:
            "the arc is limited in a way that has no mirror image; use a number of turns above 0"
        case .nothingEased: "all speeds are steady, so there is nothing to ease; leave out the easing"
        case .openEasing:
            "the easing does not lead from 0 to 1, so each loop would jump; use one that begins at 0 and ends at 1"
        case .loopLength(let length):
            "a loop would take \(length.decimal(3)) ms; \(SpecNumber.allowed(Motion.loopLengths, "ms"))"
        }
    }
}

extension Motion {
    /// Returns the same motion, adjusted: first its easing, then its arc, its turns and its pace.
    ///
    /// - Parameters:
    ///   - adjustment: The changes to make.
    ///   - isFaithful: Whether a duration is that of the published motion, where ``kind`` departs from it.
    /// - Precondition: All figures are in the ranges that they state.
    /// - Throws: ``AdjustmentError`` where the motion cannot be adjusted so: it shows a value, has no arc or no easing,
    ///   would stand still, or would take too short or too long.
    public func adjusted(
        by adjustment: MotionAdjustment, faithful isFaithful: Bool = false
    ) throws(AdjustmentError) -> Motion {
        if adjustment.isEmpty { return self }
        guard let period = (isFaithful ? faithful : nil)?.period ?? kind.period else { throw .showsValue }
        var motion = self
        motion.kind = try kind.adjusted(by: adjustment)
        if isFaithful {
            motion.faithful = try faithful?.adjusted(by: adjustment)
        } else {
            motion.faithful = try? faithful?.adjusted(by: adjustment)
        }
        switch adjustment.pace {
        case nil: return motion
        case .speed(let speed):
            guard Self.loopLengths.contains(period / speed) else { throw .loopLength(period / speed) }
            return motion.slowed(by: 1, over: speed)
        case .duration(let duration): return motion.slowed(by: duration, over: period)
        }
    }

    /// The lengths of loops, in milliseconds: up to a day.
    package static let loopLengths = 1.0...86_400_000.0
}

extension Motion.Kind {
    /// Returns the kind with all adjustments except for the pace.
    fileprivate func adjusted(by adjustment: MotionAdjustment) throws(AdjustmentError) -> Motion.Kind {
        var kind = self
        if let easing = adjustment.easing { kind = try kind.eased(by: easing) }
        if adjustment.arc == nil, adjustment.turns == nil { return kind }
        guard case .arc(var choreography) = kind else { throw .hasNoArc }
        if let arc = adjustment.arc { choreography = try choreography.swept(arc) }
        if let turns = adjustment.turns { choreography = try choreography.turned(turns) }
        return .arc(choreography)
    }

    private func eased(by easing: Easing) throws(AdjustmentError) -> Motion.Kind {
        guard easing.value(at: 0).magnitude < 1e-9, (easing.value(at: 1) - 1).magnitude < 1e-9 else {
            throw .openEasing
        }
        var kind = self
        var count = 0
        kind.changeSums { sum in
            for index in sum.tracks.indices where sum.tracks[index].isEased {
                sum.tracks[index].easing = easing
                count += 1
            }
        }
        if count == 0 { throw .nothingEased }
        return kind
    }

    /// Changes all sums of tracks.
    mutating func changeSums(_ change: (inout TrackSum) -> Void) {
        switch self {
        case .determinate, .drawn: break
        case .arc(var choreography):
            change(&choreography.rotation)
            change(&choreography.tail)
            change(&choreography.head)
            self = .arc(choreography)
        case .bars(var bars):
            for index in bars.bars.indices {
                change(&bars.bars[index].tail)
                change(&bars.bars[index].head)
            }
            self = .bars(bars)
        case .spokes(var ring):
            change(&ring.opacity.value)
            self = .spokes(ring)
        case .dots(var row):
            change(&row.scale.value)
            self = .dots(row)
        }
    }
}

extension Track {
    /// Whether the easing of the track is visible.
    fileprivate var isEased: Bool { easing != .linear && duration > 0 }
}
