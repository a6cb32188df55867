public import Basics
internal import Indicators
public import Jobs
public import MotionCore
public import Requests

extension MotionSpec {
    /// Resolves the request to a motion and its frames. A motion in a file has to be loaded already.
    ///
    /// - Parameters:
    ///   - fallback: The motion to run where neither a motion nor a value is given.
    ///   - isLimited: Whether the number of frames is limited: false where the frames are not going to be made.
    ///   - colors: The number of colors that the motion passes through; a loop then lasts until they repeat.
    /// - Throws: ``SpecError``; a number of frames above the limit has kind `limit`.
    public func timeline(
        fallback: Motion, colors: Int = 1, isLimited: Bool = true
    ) throws(SpecError) -> Timeline {
        try checkRates()
        try checkMoment()
        try checkLaps()
        let motion = try motion(fallback: fallback, colors: colors)
        let limit = isLimited ? maxFrames ?? Timeline.defaultMaxFrames : FrameClock.maximumFrames
        let kind = shownKind(of: motion)
        let loops = try loops(of: motion, period: kind.period, colors: colors)
        if shown != nil, motion.takesValues { return try run(motion, limit) }
        guard let period = kind.period else { return try run(motion, limit) }
        return try loop(motion, kind, period: duration ?? period * Double(loops), limit)
    }

    /// The moving parts of a motion: as published where that is requested, else those that close.
    func shownKind(of motion: Motion) -> Motion.Kind {
        isFaithful ? motion.faithful ?? motion.kind : motion.kind
    }

    /// Refuses several frames of one moment.
    private func checkMoment() throws(SpecError) {
        if at != nil, let frames, frames != 1 {
            throw SpecError(
                at: .option(.at),
                "shows a single moment, but \(option: .frames) asks for \(frames) frames; leave out one of them"
            )
        }
    }

    /// Refuses rates and numbers of frames that are out of range.
    func checkRates() throws(SpecError) {
        var spec = RenderSpec()
        spec.animation = self
        try spec.checkValues(SpecOption.motion)
    }

    /// The motion that runs, with its adjustments.
    ///
    /// - Parameter colors: As in ``timeline(fallback:colors:isLimited:)``.
    package func motion(fallback: Motion, colors: Int = 1) throws(SpecError) -> Motion {
        let motion = try waved(plainMotion(fallback: fallback))
        var adjustment = adjustment
        // The easing is that of the values.
        if motion.kind == .determinate || shown != nil { adjustment.easing = nil }
        if adjustment.isEmpty { return motion }
        try checkRates()
        if speed != nil, duration != nil {
            throw SpecError(
                at: .option(.speed),
                "\(option: .duration) says how long a loop takes; leave out one of them")
        }
        let shown = shownKind(of: motion)
        if let duration, colors > 1 {
            let loops = try loops(of: motion, period: shown.period, colors: colors)
            adjustment.pace = .duration(duration / Double(loops))
        }
        do throws(AdjustmentError) {
            return try motion.adjusted(by: adjustment, faithful: isFaithful)
        } catch {
            let problem = error.problem(motion, adjustment)
            throw SpecError(at: .option(problem.key), problem.message)
        }
    }

    /// Returns the motion with the wave that is requested.
    private func waved(_ motion: Motion) throws(SpecError) -> Motion {
        if wave.isEmpty { return motion }
        try checkRates()
        if let waved = motion.waved(wave) { return waved }
        throw SpecError(
            at: .option(wave.key),
            motion.kind == .determinate
                ? "has no effect on \(motion.name); for a wavy value use \(option: .motion, "material-wavy") or material-wavy-linear"
                : "has no effect on \(motion.name), which has neither an arc nor plain bars; leave it out")
    }

    /// The motion as it was published.
    func plainMotion(fallback: Motion) throws(SpecError) -> Motion {
        if case .file(let path) = motion { throw .unread(path, .motion) }
        if span != nil, value != nil {
            throw SpecError(
                at: .option(.span),
                "has both ends of what is shown, and \(option: .value) another; leave out one of them")
        }
        guard let motion = named else { return shown == nil ? fallback : fallback.valued }
        if !motion.takesValues, shown != nil { throw showsNoValue(motion) }
        return motion
    }

    /// The error of a value on a motion that shows none.
    func showsNoValue(_ motion: Motion) -> SpecError {
        SpecError(
            at: .option(span == nil ? .value : .span),
            "has no effect on \(motion.name), which shows no value; leave it out, or use the motion \(motion.valuedName) instead"
        )
    }

    /// The adjustments of the motion that are requested.
    var adjustment: MotionAdjustment {
        MotionAdjustment(
            pace: duration.map { .duration($0) } ?? speed.map { .speed($0) }, arc: arc, turns: turns,
            easing: easing)
    }

    /// The motion that is requested; nil for none.
    package var named: Motion? { motion?.value }

    private func run(_ motion: Motion, _ limit: Int) throws(SpecError) -> Timeline {
        if let countdown { return try self.countdown(countdown, motion, limit) }
        let ends = values
        if easing != nil, ends.isSingle {
            throw SpecError(
                at: .option(.easing),
                "only a run of values can be eased; use \(option: .value) from:to, such as 0:1, or leave it out"
            )
        }
        let run = ValueRun(from: ends.from, to: ends.to, easing: easing ?? .linear)
        let count = frames ?? run.naturalFrames
        try check(count, "\(count) frames are", limit)
        return Timeline(
            motion: motion, content: .run(run), count: count, fps: fps ?? Self.defaultFPS,
            isFaithful: isFaithful)
    }

    /// The values that are shown.
    package var values: ValueSpan { shown ?? ValueSpan(from: 0, to: 1) }

    /// The values that are requested; of a span, the one at its end; nil for none.
    package var shown: ValueSpan? {
        value ?? span.map { ValueSpan($0.to) } ?? countdown.map { _ in ValueSpan(from: 1, to: 0) }
    }

    private func loop(
        _ motion: Motion, _ kind: Motion.Kind, period: Double, _ limit: Int
    ) throws(SpecError) -> Timeline {
        var kind = kind
        if case .arc(var choreography) = kind {
            choreography.period = period
            kind = .arc(choreography)
        }
        let frames = frameCount
        if let frames { try check(frames, "\(frames) frames are", limit) }
        let origin = frames == 1 ? try moment(of: kind, period) : 0
        if let frames, fps == nil {
            var clock = FrameClock(period: period, frames: frames)
            clock.origin = origin
            return Timeline(motion: motion, content: .loop(kind, clock), count: frames, fps: clock.fps)
        }
        let rate = fps ?? Self.defaultFPS
        let natural = min((period * rate / 1000).rounded(), 0x1p53)
        if isFaithful, frames == nil, natural > Double(limit), let short = motion.kind.period, short < period
        {
            let canRaise = natural <= Double(Timeline.maxFramesRange.upperBound)
            let way: Message = canRaise ? ", or raise the limit with \(option: .maxFrames)" : ""
            throw SpecError(
                canRaise ? .limit : .invalid, at: .option(.faithful),
                "the published loop of \(motion.name) takes \((period / 1000).decimal(1)) s, \(Int(natural)) frames at \(rate.shortestText) a second, more than \(limit); leave it out for the loop of \((short / 1000).decimal(1)) s\(way)"
            )
        }
        // Where fewer frames are requested, the loop need only be countable.
        try check(
            Int(natural), "a loop at \(framesASecond(rate.shortestText)) has \(Int(natural)) frames,",
            frames == nil ? limit : FrameClock.maximumFrames)
        var clock = FrameClock(period: period, fps: rate)
        clock.origin = origin
        return Timeline(
            motion: motion, content: .loop(kind, clock), count: frames ?? clock.framesPerLoop,
            fps: rate)
    }

    /// The moment of a loop that its only picture shows.
    private func moment(of kind: Motion.Kind, _ period: Double) throws(SpecError) -> Double {
        guard let moment = try moment(within: period, of: "loop") else { return kind.fullestMoment }
        // The end of a loop is the start of the next.
        return moment < period ? moment : 0
    }

    /// Returns the moment that is requested of something that takes `length` milliseconds; nil for none.
    ///
    /// - Parameter name: The noun for it in messages.
    private func moment(within length: Double, of name: String) throws(SpecError) -> Double? {
        switch at {
        case nil: return nil
        case .share(let share): return share * length
        case .time(let time):
            guard time <= length else {
                throw SpecError(
                    at: .option(.at),
                    "\(time.shortestText) ms is after the end of the \(name): use 0 to \(length.decimal(3)) ms, or 0% to 100%"
                )
            }
            return time
        }
    }

    /// Returns the timeline of an operation, or of one picture of it.
    ///
    /// - Parameter motion: The motion that shows the operation.
    func timeline(of line: Storyline, _ motion: Motion) throws(SpecError) -> Timeline {
        try timeline(
            .story(line), motion, length: line.end, of: "operation", still: line.lastShown)
    }

    /// Returns the timeline of texts that replace a motion, or of one picture of them.
    ///
    /// - Parameter line: The story that the texts tell; nil for a process that merely goes on.
    func timeline(ofMessage line: Storyline?, _ motion: Motion, length: Double) throws(SpecError) -> Timeline
    {
        try timeline(
            .words(length), motion, length: length, of: line == nil ? "message" : "operation",
            still: line?.lastShown ?? 0)
    }

    /// - Parameters:
    ///   - name: The noun in messages for what takes `length` milliseconds.
    ///   - still: The moment of a single picture where none is requested.
    private func timeline(
        _ content: Timeline.Content, _ motion: Motion, length: Double, of name: String, still: Double
    ) throws(SpecError) -> Timeline {
        try checkMoment()
        var spec = self
        spec.frames = frameCount
        let (count, fps) = try TransitionSpec.frames(spec, length: length)
        let moment = try moment(within: length, of: name) ?? still
        return Timeline(
            motion: motion, content: content, count: count, fps: fps, still: count == 1 ? moment : nil)
    }

    /// Returns the number of loops until motion and colors repeat together.
    private func loops(of motion: Motion, period: Double?, colors: Int) throws(SpecError) -> Int {
        if colors <= 1 { return 1 }
        if motion.kind == .determinate || shown != nil {
            throw SpecError(
                at: .option(.color),
                "a value has one color, but \(colors) are given; leave out all but one, or add \(option: .value2) for a second value"
            )
        }
        guard let period, let loops = motion.colorChange?.loops(until: colors, loopPeriod: period) else {
            let names = Motion.all.filter { $0.colorChange != nil }.map { $0.name }.joined(separator: ", ")
            throw SpecError(
                at: .option(.color),
                "\(motion.name) does not change color; use one color, or a motion with several: \(names)")
        }
        return loops
    }

    package func check(_ count: Int, _ subject: String, _ limit: Int) throws(SpecError) {
        if count > limit {
            throw .excess(
                at: .option(.frames), "\(subject)", over: limit, Timeline.maxFramesRange,
                raisedBy: "\(option: .maxFrames)")
        }
    }
}
