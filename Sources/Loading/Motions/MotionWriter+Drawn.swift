internal import Basics
internal import Drawing
internal import MotionCore
internal import Specs

/// Waves, shapes and figures.
extension MotionWriter {
    mutating func write(_ drawn: DrawnMotion) {
        switch drawn.form {
        case .ringWave(let wave):
            write(wave.form)
            if !wave.isCentered { entry("centered", "false") }
            write(wave.running)
        case .barWave(let wave):
            write(wave.form)
            if wave.running.period != wave.period { entry("bars-period", wave.running.period.shortestText) }
            write(wave.running)
        case .shapes(let course): write(course)
        case .elements(let choreography): write(choreography)
        }
    }

    private mutating func write(_ form: WaveForm) {
        entry("style", form.style.rawValue)
        entry("amplitude", form.amplitude.shortestText)
        entry("wavelength", form.wavelength.shortestText)
        if form.runningWavelength != form.wavelength {
            entry("running-wavelength", form.runningWavelength.shortestText)
        }
        if let speed = form.speed { entry("wave-speed", speed.shortestText) }
        if let loop = form.loop { entry("wave-loop", loop.shortestText) }
    }

    // MARK: Shapes

    private mutating func write(_ course: ShapeCourse) {
        entry("style", course.style.rawValue)
        let matching: MotionFields.Matching = course.matching == .byAngle ? .angle : .length
        entry("matching", matching.rawValue)
        entry("interval", course.interval.shortestText)
        entry("steady-turn", Self.angle(course.steadyTurn))
        entry("spring-turn", Self.angle(course.springTurn))
        entry("start-turn", Self.angle(course.startTurn))
        list("morph", course.shapes) { writer, shape in
            if shape.vertices.isEmpty { writer.item(shape.name) } else { writer.write(shape) }
        }
    }

    /// A shape of one's own; of others the name.
    private mutating func write(_ shape: MaterialShape) {
        entry("name", shape.vertices.isEmpty ? shape.name : quoted(shape.name))
        if shape.vertices.isEmpty { return }
        entry("center", point(shape.polygon.center))
        let corners = shape.vertices.map { vertex in
            let numbers = [vertex.point.x, vertex.point.y, vertex.radius, vertex.smoothing]
            return "[\(numbers.map { $0.shortestText }.joined(separator: ", "))]"
        }
        entry("corners", "[\(corners.joined(separator: ", "))]")
    }

    // MARK: Figures

    private mutating func write(_ choreography: ElementChoreography) {
        let box = choreography
        entry(
            "box",
            fields([("left", box.left), ("top", box.top), ("width", box.width), ("height", box.height)]))
        entry("middle", point(choreography.middle))
        list("elements", choreography.elements) { writer, element in
            writer.write(element.figure)
            if let pivot = element.pivot { writer.entry("pivot", writer.point(pivot)) }
            if let perspective = element.perspective {
                writer.entry("perspective", perspective.shortestText)
            }
            if !element.placings.isEmpty {
                writer.list("placings", element.placings) { writer, placing in
                    writer.entry("about", writer.point(placing.about))
                    if placing.scale != 1 { writer.entry("scale", placing.scale.shortestText) }
                    if placing.turns != 0 { writer.entry("turn", Self.angle(placing.turns)) }
                }
            }
            if element.tracks.isEmpty { return }
            writer.list("tracks", element.tracks) { $0.write($1, period: choreography.period) }
        }
    }

    private mutating func write(_ figure: MovingElement.Figure) {
        switch figure {
        case .disc(let x, let y, let r): entry("disc", fields([("x", x), ("y", y), ("r", r)]))
        case .ring(let x, let y, let r, let stroke):
            entry("ring", fields([("x", x), ("y", y), ("r", r), ("stroke", stroke)]))
        case .box(let x, let y, let width, let height, let radius):
            let size = [("x", x), ("y", y), ("width", width), ("height", height)]
            entry("box", fields(size + (radius == 0 ? [] : [("radius", radius)])))
        case .arc(let x, let y, let r, let stroke, let start, let sweep, let fadesIn):
            map("arc") { writer in
                for (key, value) in [("x", x), ("y", y), ("r", r), ("stroke", stroke)] {
                    writer.entry(key, value.shortestText)
                }
                writer.entry("start", Self.angle(start))
                writer.entry("sweep", Self.angle(sweep))
                if fadesIn { writer.entry("fades-in", "true") }
            }
        case .shape(let shape, let x, let y, let r):
            map("shape") { writer in
                writer.write(shape)
                for (key, value) in [("x", x), ("y", y), ("r", r)] {
                    writer.entry(key, value.shortestText)
                }
            }
        case .outlines(let outlines): entry("path", quoted(outlines.map { data($0) }.joined(separator: " ")))
        }
    }

    private mutating func write(_ track: ElementTrack, period: Double) {
        entry("property", track.property.rawValue)
        let (places, values) = (track.keys.map { $0.place }, track.keys.map { $0.value })
        if track.period != (values.count == 1 ? 1 : period) { entry("period", track.period.shortestText) }
        if track.delay != 0 { entry("delay", track.delay.shortestText) }
        let last = Double(max(values.count - 1, 1))
        let evenly: [Double] = values.indices.map { Double($0) / last }
        if places != evenly { entry("at", texts(places)) }
        entry("values", values.count == 1 ? values[0].shortestText : texts(values))
        if track.easing != .linear { entry("easing", "\(track.easing)") }
    }

    // MARK: Numbers

    private func texts(_ numbers: [Double]) -> String {
        "[\(numbers.map { $0.shortestText }.joined(separator: ", "))]"
    }

    private func point(_ point: PlanePoint) -> String { texts([point.x, point.y]) }

    private func fields(_ fields: [(String, Double)]) -> String {
        "{\(fields.map { "\($0): \($1.shortestText)" }.joined(separator: ", "))}"
    }

    /// A closed outline as path data.
    private func data(_ outline: [ShapeCubic]) -> String {
        func text(_ point: PlanePoint) -> String { point.x.shortestText + " " + point.y.shortestText }
        guard let first = outline.first else { return "" }
        let curves = outline.map { "C" + [$0.first, $0.second, $0.end].map(text).joined(separator: " ") }
        return "M" + text(first.start) + " " + curves.joined(separator: " ") + "Z"
    }
}
