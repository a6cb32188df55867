internal import Basics
internal import Drawing
internal import Indicators
internal import MotionCore
internal import SVGDocuments

/// Reads the figures of a drawing in the order in which they are painted.
struct SVGReader {
    /// The visible parts, the first at the bottom.
    private(set) var parts: [CustomShape.Part] = []
    /// The same in their own colors.
    private var items: [Artwork.Item] = []
    var artwork: Artwork? { items.isEmpty ? nil : Artwork(items) }
    /// The losses of a shape in one color.
    private(set) var losses: CustomShape.Losses
    /// Whether the drawing has figures, whether they show or not.
    private(set) var hasFigures = false

    let index: SVGIndex
    let sheet: SVGStyleSheet
    private var elements = 0
    private var curves = 0
    private var layers = 0
    /// The most groups that fade or are cut as one, each of which is painted by itself.
    private static let mostLayers = 100
    /// The number of all clips, the numbers of those that cut something, and the steps that are left for cutting.
    private var clips = 0
    private var cutting: Set<Int> = []
    private var steps = AreaCut.mostSteps
    /// The ids of the elements that are being used, from the outside in.
    private var used: [String] = []

    /// The elements that group others.
    private static let groups: Set = ["g", "a"]
    /// The elements that show nothing by themselves.
    private static let silent: Set = [
        "defs", "title", "desc", "metadata", "linearGradient", "radialGradient", "clipPath", "mask",
        "pattern", "marker", "symbol", "filter", "style",
    ]
    /// The elements that would show something but are not supported, with the advice for each.
    private static let remedies = [
        "text": "convert texts to paths", "tspan": "convert texts to paths",
        "image": "trace pictures to paths", "script": "remove scripts",
        "foreignObject": "convert texts to paths, and remove it",
    ]

    /// Reads a whole drawing that is called `name` in messages.
    init(_ bytes: [UInt8], name: String) throws(SVGProblem) {
        let root = try SVGParser.root(of: bytes)
        losses = CustomShape.Losses(of: name)
        index = SVGIndex(root)
        sheet = try SVGStyleSheet(root)
        var style = SVGStyle()
        let frame = SVGFrame(root)
        try apply(root, to: &style)
        try cut(&style, as: root)
        style.transform = style.transform.within(frame.transform)
        style.viewport = frame.viewport
        if let window = frame.window { style.clips.append(SVGClip(window, of: "viewBox")) }
        number(&style.clips)
        if style.isSilent { return }
        try read(root.children, style, depth: 1)
        join(root, since: 0, [], style)
    }

    /// Gives a number to each clip that has none.
    private mutating func number(_ all: inout [SVGClip]) {
        for index in all.indices where all[index].number == 0 {
            clips += 1
            all[index].number = clips
        }
    }

    /// Makes what has been read one part that is cut to the clips that a style adds to outer ones, and fades.
    private mutating func join(
        _ element: SVGElement, since start: Int, _ outer: [SVGClip], _ style: SVGStyle
    ) {
        let added = style.clips.dropFirst(outer.count).filter { cutting.contains($0.number) }
        if items.count == start || added.isEmpty && style.ownOpacity >= 1 { return }
        if items.count - start > 1 { layers += 1 }
        if layers > Self.mostLayers {
            note("more than \(Self.mostLayers) groups that are translucent or clipped", of: element)
        }
        var parts = Array(items[start...])
        for clip in added.reversed() {
            guard let area = clip.area(steps: &steps) else {
                note("a clip or a mask of too many lines", of: element)
                break
            }
            parts = [.clipped(parts, to: area)]
        }
        items[start...] = Artwork.Item.faded(parts, style.ownOpacity)[...]
    }

    private mutating func read(_ children: [SVGElement], _ style: SVGStyle, depth: Int) throws(SVGProblem) {
        for child in children { try read(child, style, depth: depth) }
    }

    private mutating func read(_ element: SVGElement, _ outer: SVGStyle, depth: Int) throws(SVGProblem) {
        elements += 1
        try SVGLimits.check(element, elements: elements, depth: depth)
        let name = element.name
        // What editors keep for themselves.
        if name.contains(":") || Self.silent.contains(name) { return }
        // What only the program that wrote it understands.
        if !(element["requiredExtensions"] ?? "").isEmpty { return }
        var style = outer
        try apply(element, to: &style)
        if style.isSilent { return }
        if let blend = style.blend { note(blend, of: element) }
        let start = items.count
        try read(element, within: style, depth: depth)
        join(element, since: start, outer.clips, style)
    }

    /// Notes what its own colors cannot hold.
    private mutating func note(_ obstacle: String, of element: SVGElement) {
        if losses.obstacle != nil { return }
        losses.obstacle = "\(obstacle) (line \(element.line), column \(element.column))"
    }

    private mutating func read(
        _ element: SVGElement, within style: SVGStyle, depth: Int
    ) throws(SVGProblem) {
        let name = element.name
        // Those of groups are among what is read.
        if name == "use" || SVGFigure.names.contains(name), !style.isHidden,
            let animation = element.children.first(where: { $0.isAnimation })
        {
            throw animation.problem(Self.notDrawn(animation.name))
        }
        switch name {
        case _ where Self.groups.contains(name): try read(element.children, style, depth: depth + 1)
        case "switch":
            // What only the program that wrote it understands comes first.
            let understood = element.children.first {
                $0.name != "foreignObject" && ($0["requiredExtensions"] ?? "").isEmpty
            }
            if let understood { try read(understood, style, depth: depth + 1) }
        case "svg": try read(element, in: style, sizedBy: element, depth: depth + 1)
        case "use": try use(element, style, depth: depth)
        case _ where SVGFigure.names.contains(name):
            do throws(SVGProblem) { try add(element, style) } catch { throw element.placed(error) }
        case "text", "tspan", "image", "foreignObject":
            if !style.isHidden { throw element.problem(Self.notDrawn(name)) }
        default: throw element.problem(Self.notDrawn(name))
        }
    }

    private static func notDrawn(_ name: String) -> String {
        "\(quoted(name)) is not drawn; \(remedies[name] ?? "remove it")"
    }

    /// Applies what an element declares, with its clip and its mask unless it places others.
    private mutating func apply(_ element: SVGElement, to style: inout SVGStyle) throws(SVGProblem) {
        do throws(SVGProblem) {
            try style.apply(sheet.declarations(of: element))
        } catch {
            throw element.placed(error)
        }
        // What places others is cut where these are.
        if !style.isSilent, !element.placesOthers { try cut(&style, as: element) }
    }

    /// Adds the clip and the mask of an element to its style.
    private mutating func cut(_ style: inout SVGStyle, as element: SVGElement) throws(SVGProblem) {
        do throws(SVGProblem) { style.clips += try clips(of: element, style) } catch {
            throw element.placed(error)
        }
        number(&style.clips)
    }

    /// Draws another element in the place of this one.
    private mutating func use(_ element: SVGElement, _ style: SVGStyle, depth: Int) throws(SVGProblem) {
        guard let id = element.reference else {
            guard let other = element["href"] ?? element["xlink:href"], !other.isEmpty else { return }
            throw element.problem("\(quoted(other)) is another file; replace the use with what is in there")
        }
        if used.contains(id) { throw element.problem("\(quoted(id)) is used within itself; remove the use") }
        guard let original = index[id] else { return }
        var style = style
        do throws(SVGProblem) {
            style.transform = try SVGFigure(element).shift.within(style.transform)
        } catch {
            throw element.placed(error)
        }
        let (start, outer) = (items.count, style.clips)
        try cut(&style, as: element)
        used.append(id)
        defer { used.removeLast() }
        guard original.name == "symbol" || original.name == "svg" else {
            try read(original, style, depth: depth + 1)
            style.ownOpacity = 1
            return join(element, since: start, outer, style)
        }
        try apply(original, to: &style)
        if style.isSilent { return }
        try read(original, in: style, sizedBy: element, depth: depth + 2)
        join(original, since: start, outer, style)
    }

    /// Reads what is in a drawing within the drawing.
    private mutating func read(
        _ element: SVGElement, in style: SVGStyle, sizedBy user: SVGElement, depth: Int
    ) throws(SVGProblem) {
        var inner = try style.within(element, sizedBy: user)
        try cut(&inner, as: element)
        let start = items.count
        try read(element.children, inner, depth: depth)
        inner.ownOpacity = 1
        join(element, since: start, style.clips, inner)
    }

    private mutating func add(_ element: SVGElement, _ style: SVGStyle) throws(SVGProblem) {
        let figure = SVGFigure(element, sheet.declarations(of: element))
        guard let path = try figure.path(), !style.isHidden else { return }
        hasFigures = true
        let own = path.lines
        curves += own.reduce(0) { $0 + $1.cubics.count }
        if curves > CustomShape.limit {
            throw SVGProblem(text: "has more than \(CustomShape.limit) curves; simplify its paths")
        }
        let fill = look(of: style.resolved(style.fill), style.fillOpacity)
        let stroke = look(of: style.resolved(style.stroke), style.strokeOpacity)
        var part = CustomShape.Part(own.map { $0.mapped(style.transform.moved) })
        part.isEvenOdd = style.isEvenOdd
        let area = Path(along: part.lines).extent
        part.isFilled = fill.shows && figure.hasArea && area.map { $0.width > 0 && $0.height > 0 } ?? false
        if stroke.shows, style.width > 0 {
            // A stroke is made first and then moved, so that it is as uneven as the transform makes it.
            part.strokes = style.strokes(along: own).placed(style.transform)
        }
        let painter = SVGPainter(self, style, bounds: Path(along: own).extent)
        let fillInk = Result { () throws(SVGProblem) in try painter.ink(of: style.fill) }
        let strokeInk = Result { () throws(SVGProblem) in try painter.ink(of: style.stroke) }
        if case .success(nil) = fillInk { part.isFilled = false }
        if case .success(nil) = strokeInk { part.strokes = Path() }
        let whole = part
        for clip in style.clips where part.shows {
            if try clip.cut(&part, steps: &steps) { cutting.insert(clip.number) }
        }
        guard part.shows else { return }
        if part.isFilled { fill.note(in: &losses) }
        if part.isFilled, part.isEvenOdd, part.lines.cross { losses.hasCrossings = true }
        if !part.strokes.elements.isEmpty { stroke.note(in: &losses) }
        do throws(SVGProblem) {
            let fill = part.isFilled ? try fillInk.get() : nil
            let stroke = part.strokes.elements.isEmpty ? nil : try strokeInk.get()
            var layers: [Artwork.Item] = []
            if let fill {
                let area = Path(outlines: whole.lines.map { $0.closed.cubics })
                layers.append(
                    .area(.init(area, isEvenOdd: whole.isEvenOdd, fill.faded(style.ownFillOpacity))))
            }
            if let stroke {
                let strokes = Artwork.Item.area(.init(whole.strokes, stroke.faded(style.ownStrokeOpacity)))
                layers.insert(strokes, at: style.strokesFirst ? 0 : layers.count)
            }
            items += layers
            part.ink = stroke.map { $0.faded(style.strokeOpacity) } ?? fill?.faded(style.fillOpacity)
        } catch {
            note(error.text, of: element)
        }
        parts.append(part)
    }
}

extension CustomShape.Part {
    fileprivate var shows: Bool { isFilled || !strokes.elements.isEmpty }
}

extension Path {
    /// The area within closed outlines.
    init(outlines: [[ShapeCubic]]) {
        self.init()
        for outline in outlines { add(.area(outline, center: Point(x: 0, y: 0))) }
    }

    /// All of some lines, open ones as well.
    init(along lines: [PathLine]) {
        self.init()
        for line in lines {
            guard let first = line.cubics.first else { continue }
            move(to: Point(first.start))
            for cubic in line.cubics { curve(Point(cubic.first), Point(cubic.second), to: Point(cubic.end)) }
        }
    }
}

extension PathLine {
    func mapped(_ map: (PlanePoint) -> PlanePoint) -> PathLine {
        PathLine(cubics.map { $0.mapped(map) }, isClosed: isClosed)
    }
}
