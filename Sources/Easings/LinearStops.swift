/// A CSS `linear()`: straight lines through a list of points.
public struct LinearStops: Hashable, Sendable {
    /// One entry of the list as it is written.
    public struct Stop: Hashable, Sendable {
        /// The height of the curve there; finite, also outside `0...1`.
        public var output: Double
        /// The place of the stop as a fraction (CSS percentage / 100), or `nil` to spread it evenly.
        public var input: Double?
        /// The end of the stop, for a level stretch that begins at ``input``. Ignored without one.
        public var end: Double?

        /// A stop of one height, level from `input` to `end` where both are given.
        public init(_ output: Double, at input: Double? = nil, to end: Double? = nil) {
            self.output = output
            self.input = input
            self.end = end
        }
    }

    /// A point of the finished curve.
    public struct Point: Hashable, Sendable {
        /// The time and the height of the curve there.
        public let input, output: Double
    }

    /// The points, at least two, with inputs that never descend. Two points at one input are a jump.
    public let points: [Point]

    /// The curve through `stops`, completed as CSS does: the first input is 0 and the last at least 1
    /// unless given, inputs are raised to the highest before them, missing ones are spread evenly.
    ///
    /// `nil` if there are fewer than two stops (as in browsers) or a number is not finite.
    public init?(_ stops: [Stop]) {
        guard stops.count >= 2, stops.allSatisfy({ $0.isFinite }) else { return nil }
        var inputs: [Double?] = []
        var outputs: [Double] = []
        var largest = -Double.infinity
        for (index, stop) in stops.enumerated() {
            let fallback: Double? = index == 0 ? 0 : index == stops.count - 1 ? 1 : nil
            let first = (stop.input ?? fallback).map { max($0, largest) }
            inputs.append(first)
            outputs.append(stop.output)
            largest = first ?? largest
            if stop.input != nil, let end = stop.end {
                largest = max(end, largest)
                inputs.append(largest)
                outputs.append(stop.output)
            }
        }
        points = zip(Self.spread(inputs), outputs).map(Point.init)
    }

    /// Fills runs of missing inputs evenly between their neighbors. The first and last are present.
    private static func spread(_ inputs: [Double?]) -> [Double] {
        var result: [Double] = []
        var missing = 0
        for input in inputs {
            guard let input else {
                missing += 1
                continue
            }
            if missing > 0, let before = result.last {
                for place in 1...missing {
                    let fraction = Double(place) / Double(missing + 1)
                    // Weighted this way round, opposite huge neighbors cannot overflow.
                    let even = before * (1 - fraction) + input * fraction
                    result.append(min(max(even, result.last ?? before), input))
                }
                missing = 0
            }
            result.append(input)
        }
        return result
    }

    /// The height of the curve at `x`. At a jump it is the last point's; beyond the points the line of
    /// the end segment goes on, level if that segment is a jump.
    ///
    /// - Parameters:
    ///   - x: The part of the time that has passed; any number.
    ///   - before: CSS's before flag: exactly at the first point, take the first of several.
    public func value(at x: Double, before: Bool = false) -> Double {
        if x.isNaN { return x }
        if before && x == points[0].input { return points[0].output }
        // The number of points at or before x.
        var low = 0
        var high = points.count
        while low < high {
            let middle = (low + high) / 2
            if points[middle].input <= x { low = middle + 1 } else { high = middle }
        }
        if low > 0 && points[low - 1].input == x { return points[low - 1].output }
        let index = min(max(low - 1, 0), points.count - 2)
        let (a, b) = (points[index], points[index + 1])
        if a.input == b.input { return low == 0 ? a.output : b.output }
        if a.output == b.output { return a.output }
        return a.output + (x - a.input) / (b.input - a.input) * (b.output - a.output)
    }

    /// The inputs of the points strictly between 0 and 1, each once, in ascending order.
    var breakpoints: [Double] {
        var result: [Double] = []
        for point in points where point.input > 0 && point.input < 1 && point.input != result.last {
            result.append(point.input)
        }
        return result
    }
}

extension LinearStops.Stop {
    fileprivate var isFinite: Bool { output.isFinite && (input ?? 0).isFinite && (end ?? 0).isFinite }
}
