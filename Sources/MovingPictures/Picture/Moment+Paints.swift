internal import Drawing
internal import MotionCore
internal import SVGDocuments

extension MovingColor {
    /// The nearest color with 8 bits a channel, less opaque.
    func color(opacity: Double = 1) -> Color {
        func byte(_ channel: Double) -> UInt8 { UInt8((min(max(channel, 0), 1) * 255).rounded()) }
        return Color(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha * opacity))
    }
}

extension Moment {
    /// Returns a paint of a figure.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the figure in its own units, without its stroke.
    ///   - transform: The map from its own units to those of the picture.
    /// - Returns: Nil where nothing shows.
    func paint(
        _ paint: NodeStyle.Paint, opacity: Double, _ bounds: @autoclosure () -> Extent?, _ viewport: Viewport,
        _ transform: Affine
    ) -> Artwork.Paint? {
        switch paint {
        case .none: return nil
        case .color(let color):
            let color = color.color(opacity: opacity)
            return color.alpha == 0 ? nil : .solid(.color(color))
        case .server(let server):
            return gradient(server, bounds(), viewport, transform)?.faded(opacity)
        }
    }

    private func gradient(
        _ server: Int, _ bounds: Extent?, _ viewport: Viewport, _ transform: Affine
    ) -> Artwork.Paint? {
        let chain = gradientChain(server)
        let stops = stops(chain)
        guard let last = stops.last else { return nil }
        func value<T>(_ read: (Int) -> T?) -> T? { chain.lazy.compactMap(read).first }
        let isBoxed = value { word(.gradientUnits, $0) } != "userspaceonuse"
        var placing = transform
        if isBoxed {
            guard let bounds, bounds.width > 0, bounds.height > 0 else { return nil }
            placing = Affine(bounds.width, 0, 0, bounds.height, bounds.left, bounds.top).within(placing)
        }
        if let placed = chain.first(where: { moves($0) }) {
            guard let own = self.transform(of: placed, in: viewport, bounds: { _ in nil }) else { return nil }
            placing = own.within(placing)
        }
        func coordinate(_ key: MovingProperty, _ usual: Double, _ whole: Double) -> Double {
            let whole = isBoxed ? 1 : whole
            return value { length(key, $0) }?.length(of: whole) ?? usual * whole
        }
        let spread = value { word(.spreadMethod, $0) }.flatMap { AreaGradient.Spread(rawValue: $0) } ?? .pad
        let plain = Artwork.Paint.solid(last.ink)
        if kind(server) == .linearGradient {
            let (x, y) = (coordinate(.x1, 0, viewport.width), coordinate(.y1, 0, viewport.height))
            let across = coordinate(.x2, 1, viewport.width) - x
            let down = coordinate(.y2, 0, viewport.height) - y
            if across == 0, down == 0 { return plain }
            return .gradient(
                AreaGradient(
                    .linear, stops, spread,
                    placing: Affine(across, down, -down, across, x, y).within(placing)))
        }
        let (x, y) = (coordinate(.cx, 0.5, viewport.width), coordinate(.cy, 0.5, viewport.height))
        let radius = coordinate(.r, 0.5, viewport.diagonal)
        if radius <= 0 { return plain }
        var focus = Point(x: 0, y: 0)
        if value({ length(.fx, $0) }) != nil {
            focus.x = (coordinate(.fx, 0.5, viewport.width) - x) / radius
        }
        if value({ length(.fy, $0) }) != nil {
            focus.y = (coordinate(.fy, 0.5, viewport.height) - y) / radius
        }
        // Outside of the circle it lies on its edge.
        let distance = focus.plane.length
        if distance > 0.999 { focus = Point(focus.plane * (0.999 / distance)) }
        let inner = coordinate(.fr, 0, viewport.diagonal) / radius
        return .gradient(
            AreaGradient(
                .radial(focus: focus, radius: min(max(inner, 0), 0.999)), stops, spread,
                placing: Affine(scale: radius, x: x, y: y).within(placing)))
    }

    /// A gradient and those from which it has what it does not say.
    private func gradientChain(_ server: Int) -> [Int] {
        var chain = [server]
        while chain.count < SVGLimits.maxDepth, let base = target(chain[chain.count - 1]),
            !chain.contains(base),
            kind(base).isGradient
        {
            chain.append(base)
        }
        return chain
    }

    private func stops(_ chain: [Int]) -> [AreaGradient.Stop] {
        func stops(of node: Int) -> [Int] { tree.nodes[node].children.filter { kind($0) == .stop } }
        guard let owner = chain.first(where: { !stops(of: $0).isEmpty }) else { return [] }
        var result: [AreaGradient.Stop] = []
        for stop in stops(of: owner) {
            let place = min(max(number(.offset, stop) ?? 0, 0), 1)
            let opacity = min(max(number(.stopOpacity, stop) ?? 1, 0), 1)
            let color: MovingColor =
                switch value(.stopColor, stop) {
                case .color(let color)?: color
                case .word("currentcolor")?: self.color(of: stop)
                default: .black
                }
            result.append(
                .init(max(place, result.last?.place ?? 0), .color(color.color(opacity: opacity))))
        }
        return result
    }

    /// The color of the text in an element that is not drawn itself, as its own ancestors have it.
    func color(of node: Int) -> MovingColor {
        var next: Int? = node
        while let current = next {
            if case .color(let color)? = value(.color, current) { return color }
            next = tree.nodes[current].parent
        }
        return drawing.color
    }
}
