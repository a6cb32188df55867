internal import Basics
internal import Indicators
internal import SVGDocuments

/// The visible content of a paint.
struct SVGLook {
    private var color: String?
    private var server: String?
    /// Whether any of it shows.
    private(set) var shows = false
    private var isTranslucent = false

    fileprivate init(color: String? = nil, server: String? = nil, opacities: [Double] = []) {
        self.color = color
        self.server = server
        shows = opacities.contains { $0 >= SVGStyle.leastOpacity }
        isTranslucent = opacities.contains { $0 < 1 - SVGStyle.leastOpacity }
    }

    /// Adds what a shape in one color loses of it.
    func note(in losses: inout CustomShape.Losses) {
        if let color, !losses.colors.contains(color) { losses.colors.append(color) }
        if let server, !losses.gradients.contains(server) { losses.gradients.append(server) }
        if isTranslucent { losses.isTranslucent = true }
    }
}

extension SVGReader {
    /// Returns what shows of a paint at an opacity in `0...1`.
    func look(of paint: SVGPaint, _ opacity: Double) -> SVGLook {
        switch paint {
        case .nothing, .current: return SVGLook()
        case .color(let name, let alpha): return SVGLook(color: name, opacities: [alpha * opacity])
        case .server(let id, let fallback):
            guard let server = index[id], Self.servers.contains(server.name) else {
                return look(of: fallback, opacity)
            }
            let kind = server.name == "pattern" ? "pattern" : "gradient"
            return SVGLook(
                server: "\(kind) \(quoted(id))", opacities: opacities(of: server).map { $0 * opacity })
        }
    }

    private static let servers: Set = ["linearGradient", "radialGradient", "pattern"]

    /// The opacities of the stops that a gradient has itself or inherits, in `0...1`; a pattern is opaque.
    private func opacities(of server: SVGElement) -> [Double] {
        if server.name == "pattern" { return [1] }
        var server = server
        for _ in 0..<SVGLimits.maxDepth {
            let stops = server.children.filter { $0.name == "stop" }
            if !stops.isEmpty { return stops.map { opacity(of: $0) } }
            guard let base = server.reference.flatMap({ index[$0] }) else { break }
            server = base
        }
        return []
    }

    private func opacity(of stop: SVGElement) -> Double {
        var (color, opacity) = (1.0, 1.0)
        for (key, value) in sheet.declarations(of: stop) {
            if key == "stop-opacity" { opacity = svgOpacity(value) ?? opacity }
            guard key == "stop-color" else { continue }
            switch SVGPaint(value) {
            case .nothing?: color = 0
            case .color(_, let alpha)?: color = alpha
            default: color = 1
            }
        }
        return color * opacity
    }
}
