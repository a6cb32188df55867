internal import Easings

/// Waves go where the arc goes that they are on, and rise or fall flat on the way.
extension Transition {
    /// The wave after `time` milliseconds; nil where no wave moves but by its motion's own clock. Before the beginning and
    /// after ``duration`` the poses hold.
    public func wave(at time: Double) -> WaveMoment? {
        guard motionTime(at: time) == nil, case .arc(let course) = course, case .drawn(let drawn) = kind,
            case .ringWave(let wave) = drawn.form
        else { return nil }
        let count = wave.publishedCount
        let span = course.span(at: time)
        let turned = turned(wave, course, count, drawn.stretch, at: time)
        let running = wave.moment(at: (start + time) / drawn.stretch, waves: count)
        return WaveMoment(
            spans: [BarSpan(tail: span.start - turned, head: span.end - turned)], rotation: turned,
            share: share(wave.form, course, at: time), phase: running.phase, showsValue: true)
    }

    /// How far the waves themselves are turned: with the tail, and by less than a wave more or less, so that a crest is at 12
    /// o'clock where a value is shown.
    private func turned(
        _ wave: RingWave, _ course: ArcCourse, _ count: Int, _ stretch: Double, at time: Double
    ) -> Double {
        func way(_ time: Double) -> Double { course.span(at: time).start }
        let (u, waves) = (smoothstep(min(max(time / course.duration, 0), 1)), Double(count))
        func rest(_ turned: Double) -> Double { (turned * waves).rounded() / waves - turned }
        switch course {
        case .change: return 0
        case .landing:
            let isValue = from.value != nil
            let first = isValue ? 0 : wave.running.rotation.value(at: start / stretch)
            return first + way(time) - way(0) + rest(first + way(course.duration) - way(0)) * u
        case .launch(_, let joining):
            let last = wave.running.rotation.value(at: joining / stretch)
            return last - (way(course.duration) - way(time))
                + rest(last - (way(course.duration) - way(0))) * (1 - u)
        }
    }

    /// The share of the amplitude.
    private func share(_ form: WaveForm, _ course: ArcCourse, at time: Double) -> Double {
        if case .change(let run) = course {
            return form.share(at: time) { run.value(at: min($0 / ArcCourse.changeDuration, 1)) }
        }
        let (first, last) = (Self.isWavy(form, from), Self.isWavy(form, to))
        if first == last { return first ? 1 : 0 }
        // A motion that is joined has all of its waves.
        let length =
            if case .launch = course { min(WaveForm.rampTime, course.duration) } else { WaveForm.rampTime }
        return form.ramp(min(max(time / length, 0), 1), isRising: last)
    }

    private static func isWavy(_ form: WaveForm, _ pose: Pose) -> Bool {
        pose.value.map { form.isWavy(at: $0) } ?? true
    }

    /// How long a wave takes to rise or to fall flat on its way; 0 of all else.
    static func waveDuration(_ kind: Motion.Kind, _ course: ArcCourse, _ from: Pose, _ to: Pose) -> Double {
        guard case .drawn(let drawn) = kind, case .ringWave(let wave) = drawn.form else { return 0 }
        if case .launch = course { return 0 }
        return isWavy(wave.form, from) == isWavy(wave.form, to) ? 0 : WaveForm.rampTime
    }
}

extension DrawnMotion {
    /// The arc that a wave on a ring runs along, as slow as the wave is; nil of all else.
    var runningArc: Motion.Kind? {
        guard case .ringWave(let wave) = form else { return nil }
        return Motion.Kind.arc(wave.running).slowed(by: stretch)
    }
}
