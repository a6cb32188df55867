/// The center line of a wavy bar, from the origin to the right.
public struct BarWaveLine: Hashable, Sendable {
    /// The length of the track, and the thickness of the bar.
    public let length, stroke: Double
    package let form: WaveForm
    /// The wavelength in points.
    public let wavelength: Double
    /// The measured line, as in the sources: views measure at an amplitude of 1 point, Compose at its own, where all half
    /// waves have the same length.
    private let measured: MeasuredCurve
    /// The length on the measured line that corresponds to a point.
    private let perPoint: Double
    /// Whether round ends extend beyond the track as published.
    private let isPublished: Bool
    /// Whether the line has its full thickness, however short it is.
    package var keepsGirth = false

    /// Creates a bar on a track.
    ///
    /// - Parameters:
    ///   - form: The published sizes of its waves.
    ///   - length: The length of the track in points, ends included; above 0.
    ///   - stroke: The thickness of the line, in points; above 0.
    ///   - isRunning: Whether the bar shows no value.
    ///   - isPublished: Whether round ends extend beyond the track as published.
    public init(
        _ form: WaveForm, length: Double, stroke: Double, isRunning: Bool, isPublished: Bool = false
    ) {
        self.form = form
        self.length = length
        self.stroke = stroke
        self.isPublished = isPublished
        let wavelength = Self.wavelength(form, length: length, isRunning: isRunning)
        self.wavelength = wavelength
        let halves = 2 * Int((length / wavelength).rounded(.up) + (form.style == .views ? 1 : 2))
        let half = wavelength / 2
        let height = form.style == .views ? 1 : form.amplitude
        measured = MeasuredCurve(
            (0..<halves).map { index in
                let (x, side) = (Double(index) * half, index.isMultiple(of: 2) ? height : -height)
                switch form.style {
                case .views:
                    return ShapeCubic(
                        PlanePoint(x, side), PlanePoint(x + 0.48 * half, side),
                        PlanePoint(x + 0.52 * half, -side), PlanePoint(x + half, -side))
                case .compose:
                    // The half wave is a parabola that peaks at `side`, as a cubic.
                    let peak = 4 * side / 3
                    return ShapeCubic(
                        PlanePoint(x, 0), PlanePoint(x + half / 3, peak), PlanePoint(x + half * 2 / 3, peak),
                        PlanePoint(x + half, 0))
                }
            })
        perPoint = measured.length / (half * Double(halves))
    }

    /// Returns the wavelength on a track.
    static func wavelength(_ form: WaveForm, length: Double, isRunning: Bool) -> Double {
        let wanted = isRunning ? form.runningWavelength : form.wavelength
        return form.style == .views ? length / max(1, (length / wanted).rounded(.down)) : wanted
    }

    /// The thickness of the line of a bar, in points: at first no more than the bar's length, unless it keeps its girth.
    package func girth(of bar: BarSpan) -> Double {
        keepsGirth ? stroke : min(stroke, (bar.head - bar.tail) * length)
    }

    /// Returns the line between two places, tail first.
    ///
    /// - Parameters:
    ///   - tail: The beginning of the line, in points.
    ///   - head: The end of the line, in points.
    ///   - girth: The thickness of the line, in points; nil for the whole stroke.
    ///   - share: The height of the waves, in `0...1` of their amplitude.
    ///   - phase: The distance that the waves have moved, in wavelengths.
    public func piece(
        from tail: Double, to head: Double, girth: Double? = nil, share: Double, phase: Double
    ) -> [ShapeCubic] {
        if share * form.amplitude <= 0 { return [.line(PlanePoint(tail, 0), PlanePoint(head, 0))] }
        let shift = phase * wavelength
        func place(_ x: Double) -> Double {
            held((x + shift) * perPoint, girth: girth ?? stroke, shift: shift, share: share)
        }
        let piece = measured.piece(from: place(tail), to: place(head))
        let height = height(share)
        return piece.map { cubic in
            scaled(cubic, height).mapped { PlanePoint($0.x - shift, $0.y) }
        }
    }

    /// Limits a length along the line to the place at which a round end still lies on the track.
    private func held(_ place: Double, girth: Double, shift: Double, share: Double) -> Double {
        if isPublished { return place }
        let (x, aim) = ends(place, shift: shift, share: share)
        let inside = inside(aim, girth)
        if x == inside { return place }
        var (low, high) = (max(place - wavelength, 0), min(place + wavelength, measured.length))
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if measured.point(at: middle).x - shift < inside { low = middle } else { high = middle }
        }
        return high
    }

    /// Returns the end of a line of full height after a length, and the place for the end of a line of a share of it.
    /// Lengths along waves are not as even as places: their ends are off by up to a tenth of the stroke, those of a flat
    /// line are not, and low waves rise from it.
    private func ends(_ place: Double, shift: Double, share: Double) -> (full: Double, aim: Double) {
        let full = measured.point(at: place).x - shift
        if share >= 1 { return (full, full) }
        let flat = place / perPoint - shift
        return (full, flat + (full - flat) * share)
    }

    private func inside(_ x: Double, _ girth: Double) -> Double {
        min(max(x, girth / 2), max(length - girth / 2, girth / 2))
    }

    /// Returns whether each end of a bar in points, tail first, is held on the track.
    package func heldEnds(_ bar: BarSpan, girth: Double, phase: Double, share: Double) -> [Bool] {
        let shift = phase * wavelength
        return [bar.tail, bar.head].map { x in
            let aim = ends((x + shift) * perPoint, shift: shift, share: share).aim
            return !isPublished && inside(aim, girth) != aim
        }
    }

    /// Returns the vertical scale of the measured line.
    private func height(_ share: Double) -> Double {
        form.style == .views ? form.amplitude * share : share
    }

    private func scaled(_ cubic: ShapeCubic, _ amplitude: Double) -> ShapeCubic {
        cubic.mapped { PlanePoint($0.x, $0.y * amplitude) }
    }

    /// Returns the whole line, of which pieces are parts before they are moved back by `phase` waves.
    package func whole(share: Double) -> [ShapeCubic] {
        measured.cubics.map { scaled($0, height(share)) }
    }

    /// Returns a locator of pieces, as parts of the whole line.
    package func parts(share: Double) -> Parts {
        Parts(line: self, share: share, drawn: MeasuredCurve(whole(share: share)))
    }

    /// A whole line, as it is measured and as it is drawn.
    package struct Parts {
        fileprivate let line: BarWaveLine
        fileprivate let share: Double
        fileprivate let drawn: MeasuredCurve

        /// Returns the part that ``BarWaveLine/piece(from:to:share:phase:)`` returns, in shares of the length of the whole
        /// line as it is drawn.
        package func part(from tail: Double, to head: Double, girth: Double, phase: Double) -> BarSpan {
            let shift = phase * line.wavelength
            func place(_ x: Double) -> Double {
                let place = line.held(
                    (x + shift) * line.perPoint, girth: girth, shift: shift, share: share)
                return drawn.length(upTo: line.measured.place(place)) / drawn.length
            }
            return BarSpan(tail: place(tail), head: place(head))
        }
    }
}
