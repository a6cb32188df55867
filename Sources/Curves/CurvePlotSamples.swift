/// Lines through the values of functions of time, broken where one of them jumps.
struct CurvePlotSamples {
    /// The runs of points (time, value) of each function; all functions break at the same times.
    private(set) var runs: [[[SIMD2<Double>]]]

    /// Samples `values`, several functions at once, over a stretch of time.
    ///
    /// - Parameters:
    ///   - breaks: Times at which the functions may jump by any little.
    ///   - jump: The least difference that counts as a jump.
    init(
        _ window: ClosedRange<Double>, count: Int, breaks: [Double], jump: Double,
        _ values: (Double) -> [Double]
    ) {
        let span = window.upperBound - window.lowerBound
        // This close to a jump, a value belongs to its own side.
        let side = span * 1e-9
        var times = (0...count).map { window.lowerBound + span * Double($0) / Double(count) }
        times += breaks.flatMap { [$0 - side, $0 + side] }
        times = times.filter { window.contains($0) }.sorted()
        var before: Sample = (window.lowerBound, values(window.lowerBound))
        runs = before.values.map { [[SIMD2(window.lowerBound, $0)]] }
        for time in times where time > before.time {
            let now: Sample = (time, values(time))
            if Self.distance(before, now) > jump {
                let (low, high) = Self.narrowed(before, now, side, values)
                if Self.distance(low, high) > jump / 2 {
                    add(low)
                    for index in runs.indices { runs[index].append([]) }
                    add(high)
                }
            }
            add(now)
            before = now
        }
    }

    private mutating func add(_ sample: Sample) {
        for (index, value) in sample.values.enumerated() {
            runs[index][runs[index].count - 1].append(SIMD2(sample.time, value))
        }
    }

    private static func distance(_ a: Sample, _ b: Sample) -> Double {
        zip(a.values, b.values).map { ($0 - $1).magnitude }.max() ?? 0
    }

    private typealias Sample = (time: Double, values: [Double])

    /// The two sides of the steepest place between two samples, `side` apart.
    private static func narrowed(
        _ low: Sample, _ high: Sample, _ side: Double, _ values: (Double) -> [Double]
    ) -> (Sample, Sample) {
        var (low, high) = (low, high)
        while high.time - low.time > side {
            let time = (low.time + high.time) / 2
            guard time > low.time, time < high.time else { break }
            let middle: Sample = (time, values(time))
            if distance(low, middle) > distance(middle, high) { high = middle } else { low = middle }
        }
        return (low, high)
    }

    /// `points` without those that a straight line through the others misses by less than `tolerance`.
    static func simplified(_ points: [SIMD2<Double>], tolerance: Double) -> [SIMD2<Double>] {
        guard points.count > 2 else { return points }
        var keep = [Bool](repeating: false, count: points.count)
        (keep[0], keep[points.count - 1]) = (true, true)
        var open = [(0, points.count - 1)]
        while let (first, last) = open.popLast() {
            var worst = (index: first, distance: tolerance)
            let (a, b) = (points[first], points[last])
            let along = b - a
            let length = (along * along).sum().squareRoot()
            for index in (first + 1)..<max(last, first + 1) {
                let offset = points[index] - a
                let distance =
                    length > 0
                    ? (offset.x * along.y - offset.y * along.x).magnitude / length
                    : (offset * offset).sum().squareRoot()
                if distance > worst.distance { worst = (index, distance) }
            }
            if worst.index > first {
                keep[worst.index] = true
                open += [(first, worst.index), (worst.index, last)]
            }
        }
        return points.indices.filter { keep[$0] }.map { points[$0] }
    }
}
