/// A scale from values to places along one side of a panel, and the values that are written at it.
struct CurvePlotAxis {
    let range: ClosedRange<Double>
    let ticks: [Double]

    /// Round values within `range`, at most `limit` of them.
    init(_ range: ClosedRange<Double>, limit: Int, steps: [Double]) {
        self.range = range
        let length = range.upperBound - range.lowerBound
        let step = steps.first { length / $0 < Double(limit) } ?? length
        var ticks: [Double] = []
        // A tick at an end belongs to the range in spite of rounding.
        let slack = step * 1e-9
        var number = ((range.lowerBound - slack) / step).rounded(.up)
        while step > 0, number * step <= range.upperBound + slack, ticks.count <= limit {
            ticks.append(number * step)
            number += 1
        }
        self.ticks = ticks
    }

    /// The range that holds `values` and ends at ticks.
    static func holding(_ values: ClosedRange<Double>, limit: Int, steps: [Double]) -> CurvePlotAxis {
        let length = max(values.upperBound - values.lowerBound, 1e-6)
        let step = steps.first { length / $0 < Double(limit) - 1 } ?? length
        let low = (values.lowerBound / step + 1e-9).rounded(.down) * step
        let high = max((values.upperBound / step - 1e-9).rounded(.up) * step, low + step)
        return CurvePlotAxis(low...high, limit: limit, steps: steps)
    }

    /// The position of `value` between the ends, 0 to 1.
    func fraction(_ value: Double) -> Double {
        (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    }

    /// 1, 2 and 5 times the powers of ten, from a thousandth on.
    static let decimal: [Double] = {
        var steps: [Double] = []
        var power = 1e-3
        while power < 1e12 {
            steps += [power, power * 2, power * 5]
            power *= 10
        }
        return steps
    }()

    /// Parts and multiples of a turn, in degrees.
    static let angular: [Double] = {
        let parts = [0.1, 0.5, 1, 5, 10, 15, 30, 45, 90, 180]
        return parts + decimal.filter { $0 >= 1 }.map { $0 * 360 }
    }()
}

/// A rectangle in which functions of time are drawn.
struct CurvePlotPanel {
    let left, right, top, bottom: Double
    let time, value: CurvePlotAxis

    func x(_ time: Double) -> Double { left + (right - left) * self.time.fraction(time) }

    func y(_ value: Double) -> Double { bottom - (bottom - top) * self.value.fraction(value) }

    func place(_ point: SIMD2<Double>) -> SIMD2<Double> { SIMD2(x(point.x), y(point.y)) }

    /// A run of values as places, cut where it leaves the range of values, with no more points than show.
    func lines(_ run: [SIMD2<Double>]) -> [[SIMD2<Double>]] {
        var lines: [[SIMD2<Double>]] = [[]]
        for (from, to) in zip(run, run.dropFirst()) {
            guard let (start, end) = clipped(from, to) else { continue }
            if lines[lines.count - 1].last != place(start) { lines.append([place(start)]) }
            lines[lines.count - 1].append(place(end))
        }
        return lines.filter { $0.count > 1 }.map { CurvePlotSamples.simplified($0, tolerance: 0.05) }
    }

    /// The part of a straight line within the range of values.
    private func clipped(
        _ from: SIMD2<Double>, _ to: SIMD2<Double>
    ) -> (SIMD2<Double>, SIMD2<Double>)? {
        let (low, high) = (value.range.lowerBound, value.range.upperBound)
        if max(from.y, to.y) < low || min(from.y, to.y) > high { return nil }
        func within(_ point: SIMD2<Double>, _ other: SIMD2<Double>) -> SIMD2<Double> {
            let y = min(max(point.y, low), high)
            if y == point.y { return point }
            return SIMD2(point.x + (other.x - point.x) * (y - point.y) / (other.y - point.y), y)
        }
        return (within(from, to), within(to, from))
    }

    /// A run held within the range of values, as places.
    func held(_ run: [SIMD2<Double>]) -> [SIMD2<Double>] {
        let places = run.map { point in
            place(SIMD2(point.x, min(max(point.y, value.range.lowerBound), value.range.upperBound)))
        }
        return CurvePlotSamples.simplified(places, tolerance: 0.05)
    }
}
