/// An arc at a moment, with the speeds of its ends.
struct ArcState: Hashable, Sendable {
    /// The ends, in turns and turns per millisecond; the head is 0 to 1 turn ahead of the tail.
    var tail, head: MovingEnd

    init(tail: MovingEnd, head: MovingEnd) {
        self.tail = tail
        self.head = head
        let sweep = head.place - tail.place
        if sweep >= 1 {
            // A closed ring has no ends, and can open from the tail's place at any speed.
            self.head = MovingEnd(place: tail.place + 1, speed: tail.speed)
        } else if sweep < 0 {
            self.head.place = tail.place
        }
    }

    /// Creates the state of `choreography` at `time` milliseconds.
    init(_ choreography: Choreography, at time: Double, _ side: MovingEnd.Side) {
        let ends = MovingEnd.measured(at: time, side) { time in
            let span = choreography.span(at: time)
            return [span.start, span.end]
        }
        self.init(tail: ends[0], head: ends[1])
    }

    /// Creates the state of an arc that stands still.
    init(standing span: ArcSpan) {
        self.init(
            tail: MovingEnd(place: span.start, speed: 0), head: MovingEnd(place: span.end, speed: 0))
    }

    var sweep: Double { head.place - tail.place }

    /// The same state with time reversed and the ring seen from behind: the ends change places, and keep their speeds.
    var mirrored: ArcState {
        ArcState(
            tail: MovingEnd(place: -head.place, speed: head.speed),
            head: MovingEnd(place: -tail.place, speed: tail.speed))
    }

    /// Whether the head is the faster end, so that the tail is the slower one.
    var isGrowing: Bool { rate >= 0 }

    /// The growth rate of the arc, in turns per millisecond; negative while it shrinks.
    var rate: Double { head.speed - tail.speed }

    /// The end that carries the arc: the slower one.
    var carrier: MovingEnd { isGrowing ? tail : head }

    /// The longest time in which the faster end is braked to the speed of the slower one, in milliseconds.
    static let longestBraking = 300.0
    /// The share of the room between the ends within which the faster one has to be braked.
    static let usableRoom = 0.75

    /// The time in which the faster end is braked, in milliseconds.
    private var brakingTime: Double {
        let room = isGrowing ? 1 - sweep : sweep
        // A third of the distance that the speed would cover without braking.
        return min(Self.longestBraking, 3 * Self.usableRoom * room / max(rate.magnitude, 1e-12))
    }

    /// The distance by which the faster end still gains while it is braked, in turns.
    var braking: Double { rate.magnitude * brakingTime / 3 }

    /// Returns the distance that a speed of 1 still covers in `time` milliseconds while it falls, as (1 − x)², to 0.
    func coast(after time: Double) -> Double {
        let brakingTime = brakingTime
        guard brakingTime > 0 else { return 0 }
        let rest = 1 - min(time / brakingTime, 1)
        return brakingTime / 3 * (1 - rest * rest * rest)
    }

    /// Returns the least distance of the slower end in a landing of `duration` milliseconds: a cubic that begins at its
    /// speed and covers less would come back. An end that moves backward needs room to turn around.
    func need(_ duration: Double) -> Double {
        carrier.speed * duration * (carrier.speed >= 0 ? 1.0 / 3 : -1)
    }
}
