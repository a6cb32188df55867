internal import Basics
internal import Drawing
internal import Indicators
internal import MotionCore

/// The figures of a drawing, with their paints.
struct SVGDrawing {
    /// A figure with what it is painted with.
    struct Figure {
        /// Its lines in the drawing's units.
        let lines: [PathLine]
        /// The area of its stroke, in the same units.
        let strokes: Path
        let isEvenOdd: Bool
        /// The paints of its area and of its strokes.
        let fill, stroke: (paint: SVGPaint, opacity: Double)
    }

    var figures: [Figure] = []
    /// Gradients and patterns by their ids.
    var servers: [String: SVGServer] = [:]
    /// The visible part of the drawing; nil for all of it.
    var window: Extent?

    /// The visible parts, and what a shape in one color loses of them.
    func shown(of name: String) -> (parts: [CustomShape.Part], losses: CustomShape.Losses) {
        var losses = CustomShape.Losses(of: name)
        var parts: [CustomShape.Part] = []
        for figure in figures {
            var part = CustomShape.Part(figure.lines)
            part.isEvenOdd = figure.isEvenOdd
            let area = Path(along: figure.lines).extent
            let (fill, stroke) = (look(of: figure.fill), look(of: figure.stroke))
            part.isFilled = fill.shows
            if stroke.shows { part.strokes = figure.strokes }
            let isFilled = part.isFilled && area.map { $0.width > 0 && $0.height > 0 } ?? false
            let isStroked = !part.strokes.elements.isEmpty
            guard isFilled || isStroked else { continue }
            let whole = [isFilled ? area : nil, part.strokes.extent].compactMap { $0 }
            if let window {
                if whole.allSatisfy({ !$0.meets(window) }) { continue }
                if !whole.allSatisfy({ $0.lies(in: window) }) { losses.isCut = true }
            }
            if isFilled { fill.note(in: &losses) }
            if isStroked { stroke.note(in: &losses) }
            parts.append(part)
        }
        return (parts, losses)
    }

    /// The visible content of a paint.
    private struct Look {
        var color: String?
        var server: String?
        var shows = false
        var isTranslucent = false

        func note(in losses: inout CustomShape.Losses) {
            if let color, !losses.colors.contains(color) { losses.colors.append(color) }
            if let server, !losses.gradients.contains(server) { losses.gradients.append(server) }
            if isTranslucent { losses.isTranslucent = true }
        }
    }

    private func look(of paint: (paint: SVGPaint, opacity: Double)) -> Look {
        var look = Look()
        var opacities: [Double] = []
        switch paint.paint {
        case .nothing, .current: return look
        case .color(let name, let alpha): (look.color, opacities) = (name, [alpha])
        case .server(let id, let fallback):
            guard let server = servers[id] else { return self.look(of: (fallback, paint.opacity)) }
            look.server = "\(server.kind) \(quoted(id))"
            opacities = stops(of: server)
        }
        opacities = opacities.map { $0 * paint.opacity }
        look.shows = opacities.contains { $0 >= SVGStyle.leastOpacity }
        look.isTranslucent = opacities.contains { $0 < 1 - SVGStyle.leastOpacity }
        return look
    }

    /// The opacities of the stops that a gradient has itself or inherits, in `0...1`.
    private func stops(of server: SVGServer) -> [Double] {
        var server = server
        for _ in 0..<ShapeFile.maxDepth {
            guard server.alphas.isEmpty, let base = server.base.flatMap({ servers[$0] }) else { break }
            server = base
        }
        return server.alphas
    }
}

extension Path {
    /// All of some lines, open ones as well.
    fileprivate init(along lines: [PathLine]) {
        self.init()
        for line in lines {
            guard let first = line.cubics.first else { continue }
            func point(_ point: PlanePoint) -> Point { Point(x: point.x, y: point.y) }
            move(to: point(first.start))
            for cubic in line.cubics { curve(point(cubic.first), point(cubic.second), to: point(cubic.end)) }
        }
    }
}

extension Extent {
    fileprivate func meets(_ other: Extent) -> Bool {
        left < other.right && right > other.left && top < other.bottom && bottom > other.top
    }

    /// Whether these bounds lie within others, but for a thousandth, which nobody sees.
    fileprivate func lies(in other: Extent) -> Bool {
        let (x, y) = (other.width / 1000, other.height / 1000)
        return left >= other.left - x && right <= other.right + x && top >= other.top - y
            && bottom <= other.bottom + y
    }
}
