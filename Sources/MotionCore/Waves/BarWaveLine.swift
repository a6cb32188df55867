/// The center line of a wavy bar, from the origin to the right.
public struct BarWaveLine: Hashable, Sendable {
    /// The length of the track, and the thickness of the bar.
    public let length, stroke: Double
    let form: WaveForm
    /// The length of a wave.
    public let wavelength: Double
    /// The line at amplitude 1.
    private let line: MeasuredCurve
    private let width: Double

    /// A bar on a track; `isRunning` where it shows no value.
    public init(_ form: WaveForm, length: Double, stroke: Double, isRunning: Bool) {
        (self.form, self.length, self.stroke) = (form, length, stroke)
        let wanted = isRunning ? form.runningWavelength : form.wavelength
        let fitted = max(1, (length / wanted).rounded(.down))
        let wavelength = form.style == .views ? length / fitted : wanted
        self.wavelength = wavelength
        let halves = 2 * Int((length / wavelength).rounded(.up) + (form.style == .views ? 1 : 2))
        let half = wavelength / 2
        width = half * Double(halves)
        line = MeasuredCurve(
            (0..<halves).map { index in
                let (x, side) = (Double(index) * half, index.isMultiple(of: 2) ? 1.0 : -1.0)
                switch form.style {
                case .views:
                    return ShapeCubic(
                        PlanePoint(x, side), PlanePoint(x + 0.48 * half, side),
                        PlanePoint(x + 0.52 * half, -side), PlanePoint(x + half, -side))
                case .compose:
                    // A parabola that peaks at 1, as a cubic.
                    let peak = 4 * side / 3
                    return ShapeCubic(
                        PlanePoint(x, 0), PlanePoint(x + half / 3, peak), PlanePoint(x + half * 2 / 3, peak),
                        PlanePoint(x + half, 0))
                }
            })
    }

    /// The line between two places in points, tail first.
    public func piece(from tail: Double, to head: Double, share: Double, phase: Double) -> [ShapeCubic] {
        if share * form.amplitude <= 0 { return [.line(PlanePoint(tail, 0), PlanePoint(head, 0))] }
        let shift = phase * wavelength
        // Measured where both sources measure it: views at an amplitude of 1 point, Compose at its own, where every half
        // wave is as long as every other.
        let curve =
            form.style == .views ? line : MeasuredCurve(line.cubics.map { scaled($0, form.amplitude) })
        let perPoint = curve.length / width
        let piece = curve.piece(from: (tail + shift) * perPoint, to: (head + shift) * perPoint)
        let amplitude = form.style == .views ? form.amplitude * share : share
        return piece.map { cubic in
            scaled(cubic, amplitude).mapped { PlanePoint($0.x - shift, $0.y) }
        }
    }

    private func scaled(_ cubic: ShapeCubic, _ amplitude: Double) -> ShapeCubic {
        cubic.mapped { PlanePoint($0.x, $0.y * amplitude) }
    }
}
