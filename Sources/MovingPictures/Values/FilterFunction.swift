internal import SVGDocuments

/// A function of the property `filter`, by Filter Effects 1, section 8.
struct FilterFunction: Hashable, Sendable {
    /// The functions by their names in CSS.
    enum Kind: String, Sendable {
        case blur, brightness, contrast, grayscale, invert, opacity, saturate, sepia
        case hueRotate = "hue-rotate"
        case dropShadow = "drop-shadow"

        /// The amount that changes nothing, from which and to which lists of different lengths go.
        var idle: Double {
            switch self {
            case .brightness, .contrast, .opacity, .saturate: 1
            case .blur, .grayscale, .invert, .sepia, .hueRotate, .dropShadow: 0
            }
        }
    }

    let kind: Kind
    /// A standard deviation in user units, degrees, or a factor.
    var amount: Double
    /// The place of a shadow, in user units.
    var x = 0.0, y = 0.0
    /// The color of a shadow.
    var color: MovingColor?

    /// Reads a function; nil for none.
    ///
    /// - Parameter current: The color that `currentColor` stands for.
    init?(_ value: ArraySlice<CSSToken>, _ source: CSSText, _ units: CSSUnits, current: MovingColor) {
        guard case .function(let name)? = value.first?.kind, let kind = Kind(rawValue: name) else {
            return nil
        }
        self.kind = kind
        let values = value.arguments.values ?? []
        if kind == .dropShadow {
            var lengths: [Double] = []
            color = current
            for value in values {
                if let quantity = CSSQuantity(value, units) {
                    guard quantity.isLength, let length = quantity.plain else { return nil }
                    lengths.append(length)
                } else if value.singleName == "currentcolor" {
                    color = current
                } else {
                    guard let own = MovingColor(value, source.text(value.indices)) else { return nil }
                    color = own
                }
            }
            guard lengths.count == 2 || lengths.count == 3 else { return nil }
            (x, y) = (lengths[0], lengths[1])
            amount = lengths.count == 3 ? max(lengths[2], 0) : 0
            return
        }
        guard let first = values.first else {
            amount = [.blur, .hueRotate].contains(kind) ? 0 : 1
            return
        }
        guard values.count == 1, let quantity = CSSQuantity(first, units) else { return nil }
        amount = quantity.value.length(of: 1)
        switch kind {
        case .blur: guard quantity.isLength, quantity.kind != .share, amount >= 0 else { return nil }
        case .hueRotate: guard quantity.kind == .angle || amount == 0 else { return nil }
        default:
            guard quantity.kind == .number || quantity.kind == .share, amount >= 0 else { return nil }
            if [.grayscale, .invert, .opacity, .sepia].contains(kind) { amount = min(amount, 1) }
        }
    }

    /// Reads the functions of a property; nil for what is no list of them.
    static func list(
        _ tokens: ArraySlice<CSSToken>, _ source: CSSText, _ units: CSSUnits, current: MovingColor
    ) -> [FilterFunction]? {
        guard let values = tokens.values else { return nil }
        var functions: [FilterFunction] = []
        for value in values {
            guard let function = FilterFunction(value, source, units, current: current) else { return nil }
            functions.append(function)
        }
        return functions
    }

    /// The same function where it changes nothing.
    private var idle: FilterFunction {
        var result = self
        result.amount = kind.idle
        (result.x, result.y) = (0, 0)
        if color != nil { result.color = MovingColor(red: 0, green: 0, blue: 0, alpha: 0) }
        return result
    }

    /// Returns the functions at a share of the way to others; nil where the lists do not have the same functions as far as both go.
    static func mixed(_ a: [Self], with b: [Self], at share: Double) -> [Self]? {
        var result: [Self] = []
        for index in 0..<max(a.count, b.count) {
            let from = index < a.count ? a[index] : b[index].idle
            let to = index < b.count ? b[index] : a[index].idle
            guard from.kind == to.kind else { return nil }
            var between = from
            func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
            between.amount = mix(from.amount, to.amount)
            if between.kind != .hueRotate { between.amount = max(between.amount, 0) }
            (between.x, between.y) = (mix(from.x, to.x), mix(from.y, to.y))
            if let color = from.color, let other = to.color {
                between.color = color.mixed(with: other, at: share, isPremultiplied: true)
            }
            result.append(between)
        }
        return result
    }
}
