internal import SVGDocuments

/// The size of what some units of lengths are shares of.
struct CSSUnits: Sendable {
    /// The font size, in user units; 16 where nothing says it.
    var em = 16.0
    /// The font size of the outermost element, in user units.
    var rem = 16.0
    /// The size of the window, in user units; nil where `vw` and `vh` mean nothing.
    var viewport: (width: Double, height: Double)?

    static let usual = CSSUnits()
}

/// A number with its unit, or the result of `calc()`.
struct CSSQuantity {
    /// A kind of units: lengths are in user units, angles in degrees and times in seconds.
    enum Kind { case number, share, length, angle, time }

    var kind: Kind
    var value: SVGLength

    /// Reads a value of one token or function; nil for none.
    init?(_ tokens: ArraySlice<CSSToken>, _ units: CSSUnits = .usual) {
        var calculation = CSSCalculation(units)
        guard let first = tokens.first, !first.isSign("("),
            tokens.end(of: tokens.startIndex) == tokens.endIndex,
            let quantity = calculation.value(tokens)
        else { return nil }
        self = quantity
    }

    init(_ kind: Kind, _ value: Double) {
        self.kind = kind
        self.value = SVGLength(value)
    }

    init(_ kind: Kind, _ value: SVGLength) {
        self.kind = kind
        self.value = value
    }

    /// The number without any share; nil where it has one.
    var plain: Double? { value.share == 0 && kind != .share ? value.user : nil }

    /// Whether the quantity can be a length or a number of an attribute of SVG.
    var isLength: Bool { kind == .number || kind == .share || kind == .length }

    /// Returns a number with its unit; nil for a unit that is not known.
    static func dimension(_ number: Double, _ unit: String, _ units: CSSUnits) -> CSSQuantity? {
        let factor: Double
        switch unit {
        case "px": factor = 1
        case "in": factor = 96
        case "cm": factor = 96 / 2.54
        case "mm": factor = 9.6 / 2.54
        case "q": factor = 2.4 / 2.54
        case "pt": factor = 96.0 / 72
        case "pc": factor = 16
        case "em": factor = units.em
        case "rem": factor = units.rem
        // A browser takes the height of the letter x in the font; this is what CSS has where that is not known.
        case "ex", "ch": factor = units.em / 2
        case "vw", "vh", "vmin", "vmax", "vi", "vb":
            guard let (width, height) = units.viewport else { return nil }
            let side =
                switch unit {
                case "vw", "vi": width
                case "vh", "vb": height
                case "vmin": min(width, height)
                default: max(width, height)
                }
            factor = side / 100
        case "deg": return CSSQuantity(.angle, number)
        case "turn": return CSSQuantity(.angle, number * 360)
        case "grad": return CSSQuantity(.angle, number * 0.9)
        case "rad": return CSSQuantity(.angle, number * 180 / Double.pi)
        case "s": return CSSQuantity(.time, number)
        case "ms": return CSSQuantity(.time, number / 1000)
        default: return nil
        }
        return CSSQuantity(.length, number * factor)
    }
}
