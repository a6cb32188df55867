/// Decides features of media.
enum CSSMediaFeature {
    /// Whether a feature, without its parentheses, is true; nil for one that is not known.
    static func value(_ tokens: ArraySlice<CSSToken>, _ conditions: CSSConditions) -> Bool? {
        let halves = tokens.parts(between: ":")
        guard halves.count <= 2 else { return nil }
        if halves.count == 2 || tokens.count == 1 {
            guard halves[0].count == 1, case .name(let name)? = halves[0].first?.kind else { return nil }
            return value(name.lowercased(), halves.count == 2 ? halves[1] : nil, conditions)
        }
        return range(tokens, conditions)
    }

    /// - Parameter wanted: Nil where no value is written.
    private static func value(
        _ name: String, _ wanted: ArraySlice<CSSToken>?, _ conditions: CSSConditions
    ) -> Bool? {
        let word: String?
        if let wanted, wanted.count == 1, case .name(let name)? = wanted.first?.kind {
            word = name.lowercased()
        } else {
            word = nil
        }
        func choice(_ own: String, _ all: [String], isTrue: Bool) -> Bool? {
            if wanted == nil { return isTrue }
            return word.flatMap { all.contains($0) ? $0 == own : nil }
        }
        switch name {
        case "prefers-color-scheme":
            return choice(conditions.isDark ? "dark" : "light", ["light", "dark"], isTrue: true)
        case "prefers-reduced-motion":
            return choice(
                conditions.reducesMotion ? "reduce" : "no-preference", ["reduce", "no-preference"],
                isTrue: conditions.reducesMotion)
        case "prefers-contrast":
            return choice("no-preference", ["no-preference", "more", "less", "custom"], isTrue: false)
        case "prefers-reduced-transparency", "prefers-reduced-data":
            return choice("no-preference", ["no-preference", "reduce"], isTrue: false)
        // A picture has nobody who points at it, as a screen that is touched has.
        case "hover", "any-hover": return choice("none", ["none", "hover"], isTrue: false)
        case "pointer", "any-pointer": return choice("none", ["none", "coarse", "fine"], isTrue: false)
        case "forced-colors": return choice("none", ["none", "active"], isTrue: false)
        case "inverted-colors": return choice("none", ["none", "inverted"], isTrue: false)
        case "scripting": return choice("none", ["none", "initial-only", "enabled"], isTrue: false)
        case "update": return choice("fast", ["none", "slow", "fast"], isTrue: true)
        case "color-gamut": return choice("srgb", ["srgb", "p3", "rec2020"], isTrue: true)
        case "dynamic-range": return choice("standard", ["standard", "high"], isTrue: true)
        case "orientation":
            return choice(
                conditions.height >= conditions.width ? "portrait" : "landscape", ["portrait", "landscape"],
                isTrue: true)
        default: break
        }
        for (prefix, comparison) in [("min-", ">"), ("max-", "<"), ("", "")] where name.hasPrefix(prefix) {
            guard let own = number(String(name.dropFirst(prefix.utf8.count)), conditions) else { continue }
            guard let wanted else { return prefix.isEmpty ? own != 0 : nil }
            guard let bound = number(wanted) else { return nil }
            return comparison == ">" ? own >= bound : comparison == "<" ? own <= bound : own == bound
        }
        return nil
    }

    /// The value of a feature that has a number.
    private static func number(_ name: String, _ conditions: CSSConditions) -> Double? {
        switch name {
        case "width", "device-width": conditions.width
        case "height", "device-height": conditions.height
        case "aspect-ratio", "device-aspect-ratio":
            conditions.height > 0 ? conditions.width / conditions.height : .infinity
        case "color": 8
        case "color-index", "monochrome", "grid": 0
        default: nil
        }
    }

    /// A number, a length or a ratio.
    private static func number(_ tokens: ArraySlice<CSSToken>) -> Double? {
        let parts = tokens.parts(between: "/")
        if parts.count == 2, let a = number(parts[0]), let b = number(parts[1]) {
            return b == 0 ? .infinity : a / b
        }
        guard tokens.count == 1 else { return nil }
        switch tokens.first?.kind {
        case .number(let number, _)?: return number
        case .dimension(let number, "px")?: return number
        case .dimension(let number, "em")?, .dimension(let number, "rem")?: return number * 16
        case .dimension(let number, "in")?: return number * 96
        case .dimension(let number, "cm")?: return number * 96 / 2.54
        case .dimension(let number, "mm")?: return number * 9.6 / 2.54
        case .dimension(let number, "pt")?: return number * 96 / 72
        default: return nil
        }
    }

    /// A feature with signs of comparison: `width >= 100px`, `100px < width <= 200px`.
    private static func range(_ tokens: ArraySlice<CSSToken>, _ conditions: CSSConditions) -> Bool? {
        var operands: [ArraySlice<CSSToken>] = []
        var signs: [String] = []
        var (start, index) = (tokens.startIndex, tokens.startIndex)
        while index < tokens.endIndex {
            let sign: String? =
                tokens[index].isSign("<")
                ? "<" : tokens[index].isSign(">") ? ">" : tokens[index].isSign("=") ? "=" : nil
            guard var sign else {
                index += 1
                continue
            }
            operands.append(tokens[start..<index].withoutBlanksAround)
            index += 1
            if sign != "=", index < tokens.endIndex, tokens[index].isSign("=") {
                sign += "="
                index += 1
            }
            signs.append(sign)
            start = index
        }
        operands.append(tokens[start...].withoutBlanksAround)
        guard (1...2).contains(signs.count) else { return nil }
        var values: [Double] = []
        for operand in operands {
            if operand.count == 1, case .name(let name)? = operand.first?.kind {
                guard let own = number(name.lowercased(), conditions) else { return nil }
                values.append(own)
            } else {
                guard let value = number(operand) else { return nil }
                values.append(value)
            }
        }
        return signs.indices.allSatisfy { index in
            let (a, b) = (values[index], values[index + 1])
            switch signs[index] {
            case "<": return a < b
            case "<=": return a <= b
            case ">": return a > b
            case ">=": return a >= b
            default: return a == b
            }
        }
    }
}
