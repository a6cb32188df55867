public import Basics
internal import Files
internal import Indicators
package import MotionCore
public import Rendering
public import Requests
internal import Specs

extension TransitionSpec {

    /// The two states.
    ///
    /// - Throws: ``SpecError`` at `--transition`.
    public func states() throws(SpecError) -> (from: State, to: State) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            throw refusal(
                "\"\(text)\" is not a valid transition: write from:to, such as indeterminate:determinate=0.4 or active:success"
            )
        }
        return (try state(parts[0]), try state(parts[1]))
    }

    private func state(_ part: Substring) throws(SpecError) -> State {
        let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(words[0])
        guard name == Self.valueName else {
            guard let state = Self.states.first(where: { $0.name == name }) else {
                throw refusal("\(UnknownName.state(name, Self.stateNames))")
            }
            if words.count > 1 {
                throw refusal("\"\(part)\": only determinate takes a value; write \(name)")
            }
            return state
        }
        guard words.count > 1 else {
            throw refusal("\"\(part)\" lacks its value: write determinate=0.4")
        }
        guard let value = Double(words[1]), (0...1).contains(value) else {
            throw refusal(
                "\"\(words[1])\" in \"\(part)\" is not a valid value: a number in 0…1")
        }
        return State(name: name, valueState: .active, pose: .determinate(value))
    }

    private func refusal(_ message: Message) -> SpecError { SpecError(at: .option("transition"), message) }

    /// Understands the request: the transition on the frames of a motion. The first frame shows the
    /// beginning, the last one what follows the end.
    ///
    /// - Throws: ``SpecError``.
    public func resolve(_ spec: MotionSpec) throws(SpecError) -> Timeline {
        let spec = try spec.loaded()
        let (from, to) = try states()
        let others: [(String, Bool)] = [("value", spec.value != nil), ("frames", spec.frames != nil)]
        if let other = others.first(where: \.1) {
            throw SpecError(
                at: .option(other.0),
                "a transition has values and a length of its own; leave out \(option: other.0)")
        }
        let motion = try spec.motion(fallback: .determinate)
        let transition = try transition(spec, from, to, motion)
        let (count, fps) = try Self.frames(spec, length: transition.duration)
        return Timeline(motion: motion, content: .transition(transition, rest: 0), count: count, fps: fps)
    }

    /// The transition between two states of a motion.
    package func transition(
        _ spec: MotionSpec, _ from: State, _ to: State, _ motion: Motion
    ) throws(SpecError) -> Transition {
        if spec.easing != nil {
            throw SpecError(
                at: .option("easing"), "a transition is eased already; leave out \(option: "easing")")
        }
        try spec.checkRates()
        let start = start ?? 0
        guard (0...Timeline.longestTime).contains(start) else {
            throw SpecError(
                at: .option("t0"),
                "\(start.shortestText) is out of range: a transition begins 0 to \(Timeline.longestTime.shortestText) ms into the motion"
            )
        }
        let kind = spec.faithful ? motion.faithful ?? motion.kind : motion.kind
        do {
            return try Transition(kind, from: from.pose, to: to.pose, at: start)
        } catch {
            throw refusal("\"\(text)\" does not go with \(motion.name): \(error)")
        }
    }

    /// The frames on which something that is over after `length` milliseconds is shown, both ends included.
    package static func frames(_ spec: MotionSpec, length: Double) throws(SpecError) -> (
        count: Int, fps: Double
    ) {
        let limit = spec.maxFrames ?? Timeline.defaultMaxFrames
        if let frames = spec.frames {
            try spec.check(frames, "\(frames) frames are", limit)
            if spec.fps == nil, frames > 1 { return (frames, Double(frames - 1) * 1000 / length) }
        }
        let fps = spec.fps ?? MotionSpec.defaultFPS
        // A last frame that is early by rounding alone is not early.
        let count = spec.frames ?? Int((length * fps / 1000 - 1e-9).rounded(.up)) + 1
        if spec.frames == nil, count > limit {
            throw .excess(
                at: .option("max-frames"),
                "\(length.decimal(0)) ms at \(fps.decimal(3)) frames a second are \(count) frames,",
                over: limit, Timeline.maxFramesRange,
                raisedBy: "\(option: "max-frames"), or use a lower \(option: "fps")")
        }
        return (count, fps)
    }
}
