/// The landing of a moving arc on a standing one.
///
/// The slower end carries the arc: it moves along one cubic in time, from its place and speed to its target and rest. The
/// excess speed of the other end is braked within the room between the ends, before the arc would turn inside out or
/// overlap itself, while the sweep changes to its target. With u the share of the time that has passed, w = u² (3 − 2u), D
/// the distance of the carrying end, and A the distance that a speed of 1 still covers while it is braked:
///
///     carrying end = place + speed · T · u (1 − u)² + D · w
///     sweep        = (1 − w) · (sweep₀ + rate₀ · A) + w · sweep₁
///
/// Places and speeds are continuous at the beginning, and both ends rest at the end. The sweep stays
/// between two sweeps, hence within `0...1`. An end never moves backward, unless it does so at the
/// beginning; then it turns around once. That holds as long as both ends have at least ``need`` to go.
struct ArcLanding: Hashable, Sendable {
    let start: ArcState
    /// The distance of the tail, and the length of the arc at the end, in turns.
    let way, sweep: Double
    /// The duration of the landing, in milliseconds.
    let duration: Double

    /// The limits of a landing's duration, in milliseconds, which is 300 and 500 for each turn.
    static let shortest = 400.0
    static let longest = 1000.0

    /// The place at which the tail comes to rest. A target at a whole turn is met exactly.
    private let target: Double

    private init(start: ArcState, way: Double, target: Double, sweep: Double, duration: Double) {
        self.start = start
        self.way = way
        self.target = target
        self.sweep = sweep
        self.duration = duration
    }

    /// Creates the landing on an arc of length `sweep` whose tail stands at a whole number of turns from `place`: at the
    /// first such place that can be reached without moving backward.
    init(_ start: ArcState, at place: Double, sweep: Double) {
        var way = place - start.tail.place
        way -= way.rounded(.down)
        while true {
            let limit = Self.maxTime(start, way: way, sweep: sweep)
            if limit >= Self.shortest {
                let longer = max(way, way + sweep - start.sweep)
                let duration = min(max(300 + 500 * longer, Self.shortest), Self.longest, limit)
                let turns = (start.tail.place + way - place).rounded()
                self.init(start: start, way: way, target: place + turns, sweep: sweep, duration: duration)
                return
            }
            way += 1
        }
    }

    /// Creates the shortest landing on a closed ring, wherever its ends meet: 300 ms, and up to 300 more for the part of
    /// the ring that is open.
    init(closing start: ArcState) {
        let duration = 300 + 300 * (1 - start.sweep)
        // No further than both ends need; a faster head also has the room to the tail.
        let way = start.need(duration) + (start.isGrowing ? 0 : start.braking)
        self.init(
            start: start, way: way, target: start.tail.place + way, sweep: 1, duration: duration)
    }

    /// Returns the longest duration in which a landing at that distance moves forward all the time; below 0 where none
    /// does.
    private static func maxTime(_ start: ArcState, way: Double, sweep: Double) -> Double {
        let headWay = way + sweep - start.sweep
        let free =
            start.isGrowing
            ? min(way, headWay - start.braking) : min(headWay, way - start.braking)
        if free < 0 { return -1 }
        let need = start.need(1)
        return need > 0 ? free / need : .infinity
    }

    /// Returns the arc `time` milliseconds after the beginning.
    func span(at time: Double) -> ArcSpan {
        if time >= duration { return ArcSpan(start: target, sweep: sweep) }
        let u = max(time, 0) / duration
        let rest = 1 - u
        let w = smoothstep(u)
        let coasting = start.sweep + start.rate * start.coast(after: time)
        // An arc that keeps its length does so exactly: a hair from closed, its ends would come and go.
        let sweep =
            coasting == self.sweep
            ? coasting : min(max(rest * rest * (1 + 2 * u) * coasting + w * self.sweep, 0), 1)
        let carrier = start.isGrowing ? start.tail : start.head
        let carrierWay = start.isGrowing ? way : way + self.sweep - start.sweep
        let end = carrier.place + carrier.speed * duration * u * rest * rest + carrierWay * w
        return ArcSpan(start: start.isGrowing ? end : end - sweep, sweep: sweep)
    }
}
