internal import Basics
internal import Drawing
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Vectors

/// Traces what a job draws over time, and keeps it as a picture of few curves. A class, since each of its many closures
/// would otherwise copy the whole job.
final class Tracer {
    let job: RenderJob
    /// The engine that outlines texts; nil where there are none.
    let texts: (any TextOutlining)?
    /// The duration of the animation, in milliseconds.
    let duration: Double
    let fitter: CurveFitter
    /// The moves of an arc; nil where it is not made of tracks.
    let arc: ArcMoves?
    /// The moves of the ends of bars, where they are made of tracks.
    let bars: [BarTracks]
    /// The end of the first frame of a run from 0, until which nothing shows, in milliseconds; otherwise its caps would
    /// show at once.
    let emptyUntil: Double?

    /// The largest error of a fitted arc, in turns: 0.02°.
    static let arcTolerance = 5e-5
    /// The largest error of fitted lengths, in points.
    static let lengthTolerance = 0.01
    /// The largest error of fitted opacities.
    static let opacityTolerance = 0.002
    /// The greatest number of moves of one animation: a file of more is a film.
    static let maxMoves = 5000

    /// The rotation, head and tail of an arc.
    struct ArcMoves {
        /// The steady rotation, in turns and turns per millisecond.
        let offset, speed: Double
        let rotation, tail, sweep: TrackMoves
    }

    init(_ job: RenderJob, _ typesetter: Typesetter?) throws(SpecError) {
        self.job = job
        texts = if let typesetter, let fonts = job.scene.fonts { typesetter.engine(fonts) } else { nil }
        let timeline = job.timeline
        let isStill = timeline.isStill
        var edges: [Double] = []
        var moves: [TrackMoves] = []
        var (arc, bars, emptyUntil): (ArcMoves?, [BarTracks], Double?) = (nil, [], nil)
        /// Leaves the first frame of an animation that begins with a value of zero empty.
        func beginEmpty() {
            if job.scene.body.showsZero { return }
            emptyUntil = 1000 / timeline.fps
            edges.append(1000 / timeline.fps)
        }
        switch timeline.content {
        case .loop(let kind, let clock):
            duration = clock.period * Double(timeline.count) / Double(clock.framesPerLoop)
            switch kind {
            case .determinate: break
            case .arc(let choreography): arc = ArcMoves(choreography)
            case .bars(let choreography):
                bars = choreography.bars
                if choreography.areTiles {
                    edges = Array(stride(from: choreography.period, to: duration, by: choreography.period))
                }
            case .spokes(let ring): moves = ring.opacity.moves
            case .dots(let row): moves = row.scale.moves
            case .drawn(let drawn):
                switch drawn.form {
                case .ringWave(let wave):
                    if case .arc(let running) = Motion.Kind.arc(wave.running).slowed(by: drawn.stretch) {
                        arc = ArcMoves(running)
                    }
                case .barWave(let wave):
                    if case .bars(let running) = Motion.Kind.bars(wave.running).slowed(by: drawn.stretch) {
                        bars = running.bars
                    }
                    edges = try Self.passes(wave, isRunning: true, drawn.stretch, until: duration)
                case .shapes(let course):
                    edges = try Self.times(
                        [0] + course.changes, every: course.interval * drawn.stretch, drawn.stretch,
                        until: duration)
                case .elements: break
                }
            }
        case .run(let run):
            duration = Double(timeline.count) * 1000 / timeline.fps
            edges += try Self.corners(of: job, until: duration)
            let last = Double(timeline.count - 1) * 1000 / timeline.fps
            if !isStill {
                if run.from == 0 { beginEmpty() }
                let track = Track(
                    period: duration * 2, duration: last, amount: run.to - run.from, easing: run.easing)
                let sum = TrackSum(offset: run.from, [track])
                arc = ArcMoves(tail: TrackSum(), head: sum)
                bars = [BarTracks(tail: TrackSum(), head: sum)]
                if case .track(let line) = job.scene.body, line.isCentered {
                    // Half of the value lies on either side of the middle.
                    func half(_ sign: Double) -> TrackSum {
                        var half = track
                        half.amount *= sign / 2
                        return TrackSum(offset: 0.5 + sign * run.from / 2, [half])
                    }
                    bars = [BarTracks(tail: half(-1), head: half(1))]
                }
            }
            if case .drawn(let drawn) = timeline.motion.kind, case .barWave(let wave) = drawn.form {
                edges += try Self.passes(wave, isRunning: false, 1, until: duration)
            }
        case .story(let line):
            duration = Double(timeline.count) * 1000 / timeline.fps
            guard timeline.count <= Self.maxFrames else { throw Self.tooManyFrames(timeline.count) }
            if !isStill { edges = try Self.edges(of: line, until: duration) }
        case .steps, .words, .pull: duration = Double(timeline.count) * 1000 / timeline.fps
        case .transition(let transition, _):
            duration = Double(timeline.count) * 1000 / timeline.fps
            if transition.duration < duration, !isStill { edges = [transition.duration] }
            if transition.from == .determinate(0), !isStill { beginEmpty() }
            if case .drawn(let drawn) = transition.kind, case .barWave(let wave) = drawn.form {
                edges += try Self.passes(wave, kept: transition, until: duration)
            }
        }
        if case .shape = job.scene.body, let change = job.change, !isStill {
            // The corners of a shape that gives way to a sign, or comes back.
            let end = duration
            edges += [StateChange.fade / 2, change.movement, change.movement + StateChange.signDuration / 2]
                .filter { $0 < end - 1e-6 }
        }
        self.arc = arc
        self.bars = bars
        self.emptyUntil = emptyUntil
        moves += arc.map { [$0.rotation, $0.tail, $0.sweep] } ?? bars.flatMap { $0.moves }
        if let change = Self.colorMoves(job) { moves.append(change) }
        for moves in moves {
            guard let more = moves.edges(until: duration, limit: Self.maxMoves),
                edges.count + more.count <= Self.maxMoves
            else { throw Self.tooManyMoves }
            edges += more
        }
        fitter = CurveFitter(duration: duration, edges: edges)
    }

    /// Creates the same tracing with other edges.
    init(_ other: Tracer, _ fitter: CurveFitter) {
        (job, texts, duration, self.fitter) = (other.job, other.texts, other.duration, fitter)
        (arc, bars, emptyUntil) = (other.arc, other.bars, other.emptyUntil)
    }

    /// Returns the times at which a wave of a bar has passed, and the next one begins to.
    private static func passes(
        _ wave: BarWave, isRunning: Bool, _ stretch: Double, until duration: Double
    ) throws(SpecError) -> [Double] {
        let wavelength = wave.publishedWavelength(isRunning: isRunning)
        guard let pass = wave.form.pass(wavelength: wavelength) else { return [] }
        return try times([0], every: pass * stretch, stretch, until: duration)
    }

    /// Returns the same times for a value that is kept while its waves stop or start.
    private static func passes(
        _ wave: BarWave, kept transition: Transition, until duration: Double
    ) throws(SpecError) -> [Double] {
        let wavelength = wave.publishedWavelength(isRunning: false)
        guard let pass = wave.form.pass(wavelength: wavelength),
            let first = transition.keptTime(at: 0), let last = transition.keptTime(at: duration)
        else { return [] }
        guard (last - first) / pass <= Double(maxMoves) else { throw tooManyMoves }
        return stride(from: ((first / pass).rounded(.down) + 1) * pass, to: last, by: pass).map { moment in
            var (low, high) = (0.0, duration)
            for _ in 0..<50 {
                let middle = (low + high) / 2
                if (transition.keptTime(at: middle) ?? moment) < moment {
                    low = middle
                } else {
                    high = middle
                }
            }
            return high
        }
    }

    /// Returns times that repeat, with times within each repetition.
    static func times(
        _ places: [Double], every period: Double, _ stretch: Double, until duration: Double
    ) throws(SpecError) -> [Double] {
        guard duration / period * Double(places.count) <= Double(maxMoves) else { throw tooManyMoves }
        return stride(from: 0, to: duration, by: period).flatMap { begin in
            places.map { begin + $0 * stretch }
        }.filter { $0 > 0 && $0 < duration - 1e-6 }
    }

    /// The error for a picture that would have too many keys.
    static var tooManyMoves: SpecError {
        SpecError(
            .limit, at: .option(.to),
            "the motion makes more than \(maxMoves) moves before it repeats; leave out \(option: .faithful), or shorten its period"
        )
    }

    /// Returns the moment at `time`; for a picture that stands still, that of its only frame.
    func moment(_ time: Double) -> Timeline.Moment {
        isStill ? job.timeline.moment(of: 0) : job.timeline.moment(at: time)
    }

    /// Returns the time whose parts are seen at `time`: none before ``emptyUntil``.
    func shownTime(_ time: Double) -> Double { emptyUntil.map { time < $0 ? 0 : time } ?? time }

    /// Returns an opacity that depends on the extent to which a value, rather than the running motion, shows.
    func settled(_ opacity: (Double) -> Double) -> VectorCurve {
        guard job.change != nil || job.story != nil else {
            if case .run = job.film { return constant(opacity(1)) }
            return constant(opacity(0))
        }
        if isStill { return constant(opacity(job.look(of: 0).settled)) }
        return fitter.curve(tolerance: Self.opacityTolerance) { opacity(job.look(at: $0).settled) }
    }

    /// Returns the share of a value in the picture at `time`, in `0...1`.
    func valued(_ time: Double) -> Double {
        (isStill ? job.look(of: 0) : job.look(at: time)).valued
    }

    var isStill: Bool { job.timeline.isStill }

    func constant(_ value: Double) -> VectorCurve { .constant(value, for: duration) }

    /// Returns the moves of the indicator from one color to the next; nil for one color.
    static func colorMoves(_ job: RenderJob) -> TrackMoves? {
        guard job.palette.count > 1, !job.showsTiles, let change = job.timeline.motion.colorChange else {
            return nil
        }
        return TrackMoves([(change.track, 1)])
    }
}

extension Tracer.ArcMoves {
    init(_ choreography: Choreography) {
        let steady = (choreography.rotation.tracks + choreography.tail.tracks).filter { $0.isSteady }
        self.init(
            offset: choreography.rotation.offset + choreography.tail.offset,
            speed: steady.reduce(0) { $0 + $1.amount / $1.period },
            rotation: choreography.rotation, tail: choreography.tail, head: choreography.head)
    }

    init(
        offset: Double = 0, speed: Double = 0, rotation: TrackSum = TrackSum(), tail: TrackSum, head: TrackSum
    ) {
        func moving(_ sum: TrackSum) -> TrackSum { TrackSum(sum.tracks.filter { !$0.isSteady }) }
        self.offset = offset
        self.speed = speed
        self.rotation = TrackMoves([(moving(rotation), 1)])
        self.tail = TrackMoves([(moving(tail), 1)])
        sweep = TrackMoves([(head, 1), (tail, -1)])
    }

    /// Returns the rotation without the steady one, up to a constant.
    func spin(at time: Double) -> Double { rotation.value(at: time) }
}

extension TrackMoves {
    /// Returns the sum at a time.
    func value(at time: Double) -> Double { tracks.reduce(0) { $0 + $1.value(at: time - lag) } }
}

extension BarTracks {
    /// The moves of both ends.
    fileprivate var moves: [TrackMoves] { [tail, head].map { TrackMoves([($0, 1)], lag: lag) } }
}

extension Staggered {
    /// The moves of each part.
    var moves: [TrackMoves] {
        (0..<count).map { TrackMoves([(value, 1)], lag: Double($0) * period / Double(lags)) }
    }
}

extension ColorChange {
    /// The track of the way along the row of colors.
    var track: TrackSum {
        TrackSum([Track(period: period, delay: delay, duration: duration, amount: 1, easing: easing)])
    }
}
