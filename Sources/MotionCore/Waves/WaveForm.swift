internal import Easings

/// The form of a wavy indicator's line, apart from its course.
public struct WaveForm: Hashable, Sendable {
    /// The implementation that draws the line.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// Material Components for Android.
        case views
        /// Jetpack Compose Material 3.
        case compose
    }

    /// The implementation that draws the line.
    public var style: Style
    /// The distance of the crests from the center line, and the wavelength, in points.
    public var amplitude, wavelength: Double
    /// The wavelength while no value is shown, in points.
    public var runningWavelength: Double
    /// The speed of the waves, in points per second; nil for a wavelength per second.
    public var speed: Double?

    /// The length of a loop in milliseconds in which a whole number of waves is to pass; nil where any number may.
    public var loop: Double?

    /// Creates a wave with these figures.
    public init(
        style: Style, amplitude: Double, wavelength: Double, runningWavelength: Double? = nil, speed: Double?
    ) {
        self.style = style
        self.amplitude = amplitude
        self.wavelength = wavelength
        self.runningWavelength = runningWavelength ?? wavelength
        self.speed = speed
    }

    /// The width of the published strokes, in points.
    static let publishedStroke = 4.0

    /// The time that the line takes to rise into waves or to fall flat, in milliseconds.
    static let rampTime = 500.0

    /// Returns whether the line is wavy at a value, and not flat.
    func isWavy(at value: Double) -> Bool {
        switch style {
        case .views: value >= 0.1 && value <= 0.9
        case .compose: value > 0.1 && value < 0.95
        }
    }

    /// Returns the share of the amplitude, at a share of the ramp after the wave began to rise or to fall.
    func ramp(_ share: Double, isRising: Bool) -> Double {
        if isRising { return CubicBezier(0.2, 0, 0, 1).value(at: share) }
        return switch style {
        case .views: CubicBezier(0.3, 0, 0.8, 0.2).value(at: 1 - share)
        case .compose: 1 - CubicBezier(0.3, 0, 0.8, 0.15).value(at: share)
        }
    }

    /// Returns the share of the amplitude at a time, where `value` returns the value shown at a time; before 0 nothing
    /// changes.
    func share(at time: Double, _ value: (Double) -> Double) -> Double {
        let wanted = isWavy(at: value(max(time, 0)))
        var high = time
        // The steps are counted, since times so large that 4 ms make no difference to them would never end.
        for step in 1...Int(Self.rampTime / 4) where high > 0 {
            var low = max(time - Double(4 * step), 0)
            if isWavy(at: value(low)) != wanted {
                for _ in 0..<40 {
                    let middle = (low + high) / 2
                    if isWavy(at: value(middle)) == wanted { high = middle } else { low = middle }
                }
                return ramp(min((time - high) / Self.rampTime, 1), isRising: wanted)
            }
            high = low
        }
        return wanted ? 1 : 0
    }

    /// Returns the same where nothing changes after `end`, when the line is to be at rest: its last rise or fall begins
    /// early enough.
    func share(at time: Double, restingAt end: Double?, _ value: (Double) -> Double) -> Double {
        let share = share(at: time, value)
        guard let end, time > end - Self.rampTime else { return share }
        let isRising = isWavy(at: value(end))
        let last = ramp(min(1 - (end - time) / Self.rampTime, 1), isRising: isRising)
        return isRising ? max(share, last) : min(share, last)
    }

    /// Returns the number of waves that have passed at a time, in `0..<1`, as whole ones do not matter; `wavelength` is in
    /// points.
    func phase(at time: Double, wavelength: Double) -> Double {
        pass(wavelength: wavelength).map { PlanePoint.wrapped(time / $0) } ?? 0
    }

    /// Returns the time that a wave takes to pass, in milliseconds; nil where waves stand still.
    package func pass(wavelength: Double) -> Double? {
        let speed = speed ?? wavelength
        guard speed > 0 else { return nil }
        let pass = 1000 * wavelength / speed
        if let loop { return loop / max((loop / pass).rounded(), 1) }
        return style == .views ? max(pass.rounded(.down), 1) : max(pass, 1)
    }
}
