internal import Basics
internal import Drawing
internal import SVGDocuments

/// Finds what of a drawing could not be drawn, before anything is.
struct ContentCheck {
    private let drawing: MovingDrawing
    /// The things that do nothing here.
    private(set) var notes = SVGNotes()
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
    init(_ drawing: MovingDrawing, _ cascade: CSSCascade) throws(SVGProblem) {
        self.drawing = drawing
        for node in tree.nodes.indices {
            try checkReferences(node)
            if tree[node].name == "script" {
                notes.add("scripts are not run; what it would move stands still", at: tree[node].place)
            }
            if !tree[node].isAnimation { noteStyle(node, cascade) }
            if let clause = tree[node].languageClause { notes.add(clause, at: tree[node].place) }
            noteSpan(node, cascade)
            noteView(node)
            if drawing.kinds[node].isGradient,
                drawing.inherited("color-interpolation", node)?.lowercased() == "linearrgb"
            {
                notes.add(
                    "color-interpolation: linearRGB of a gradient is not drawn: its colors mix in sRGB; add stops between them",
                    at: tree[node].place)
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
        var targets: [Int] = []
        if let text = drawing.declared[node]["clip-path"], case .server(let id, _)? = SVGPaint(text),
            let clip = tree[id], tree[clip].name == "clipPath"
        {
            targets.append(clip)
        }
        if let text = drawing.declared[node]["mask"] { targets += tree.masks(text) }
        for target in targets where !open.contains(target) {
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
        if tree[cut].name == "mask",
            drawing.inherited("color-interpolation", cut)?.lowercased() == "linearrgb"
        {
            throw tree[cut].problem("color-interpolation: linearRGB of a mask is not drawn; leave it out")
        }
        try checkCuts(cut, depth: depth + 1)
        try checkChildren(cut, depth: depth + 1)
    }

    /// Whether an element never shows.
    private func isGone(_ node: Int) -> Bool {
        drawing.failsConditions[node]
            || drawing.declared[node]["display"] == "none"
                && !tree.nodes[node].children.contains { tree[$0].isAnimation }
                && drawing.declared[node]["animation"] == nil
                && drawing.declared[node]["animation-name"] == nil
    }

    /// Refuses paints and effects that are not drawn.
    private func checkPaints(_ node: Int) throws(SVGProblem) {
        for property in Undrawn.refused {
            guard let text = drawing.declared[node][property],
                let problem = Undrawn.refusal(property, text, isRoot: node == 0, in: tree)
            else { continue }
            throw tree[node].placed(problem)
        }
    }

    /// Notes what of an element's style is not drawn.
    private mutating func noteStyle(_ node: Int, _ cascade: CSSCascade) {
        let clauses = drawing.declared[node].compactMap { property, text in
            Undrawn.clause(property, text, isRoot: node == 0).map { (property, $0) }
        }
        for (property, clause) in clauses.sorted(by: { $0.0 < $1.0 }) {
            notes.add(clause, at: cascade.place(of: property, at: node))
        }
    }

    /// Notes what is done to whole texts alone.
    private mutating func noteSpan(_ node: Int, _ cascade: CSSCascade) {
        guard drawing.isSpan(node) else { return }
        for property in ["clip-path", "filter", "mask", "mix-blend-mode"] {
            guard let text = drawing.declared[node][property], !["none", "normal"].contains(text),
                !MovingValue.isForAll(text)
            else { continue }
            notes.add(
                "\(property) of \(tree[node].name) in a text is not drawn; give it to a text of its own",
                at: cascade.place(of: property, at: node))
        }
    }

    /// Notes a view without an area.
    private mutating func noteView(_ node: Int) {
        let builder = PictureBuilder(moment: Moment(drawing: drawing, values: MovingValues(), texts: nil))
        guard ["svg", "symbol"].contains(tree[node].name), builder.hasEmptyView(node) else { return }
        notes.add(
            "the viewBox of \(tree[node].name) has no area, so that nothing in it is drawn; give it a width and a height",
            at: tree[node].place)
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
        let files = drawing.declared[node].compactMap { property, text in Undrawn.file(property, text) }
        if let problem = files.min(by: { $0.text < $1.text }) { throw element.placed(problem) }
    }
}
