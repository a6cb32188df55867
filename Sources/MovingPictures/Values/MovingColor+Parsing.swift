internal import Drawing
internal import SVGDocuments

extension MovingColor {
    /// Reads a color of CSS.
    ///
    /// - Parameters:
    ///   - tokens: All tokens of the color.
    ///   - text: Their text.
    init?(_ tokens: ArraySlice<CSSToken>, _ text: String) {
        switch tokens.first?.kind {
        case .hash where tokens.count == 1, .name where tokens.count == 1: break
        case .function where tokens.end(of: tokens.startIndex) == tokens.endIndex: break
        default: return nil
        }
        // Names of digits alone would be colors without their sign.
        if case .name(let name)? = tokens.first?.kind, name.allSatisfy({ $0.isHexDigit }) { return nil }
        guard let color = try? Color(parsing: text) else { return nil }
        self.init(color)
        // Bytes are not fine enough for what is mixed.
        if case .function? = tokens.first?.kind { alpha = Self.alpha(tokens.arguments) ?? alpha }
    }

    /// The fourth number of a function, or the one behind its slash.
    private static func alpha(_ arguments: ArraySlice<CSSToken>) -> Double? {
        let parts = arguments.parts(between: ",")
        let slashed = arguments.parts(between: "/")
        guard let last = parts.count == 4 ? parts[3] : slashed.count == 2 ? slashed[1] : nil,
            let quantity = CSSQuantity(last), quantity.kind == .number || quantity.kind == .share
        else { return nil }
        return min(max(quantity.value.length(of: 1), 0), 1)
    }
}
