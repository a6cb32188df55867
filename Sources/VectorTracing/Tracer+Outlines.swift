internal import Drawing
internal import MotionCore
internal import Vectors

extension Tracer {
    /// The greatest number of points of outlines in one picture: a file of more would take megabytes.
    static let maxPoints = 200_000

    /// Returns paths that follow a number over time, as many as are needed for points to go straight from each to the next.
    ///
    /// - Parameter path: Returns a path of the same steps for every number.
    func outline(_ curve: VectorCurve, _ path: (Double) -> Path) -> VectorPicture.Outline {
        if let constant = curve.constant { return VectorPicture.Outline(path(constant)) }
        var paths: [Path] = []
        func key(_ path: Path) -> Double {
            if let last = paths.last, last.distance(to: path) < 1e-5 { return Double(paths.count - 1) }
            paths.append(path)
            return Double(paths.count - 1)
        }
        var segments: [VectorCurve.Segment] = []
        var error = 0.0
        func add(_ segment: VectorCurve.Segment, _ start: Path, _ end: Path, depth: Int) {
            let time = (segment.from + segment.to) / 2
            let number = segment.value(at: time)
            let middle = path(number)
            let share = segment.isLevel ? 0 : (number - segment.start) / (segment.end - segment.start)
            let off = middle.distance(to: start.mixed(with: end, share))
            if off > Self.lengthTolerance, depth > 0 {
                add(segment.part(segment.from, time), start, middle, depth: depth - 1)
                add(segment.part(time, segment.to), middle, end, depth: depth - 1)
                return
            }
            // Smaller distances are rounding errors.
            error = max(error, off > 1e-6 ? off : 0)
            var keyed = segment
            (keyed.start, keyed.end) = (key(start), key(end))
            segments.append(keyed)
        }
        for segment in curve.tamed.segments {
            add(segment, path(segment.start), path(segment.end), depth: 9)
        }
        return VectorPicture.Outline(paths, place: VectorCurve(segments), error: error)
    }

    /// Returns paths over time.
    ///
    /// - Parameter edges: The times at which points may turn a corner or jump, without the ends.
    func outline(edges: [Double], _ path: (Double) -> Path) -> VectorPicture.Outline {
        // Right at an edge, a path may already be that of the time after it.
        let margin = 1e-7
        let times = [0] + edges.sorted() + [duration]
        let segments = zip(times, times.dropFirst()).filter { $1 - $0 > 4 * margin }.map { from, to in
            VectorCurve.Segment(from: from, to: to, start: from + margin, end: to - margin)
        }
        return outline(VectorCurve(segments), path)
    }

    /// The times at which a picture is sampled for its parts.
    var probes: [Double] { (0..<64).map { duration * (Double($0) + 0.5) / 64 } }

    /// Returns the same tracing with more edges: the times at which the number of parts changes, so that parts may jump.
    func cut<Counts: Equatable>(
        probes: [Double]? = nil, _ counts: (Double) -> Counts
    ) -> Tracer {
        let cuts = cuts(probes ?? self.probes, counts)
        return Tracer(self, CurveFitter(duration: duration, edges: fitter.edges + cuts))
    }

    /// The sampling times for parts that run through a small section of the picture.
    var closeProbes: [Double] {
        let count = min(max((duration / 2).rounded(.up), 64), 8192)
        return (0..<Int(count)).map { duration * (Double($0) + 0.5) / count }
    }

    private func cuts<Counts: Equatable>(
        _ probes: [Double], _ counts: (Double) -> Counts
    ) -> [Double] {
        // Changes at an edge are known already.
        let margin = CurveFitter.margin
        let edges = [0] + fitter.edges + [duration]
        return zip(edges, edges.dropFirst()).filter { $1 - $0 > 2 * margin }.flatMap { lower, upper in
            let (first, last) = (lower + margin, upper - margin)
            let times = [first] + probes.filter { $0 > first && $0 < last } + [last]
            var changes: [Double] = []
            var known = counts(first)
            for (before, after) in zip(times, times.dropFirst()) {
                let next = counts(after)
                if next != known { changes += self.changes(from: known, before, to: next, after, counts) }
                known = next
            }
            return changes
        }
    }

    /// Returns the times of changes between two samples; a count that changes and changes back in between is missed.
    private func changes<Counts: Equatable>(
        from first: Counts, _ before: Double, to last: Counts, _ after: Double, _ counts: (Double) -> Counts
    ) -> [Double] {
        var changes: [Double] = []
        var (low, known) = (before, first)
        while known != last, changes.count < Self.maxChanges {
            var high = after
            for _ in 0..<48 {
                let middle = (low + high) / 2
                if counts(middle) == known { low = middle } else { high = middle }
            }
            changes.append(high)
            (low, known) = (high, counts(high))
        }
        return changes
    }

    /// The greatest number of changes that are searched between two probes.
    private static let maxChanges = 32

    /// Returns an opacity of 1 where something shows, as `shows` tells between two edges, and 0 elsewhere.
    func visibility(_ shows: (Double) -> Bool) -> VectorCurve {
        fitter.curve(tolerance: Self.opacityTolerance) { shows($0) ? 1 : 0 }
    }

    /// Returns a track of an element over time: its own keys, unless it has an easing that formats do not support.
    func curve(_ track: ElementTrack, stretch: Double) -> VectorCurve {
        if track.keys.count == 1 { return constant(track.keys[0].value) }
        let (period, delay) = (track.period * stretch, track.delay * stretch)
        var stops = track.keys
        var easings = stops.indices.dropLast().map { track.easing(after: $0) }
        if let first = stops.first, first.place > 0 {
            stops.insert(.init(0, first.value), at: 0)
            easings.insert(.linear, at: 0)
        }
        if let last = stops.last, last.place < 1 {
            stops.append(.init(1, last.value))
            easings.append(.linear)
        }
        var segments: [VectorCurve.Segment] = []
        /// The times at which easings jump or turn a corner.
        var corners: [Double] = []
        var origin = delay - (delay / period).rounded(.up) * period
        while origin < duration {
            for (index, (from, to)) in zip(stops, stops.dropFirst()).enumerated() where to.place > from.place
            {
                let segment = VectorCurve.Segment(
                    from: origin + from.place * period, to: origin + to.place * period, start: from.value,
                    end: to.value, timing: easings[index].timing)
                let (lower, upper) = (max(segment.from, 0), min(segment.to, duration))
                if upper - lower > 1e-6 { segments.append(segment.part(lower, upper)) }
                corners += easings[index].breakpoints.map { segment.from + (segment.to - segment.from) * $0 }
                    .filter { $0 > 0 && $0 < duration }
            }
            origin += period
        }
        if segments.isEmpty { return constant(track.value(at: 0)) }
        if track.easings.allSatisfy({ $0 == .linear || $0.timing != nil }) {
            return VectorCurve(segments)
        }
        let values = track.keys.map { $0.value }
        let way = (values.max() ?? 0) - (values.min() ?? 0)
        let fitter = CurveFitter(duration: duration, edges: segments.dropFirst().map { $0.from } + corners)
        return fitter.curve(tolerance: max(way, 1e-9) * 1e-4) { track.value(at: $0 / stretch) }
    }

    /// Returns the times at which a track of an element passes from key to key.
    func edges(_ track: ElementTrack, stretch: Double) -> [Double] {
        curve(track, stretch: stretch).segments.dropFirst().map { $0.from }
    }
}

extension Easing {
    /// The timing curve that formats keep; nil where there is none.
    fileprivate var timing: CubicBezier? { if case .cubicBezier(let curve) = self { curve } else { nil } }
}

extension Path {
    /// Returns the greatest distance between corresponding points of both paths; infinity where their steps differ.
    fileprivate func distance(to other: Path) -> Double {
        let (own, others) = (controlPoints, other.controlPoints)
        guard elements.count == other.elements.count, own.count == others.count else { return .infinity }
        return zip(own, others).reduce(0) { max($0, $1.0.distance(to: $1.1)) }
    }

    /// Returns the path with every point a share of the way to that of the other path.
    fileprivate func mixed(with other: Path, _ share: Double) -> Path {
        var points = other.controlPoints[...]
        return mapped { point in
            guard let to = points.popFirst() else { return point }
            return Point(x: point.x + (to.x - point.x) * share, y: point.y + (to.y - point.y) * share)
        }
    }
}
