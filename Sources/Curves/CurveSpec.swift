public import Basics
public import Files
internal import Jobs
internal import Loading
public import MotionCore
public import Requests
internal import Resolution

/// A request for the curve of a motion, as it was made: nothing is checked yet.
public struct CurveSpec: Hashable, Sendable {
    /// The motion, and the frames on which it is looked at.
    public var animation = MotionSpec()
    /// The motion; nil for none. One in a file is ``MotionSpec/motion``.
    public var motion: Motion? {
        get { animation.motion?.value }
        set { animation.motion = newValue.map { .value($0) } }
    }
    /// Moments in milliseconds, instead of frames.
    public var times: [Double]?
    /// The way from one state to another instead of the loop, as in ``TransitionSpec``.
    public var transition: TransitionSpec?
    /// A window instead of one loop: the start, in milliseconds. For a transition, the time of the motion at which it
    /// begins.
    public var start: Double?
    /// The length of the window, in milliseconds; nil is one loop.
    public var window: Double?
    /// Name of a ``CurveFormat``; nil is what the output's name tells, else CSV.
    public var format: String?
    /// The number of points along the line of a wave or the outline of a shape that are written at each time.
    public var points: Int?
    /// Whether to write an analysis of the loop instead of the curve.
    public var analyzes = false
    /// Whether to write JSON.
    public var asJSON = false

    /// One loop of the default motion as CSV.
    public init() {}
}

extension CurveSpec {
    /// The most rows of a table, one for each part of a motion at each moment.
    public static let maxRows = 1_000_000

    /// Puts the motion in the place of the path of its file, where it has one.
    ///
    /// - Throws: as ``RenderSpec/load(from:)``.
    public mutating func load(from inputs: InputFiles) throws(SpecError) { try animation.load(from: inputs) }

    package func loaded() throws(SpecError) -> CurveSpec {
        var spec = self
        spec.animation = try animation.loaded()
        return spec
    }

    /// Resolves the motion and the moments of the curve.
    ///
    /// - Throws: ``SpecError``; more moments than the limit has kind `limit`.
    public func resolve() throws(SpecError) -> CurveTable { try loaded().table() }

    /// The allowed number of points of a line.
    public static let pointsRange = 2...10_000

    package func table() throws(SpecError) -> CurveTable {
        let table = try pointed(published().unlimitedTable())
        if table.maxRows > Self.maxRows {
            throw SpecError(
                at: .option(.frames),
                "\(counted(table.count, "moment")) of \(table.partCount) parts make up to \(table.maxRows) rows, more than \(Self.maxRows); use fewer frames"
            )
        }
        return table
    }

    /// The table with points, if these are requested.
    private func pointed(_ table: CurveTable) throws(SpecError) -> CurveTable {
        guard let points else { return table }
        guard Self.pointsRange.contains(points) else {
            throw SpecError(
                at: .named("--points"),
                "\(points) is out of range: use \(Self.pointsRange.lowerBound) to \(Self.pointsRange.upperBound)"
            )
        }
        if case .drawn(let drawn) = table.timeline.motion.kind, drawn.isLine {
            return CurveTable(table.timeline, at: table.times, points: points)
        }
        throw SpecError(
            at: .named("--points"),
            "\(table.timeline.motion.name) is neither a wave nor a shape and has no outline; leave out --points"
        )
    }

    /// Waves, shapes and figures as they were published, whatever closes their loops.
    private func published() -> CurveSpec {
        guard animation.duration == nil else { return self }
        if case .drawn = animation.named?.kind {} else if animation.wave.isEmpty { return self }
        var spec = self
        spec.animation.isFaithful = true
        return spec
    }

    private func unlimitedTable() throws(SpecError) -> CurveTable {
        if let timeline = try resolvedTransition() { return CurveTable(timeline, at: times) }
        if let times {
            if start != nil || window != nil {
                throw SpecError(
                    at: .named("--at"),
                    "--at already specifies the times; leave out \(option: .t0) and --window")
            }
            return CurveTable(try animation.timeline(fallback: .determinate, isLimited: false), at: times)
        }
        guard start != nil || window != nil else {
            return CurveTable(try animation.timeline(fallback: .determinate))
        }
        return try windowTable()
    }

    /// A diagram of the window or, without one, of a loop and the beginning of the next.
    ///
    /// - Throws: ``SpecError``.
    public func plot() throws(SpecError) -> CurvePlot { try loaded().diagram() }

    func diagram() throws(SpecError) -> CurvePlot {
        if times != nil {
            throw SpecError(
                at: .named("--at"),
                "a plot shows a range of time; use \(option: .t0) and --window instead")
        }
        if let timeline = try resolvedTransition() { return CurvePlot(transitionWindow(timeline)) }
        try checkWindow()
        let timeline = try animation.timeline(fallback: .determinate, isLimited: false)
        return CurvePlot(plotWindow(timeline))
    }

    private func resolvedTransition() throws(SpecError) -> Timeline? {
        guard let transition else { return nil }
        if window != nil {
            throw SpecError(
                at: .named("--window"), "a transition has its own length; leave out --window")
        }
        let timeline = try transition.timeline(of: animation, start: start ?? 0)
        if start != nil, case .transition(let change, _) = timeline.content,
            !Transition.heedsStart(change.kind, from: change.from), let option = SpecOption.named(.t0)
        {
            throw Idle.start.error(option)
        }
        return timeline
    }

    /// The time that a plot shows before and after a transition, in milliseconds.
    private static let shownAround = 200.0

    private func transitionWindow(_ timeline: Timeline) -> CurvePlotWindow {
        let begin = (start ?? 0) > 0 ? ", from \((start ?? 0).decimal(3)) ms on" : ""
        let length = timeline.length
        return CurvePlotWindow(
            timeline: timeline, range: -Self.shownAround...(length + Self.shownAround),
            caption:
                "\(transition.map { $0.description } ?? "")\(begin), in \(length.rounded().decimal(3)) ms",
            wraps: false, marks: [("begin", 0), ("end", length)])
    }

    /// Longer loops are shown in part, this long, in milliseconds: a plot has room for a few cycles.
    private static let longestLoop = 20_000.0
    private static let shownOfLongLoop = 10_000.0

    private func plotWindow(_ timeline: Timeline) -> CurvePlotWindow {
        let length = timeline.length
        func window(_ start: Double, _ duration: Double, wraps: Bool, _ caption: String) -> CurvePlotWindow {
            let isFaithful = animation.isFaithful && timeline.motion.faithful != nil
            return CurvePlotWindow(
                timeline: timeline, range: start...(start + duration),
                caption: (isFaithful ? "as published: " : "") + caption, wraps: wraps)
        }
        /// Times as they are written at the axis of a window that ends then.
        func text(_ time: Double, until end: Double) -> String {
            CurvePlotWindow.isLong(end) ? "\((time / 1000).decimal(3)) s" : "\(time.decimal(3)) ms"
        }
        if start != nil || self.window != nil {
            let (start, duration) = (start ?? 0, self.window ?? length)
            let end = max(start.magnitude, (start + duration).magnitude)
            return window(
                start, duration, wraps: false,
                "\(text(duration, until: end)) from \(text(start, until: end)); one loop takes \(text(length, until: end))"
            )
        }
        guard case .loop = timeline.content else {
            let last = max(Double(timeline.count - 1), 1) * 1000 / timeline.fps
            return window(
                0, last, wraps: false,
                "\(counted(timeline.count, "frame")) at \(timeline.fps.decimal(3)) a second")
        }
        if length > Self.longestLoop {
            return window(
                0, Self.shownOfLongLoop, wraps: false,
                "the first \((Self.shownOfLongLoop / 1000).decimal(3)) s of a loop of \((length / 1000).decimal(3)) s"
            )
        }
        return window(
            0, length * 1.1, wraps: true,
            "one loop of \(text(length, until: length * 1.1)) and the beginning of the next")
    }

    private func checkWindow() throws(SpecError) {
        if let start, !(start.magnitude <= Timeline.longestTime) {
            throw SpecError(
                at: .option(.t0),
                "\(start.shortestText) is out of range: at most \(Timeline.longestTime.shortestText) ms from 0"
            )
        }
        if let window, !(window > 0 && window <= Timeline.longestTime) {
            throw SpecError(
                at: .named("--window"),
                "\(window.shortestText) is out of range: above 0, at most \(Timeline.longestTime.shortestText) ms"
            )
        }
    }

    /// The times from ``start`` on, `1000 / fps` apart, before ``window`` is over.
    private func windowTable() throws(SpecError) -> CurveTable {
        try checkWindow()
        if let frames = animation.frames {
            throw SpecError(
                at: .option(.frames),
                "\(frames) frames and a window of time contradict each other; leave out one of them")
        }
        // The rows of the window are limited, not the frames of the loop that they are taken from.
        let timeline = try animation.timeline(fallback: .determinate, isLimited: false)
        let fps = timeline.fps
        let duration = window ?? timeline.length
        let limit = animation.maxFrames ?? Timeline.defaultMaxFrames
        guard duration * fps / 1000 <= Double(limit) else {
            throw .excess(
                at: .named("--window"),
                "the rows of \(duration.shortestText) ms at \(framesASecond(fps.shortestText)) are",
                over: limit, Timeline.maxFramesRange, raisedBy: "\(option: .maxFrames)")
        }
        var times: [Double] = []
        while true {
            let time = Double(times.count) * 1000 / fps
            if time >= duration { break }
            times.append((start ?? 0) + time)
        }
        return CurveTable(timeline, at: times)
    }
}
