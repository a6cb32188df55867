internal import Basics
internal import Formats
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Requests

extension MotionSpec {
    /// Returns the frames of a countdown: the first shows the value that it begins with, the last, after its time, the one that it ends
    /// with. Unless a rate is requested there are as many whole frames a second as it takes for one frame for each percent.
    func countdown(_ time: Double, _ motion: Motion, _ limit: Int) throws(SpecError) -> Timeline {
        for (key, isGiven) in [(OptionKey.span, span != nil), (.easing, easing != nil)] where isGiven {
            throw SpecError(
                at: .option(key),
                "a countdown goes from all to nothing at constant speed; leave out one of them")
        }
        let run = ValueRun(from: values.from, to: values.to)
        if run.from < run.to {
            throw SpecError(
                at: .option(.value),
                "\(run.from.shortestText):\(run.to.shortestText) rises, and a countdown goes down; write \(option: .value, "\(run.to.shortestText):\(run.from.shortestText)")"
            )
        }
        if values.isSingle {
            try check(frames ?? 1, "\(frames ?? 1) frames are", limit)
            return Timeline(
                motion: motion, content: .run(run), count: frames ?? 1, fps: fps ?? Self.defaultFPS,
                isFaithful: isFaithful)
        }
        let seconds = time / 1000 * (run.from - run.to).magnitude
        if let frames {
            if fps != nil {
                throw SpecError(
                    at: .option(.countdown),
                    "says how long it takes; leave out \(option: .frames) or \(option: .fps)")
            }
            try check(frames, "\(frames) frames are", limit)
            let rate = Double(max(frames - 1, 1)) / seconds
            guard Self.fpsRange.contains(rate) else {
                let (low, high) = (seconds * Self.fpsRange.lowerBound, seconds * Self.fpsRange.upperBound)
                let isFew = rate < Self.fpsRange.lowerBound
                let bound = isFew ? (low - 1e-6).rounded(.up) + 1 : (high + 1e-6).rounded(.down) + 1
                throw SpecError(
                    at: .option(.frames),
                    "\(frames) \(isFew ? "are too few" : "are too many") for a countdown of \(seconds.shortestText) s; use at \(isFew ? "least" : "most") \(bound.shortestText), or leave it out"
                )
            }
            return Timeline(
                motion: motion, content: .run(run), count: frames, fps: rate, isFaithful: isFaithful)
        }
        let asked = fps ?? Self.countdownRate(time)
        // The last frame is exactly at the end: where the rate does not lead there, it is a little higher.
        let steps = max((seconds * asked - 1e-6).rounded(.up), 1)
        let rate = (steps - seconds * asked).magnitude < 1e-6 ? asked : steps / seconds
        let count = Int(steps) + 1
        try check(count, "a countdown at \(framesASecond(rate.shortestText)) has \(count) frames,", limit)
        return Timeline(motion: motion, content: .run(run), count: count, fps: rate, isFaithful: isFaithful)
    }

    /// Returns the usual rate of a countdown: whole frames a second, so that seconds change where they begin, and at least a hundred
    /// frames in all, as far as screens show them.
    static func countdownRate(_ time: Double) -> Double {
        min(max((100_000 / time - 1e-9).rounded(.up), 1), defaultFPS)
    }
}

extension Timeline {
    /// The time from the first to the last frame of a run, in milliseconds; nil of anything else, and of a single frame.
    var runTime: Double? {
        guard case .run(let run) = content, run.from != run.to || count > 1 else { return nil }
        return Double(count - 1) * 1000 / fps
    }
}

extension RenderSpec {
    /// The notes about a countdown: on the number of its frames, and on seconds that have no room.
    func countdownNotes(_ timeline: Timeline, _ look: SceneLayout) -> [Message] {
        guard let time = animation.countdown else { return [] }
        var notes: [Message] = []
        if let fps = animation.fps, timeline.count > 1, (timeline.fps - fps).magnitude > 1e-6 {
            notes.append(
                "the countdown of \((time / 1000).shortestText) s has \(framesASecond(timeline.fps.decimal(3))) instead of \(fps.shortestText), so that it ends in time"
            )
        }
        if timeline.count > 1, animation.fps == nil, animation.frames == nil,
            resolvedFormats().contains(where: { $0.content != .vector })
        {
            notes.append(
                "the countdown of \((time / 1000).shortestText) s has \(timeline.count) frames, \(timeline.fps.shortestText) a second; for smoother motion, raise \(option: .fps)"
            )
        }
        if indicator == .circular, look.scene.body.isRing, !isFilled, center == nil, glyph == nil,
            label.placement != .center,
            look.scene.surroundings.layout.center == nil
        {
            notes.append("the ring has no room for the seconds; increase \(option: .size)")
        }
        return notes
    }
}
