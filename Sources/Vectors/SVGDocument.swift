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
        for move in layer.moves {
            switch move {
            case .turn(let curve, let center): wrap(.rotation(center), curve.mapped(scale: 360))
            case .shift(let curve, let axis): wrap(.move(axis), curve)
            case .grow(let curve, let axis, let center):
                // A scale is about the corner of the picture: the area is moved there and back.
                let (x, y) = (center.x, center.y)
                frames.append("<g transform=\"translate(\(x.decimal(4)) \(y.decimal(4)))\">")
                wrap(.scale(axis), curve)
                frames.append("<g transform=\"translate(\((-x).decimal(4)) \((-y).decimal(4)))\">")
            }
        }
        var attributes = ""
        var properties: [(SVGProperty, VectorCurve)] = []
        let paint = layer.paint
        let isStroke: Bool
        switch layer.content {
        case .stroke(let stroke):
            isStroke = true
            attributes = " pathLength=\"100\" fill=\"none\""
            if stroke.cap != .butt { attributes += " stroke-linecap=\"\(stroke.cap.rawValue)\"" }
            properties.append((.strokeWidth, stroke.width))
            let length = stroke.length.mapped(scale: 100)
            if case .path(let outline, let start, let isClosed) = stroke.line {
                attributes += " stroke-linejoin=\"round\""
                properties.append((.outline(outline), outline.indices))
                if stroke.length.constant != 1 {
                    properties.append((.dash(wraps: isClosed), length))
                    properties.append((.dashOffset, start.mapped(scale: -100)))
                }
            } else {
                attributes = " d=\"\(stroke.data)\"" + attributes
                if stroke.length.constant != 1 { properties.append((.dash(wraps: false), length)) }
            }
        case .area(let outline):
            isStroke = false
            properties.append((.outline(outline), outline.indices))
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
    case move(VectorPicture.Axis)
    /// About the corner of the picture.
    case scale(VectorPicture.Axis)
    /// The part of a path of length 100 that is drawn; on a closed one it goes on at the beginning.
    case dash(wraps: Bool)
    /// How far before the beginning of the path dashes begin.
    case dashOffset
    case strokeWidth
    case opacity
    case color(isStroke: Bool, [Color])
    case outline(VectorPicture.Outline)

    /// The attribute, or the CSS property, of that name.
    var name: String {
        switch self {
        case .rotation, .move, .scale: "transform"
        case .dash: "stroke-dasharray"
        case .dashOffset: "stroke-dashoffset"
        case .strokeWidth: "stroke-width"
        case .opacity: "opacity"
        case .color(let isStroke, _): isStroke ? "stroke" : "fill"
        case .outline: "d"
        }
    }

    /// A value that needs no center.
    func plain(_ value: Double) -> String {
        switch self {
        case .rotation: value.decimal(4)
        case .move(.horizontal), .scale(.both): value.decimal(4)
        case .move(.both): value.decimal(4) + " " + value.decimal(4)
        case .move(.vertical): "0 " + value.decimal(4)
        case .scale(.horizontal): value.decimal(4) + " 1"
        case .scale(.vertical): "1 " + value.decimal(4)
        case .dash(wraps: false): value.decimal(4) + " 200"
        case .dash(wraps: true): value.decimal(4) + " " + max(100 - value, 0).decimal(4)
        case .strokeWidth, .opacity, .dashOffset: value.decimal(4)
        case .color(_, let colors): colors[Int(value)].opaqueText
        case .outline(let outline): outline.data(value)
        }
    }

    /// The value as an attribute.
    func attribute(_ value: Double) -> String {
        switch self {
        case .rotation(let center):
            "rotate(\(value.decimal(4)) \(center.x.decimal(4)) \(center.y.decimal(4)))"
        case .move: "translate(\(plain(value)))"
        case .scale: "scale(\(plain(value)))"
        default: plain(value)
        }
    }
}
