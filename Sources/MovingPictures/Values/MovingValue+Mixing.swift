/// The rules by which a value lies between two others.
struct MixingRules: Hashable, Sendable {
    /// Whether transparent colors count less, as in CSS; SMIL mixes channels as they are.
    var isPremultiplied = true
    /// Whether lists of different lengths are repeated until they are of one, as those of dashes.
    var repeatsLists = false
    /// Whether the centers of turns mix as well, as in SMIL; in CSS turns around different ones are different functions.
    var mixesCenters = true

    /// The rules of CSS for a property.
    static func css(_ property: String) -> MixingRules {
        MixingRules(repeatsLists: property == "stroke-dasharray", mixesCenters: false)
    }
}

extension SVGLength {
    func mixed(with other: SVGLength, at share: Double) -> SVGLength {
        SVGLength(user + (other.user - user) * share, share: self.share + (other.share - self.share) * share)
    }
}

extension MovingColor {
    /// - Parameter isPremultiplied: Whether channels are weighted by alpha.
    func mixed(with other: MovingColor, at share: Double, isPremultiplied: Bool) -> MovingColor {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        let alpha = mix(self.alpha, other.alpha)
        guard isPremultiplied, self.alpha != 1 || other.alpha != 1 else {
            return MovingColor(
                red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
                alpha: alpha)
        }
        guard alpha > 0 else { return MovingColor(red: 0, green: 0, blue: 0, alpha: 0) }
        func weigh(_ a: Double, _ b: Double) -> Double { mix(a * self.alpha, b * other.alpha) / alpha }
        return MovingColor(
            red: weigh(red, other.red), green: weigh(green, other.green), blue: weigh(blue, other.blue),
            alpha: alpha)
    }

    /// Returns the sum of this and another color, weighed by their alpha where they are premultiplied; then alpha is at most 1.
    fileprivate func adding(_ other: MovingColor, times: Double, isPremultiplied: Bool) -> MovingColor {
        var (weight, more, alpha) = (1.0, times, self.alpha)
        if isPremultiplied {
            alpha = min(self.alpha + other.alpha * times, 1)
            guard alpha > 0 else { return MovingColor(red: 0, green: 0, blue: 0, alpha: 0) }
            (weight, more) = (self.alpha / alpha, other.alpha * times / alpha)
        }
        return MovingColor(
            red: red * weight + other.red * more, green: green * weight + other.green * more,
            blue: blue * weight + other.blue * more, alpha: alpha)
    }
}

extension MovingValue {
    /// The greatest number of lengths in a list that is repeated.
    private static let maxRepeated = 10_000

    /// Returns the value at a share of the way to another one; beyond 0 and 1 it goes on.
    ///
    /// - Returns: Nil where nothing lies between them, so that the one gives way to the other in the middle.
    func mixed(with other: MovingValue, at share: Double, _ rules: MixingRules = MixingRules())
        -> MovingValue?
    {
        switch (self, other) {
        case (.lengths(let a), .lengths(let b)):
            guard let (a, b) = Self.equallyLong(a, b, rules) else { return nil }
            return .lengths(zip(a, b).map { $0.mixed(with: $1, at: share) })
        case (.color(let a), .color(let b)):
            return .color(a.mixed(with: b, at: share, isPremultiplied: rules.isPremultiplied))
        case (.transforms(let a), .transforms(let b)):
            return TransformStep.mixed(a, with: b, at: share, rules).map { .transforms($0) }
        case (.path(let a), .path(let b)): return a.mixed(with: b, at: share).map { .path($0) }
        case (.filters(let a), .filters(let b)):
            return FilterFunction.mixed(a, with: b, at: share).map { .filters($0) }
        case (.word(let a), .word(let b)): return a == b ? self : nil
        default: return nil
        }
    }

    /// Returns the sum of this and another value: of lengths and colors number by number, of transforms one list behind the other.
    ///
    /// - Parameter times: How often the other one is added; of transforms only whole numbers mean anything.
    /// - Returns: Nil where values have no sum.
    func adding(_ other: MovingValue, times: Double = 1, _ rules: MixingRules = MixingRules()) -> MovingValue?
    {
        if case .transforms(let steps) = self, case .transforms(let more) = other {
            guard times >= 0, times <= 64, times == times.rounded() else { return nil }
            return .transforms((0..<Int(times)).reduce(steps) { steps, _ in steps + more })
        }
        return accumulating(other, times: times, rules)
    }

    /// Returns the sum of this and another value, of transforms number by number.
    ///
    /// - Parameter times: How often the other one is added.
    /// - Returns: Nil where values have no sum.
    func accumulating(
        _ other: MovingValue, times: Double = 1, _ rules: MixingRules = MixingRules()
    ) -> MovingValue? {
        switch (self, other) {
        case (.lengths(let a), .lengths(let b)):
            guard let (a, b) = Self.equallyLong(a, b, rules) else { return nil }
            return .lengths(zip(a, b).map { $0 + $1 * times })
        case (.color(let a), .color(let b)):
            return .color(a.adding(b, times: times, isPremultiplied: rules.isPremultiplied))
        case (.transforms(let a), .transforms(let b)):
            return TransformStep.sum(a, b, times: times).map { .transforms($0) }
        case (.path(let a), .path(let b)): return a.adding(b, times: times).map { .path($0) }
        default: return nil
        }
    }

    /// Returns the distance to another value, for a pace that is the same everywhere; nil where there is none.
    func distance(to other: MovingValue) -> Double? {
        func root(_ differences: [Double]) -> Double {
            differences.reduce(0) { $0 + $1 * $1 }.squareRoot()
        }
        switch (self, other) {
        case (.lengths(let a), .lengths(let b)):
            guard a.count == b.count else { return nil }
            let (user, share) = (
                root(zip(a, b).map { $1.user - $0.user }), root(zip(a, b).map { $1.share - $0.share })
            )
            return user != 0 && share != 0 ? nil : user + share
        case (.color(let a), .color(let b)):
            return root([b.red - a.red, b.green - a.green, b.blue - a.blue])
        case (.transforms(let a), .transforms(let b)):
            guard a.count == 1, b.count == 1 else { return nil }
            switch (a[0], b[0]) {
            case (.translate(let x, let y), .translate(let toX, let toY)):
                return MovingValue.lengths([x, y]).distance(to: .lengths([toX, toY]))
            case (.scale(let x, let y), .scale(let toX, let toY)),
                (.skew(let x, let y), .skew(let toX, let toY)):
                return root([toX - x, toY - y])
            case (.rotate(let angle, let x, let y), .rotate(let toAngle, let toX, let toY)):
                return x == toX && y == toY ? (toAngle - angle).magnitude : nil
            default: return nil
            }
        default: return nil
        }
    }

    private static func equallyLong(
        _ a: [SVGLength], _ b: [SVGLength], _ rules: MixingRules
    ) -> ([SVGLength], [SVGLength])? {
        if a.count == b.count { return (a, b) }
        guard rules.repeatsLists, !a.isEmpty, !b.isEmpty else { return nil }
        var (divisor, rest) = (a.count, b.count)
        while rest > 0 { (divisor, rest) = (rest, divisor % rest) }
        let count = a.count / divisor * b.count
        guard count <= maxRepeated else { return nil }
        return ((0..<count).map { a[$0 % a.count] }, (0..<count).map { b[$0 % b.count] })
    }
}
