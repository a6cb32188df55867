/// A motion other than of arcs, bars, spokes and dots: waves, shapes that morph into each other, figures that move by
/// themselves.
public struct DrawnMotion: Hashable, Sendable {
    /// The kinds of drawn motion.
    public enum Form: Hashable, Sendable {
        /// A wave on a ring.
        case ringWave(RingWave)
        /// Waves on a straight track.
        case barWave(BarWave)
        /// Shapes that morph into each other.
        case shapes(ShapeCourse)
        /// Figures that move by themselves.
        case elements(ElementChoreography)
    }

    /// The waves, shapes or figures that move.
    public var form: Form
    /// The factor by which all times are multiplied.
    public var stretch = 1.0

    /// Creates a motion as published.
    public init(_ form: Form) { self.form = form }

    /// The time after which the picture repeats, in milliseconds.
    public var period: Double {
        let published =
            switch form {
            case .ringWave(let wave): wave.running.period
            case .barWave(let wave): wave.period
            case .shapes(let course): course.period
            case .elements(let elements): elements.period
            }
        return published * stretch
    }

    /// The name of the kind, in a word.
    public var name: String {
        switch form {
        case .ringWave: "wave"
        case .barWave: "wave-bars"
        case .shapes: "shapes"
        case .elements: "elements"
        }
    }

    /// Whether the motion can show a value instead of running.
    public var takesValues: Bool {
        switch form {
        case .ringWave, .barWave: true
        case .shapes(let course): course.style == .compose
        case .elements: false
        }
    }

    /// Whether the motion has one line that points can be on: a wave or an outline.
    public var isLine: Bool { if case .elements = form { false } else { true } }

    /// Whether the motion is a wave, on a ring or along a track.
    public var isWave: Bool {
        switch form {
        case .ringWave, .barWave: true
        case .shapes, .elements: false
        }
    }

    /// Whether the motion runs along a straight track.
    public var isStraight: Bool { if case .barWave = form { true } else { false } }

    /// Multiplies the duration of everything by a factor.
    mutating func slow(by factor: Double) { stretch *= factor }

    /// Returns the picture at `time` milliseconds.
    public func moment(at time: Double) -> DrawnMoment {
        // Limited to times that rotations and waves can still be multiplied by.
        let time = min(max(time / stretch, -1e300), 1e300)
        switch form {
        case .ringWave(let wave): return .wave(wave.moment(at: time, waves: wave.publishedCount))
        case .barWave(let wave):
            return .wave(
                wave.moment(at: time, wavelength: wave.publishedWavelength(isRunning: true)))
        case .shapes(let course): return .shape(course.moment(at: time))
        case .elements(let elements): return .elements(elements.values(at: time))
        }
    }

    /// Returns the picture at `time` milliseconds for values that follow each other.
    ///
    /// - Parameters:
    ///   - value: Returns the value at a time in milliseconds, in `0...1`.
    ///   - time: The time of the picture, in milliseconds.
    ///   - clock: The time of waves that travel, in milliseconds; nil for `time`.
    ///   - end: The time in milliseconds at which the last value has been reached and a wave has the height for that value;
    ///     nil where the wave takes its own time.
    public func moment(
        showing value: (Double) -> Double, at time: Double, clock: Double? = nil, restingAt end: Double? = nil
    ) -> DrawnMoment {
        let clock = clock ?? time
        switch form {
        case .ringWave(let wave):
            return .wave(wave.moment(value, at: time, clock: clock, end: end, waves: wave.publishedCount))
        case .barWave(let wave):
            return .wave(
                wave.moment(
                    value, at: time, clock: clock, end: end,
                    wavelength: wave.publishedWavelength(isRunning: false)))
        case .shapes:
            let value = value(time)
            return .shape(
                ShapeMoment(
                    shape: 0, next: 1, fraction: value, rotation: -value / 2, color: 0, showsValue: true))
        case .elements: return moment(at: time)
        }
    }

    private static func publishedRing(_ wave: RingWave) -> RingWaveLine {
        RingWaveLine(
            wave.form, size: RingWave.publishedSize, stroke: WaveForm.publishedStroke,
            isCentered: wave.isCentered, isPublished: true)
    }

    private static func publishedBar(_ wave: BarWave, isRunning: Bool) -> BarWaveLine {
        BarWaveLine(
            wave.form, length: BarWave.publishedLength, stroke: WaveForm.publishedStroke,
            isRunning: isRunning,
            isPublished: true)
    }

    /// Returns points along the line, at the published size: along the center line of each wave from tail to head, evenly
    /// by length; along a shape's outline clockwise from 12 o'clock, evenly by angle. Nil for figures.
    public func points(_ count: Int, _ moment: DrawnMoment) -> [PlanePoint]? {
        switch (form, moment) {
        case (.ringWave(let wave), .wave(let moment)):
            return Self.publishedRing(wave).pieces(moment).flatMap { MeasuredCurve($0).points(count) }
        case (.barWave(let wave), .wave(let moment)):
            let line = Self.publishedBar(wave, isRunning: true)
            let running = moment.runningPart { line.spaceBetweenBars(gap: 0, value: $0) }
            return [(running, true), (moment, !moment.showsValue)].flatMap { part, isRunning in
                part.map { Self.publishedBar(wave, isRunning: isRunning).pieces($0) } ?? []
            }.flatMap { MeasuredCurve($0).points(count) }
        case (.shapes(let course), .shape(let moment)):
            let line = ShapeLine(course).outline(moment)
            return (0..<count).map { line.outermost(turns: Double($0) / Double(count)) }
        default: return nil
        }
    }
}

/// The picture of a drawn motion at one moment.
public enum DrawnMoment: Hashable, Sendable {
    /// Waves.
    case wave(WaveMoment)
    /// A shape on its way to another.
    case shape(ShapeMoment)
    /// The value of each track of each element.
    case elements([[Double]])

    /// All numbers that define the picture.
    package var numbers: [Double] {
        switch self {
        case .wave(let wave):
            wave.bars.flatMap { [$0.tail, $0.head] }
                + [wave.rotation, wave.share, wave.phase]
        case .shape(let shape): [Double(shape.shape), shape.fraction, shape.rotation]
        case .elements(let values): values.flatMap { $0 }
        }
    }
}
