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

    /// What elements refer to.
    private struct Definitions {
        var text = ""
        /// How many gradients there are in it.
        var gradients = 0
    }

    func text(_ dialect: inout some Dialect) -> String {
        var body = ""
        var defs = Definitions()
        let (width, height) = (picture.width.decimal(4), picture.height.decimal(4))
        for (index, group) in picture.groups.enumerated() {
            var opening = "<g>"
            if let clip = group.clip {
                let name = "\(prefix)-clip-\(index + 1)"
                defs.text += "<clipPath id=\"\(name)\"><path d=\"\(clip.data)\"/></clipPath>\n"
                opening = "<g clip-path=\"url(#\(name))\">"
            }
            var closing = "</g>\n"
            if !group.mask.isEmpty {
                let name = "\(prefix)-mask-\(index + 1)"
                let size = "x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\""
                // What is white shows, what is black does not.
                let ground = group.isOutside ? "<rect fill=\"#FFFFFF\" \(size)/>\n" : ""
                let parts = group.mask.map { layer -> String in
                    var layer = layer
                    layer.paint = .init(
                        .background, [Color(rgba: group.isOutside ? 0x0000_00FF : 0xFFFF_FFFF)])
                    return element(layer, &dialect, &defs)
                }
                defs.text +=
                    "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" \(size)>\n\(ground)\(parts.joined())</mask>\n"
                opening += "<g mask=\"url(#\(name))\">"
                closing = "</g>" + closing
            }
            var frames: [String] = []
            for move in group.moves { frames += self.frames(move, &dialect) }
            opening += frames.joined()
            closing = String(repeating: "</g>", count: frames.count) + closing
            body += opening + "\n"
            for layer in group.layers { body += element(layer, &dialect, &defs) }
            body += closing
        }
        let head = dialect.head + (defs.text.isEmpty ? "" : "<defs>\n" + defs.text + "</defs>\n")
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)">
            \(head)\(body)</svg>

            """
    }

    /// The beginnings of elements that carry others along.
    private func frames(_ move: VectorPicture.Move, _ dialect: inout some Dialect) -> [String] {
        func wrap(_ property: SVGProperty, _ curve: VectorCurve) -> String {
            let moved = dialect.animate([(property, curve)])
            return "<g\(moved.attributes)>\(moved.children)"
        }
        switch move {
        case .turn(let curve, let center): return [wrap(.rotation(center), curve.mapped(scale: 360))]
        case .shift(let curve, let axis): return [wrap(.move(axis), curve)]
        case .grow(let curve, let axis, let center):
            // A scale is about the corner of the picture: the area is moved there and back.
            let (x, y) = (center.x, center.y)
            return [
                "<g transform=\"translate(\(x.decimal(4)) \(y.decimal(4)))\">", wrap(.scale(axis), curve),
                "<g transform=\"translate(\((-x).decimal(4)) \((-y).decimal(4)))\">",
            ]
        }
    }

    private func element(
        _ layer: VectorPicture.Layer, _ dialect: inout some Dialect, _ defs: inout Definitions
    ) -> String {
        var frames: [String] = []
        for move in layer.moves { frames += self.frames(move, &dialect) }
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
        if let ends = paint.ends {
            defs.gradients += 1
            let name = "\(prefix)-colors-\(defs.gradients)"
            defs.text += gradient(paint, ends, name)
            attributes += " \(isStroke ? "stroke" : "fill")=\"url(#\(name))\""
        } else if usesCurrentColor, paint.role == .indicator {
            attributes += isStroke ? " stroke=\"currentColor\"" : " fill=\"currentColor\""
        } else {
            let place = paint.place ?? .constant(0, for: picture.duration)
            properties.append((.color(isStroke: isStroke, paint.colors), place))
        }
        let alpha = paint.ends == nil ? Double(paint.colors[0].alpha) / 255 : 1
        if alpha < 1 || layer.opacity.constant != 1 {
            properties.append((.opacity, layer.opacity.mapped(scale: alpha)))
        }
        let moved = dialect.animate(properties)
        let path = "<path\(attributes)\(moved.attributes)"
        let inner = moved.children.isEmpty ? path + "/>" : path + ">\(moved.children)</path>"
        return frames.joined() + inner + String(repeating: "</g>", count: frames.count) + "\n"
    }

    private func gradient(_ paint: VectorPicture.Paint, _ ends: BarGradient.Ends, _ name: String) -> String {
        let stops = paint.stops.map { place, color in
            let alpha = color.alpha < 255 ? " stop-opacity=\"\((Double(color.alpha) / 255).decimal(4))\"" : ""
            return "<stop offset=\"\(place.decimal(5))\" stop-color=\"\(color.opaqueText)\"\(alpha)/>"
        }
        let (from, to) = (ends.from.decimal(4), ends.to.decimal(4))
        return """
            <linearGradient id="\(name)" gradientUnits="userSpaceOnUse" x1="\(from)" y1="0" x2="\(to)" y2="0">\
            \(stops.joined())</linearGradient>

            """
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
