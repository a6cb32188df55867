internal import Basics
internal import MotionCore

/// Waves and shapes.
extension MotionCoder {
    mutating func drawn(_ motion: DrawnMotion?, _ kind: MotionFields.Kind, _ period: Double) -> DrawnMotion {
        let stretch = value(
            "stretch", .number(1e-4...1e4, .factor), motion?.stretch, default: 1,
            "How many times as long all of it takes.")
        let form: DrawnMotion.Form =
            switch (kind, motion?.form) {
            case (.wave, .ringWave(let wave)?): .ringWave(ringWave(wave, period))
            case (.wave, _): .ringWave(ringWave(nil, period))
            case (.waveBars, .barWave(let wave)?): .barWave(barWave(wave, period))
            case (.waveBars, _): .barWave(barWave(nil, period))
            case (.shapes, .shapes(let course)?): .shapes(self.course(course, period))
            case (.shapes, _): .shapes(self.course(nil, period))
            case (_, .elements(let choreography)?): .elements(elements(choreography, period))
            default: .elements(elements(nil, period))
            }
        var motion = DrawnMotion(form)
        motion.stretch = stretch
        if !MotionFields.periodRange.contains(motion.period) {
            check(
                "stretch",
                "a loop would take \(motion.period.decimal(3)) ms; \(SpecNumber.allowed(MotionFields.periodRange, "ms"))"
            )
        }
        return motion
    }

    private mutating func ringWave(_ wave: RingWave?, _ period: Double) -> RingWave {
        // The published ones of Material.
        let form = form(wave?.form, amplitude: 1.6, wavelength: 15)
        let isCentered = value(
            "centered", .flag, wave?.isCentered, default: true,
            "Whether what Compose leaves off center is centered.")
        return RingWave(form: form, running: arc(wave?.running, period), isCentered: isCentered)
    }

    private mutating func barWave(_ wave: BarWave?, _ period: Double) -> BarWave {
        let form = form(wave?.form, amplitude: 3, wavelength: 40)
        let own = optional(
            "bars-period", .period, wave.flatMap { $0.running.period == $0.period ? nil : $0.running.period },
            "The time after which bars repeat. Default: period, after which bars and waves do.")
        let bars = barList(wave?.running.bars, own ?? period)
        return BarWave(
            form: form, running: BarChoreography(period: own ?? period, bars: bars), period: period)
    }

    private mutating func form(_ form: WaveForm?, amplitude: Double, wavelength: Double) -> WaveForm {
        let lengths = MotionValue.number(WaveAdjustment.lengthRange, .points)
        let style = stated(
            "style", .choice("style", .views), form?.style, default: .views,
            "Which implementation's lines they are: Android's views or Compose.")
        let height = stated(
            "amplitude", .number(WaveAdjustment.amplitudeRange, .points), form?.amplitude,
            default: amplitude, "How far the line leaves its middle.")
        let length = stated("wavelength", lengths, form?.wavelength, default: wavelength)
        let running = optional(
            "running-wavelength", lengths,
            form.flatMap { $0.runningWavelength == $0.wavelength ? nil : $0.runningWavelength },
            "While no value is shown. Default: wavelength.")
        let speed = optional(
            "wave-speed", .number(WaveAdjustment.speedRange, .points), form?.speed,
            "How far waves travel in a second. Default: a wavelength.")
        var result = WaveForm(
            style: style, amplitude: height, wavelength: length, runningWavelength: running, speed: speed)
        result.loop = optional(
            "wave-loop", .period, form?.loop, "A time in which a whole number of waves passes.")
        return result
    }

    // MARK: Shapes

    private mutating func course(_ course: ShapeCourse?, _ period: Double) -> ShapeCourse {
        let style = stated(
            "style", .choice("style", .views), course?.style, default: .views,
            "Which implementation moves and places them: Android's views or Compose.")
        let matching = optional(
            "matching", .choice("way of matching", .angle),
            course.map { $0.matching == .byAngle ? MotionFields.Matching.angle : .length },
            "How corners are matched. Default: angle for views, length for compose.")
        let interval = stated(
            "interval", .period, course?.interval, default: 650, "The time from one shape to the next.")
        let steady = stated(
            "steady-turn", .angle(), course?.steadyTurn, default: 0, "How far all turns in that time.")
        let spring = stated(
            "spring-turn", .angle(), course?.springTurn, default: 0.25,
            "How far it turns besides, with the spring.")
        let start = stated(
            "start-turn", .angle(), course?.startTurn, default: 0,
            "How far it stands turned at the beginning; upright with 0.")
        return ShapeCourse(
            style: style, shapes: shapes(course?.shapes),
            matching: matching ?? (style == .views ? .angle : .length) == .angle ? .byAngle : .byLength,
            interval: interval, steadyTurn: steady, springTurn: spring, startTurn: start, period: period)
    }

    private mutating func shapes(_ shapes: [MaterialShape]?) -> [MaterialShape] {
        let only = shapeRow("shape", "The only shape.")
        if let shape = map(only, nil, { $0.shape($1) { $1 } }) {
            check("morph", "shape is the only one that is shown; leave out shape or morph")
            return [shape]
        }
        var row = shapeRow("morph", "Shapes that become each other; after the last one the first.")
        row.isRequired = true
        row.remedy = "shapes, as in morph: [circle, heart]"
        let found = list(row, 1...64, shapes) { $0.shape($1) { $1 } }
        one(of: ["shape", "morph"], else: nil)
        return found.isEmpty ? [.placeholder] : found
    }

    private func shapeRow(_ key: String, _ doc: String) -> MotionRow<MaterialShape> {
        MotionRow(key: key, definition: "shape", text: .shape, doc: doc)
    }

    /// The keys of a shape, and those that stand beside them.
    mutating func shape<Value>(
        _ shape: MaterialShape?, _ body: (inout Self, MaterialShape) -> Value
    ) -> Value {
        let chosen = shape.map { $0.vertices.isEmpty ? "name" : "corners" }
        return variant(["corners", "name"], chosen) { coder, key in
            let shape = key == "corners" ? coder.ownShape(shape) : coder.publishedShape(shape)
            return body(&coder, shape)
        }
    }

    private mutating func publishedShape(_ shape: MaterialShape?) -> MaterialShape {
        check("center", "only corners have a center; leave it out")
        return required("name", .shape, shape, remedy: "one of spindle list shapes, or corners")
    }

    private mutating func ownShape(_ shape: MaterialShape?) -> MaterialShape {
        let name = optional("name", .text, shape?.name)
        let center = optional("center", .place, shape?.polygon.center, "Default: the mean of the corners.")
        let vertices = required("corners", .corners, shape?.vertices, "Clockwise: x, y, radius, smoothing.")
        guard isSound else { return .placeholder }
        if let problem = Self.problem(vertices) {
            check("corners", problem)
            return .placeholder
        }
        return MaterialShape(name: name ?? "own", vertices: vertices, center: center)
    }

    /// The message about corners that form no valid shape; nil if they do.
    private static func problem(_ vertices: [RoundedPolygon.Vertex]) -> Message? {
        let counts = MotionFields.cornerRange
        guard counts.contains(vertices.count) else {
            return
                "\(counted(vertices.count, "corner")): a shape has \(counts.lowerBound) to \(counts.upperBound)"
        }
        var (area, extent) = (0.0, 0.0)
        for (index, vertex) in vertices.enumerated() {
            let (from, to) = (vertex.point - vertices[0].point, vertices[(index + 1) % vertices.count].point)
            let next = to - vertices[0].point
            area += (from.x * next.y - from.y * next.x) / 2
            extent = max(extent, from.length)
        }
        if area.magnitude <= extent * extent * 1e-6 {
            return "the corners surround no area; move them apart"
        }
        return area > 0 ? nil : "the corners run counterclockwise; list them clockwise, y downward"
    }
}
