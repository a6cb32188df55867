public import Basics
public import Jobs
internal import MotionCore
public import Requests

extension TransitionSpec {
    /// Resolves the request to the transition on the frames of a motion. The first frame shows the beginning, the last one
    /// the state after the end.
    ///
    /// - Parameters:
    ///   - spec: The motion and the frames.
    ///   - start: The motion's own time at the beginning, in milliseconds.
    /// - Throws: ``SpecError``.
    public func timeline(of spec: MotionSpec, start: Double = 0) throws(SpecError) -> Timeline {
        let (from, to) = try shown()
        let others: [(OptionKey, Bool)] = [(.value, spec.value != nil), (.frames, spec.frames != nil)]
        if let other = others.first(where: { $0.1 }) {
            throw SpecError(
                at: .option(other.0),
                "a transition has its own values and length; leave out \(option: other.0)")
        }
        let motion = try spec.motion(fallback: .determinate)
        let transition = try transition(spec, from.pose, to.pose, motion, start: start)
        let (count, fps) = try Self.frames(spec, length: transition.duration)
        return Timeline(motion: motion, content: .transition(transition, rest: 0), count: count, fps: fps)
    }

    /// Returns the transition between two poses of a motion.
    ///
    /// - Parameter asked: The option that was given instead of a transition, and its value; nil for none.
    func transition(
        _ spec: MotionSpec, _ from: Transition.Pose, _ to: Transition.Pose, _ motion: Motion, start: Double,
        for asked: (key: OptionKey, value: String)? = nil
    ) throws(SpecError) -> Transition {
        if spec.easing != nil {
            throw SpecError(
                at: .option(.easing), "a transition is already eased; leave out \(option: .easing)")
        }
        let kind = spec.shownKind(of: motion)
        return try checked(spec, motion, start: start, for: asked) { () throws(TransitionError) in
            try Transition(kind, from: from, to: to, at: start)
        }
    }

    /// Returns the transition that `make` makes of a motion, unless it cannot, or the request is for something that no
    /// motion can do.
    ///
    /// - Parameter asked: As for `transition`.
    func checked(
        _ spec: MotionSpec, _ motion: Motion, start: Double,
        for asked: (key: OptionKey, value: String)? = nil,
        _ make: () throws(TransitionError) -> Transition
    ) throws(SpecError) -> Transition {
        try spec.checkRates()
        guard (0...Timeline.longestTime).contains(start) else {
            throw SpecError(
                at: .option(.t0),
                "\(start.shortestText) is out of range: a transition begins 0 to \(Timeline.longestTime.shortestText) ms into the motion"
            )
        }
        do {
            return try make()
        } catch {
            throw SpecError(
                at: .option(asked?.key ?? .transition),
                "\(quoted(asked?.value ?? description)) does not go with \(motion.name): \(error)\(error.otherStates)"
            )
        }
    }

    /// Returns the frames on which something that is over after `length` milliseconds is shown, both ends included.
    package static func frames(_ spec: MotionSpec, length: Double) throws(SpecError) -> (
        count: Int, fps: Double
    ) {
        let limit = spec.maxFrames ?? Timeline.defaultMaxFrames
        if let frames = spec.frames {
            try spec.check(frames, "\(frames) frames are", limit)
            if spec.fps == nil, frames > 1 { return (frames, Double(frames - 1) * 1000 / length) }
        }
        let fps = spec.fps ?? MotionSpec.defaultFPS
        // A last frame that is early by rounding alone counts as in time.
        let count = spec.frames ?? Int((length * fps / 1000 - 1e-9).rounded(.up)) + 1
        if spec.frames == nil, count > limit {
            throw .excess(
                at: .option(.maxFrames),
                "\(length.decimal(0)) ms at \(framesASecond(fps.decimal(3))) are \(count) frames,",
                over: limit, Timeline.maxFramesRange,
                raisedBy: "\(option: .maxFrames), or use a lower \(option: .fps)")
        }
        return (count, fps)
    }
}

extension TransitionError {
    /// The other states of the motion, as they follow the error.
    fileprivate var otherStates: String {
        switch self {
        case .onlyPauses: ", or the state paused or disabled"
        case .noValue: ", or the state paused, disabled, error or success"
        case .nothingMoves, .alreadyStands, .noMotion: ""
        }
    }
}
