internal import Basics
internal import Drawing
internal import SVGDocuments

/// The values of properties that browsers show and that are not drawn here.
enum Undrawn {
    // MARK: Noted

    /// The values with which properties show nothing.
    private static let nothing: Set = [
        "none", "normal", "auto", "initial", "unset", "inherit", "revert", "revert-layer", "0", "0px", "0%",
        "0 0", "medium", "medium none", "0 none", "0px none", "transparent", "flat", "visible", "1", "100%",
    ]

    /// The properties of boxes, which only the outermost element is, by the beginnings of their names.
    private static let boxes = ["border", "outline", "box-shadow", "padding", "zoom"]

    /// The parts of boxes that show only where another property does.
    private static let parts = ["-color", "-style", "-collapse", "-spacing", "-offset"]

    /// The properties of masks that are pictures, by their initial values.
    private static let masks = [
        "mask-mode": "match-source", "mask-repeat": "repeat", "mask-size": "auto",
        "mask-position": "0% 0%", "mask-origin": "border-box", "mask-clip": "border-box",
        "mask-composite": "add", "mask-border": "none",
    ]

    private static let others: Set = [
        "all", "backdrop-filter", "backface-visibility", "clip", "mix-blend-mode", "perspective",
        "shape-rendering", "transform-style",
    ]

    /// The clause about a value that is not drawn; nil for all others.
    ///
    /// - Parameter isRoot: Whether it is of the outermost element.
    static func clause(_ property: String, _ value: String, isRoot: Bool) -> String? {
        let isBox = isRoot && boxes.contains { property.hasPrefix($0) }
        guard isBox || others.contains(property) || property.hasPrefix("mask-") else { return nil }
        let text = value.lowercased()
        if nothing.contains(text) { return nil }
        let shown = "\(property): \(shortened(value))"
        if isBox {
            return parts.contains { property.hasSuffix($0) }
                ? nil : "\(shown) is not drawn; draw it as a shape"
        }
        switch (property, text) {
        case ("mask-type", _): return nil
        case (let property, let text) where property.hasPrefix("mask-"):
            return masks[property] == text ? nil : "\(shown) is not drawn; write a mask that needs none"
        case ("backdrop-filter", _): return "\(shown) is not drawn; filter what is behind it"
        case ("perspective", _), ("transform-style", "preserve-3d"):
            return "\(shown) is not drawn: everything is flat; write transforms in the plane"
        case ("backface-visibility", "hidden"):
            return "\(shown) is not drawn: what is turned around still shows; move its visibility"
        case ("shape-rendering", "crispedges"), ("shape-rendering", "optimizespeed"):
            return "\(shown) is not drawn: edges are smooth"
        case ("mix-blend-mode", _) where BlendMode(rawValue: text) == nil:
            return "\(shown) is not drawn; use another mode"
        case ("all", _): return "\(shown) is not read; write the properties one by one"
        case ("clip", _): return "\(shown) is not drawn; use clip-path"
        default: return nil
        }
    }

    private static func shortened(_ text: String) -> String {
        text.count > 60 ? text.prefix(60) + "…" : text
    }

    // MARK: Refused

    /// The properties of which values may be refused.
    static let refused = [
        "fill", "stroke", "marker-start", "marker-mid", "marker-end", "clip-path", "mask", "filter", "d",
        "offset-path", "background-image",
    ]

    /// Returns the problem of a value that would change the whole picture; nil for one that is drawn. It has a place where it is in another
    /// element.
    static func refusal(
        _ property: String, _ text: String, isRoot: Bool = false, in tree: SVGTree
    ) -> SVGProblem? {
        if let problem = file(property, text) { return problem }
        switch property {
        case "fill", "stroke":
            guard let server = server(text, in: tree), tree[server].name == "pattern" else { return nil }
            return SVGProblem(
                text: "\(property) is a pattern, which is not drawn; expand it to shapes, or use a gradient")
        case "marker-start", "marker-mid", "marker-end":
            guard server(text, in: tree) != nil else { return nil }
            return SVGProblem(text: "\(property) is not drawn; expand markers to shapes")
        case "clip-path", "mask", "filter":
            if text == "none" || MovingValue.isForAll(text) { return nil }
            if property == "filter" {
                switch MovingValue(text, of: property, current: .black) {
                case .filters?: return nil
                case .filterList(let links)?: return filter(links, in: tree)
                case .word?: return filter(text, in: tree)
                default: break
                }
            } else if isServers(text) {
                return nil
            }
            return SVGProblem(
                text:
                    "\(property) \(quoted(text)) is not drawn; write it as an element, and refer to that by \(property)=\"url(#…)\""
            )
        case "background-image" where isRoot && !nothing.contains(text):
            return SVGProblem(text: "background \(quoted(text)) is not drawn; draw it as a shape")
        case "d":
            guard case .outOfRange? = MovingPath.error(in: text)?.reason else { return nil }
            return SVGProblem(
                text: "path data have a number further than \(Int(Path.dataLimit)) from 0; draw it smaller")
        case "offset-path":
            if text == "none" || MovingValue.isForAll(text) || text.lowercased().hasPrefix("path(") {
                return nil
            }
            return SVGProblem(text: "offset-path \(quoted(text)) is not read; write it as path(\"M…\")")
        default: return nil
        }
    }

    /// Whether all layers of a value are `none` or begin with a reference to an element.
    private static func isServers(_ text: String) -> Bool {
        let source = CSSText(text)
        return source.tokens[...].parts(between: ",").allSatisfy { layer in
            switch layer.first?.kind {
            case .url?, .function("url")?: true
            default: layer.singleName == "none"
            }
        }
    }

    private static func server(_ text: String, in tree: SVGTree) -> Int? {
        guard case .server(let id, _)? = SVGPaint(text) else { return nil }
        return tree[id]
    }

    /// The problem of a list of filters.
    private static func filter(_ links: [FilterLink], in tree: SVGTree) -> SVGProblem? {
        if links.count > PictureBuilder.maxSteps {
            return SVGProblem(
                text:
                    "filter has more than \(PictureBuilder.maxSteps) parts; use fewer, or draw what it makes")
        }
        return links.lazy.compactMap { link in
            if case .element(let id) = link { filter("url(#\(id))", in: tree) } else { nil }
        }.first
    }

    /// The problem of a filter.
    private static func filter(_ text: String, in tree: SVGTree) -> SVGProblem? {
        guard let filter = server(text, in: tree), tree[filter].name == "filter" else { return nil }
        let children = tree.nodes[filter].children
        if children.count > PictureBuilder.maxSteps {
            return tree[filter].problem(
                "has more than \(PictureBuilder.maxSteps) steps; use fewer, or draw what it makes")
        }
        let unknown = children.first {
            tree[$0].name.hasPrefix("fe") && !PictureBuilder.primitives.contains(tree[$0].name)
        }
        return unknown.map {
            tree[$0].problem(
                "\(quoted(tree[$0].name)) is not drawn; use \(PictureBuilder.primitives.sorted().joined(separator: ", ")), or no filter"
            )
        }
    }

    /// The problem of a value that refers to another file; nil for none.
    static func file(_ property: String, _ text: String) -> SVGProblem? {
        // Most values are no functions at all.
        guard text.utf8.contains(UInt8(ascii: "(")), property != "src", property != "cursor",
            let inner = text.ranges(of: "url(").lazy.map({ open in
                text[open.upperBound...].drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
            }).first(where: { $0.first != "#" })
        else {
            return nil
        }
        let file = inner.prefix { $0 != ")" && $0 != "\"" && $0 != "'" }
        return SVGProblem(
            text:
                "\(property) refers to \(quoted(String(file.prefix(60)))), another file, which is never fetched; put its content into the drawing"
        )
    }
}
