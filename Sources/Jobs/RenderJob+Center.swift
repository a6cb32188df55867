internal import Indicators
internal import MotionCore

extension RenderJob {
    /// Whether a text in the middle changes without a value.
    package var tellsTime: Bool { scene.surroundings.layout.center?.text.tellsTime ?? false }

    /// Returns what the text in the middle shows at a time; nil for nothing.
    ///
    /// - Parameter value: The value that the frames show then; nil where none is.
    func center(_ text: CenterText, at time: Double, value: Double?) -> CenterText.Moment? {
        switch film {
        case .loop, .run, .pull:
            return CenterText.Moment(
                value: value, elapsed: time, left: Double(timeline.count - 1) * 1000 / timeline.fps - time)
        case .change(let change):
            return change.center(text, at: timeline.count == 1 ? change.duration : time, value: value)
        case .story(let story): return story.center(text, at: time)
        case .words, .steps: return nil
        }
    }
}

extension StateChange {
    /// Returns what the text in the middle shows `time` milliseconds after the beginning. It gives way to the sign of an outcome as signs
    /// give way to each other.
    func center(_ text: CenterText, at time: Double, value: Double?) -> CenterText.Moment {
        func shows(_ end: End) -> Bool { !end.state.isFinal && (end.value != nil || !text.tellsValue) }
        let both = from.value != nil && to.value != nil
        var moment = CenterText.Moment(value: both ? value : to.value ?? from.value)
        let half = Self.fade / 2
        moment.opacity =
            switch (shows(from), shows(to)) {
            case (true, true): 1
            case (true, false): 1 - smoothstep(time / half)
            case (false, true): smoothstep((time - half) / half)
            case (false, false): 0
            }
        return moment
    }
}

extension Story {
    /// Returns what the text in the middle shows at a time; nil for nothing. It leaves when the outcome comes.
    func center(_ text: CenterText, at time: Double) -> CenterText.Moment? {
        if line.opening.state.isFinal { return nil }
        let end = line.closing?.start ?? line.end
        var moment = CenterText.Moment(
            value: line.value(at: time), elapsed: min(time, end), left: max(end - time, 0))
        if text.tellsValue {
            guard let times = line.valueTimes, time >= times.lowerBound, moment.value != nil else {
                return nil
            }
            let isOpening = line.opening.action == .value
            if !isOpening { moment.opacity = smoothstep((time - times.lowerBound) / Storyline.cutDuration) }
        }
        if let closing = line.closing, closing.to.state.isFinal {
            moment.opacity *= 1 - smoothstep((time - closing.start) / (Storyline.cutDuration / 2))
        }
        return moment
    }
}
