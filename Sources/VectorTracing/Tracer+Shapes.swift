internal import Basics
internal import Drawing
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Vectors

extension Tracer {
    /// Returns a drawn motion: a wave, shapes or figures.
    func drawn(_ drawn: DrawnIndicator) throws(SpecError) -> [VectorPicture.Group] {
        if drawn.light != nil { return try lights(on: drawn) }
        let stretch: Double
        switch job.timeline.content {
        case .loop(.drawn(let motion), _): stretch = motion.stretch
        case .run: stretch = 1
        case .transition where drawn.isRingWave: stretch = 1
        // Only a change leads to a full circle.
        case .transition(let kept, _) where kept.isKept && (kept.from != .closed || !drawn.isShape):
            stretch = 1
        default:
            let motion = job.timeline.motion
            throw SpecError(
                at: .option(.to),
                "vector formats hold \(motion.name) only as a loop\(motion.takesValues ? " or a run of values" : ""); use apng, sheet or frames"
            )
        }
        let groups: [VectorPicture.Group] =
            switch drawn.form {
            case .elements(let elements): try self.elements(drawn, elements, stretch: stretch)
            case .shape(let line): [.init(shapes(drawn, line))]
            case .ring(let line): [.init(ringWave(drawn, line))]
            case .bar(let running, let valued): [.init(barWave(drawn, running: running, valued: valued))]
            }
        let points = groups.reduce(0) { $0 + $1.layers.reduce(0) { $0 + $1.content.pointCount } }
        guard points <= Self.maxPoints else {
            throw SpecError(
                .limit, at: .option(.to),
                "\(job.timeline.motion.name) takes \(points) points in a vector, more than \(Self.maxPoints): it changes its outline too often before it repeats; \(drawn.wave == nil ? "leave out \(option: .faithful)" as Message : "use a longer \(option: .wavelength)" as Message), or use apng"
            )
        }
        return groups
    }

    /// Returns the layers of morphing shapes: one for the morph of each shape into the next, as each has its own number of
    /// curves.
    private func shapes(_ drawn: DrawnIndicator, _ line: ShapeLine) -> [VectorPicture.Layer] {
        func shape(_ time: Double) -> ShapeMoment {
            guard case .drawn(.shape(let shape)) = moment(time) else {
                preconditionFailure("shapes show shapes")
            }
            return shape
        }
        var layers: [VectorPicture.Layer] = []
        if let container = drawn.container {
            layers.append(
                .init(
                    "container", .area(.init(.disc(drawn.center, radius: drawn.width / 2))),
                    opacity: constant(1), paint: .init(.surface, [container])))
        }
        let turns = turns(drawn, shape)
        let times = [0] + fitter.edges + [duration]
        let middles = zip(times, times.dropFirst()).map { ($0 + $1) / 2 }
        for index in Set(middles.map { shape($0).shape }).sorted() {
            let showsValue = shape(0).showsValue
            let way = line.way(of: index, showsValue: showsValue) * drawn.scale
            let fraction = fitter.curve(tolerance: Self.lengthTolerance / max(way, 1), arc?.sweep) { time in
                let shape = shape(time)
                return shape.shape == index ? shape.fraction : 0
            }
            let outline = outline(fraction) { fraction in
                Path.area(
                    line.outline(of: index, at: fraction, showsValue: showsValue), scale: drawn.scale,
                    center: drawn.center)
            }
            layers.append(
                .init(
                    "shape-\(index + 1)", .area(outline),
                    opacity: visibility { shape($0).shape == index }, paint: indicatorPaint(), moves: turns))
        }
        return layers
    }

    private func turns(
        _ drawn: DrawnIndicator, _ shape: (Double) -> ShapeMoment
    ) -> [VectorPicture.Move] {
        guard case .loop(.drawn(let motion), _) = job.timeline.content, case .shapes(let course) = motion.form
        else {
            let turn = fitter.curve(tolerance: Self.arcTolerance, arc?.sweep) { -shape($0).fraction / 2 }
            return [.turn(turn, about: drawn.center)]
        }
        let stretch = motion.stretch
        let steady = VectorCurve([
            .init(
                from: 0, to: duration, start: 0,
                end: course.steadyTurn * duration / (course.interval * stretch))
        ])
        let sprung = fitter.curve(tolerance: Self.arcTolerance) { course.sprung(at: $0 / stretch) }
        return [.turn(steady, about: drawn.center), .turn(sprung, about: drawn.center)]
    }
}

extension VectorPicture.Content {
    /// The number of points in all paths of the content.
    fileprivate var pointCount: Int {
        let outline: VectorPicture.Outline? =
            switch self {
            case .area(let outline): outline
            case .stroke(let stroke): if case .path(let outline, _, _) = stroke.line { outline } else { nil }
            }
        return outline?.paths.reduce(0) { $0 + $1.controlPoints.count } ?? 0
    }
}
