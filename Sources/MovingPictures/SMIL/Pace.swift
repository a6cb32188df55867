internal import Basics
internal import Easings
internal import SVGDocuments

/// The shares of the simple duration at which an animation has its values, and how it goes from one to the next.
struct Pace: Sendable {
    enum Mode: Sendable { case discrete, linear, paced, spline }

    /// The share at which each value is reached.
    let times: [Double]
    /// Whether each value stays until the next one.
    let isDiscrete: Bool
    /// The curve of each stretch; empty for straight ones.
    let splines: [CubicBezier]

    /// Values at equal distances in time.
    init(count: Int, isDiscrete: Bool) {
        let stretches = isDiscrete ? count : max(count - 1, 1)
        self.init(times: (0..<count).map { Double($0) / Double(stretches) }, isDiscrete: isDiscrete)
    }

    init(times: [Double], isDiscrete: Bool, splines: [CubicBezier] = []) {
        self.times = times
        self.isDiscrete = isDiscrete
        self.splines = splines
    }

    /// Values with equal speed between them.
    ///
    /// - Parameter distances: Those between each two; nil where one has none, or there is none at all.
    init?(distances: [Double]) {
        let length = distances.reduce(0, +)
        guard length > 0, length.isFinite else { return nil }
        var way = 0.0
        let times = distances.dropLast().map { distance in
            way += distance
            return way / length
        }
        self.init(times: [0] + times + [1], isDiscrete: false)
    }

    /// Returns the value that counts at a share of the simple duration, and the share of the way to the next one.
    func place(at progress: Double) -> (index: Int, share: Double) {
        var (low, high) = (1, times.count)
        while low < high {
            let middle = (low + high) / 2
            if times[middle] <= progress { low = middle + 1 } else { high = middle }
        }
        let index = low - 1
        guard !isDiscrete, low < times.count else { return (index, 0) }
        let share = (progress - times[index]) / (times[low] - times[index])
        return (index, index < splines.count ? splines[index].value(at: share) : share)
    }
}

extension Pace.Mode {
    /// Reads `calcMode`.
    init(_ element: SVGElement, usual: Pace.Mode, refuse: (String) -> Void) {
        switch element["calcMode"] {
        case nil: self = usual
        case "discrete": self = .discrete
        case "linear": self = .linear
        case "paced": self = .paced
        case "spline": self = .spline
        case let other?:
            refuse(
                "the calcMode \(quoted(other)) is none of discrete, linear, paced and spline; it is passed over"
            )
            self = usual
        }
    }
}

extension Pace {
    /// Reads `keyTimes` and `keySplines` for so many values.
    ///
    /// - Parameter isEndless: Whether the simple duration never ends, so that times are shares of nothing.
    /// - Throws: What is wrong with them, and what then does nothing.
    init(_ element: SVGElement, _ mode: Mode, count: Int, isEndless: Bool) throws(SVGProblem) {
        let isDiscrete = mode == .discrete
        var times = Pace(count: count, isDiscrete: isDiscrete).times
        if let text = element["keyTimes"], mode != .paced, !isEndless {
            let values = Self.numbers(text)
            guard let values, values.count == count else {
                throw element.problem(
                    "its keyTimes \(quoted(text)) are not one number for each of its \(counted(count, "value")), so it does nothing"
                )
            }
            guard values.first == 0, isDiscrete || count == 1 || values.last == 1,
                values.allSatisfy({ (0...1).contains($0) }),
                zip(values, values.dropFirst()).allSatisfy({ $0 <= $1 })
            else {
                throw element.problem(
                    "its keyTimes \(quoted(text)) do not rise from 0 to 1, so it does nothing")
            }
            times = values
        }
        self.init(
            times: times, isDiscrete: isDiscrete,
            splines: mode == .spline ? try Self.splines(element, stretches: count - 1) : [])
    }

    private static func splines(_ element: SVGElement, stretches: Int) throws(SVGProblem) -> [CubicBezier] {
        let text = element["keySplines"] ?? ""
        let splines = list(text).map { part -> CubicBezier? in
            guard let n = numbers(part, by: { $0.isWhitespace || $0 == "," }), n.count == 4,
                n.allSatisfy({ (0...1).contains($0) })
            else { return nil }
            return CubicBezier(validating: n[0], n[1], n[2], n[3])
        }
        let known = splines.compactMap { $0 }
        guard known.count == splines.count, known.count == stretches else {
            throw element.problem(
                "its keySplines \(quoted(text)) are not \(counted(stretches, "curve")) of four numbers in 0 to 1, so it does nothing"
            )
        }
        return known
    }

    /// The parts of a list between semicolons, of which the last one may be followed by another.
    static func list(_ text: String) -> [String] {
        var parts = text.split(separator: ";", omittingEmptySubsequences: false).map { trimmed(String($0)) }
        if parts.last == "" { parts.removeLast() }
        return parts
    }

    /// Reads numbers; nil where one is none.
    static func numbers(_ text: String, by isSeparator: (Character) -> Bool) -> [Double]? {
        let words = text.split(whereSeparator: isSeparator)
        let numbers = words.compactMap { Double($0) }.filter { $0.isFinite }
        return numbers.count == words.count ? numbers : nil
    }

    /// Reads numbers between semicolons; nil where one is none.
    static func numbers(_ text: String) -> [Double]? {
        let words = list(text)
        let numbers = words.compactMap { Double($0) }.filter { $0.isFinite }
        return numbers.count == words.count ? numbers : nil
    }
}
