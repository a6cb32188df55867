internal import Basics
internal import Drawing
internal import Indicators
internal import MotionCore

/// Takes the elements of a drawing in their order.
@safe final class SVGReader {
    /// What is drawn so far.
    private(set) var parts: [OwnShape.Part] = []
    /// The first thing that is wrong.
    var problem: SVGProblem?
    /// The parser that is at work.
    var parser: OpaquePointer?
    /// What holds within each element that is open.
    private var open: [SVGStyle] = []
    private var elements = 0
    private var curves = 0

    /// What groups others.
    private static let groups: Set = ["g", "a"]
    /// What shows nothing by itself.
    private static let silent: Set = [
        "defs", "title", "desc", "metadata", "linearGradient", "radialGradient", "clipPath", "mask",
        "pattern", "marker", "symbol", "filter",
    ]
    /// What shows something that is not drawn, with the way out.
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
        if style.isSilent { return }
        // What editors keep for themselves.
        if name.contains(":") && !name.hasPrefix("svg:") {
            style.isSilent = true
            return
        }
        let name = name.hasPrefix("svg:") ? String(name.dropFirst(4)) : name
        if open.isEmpty, name != "svg" {
            return refuse("the first element is \(quoted(name)), not svg")
        }
        if Self.silent.contains(name) {
            style.isSilent = true
            return
        }
        do throws(SVGProblem) {
            if name == "svg", open.isEmpty { return try style.apply(attributes) }
            let isGroup = Self.groups.contains(name)
            guard isGroup || SVGFigure.names.contains(name) else {
                let remedy = Self.remedies[name] ?? "remove it"
                throw SVGProblem(text: "\(quoted(name)) is not drawn; \(remedy)")
            }
            try style.apply(attributes)
            if style.isSilent || isGroup { return }
            try add(SVGFigure(name, attributes), style)
        } catch {
            refuse(error.text)
        }
    }

    func end() { open.removeLast() }

    private func add(_ figure: SVGFigure, _ style: SVGStyle) throws(SVGProblem) {
        guard let path = try figure.path(), style.isFilled || style.stroke > 0 else { return }
        let lines = path.lines.map { line in
            PathLine(line.cubics.map { $0.mapped(style.transform.moved) }, isClosed: line.isClosed)
        }
        curves += lines.reduce(0) { $0 + $1.cubics.count }
        if curves > OwnShape.limit {
            throw SVGProblem(text: "has more than \(OwnShape.limit) curves; simplify its paths")
        }
        var part = OwnShape.Part(lines)
        (part.isFilled, part.isEvenOdd) = (style.isFilled && figure.hasArea, style.isEvenOdd)
        (part.stroke, part.cap) = (style.stroke * style.transform.scale, style.cap)
        if part.isFilled || part.stroke > 0 { parts.append(part) }
    }
}
