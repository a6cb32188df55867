internal import Drawing
internal import SVGDocuments

/// The properties that an element has from those around it, as they are at a moment.
struct NodeStyle {
    /// The paint of an area or a line.
    enum Paint {
        case none
        case color(MovingColor)
        /// A gradient, by the index of its element.
        case server(Int)
    }

    var color: MovingColor
    var fill = Paint.color(.black), stroke = Paint.none
    var fillOpacity = 1.0, strokeOpacity = 1.0
    var isEvenOdd = false, clipsEvenOdd = false
    var strokeWidth = SVGLength(1)
    var dashes: [SVGLength] = [], dashOffset = SVGLength()
    var cap = StrokeCap.butt
    var corner = "miter", miterLimit = 4.0
    var strokesFirst = false
    var isVisible = true

    /// The initial values, in a color of the surroundings.
    init(color: MovingColor) { self.color = color }

    var join: StrokeJoin {
        switch corner {
        case "round": .round
        case "bevel": .bevel
        default: .miter(limit: miterLimit)
        }
    }

    private static let properties: PropertySet = [
        .color, .fill, .stroke, .fillOpacity, .strokeOpacity, .strokeMiterlimit, .strokeWidth,
        .strokeDashoffset, .strokeDasharray, .fillRule, .clipRule, .strokeLinecap, .strokeLinejoin,
        .paintOrder, .visibility,
    ]

    /// The style of an element within others of this style.
    func within(_ node: Int, at moment: Moment) -> NodeStyle {
        guard moment.properties(of: node).meets(Self.properties) else { return self }
        var style = self
        if case .color(let color)? = moment.value(.color, node) { style.color = color }
        style.fill = paint(.fill, node, moment, style.color, initial: .color(.black)) ?? fill
        style.stroke = paint(.stroke, node, moment, style.color, initial: .none) ?? stroke
        func number(_ property: MovingProperty, _ value: inout Double, _ range: ClosedRange<Double>) {
            if let number = moment.number(property, node) {
                value = min(max(number, range.lowerBound), range.upperBound)
            }
        }
        number(.fillOpacity, &style.fillOpacity, 0...1)
        number(.strokeOpacity, &style.strokeOpacity, 0...1)
        if let limit = moment.number(.strokeMiterlimit, node), limit >= 1 { style.miterLimit = limit }
        if let width = moment.length(.strokeWidth, node) { style.strokeWidth = width }
        if let offset = moment.length(.strokeDashoffset, node) { style.dashOffset = offset }
        switch moment.value(.strokeDasharray, node) {
        case .lengths(let dashes)?: style.dashes = dashes
        case .word?: style.dashes = []
        default: break
        }
        if let rule = moment.word(.fillRule, node) { style.isEvenOdd = rule == "evenodd" }
        if let rule = moment.word(.clipRule, node) { style.clipsEvenOdd = rule == "evenodd" }
        if let cap = moment.word(.strokeLinecap, node) { style.cap = StrokeCap(rawValue: cap) ?? .butt }
        if let corner = moment.word(.strokeLinejoin, node) { style.corner = corner }
        if let order = moment.word(.paintOrder, node) {
            let words = order.split { $0.isWhitespace }
            let (stroke, fill) = (words.firstIndex(of: "stroke"), words.firstIndex(of: "fill"))
            style.strokesFirst = stroke.map { stroke in fill.map { stroke < $0 } ?? true } ?? false
        }
        if let word = moment.word(.visibility, node) { style.isVisible = word == "visible" }
        return style
    }

    /// The paint that an element states; nil where it has that around it.
    private func paint(
        _ property: MovingProperty, _ node: Int, _ moment: Moment, _ current: MovingColor, initial: Paint
    ) -> Paint? {
        switch moment.value(property, node) {
        case .color(let color)?: return .color(color)
        case .word("currentcolor")?: return .color(current)
        case .word("none")?: return Paint.none
        case .word(let word)?:
            guard case .server(let id, let fallback)? = SVGPaint(word) else { return nil }
            if let server = moment.tree[id],
                moment.kind(server).isGradient
            {
                return .server(server)
            }
            return Self.paint(fallback, current)
        default:
            // An initial value was asked for where the text says so.
            let stated = moment.drawing.stated(property, of: node)
            return stated == .word("initial") || stated == .word("revert") ? initial : nil
        }
    }

    private static func paint(_ fallback: SVGPaint, _ current: MovingColor) -> Paint {
        switch fallback {
        case .nothing, .server: return .none
        case .current: return .color(current)
        case .color(let text, let alpha):
            guard let color = try? Color(parsing: text) else { return .none }
            var moving = MovingColor(color)
            moving.alpha *= alpha
            return .color(moving)
        }
    }
}

extension Moment {
    /// The style of an element where it stands in the file.
    func style(of node: Int) -> NodeStyle {
        let outer =
            tree.nodes[node].parent.map { style(of: $0) } ?? NodeStyle(color: drawing.color)
        return outer.within(node, at: self)
    }
}
