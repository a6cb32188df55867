internal import Basics
internal import Formats
internal import MotionCore

/// Waves: what they look like, and what they run along.
extension MotionReader {
    func ringWave(_ running: Choreography) -> RingWave {
        RingWave(
            form: wave(amplitude: 1.6, wavelength: 15), running: running,
            isCentered: map["centered"]?.flag() ?? true)
    }

    func barWave() -> BarWave {
        let period = map["bars-period"]?.number(in: MotionFields.periodRange, .milliseconds) ?? length
        return BarWave(
            form: wave(amplitude: 3, wavelength: 40),
            running: BarChoreography(period: period, bars: bars(period)), period: length)
    }

    /// - Parameters:
    ///   - amplitude: That of a wave whose file names none: the published one of Material.
    ///   - wavelength: Likewise.
    private func wave(amplitude: Double, wavelength: Double) -> WaveForm {
        func length(_ key: String, _ range: ClosedRange<Double>) -> Double? {
            map[key]?.number(in: range, .points)
        }
        var form = WaveForm(
            style: map["style"]?.choice("style", WaveForm.Style.views) ?? .views,
            amplitude: length("amplitude", WaveAdjustment.amplitudeRange) ?? amplitude,
            wavelength: length("wavelength", WaveAdjustment.lengthRange) ?? wavelength,
            runningWavelength: length("running-wavelength", WaveAdjustment.lengthRange),
            speed: length("wave-speed", WaveAdjustment.speedRange))
        form.loop = map["wave-loop"]?.number(in: MotionFields.periodRange, .milliseconds)
        return form
    }
}
