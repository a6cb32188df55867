internal import Basics
internal import Drawing
internal import MotionCore
internal import SVGDocuments

/// The style of an element, with that of the elements around it.
struct SVGStyle {
    /// Whether nothing in it shows, whatever that says.
    var isSilent = false
    /// Whether the element itself is hidden; its children may show.
    private(set) var isHidden = false
    /// Whether the figure is not there at all, and does not clip either.
    private(set) var isGone = false
    private(set) var fill = SVGPaint.color("#000000", alpha: 1), stroke = SVGPaint.nothing
    /// The opacity of the fill and of the stroke, in `0...1`.
    var fillOpacity: Double { opacity * ownFillOpacity }
    var strokeOpacity: Double { opacity * ownStrokeOpacity }
    private(set) var isEvenOdd = false
    /// Whether the figure clips by the even-odd rule.
    private(set) var clipsEvenOdd = false
    /// The opacities of the fill and of the stroke without that of anything they are a part of, in `0...1`.
    private(set) var ownFillOpacity = 1.0, ownStrokeOpacity = 1.0
    /// The opacity of the element as a whole, in `0...1`.
    var ownOpacity = 1.0
    /// Whether a stroke lies below its fill.
    private(set) var strokesFirst = false
    /// The way in which colors mix with those below; nil where they only cover them.
    private(set) var blend: String?
    /// The width of its stroke in its own units.
    private(set) var width = 1.0
    private(set) var cap = StrokeCap.butt
    /// The join of its corners.
    var join: StrokeJoin {
        switch corner {
        case "round": .round
        case "bevel": .bevel
        default: .miter(limit: miterLimit)
        }
    }
    /// From its units to the drawing's.
    var transform = Affine()
    /// The areas outside of which nothing shows.
    var clips: [SVGClip] = []
    /// The size of the drawing that it is in, in its own units; nil where none is stated.
    var viewport: (width: Double, height: Double)?
    /// The ids of the clip and the mask of the element itself; nil for none.
    private(set) var clip: String?
    private(set) var mask: String?
    private var color = SVGPaint.inherited
    private var opacity = 1.0
    private var corner = "miter"
    private var miterLimit = 4.0

    /// Below this an 8-bit alpha is 0.
    static let leastOpacity = 0.5 / 255

    /// Effects that would change what shows.
    private static let effects: Set = [
        "filter", "animation", "stroke-dasharray", "vector-effect", "marker", "marker-start",
        "marker-mid", "marker-end", "transform-origin", "transform-box", "offset-path",
    ]

    /// Heeds what an element declares.
    mutating func apply(_ declarations: [(key: String, value: String)]) throws(SVGProblem) {
        let outer = transform
        var own = 1.0
        var effect: String?
        (clip, mask, blend) = (nil, nil, nil)
        for (key, value) in declarations where value != "inherit" {
            switch key {
            case "clip-path": clip = try Self.reference(value, key)
            case "mask": mask = try Self.reference(value, key)
            case "opacity": own = svgOpacity(value) ?? own
            case "mix-blend-mode": blend = value == "normal" ? nil : "\(key) \(value)"
            case "transform": transform = try Affine(value == "none" ? "" : value).within(outer)
            default:
                try apply(key, value)
                if Self.effects.contains(key) { effect = Self.isIdle(key, value) ? nil : key }
            }
        }
        ownOpacity = own
        opacity *= own
        if opacity < Self.leastOpacity { isSilent = true }
        if let effect, !isSilent {
            throw SVGProblem(text: "\(effect) is not drawn; apply it in the drawing program, or remove it")
        }
    }

    /// The id of a clip or a mask; nil for none.
    private static func reference(_ text: String, _ key: String) throws(SVGProblem) -> String? {
        if text == "none" { return nil }
        guard case .server(let id, _)? = SVGPaint(text) else {
            throw SVGProblem(text: "\(key) \(quoted(text)) is not drawn; apply it in the drawing program")
        }
        return id
    }

    /// Whether an effect changes nothing.
    private static func isIdle(_ key: String, _ value: String) -> Bool {
        if value == "none" { return true }
        let words = value.split { $0.isWhitespace || $0 == "," }
        return (key == "stroke-dasharray" || key == "transform-origin")
            && words.allSatisfy { ["0", "0px"].contains($0) }
    }

    private mutating func apply(_ key: String, _ value: String) throws(SVGProblem) {
        switch key {
        case "color": if let paint = SVGPaint(value), paint != .current { color = paint }
        case "fill": fill = SVGPaint(value) ?? fill
        case "stroke": stroke = SVGPaint(value) ?? stroke
        case "fill-opacity": ownFillOpacity = svgOpacity(value) ?? ownFillOpacity
        case "stroke-opacity": ownStrokeOpacity = svgOpacity(value) ?? ownStrokeOpacity
        case "fill-rule": isEvenOdd = value == "evenodd"
        case "clip-rule": clipsEvenOdd = value == "evenodd"
        case "stroke-width":
            width = try svgLength(value, "stroke", key)
            if width < 0 { throw SVGProblem(text: "stroke-width \(quoted(value)) is below 0") }
        case "stroke-linecap": cap = StrokeCap(rawValue: value) ?? .butt
        case "stroke-linejoin": corner = value
        case "stroke-miterlimit": if let limit = Double(value), limit >= 1 { miterLimit = limit }
        case "paint-order": strokesFirst = value.hasPrefix("stroke")
        case "display":
            if value == "none" {
                isSilent = true
                isGone = true
            }
        case "visibility": isHidden = value == "hidden" || value == "collapse"
        default: break
        }
    }

    /// The area of its strokes along lines, in its own units.
    func strokes(along lines: [PathLine]) -> Path {
        lines.reduce(into: Path()) { strokes, line in
            // Without a length, only caps show.
            if cap == .butt, line.cubics.allSatisfy({ $0 == .line($0.start, $0.start) }) { return }
            strokes.add(.joined(line.cubics, width: width, cap: cap, join: join, isClosed: line.isClosed))
        }
    }

    /// A paint with the color that `currentColor` stands for.
    func resolved(_ paint: SVGPaint) -> SVGPaint {
        if case .server(let id, let fallback) = paint { return .server(id, fallback: resolved(fallback)) }
        return paint == .current ? color : paint
    }
}
