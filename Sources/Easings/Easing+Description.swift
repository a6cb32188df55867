extension Easing: CustomStringConvertible {
    /// The canonical text, which parses back to an equal value: a keyword where there is one, every number
    /// in its shortest form, `linear()` with all inputs spelled out as in a browser's computed value.
    public var description: String {
        switch self {
        case .linear: "linear"
        case .ease: "ease"
        case .easeIn: "ease-in"
        case .easeOut: "ease-out"
        case .easeInOut: "ease-in-out"
        case .cubicBezier(let curve): curve.description
        case .steps(let steps): steps.description
        case .linearStops(let stops): stops.description
        case .spring(let spring): spring.description
        case .sine: "sine"
        case .easeOutPower(let exponent): "ease-out-power(\(exponent))"
        }
    }
}

extension CubicBezier: CustomStringConvertible {
    /// The curve as CSS writes it: `cubic-bezier(0.4, 0, 0.2, 1)`.
    public var description: String {
        "cubic-bezier(\([x1, y1, x2, y2].map(CSSNumber.text).joined(separator: ", ")))"
    }
}

extension Steps: CustomStringConvertible {
    /// The staircase as CSS writes it: `steps(4, jump-end)`.
    public var description: String {
        position == .jumpEnd ? "steps(\(count))" : "steps(\(count), \(position.rawValue))"
    }
}

extension LinearStops: CustomStringConvertible {
    /// The stops as CSS writes them: `linear(0 0%, 0.5 25%, 1 100%)`.
    public var description: String {
        let stops = points.map { "\(CSSNumber.text($0.output)) \(CSSNumber.percentage($0.input))" }
        return "linear(\(stops.joined(separator: ", ")))"
    }
}

extension Spring: CustomStringConvertible {
    /// The spring as files write it: `spring(50, 1)`.
    public var description: String {
        "spring(\(CSSNumber.text(stiffness)), \(CSSNumber.text(dampingRatio)))"
    }
}
