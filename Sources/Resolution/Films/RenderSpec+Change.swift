internal import Basics
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Requests

/// A change of state that has been resolved, without labels.
struct ResolvedChange {
    /// A state, and the value that is shown in it.
    struct End {
        let state: ValueState
        let value: Double?
        /// Whether a value, or a full track, shows instead of the running motion.
        let isSettled: Bool
    }

    let motion: Motion
    /// The transition; nil where nothing moves, and only colors and signs change.
    let transition: Transition?
    /// The value at which the indicator stands where nothing moves.
    var still = 0.0
    /// The name of the change in names of files and animations.
    let name: String
    let from, to: End

    /// The duration of the movement, in milliseconds.
    var movement: Double { transition?.duration ?? StateChange.stillDuration }

    var moving: Moving {
        Moving(
            motion: motion, kind: transition?.kind ?? .determinate,
            showsValues: from.value != nil || to.value != nil)
    }

    /// Returns the frames of the change, and of the `rest` after it, in milliseconds.
    func timeline(_ spec: MotionSpec, rest: Double) throws(SpecError) -> Timeline {
        let (count, fps) = try TransitionSpec.frames(spec, length: movement + rest)
        let content: Timeline.Content
        if let transition {
            content = .transition(transition, rest: rest)
        } else {
            content = .run(ValueRun(from: still, to: still))
        }
        return Timeline(motion: motion, content: content, count: count, fps: fps)
    }
}

extension RenderSpec {
    /// Returns the change that is requested, with `fallback` as the motion where none is named; nil where the indicator stays active.
    func resolvedChange(fallback: Motion) throws(SpecError) -> ResolvedChange? {
        guard let change = try requestedChange() else { return nil }
        let place: OptionKey = transition == nil ? .state : .transition
        let named = try change.shown()
        let value = try animation.singleValue(place)
        let (from, to) = (named.from.showing(value), named.to.showing(value))
        if value != nil, from == named.from, to == named.to {
            throw SpecError(
                at: .option(.value),
                "the transition names what is shown before and after it; leave out \(option: .value)")
        }
        let ends = (from: from.end, to: to.end)
        if from.state == to.state, from.pose == to.pose {
            throw SpecError(
                at: .option(place),
                "\(quoted(change.description)) changes nothing: use two different states")
        }
        let name = transition == nil ? to.name : "\(from.name)-to-\(to.name)"
        if from.state != to.state, from.pose == to.pose, let still = from.pose.stillValue {
            let shown = try animation.still.moving(fallback: fallback.valued)
            guard case .drawn(let drawn) = shown.kind else {
                return ResolvedChange(
                    motion: .determinate, transition: nil, still: still, name: "determinate-" + name,
                    from: ends.from,
                    to: ends.to)
            }
            if from.pose.isValue, !drawn.takesValues { throw animation.showsNoValue(shown) }
            // A drawn motion stays as it is, in the colors of the other state.
            return ResolvedChange(
                motion: shown,
                transition: try change.checked(
                    animation, shown, start: t0 ?? 0, for: state.map { (.state, $0.rawValue) }
                ) { () throws(TransitionError) in
                    try Transition(
                        animation.shownKind(of: shown), keeping: from.pose,
                        runs: (from.state == .active, to.state == .active), at: t0 ?? 0)
                },
                name: "\(shown.name)-\(name)", from: ends.from, to: ends.to)
        }
        let runs = [from.pose, to.pose].contains { $0 == .running || $0 == .standing }
        let moving =
            try runs
            ? animation.moving(fallback: fallback) : animation.still.moving(fallback: fallback.valued)
        return ResolvedChange(
            motion: moving,
            transition: try change.transition(
                animation, from.pose, to.pose, moving,
                start: t0 ?? animation.stillStart(moving, from.pose, to.pose)
                    ?? (state == nil ? 0 : moving.stillMoment),
                for: state.map { (.state, $0.rawValue) }),
            name: "\(moving.name)-\(name)", from: ends.from, to: ends.to)
    }

    /// Returns the states before and after the change, where the active one shows `value`; nil where nothing changes.
    func changeEnds(showing value: Double?) throws(SpecError) -> (from: ShownState, to: ShownState)? {
        guard let ends = try requestedChange()?.shown() else { return nil }
        return (ends.from.showing(value), ends.to.showing(value))
    }

    private func requestedChange() throws(SpecError) -> TransitionSpec? {
        guard let state else { return transition }
        if transition != nil {
            throw SpecError(
                at: .option(.state),
                "\(option: .transition) names the states already; leave out \(option: .state)")
        }
        return state == .active ? nil : .states(from: .state(.active), to: .state(state))
    }
}

extension Transition.Pose {
    /// The share of the track that is taken while nothing moves; nil where that depends on the motion.
    fileprivate var stillValue: Double? {
        switch self {
        case .determinate(let value): value
        case .closed: 1
        case .running, .standing: nil
        }
    }
}

extension MotionSpec {
    /// Returns the one value that is shown; nil where none is given.
    fileprivate func singleValue(_ place: OptionKey) throws(SpecError) -> Double? {
        guard let value else { return nil }
        guard value.isSingle else {
            throw SpecError(
                at: .option(.value),
                "\(option: place) begins at one value; write one, such as \(option: .value, "0.4"), in place of a run"
            )
        }
        return value.from
    }

    /// Returns the time of a motion's clock at which it begins to stop or to start, in milliseconds, so that the only
    /// picture shows the loop at its fullest; nil where there are more pictures, or something else changes.
    fileprivate func stillStart(_ motion: Motion, _ poses: Transition.Pose...) -> Double? {
        let kind = shownKind(of: motion)
        guard frames == 1, poses.allSatisfy({ $0 == .running || $0 == .standing }), let period = kind.period
        else { return nil }
        let early = kind.fullestMoment - ClockWarp.defaultDuration / 2
        return early + max((-early / period).rounded(.up), 0) * period
    }

    /// The request without adjustments of a running motion.
    fileprivate var still: MotionSpec {
        var spec = self
        (spec.speed, spec.duration, spec.arc, spec.turns) = (nil, nil, nil, nil)
        return spec
    }

    /// Returns the motion that is named, or the fallback, whatever value is shown before or after it runs.
    fileprivate func moving(fallback: Motion) throws(SpecError) -> Motion {
        var spec = self
        (spec.value, spec.easing) = (nil, nil)
        return try spec.motion(fallback: fallback)
    }
}
