internal import Basics
internal import Drawing
internal import Indicators
internal import MotionCore

/// Reads the elements of a drawing in their order.
@safe final class SVGReader {
    /// The figures drawn so far.
    private(set) var drawing = SVGDrawing()
    /// The first thing that is wrong.
    var problem: SVGProblem?
    /// The parser that is at work.
    var parser: OpaquePointer?
    /// The styles of the open elements, from the outside in.
    private var open: [SVGStyle] = []
    private var elements = 0
    private var curves = 0
    /// The gradient whose stops come next.
    private var gradient: String?

    /// The elements that group others.
    private static let groups: Set = ["g", "a"]
    /// The elements that show nothing by themselves.
    private static let silent: Set = [
        "defs", "title", "desc", "metadata", "linearGradient", "radialGradient", "clipPath", "mask",
        "pattern", "marker", "symbol", "filter",
    ]
    /// The elements that would show something but are not supported, with the advice for each.
    private static let remedies = [
        "text": "convert texts to paths", "tspan": "convert texts to paths",
        "image": "trace pictures to paths", "use": "replace each use with the original",
        "style": "write styles as attributes", "script": "remove scripts",
        "svg": "take the inner drawing out of the outer one",
    ]

    func begin(_ name: String, _ attributes: [(String, String)]) {
        elements += 1
        if elements > ShapeFile.maxElements {
            return refuse("has more than \(ShapeFile.maxElements) elements; simplify the drawing")
        }
        if open.count >= ShapeFile.maxDepth {
            return refuse("elements lie more than \(ShapeFile.maxDepth) deep; ungroup some")
        }
        var style = open.last ?? SVGStyle()
        defer { open.append(style) }
        // What editors keep for themselves.
        if name.contains(":") && !name.hasPrefix("svg:") {
            style.isSilent = true
            return
        }
        let name = name.hasPrefix("svg:") ? String(name.dropFirst(4)) : name
        if open.isEmpty, name != "svg" {
            return refuse("the first element is \(quoted(name)), not svg")
        }
        // A style sheet rules all of the drawing, wherever it stands.
        if name == "style" { return refuse(Self.notDrawn(name)) }
        define(name, attributes)
        if style.isSilent { return }
        if Self.silent.contains(name) {
            style.isSilent = true
            return
        }
        do throws(SVGProblem) {
            if name == "svg", open.isEmpty {
                let frame = try SVGFrame(attributes)
                drawing.window = frame.window
                try style.apply(attributes)
                style.transform = style.transform.within(frame.transform)
                return
            }
            try style.apply(attributes)
            if style.isSilent { return }
            if Self.groups.contains(name) { return }
            guard SVGFigure.names.contains(name) else {
                if style.isHidden, ["text", "tspan", "image"].contains(name) { return }
                throw SVGProblem(text: Self.notDrawn(name))
            }
            try add(SVGFigure(name, attributes), style)
        } catch {
            refuse(error.text)
        }
    }

    func end() { open.removeLast() }

    private static func notDrawn(_ name: String) -> String {
        "\(quoted(name)) is not drawn; \(remedies[name] ?? "remove it")"
    }

    /// Remembers gradients, patterns and their stops.
    private func define(_ name: String, _ attributes: [(String, String)]) {
        func value(_ key: String) -> String? { attributes.first { $0.0 == key }?.1 }
        switch name {
        case "linearGradient", "radialGradient", "pattern":
            gradient = value("id")
            guard let id = gradient else { return }
            let base = value("href") ?? value("xlink:href")
            drawing.servers[id] = SVGServer(
                kind: name == "pattern" ? "pattern" : "gradient", alphas: name == "pattern" ? [1] : [],
                base: base.map { $0.filter { $0 != "#" } })
        case "stop":
            guard let gradient else { return }
            var (color, opacity) = (1.0, 1.0)
            for (key, value) in svgDeclarations(attributes) {
                if key == "stop-opacity" { opacity = svgOpacity(value) ?? opacity }
                guard key == "stop-color" else { continue }
                switch SVGPaint(value) {
                case .nothing?: color = 0
                case .color(_, let alpha)?: color = alpha
                default: color = 1
                }
            }
            drawing.servers[gradient]?.alphas.append(color * opacity)
        default: break
        }
    }

    private func add(_ figure: SVGFigure, _ style: SVGStyle) throws(SVGProblem) {
        guard let path = try figure.path(), !style.isHidden else { return }
        let own = path.lines
        curves += own.reduce(0) { $0 + $1.cubics.count }
        if curves > CustomShape.limit {
            throw SVGProblem(text: "has more than \(CustomShape.limit) curves; simplify its paths")
        }
        let lines = own.map { line in
            PathLine(line.cubics.map { $0.mapped(style.transform.moved) }, isClosed: line.isClosed)
        }
        // A stroke is made first and then moved, so that it is as uneven as the transform makes it.
        var strokes = Path()
        if style.width > 0, style.stroke != .nothing {
            for line in own {
                strokes.add(
                    .joined(
                        line.cubics, width: style.width, cap: style.cap, join: style.join,
                        isClosed: line.isClosed))
            }
            strokes = strokes.mapped { point in
                let moved = style.transform.moved(PlanePoint(point.x, point.y))
                return Point(x: moved.x, y: moved.y)
            }
        }
        drawing.figures.append(
            SVGDrawing.Figure(
                lines: lines, strokes: strokes, isEvenOdd: style.isEvenOdd,
                fill: (figure.hasArea ? style.resolved(style.fill) : .nothing, style.fillOpacity),
                stroke: (style.resolved(style.stroke), style.strokeOpacity)))
    }
}
