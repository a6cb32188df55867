internal import SVGDocuments

/// The values of a custom property: those of a type lie between each other, all others give way in the middle.
struct CSSCustomValue {
    /// The units that numbers of a type are written in.
    private static let units = [
        "<number>": "", "<integer>": "", "<length>": "px", "<angle>": "deg", "<time>": "s",
    ]

    private let syntax: String

    /// - Parameter property: The registration; nil for none.
    init(_ property: CSSCustomProperty?) { syntax = property?.syntax ?? "*" }

    /// Reads a value.
    func value(_ text: String) -> MovingValue {
        let other = MovingValue.word(text)
        switch syntax {
        case "<color>": return MovingValue(text, of: "color", current: .black) ?? other
        case "<percentage>", "<length-percentage>":
            guard let quantity = CSSQuantity(CSSText(text).tokens[...].withoutBlanksAround) else {
                return other
            }
            return .lengths([quantity.value])
        default:
            guard Self.units[syntax] != nil,
                let quantity = CSSQuantity(CSSText(text).tokens[...].withoutBlanksAround),
                let number = quantity.plain
            else { return other }
            return .lengths([SVGLength(number)])
        }
    }

    /// Writes a value.
    func text(_ value: MovingValue) -> String {
        switch value {
        case .word(let word): return word
        case .color(let color):
            let channels = [color.red, color.green, color.blue].map { "\($0 * 255)" }
            return "rgb(\(channels.joined(separator: " ")) / \(color.alpha))"
        case .lengths(let lengths):
            guard let length = lengths.first else { return "" }
            if let unit = Self.units[syntax] {
                return "\(syntax == "<integer>" ? length.user.rounded() : length.user)\(unit)"
            }
            if length.user == 0 { return "\(length.share * 100)%" }
            return "calc(\(length.user)px + \(length.share * 100)%)"
        case .transforms, .path, .filters, .filterList: return ""
        }
    }
}
