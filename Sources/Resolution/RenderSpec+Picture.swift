internal import Drawing
internal import Formats
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Presentations
internal import Requests

/// The parts of a request that show in its pictures, as far as they decide which options have an effect.
extension RenderSpec {
    /// Whether there is one frame.
    func isSingleFrame(_ facts: RequestFacts) -> Bool {
        if [.loop, .operation, .message].contains(facts.film), animation.at != nil { return true }
        if let frames = animation.frames { return frames == 1 }
        return switch facts.film {
        case .still: true
        case .run: showsOneValue
        case .pull: present.pull != .run
        default: false
        }
    }

    private var showsOneValue: Bool { animation.values.isSingle }

    /// Whether the number of frames makes a difference to the result. Vectors show a whole loop, unless only some of its
    /// frames are requested.
    func countsFrames(_ facts: RequestFacts) -> Bool {
        switch facts.film {
        case .loop: animation.fps != nil || !facts.formats.allSatisfy(SpecOption.vectors.contains)
        case .run: !showsOneValue || !facts.formats.allSatisfy(SpecOption.timelessVectors.contains)
        default: true
        }
    }

    /// Whether the frame rate makes a difference to the result, or is written in it.
    func heedsRate(_ facts: RequestFacts) -> Bool {
        let areVectors = facts.formats.allSatisfy(SpecOption.vectors.contains)
        let hasVectors = facts.formats.contains(where: SpecOption.vectors.contains)
        if isSingleFrame(facts) {
            return facts.formats.contains(where: SpecOption.ratedPictures.contains)
                || facts.film == .loop && hasVectors
        }
        return switch facts.film {
        case .loop: animation.frames != nil || !areVectors
        // A run has as many frames as values are shown.
        case .run: !facts.formats.allSatisfy(SpecOption.unratedRuns.contains)
        default: true
        }
    }

    /// Whether the motion is seen to run.
    func showsRunning(_ facts: RequestFacts) -> Bool {
        switch facts.film {
        case .operation: operation.startsRunning
        case .change: facts.moves && !isOver(facts)
        default: true
        }
    }

    /// Whether a frame of a loop would be different without a request about the motion. A few frames may all lie where it
    /// makes no difference.
    func changesFrames(_ facts: RequestFacts, _ remove: (inout MotionSpec) -> Void) -> Bool {
        let showsWhole = animation.fps == nil && facts.formats.contains(where: SpecOption.vectors.contains)
        guard facts.film == .loop, let frames = animation.frameCount, frames <= 100, !showsWhole,
            let plain = facts.motion
        else { return true }
        var other = animation
        remove(&other)
        guard let with = try? animation.resolve(fallback: plain, colors: colors.count),
            let without = try? other.resolve(fallback: plain, colors: colors.count)
        else { return true }
        return (0..<frames).contains { !with.moment(of: $0).isClose(to: without.moment(of: $0)) }
    }

    /// Whether the speed of a motion makes a difference to the frames, or to the times that are written with them.
    func heedsPace(_ facts: RequestFacts) -> Bool {
        if let change = facts.change, animation.frames == 1, t0 == nil, access.sidecars.isEmpty {
            // A still shows the same of a loop at any speed.
            return ![change.from.pose, change.to.pose].allSatisfy { $0 == .running || $0 == .standing }
        }
        guard facts.film == .loop, access.sidecars.isEmpty, let frames = animation.frameCount else {
            return true
        }
        if frames > 1 {
            return animation.fps != nil || !facts.formats.allSatisfy(SpecOption.untimedLoops.contains)
        }
        // A slower motion is elsewhere at the same time.
        if case .time(let time) = animation.at, time > 0 { return true }
        let timed = SpecOption.ratedPictures + SpecOption.vectors
        return animation.fps == nil && facts.formats.contains(where: timed.contains)
    }

    /// Whether there is a process that a text can stand for.
    func tellsMotion(_ facts: RequestFacts) -> Bool {
        switch facts.film {
        case .loop: animation.frames != 1
        case .operation, .pull, .message: true
        default: false
        }
    }

    /// Whether nothing behind the picture shows through.
    var isOpaque: Bool {
        guard let theme = try? resolvedTheme() else { return false }
        // A presentation stands on the surface.
        if let presentation, presentation.extent != .none {
            return theme[.surface].alpha == 255
        }
        return resolvedBackground(theme)?.alpha == 255
    }

    /// Whether the only picture is that of the final state of a change, with the whole track taken.
    func isOver(_ facts: RequestFacts) -> Bool {
        animation.frames == 1 && facts.change?.to.pose == .closed
    }

    /// Whether the whole track is taken from the first frame to the last.
    func isFull(_ facts: RequestFacts) -> Bool {
        if facts.film == .run {
            return (animation.values == ValueSpan(1) || value2 == 1) && animation.span?.from ?? 0 == 0
        }
        return isOver(facts)
    }

    /// Whether nothing of the indicator is seen from the first frame to the last.
    package func isEmpty(_ facts: RequestFacts) -> Bool {
        facts.film == .run && animation.values == ValueSpan(0) && value2 ?? 0 == 0
            && (themeSource == nil || showsTrack(facts))
    }

    /// Whether a track is drawn.
    func showsTrack(_ facts: RequestFacts) -> Bool {
        let metrics = chosenTheme.metrics
        var isUsual = metrics.showsLinearTrack
        if facts.indicator != .linear {
            isUsual = metrics.showsTrack
            if facts.film == .loop || facts.film == .pull, let motion = facts.motion {
                isUsual = metrics.showsTrack(during: motion)
            }
        }
        return trackPaint.map { $0 != .hidden } ?? (themeSource != nil && isUsual)
    }

    /// Whether anything has the color of the indicator: the indicator itself, or a mark of its value in that color.
    func showsColor(_ facts: RequestFacts) -> Bool {
        if !isEmpty(facts) || buffer ?? 0 > 0 { return true }
        if case .named = glyph { return true }
        return (stop ?? (facts.indicator == .linear ? usualStop : 0)) > 0
    }

    /// Whether a check or an exclamation mark may be drawn inside a ring.
    func showsMark(_ facts: RequestFacts) -> Bool {
        switch glyph {
        case .named(let glyph): return glyph == .check || glyph == .exclamation
        case .hidden: return false
        case nil, .auto: break
        }
        if facts.film == .operation { return operation.succeeds || operation.fails }
        guard let change = facts.change else { return false }
        return change.to.state.isFinal || animation.frames != 1 && change.from.state.isFinal
    }

    /// The only state that is seen; active where there are several.
    func shownState(_ facts: RequestFacts) -> ValueState {
        guard let change = facts.change, animation.frames == 1 else { return .active }
        return change.to.state
    }

    /// Whether anything grows with the text size: texts, steps, or a figure without a size of its own.
    func grows(_ facts: RequestFacts) -> Bool {
        if facts.indicator == .steps || facts.film == .message || !label.isEmpty { return true }
        if operation.hasEvents { return true }
        let areVectors = facts.formats.allSatisfy(SpecOption.vectors.contains)
        if access.variants.contains(.message), !areVectors { return true }
        let texts = [present.message, present.cancel, present.pause]
        if texts.contains(where: { $0 != nil }) { return true }
        if facts.indicator == .linear { return height == nil }
        if case .points = extent { return false }
        return true
    }

    /// Whether no text is drawn.
    func isWordless(_ facts: RequestFacts) -> Bool {
        let texts = [present.message, present.cancel, present.pause]
        return label.isEmpty && texts.allSatisfy { $0 == nil } && facts.indicator != .steps
            && facts.film != .message
    }

    /// Whether the ends of an arc depend on the inset of its caps.
    func insetsCaps(_ facts: RequestFacts) -> Bool {
        let metrics = (presentation?.adapted(chosenTheme) ?? chosenTheme).metrics
        let hasTrack = trackPaint.map { $0 != .hidden } ?? (themeSource != nil && metrics.showsTrack)
        let gap = gap ?? (themeSource != nil && hasTrack ? metrics.gap : 0)
        return gap == 0 && (cap ?? metrics.cap) != .butt
    }

    /// Whether the buffer is ahead of a value that is shown.
    func buffersAhead(_ facts: RequestFacts) -> Bool {
        guard facts.film == .run, let buffer else { return true }
        return buffer > min(animation.values.from, animation.values.to)
    }

    /// Whether the motion is seen, or named in a file.
    func runs(_ facts: RequestFacts) -> Bool {
        // A drawn motion also looks different once it is closed.
        if case .drawn = facts.motion?.kind { return true }
        if namesMotion(facts) || shapesBar(facts) { return true }
        if facts.film == .message { return operation.hasEvents }
        if facts.film == .operation { return operation.startsRunning }
        return !isOver(facts) && facts.moves
    }

    /// Whether the motion decides the way in which a bar closes, or the shape of its ends, though it does not run.
    private func shapesBar(_ facts: RequestFacts) -> Bool {
        guard facts.indicator == .linear, facts.film == .change, let motion = facts.motion else {
            return false
        }
        return !isOver(facts) || cap == nil && motion.cap != Motion.determinate.cap
    }

    /// Whether the time in the motion at which a change begins makes a difference to the result.
    func heedsStart(_ facts: RequestFacts) -> Bool {
        guard let change = facts.change, let motion = facts.motion else { return true }
        let shown = facts.isWave ? motion.waved(self.animation.wave) ?? motion : motion
        return Transition.heedsStart(shown.kind, from: change.from.pose)
    }

    /// Whether a file is named after a usual motion, so that its name tells that nothing runs.
    func namesDeterminate(_ facts: RequestFacts) -> Bool {
        animation.motion == nil && namesMotion(facts)
    }

    /// Whether a file names the motion, in its own name or inside.
    func namesMotion(_ facts: RequestFacts) -> Bool {
        name == nil || facts.formats.contains(.sheet)
    }
}

extension OperationSpec {
    /// The time of the first report of a value, in milliseconds; nil for none.
    var firstReport: Double? {
        story?.events.first {
            if case .progress = $0.verb { true } else { $0.verb == .determinate }
        }?.time
    }

    /// Whether the indicator runs before it shows a value.
    var startsRunning: Bool {
        guard story != nil, let first = firstReport else { return true }
        return first > resolvedPolicy().showDelay
    }

    /// Whether an operation can stall, so that there is a text for it.
    var canStall: Bool {
        guard let story else { return true }
        guard let end = story.end else { return true }
        if end.verb == .stalled(nil) { return true }
        let times = story.events.map { $0.time }
        return zip(times, times.dropFirst()).contains { $1 - $0 >= resolvedPolicy().stallTimeout }
    }

    /// Whether the operation ends with an error.
    var fails: Bool {
        guard let end = story?.end?.verb else { return true }
        if case .failed = end { return true }
        return canStall
    }

    /// Whether the operation pauses.
    var pauses: Bool { story?.events.contains { $0.verb == .paused } ?? (log != nil) }

    /// Whether the operation succeeds.
    var succeeds: Bool {
        guard let story else { return true }
        if case .succeeded = story.end?.verb { return true }
        return false
    }

    /// Whether a label or a message tells the expected duration of the operation.
    func tellsWait(in spec: RenderSpec) -> Bool {
        guard let expected else { return false }
        let hasMessage =
            spec.presentation.map { $0.message != .none } ?? false && spec.present.message != nil
        return expected >= resolvedPolicy().labelAfter && (!spec.label.label(.active).isEmpty || hasMessage)
    }
}
