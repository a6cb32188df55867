extension CSSShorthands {
    /// The words of `background` that are about pictures.
    private static let pictureWords: Set = [
        "repeat", "repeat-x", "repeat-y", "no-repeat", "space", "round", "scroll", "fixed", "local", "top",
        "bottom", "left", "right", "center", "cover", "contain", "border-box", "padding-box", "content-box",
    ]

    /// The longhands of `background`: a color, and all pictures as they are written.
    static func background(
        _ tokens: ArraySlice<CSSToken>, _ text: CSSText
    ) -> [(key: String, value: String)]? {
        var (color, hasPicture): (String?, Bool) = (nil, false)
        for value in tokens.parts(between: ",").last?.values ?? [] {
            switch value.first?.kind {
            case .url?, .function("url")?, .function("image-set")?: hasPicture = true
            case .function(let name)? where name.hasSuffix("gradient"): hasPicture = true
            case .function("calc")?, .dimension?, .percentage?, .number?, .sign(UInt8(ascii: "/"))?: break
            case .name(let name)? where pictureWords.contains(name.lowercased()): break
            case .name(let name)? where name.lowercased() == "none": break
            default:
                guard color == nil else { return nil }
                color = text.text(value.indices)
            }
        }
        if tokens.parts(between: ",").count > 1 { hasPicture = true }
        return [
            ("background-color", color ?? "transparent"),
            ("background-image", hasPicture ? text.text(tokens.indices) : "none"),
        ]
    }

    /// The words of `font` before the size, with the property that each is a value of.
    private static let fontWords: [String: String] = [
        "italic": "font-style", "oblique": "font-style", "small-caps": "font-variant", "bold": "font-weight",
        "bolder": "font-weight", "lighter": "font-weight", "condensed": "font-stretch",
        "expanded": "font-stretch", "semi-condensed": "font-stretch", "semi-expanded": "font-stretch",
        "extra-condensed": "font-stretch", "extra-expanded": "font-stretch",
        "ultra-condensed": "font-stretch", "ultra-expanded": "font-stretch",
    ]

    /// The longhands of `font`: words and a weight in any order, the size, perhaps the height of lines, and the families.
    static func font(_ tokens: ArraySlice<CSSToken>, _ text: CSSText) -> [(key: String, value: String)]? {
        var stated: [String: String] = [:]
        guard let first = tokens.parts(between: ",").first, let values = first.values else { return nil }
        var rest = values[...]
        while let value = rest.first, stated["font-size"] == nil {
            rest.removeFirst()
            let own = text.text(value.indices)
            switch value.first?.kind {
            case .number?: stated["font-weight"] = own
            case .name(let name)?:
                let name = name.lowercased()
                if name == "normal" { continue }
                if let property = fontWords[name] {
                    guard stated[property] == nil else { return nil }
                    stated[property] = name
                } else {
                    stated["font-size"] = name
                }
            case .dimension(_, "deg")? where stated["font-style"] == "oblique": break
            default: stated["font-size"] = own
            }
        }
        if rest.first?.first?.isSign("/") ?? false {
            stated["line-height"] = rest.dropFirst().first.map { text.text($0.indices) }
            rest = rest.dropFirst(2)
        }
        guard stated["font-size"] != nil, let family = rest.first else { return nil }
        stated["font-family"] = text.text(family.startIndex..<tokens.endIndex)
        return names(of: "font").map { ($0, stated[$0] ?? "normal") }
    }
}
