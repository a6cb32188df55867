public import Basics
public import Drawing
internal import MotionCore
internal import SVGDocuments

/// A drawing in SVG that moves, by SMIL or by style sheets, at any moment as exact as its numbers.
///
/// ```swift
/// let picture = try MovingPicture(bytes, name: "spinner.svg")
/// let list = picture.displayList(at: 250)
/// ```
public struct MovingPicture: Sendable {
    /// The surroundings to which a drawing can adapt.
    public struct Surroundings: Hashable, Sendable {
        /// The color of the text around it, which `currentColor` stands for.
        public var color = Color(red: 0, green: 0, blue: 0)
        /// Whether the surroundings are dark, as `prefers-color-scheme` asks.
        public var isDark = false
        /// Whether motion is to be reduced, as `prefers-reduced-motion` asks.
        public var reducesMotion = false

        /// Creates light surroundings with black text, in which things may move.
        public init() {}
    }

    /// The name of the file in messages.
    public let name: String
    /// The size that the file states, in points.
    public let width, height: Double
    /// The course of what moves.
    public let loop: MovingLoop
    /// Notes about content that does nothing here, a sentence each.
    public let notes: [Message]

    let drawing: MovingDrawing
    let animations: PictureAnimations
    let texts: MovingTexts

    /// The greatest size of a file, in bytes.
    public static let maxBytes = SVGLimits.maxBytes

    /// Reads a drawing.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - name: The name of the file in messages.
    ///   - surroundings: What the drawing can adapt to.
    ///   - typesetter: Outlines texts; nil refuses them.
    /// - Throws: ``SpecError`` of kind `file` with the line and the column of the first thing that is broken, or that shows and is not
    ///   drawn.
    public init(
        _ bytes: [UInt8], name: String, in surroundings: Surroundings = Surroundings(),
        typesetter: Typesetter? = nil
    ) throws(SpecError) {
        if bytes.count > Self.maxBytes {
            throw SpecError(
                .file, at: name,
                "a drawing of more than \(Self.maxBytes) bytes is too large; simplify its paths")
        }
        if bytes.isEmpty { throw SpecError(.file, at: name, "is empty; save the drawing again") }
        do throws(SVGProblem) {
            try self.init(reading: bytes, name: name, in: surroundings, typesetter)
        } catch {
            let place = SpecError.FilePlace(
                file: name, line: max(error.line, 1), column: max(error.column, 1), path: "")
            throw SpecError(.file, at: .place(place), Message(error.text))
        }
    }

    private init(
        reading bytes: [UInt8], name: String, in surroundings: Surroundings, _ typesetter: Typesetter?
    ) throws(SVGProblem) {
        self.name = name
        let root = try SVGParser.root(of: bytes)
        let tree = SVGTree(root)
        let cascade = try CSSCascade(tree, Self.conditions(root, surroundings), accepts: CSSValidity.accepts)
        drawing = MovingDrawing(tree, cascade.declared, color: MovingColor(surroundings.color))
        let check = try ContentCheck(drawing, cascade)
        animations = try PictureAnimations(drawing, cascade)
        texts = try MovingTexts(drawing, typesetter)
        let still = Moment(drawing: drawing, values: MovingValues(), texts: nil)
        (width, height) = try Self.size(still)
        loop = animations.loop
        let problems = check.notes.all + cascade.notes.all + animations.notes + texts.notes.all
        notes =
            problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }.map { $0.sentence }
            + [texts.fontNote].compactMap { $0 }
    }

    /// The surroundings, with a window of the size that the attributes of the outermost element state.
    private static func conditions(_ root: SVGElement, _ surroundings: Surroundings) -> CSSConditions {
        func side(_ key: String) -> Double? {
            guard let text = root[key],
                case .lengths(let list)? = MovingValue(text, of: key, current: .black),
                list.count == 1, list[0].share == 0
            else { return nil }
            return list[0].user
        }
        let box = root.viewBox
        return CSSConditions(
            isDark: surroundings.isDark, reducesMotion: surroundings.reducesMotion,
            width: side("width") ?? box?.width ?? 300, height: side("height") ?? box?.height ?? 150)
    }

    /// The size that the outermost element states, or that of its `viewBox`.
    private static func size(_ moment: Moment) throws(SVGProblem) -> (Double, Double) {
        func side(_ property: MovingProperty) -> Double? {
            guard let length = moment.length(property, 0), length.share == 0 else { return nil }
            return length.user
        }
        let box = PictureBuilder(moment: moment).viewBox(of: 0)
        let (width, height) = (side(.width), side(.height))
        let size: (Double, Double)? =
            switch (width, height, box) {
            case (let width?, let height?, _): (width, height)
            case (let width?, nil, let box?): (width, width * box.height / box.width)
            case (nil, let height?, let box?): (height * box.width / box.height, height)
            case (nil, nil, let box?): (box.width, box.height)
            default: nil
            }
        let root = moment.tree[0]
        guard let size else {
            throw root.problem("has no size; give it a width and a height, or a viewBox")
        }
        guard size.0 > 0, size.1 > 0 else { throw root.problem("has a size of 0; give it a larger one") }
        guard max(size.0, size.1) <= Path.dataLimit else {
            throw root.problem("is larger than \(Int(Path.dataLimit)) points; draw it smaller")
        }
        return size
    }

    // MARK: Drawing

    /// Returns what the drawing shows at a moment.
    ///
    /// - Parameters:
    ///   - time: Milliseconds from the beginning of the document; any number, of which negative ones count as 0.
    ///   - scale: The size of the picture in relation to the one that the file states. Strokes that do not scale keep their width.
    /// - Returns: A picture in points, ``width`` and ``height`` times the scale.
    public func displayList(at time: Double, scale: Double = 1) -> DisplayList {
        var list = DisplayList(width: width * scale, height: height * scale)
        let items = items(at: Self.nanoseconds(time), scale: scale)
        if !items.isEmpty {
            list.shapes = [
                .artwork(
                    ArtworkShape(
                        Artwork(items), placing: Affine(), color: Color(red: 0, green: 0, blue: 0)))
            ]
        }
        return list
    }

    /// Whether the drawing looks the same at all of some moments, in milliseconds.
    package func isStill(at moments: [Double]) -> Bool {
        func look(_ moment: Double) -> [Artwork.Item] { items(at: Self.nanoseconds(moment), scale: 1) }
        guard let first = moments.first.map(look) else { return true }
        return moments.dropFirst().allSatisfy { look($0) == first }
    }

    static func nanoseconds(_ time: Double) -> Int64 {
        Int64((min(max(time, 0), 1e12) * 1e6).rounded())
    }

    private func items(at time: Int64, scale: Double) -> [Artwork.Item] {
        var values = MovingValues(elements: drawing.tree.nodes.count)
        animations.apply(at: time, to: &values)
        let builder = PictureBuilder(moment: Moment(drawing: drawing, values: values, texts: texts))
        return builder.picture(width: width, height: height, scale: scale)
    }
}

extension PictureBuilder {
    /// Returns what the outermost element draws.
    ///
    /// - Parameters:
    ///   - width: The width that it states.
    ///   - height: The height that it states.
    ///   - scale: The size of the picture in relation to that.
    fileprivate func picture(width: Double, height: Double, scale: Double) -> [Artwork.Item] {
        if isGone(0) { return [] }
        let room = Viewport(width: width * scale, height: height * scale)
        let style = NodeStyle(color: moment.drawing.color).within(0, at: moment)
        guard let own = moment.transform(of: 0, in: room, bounds: { _ in nil }) else { return [] }
        var place = Place(style: style, viewport: room, transform: own)
        let window = Path.rectangle(x: 0, y: 0, width: room.width, height: room.height).placed(own)
        let box = viewBox(of: 0) ?? Extent(left: 0, top: 0, right: width, bottom: height)
        let fit = SVGFit(box, in: tree[0], width: room.width, height: room.height)
        place.transform = Affine(fit.across, 0, 0, fit.down, fit.x, fit.y).within(own)
        place.viewport = Viewport(width: box.width, height: box.height)
        let items = effects(of: 0, in: place) {
            background(window) + (hasEmptyView(0) ? [] : children(of: 0, in: place))
        }
        // The picture ends where an upright element does.
        if own == Affine() || items.isEmpty || moment.word(.overflow, 0) == "visible" { return items }
        return [.clipped(items, to: window)]
    }

    private func background(_ window: Path) -> [Artwork.Item] {
        background.map { [.area(.init(window, .solid(.color($0))))] } ?? []
    }

    /// The color behind everything; nil for none.
    var background: Color? {
        let ink: Color
        switch moment.value(.backgroundColor, 0) {
        case .color(let color)?: ink = color.color()
        case .word("currentcolor")?: ink = moment.color(of: 0).color()
        default: return nil
        }
        return ink.alpha == 0 ? nil : ink
    }
}
