/// A wave that runs along a ring, or shows a value on it.
public struct RingWave: Hashable, Sendable {
    /// The form of the wave.
    public var form: WaveForm
    /// The arc that runs where no value is shown.
    public var running: Choreography
    /// Whether a figure that the source draws off center is moved into the middle.
    public var isCentered: Bool

    /// Creates a wave on an arc.
    public init(form: WaveForm, running: Choreography, isCentered: Bool = true) {
        self.form = form
        self.running = running
        self.isCentered = isCentered
    }
}

/// Waves that run along a straight track, or show a value on it.
public struct BarWave: Hashable, Sendable {
    /// The form of the waves.
    public var form: WaveForm
    /// The bars that run where no value is shown.
    public var running: BarChoreography
    /// The time after which bars and waves repeat together, in milliseconds.
    public var period: Double

    /// Creates waves on bars.
    public init(form: WaveForm, running: BarChoreography, period: Double? = nil) {
        self.form = form
        self.running = running
        self.period = period ?? running.period
    }
}

/// The picture of a wavy indicator at one moment.
public struct WaveMoment: Hashable, Sendable {
    /// The visible parts, in shares of the ring or the track; on a ring without the rotation.
    public var spans: [BarSpan]
    /// The rotation that carries the whole ring, in turns.
    public var rotation: Double
    /// The share of the amplitude, in `0...1`, and the part of a wave that has passed, in `0..<1` on a bar.
    public var share, phase: Double
    /// Whether a value is shown.
    public var showsValue: Bool
    /// The bars of the motion beside one that shows a value.
    public var running: [BarSpan] = []
    /// The part of their waves that has passed, in `0..<1`.
    public var runningPhase = 0.0

    /// All visible bars.
    package var bars: [BarSpan] { running + spans }
    /// Returns the part of its wave that has passed on bar `index`, in `0..<1`.
    package func phase(ofBar index: Int) -> Double { index < running.count ? runningPhase : phase }

    /// Returns the bars of the motion by themselves, as far as they lie beside the value; nil where there are none. Their
    /// waves differ, and ends that met would fork, so a bar that is reached is cut off.
    ///
    /// - Parameter space: Returns the space between the ends of both, in shares of the track, for the bar of the value.
    package func runningPart(space: (BarSpan) -> Double) -> WaveMoment? {
        let value = spans.last.flatMap { $0.length > 0 ? $0 : nil }
        let beside =
            value.map { value in
                running.flatMap { $0.parts(beside: value, space: space(value)) }
            } ?? running
        return beside.isEmpty
            ? nil
            : WaveMoment(
                spans: beside, rotation: rotation, share: share, phase: runningPhase, showsValue: false)
    }
}

extension RingWave {
    static let publishedSize = 48.0

    /// The number of waves at the published size, with which waves of all sizes keep step.
    var publishedCount: Int {
        RingWaveLine.waves(form, size: Self.publishedSize, stroke: WaveForm.publishedStroke)
    }

    func moment(at time: Double, waves: Int) -> WaveMoment {
        let span = running.limit.span(
            tail: running.tail.value(at: time), head: running.head.value(at: time), at: time)
        return WaveMoment(
            spans: [BarSpan(tail: span.start, head: span.end)], rotation: running.rotation.value(at: time),
            share: 1,
            phase: phase(at: time, waves: waves), showsValue: false)
    }

    func moment(
        _ value: (Double) -> Double, at time: Double, clock: Double, end: Double?, waves: Int
    ) -> WaveMoment {
        WaveMoment(
            spans: [BarSpan(tail: 0, head: value(time))], rotation: 0,
            share: form.share(at: time, restingAt: end, value),
            phase: phase(at: clock, waves: waves), showsValue: true)
    }

    /// Returns the phase of waves: for Compose within a whole turn, since its star is not the same all around.
    private func phase(at time: Double, waves: Int) -> Double {
        guard isCounted, let pass = pass(waves: waves) else {
            return form.phase(at: time, wavelength: form.wavelength)
        }
        return PlanePoint.wrapped(time / (pass * Double(waves))) * Double(waves)
    }

    private var isCounted: Bool { form.style == .compose && form.loop == nil }

    /// Returns the time that a wave takes to pass, in milliseconds; nil where waves stand still.
    package func pass(waves: Int) -> Double? {
        let speed = form.speed ?? form.wavelength
        guard isCounted, speed > 0 else { return form.pass(wavelength: form.wavelength) }
        return max(Double(waves) * 1000 * form.wavelength / speed, 50) / Double(waves)
    }
}

extension BarWave {
    static let publishedLength = 240.0

    /// Returns the wavelength at the published size, in points, with which waves of all sizes keep step.
    package func publishedWavelength(isRunning: Bool) -> Double {
        BarWaveLine.wavelength(form, length: Self.publishedLength, isRunning: isRunning)
    }

    func moment(at time: Double, wavelength: Double) -> WaveMoment {
        WaveMoment(
            spans: running.spans(at: time), rotation: 0, share: 1,
            phase: form.phase(at: time, wavelength: wavelength), showsValue: false)
    }

    func moment(
        _ value: (Double) -> Double, at time: Double, clock: Double, end: Double?, wavelength: Double
    ) -> WaveMoment {
        WaveMoment(
            spans: [BarSpan(tail: 0, head: value(time))], rotation: 0,
            share: form.share(at: time, restingAt: end, value),
            phase: form.phase(at: clock, wavelength: wavelength), showsValue: true)
    }
}

extension BarSpan {
    /// Returns the parts of the bar before and after another one, at the distance `space` from it.
    fileprivate func parts(beside other: BarSpan, space: Double) -> [BarSpan] {
        [
            BarSpan(tail: tail, head: min(head, other.tail - space)),
            BarSpan(tail: max(tail, other.head + space), head: head),
        ].filter { $0.length > 0 }
    }
}
