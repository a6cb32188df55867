/// Adjustments of a wave as it was published.
public struct WaveAdjustment: Hashable, Sendable {
    /// The amplitude and the wavelength, in points, and the speed of the waves, in points per second; nil for as published.
    public var amplitude, length, speed: Double?

    /// Creates an adjustment; nil keeps the published value.
    public init(amplitude: Double? = nil, length: Double? = nil, speed: Double? = nil) {
        self.amplitude = amplitude
        self.length = length
        self.speed = speed
    }

    /// The range of amplitudes, in points.
    public static let amplitudeRange = 0.0...100.0
    /// The range of wavelengths, in points.
    public static let lengthRange = 1.0...4096.0
    /// The range of speeds, in points per second.
    public static let speedRange = 0.0...1000.0

    /// Whether the adjustment leaves everything as it is.
    public var isEmpty: Bool { self == WaveAdjustment() }

    fileprivate func applied(to form: WaveForm, loop: Double?) -> WaveForm {
        var form = form
        if let amplitude { form.amplitude = amplitude }
        if let length { (form.wavelength, form.runningWavelength) = (length, length) }
        if let speed { (form.speed, form.loop) = (speed, loop) }
        return form
    }
}

extension Motion {
    /// Returns the same motion with another wave; an arc and bars get one like Material's. Nil where there is no line that
    /// could be wavy.
    ///
    /// In a loop a whole number of waves passes; as ``faithful`` they travel exactly at the requested speed.
    public func waved(_ wave: WaveAdjustment) -> Motion? {
        guard let closed = kind.waved(wave, isClosed: true) else { return nil }
        var motion = self
        (motion.kind, motion.faithful) = (closed, (faithful ?? kind).waved(wave, isClosed: false))
        return motion
    }
}

extension Motion.Kind {
    fileprivate func waved(_ wave: WaveAdjustment, isClosed: Bool) -> Motion.Kind? {
        switch self {
        case .arc(let arc):
            let form = WaveForm(style: .views, amplitude: 1.6, wavelength: 15, speed: 0)
            let ring = RingWave(
                form: wave.applied(to: form, loop: isClosed ? arc.period : nil), running: arc)
            return .drawn(DrawnMotion(.ringWave(ring)))
        case .bars(let bars) where !bars.areTiles:
            let form = WaveForm(style: .views, amplitude: 3, wavelength: 40, runningWavelength: 20, speed: 0)
            let bar = BarWave(
                form: wave.applied(to: form, loop: isClosed ? bars.period : nil), running: bars)
            return .drawn(DrawnMotion(.barWave(bar)))
        case .drawn(var drawn):
            switch drawn.form {
            case .ringWave(var ring):
                ring.form = wave.applied(to: ring.form, loop: isClosed ? ring.running.period : nil)
                drawn.form = .ringWave(ring)
            case .barWave(var bar):
                bar.form = wave.applied(to: bar.form, loop: isClosed ? bar.period : nil)
                drawn.form = .barWave(bar)
            case .shapes, .elements: return nil
            }
            return .drawn(drawn)
        case .determinate, .bars, .spokes, .dots: return nil
        }
    }
}
