internal import Drawing
internal import SVGDocuments

/// Reads transforms, in the notation of the attribute as well as in that of style sheets.
struct TransformReader {
    private let units: CSSUnits
    /// Whether only the notation of style sheets counts: with units, and with commas between arguments alone.
    private let isStrict: Bool
    /// Whether a step before has turned out of the plane, so that the depth of what follows can be seen.
    private var hasTilted = false

    init(_ units: CSSUnits, isStrict: Bool = false) {
        self.units = units
        self.isStrict = isStrict
    }

    /// Reads the steps of a property; nil for what it cannot be, and for depth that cannot be drawn step by step.
    ///
    /// - Parameter property: `transform` or what is written like it, or `translate`, `rotate` or `scale`.
    func steps(_ tokens: ArraySlice<CSSToken>, of property: String) -> [TransformStep]? {
        if tokens.singleName == "none" { return [] }
        var reader = self
        switch property {
        case "translate", "rotate", "scale":
            guard let values = tokens.values, tokens.allSatisfy({ !$0.isSign(",") }) else { return nil }
            switch property {
            case "translate":
                return reader.step("translate", reader.lengthArguments(values, 1...3), count: values.count)
            case "scale":
                return reader.step("scale", reader.lengthArguments(values, 1...3), count: values.count)
            default: return reader.rotation(values)
            }
        default:
            guard let values = tokens.values, !isStrict || tokens.parts(between: ",").count == 1 else {
                return nil
            }
            var steps: [TransformStep] = []
            for value in values {
                guard case .function(let name)? = value.first?.kind,
                    let step = reader.function(name, value.arguments)
                else { return nil }
                steps.append(step)
            }
            return steps
        }
    }

    /// The property `translate` or `scale`, whose third value is about depth.
    private mutating func step(_ name: String, _ values: [CSSQuantity]?, count: Int) -> [TransformStep]? {
        guard let values else { return nil }
        if name == "translate" {
            guard count < 3 || depth(values[2].value), values.allSatisfy({ $0.isLength }),
                !isStrict || values.allSatisfy({ $0.kind != .number || $0.value == SVGLength() })
            else { return nil }
            return [.translate(values[0].value, count > 1 ? values[1].value : SVGLength())]
        }
        let factors = values.compactMap { factor($0) }
        guard factors.count == count else { return nil }
        return [.scale(factors[0], count > 1 ? factors[1] : factors[0])]
    }

    /// The property `rotate`: an angle, and an axis before or behind it.
    private mutating func rotation(_ values: [ArraySlice<CSSToken>]) -> [TransformStep]? {
        var (angle, axis): (Double?, [Double]) = (nil, [])
        for value in values {
            switch value.singleName {
            case "x"? where axis.isEmpty: axis = [1, 0, 0]
            case "y"? where axis.isEmpty: axis = [0, 1, 0]
            case "z"? where axis.isEmpty: axis = [0, 0, 1]
            default:
                guard let quantity = CSSQuantity(value, units), let number = quantity.plain else {
                    return nil
                }
                if quantity.kind == .angle, angle == nil {
                    angle = number
                } else if quantity.kind == .number, axis.count < 3 {
                    axis.append(number)
                } else {
                    return nil
                }
            }
        }
        if axis.isEmpty { axis = [0, 0, 1] }
        guard let angle, axis.count == 3 else { return nil }
        return rotation(about: axis, angle).map { [$0] }
    }

    private func lengthArguments(
        _ values: [ArraySlice<CSSToken>], _ counts: ClosedRange<Int>
    ) -> [CSSQuantity]? {
        guard counts.contains(values.count) else { return nil }
        var result: [CSSQuantity] = []
        for value in values {
            guard let quantity = CSSQuantity(value, units), quantity.kind != .time else { return nil }
            result.append(quantity)
        }
        return result
    }

    private mutating func function(_ name: String, _ arguments: ArraySlice<CSSToken>) -> TransformStep? {
        guard let parts = arguments.withoutBlanksAround.values,
            !isStrict || arguments.parts(between: ",").count == parts.count,
            let values = lengthArguments(parts, 1...16)
        else {
            return nil
        }
        // Numbers have units in style sheets, unless they are 0.
        func hasUnit(_ value: CSSQuantity) -> Bool {
            !isStrict || value.kind != .number || value.value == SVGLength()
        }
        func length(_ index: Int) -> SVGLength? {
            if index >= values.count { return SVGLength() }
            return values[index].isLength && hasUnit(values[index]) ? values[index].value : nil
        }
        func angle(_ index: Int) -> Double? {
            let value = values[index]
            return (value.kind == .angle || value.kind == .number) && hasUnit(value) ? value.plain : nil
        }
        let numbers = values.compactMap { $0.kind == .number ? $0.plain : nil }
        let factors = values.compactMap { factor($0) }
        switch (name, values.count) {
        case ("translate", 1), ("translate", 2):
            return length(0).flatMap { x in length(1).map { .translate(x, $0) } }
        case ("translatex", 1): return length(0).map { .translate($0, SVGLength()) }
        case ("translatey", 1): return length(0).map { .translate(SVGLength(), $0) }
        case ("translatez", 1):
            return length(0).flatMap { depth($0) ? .translate(SVGLength(), SVGLength()) : nil }
        case ("translate3d", 3):
            guard let x = length(0), let y = length(1), let z = length(2), depth(z) else { return nil }
            return .translate(x, y)
        case ("scale", _), ("scalex", 1), ("scaley", 1), ("scalez", 1), ("scale3d", 3):
            guard factors.count == values.count else { return nil }
            switch (name, factors.count) {
            case ("scale", 1): return .scale(factors[0], factors[0])
            case ("scale", 2), ("scale3d", _): return .scale(factors[0], factors[1])
            case ("scalex", _): return .scale(factors[0], 1)
            case ("scaley", _): return .scale(1, factors[0])
            case ("scalez", _): return .scale(1, 1)
            default: return nil
            }
        case ("rotate", 1), ("rotatez", 1): return angle(0).map { .rotate($0, x: 0, y: 0) }
        case ("rotate", 3) where !isStrict:
            guard let angle = angle(0), let x = values[1].plain, let y = values[2].plain else { return nil }
            return .rotate(angle, x: x, y: y)
        case ("rotatex", 1): return angle(0).flatMap { rotation(about: [1, 0, 0], $0) }
        case ("rotatey", 1): return angle(0).flatMap { rotation(about: [0, 1, 0], $0) }
        case ("rotate3d", 4):
            return numbers.count >= 3
                ? angle(3).flatMap { rotation(about: Array(numbers.prefix(3)), $0) } : nil
        case ("skewx", 1): return angle(0).map { .skew($0, 0) }
        case ("skewy", 1): return angle(0).map { .skew(0, $0) }
        case ("skew", 1): return angle(0).map { .skew($0, 0) }
        case ("skew", 2): return angle(0).flatMap { x in angle(1).map { .skew(x, $0) } }
        case ("matrix", 6): return numbers.count == 6 ? matrix(numbers) : nil
        case ("matrix3d", 16):
            // Flat ones alone.
            guard numbers.count == 16 else { return nil }
            let isFlat = [
                (2, 0.0), (3, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 1), (11, 0), (14, 0), (15, 1),
            ]
            .allSatisfy { numbers[$0.0] == $0.1 }
            return isFlat ? matrix([0, 1, 4, 5, 12, 13].map { numbers[$0] }) : nil
        default: return nil
        }
    }

    private func matrix(_ n: [Double]) -> TransformStep {
        .matrix(Affine(n[0], n[1], n[2], n[3], n[4], n[5]))
    }

    private func factor(_ quantity: CSSQuantity) -> Double? {
        quantity.kind == .number || quantity.kind == .share ? quantity.value.length(of: 1) : nil
    }

    /// Whether a depth cannot be seen.
    private func depth(_ length: SVGLength) -> Bool { !hasTilted || length == SVGLength() }

    /// Returns a rotation about one of the three axes; nil for others, and for a second one out of the plane.
    private mutating func rotation(about axis: [Double], _ angle: Double) -> TransformStep? {
        switch (axis[0], axis[1], axis[2]) {
        case (0, 0, 0): return .rotate(0, x: 0, y: 0)
        case (0, 0, let z): return .rotate(z < 0 ? -angle : angle, x: 0, y: 0)
        case (let x, 0, 0):
            defer { hasTilted = true }
            return hasTilted ? nil : .rotateX(x < 0 ? -angle : angle)
        case (0, let y, 0):
            defer { hasTilted = true }
            return hasTilted ? nil : .rotateY(y < 0 ? -angle : angle)
        default: return nil
        }
    }
}
