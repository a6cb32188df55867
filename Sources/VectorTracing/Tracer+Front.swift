internal import Basics
internal import Drawing
internal import Indicators
internal import Jobs
internal import Vectors

extension Tracer {
    /// The greatest number of signs and texts that take turns in one picture.
    static let maxTurns = 2000

    /// Returns the background of the indicator; nil for none.
    func ground() -> VectorPicture.Layer? {
        guard let color = job.scene.surroundings.background else { return nil }
        let size = job.scene.size
        let path = Path.rectangle(x: 0, y: 0, width: size.width, height: size.height)
        return .init(
            "ground", .area(.init(path)), opacity: constant(1), paint: .init(.surface, [color]))
    }

    /// Returns the layers of signs and texts: each that is shown at one time or another, frame by frame, is a layer that
    /// appears in its turn.
    func front() throws(SpecError) -> [VectorPicture.Layer] {
        let count = changingFrames
        var list = DisplayList(width: 0, height: 0)
        var turns: [(shape: Shape, depth: Int, opacities: [Int: Double])] = []
        var known: [Shape: Int] = [:]
        for index in 0..<count {
            var visibility = 1.0
            list.reset(width: 0, height: 0)
            if case .steps(let screen) = job.scene.body {
                screen.draw(at: job.timeline.time(of: index), into: &list)
            } else {
                let look = job.look(of: index)
                visibility = look.visibility
                if visibility > 0 { job.scene.surroundings.drawInFront(look, into: &list) }
            }
            for (depth, shape) in list.shapes.flatMap({ $0.areas }).enumerated() {
                let (solid, opacity) = shape.solid
                if known[solid] == nil {
                    guard turns.count < Self.maxTurns else {
                        let remedy: Message =
                            job.tellsTime
                            ? "use a lower \(option: .fps), such as \(option: .fps, "0.2")"
                            : "use a lower \(option: .fps) or fewer \(option: .frames)"
                        throw SpecError(
                            .limit, at: .option(.to),
                            "more than \(Self.maxTurns) texts alternate, and vector formats need an outline for each; \(remedy)"
                        )
                    }
                    known[solid] = turns.count
                    turns.append((solid, depth, [:]))
                }
                known[solid].map { turns[$0].opacities[index] = opacity * visibility }
            }
        }
        guard !turns.isEmpty else { return [] }
        // A replacement lies as deep as the shape that it replaces.
        let order = turns.indices.sorted { (turns[$0].depth, $0) < (turns[$1].depth, $1) }
        turns = order.map { turns[$0] }
        var layers: [VectorPicture.Layer] = []
        for (number, turn) in turns.enumerated() {
            let (path, paint, name) = try outline(turn.shape)
            // Two texts without a word in common leave an empty path for the words that stay.
            if path.elements.isEmpty { continue }
            layers.append(
                .init(
                    "\(name)-\(number + 1)", .area(.init(path)), opacity: opacity(turn.opacities),
                    paint: paint))
        }
        return layers
    }

    /// The number of frames to trace: where no text changes, one frame shows all there is.
    var changingFrames: Int {
        if case .steps = job.scene.body { return job.timeline.count }
        let changes = job.change != nil || job.story != nil || !job.timeline.values.isEmpty || job.tellsTime
        return changes ? job.timeline.count : 1
    }

    func outline(_ shape: Shape) throws(SpecError) -> (Path, VectorPicture.Paint, String) {
        switch shape {
        case .path(let shape):
            return (shape.path, .init(shape.role, [shape.color]), shape.role.name("figure"))
        case .text(let text):
            guard let texts else { preconditionFailure("texts have fonts") }
            do throws(TextError) {
                return (try texts.outline(of: text), .init(.text, [text.color]), "text")
            } catch {
                throw SpecError(.component, at: .option(.font), "\(error)")
            }
        case .ring, .group, .stack, .artwork, .shadow: preconditionFailure("signs are paths")
        }
    }

    /// Returns opacities of frames as a curve: straight from one frame to the next where both show the layer.
    func opacity(_ frames: [Int: Double]) -> VectorCurve {
        let count = changingFrames
        let segments = (0..<count).map { index -> VectorCurve.Segment in
            let start = frames[index] ?? 0
            let next = index + 1 < count ? frames[index + 1] : nil
            return .init(
                from: isStill ? 0 : job.timeline.time(of: index),
                to: index + 1 < count ? job.timeline.time(of: index + 1) : duration, start: start,
                end: frames[index] == nil ? 0 : next ?? start)
        }
        return VectorCurve(segments)
    }
}

extension Shape {
    /// The shape as areas and texts from back to front. A disc behind a smaller one becomes a ring, since nothing of it
    /// shows through the one in front.
    var areas: [Shape] {
        // An icon with anything else is not in vectors.
        if case .artwork(let shape) = self { return shape.flatAreas.map { .path($0) } }
        guard case .group(let group) = self else { return pieces }
        return group.parts.indices.reversed().map { index in
            let part = group.parts[index]
            guard case .block(let block) = part.figure else {
                preconditionFailure("what stands in front is made of blocks")
            }
            var path = Path.block(block)
            if let disc = part.figure.disc,
                let hole = group.parts[..<index].compactMap({ $0.figure.disc }).last(where: {
                    $0.center == disc.center
                })
            {
                let radii = (disc.radius, hole.radius)
                path = .ring(disc.center, radius: (radii.0 + radii.1) / 2, width: radii.0 - radii.1)
            }
            return .path(PathShape(path, part.color, opacity: part.opacity, role: part.role))
        }
    }

    /// The same shape without its opacity, and that opacity.
    var solid: (Shape, Double) {
        switch self {
        case .path(var shape):
            let opacity = shape.opacity
            shape.opacity = 1
            return (.path(shape), opacity)
        case .text(var shape):
            let opacity = shape.opacity
            shape.opacity = 1
            return (.text(shape), opacity)
        case .ring, .group, .stack, .artwork, .shadow: return (self, 1)
        }
    }
}

extension Figure {
    /// The disc that the figure is; nil for any other figure.
    fileprivate var disc: (center: Point, radius: Double)? {
        guard case .block(let block) = self, block.radius == block.height / 2, block.width == block.height
        else { return nil }
        let radius = block.width / 2
        return (Point(x: block.x + radius, y: block.y + radius), radius)
    }
}
