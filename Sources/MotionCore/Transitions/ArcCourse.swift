/// The course of an arc from one pose to another.
enum ArcCourse: Hashable, Sendable {
    /// The arc comes to rest.
    case landing(ArcLanding)
    /// A landing in reverse: the arc starts from rest, and joins the motion at its time `joining`.
    case launch(ArcLanding, joining: Double)
    /// A change of value: the head of a determinate arc moves from one value to another.
    case change(ValueRun)

    /// The duration of a change of value, in milliseconds, eased in and out. The figure is that of Fiori and Material.
    static let changeDuration = 300.0

    /// - Precondition: The kind is an arc, unless both poses have a value of their own; the poses
    ///   differ, and not both depend on the motion.
    init(_ kind: Motion.Kind, _ from: Transition.Pose, _ to: Transition.Pose, at time: Double) {
        if case (.determinate(let from), .determinate(let to)) = (from, to) {
            self = .change(ValueRun(from: from, to: to, easing: .easeInOut))
            return
        }
        let start = ArcState(kind, from, at: time)
        switch (to, kind) {
        case (.determinate(let value), _): self = .landing(ArcLanding(start, at: 0, sweep: value))
        case (.running, .arc(let choreography)): self = .launch(choreography, from: start.sweep)
        default: self = .landing(ArcLanding(closing: start))
        }
    }

    var duration: Double {
        switch self {
        case .landing(let landing), .launch(let landing, _): landing.duration
        case .change: Self.changeDuration
        }
    }

    /// Returns the arc `time` milliseconds after the beginning; before it and after the end, at rest.
    func span(at time: Double) -> ArcSpan {
        switch self {
        case .landing(let landing): return landing.span(at: time)
        case .launch(let landing, _):
            let mirrored = landing.span(at: landing.duration - time)
            // Rest is at 12 o'clock exactly, whatever the rounding on the way.
            let start = time > 0 ? -mirrored.end : -mirrored.end.rounded()
            return ArcSpan(start: start, sweep: mirrored.sweep)
        case .change(let run): return run.span(at: time / Self.changeDuration)
        }
    }

    /// The number of moments of a loop at which joining it is tried.
    private static let joints = 512
    /// The longest part of a loop that is searched, in milliseconds.
    private static let longestSearch = 8000.0

    /// Creates the start of a motion from a resting arc of length `sweep` at 12 o'clock, at the most suitable moment: the
    /// one at which both ends reach their speeds by nearly constant acceleration.
    private static func launch(_ choreography: Choreography, from sweep: Double) -> ArcCourse {
        let stretch = min(choreography.period, longestSearch)
        let candidates = (0..<joints).map { joint in
            let time = stretch * Double(joint) / Double(joints)
            let state = ArcState(choreography, at: time, .after)
            return (time: time, landing: ArcLanding(state.mirrored, at: -sweep, sweep: sweep))
        }
        let best = candidates.enumerated().min {
            ($0.element.landing.strain, $0.offset) < ($1.element.landing.strain, $1.offset)
        }
        guard let best else { preconditionFailure("a loop has moments") }
        return .launch(best.element.landing, joining: best.element.time)
    }
}

extension ArcState {
    /// Creates the arc of an indicator in a pose, at `time` milliseconds of its motion.
    fileprivate init(_ kind: Motion.Kind, _ pose: Transition.Pose, at time: Double) {
        switch (pose, kind) {
        case (.running, .arc(let choreography)): self.init(choreography, at: time, .before)
        case (.standing, .arc(let choreography)): self.init(standing: choreography.span(at: time))
        default: self.init(standing: ArcSpan(start: 0, sweep: pose.value ?? 0))
        }
    }
}

extension ArcLanding {
    /// The strain of a landing, in turns: the deviation of the ends' distances from those of constant decelerations, and
    /// the distance that an end would cover in 400 ms by its excess over the speed it had. In addition, a second counts as
    /// a quarter of a turn, and a reversal as a whole one.
    fileprivate var strain: Double {
        let headWay = way + sweep - start.sweep
        // The peak speed of a cubic from rest to rest is one and a half times its average.
        let haste = 1.5 * max(way, headWay) / duration - max(start.tail.speed, start.head.speed)
        return (way - start.tail.speed * duration / 2).magnitude
            + (headWay - start.head.speed * duration / 2).magnitude
            + 400 * max(haste, 0) + duration / 4000 + (start.carrier.speed < 0 ? 1 : 0)
    }
}
