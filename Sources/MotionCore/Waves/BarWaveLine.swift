/// The center line of a wavy bar, from the origin to the right.
public struct BarWaveLine: Hashable, Sendable {
    /// The length of the track, and the thickness of the bar.
    public let length, stroke: Double
    package let form: WaveForm
    /// The length of a wave.
    public let wavelength: Double
    /// The line at amplitude 1.
    private let line: MeasuredCurve
    private let width: Double

    /// A bar on a track; `isRunning` where it shows no value.
    public init(_ form: WaveForm, length: Double, stroke: Double, isRunning: Bool) {
        (self.form, self.length, self.stroke) = (form, length, stroke)
        let wavelength = Self.wavelength(form, length: length, isRunning: isRunning)
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

    /// The length of a wave on a track.
    static func wavelength(_ form: WaveForm, length: Double, isRunning: Bool) -> Double {
        let wanted = isRunning ? form.runningWavelength : form.wavelength
        return form.style == .views ? length / max(1, (length / wanted).rounded(.down)) : wanted
    }

    /// The line between two places in points, tail first.
    public func piece(from tail: Double, to head: Double, share: Double, phase: Double) -> [ShapeCubic] {
        if share * form.amplitude <= 0 { return [.line(PlanePoint(tail, 0), PlanePoint(head, 0))] }
        let shift = phase * wavelength
        let (curve, perPoint) = measured
        let piece = curve.piece(from: (tail + shift) * perPoint, to: (head + shift) * perPoint)
        let height = height(share)
        return piece.map { cubic in
            scaled(cubic, height).mapped { PlanePoint($0.x - shift, $0.y) }
        }
    }

    /// Measured where both sources measure it: views at an amplitude of 1 point, Compose at its own, where every half wave
    /// is as long as every other; and how much of it a point is.
    private var measured: (curve: MeasuredCurve, perPoint: Double) {
        let curve =
            form.style == .views ? line : MeasuredCurve(line.cubics.map { scaled($0, form.amplitude) })
        return (curve, curve.length / width)
    }

    /// What a measured line is to be scaled by.
    private func height(_ share: Double) -> Double {
        form.style == .views ? form.amplitude * share : share
    }

    private func scaled(_ cubic: ShapeCubic, _ amplitude: Double) -> ShapeCubic {
        cubic.mapped { PlanePoint($0.x, $0.y * amplitude) }
    }

    /// All of the line, of which pieces are parts before they are moved back by `phase` waves.
    package func whole(share: Double) -> [ShapeCubic] {
        measured.curve.cubics.map { scaled($0, height(share)) }
    }

    /// What tells which parts of all of the line pieces are.
    package func parts(share: Double) -> Parts {
        let (curve, perPoint) = measured
        return Parts(
            wavelength: wavelength, perPoint: perPoint, measured: curve,
            drawn: MeasuredCurve(whole(share: share)))
    }

    /// All of a line, as it is measured and as it is drawn.
    package struct Parts {
        fileprivate let wavelength, perPoint: Double
        fileprivate let measured, drawn: MeasuredCurve

        /// The part that ``BarWaveLine/piece(from:to:share:phase:)`` gives, in shares of the length of all of the line as it
        /// is drawn.
        package func part(from tail: Double, to head: Double, phase: Double) -> BarSpan {
            func place(_ x: Double) -> Double {
                drawn.length(upTo: measured.place((x + phase * wavelength) * perPoint)) / drawn.length
            }
            return BarSpan(tail: place(tail), head: place(head))
        }
    }
}
