internal import SVGDocuments

/// A position in a box, by lengths from its upper left corner.
struct CSSPosition {
    private(set) var x = SVGLength(share: 0.5)
    private(set) var y = SVGLength(share: 0.5)

    private enum Part {
        /// A side as a share of the width or the height; `center` is on both.
        case side(Double, isAcross: Bool?)
        case length(SVGLength)
    }

    /// Reads a position: two lengths or sides, one of them, or two sides with lengths from them.
    ///
    /// - Parameter allowsDepth: Whether a third length may follow, which must be 0.
    init?(_ tokens: ArraySlice<CSSToken>, _ units: CSSUnits, allowsDepth: Bool) {
        guard let values = tokens.values, tokens.allSatisfy({ !$0.isSign(",") }) || allowsDepth else {
            return nil
        }
        var parts: [Part] = []
        for value in values {
            guard let part = Self.part(value, units) else { return nil }
            parts.append(part)
        }
        if allowsDepth, parts.count == 3 {
            guard case .length(SVGLength(0, share: 0)) = parts.removeLast() else { return nil }
        }
        switch parts.count {
        case 1:
            switch parts[0] {
            case .side(let share, isAcross: false): y = SVGLength(share: share)
            case .side(let share, _): x = SVGLength(share: share)
            case .length(let length): x = length
            }
        case 2:
            var (first, second) = (parts[0], parts[1])
            if case .side(_, isAcross: false) = first { (first, second) = (second, first) }
            if case .side(_, isAcross: true) = second { (first, second) = (second, first) }
            // A length has its place: the first one is across.
            if case .length = parts[0], case .side(_, isAcross: true) = parts[1] { return nil }
            if case .side(_, isAcross: false) = parts[0], case .length = parts[1] { return nil }
            guard let across = Self.length(first, isAcross: true),
                let down = Self.length(second, isAcross: false)
            else { return nil }
            (x, y) = (across, down)
        case 4 where !allowsDepth:
            guard case .side(let a, let isAcross?) = parts[0], case .length(let from) = parts[1],
                case .side(let b, let isOther?) = parts[2], case .length(let other) = parts[3],
                isAcross != isOther
            else { return nil }
            let (first, second) = (Self.length(from, fromSide: a), Self.length(other, fromSide: b))
            (x, y) = isAcross ? (first, second) : (second, first)
        default: return nil
        }
    }

    private static func part(_ tokens: ArraySlice<CSSToken>, _ units: CSSUnits) -> Part? {
        switch tokens.singleName {
        case "left": return .side(0, isAcross: true)
        case "right": return .side(1, isAcross: true)
        case "top": return .side(0, isAcross: false)
        case "bottom": return .side(1, isAcross: false)
        case "center": return .side(0.5, isAcross: nil)
        default:
            guard let quantity = CSSQuantity(tokens, units), quantity.isLength else { return nil }
            return .length(quantity.value)
        }
    }

    private static func length(_ part: Part, isAcross: Bool) -> SVGLength? {
        switch part {
        case .length(let length): return length
        case .side(let share, let own): return own == nil || own == isAcross ? SVGLength(share: share) : nil
        }
    }

    private static func length(_ length: SVGLength, fromSide share: Double) -> SVGLength {
        share == 1 ? SVGLength(share: 1) + length * -1 : length
    }
}
