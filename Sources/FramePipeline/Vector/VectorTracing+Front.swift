internal import CairoRaster
internal import Drawing
internal import Exports
internal import Indicators

extension VectorTracing {
    /// The most signs and texts that take turns in one picture.
    static let mostTurns = 2000

    /// The ground below the indicator; nil for none.
    func ground() -> VectorPicture.Layer? {
        guard let color = job.scene.surroundings.background else { return nil }
        let size = job.scene.size
        let path = Path.rectangle(x: 0, y: 0, width: size.width, height: size.height)
        let area = VectorPicture.Area(path, center: Point(x: 0, y: 0), scale: constant(1))
        return .init("ground", .area(area), opacity: constant(1), paint: .init(.background, [color]))
    }

    /// Signs and texts: each that is shown at one time or another, frame by frame, is a layer that appears
    /// when it is its turn.
    func front() throws(SpecError) -> [VectorPicture.Layer] {
        let count = changingFrames
        var list = DisplayList(width: 0, height: 0)
        var turns: [(shape: Shape, opacities: [Int: Double])] = []
        var known: [Shape: Int] = [:]
        for index in 0..<count {
            list.reset(width: 0, height: 0)
            job.scene.surroundings.drawInFront(job.look(of: index), into: &list)
            for shape in list.shapes {
                let (solid, opacity) = shape.solid
                if known[solid] == nil {
                    guard turns.count < Self.mostTurns else {
                        throw SpecError(
                            .limit, at: "--to",
                            "more than \(Self.mostTurns) texts take turns, and in a picture without pixels each is an outline; use a lower --fps"
                        )
                    }
                    known[solid] = turns.count
                    turns.append((solid, [:]))
                }
                known[solid].map { turns[$0].opacities[index] = opacity }
            }
        }
        guard !turns.isEmpty else { return [] }
        let engine = job.scene.fonts.map { TextEngine(fonts: $0) }
        var layers: [VectorPicture.Layer] = []
        for (number, turn) in turns.enumerated() {
            let (path, paint, name) = try outline(turn.shape, engine)
            let area = VectorPicture.Area(path, center: Point(x: 0, y: 0), scale: constant(1))
            layers.append(
                .init("\(name)-\(number + 1)", .area(area), opacity: opacity(turn.opacities), paint: paint))
        }
        return layers
    }

    /// How many frames have to be looked at: where nothing is written that changes, one shows all there is.
    private var changingFrames: Int {
        job.change == nil && job.timeline.values.isEmpty ? 1 : job.timeline.count
    }

    private func outline(
        _ shape: Shape, _ engine: TextEngine?
    ) throws(SpecError) -> (Path, VectorPicture.Paint, String) {
        switch shape {
        case .path(let shape): return (shape.path, .init(.sign, [shape.color]), "sign")
        case .text(let text):
            guard let engine else { preconditionFailure("texts have fonts") }
            do throws(RasterError) {
                return (try engine.outline(of: text), .init(.text, [text.color]), "text")
            } catch {
                throw SpecError(.component, at: "--font", "\(error)")
            }
        case .ring, .group: preconditionFailure("signs are paths")
        }
    }

    /// Opacities of frames as a curve: straight from one frame to the next where both show the layer.
    private func opacity(_ frames: [Int: Double]) -> VectorCurve {
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
    /// The same without its opacity, and that.
    fileprivate var solid: (Shape, Double) {
        switch self {
        case .path(var shape):
            let opacity = shape.opacity
            shape.opacity = 1
            return (.path(shape), opacity)
        case .text(var shape):
            let opacity = shape.opacity
            shape.opacity = 1
            return (.text(shape), opacity)
        case .ring, .group: return (self, 1)
        }
    }
}
