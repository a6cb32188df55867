public import Basics
public import Indicators
public import MotionCore

/// A motion on a grid of frames.
public struct Timeline: Hashable, Sendable {
    /// The furthest from 0 that times are looked at, in milliseconds: 30 years.
    package static let longestTime = 1e12

    /// The content of the frames; indirect, as jobs are copied faster without it.
    public indirect enum Content: Hashable, Sendable {
        /// A value that runs from one end to the other, both shown.
        case run(ValueRun)
        /// A loop on its frame grid; never of kind `determinate`.
        case loop(Motion.Kind, FrameClock)
        /// A change from one state to another, both shown, with a rest at the end in milliseconds.
        case transition(Transition, rest: Double)
        /// Steps, whose picture knows what happens to them, for so many milliseconds; 0 where nothing does.
        case steps(duration: Double)
        /// The course of an operation, from start to end.
        case story(Storyline)
        /// Texts that take each other's place, for so many milliseconds.
        case words(Double)
        /// A list that is pulled.
        case pull(PullRun)
    }

    /// The state of a motion at one moment.
    public enum Moment: Hashable, Sendable {
        /// The arc of a ring.
        case arc(ArcSpan)
        /// Unclipped, in track lengths.
        case bars([BarSpan])
        /// Opacity of each spoke.
        case spokes([Double])
        /// Scale of each dot.
        case dots([Double])
        /// A wave, shapes or figures.
        case drawn(DrawnMoment)
    }

    /// The motion, or the one that a change or an operation is about.
    public let motion: Motion
    /// The content of the frames.
    public let content: Content
    /// Number of frames, at least 1.
    public let count: Int
    /// Frames a second at which they are meant to be played.
    public let fps: Double
    /// Whether waves keep their published times in a run of values, though it may be over before they are at rest.
    public let isFaithful: Bool
    /// Whether a value that stands still is shown again and again, for something else that moves.
    package let repeats: Bool
    /// The time that the only picture of an operation or a message shows; nil of anything else, and where there are more.
    package let still: Double?
    /// Whether a single picture is all there is.
    package var isStill: Bool { count == 1 && !loops }

    package init(
        motion: Motion, content: Content, count: Int, fps: Double, isFaithful: Bool = false,
        repeats: Bool = false, still: Double? = nil
    ) {
        self.motion = motion
        self.content = content
        self.count = count
        self.fps = fps
        self.isFaithful = isFaithful
        self.repeats = repeats
        self.still = still
    }

    /// The most frames a request may have unless it says otherwise.
    public static let defaultMaxFrames = 65535
    /// The values to which a request can set that limit.
    public static let maxFramesRange = 1...1_000_000

    /// Whether a motion runs, or shows a value: steps have none.
    package var hasMotion: Bool {
        switch content {
        case .steps, .words: return false
        case .run, .loop, .transition, .story, .pull: return true
        }
    }

    /// Whether the frames show a known value.
    package var isDeterminate: Bool {
        switch content {
        case .run, .steps: true
        case .loop, .transition, .story, .words, .pull: false
        }
    }

    /// Whether the last frame is followed by the first.
    public var loops: Bool {
        switch content {
        case .loop(_, let clock): return count.isMultiple(of: clock.framesPerLoop)
        case .story(let line): return count > 1 && line.policy.loops
        case .run: return repeats
        case .transition, .steps, .words, .pull: return false
        }
    }

    /// The motion of a loop or a run, with its kind.
    package var moving: Moving {
        if case .loop(let kind, _) = content { return Moving(motion: motion, kind: kind, showsValues: false) }
        if case .pull(let run) = content {
            return Moving(motion: motion, kind: run.kind, showsValues: false)
        }
        if case .drawn = motion.kind { return Moving(motion: motion, kind: motion.kind, showsValues: true) }
        return Moving(motion: motion, kind: .determinate, showsValues: true)
    }

    /// The greatest value of a run; nil where none is shown.
    package var greatestValue: Double? {
        if case .run(let run) = content { return max(run.from, run.to) }
        return nil
    }

    /// A value from the middle of a run, to two digits where that is enough; nil where no values change.
    package var middleValue: Double? {
        guard case .run(let run) = content, run.from != run.to else { return nil }
        let middle = (run.from + run.to) / 2
        let short = (middle * 100).rounded() / 100
        return short > 0 ? short : middle
    }

    /// The one value that a run shows all the time; nil where there is none.
    package var onlyValue: Double? {
        if case .run(let run) = content, run.from == run.to { return run.to }
        return nil
    }

    /// The value that frame `index` shows as such; nil where none is.
    package func value(of index: Int) -> Double? {
        switch content {
        case .run(let run): run.value(at: count > 1 ? Double(index) / Double(count - 1) : 0)
        case .loop, .steps, .story, .words, .pull: nil
        case .transition(let transition, _): transition.value(at: time(of: index))
        }
    }

    /// The value that is shown at `time` milliseconds; nil where none is.
    func value(at time: Double) -> Double? {
        switch content {
        case .run(let run): run.value(at: fraction(at: time))
        case .loop, .steps, .story, .words, .pull: nil
        case .transition(let transition, _): transition.value(at: time)
        }
    }

    /// Returns the share of a value in the picture at `time` milliseconds, in `0...1`; nothing in a loop.
    package func valued(at time: Double) -> Double {
        if case .transition(let transition, _) = content { transition.valued(at: time) } else { 0 }
    }

    /// The elapsed share of a run at `time` milliseconds; 0 for a single frame.
    private func fraction(at time: Double) -> Double {
        count > 1 ? time * fps / 1000 / Double(count - 1) : 0
    }

    /// Returns the period nearest to a published one that fits a whole number of times into a loop, all in milliseconds.
    package static func period(near period: Double, in length: Double) -> Double {
        length / max((length / period).rounded(), 1)
    }

    /// The length of one loop as it is published, of the run or of the transition, in milliseconds.
    package var length: Double {
        switch content {
        case .run: Double(count) * 1000 / fps
        case .loop(_, let clock): clock.period
        case .transition(let transition, let rest): transition.duration + rest
        case .steps(let duration), .words(let duration): duration
        case .story(let line): line.end
        case .pull(let run): run.duration
        }
    }

    /// The moment that frame `index` shows, in milliseconds from the start.
    public func time(of index: Int) -> Double {
        switch content {
        case .run: Double(index) * 1000 / fps
        // A single frame shows what the change comes to.
        case .transition, .steps, .story, .words, .pull:
            count == 1 ? still ?? length : Double(index) * 1000 / fps
        case .loop(_, let clock): clock.time(of: index)
        }
    }

    /// The value that each frame shows; none where the motion shows none.
    package var values: [Double] {
        guard case .run(let run) = content else { return [] }
        return (0..<count).map { run.value(at: count > 1 ? Double($0) / Double(count - 1) : 0) }
    }

    /// The moment shown at `time` milliseconds, computed by the scalar path. A run stands still before its first and
    /// after its last frame; a transition is surrounded by the motions that lead to it and follow it.
    public func moment(at time: Double) -> Moment {
        switch content {
        case .run(let run): moment(of: run, at: time)
        case .loop(let kind, _): kind.moment(at: time)
        case .transition(let transition, _): transition.moment(at: time)
        case .story(let line): line.moment(at: time)
        // Steps and words are drawn by the time itself.
        case .steps, .words: Motion.Kind.determinate.moment(at: time)
        case .pull(let run): run.moment(at: time)
        }
    }

    /// The moment shown on frame `index`, computed by the scalar path.
    public func moment(of index: Int) -> Moment {
        if case .run(let run) = content {
            if case .drawn = motion.kind { return moment(of: run, at: time(of: index)) }
            return .arc(run.span(at: count > 1 ? Double(index) / Double(count - 1) : 0))
        }
        return moment(at: time(of: index))
    }

    /// The moment of a run of values at `time` milliseconds.
    private func moment(of run: ValueRun, at time: Double) -> Moment {
        guard case .drawn(let drawn) = motion.kind else { return .arc(run.span(at: fraction(at: time))) }
        // A single frame is at rest by itself.
        let end = isFaithful || count == 1 ? nil : self.time(of: count - 1)
        return .drawn(
            drawn.moment(showing: { run.value(at: fraction(at: $0)) }, at: time, restingAt: end))
    }

    /// The arcs of one loop, of the run or of the transition, from the batch path; nil for what is no arc.
    public func table() -> FrameTable? {
        switch content {
        case .run(let run) where motion.kind == .determinate: FrameTable(run, count: count)
        case .loop(.arc(let choreography), let clock):
            FrameTable(choreography, clock: clock, frames: 0..<min(count, clock.framesPerLoop))
        case .transition(let transition, _) where transition.span(at: 0) != nil:
            FrameTable((0..<count).compactMap { transition.span(at: time(of: $0)) })
        case .run, .loop, .transition, .steps, .story, .words, .pull: nil
        }
    }

    /// The number of tiles that are on the track at once; nil where there are none.
    package var tileCount: Int? {
        if case .loop(.bars(let bars), _) = content, bars.areTiles { return bars.bars.count }
        return nil
    }

    /// The colors of tiles at `time` milliseconds, from those they take in turn; empty where nothing is tiled.
    func tileColors(_ colors: [Color], at time: Double) -> [Color] {
        guard case .loop(.bars(let bars), _) = content, bars.areTiles else { return [] }
        return bars.bars.indices.map { colors[bars.color(ofBar: $0, at: time, colors: colors.count)] }
    }

    /// The colors of the frames: one for all of them, or one each where they change.
    public func colors(_ row: [Color]) -> [Color] {
        guard row.count > 1, motion.colorChange != nil else { return Array(row.prefix(1)) }
        return (0..<count).map { color(row, at: time(of: $0)) }
    }

    /// The color at `time` milliseconds, of those that the motion passes through.
    func color(_ row: [Color], at time: Double) -> Color {
        guard row.count > 1, let change = motion.colorChange else { return row[0] }
        let position = change.position(at: time)
        let whole = position.rounded(.down)
        let count = Double(row.count)
        let from = Int(whole - (whole / count).rounded(.down) * count)
        return row[from].mixed(with: row[(from + 1) % row.count], position - whole)
    }
}

extension Motion.Kind {
    /// The moment of this kind of motion at `time` milliseconds.
    package func moment(at time: Double) -> Timeline.Moment {
        switch self {
        case .determinate: .arc(ArcSpan(start: 0, sweep: 0))
        case .arc(let choreography): .arc(choreography.span(at: time))
        case .bars(let bars): .bars(bars.spans(at: time))
        case .spokes(let ring): .spokes(ring.opacity.values(at: time))
        case .dots(let row): .dots(row.scale.values(at: time))
        case .drawn(let drawn): .drawn(drawn.moment(at: time))
        }
    }
}

/// A motion, and the values that an indicator has to be able to show.
package struct Moving {
    package let motion: Motion
    package let kind: Motion.Kind
    /// Whether values are shown, at one time or another.
    package let showsValues: Bool

    package init(
        motion: Motion, kind: Motion.Kind, showsValues: Bool
    ) {
        self.motion = motion
        self.kind = kind
        self.showsValues = showsValues
    }
}

extension Transition {
    /// The value that is shown `time` milliseconds after the beginning of a change from one value to another;
    /// nil of any other transition.
    fileprivate func value(at time: Double) -> Double? {
        guard from.isValue, to.isValue else { return nil }
        return span(at: time)?.sweep ?? bars(at: time)?.last?.head
            ?? wave(at: time)?.spans.last.map { $0.head - $0.tail } ?? shape(at: time)?.fraction
    }

    /// The moment shown `time` milliseconds after the beginning.
    package func moment(at time: Double) -> Timeline.Moment {
        // Further away nothing but the loop goes on, and products of times overflow.
        let time = min(max(time, -Timeline.longestTime), Timeline.longestTime)
        if let span = span(at: time) { return .arc(span) }
        if let bars = bars(at: time) { return .bars(bars) }
        if let wave = wave(at: time) { return .drawn(.wave(wave)) }
        if let shape = shape(at: time) { return .drawn(.shape(shape)) }
        // Nothing else moves than by the clock of the motion.
        return kind.moment(at: motionTime(at: time) ?? start)
    }
}

extension Storyline {
    /// The moment that the indicator shows at `time` milliseconds.
    fileprivate func moment(at time: Double) -> Timeline.Moment {
        switch movement(at: time) {
        case .motion(let time): return kind.moment(at: time)
        case .transition(let transition, let passed):
            return carried(transition.moment(at: passed), transition, from: time - passed, at: time)
        case .value(let value):
            if case .bars = kind { return .bars([BarSpan(tail: 0, head: value)]) }
            if case .drawn(let drawn) = kind {
                if standsClosed(at: time), let closed = drawn.closed { return .drawn(closed) }
                // A wave rises and falls flat on the way of the values.
                return .drawn(
                    drawn.moment(
                        showing: { if case .value(let value) = movement(at: $0) { value } else { value } },
                        at: time, clock: clock(at: time) / drawn.stretch))
            }
            return .arc(ArcSpan(start: 0, sweep: value))
        }
    }

    /// The moment after a value, whose wave may still be rising or falling.
    private func carried(
        _ moment: Timeline.Moment, _ transition: Transition, from start: Double, at time: Double
    ) -> Timeline.Moment {
        guard case .determinate(let last) = transition.from, transition.to == .closed,
            case .drawn(.wave(var wave)) = moment, case .drawn(let drawn) = kind
        else { return moment }
        let before = drawn.moment(
            showing: { time in
                if time < start, case .value(let value) = movement(at: time) { value } else { last }
            }, at: time)
        guard case .wave(let before) = before, let first = transition.wave(at: 0) else { return moment }
        // A wave that was falling goes on falling; one that was rising does so on its way down.
        wave.share = first.share == 0 ? before.share : wave.share * before.share
        return .drawn(.wave(wave))
    }
}
