/// The jump of the picture where a loop begins anew.
public struct LoopSeam: Hashable, Sendable {
    /// The unit of the jump.
    public let unit: LoopAnalysis.Unit
    /// The larger jump of both ends, of all parts, in the unit.
    public let size: Double

    /// The seam of a loop that is shown from 0 up to `end` milliseconds; nil where the seam is invisible, and for
    /// spokes, which jump by design.
    public init?(_ kind: Motion.Kind, end: Double) {
        // The time before the end at which the preceding picture is sampled, in milliseconds.
        let side = 1e-6
        func jumps(_ before: BarSpan?, _ after: BarSpan?, isRound: Bool = false) -> Double {
            func way(_ from: Double, _ to: Double) -> Double {
                (isRound ? to - from - (to - from).rounded() : to - from).magnitude
            }
            return switch (before, after) {
            case (let before?, let after?):
                max(way(before.tail, after.tail), way(before.head, after.head))
            case (let bar?, nil), (nil, let bar?): bar.length.magnitude
            case (nil, nil): 0
            }
        }
        switch kind {
        case .determinate, .spokes: return nil
        case .drawn(let drawn): (unit, size) = drawn.jump(at: end, side: side)
        case .arc(let choreography):
            func ends(_ time: Double) -> BarSpan {
                let span = choreography.span(at: time)
                return BarSpan(tail: span.start, head: span.end)
            }
            unit = .degrees
            size = jumps(ends(end - side), ends(side), isRound: true) * 360
        case .bars(let bars):
            unit = .trackLengths
            let (before, after) = (bars.spans(at: end - side), bars.spans(at: side))
            // A tile continues in the place of the next one.
            let shift = bars.areTiles ? 1 : 0
            size =
                before.indices.map { index in
                    let place = index + shift
                    return jumps(before[index].clipped, place < after.count ? after[place].clipped : nil)
                }.max() ?? 0
        case .dots(let row):
            unit = .scale
            size =
                zip(row.scale.values(at: end - side), row.scale.values(at: side))
                .map { ($1 - $0).magnitude }.max() ?? 0
        }
        guard let visible = unit.visibleJump, size > visible else { return nil }
    }
}

extension Motion.Kind {
    /// The period nearest to the stated one, in either direction by a whole factor, with which the loop closes; nil where
    /// none is found. Tracks that have the stated period take the new one too, as those in files do that name none.
    package var closingPeriod: Double? {
        guard let period else { return nil }
        if case .drawn(let drawn) = self, case .shapes(let course) = drawn.form {
            let round = course.interval * Double(course.shapes.count) * drawn.stretch
            return (1...24).map { round * Double($0) }.first { LoopSeam(stated(period: $0), end: $0) == nil }
        }
        let periods = (2...24).flatMap { [period * Double($0), period / Double($0)] }
        return periods.first { LoopSeam(stated(period: $0), end: $0) == nil }
    }

    fileprivate func stated(period new: Double) -> Motion.Kind {
        guard let old = period else { return self }
        var kind = self
        if case .drawn(var drawn) = kind {
            drawn.state(period: new, insteadOf: old)
            return .drawn(drawn)
        }
        kind.changeSums { sum in
            for index in sum.tracks.indices where sum.tracks[index].period == old {
                if sum.tracks[index].duration == old { sum.tracks[index].duration = new }
                sum.tracks[index].period = new
            }
        }
        return kind
    }
}

extension DrawnMotion {
    /// Returns the distance between the drawn picture as it would continue at `end` and as it begins anew there, and the
    /// jumps of figures whose own tracks jump.
    fileprivate func jump(at end: Double, side: Double) -> (unit: LoopAnalysis.Unit, size: Double) {
        func round(_ way: Double) -> Double { (way - way.rounded()).magnitude }
        switch (moment(at: end + side), moment(at: side)) {
        case (.wave(let on), .wave(let anew)):
            let ends = zip(on.spans, anew.spans).flatMap { pair in
                [(pair.0.tail, pair.1.tail), (pair.0.head, pair.1.head)]
            }
            if isStraight {
                return (.trackLengths, ends.map { ($0.0 - $0.1).magnitude }.max() ?? 0)
            }
            let turned = on.rotation - anew.rotation
            return (.degrees, (ends.map { round($0.0 - $0.1 + turned) }.max() ?? 0) * 360)
        case (.shape(let on), .shape(let anew)):
            guard case .shapes(let course) = form else { return (.scale, 0) }
            let isOther = on.shape != anew.shape || (on.fraction - anew.fraction).magnitude > 1e-3
            // A shape that morphs into itself only turns.
            return isOther && course.shapes.count > 1
                ? (.scale, 1) : (.degrees, round(on.rotation - anew.rotation) * 360)
        case (.elements(let on), .elements(let anew)):
            guard case .elements(let choreography) = form else { return (.scale, 0) }
            var (degrees, share) = choreography.jump(side: side)
            for (element, values) in zip(choreography.elements, zip(on, anew)) {
                for (track, ends) in zip(element.tracks, zip(values.0, values.1)) {
                    let jump = element.jump(of: track.property, ends.1, ends.0, in: choreography.width)
                    degrees = max(degrees, jump.degrees)
                    share = max(share, jump.share)
                }
            }
            return share > 0.01 ? (.scale, share) : (.degrees, degrees)
        default: return (.scale, 0)
        }
    }

    /// Sets another period; tracks with the stated period take the new one, too.
    fileprivate mutating func state(period: Double, insteadOf old: Double) {
        let (new, old) = (period / stretch, old / stretch)
        switch form {
        case .ringWave(var wave):
            if case .arc(let running) = Motion.Kind.arc(wave.running).stated(period: new) {
                wave.running = running
            }
            form = .ringWave(wave)
        case .barWave(var wave):
            wave.period = new
            form = .barWave(wave)
        case .shapes(var course):
            course.period = new
            form = .shapes(course)
        case .elements(var choreography):
            choreography.period = new
            for element in choreography.elements.indices {
                for track in choreography.elements[element].tracks.indices
                where choreography.elements[element].tracks[track].period == old {
                    choreography.elements[element].tracks[track].period = new
                }
            }
            form = .elements(choreography)
        }
    }
}

extension LoopAnalysis.Unit {
    /// The largest invisible jump; nil where the motion jumps by design.
    package var visibleJump: Double? {
        switch self {
        case .degrees: 0.5
        case .trackLengths, .scale: 0.01
        case .opacity: nil
        }
    }
}
