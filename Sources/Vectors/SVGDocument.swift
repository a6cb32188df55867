internal import Basics
internal import Drawing

/// A vector picture as SVG, whose moving properties a dialect animates.
struct SVGDocument {
    /// A way to animate the properties of SVG elements.
    protocol Dialect {
        /// Returns the attributes and children that give these properties of an element these values over time.
        ///
        /// - Parameter mark: A class of the element; nil for none.
        mutating func animate(_ properties: [(SVGProperty, VectorCurve)], mark: String?) -> (
            attributes: String, children: String
        )
        /// The text at the beginning of the document, once all elements are written.
        var head: String { get }
        /// The rules for dark screens alone, once all elements are written.
        var dark: String { get }
        /// Whether colors that change over time can be others on dark screens.
        static var variesMovingColors: Bool { get }
    }

    let picture: VectorPicture
    /// The prefix of identifiers.
    let prefix: String
    /// Whether the indicator takes its color from the page.
    let usesCurrentColor: Bool
    let gamut: Gamut

    /// The definitions that elements refer to.
    struct Definitions {
        var text = ""
        /// The number of gradients among the definitions.
        var gradients = 0
        /// The declarations of colors beyond sRGB, one for each class.
        var wide: [String] = []
        /// The colors on dark screens.
        var looks = SVGLooks()
    }

    func text<D: Dialect>(_ dialect: inout D) -> String {
        var body = ""
        var defs = Definitions()
        let (width, height) = (picture.width.decimal(4), picture.height.decimal(4))
        let groups = picture.groupsOfLooks(variesMovingColors: D.variesMovingColors)
        for (index, group) in groups.enumerated() {
            body += text(of: group, "\(index + 1)", &dialect, &defs)
        }
        let head =
            wideStyle(defs.wide) + dialect.head + defs.looks.style(prefix, dialect.dark)
            + (defs.text.isEmpty ? "" : "<defs>\n" + defs.text + "</defs>\n")
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)">
            \(head)\(body)</svg>

            """
    }

    /// - Parameter number: The place of the group among all.
    private func text(
        of group: VectorPicture.Group, _ number: String, _ dialect: inout some Dialect,
        _ defs: inout Definitions
    ) -> String {
        var opening = "<g>"
        if let clip = group.clip {
            let name = "\(prefix)-clip-\(number)"
            defs.text += "<clipPath id=\"\(name)\"><path d=\"\(clip.data)\"/></clipPath>\n"
            opening = "<g clip-path=\"url(#\(name))\">"
        }
        var closing = "</g>\n"
        if let look = group.look {
            opening = defs.looks.opening(look, prefix) + opening
            closing = "</g>" + closing
        }
        if let outlines = group.standingMask {
            let name = "\(prefix)-mask-\(number)"
            let paths = outlines.map { "<path d=\"\($0.data)\"/>" }.joined()
            defs.text += "<clipPath id=\"\(name)\">\(paths)</clipPath>\n"
            opening += "<g clip-path=\"url(#\(name))\">"
            closing = "</g>" + closing
        } else if !group.mask.isEmpty {
            let name = "\(prefix)-mask-\(number)"
            let size =
                "x=\"0\" y=\"0\" width=\"\(picture.width.decimal(4))\" height=\"\(picture.height.decimal(4))\""
            // In a mask, white shows and black hides.
            let ground = group.isOutside ? "<rect fill=\"#FFFFFF\" \(size)/>\n" : ""
            let parts = group.mask.map { layer -> String in
                var layer = layer
                layer.paint = .init(.surface, [Color(rgba: group.isOutside ? 0x0000_00FF : 0xFFFF_FFFF)])
                return element(layer, &dialect, &defs)
            }
            defs.text +=
                "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" \(size)>\n\(ground)\(parts.joined())</mask>\n"
            opening += "<g mask=\"url(#\(name))\">"
            closing = "</g>" + closing
        }
        if group.opacity < 1 {
            opening += "<g opacity=\"\(group.opacity.decimal(4))\">"
            closing = "</g>" + closing
        } else if !group.mask.isEmpty, group.layers.count + group.parts.count > 1 {
            // WebKit masks each child of a group by itself, and smooths all their edges.
            opening += "<g style=\"isolation:isolate\">"
            closing = "</g>" + closing
        }
        var carriage = SVGCarriage()
        for move in group.moves { carriage.add(move, &dialect) }
        carriage.go(to: Point(x: 0, y: 0))
        carriage.group()
        var body = opening + carriage.opening + "\n"
        for layer in group.layers { body += element(layer, &dialect, &defs) }
        for (index, part) in group.parts.enumerated() {
            body += text(of: part, "\(number)-\(index + 1)", &dialect, &defs)
        }
        return body + carriage.closing + closing
    }

    /// A class of elements that have a color beyond sRGB; nil for a color of sRGB.
    ///
    /// Readers that know no such color have to see nothing of it: resvg and CairoSVG paint what has one in a style of its own black.
    private func mark(_ property: String, _ color: Color, _ defs: inout Definitions) -> String? {
        guard let wide = color.wideText(gamut) else { return nil }
        let declaration = "\(property): \(wide)"
        return "\(prefix)-p3-\(defs.wide.place(of: declaration) + 1)"
    }

    /// The classes of elements that have a color beyond sRGB, or another one on dark screens.
    func marks(
        _ property: String, _ color: Color, dark: Color?, _ defs: inout Definitions
    ) -> [String] {
        let wide = mark(property, color, &defs).map { [$0] } ?? []
        guard let dark, dark.with(alpha: 255) != color.with(alpha: 255) else { return wide }
        return wide + [
            defs.looks.mark(
                "\(property): \(dark.opaqueText)", wide: dark.wideText(gamut).map { "\(property): \($0)" },
                prefix)
        ]
    }

    private func wideStyle(_ declarations: [String]) -> String {
        if declarations.isEmpty { return "" }
        let rules = declarations.enumerated().map { ".\(prefix)-p3-\($0.offset + 1) { \($0.element); }\n" }
        return """
            <style>
            @supports (color: color(display-p3 1 1 1)) {
            \(rules.joined())}
            </style>

            """
    }

    private func element(
        _ layer: VectorPicture.Layer, _ dialect: inout some Dialect, _ defs: inout Definitions
    ) -> String {
        let (start, moves) = layer.begun
        var carriage = SVGCarriage()
        for move in moves { carriage.add(move, &dialect) }
        var attributes = ""
        var properties: [(SVGProperty, VectorCurve)] = []
        let paint = layer.paint
        var marks: [String] = []
        let isStroke: Bool
        switch layer.content {
        case .stroke(let stroke):
            isStroke = true
            let stroke = SVGStroke(stroke, from: start, origin: carriage.origin)
            (attributes, properties) = (stroke.attributes, stroke.properties)
        case .area(let outline):
            isStroke = false
            if outline.isEvenOdd { attributes = " fill-rule=\"evenodd\"" }
            properties.append((.outline(outline.counted(from: carriage.origin)), outline.indices))
        }
        if paint.isGradient {
            defs.gradients += 1
            let name = "\(prefix)-colors-\(defs.gradients)"
            let text = gradient(paint, name, origin: carriage.origin, &defs)
            defs.text += text
            attributes += " \(isStroke ? "stroke" : "fill")=\"url(#\(name))\""
        } else if usesCurrentColor, paint.role.slot == PartRole.value.slot {
            attributes += isStroke ? " stroke=\"currentColor\"" : " fill=\"currentColor\""
        } else {
            let place = paint.place ?? .constant(0, for: picture.duration)
            if let constant = place.constant {
                let color = paint.colors[Int(constant)]
                let dark = paint.darkColors.isEmpty ? nil : paint.darkColors[Int(constant)]
                marks = self.marks(isStroke ? "stroke" : "fill", color, dark: dark, &defs)
            }
            properties.append(
                (.color(isStroke: isStroke, paint.colors, dark: paint.darkColors, gamut), place))
        }
        var alpha = paint.isGradient ? 1 : Double(paint.colors[0].alpha) / 255
        if let dark = paint.darkColors.first, !paint.isGradient, dark.alpha != paint.colors[0].alpha {
            // What is opaque on one kind of screens alone is so by a property that a rule can change.
            let name = isStroke ? "stroke-opacity" : "fill-opacity"
            attributes += " \(name)=\"\(alpha.decimal(4))\""
            marks.append(defs.looks.mark(name + ": " + (Double(dark.alpha) / 255).decimal(4), prefix))
            alpha = 1
        }
        if alpha < 1 || layer.opacity.constant != 1 {
            properties.append((.opacity, layer.opacity.mapped(scale: alpha)))
        }
        let moved = dialect.animate(properties, mark: marks.isEmpty ? nil : marks.joined(separator: " "))
        let path = "<path\(carriage.attribute)\(attributes)\(moved.attributes)"
        let inner = moved.children.isEmpty ? path + "/>" : path + ">\(moved.children)</path>"
        let whole = carriage.opening + inner + carriage.closing
        guard let look = layer.look else { return whole + "\n" }
        return defs.looks.opening(look, prefix) + whole + "</g>\n"
    }
}

extension VectorPicture {
    /// Whether a color beyond sRGB is one of several that an element has over time.
    package var changesWideColors: Bool {
        layers.contains { layer in
            guard layer.paint.ends == nil, let place = layer.paint.place else { return false }
            return place.constant == nil && layer.paint.colors.contains { !$0.wide.isNone }
        }
    }
}

extension VectorPicture.Layer {
    /// The start of a line along a circle, in turns after 12 o'clock, from turns that stand still; and the layer's other moves.
    fileprivate var begun: (turns: Double, moves: [VectorPicture.Move]) {
        guard case .stroke(let stroke) = content, case .circle(let center, _) = stroke.line else {
            return (0, moves)
        }
        var (turns, rest): (Double, [VectorPicture.Move]) = (0, [])
        for move in moves {
            guard case .turn(let curve, center) = move else { return (0, moves) }
            if let constant = curve.constant { turns += constant } else { rest.append(move) }
        }
        return (turns, rest)
    }
}

extension VectorPicture.Group {
    /// The outlines of a mask that stands still and says what is seen: a clip, which more readers know. Nil for other masks, and for none.
    fileprivate var standingMask: [Path]? {
        if mask.isEmpty || isOutside { return nil }
        var outlines: [Path] = []
        for layer in mask {
            guard case .area(let outline) = layer.content, outline.place == nil, layer.moves.isEmpty,
                layer.opacity.constant == 1
            else { return nil }
            outlines.append(outline.paths[0])
        }
        return outlines
    }
}
