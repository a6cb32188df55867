internal import Easings

/// Waves follow the arc that they are on, and rise or fall flat on the way.
extension Transition {
    /// Returns the wave after `time` milliseconds; nil where waves move only by their motion's own clock. Before the
    /// beginning and after ``duration`` the poses hold.
    public func wave(at time: Double) -> WaveMoment? {
        guard case .drawn(let drawn) = kind else { return nil }
        if case .wave(let kept) = kept(at: time) { return kept }
        let clock = motionTime(at: time)
        switch (drawn.form, course) {
        case (.ringWave(let wave), .arc(let course)) where clock == nil:
            return ring(wave, course, drawn.stretch, at: time)
        case (.barWave, .bars):
            if let clock, case .wave(let moment) = drawn.moment(at: clock) {
                return moment.beside(to == .running ? BarCourse.gone : BarSpan(tail: 0, head: 0))
            }
            return bar(drawn, at: time)
        default: return nil
        }
    }

    private func ring(_ wave: RingWave, _ course: ArcCourse, _ stretch: Double, at time: Double) -> WaveMoment
    {
        let count = wave.publishedCount
        let span = course.span(at: time)
        let turned = turned(wave, course, count, stretch, at: time)
        let running = wave.moment(at: (start + time) / stretch, waves: count)
        return WaveMoment(
            spans: [BarSpan(tail: span.start - turned, head: span.end - turned)], rotation: turned,
            share: share(wave.form, course, at: time),
            phase: running.phase + offAtJoin.rounded() + passedToJoin(at: time), showsValue: true)
    }

    /// Returns the additional phase of a wave, in waves, by at most half a wave in either direction, so that the waves of
    /// an arc that starts to run meet those of the motion that it joins; 0 for everything else.
    package func passedToJoin(at time: Double) -> Double {
        (offAtJoin - offAtJoin.rounded()) * smoothstep(min(max(time / duration, 0), 1))
    }

    /// The number of waves by which steady waves fall short of the motion that is joined; 0 where none is.
    private var offAtJoin: Double {
        guard case .drawn(let drawn) = kind, case .ringWave(let wave) = drawn.form,
            case .arc(.launch(_, let joining)) = course
        else { return 0 }
        func phase(_ time: Double) -> Double {
            wave.moment(at: time / drawn.stretch, waves: wave.publishedCount).phase
        }
        return phase(joining) - phase(start + duration)
    }

    /// Returns the bars of the motion, and the one that shows a value.
    private func bar(_ drawn: DrawnMotion, at time: Double) -> WaveMoment? {
        guard case .barWave(let wave) = drawn.form, case .bars(let course) = course else { return nil }
        func phase(_ time: Double, isRunning: Bool) -> Double {
            wave.form.phase(
                at: time / drawn.stretch, wavelength: wave.publishedWavelength(isRunning: isRunning))
        }
        let spans = course.spans(at: time)
        let clock =
            if case .starting(let start, _) = course { start.clock.time(at: time) } else { start + time }
        let running = WaveMoment(
            spans: spans.dropLast(), rotation: 0, share: share(wave.form, course, at: time),
            phase: phase(clock, isRunning: true), showsValue: false)
        var moment = running.beside(spans[spans.count - 1])
        moment.phase = phase(start + time, isRunning: false)
        return moment
    }

    /// Returns the rotation of the waves themselves: that of the tail, corrected by less than a wave in either direction,
    /// so that a crest is at 12 o'clock where a value is shown.
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

    /// Returns the share of the amplitude on an arc.
    private func share(_ form: WaveForm, _ course: ArcCourse, at time: Double) -> Double {
        if case .change(let run) = course {
            return form.share(at: time) { run.value(at: min($0 / ArcCourse.changeDuration, 1)) }
        }
        return ramp(form, at: time, in: course.isLaunch ? course.duration : .infinity)
    }

    /// Returns the share of the amplitude of bars.
    private func share(_ form: WaveForm, _ course: BarCourse, at time: Double) -> Double {
        if case .change(let run) = course, to != .closed {
            return form.share(at: time) { run.value(at: min($0 / ArcCourse.changeDuration, 1)) }
        }
        return ramp(form, at: time, in: course.duration)
    }

    /// Returns the share of the amplitude on the way from one pose to another.
    ///
    /// - Parameter limit: The time in which a wave has to rise, in milliseconds: a motion that is joined has its full
    ///   waves.
    private func ramp(_ form: WaveForm, at time: Double, in limit: Double) -> Double {
        let (first, last) = (Self.isWavy(form, from), Self.isWavy(form, to))
        if first == last { return first ? 1 : 0 }
        let length = last ? min(WaveForm.rampTime, limit) : WaveForm.rampTime
        return form.ramp(min(max(time / length, 0), 1), isRising: last)
    }

    private static func isWavy(_ form: WaveForm, _ pose: Pose) -> Bool {
        pose.value.map { form.isWavy(at: $0) } ?? true
    }

    /// Returns the time that a wave takes to rise or to fall flat on its way, in milliseconds; 0 for everything else.
    static func waveDuration(_ kind: Motion.Kind, _ from: Pose, _ to: Pose) -> Double {
        guard case .drawn(let drawn) = kind, let form = drawn.waveForm else { return 0 }
        return isWavy(form, from) == isWavy(form, to) ? 0 : WaveForm.rampTime
    }
}

extension WaveMoment {
    /// Returns bars of a motion beside one that shows a value.
    fileprivate func beside(_ value: BarSpan) -> WaveMoment {
        var moment = self
        (moment.spans, moment.showsValue) = ([value], true)
        (moment.running, moment.runningPhase) = (spans, phase)
        return moment
    }
}

extension ArcCourse {
    /// Whether an arc starts to run.
    var isLaunch: Bool { if case .launch = self { true } else { false } }
}

extension DrawnMotion {
    /// The arc along which a wave on a ring runs, slowed like the wave; nil for everything else.
    var runningArc: Motion.Kind? {
        guard case .ringWave(let wave) = form else { return nil }
        return Motion.Kind.arc(wave.running).slowed(by: stretch)
    }

    /// The bars along which waves on a track run, slowed like the waves; nil for everything else.
    var runningBars: BarChoreography? {
        guard case .barWave(let wave) = form,
            case .bars(let bars) = Motion.Kind.bars(wave.running).slowed(by: stretch)
        else { return nil }
        return bars
    }

    /// The form of a wave; nil for everything else.
    var waveForm: WaveForm? {
        switch form {
        case .ringWave(let wave): wave.form
        case .barWave(let wave): wave.form
        case .shapes, .elements: nil
        }
    }
}
