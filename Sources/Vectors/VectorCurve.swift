public import MotionCore

/// A number over time in the form of animation formats: segments from keyframe to keyframe, each with a timing curve.
///
/// Segments follow each other without a gap in time and cover the whole animation. Where one ends at a different value from
/// the start of the next, the number jumps.
public struct VectorCurve: Hashable, Sendable {
    /// The number from one keyframe to the next.
    public struct Segment: Hashable, Sendable {
        /// The beginning and the end, in milliseconds.
        public var from, to: Double
        /// The number at the beginning and at the end.
        public var start, end: Double
        /// The timing curve from the start to the end; nil for linear.
        public var timing: CubicBezier?

        /// Creates a segment from `start` to `end`, between the times `from` and `to` in milliseconds.
        public init(from: Double, to: Double, start: Double, end: Double, timing: CubicBezier? = nil) {
            self.from = from
            self.to = to
            self.start = start
            self.end = end
            self.timing = timing
        }

        /// Returns the number at `time` milliseconds, limited to the ends of the segment.
        public func value(at time: Double) -> Double {
            guard to > from else { return end }
            let x = min(max((time - from) / (to - from), 0), 1)
            return start + (end - start) * (timing?.value(at: x) ?? x)
        }
    }

    /// The segments, at least one.
    public private(set) var segments: [Segment]
    /// The greatest deviation of the curve from the number that it approximates; 0 where it is exact.
    public var error: Double

    /// Creates a curve of segments that follow each other without a gap in time.
    ///
    /// - Precondition: There is a segment.
    public init(_ segments: [Segment], error: Double = 0) {
        precondition(!segments.isEmpty, "a curve has a segment")
        self.segments = []
        self.error = error
        for segment in segments { append(segment) }
    }

    /// Returns a constant curve of `duration` milliseconds.
    public static func constant(_ value: Double, for duration: Double) -> VectorCurve {
        VectorCurve([Segment(from: 0, to: duration, start: value, end: value)])
    }

    private mutating func append(_ segment: Segment) {
        if let last = segments.last, last.isLevel, segment.isLevel, last.end == segment.start {
            segments[segments.count - 1].to = segment.to
        } else {
            segments.append(segment)
        }
    }

    /// The value of a constant curve; nil for any other.
    public var constant: Double? {
        segments.allSatisfy { $0.isLevel && $0.start == segments[0].start } ? segments[0].start : nil
    }

    /// Returns the value at `time` milliseconds; at a jump, the one after it.
    public func value(at time: Double) -> Double {
        (segments.last { $0.from <= time } ?? segments[0]).value(at: time)
    }

    /// Returns the curve with its values multiplied by `scale` and then moved by `offset`.
    public func mapped(scale: Double, offset: Double = 0) -> VectorCurve {
        VectorCurve(
            segments.map {
                Segment(
                    from: $0.from, to: $0.to, start: $0.start * scale + offset,
                    end: $0.end * scale + offset, timing: $0.timing)
            }, error: error * scale.magnitude)
    }

    /// The same curve without the values below 0 that come from rounding.
    public var notNegative: VectorCurve {
        VectorCurve(
            segments.map {
                Segment(
                    from: $0.from, to: $0.to, start: max($0.start, 0), end: max($0.end, 0), timing: $0.timing)
            }, error: error)
    }

    /// The same curve in segments whose timing curves stay within 0 and 1, as SMIL requires.
    public var tamed: VectorCurve {
        VectorCurve(segments.flatMap { $0.tamed(depth: 8) }, error: error)
    }
}

extension VectorCurve.Segment {
    /// Whether the number is constant.
    public var isLevel: Bool { start == end }

    /// Returns the part between two times of the segment.
    ///
    /// A part of a cubic is a cubic, so its timing curve has exactly the same shape, except for curves so steep that a
    /// handle would be outside its time, to which it is then limited.
    public func part(_ lower: Double, _ upper: Double) -> Self {
        guard let timing, lower > from || upper < to else {
            return Self(
                from: lower, to: upper, start: value(at: lower), end: value(at: upper), timing: timing)
        }
        let width = to - from
        let part = timing.part((lower - from) / width, (upper - from) / width)
        func height(_ y: Double) -> Double { start + (end - start) * y }
        return Self(
            from: lower, to: upper, start: height(part.start), end: height(part.end), timing: part.timing)
    }

    fileprivate func tamed(depth: Int) -> [Self] {
        guard let timing, timing.y1.unitExcess + timing.y2.unitExcess > 0 else { return [self] }
        let split = from + (to - from) * timing.turningPoint
        guard depth > 0, split > from, split < to, timing.y1.unitExcess + timing.y2.unitExcess > 1e-3 else {
            func held(_ y: Double) -> Double { min(max(y, 0), 1) }
            var tame = self
            tame.timing = CubicBezier(timing.x1, held(timing.y1), timing.x2, held(timing.y2))
            return [tame]
        }
        return part(from, split).tamed(depth: depth - 1) + part(split, to).tamed(depth: depth - 1)
    }
}

extension Double {
    /// The distance of the number from `0...1`.
    fileprivate var unitExcess: Double { max(-self, self - 1, 0) }
}
