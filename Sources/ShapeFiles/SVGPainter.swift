internal import Basics
internal import Drawing
internal import MotionCore
internal import SVGDocuments

/// Finds the own colors of a figure.
struct SVGPainter {
    private let index: SVGIndex
    private let sheet: SVGStyleSheet
    private let style: SVGStyle
    /// The bounds of the figure in its own units, without its stroke.
    private let bounds: Extent?

    init(_ reader: SVGReader, _ style: SVGStyle, bounds: Extent?) {
        index = reader.index
        sheet = reader.sheet
        self.style = style
        self.bounds = bounds
    }

    /// Returns what a paint of the style looks like in the drawing's units; nil where nothing shows.
    ///
    /// - Throws: ``SVGProblem`` that names a paint which cannot be drawn.
    func ink(of paint: SVGPaint) throws(SVGProblem) -> Artwork.Paint? {
        switch style.resolved(paint) {
        case .nothing, .current: return nil
        case .color(let name, let alpha): return .solid(try Self.ink(name, alpha))
        case .server(let id, let fallback):
            guard let server = index[id] else { return try ink(of: fallback) }
            switch server.name {
            case "linearGradient", "radialGradient": return try gradient(server)
            case "pattern": throw SVGProblem(text: "the pattern \(quoted(id))")
            default: return try ink(of: fallback)
            }
        }
    }

    private static func ink(_ name: String, _ alpha: Double) throws(SVGProblem) -> Ink {
        if name == "currentColor" { return .chosen(alpha: alpha) }
        guard let color = try? Color(parsing: name) else {
            throw SVGProblem(text: "the color \(quoted(name))")
        }
        return Ink.color(color).faded(alpha)
    }

    private func gradient(_ server: SVGElement) throws(SVGProblem) -> Artwork.Paint? {
        let chain = chain(server)
        let stops = try stops(chain)
        guard let last = stops.last else { return nil }
        let isBoxed = chain.value("gradientUnits") != "userSpaceOnUse"
        var placing = style.transform
        if isBoxed {
            guard let bounds, bounds.width > 0, bounds.height > 0 else { return nil }
            placing = Affine(bounds.width, 0, 0, bounds.height, bounds.left, bounds.top).within(placing)
        }
        if let text = chain.value("gradientTransform") { placing = try Affine(text).within(placing) }
        func coordinate(_ key: String, _ usual: Double, _ whole: Double?) throws(SVGProblem) -> Double {
            let whole = isBoxed ? 1 : whole
            guard let text = chain.value(key) else {
                guard let whole else { throw SVGProblem(text: Self.unsized(server)) }
                return usual * whole
            }
            guard text.hasSuffix("%") else { return try svgLength(text, server.name, key) }
            guard let share = Double(text.dropLast()), share.magnitude <= Path.dataLimit, let whole else {
                throw SVGProblem(text: Self.unsized(server))
            }
            return share / 100 * whole
        }
        let (width, height) = (style.viewport?.width, style.viewport?.height)
        let spread = AreaGradient.Spread(rawValue: chain.value("spreadMethod") ?? "") ?? .pad
        let plain = Artwork.Paint.solid(last.ink)
        if server.name == "linearGradient" {
            let (x, y) = (try coordinate("x1", 0, width), try coordinate("y1", 0, height))
            let across = try coordinate("x2", 1, width) - x
            let down = try coordinate("y2", 0, height) - y
            if across == 0, down == 0 { return plain }
            let units = Affine(across, down, -down, across, x, y)
            return .gradient(AreaGradient(.linear, stops, spread, placing: units.within(placing)))
        }
        let diagonal = width.flatMap { width in
            height.map { ((width * width + $0 * $0) / 2).squareRoot() }
        }
        let (x, y) = (try coordinate("cx", 0.5, width), try coordinate("cy", 0.5, height))
        let radius = try coordinate("r", 0.5, diagonal)
        if radius <= 0 { return plain }
        var focus = Point(x: 0, y: 0)
        if chain.value("fx") != nil { focus.x = (try coordinate("fx", 0.5, width) - x) / radius }
        if chain.value("fy") != nil { focus.y = (try coordinate("fy", 0.5, height) - y) / radius }
        // Outside of the circle it lies on its edge.
        let distance = focus.plane.length
        if distance > 0.999 { focus = Point(focus.plane * (0.999 / distance)) }
        let inner = chain.value("fr") == nil ? 0 : try coordinate("fr", 0, diagonal) / radius
        return .gradient(
            AreaGradient(
                .radial(focus: focus, radius: min(max(inner, 0), 0.999)), stops, spread,
                placing: Affine(scale: radius, x: x, y: y).within(placing)))
    }

    private static func unsized(_ server: SVGElement) -> String {
        "the gradient \(quoted(server["id"] ?? "")), a share of a picture without a size"
    }

    /// A gradient and those from which it has what it does not say.
    private func chain(_ server: SVGElement) -> [SVGElement] {
        var chain = [server]
        while chain.count < SVGLimits.maxDepth, let id = chain[chain.count - 1].reference,
            let base = index[id], base.name == "linearGradient" || base.name == "radialGradient"
        {
            chain.append(base)
        }
        return chain
    }

    private func stops(_ chain: [SVGElement]) throws(SVGProblem) -> [AreaGradient.Stop] {
        var stops: [AreaGradient.Stop] = []
        let elements = chain.lazy.map { $0.children.filter { $0.name == "stop" } }.first { !$0.isEmpty }
        // Colors of the text are those where the gradient stands.
        var around = SVGStyle()
        if let owner = chain.first(where: { $0.children.contains { $0.name == "stop" } }) {
            try around.apply(sheet.inherited(by: owner, in: index))
        }
        for element in elements ?? [] {
            if (element.children + chain.flatMap { $0.children }).contains(where: { $0.isAnimation }) {
                throw SVGProblem(text: "a gradient that moves")
            }
            var style = around
            try style.apply(sheet.declarations(of: element).filter { $0.key == "color" })
            var (place, paint, opacity) = (0.0, SVGPaint.color("#000000", alpha: 1), 1.0)
            for (key, value) in sheet.declarations(of: element) {
                switch key {
                case "offset": place = svgOpacity(value) ?? place
                case "stop-opacity": opacity = svgOpacity(value) ?? opacity
                case "stop-color": paint = SVGPaint(value) ?? paint
                default: break
                }
            }
            place = max(place, stops.last?.place ?? 0)
            switch style.resolved(paint) {
            case .color(let name, let alpha):
                stops.append(.init(place, try Self.ink(name, alpha * opacity)))
            default: stops.append(.init(place, .color(Color(red: 0, green: 0, blue: 0, alpha: 0))))
            }
        }
        return stops
    }
}

extension [SVGElement] {
    /// The value of an attribute of the first of a chain that has it; nil where none has.
    fileprivate func value(_ key: String) -> String? { lazy.compactMap { $0[key] }.first }
}
