internal import Basics
internal import Drawing
internal import SVGDocuments

/// Finds what of a drawing could not be drawn, before anything is.
struct ContentCheck {
    private let drawing: MovingDrawing
    /// The things that do nothing here, a sentence each.
    private(set) var notes: [Message] = []
    private var elements = 0
    /// The number of clips and masks, each use counted.
    private var cuts = 0
    /// The most of them: each is a picture of its own.
    private static let maxCuts = 500
    /// The elements that are being used, from the outside in.
    private var open: [Int] = []

    private var tree: SVGTree { drawing.tree }

    /// Checks a drawing.
    ///
    /// - Throws: ``SVGProblem`` that names the first thing that would show and is not drawn, or that leads outside of the file.
    init(_ drawing: MovingDrawing) throws(SVGProblem) {
        self.drawing = drawing
        for node in tree.nodes.indices {
            try checkReferences(node)
            if tree[node].name == "script" {
                notes.append("scripts are not run: \(place(node)); what it would move stands still")
            }
        }
        try check(0, depth: 1)
        // Animations may refer to any clip and any mask.
        for node in tree.nodes.indices where ["clipPath", "mask"].contains(tree[node].name) {
            cuts = 0
            elements = 0
            try checkCut(node, depth: 1)
        }
    }

    private func place(_ node: Int) -> String {
        "line \(tree[node].line), column \(tree[node].column)"
    }

    /// The elements that show nothing by themselves.
    private static let silent: Set = [
        "defs", "title", "desc", "metadata", "linearGradient", "radialGradient", "clipPath", "mask",
        "pattern", "marker", "symbol", "filter", "style", "script", "view", "cursor", "font", "font-face",
        "animate", "animateMotion", "animateTransform", "animateColor", "set", "mpath", "stop",
    ]

    /// The elements that would show something but are not supported, with the advice for each.
    private static let remedies = [
        "image": "trace pictures to paths", "foreignObject": "draw what is in it as shapes",
    ]

    private mutating func check(_ node: Int, depth: Int) throws(SVGProblem) {
        let element = tree[node]
        elements += 1
        try SVGLimits.check(element, elements: elements, depth: depth)
        let name = element.name
        if name.contains(":") || Self.silent.contains(name) || isGone(node) { return }
        try checkPaints(node)
        try checkCuts(node, depth: depth)
        switch name {
        case "use":
            guard let id = element.reference, let target = tree[id] else { return }
            if open.contains(target) || tree.isWithin(node, target) {
                throw element.problem("\(quoted(id)) is used within itself; remove the use")
            }
            open.append(target)
            defer { open.removeLast() }
            if tree[target].name == "symbol" {
                return try checkChildren(target, depth: depth + 1)
            }
            try check(target, depth: depth + 1)
        case "switch":
            for child in tree.nodes[node].children where tree[child].name != "foreignObject" {
                try check(child, depth: depth + 1)
            }
        case _ where [.group, .svg].contains(drawing.kinds[node]):
            try checkChildren(node, depth: depth + 1)
        case _ where drawing.kinds[node].isDrawn: break
        default:
            throw element.problem("\(quoted(name)) is not drawn; \(Self.remedies[name] ?? "remove it")")
        }
    }

    private mutating func checkChildren(_ node: Int, depth: Int) throws(SVGProblem) {
        for child in tree.nodes[node].children { try check(child, depth: depth) }
    }

    /// Checks the content of the clip and the mask of an element.
    private mutating func checkCuts(_ node: Int, depth: Int) throws(SVGProblem) {
        for (property, kind) in [("clip-path", "clipPath"), ("mask", "mask")] {
            guard let text = drawing.declared[node][property], case .server(let id, _)? = SVGPaint(text),
                let target = tree[id], tree[target].name == kind, !open.contains(target)
            else { continue }
            cuts += 1
            if cuts > Self.maxCuts {
                throw tree[node].problem(
                    "has more than \(Self.maxCuts) clips and masks, those used again counted each time; clip a group of elements once"
                )
            }
            try checkCut(target, depth: depth)
        }
    }

    /// Checks the content of a clip or a mask.
    private mutating func checkCut(_ cut: Int, depth: Int) throws(SVGProblem) {
        open.append(cut)
        defer { open.removeLast() }
        try checkCuts(cut, depth: depth + 1)
        try checkChildren(cut, depth: depth + 1)
    }

    /// Whether an element never shows.
    private func isGone(_ node: Int) -> Bool {
        drawing.declared[node]["display"] == "none"
            && !tree.nodes[node].children.contains { tree[$0].isAnimation }
            && drawing.declared[node]["animation"] == nil && drawing.declared[node]["animation-name"] == nil
    }

    /// Refuses paints and effects that are not drawn.
    private func checkPaints(_ node: Int) throws(SVGProblem) {
        let declared = drawing.declared[node]
        func server(_ property: String) -> Int? {
            guard let text = declared[property], case .server(let id, _)? = SVGPaint(text) else { return nil }
            return tree[id]
        }
        for property in ["fill", "stroke"] {
            if let server = server(property), tree[server].name == "pattern" {
                throw tree[node].problem(
                    "\(property) is a pattern, which is not drawn; expand it to shapes, or use a gradient")
            }
        }
        for property in ["marker", "marker-start", "marker-mid", "marker-end"] {
            if let text = declared[property], text != "none", server(property) != nil {
                throw tree[node].problem("\(property) is not drawn; expand markers to shapes")
            }
        }
        for property in ["clip-path", "mask", "filter"] {
            guard let text = declared[property], text != "none",
                !MovingValue.isForAll(text), !text.lowercased().hasPrefix("url(")
            else { continue }
            if case .filters? = MovingProperty(property).flatMap({ drawing.stated($0, of: node) }) {
                continue
            }
            throw tree[node].problem(
                "\(property) \(quoted(text)) is not drawn; write it as an element, and refer to that by \(property)=\"url(#…)\""
            )
        }
        if let filter = server("filter"), tree[filter].name == "filter" {
            if tree.nodes[filter].children.count > PictureBuilder.maxSteps {
                throw tree[filter].problem(
                    "has more than \(PictureBuilder.maxSteps) steps; use fewer, or draw what it makes")
            }
            for child in tree.nodes[filter].children
            where tree[child].name.hasPrefix("fe") && !PictureBuilder.primitives.contains(tree[child].name) {
                throw tree[child].problem(
                    "\(quoted(tree[child].name)) is not drawn; use \(PictureBuilder.primitives.sorted().joined(separator: ", ")), or no filter"
                )
            }
        }
        if let text = declared["d"], case .outOfRange? = MovingPath.error(in: text)?.reason {
            throw tree[node].problem(
                "path data have a number further than \(Int(Path.dataLimit)) from 0; draw it smaller")
        }
        if let text = declared["offset-path"], text != "none", !MovingValue.isForAll(text),
            !text.lowercased().hasPrefix("path(")
        {
            throw tree[node].problem(
                "offset-path \(quoted(text)) is not read; write it as path(\"M…\")")
        }
        if let text = declared["background-image"] ?? declared["background"], node == 0,
            text.contains("url(") || text.contains("gradient(")
        {
            throw tree[node].problem("background \(quoted(text)) is not drawn; draw it as a shape")
        }
    }

    /// Refuses what lies in another file.
    private func checkReferences(_ node: Int) throws(SVGProblem) {
        let element = tree[node]
        if !["a", "image"].contains(element.name), let text = element["href"] ?? element["xlink:href"],
            !text.isEmpty,
            !text.hasPrefix("#"), element.name != "script"
        {
            let shown = text.count > 60 ? text.prefix(60) + "…" : text[...]
            throw element.problem(
                "\(quoted(String(shown))) is another file, which is never fetched; put its content into the drawing"
            )
        }
        for (property, text) in drawing.declared[node]
        where text.utf8.contains(UInt8(ascii: "(")) && text.contains("url(") {
            guard let open = text.firstRange(of: "url(") else { continue }
            let inner = text[open.upperBound...].drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
            if inner.first == "#" { continue }
            let file = inner.prefix { $0 != ")" && $0 != "\"" && $0 != "'" }
            if property == "src" || property == "cursor" { continue }
            throw element.problem(
                "\(property) refers to \(quoted(String(file.prefix(60)))), another file, which is never fetched; put its content into the drawing"
            )
        }
    }
}
