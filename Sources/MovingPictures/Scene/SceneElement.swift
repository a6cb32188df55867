package import Basics
package import Drawing
internal import MotionCore
internal import SVGDocuments

/// An element of a drawing where it is drawn: one that is used twice is two.
package final class SceneElement {
    /// The place of an element among those that draw it.
    private enum Part {
        /// Its transform and its content.
        case plain
        /// The outermost one.
        case root
        /// A symbol or a drawing, which has its size from the element that uses it and no transform.
        case content(user: Int)
    }

    package let scene: MovingScene
    let node: Int
    /// The element around it; that which uses it for one that is used.
    package let outer: SceneElement?
    /// The elements that are in it, from back to front.
    package private(set) var children: [SceneElement] = []
    /// The room in whose units it is.
    let viewport: Viewport
    private let part: Part
    /// The elements that are being used, from the outside in.
    private let open: [Int]
    /// The map from the units of its children to its own, and the window that they show in.
    private var fit = Affine()
    package private(set) var window: Path?

    private var tree: SVGTree { scene.tree }

    /// The tag.
    package var name: String { tree[node].name }

    /// Whether the element draws something by itself.
    package var isFigure: Bool { scene.drawing.kinds[node].isFigure || name == "text" }

    init(root scene: MovingScene, _ room: Viewport, at time: Double) throws(SpecError) {
        (self.scene, node, outer, part, open, viewport) = (scene, 0, nil, .root, [], room)
        let moment = scene.moment(time)
        try refuseMoves(of: 0)
        if PictureBuilder(moment: moment).hasEmptyView(0) { return }
        let box =
            PictureBuilder(moment: moment).viewBox(of: 0)
            ?? Extent(left: 0, top: 0, right: room.width, bottom: room.height)
        set(SVGFit(box, in: tree[0], width: room.width, height: room.height))
        // The picture ends where an upright element does.
        if !steps(at: time).isEmpty || scene.moves(0, Self.transforms),
            moment.word(.overflow, 0) != "visible"
        {
            window = .rectangle(x: 0, y: 0, width: room.width, height: room.height)
        }
        try add(tree.nodes[0].children, in: Viewport(width: box.width, height: box.height), at: time)
    }

    private init(
        _ node: Int, in outer: SceneElement, _ part: Part, _ viewport: Viewport, open: [Int], at time: Double
    ) throws(SpecError) {
        (scene, self.node, self.outer, self.part) = (outer.scene, node, outer, part)
        (self.open, self.viewport) = (open, viewport)
        let moment = scene.moment(time)
        switch (part, name) {
        case (.content(let user), _): try nest(sizedBy: user, at: time)
        case (_, "use"):
            guard let target = moment.target(node), !open.contains(target) else { return }
            if scene.moves(node, ["href"]) { throw obstacle("uses one element after the other") }
            let part: Part =
                ["symbol", "svg"].contains(tree[target].name) ? .content(user: node) : .plain
            try add(target, part, in: viewport, open: open + [target], at: time)
        case (_, "svg"): try nest(sizedBy: node, at: time)
        case (_, "switch"):
            let chosen = PictureBuilder(moment: moment).chosen(of: node)
            try add(chosen.map { [$0] } ?? [], in: viewport, at: time)
        default:
            if moment.kind(node) == .group {
                try add(tree.nodes[node].children, in: viewport, at: time)
            }
        }
    }

    private func add(_ nodes: [Int], in viewport: Viewport, at time: Double) throws(SpecError) {
        for node in nodes { try add(node, .plain, in: viewport, open: open, at: time) }
    }

    private func add(
        _ node: Int, _ part: Part, in viewport: Viewport, open: [Int], at time: Double
    ) throws(SpecError) {
        let name = tree[node].name
        guard scene.drawing.kinds[node].isDrawn || name == "symbol" && open.last == node else { return }
        if !scene.moves(node, ["display"]), PictureBuilder(moment: scene.moment(time)).isGone(node) { return }
        children.append(try SceneElement(node, in: self, part, viewport, open: open, at: time))
    }

    private func nest(sizedBy user: Int, at time: Double) throws(SpecError) {
        try refuseMoves(of: node)
        if user != node { try refuseMoves(of: user, ["width", "height"]) }
        let builder = PictureBuilder(moment: scene.moment(time))
        if builder.hasEmptyView(node) { return }
        guard let (width, height) = builder.size(of: node, sizedBy: user, in: viewport) else { return }
        var inner = Viewport(width: width, height: height)
        if let box = builder.viewBox(of: node) {
            set(SVGFit(box, in: tree[node], width: width, height: height))
            inner = Viewport(width: box.width, height: box.height)
        }
        if builder.moment.word(.overflow, node) != "visible" {
            window = .rectangle(x: 0, y: 0, width: width, height: height)
        }
        try add(tree.nodes[node].children, in: inner, at: time)
    }

    private func set(_ fit: SVGFit) { self.fit = Affine(fit.across, 0, 0, fit.down, fit.x, fit.y) }

    private func refuseMoves(
        of node: Int, _ properties: Set<String> = ["viewBox", "width", "height", "preserveAspectRatio"]
    ) throws(SpecError) {
        if scene.moves(node, properties) {
            throw scene.problem("changes its size or its view, which \(Self.remedy)", node: node)
        }
    }

    // MARK: Errors

    private static let remedy = "vector formats cannot hold; use apng, webp or sheet"

    /// An error about what vector formats cannot hold.
    ///
    /// - Parameter clause: The thing that the element does.
    package func obstacle(_ clause: String) -> SpecError {
        scene.problem("\(name) \(clause), which \(Self.remedy)", at: self)
    }

    // MARK: Moments

    /// Returns the steps from the units of the element's content to those around it, from the outside in.
    ///
    /// - Parameter time: In milliseconds from the beginning of the document.
    package func steps(at time: Double) -> [MovingStep] {
        let moment = scene.moment(time)
        var steps: [MovingStep] = []
        if case .content = part {
        } else if let placed = moment.placedSteps(
            of: node, in: viewport,
            bounds: { builder(moment).bounds(of: node, in: viewport, withStrokes: $0) })
        {
            steps += placed.motion.map { MovingStep($0, in: placed.box, origin: Point(x: 0, y: 0)) }
            steps += placed.own.map { MovingStep($0, in: placed.box, origin: placed.origin) }
        }
        if ["use", "svg", "symbol"].contains(name), outer != nil {
            let x = moment.length(.x, node)?.length(of: viewport.width) ?? 0
            let y = moment.length(.y, node)?.length(of: viewport.height) ?? 0
            if x != 0 || y != 0 || scene.moves(node, ["x", "y"]) { steps.append(.shift(x: x, y: y)) }
        }
        return steps
    }

    /// The map from the units of its children to its own, within the window.
    package var fitting: Affine { fit }

    private func builder(_ moment: Moment) -> PictureBuilder {
        var builder = PictureBuilder(moment: moment)
        builder.open = open
        return builder
    }

    /// The opacity of all that the element draws, as one.
    package func opacity(at time: Double) -> Double {
        min(max(scene.moment(time).number(.opacity, node) ?? 1, 0), 1)
    }

    /// Whether the element is there at all.
    package func isThere(at time: Double) -> Bool { !builder(scene.moment(time)).isGone(node) }

    /// The part of its look at a moment that no vector picture has; nil where there is none.
    package func excess(at time: Double) -> String? {
        let moment = scene.moment(time)
        if !moment.filterLinks(node).isEmpty { return "has a filter" }
        if let word = moment.word(.mixBlendMode, node), word != "normal", BlendMode(rawValue: word) != nil {
            return "has the blend mode \(word)"
        }
        return nil
    }

    /// The color behind everything, of the outermost element; nil for none.
    package func background(at time: Double) -> Color? { builder(scene.moment(time)).background }

    /// The style of the element at a moment.
    func style(at time: Double) -> NodeStyle {
        let around = outer?.style(at: time) ?? NodeStyle(color: scene.drawing.color)
        return around.within(node, at: scene.moment(time))
    }

    /// Returns what the element draws by itself at a moment, from back to front: one figure, or the pieces of a text.
    package func figures(at time: Double) -> [MovingFigure] {
        let moment = scene.moment(time)
        let style = style(at: time)
        if name == "text" {
            let bounds = builder(moment).bounds(of: node, in: viewport)
            let pieces = moment.pieces(of: node, in: viewport)
            // There are as many at all times.
            return (moment.texts?.runs[node] ?? []).enumerated().map { index, run in
                guard let piece = pieces.first(where: { $0.run == index }) else {
                    return MovingFigure(moment, run.node, nil, style, viewport, bounds: bounds)
                }
                var own = moment.style(of: piece, within: style, of: node)
                let opacity = moment.opacity(of: piece, within: node)
                own.fillOpacity *= opacity
                own.strokeOpacity *= opacity
                return MovingFigure(moment, piece.node, piece.path, own, viewport, bounds: bounds)
            }
        }
        let path = moment.path(of: node, in: viewport)
        return [MovingFigure(moment, node, path, style, viewport, bounds: path?.extent)]
    }

    /// Returns what clips the element at a moment.
    package func clip(at time: Double) -> MovingCut {
        let moment = scene.moment(time)
        guard let clip = moment.reference(.clipPath, node), tree[clip].name == "clipPath" else {
            return .none
        }
        return builder(moment).clip(clip, of: node, in: viewport)
    }

    /// Returns what masks the element at a moment.
    package func mask(at time: Double) -> MovingMask? {
        let moment = scene.moment(time)
        let masks = moment.masks(node)
        if masks.count > 1 { return MovingMask(region: Path(), areas: nil, isLuminance: false) }
        return masks.first.flatMap { builder(moment).mask($0, of: node, in: viewport) }
    }

    // MARK: Movement

    /// A part of what an element looks like.
    package enum Aspect {
        case transform, shape, look, opacity, presence, clip, effects
    }

    /// Returns the parts of all animations that change an aspect of the element.
    package func stretches(_ aspect: Aspect) -> [MovingStretch] {
        switch aspect {
        case .transform:
            let isBoxed = scene.moment(0).word(.transformBox, node) != nil
            return stretches([node], Self.transforms) + (isBoxed ? subtree(Self.shapes) : [])
        case .shape: return name == "text" ? subtree(nil) : stretches([node], Self.shapes)
        case .look:
            return stretches(chain, Self.looks)
                + (name == "text" ? subtree(Self.looks) + spans(["opacity"]) : [])
                + servers
        case .opacity: return stretches([node], ["opacity"])
        case .presence: return stretches([node], ["display"])
        case .effects: return stretches([node], ["filter", "mix-blend-mode"])
        case .clip:
            let moment = scene.moment(0)
            let clip = moment.reference(.clipPath, node).map { (MovingProperty.clipPath, $0) }
            return ((clip.map { [$0] } ?? []) + moment.masks(node).map { (.mask, $0) }).flatMap {
                property, server in
                stretches(within(server), nil) + stretches([node], [property.name])
                    + (tree[server].element(uses: "objectBoundingBox") ? subtree(nil) : [])
            }
        }
    }

    private static let transforms: Set = [
        "transform", "translate", "rotate", "scale", "#motion", "offset-path", "offset-distance",
        "offset-rotate", "offset-anchor", "offset-position", "transform-origin", "transform-box", "x", "y",
    ]
    private static let shapes: Set = [
        "d", "points", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2",
        "pathLength", "font-size", "dx", "dy",
    ]
    private static let looks: Set = [
        "fill", "stroke", "color", "fill-opacity", "stroke-opacity", "stroke-width", "stroke-dasharray",
        "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "visibility",
        "fill-rule", "clip-rule", "paint-order", "vector-effect", "font-size",
    ]

    private var chain: [Int] { [node] + (outer?.chain ?? []) }

    private func stretches(_ nodes: [Int], _ properties: Set<String>?) -> [MovingStretch] {
        nodes.flatMap { scene.stretches.of($0, properties) }
    }

    /// Those of all elements in it.
    private func subtree(_ properties: Set<String>?) -> [MovingStretch] {
        stretches(within(node), properties) + children.flatMap { $0.subtree(properties) }
    }

    /// Those of the parts of a text.
    private func spans(_ properties: Set<String>) -> [MovingStretch] {
        stretches(Array(within(node).dropFirst()), properties)
    }

    private func within(_ node: Int) -> [Int] {
        [node] + tree.nodes[node].children.flatMap { within($0) }
    }

    /// Those of the gradients of the element.
    private var servers: [MovingStretch] {
        let style = style(at: Double(scene.stretches.span.lowerBound) / 1e6)
        return [style.fill, style.stroke].flatMap { paint -> [MovingStretch] in
            guard case .server(let server) = paint else { return [] }
            return stretches(within(server), nil)
        }
    }

    /// Returns the bounds of all parts that the element draws at a moment, in the units of its content.
    package func bounds(at time: Double) -> [Extent] {
        bounds(at: time, within: Affine())
    }

    private func bounds(at time: Double, within map: Affine) -> [Extent] {
        if !isThere(at: time) { return [] }
        let own = isFigure ? figures(at: time).flatMap { $0.bounds(within: map) } : []
        return children.reduce(own) { all, child in
            let step = child.steps(at: time).reduce(Affine()) { $1.affine.within($0) }
            return all + child.bounds(at: time, within: child.fitting.within(step).within(fit).within(map))
        }
    }
}

extension SVGElement {
    /// Whether the units of a clip or a mask are those of a box.
    fileprivate func element(uses units: String) -> Bool {
        ["clipPathUnits", "maskUnits", "maskContentUnits"].contains { self[$0] == units } || name == "mask"
    }
}
