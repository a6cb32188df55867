internal import Easings
internal import SVGDocuments

/// Computes `calc()` and its like, as far as the result is a number and a share.
struct CSSCalculation {
    private let units: CSSUnits
    private var depth = 0
    /// The greatest depth of parentheses.
    private static let maxDepth = 32

    init(_ units: CSSUnits) { self.units = units }

    /// Reads a value of one token or function.
    mutating func value(_ tokens: ArraySlice<CSSToken>) -> CSSQuantity? {
        guard let first = tokens.first else { return nil }
        switch first.kind {
        case .number(let number, _): return CSSQuantity(.number, number)
        case .percentage(let share): return CSSQuantity(.share, SVGLength(0, share: share))
        case .dimension(let number, let unit): return .dimension(number, unit, units)
        case .function(let name): return function(name, tokens.arguments)
        case .sign(UInt8(ascii: "(")): return sum(tokens.arguments)
        case .name(let name):
            // Constants stand in calculations alone.
            switch name.lowercased() {
            case "pi" where depth > 0: return CSSQuantity(.number, .pi)
            case "e" where depth > 0: return CSSQuantity(.number, 2.718281828459045)
            default: return nil
            }
        default: return nil
        }
    }

    private mutating func function(_ name: String, _ tokens: ArraySlice<CSSToken>) -> CSSQuantity? {
        if name == "calc" || name == "-webkit-calc" { return sum(tokens) }
        var values: [CSSQuantity] = []
        for part in tokens.parts(between: ",") {
            guard let value = sum(part) else { return nil }
            values.append(value)
        }
        switch (name, values.count) {
        case ("min", _): return least(values, 1)
        case ("max", _): return least(values, -1)
        case ("clamp", 3):
            guard let low = least([values[1], values[2]], 1) else { return nil }
            return least([values[0], low], -1)
        case ("abs", 1):
            guard let sign = Self.order(values[0].value, SVGLength()) else { return nil }
            return CSSQuantity(values[0].kind, values[0].value * (sign < 0 ? -1 : 1))
        case ("sign", 1):
            guard let sign = Self.order(values[0].value, SVGLength()) else { return nil }
            return CSSQuantity(.number, Double(sign))
        case ("sin", 1), ("cos", 1), ("tan", 1):
            guard let angle = values[0].plain, values[0].kind == .angle || values[0].kind == .number else {
                return nil
            }
            let turns = values[0].kind == .angle ? angle / 360 : angle / (2 * Double.pi)
            let (sine, cosine) = (Elementary.sine(turns: turns), Elementary.cosine(turns: turns))
            if name == "tan", cosine == 0 { return nil }
            return CSSQuantity(.number, name == "sin" ? sine : name == "cos" ? cosine : sine / cosine)
        case ("sqrt", 1):
            guard values[0].kind == .number, let number = values[0].plain, number >= 0 else { return nil }
            return CSSQuantity(.number, number.squareRoot())
        case ("hypot", 1...):
            guard let kind = Self.kind(of: values) else { return nil }
            var sum = 0.0
            for value in values {
                guard let number = value.plain else { return nil }
                sum += number * number
            }
            return CSSQuantity(kind, sum.squareRoot())
        case ("mod", 2), ("rem", 2):
            guard let kind = Self.kind(of: values), let a = values[0].plain, let b = values[1].plain, b != 0
            else {
                return nil
            }
            let rest = a.truncatingRemainder(dividingBy: b)
            return CSSQuantity(kind, name == "mod" && rest * b < 0 ? rest + b : rest)
        default: return nil
        }
    }

    /// Returns the least of values, or with −1 the greatest; nil where that depends on what their shares are of.
    private func least(_ values: [CSSQuantity], _ sign: Int) -> CSSQuantity? {
        guard let kind = Self.kind(of: values), var result = values.first else { return nil }
        for value in values.dropFirst() {
            guard let order = Self.order(value.value, result.value) else { return nil }
            if order * sign < 0 { result = value }
        }
        result.kind = kind
        return result
    }

    /// Returns −1, 0 or 1 for what is less than, equal to or more than another length, whatever positive length its share is of; nil where
    /// it is not always the same.
    private static func order(_ a: SVGLength, _ b: SVGLength) -> Int? {
        let (user, share) = (a.user - b.user, a.share - b.share)
        if user == 0, share == 0 { return 0 }
        if user >= 0, share >= 0 { return 1 }
        if user <= 0, share <= 0 { return -1 }
        return nil
    }

    /// The kind that a sum of values has; nil where they cannot be added.
    private static func kind(of values: [CSSQuantity]) -> CSSQuantity.Kind? {
        var result: CSSQuantity.Kind?
        for value in values {
            switch (result, value.kind) {
            case (nil, let kind): result = kind
            case (.share, .length), (.share, .number): result = value.kind
            case (.length, .share), (.number, .share): break
            case (let known, let kind): if known != kind { return nil }
            }
        }
        return result
    }

    private mutating func sum(_ tokens: ArraySlice<CSSToken>) -> CSSQuantity? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maxDepth else { return nil }
        let tokens = tokens.withoutBlanksAround
        var (start, index) = (tokens.startIndex, tokens.startIndex)
        var terms: [(ArraySlice<CSSToken>, Double)] = []
        var sign = 1.0
        while index < tokens.endIndex {
            // Signs of sums have white space around them, others are parts of numbers.
            let isSign = tokens[index].isSign("+") || tokens[index].isSign("-")
            if isSign, index > start, tokens[index - 1].kind == .blank, index + 1 < tokens.endIndex,
                tokens[index + 1].kind == .blank
            {
                terms.append((tokens[start..<index], sign))
                sign = tokens[index].isSign("-") ? -1 : 1
                start = index + 1
            }
            index = tokens.end(of: index)
        }
        terms.append((tokens[start...], sign))
        var result: CSSQuantity?
        for (term, sign) in terms {
            guard let value = product(term.withoutBlanksAround) else { return nil }
            let signed = CSSQuantity(value.kind, value.value * sign)
            guard let sum = result else {
                result = signed
                continue
            }
            guard let kind = Self.kind(of: [sum, signed]) else { return nil }
            result = CSSQuantity(kind, sum.value + signed.value)
        }
        return result
    }

    private mutating func product(_ tokens: ArraySlice<CSSToken>) -> CSSQuantity? {
        var result: CSSQuantity?
        var (divides, needsFactor) = (false, true)
        var index = tokens.startIndex
        while index < tokens.endIndex {
            let token = tokens[index]
            let end = tokens.end(of: index)
            if token.isSign("*") || token.isSign("/") {
                if needsFactor { return nil }
                (divides, needsFactor) = (token.isSign("/"), true)
            } else if token.kind != .blank {
                guard needsFactor, let factor = value(tokens[index..<end]) else { return nil }
                needsFactor = false
                guard let left = result else {
                    result = factor
                    index = end
                    continue
                }
                if divides {
                    guard factor.kind == .number, let number = factor.plain, number != 0 else { return nil }
                    let value = SVGLength(left.value.user / number, share: left.value.share / number)
                    result = CSSQuantity(left.kind, value)
                } else if left.kind == .number, let number = left.plain {
                    result = CSSQuantity(factor.kind, factor.value * number)
                } else if factor.kind == .number, let number = factor.plain {
                    result = CSSQuantity(left.kind, left.value * number)
                } else {
                    return nil
                }
            }
            index = end
        }
        return needsFactor ? nil : result
    }
}
