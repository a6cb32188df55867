/// Writes the properties that stand for several as those.
package enum CSSShorthands {
    /// Returns the properties that a property stands for; itself where it stands for no others.
    package static func names(of key: String) -> [String] {
        switch key {
        case "animation": animation.map { $0.key }
        case "offset":
            ["offset-position", "offset-path", "offset-distance", "offset-rotate", "offset-anchor"]
        case "marker": ["marker-start", "marker-mid", "marker-end"]
        case "background": ["background-color", "background-image"]
        case "font":
            [
                "font-style", "font-variant", "font-weight", "font-stretch", "font-size", "line-height",
                "font-family",
            ]
        case "mask-image": ["mask"]
        default: [key]
        }
    }

    /// Returns the properties that a declaration says.
    ///
    /// - Returns: Nil for a text that is no value of a property which stands for others.
    package static func longhands(of key: String, _ value: String) -> [(key: String, value: String)]? {
        let names = names(of: key)
        if names.count == 1 { return [(names[0], value)] }
        let text = CSSText(value)
        let tokens = text.tokens[...].withoutBlanksAround
        if tokens.count == 1, case .name(let word)? = tokens.first?.kind,
            ["inherit", "initial", "unset", "revert", "revert-layer"].contains(word.lowercased())
        {
            return names.map { ($0, word.lowercased()) }
        }
        switch key {
        case "animation": return animation(tokens, text)
        case "offset": return offset(tokens, text)
        case "background": return background(tokens, text)
        case "font": return font(tokens, text)
        default: return names.map { ($0, value) }
        }
    }

    // MARK: Animations

    /// The longhands that the shorthand says; browsers leave `animation-composition` as it is.
    private static let animation: [(key: String, initial: String)] = [
        ("animation-duration", "0s"), ("animation-timing-function", "ease"), ("animation-delay", "0s"),
        ("animation-iteration-count", "1"), ("animation-direction", "normal"),
        ("animation-fill-mode", "none"),
        ("animation-play-state", "running"), ("animation-name", "none"),
    ]

    private static func animation(
        _ tokens: ArraySlice<CSSToken>, _ text: CSSText
    ) -> [(key: String, value: String)]? {
        var lists = animation.map { _ in [String]() }
        for part in tokens.parts(between: ",") {
            guard let values = part.values, !part.isEmpty else { return nil }
            var own: [String?] = animation.map { _ in nil }
            for value in values {
                guard let slot = candidates(value).first(where: { own[$0] == nil }) else { return nil }
                own[slot] = text.text(value.indices)
            }
            for index in lists.indices { lists[index].append(own[index] ?? animation[index].initial) }
        }
        return zip(animation, lists).map { ($0.key, $1.joined(separator: ", ")) }
    }

    /// The places among the properties of an animation that a value can have, the first ones first.
    private static func candidates(_ value: ArraySlice<CSSToken>) -> [Int] {
        switch value.first?.kind {
        case .dimension(_, "s")?, .dimension(_, "ms")?: return [0, 2]
        case .number?: return [3]
        case .function("cubic-bezier")?, .function("steps")?, .function("linear")?: return [1]
        case .function("calc")?, .function("min")?, .function("max")?, .function("clamp")?:
            let isTime = value.contains {
                if case .dimension(_, let unit) = $0.kind { unit == "s" || unit == "ms" } else { false }
            }
            return isTime ? [0, 2] : [3]
        case .string?: return [7]
        case .name(let name)?:
            switch name.lowercased() {
            case "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end":
                return [1, 7]
            case "infinite": return [3, 7]
            case "normal", "reverse", "alternate", "alternate-reverse": return [4, 7]
            case "none", "forwards", "backwards", "both": return [5, 7]
            case "running", "paused": return [6, 7]
            default: return [7]
            }
        default: return []
        }
    }

    // MARK: Ways along paths

    private static func offset(
        _ tokens: ArraySlice<CSSToken>, _ text: CSSText
    ) -> [(key: String, value: String)]? {
        let halves = tokens.parts(between: "/")
        guard halves.count <= 2, let values = halves[0].values else { return nil }
        var (position, path, distance, rotation): ([String], String?, String?, [String]) = ([], nil, nil, [])
        for value in values {
            let own = text.text(value.indices)
            switch value.first?.kind {
            case .function("path")?, .function("ray")?, .function("url")?, .url?, .function("circle")?,
                .function("ellipse")?, .function("inset")?, .function("polygon")?, .function("rect")?,
                .function("xywh")?, .function("shape")?:
                guard path == nil else { return nil }
                path = own
            case .dimension(_, "deg")?, .dimension(_, "rad")?, .dimension(_, "grad")?, .dimension(_, "turn")?:
                rotation.append(own)
            case .name(let name)?:
                let name = name.lowercased()
                if name == "auto" || name == "reverse", path != nil {
                    rotation.append(name)
                } else if name == "none", path == nil {
                    path = name
                } else if path == nil {
                    position.append(own)
                } else {
                    return nil
                }
            default:
                if path == nil {
                    position.append(own)
                } else if distance == nil {
                    distance = own
                } else {
                    return nil
                }
            }
        }
        guard path != nil || !position.isEmpty else { return nil }
        return [
            ("offset-position", position.isEmpty ? "normal" : position.joined(separator: " ")),
            ("offset-path", path ?? "none"), ("offset-distance", distance ?? "0"),
            ("offset-rotate", rotation.isEmpty ? "auto" : rotation.joined(separator: " ")),
            ("offset-anchor", halves.count == 2 ? text.text(halves[1].indices) : "auto"),
        ]
    }
}
