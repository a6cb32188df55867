internal import Basics
internal import Drawing
internal import MotionCore

/// A vector picture as SVG, whose moving properties a dialect animates.
struct SVGDocument {
    /// How the properties of elements move.
    protocol Dialect {
        /// Attributes and children of an element of which these properties have these values over time.
        mutating func animate(_ properties: [(SVGProperty, VectorCurve)]) -> (
            attributes: String, children: String
        )
        /// What stands at the beginning of the document, when all is written.
        var head: String { get }
    }

    let picture: VectorPicture
    /// What identifiers begin with, so that several pictures can be parts of one page.
    let prefix: String
    /// Whether whoever shows the picture chooses the indicator's color.
    let usesCurrentColor: Bool

    func text(_ dialect: inout some Dialect) -> String {
        var body = ""
        var clips = ""
        for (index, group) in picture.groups.enumerated() {
            var opening = "<g>"
            if let clip = group.clip {
                let name = "\(prefix)-clip-\(index + 1)"
                clips += "<clipPath id=\"\(name)\"><path d=\"\(clip.data)\"/></clipPath>\n"
                opening = "<g clip-path=\"url(#\(name))\">"
            }
            body += opening + "\n"
            for layer in group.layers { body += element(layer, &dialect) }
            body += "</g>\n"
        }
        let (width, height) = (picture.width.decimal(4), picture.height.decimal(4))
        let head = dialect.head + (clips.isEmpty ? "" : "<defs>\n" + clips + "</defs>\n")
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)">
            \(head)\(body)</svg>

            """
    }

    private func element(_ layer: VectorPicture.Layer, _ dialect: inout some Dialect) -> String {
        var frames: [String] = []
        func wrap(_ property: SVGProperty, _ curve: VectorCurve) {
            let moved = dialect.animate([(property, curve)])
            frames.append("<g\(moved.attributes)>\(moved.children)")
        }
        var attributes = ""
        var properties: [(SVGProperty, VectorCurve)] = []
        let paint = layer.paint
        let isStroke: Bool
        switch layer.content {
        case .stroke(let stroke):
            isStroke = true
            for start in stroke.starts {
                switch stroke.line {
                case .circle(let center, _): wrap(.rotation(center), start.mapped(scale: 360))
                case .straight: wrap(.moveX, start)
                }
            }
            attributes = " d=\"\(stroke.data)\" pathLength=\"100\" fill=\"none\""
            if stroke.cap != .butt { attributes += " stroke-linecap=\"\(stroke.cap.rawValue)\"" }
            properties.append((.strokeWidth, stroke.width))
            if stroke.length.constant != 1 { properties.append((.dash, stroke.length.mapped(scale: 100))) }
        case .area(let area):
            isStroke = false
            if area.scale.constant != 1 {
                // A scale is about the corner of the picture: the area is moved there and back.
                let (x, y) = (area.center.x, area.center.y)
                frames.append("<g transform=\"translate(\(x.decimal(4)) \(y.decimal(4)))\">")
                wrap(.scale, area.scale)
                frames.append("<g transform=\"translate(\((-x).decimal(4)) \((-y).decimal(4)))\">")
            }
            attributes = " d=\"\(area.path.data)\""
        }
        if usesCurrentColor, paint.role == .indicator {
            attributes += isStroke ? " stroke=\"currentColor\"" : " fill=\"currentColor\""
        } else {
            let place = paint.place ?? .constant(0, for: picture.duration)
            properties.append((.color(isStroke: isStroke, paint.colors), place))
        }
        let alpha = Double(paint.colors[0].alpha) / 255
        if alpha < 1 || layer.opacity.constant != 1 {
            properties.append((.opacity, layer.opacity.mapped(scale: alpha)))
        }
        let moved = dialect.animate(properties)
        let path = "<path\(attributes)\(moved.attributes)"
        let inner = moved.children.isEmpty ? path + "/>" : path + ">\(moved.children)</path>"
        return frames.joined() + inner + String(repeating: "</g>", count: frames.count) + "\n"
    }
}

/// What can move in an SVG picture.
enum SVGProperty {
    case rotation(Point)
    case moveX
    /// About the corner of the picture.
    case scale
    /// The part of a path of length 100 that is drawn.
    case dash
    case strokeWidth
    case opacity
    case color(isStroke: Bool, [Color])

    /// The attribute, or the CSS property, of that name.
    var name: String {
        switch self {
        case .rotation, .moveX, .scale: "transform"
        case .dash: "stroke-dasharray"
        case .strokeWidth: "stroke-width"
        case .opacity: "opacity"
        case .color(let isStroke, _): isStroke ? "stroke" : "fill"
        }
    }

    /// A value that needs no center.
    func plain(_ value: Double) -> String {
        switch self {
        case .rotation, .moveX, .scale: value.decimal(4)
        case .dash: value.decimal(4) + " 200"
        case .strokeWidth, .opacity: value.decimal(4)
        case .color(_, let colors): colors[Int(value)].opaqueText
        }
    }

    /// The value as an attribute.
    func attribute(_ value: Double) -> String {
        switch self {
        case .rotation(let center):
            "rotate(\(value.decimal(4)) \(center.x.decimal(4)) \(center.y.decimal(4)))"
        case .moveX: "translate(\(value.decimal(4)))"
        case .scale: "scale(\(value.decimal(4)))"
        default: plain(value)
        }
    }
}
