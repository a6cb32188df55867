internal import Drawing
internal import Easings
internal import MovingPictures
internal import VectorTracing
internal import Vectors

/// Turns numbers of a moving drawing into curves: where a single animation moves one, it is that animation's own.
struct MovingFitter {
    /// The duration of the picture, in milliseconds.
    let duration: Double
    let clock: MovingClock
    /// The ways of animations from key to key, in times of the picture; those that stand still or go straight are left out.
    private let ways: [VectorCurve.Segment]
    /// The times at which numbers may jump or turn a corner, without the ends.
    private(set) var edges: [Double]

    /// Whether anything moves.
    let isMoving: Bool

    init(_ stretches: [MovingStretch], duration: Double, clock: MovingClock) {
        (self.duration, self.clock, isMoving) = (duration, clock, !stretches.isEmpty)
        func time(_ nanoseconds: Int64) -> Double { clock.picture(Double(nanoseconds) / 1e6) }
        let times = stretches.flatMap { [time($0.from), time($0.to)] }
        edges = Self.distinct(times.filter { $0 > 1e-5 && $0 < duration - 1e-5 })
        ways = Set(stretches.filter { $0.timing != nil }).map { stretch in
            .init(from: time(stretch.from), to: time(stretch.to), start: 0, end: 1, timing: stretch.timing)
        }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }

    private static func distinct(_ times: [Double]) -> [Double] {
        times.sorted().reduce(into: []) { known, time in
            if known.last.map({ time - $0 > 1e-5 }) ?? true { known.append(time) }
        }
    }

    /// The same with more edges.
    func with(_ edges: [Double]) -> MovingFitter {
        var fitter = self
        fitter.edges = Self.distinct(self.edges + edges)
        return fitter
    }

    /// The spans between edges.
    var spans: [(lower: Double, upper: Double)] {
        let ends = [0] + edges + [duration]
        return zip(ends, ends.dropFirst()).map { ($0, $1) }
    }

    /// Times at which whatever moves is looked at: at both ends of each span, and within.
    var moments: [Double] {
        spans.flatMap { lower, upper in
            [1e-6, 0.11, 0.26, 0.5, 0.77, 0.9, 1 - 1e-6].map { clock.whole(lower + (upper - lower) * $0) }
        }
    }

    // MARK: Numbers

    /// Returns the curve of a number of the document.
    ///
    /// - Parameters:
    ///   - tolerance: The largest error where it is no animation's own.
    ///   - value: The number at a time of the picture.
    func curve(_ tolerance: Double, _ value: (Double) -> Double) -> VectorCurve {
        if !isMoving { return .constant(Self.rounded(value(0)), for: duration) }
        let fitter = CurveFitter(duration: duration, edges: edges)
        let curve = fitter.curve(
            tolerance: tolerance, own: { own($0, $1, tolerance * 1e-4, value) }, { value(clock.whole($0)) })
        return Self.tidied(curve)
    }

    /// The way of an animation between two edges that the number goes, if it does.
    private func own(
        _ lower: Double, _ upper: Double, _ tolerance: Double, _ value: (Double) -> Double
    ) -> VectorCurve.Segment? {
        let times = times(lower, upper)
        let values = times.map(value)
        if values.allSatisfy({ ($0 - values[0]).magnitude < tolerance }) {
            let middle = value(clock.whole((lower + upper) / 2))
            return .init(from: lower, to: upper, start: middle, end: middle)
        }
        for way in ways(lower, upper) {
            let places = times.map { way.value(at: $0) }
            guard let (offset, factor) = Self.line(places, values) else { continue }
            let isSame = zip(places, values).allSatisfy {
                (offset + factor * $0 - $1).magnitude < tolerance
            }
            if !isSame { continue }
            var part = way.part(lower, upper)
            (part.start, part.end) = (offset + factor * part.start, offset + factor * part.end)
            return part
        }
        return nil
    }

    /// The places at which a span is looked at, whole nanoseconds in ascending order.
    private func times(_ lower: Double, _ upper: Double) -> [Double] {
        CurveFitter.probes.sorted().map { share in
            min(max(clock.whole(lower + (upper - lower) * share), lower), upper)
        }
    }

    /// The ways that a number may go between two edges: the straight one, and those of animations.
    private func ways(_ lower: Double, _ upper: Double) -> [VectorCurve.Segment] {
        [.init(from: lower, to: upper, start: 0, end: 1)]
            + ways.filter { $0.from < lower + 1e-4 && $0.to > upper - 1e-4 }
    }

    /// The line through the two points that are furthest apart; nil for places that are all the same.
    private static func line(_ places: [Double], _ values: [Double]) -> (offset: Double, factor: Double)? {
        guard let low = places.indices.min(by: { places[$0] < places[$1] }),
            let high = places.indices.max(by: { places[$0] < places[$1] }), places[high] - places[low] > 1e-9
        else { return nil }
        let factor = (values[high] - values[low]) / (places[high] - places[low])
        return (values[low] - factor * places[low], factor)
    }

    private static func rounded(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }

    /// The same curve without what times in nanoseconds add to numbers, and with straight ways in one piece.
    private static func tidied(_ curve: VectorCurve) -> VectorCurve {
        var segments: [VectorCurve.Segment] = []
        for var segment in curve.segments {
            (segment.start, segment.end) = (rounded(segment.start), rounded(segment.end))
            if var last = segments.last, last.timing == nil, segment.timing == nil,
                (last.end - segment.start).magnitude < 2e-9
            {
                let (before, after) = (last.to - last.from, segment.to - segment.from)
                let bend = (last.end - last.start) / before - (segment.end - segment.start) / after
                if bend.magnitude * min(before, after) < 1e-8 {
                    (last.to, last.end) = (segment.to, segment.end)
                    segments[segments.count - 1] = last
                    continue
                }
            }
            segments.append(segment)
        }
        return VectorCurve(segments, error: curve.error)
    }

    // MARK: Several numbers

    /// Numbers at keys, with the way from key to key.
    struct Keyed {
        /// The numbers of each key.
        var keys: [[Double]]
        /// The index of the key over time.
        var place: VectorCurve
        /// The greatest error of any number.
        var error: Double
    }

    /// Returns numbers that move together, between as few keys as the tolerance allows.
    ///
    /// - Parameters:
    ///   - depth: The number of times that a span is halved where numbers go no straight way.
    ///   - value: The numbers at a time of the picture, always as many.
    func keyed(_ tolerance: Double, depth: Int = 8, _ value: (Double) -> [Double]) -> Keyed {
        var result = Keyed(keys: [], place: .constant(0, for: duration), error: 0)
        var segments: [VectorCurve.Segment] = []
        func key(_ numbers: [Double]) -> Double {
            let numbers = numbers.map { Self.rounded($0) }
            if let known = result.keys.firstIndex(where: { Self.distance($0, numbers) < 1e-6 }) {
                return Double(known)
            }
            result.keys.append(numbers)
            return Double(result.keys.count - 1)
        }
        func add(_ lower: Double, _ upper: Double, depth: Int) {
            let times = times(lower, upper)
            let values = times.map(value)
            for way in [nil] + ways(lower, upper) {
                guard let (start, end, off) = Self.way(way, times, values, lower, upper),
                    off < tolerance * 1e-4 || depth == 0 || (way?.timing == nil && off < tolerance)
                else { continue }
                result.error = max(result.error, off < tolerance * 1e-3 ? 0 : off)
                var segment = way?.part(lower, upper) ?? .init(from: lower, to: upper, start: 0, end: 0)
                (segment.start, segment.end) = (key(start), key(end))
                if segment.start == segment.end { segment.timing = nil }
                segments.append(segment)
                return
            }
            let middle = clock.whole((lower + upper) / 2)
            add(lower, middle, depth: depth - 1)
            add(middle, upper, depth: depth - 1)
        }
        if !isMoving { return Keyed(keys: [value(0)], place: result.place, error: 0) }
        for (lower, upper) in spans { add(lower, upper, depth: depth) }
        result.place = VectorCurve(segments)
        return result
    }

    /// The numbers at both ends of a span on a way, and how far off it is between; nil for no way of theirs.
    ///
    /// - Parameter way: Nil for standing still.
    private static func way(
        _ way: VectorCurve.Segment?, _ times: [Double], _ values: [[Double]], _ lower: Double, _ upper: Double
    ) -> (start: [Double], end: [Double], off: Double)? {
        guard let way else {
            let off = values.reduce(0) { max($0, distance($1, values[0])) }
            return off < 1e-7 ? (values[0], values[0], off) : nil
        }
        // Colors and outlines lie at keys or between them, not beyond.
        if let timing = way.timing, !(0...1).contains(timing.y1) || !(0...1).contains(timing.y2) {
            return nil
        }
        let places = times.map { way.value(at: $0) }
        guard let first = places.first, let last = places.last, (last - first).magnitude > 1e-9 else {
            return nil
        }
        let part = way.part(lower, upper)
        func numbers(_ place: Double) -> [Double] {
            let share = (place - first) / (last - first)
            return zip(values[0], values[values.count - 1]).map { $0 + ($1 - $0) * share }
        }
        var off = 0.0
        for (place, value) in zip(places, values) { off = max(off, distance(numbers(place), value)) }
        return (numbers(part.start), numbers(part.end), off)
    }

    private static func distance(_ a: [Double], _ b: [Double]) -> Double {
        a.count == b.count ? zip(a, b).reduce(0) { max($0, ($1.0 - $1.1).magnitude) } : .infinity
    }
}
