/// A track of a choreography with the pieces of its easing.
struct FittedTrack {
    /// The sum that the track contributes to.
    enum Role { case rotation, tail, head }

    let track: Track
    let role: Role
    let fit: EasingFit

    /// All tracks of a choreography, each easing fitted once.
    static func all(_ choreography: Choreography) -> [FittedTrack] {
        var result: [FittedTrack] = []
        let sums: [(Role, TrackSum)] = [
            (.rotation, choreography.rotation), (.tail, choreography.tail), (.head, choreography.head),
        ]
        for (role, sum) in sums {
            for track in sum.tracks {
                let fitted = result.first { $0.track.easing == track.easing }
                result.append(
                    FittedTrack(track: track, role: role, fit: fitted?.fit ?? EasingFit(track.easing)))
            }
        }
        return result
    }

    /// Adds the times in `0...end` at which the track passes from one polynomial to the next.
    func addBreaks(below end: Double, to breaks: inout [Double]) {
        if track.isSteady { return }
        var repetition = 0.0
        while repetition * track.period < end {
            let origin = repetition * track.period
            let begin = origin + track.delay
            func add(_ time: Double) {
                if time > 0 && time < end { breaks.append(time) }
            }
            add(origin)
            for piece in fit.pieces { add(begin + track.duration * piece.lower) }
            add(begin + track.duration)
            repetition += 1
        }
    }

    /// The track's value between two neighboring breakpoints, over a variable that runs from 0 to 1.
    func polynomial(_ lower: Double, _ upper: Double) -> Cubic {
        if track.isSteady {
            let speed = track.amount / track.period
            return Cubic(coefficients: [speed * lower, speed * (upper - lower), 0, 0])
        }
        let middle = (lower + upper) / 2
        let repetition = (middle / track.period).rounded(.down)
        let begin = repetition * track.period + track.delay
        guard middle > begin, middle < begin + track.duration else {
            return .constant(track.value(at: middle))
        }
        let piece = fit.piece(at: (middle - begin) / track.duration)
        let width = track.duration * (piece.upper - piece.lower)
        let offset = (lower - begin) / width - piece.lower / (piece.upper - piece.lower)
        var result = piece.polynomial.composed(offset: offset, slope: (upper - lower) / width) * track.amount
        if track.accumulates { result += .constant(repetition * track.amount) }
        return result
    }
}
