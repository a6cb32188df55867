internal import Basics
internal import Drawing
internal import MovingPictures
internal import Vectors

/// Figures as layers.
extension MovingTracer {
    /// A figure over time.
    struct Figure {
        let element: SceneElement
        /// The figure at a time of the picture.
        let state: (Double) -> MovingFigure
        /// The parts of animations that change its outline, and those that change its look.
        let shape, look: [MovingStretch]
        /// Times at which all that may change is looked at.
        let moments: [Double]
    }

    /// Returns the layers of a figure or a text, each in a group of its own where they are more than layers.
    func layers(
        of element: SceneElement, _ chain: MoveChain, _ fades: [Fade]
    ) throws(SpecError) -> [VectorPicture.Group] {
        let (shape, look) = (element.stretches(.shape), element.stretches(.look))
        let moments = fitter(shape + look).moments
        let count = element.figures(at: clock.document(0)).count
        var groups: [VectorPicture.Group] = []
        for index in 0..<count {
            var known: [Double: MovingFigure] = [:]
            let figure = Figure(
                element: element,
                state: { [clock] time in
                    if let state = known[time] { return state }
                    let state = element.figures(at: clock.document(time))[index]
                    known[time] = state
                    return state
                }, shape: shape, look: look, moments: moments)
            let states = moments.map(figure.state)
            for state in states.dropFirst() where !state.isAlike(states[0]) {
                throw element.obstacle("changes its caps, joins, fill rule or order of paints")
            }
            var layers: [VectorPicture.Layer] = []
            if let fill = try fill(figure, states, chain, fades) { layers.append(fill) }
            let lines = try strokes(figure, states, chain, fades)
            layers.insert(contentsOf: lines, at: states[0].strokesFirst ? 0 : layers.count)
            if !layers.isEmpty { groups.append(VectorPicture.Group(layers)) }
        }
        return groups
    }

    // MARK: Areas

    private func fill(
        _ figure: Figure, _ states: [MovingFigure], _ chain: MoveChain, _ fades: [Fade]
    ) throws(SpecError) -> VectorPicture.Layer? {
        guard states.contains(where: { $0.isVisible && $0.path != nil && $0.fill.shows }) else { return nil }
        var chain = chain
        let outline = try outline(figure, states, &chain, isStroke: false)
        let paint = try paint(figure, states, isStroke: false, outline.reference, chain.rest)
        let opacity = opacity(self.fades(figure, isStroke: false) + fades)
        if opacity.constant == 0 { return nil }
        var area = outline.outline
        area.paths = area.paths.map { $0.placed(chain.rest) }
        area.error *= chain.rest.greatestScale
        area.isEvenOdd = states[0].isEvenOdd
        return .init(
            layerName(figure.element.name), .area(area), opacity: opacity, paint: paint, moves: chain.moves)
    }

    /// The opacities of a part of a figure.
    func fades(_ figure: Figure, isStroke: Bool) -> [Fade] {
        let (shape, look) = (figure.shape, figure.look)
        // What shows, and how much of it, may be up to one animation each.
        let shows = Fade(stretches: shape + look) { time in
            let state = figure.state(time)
            let paint = isStroke ? state.stroke : state.fill
            return state.isVisible && state.path != nil && paint.shows ? 1 : 0
        }
        let own = Fade(stretches: look) { time in
            let state = figure.state(time)
            return isStroke ? state.strokeOpacity * state.stroke.alpha : state.fillOpacity * state.fill.alpha
        }
        let alwaysShows = figure.moments.allSatisfy { shows.opacity($0) == 1 }
        return alwaysShows ? [own] : [shows, own]
    }

    // MARK: Outlines

    /// The greatest number of points of an outline, counted in each span between keys.
    private static let maxPoints = 100_000

    struct FigureOutline {
        var outline: VectorPicture.Outline
        /// The time at which the outline is that of the figure, without the moves that were added.
        var reference: Double
    }

    /// Returns the outline of a figure, and adds moves that are the figure's own to a chain.
    func outline(
        _ figure: Figure, _ states: [MovingFigure], _ chain: inout MoveChain, isStroke: Bool
    ) throws(SpecError) -> FigureOutline {
        let fitter = fitter(figure.shape)
        let shown = zip(figure.moments, states).filter { $0.1.path != nil }
        guard let first = shown.first, let path = first.1.path else {
            return FigureOutline(outline: .init(Path()), reference: 0)
        }
        if !fitter.isMoving { return FigureOutline(outline: .init(path), reference: first.0) }
        var reference = first.0
        var origin = Point(x: 0, y: 0)
        if let box = first.1.box {
            // The largest one, of which others are parts.
            let largest = shown.max { $0.1.size < $1.1.size } ?? first
            reference = largest.0
            let old = largest.1.box ?? box
            let base = greatestBox(old, fitter) { figure.state($0).box ?? old }
            let sizes = shown.compactMap { $0.1.box }
            let keepsSize = sizes.allSatisfy {
                ($0.width - base.width).magnitude < 1e-9 && ($0.height - base.height).magnitude < 1e-9
            }
            let isRigid =
                keepsSize
                && sizes.allSatisfy {
                    ($0.cornerX - old.cornerX).magnitude < 1e-9 && ($0.cornerY - old.cornerY).magnitude < 1e-9
                }
            let start = Point(x: base.x, y: base.y)
            if isRigid || !isStroke && shown.allSatisfy({ $0.1.box?.isScaled ?? false }) {
                addShift(to: &chain, fitter) { time in
                    let box = figure.state(time).box ?? base
                    return Point(x: box.x - start.x, y: box.y - start.y)
                }
                if !isRigid {
                    addGrowth(to: &chain, fitter) { time in
                        let box = figure.state(time).box ?? base
                        return (box.width / base.width, box.height / base.height, start)
                    }
                }
                let path = (figure.state(reference).path ?? path).placed(old.map(to: base))
                return FigureOutline(outline: .init(path), reference: reference)
            }
            // Its middle moves, and its outline changes around that.
            if isStroke || keepsSize, sizes.contains(where: { $0.x != start.x || $0.y != start.y }) {
                addShift(to: &chain, fitter) { time in
                    let box = figure.state(time).box ?? base
                    return Point(x: box.x - start.x, y: box.y - start.y)
                }
                origin = start
            }
        }
        let isShifted = origin != Point(x: 0, y: 0)
        // Corners that are sharp for a while have the steps of round ones.
        let isRounded = shown.contains { !($0.1.box?.isScaled ?? true) }
        func steps(of state: MovingFigure) -> Path? { isRounded ? state.rounded ?? state.path : state.path }
        let known = steps(of: figure.state(reference)) ?? path
        for state in states {
            if let path = steps(of: state), !path.hasSameSteps(as: known) {
                throw figure.element.obstacle("changes the steps of its outline")
            }
        }
        var last = known
        let outline = try outline(fitter, figure.element) { time in
            let state = figure.state(time)
            guard var path = steps(of: state) else { return last }
            if isShifted, let box = state.box {
                path = path.placed(scale: 1, x: origin.x - box.x, y: origin.y - box.y)
            }
            last = path
            return path
        }
        return FigureOutline(outline: outline, reference: reference)
    }

    /// The box of a figure with the greatest size that it ever has, where it is at first, at the keys themselves.
    private func greatestBox(
        _ box: MovingFigure.Box, _ fitter: MovingFitter, _ state: (Double) -> MovingFigure.Box
    ) -> MovingFigure.Box {
        func ends(_ value: (MovingFigure.Box) -> Double) -> [Double] {
            fitter.curve(Self.lengthTolerance) { value(state($0)) }.segments.flatMap { [$0.start, $0.end] }
        }
        var box = box
        (box.x, box.y) = (ends { $0.x }[0], ends { $0.y }[0])
        box.width = ends { $0.width }.max() ?? box.width
        box.height = ends { $0.height }.max() ?? box.height
        return box
    }

    /// Returns an outline that changes as paths of the same steps do.
    ///
    /// - Throws: ``SpecError`` where it would take too many points.
    func outline(
        _ fitter: MovingFitter, _ element: SceneElement, _ path: (Double) -> Path
    ) throws(SpecError) -> VectorPicture.Outline {
        let sample = path(clock.whole(duration / 2))
        if !fitter.isMoving { return .init(sample) }
        let points = max(sample.controlPoints.count, 1) * fitter.spans.count
        guard points <= Self.maxPoints else {
            throw element.obstacle("changes an outline of more than \(Self.maxPoints) points")
        }
        let depth = (1...8).last { points << $0 <= 4 * Self.maxPoints } ?? 1
        let keyed = fitter.keyed(Self.lengthTolerance, depth: depth) { time in
            path(time).controlPoints.flatMap { [$0.x, $0.y] }
        }
        let paths = keyed.keys.map { numbers in
            var rest = numbers[...]
            return sample.mapped { point in
                guard let x = rest.popFirst(), let y = rest.popFirst() else { return point }
                return Point(x: x, y: y)
            }
        }
        guard keyed.error <= 10 * Self.lengthTolerance else {
            throw element.obstacle("changes an outline in too many ways at once")
        }
        note(keyed.place) { time in
            guard time == duration, let index = keyed.place.segments.last?.end else {
                return keyed.place.value(at: time)
            }
            let off = zip(path(time).controlPoints, paths[Int(index)].controlPoints).map {
                $0.distance(to: $1)
            }.max()
            return off ?? 0 > 1e-3 ? index + 1 : index
        }
        return .init(paths, place: keyed.place, error: keyed.error)
    }

    // MARK: Paints

    /// - Parameters:
    ///   - reference: The time at which the outline is that of the figure.
    ///   - map: The map from the units of the figure to those of the layer.
    func paint(
        _ figure: Figure, _ states: [MovingFigure], isStroke: Bool, _ reference: Double, _ map: Affine
    ) throws(SpecError) -> VectorPicture.Paint {
        func paint(_ time: Double) -> MovingFigure.Paint {
            isStroke ? figure.state(time).stroke : figure.state(time).fill
        }
        let paints = states.map { isStroke ? $0.stroke : $0.fill }.filter { $0.shows }
        if paints.contains(where: { $0.gradient != nil }) {
            guard var gradient = paint(reference).gradient else {
                throw figure.element.obstacle("changes between a color and a gradient")
            }
            for (time, state) in zip(figure.moments, states) {
                let other = isStroke ? state.stroke : state.fill
                if state.path == nil || !other.shows { continue }
                guard let own = other.gradient,
                    own.isClose(to: gradient.moved(figure, from: reference, to: time))
                else {
                    throw figure.element.obstacle("has a gradient that changes")
                }
            }
            gradient.placing = gradient.placing.within(map)
            return .init(.surface, gradient, chosen: Color(red: 0, green: 0, blue: 0))
        }
        let fitter = fitter(figure.look)
        let keyed = fitter.keyed(0.5 / 255) { time in
            let color = paint(time).color
            return [color.x, color.y, color.z].map { min(max($0, 0), 1) }
        }
        let colors = keyed.keys.map { numbers in
            func byte(_ index: Int) -> UInt8 { UInt8((numbers[index] * 255).rounded()) }
            return Color(red: byte(0), green: byte(1), blue: byte(2))
        }
        return .init(.value, colors, place: keyed.place.constant == nil ? keyed.place : nil)
    }
}

extension MovingFigure {
    /// Whether all that no curve has is the same.
    fileprivate func isAlike(_ other: MovingFigure) -> Bool {
        isEvenOdd == other.isEvenOdd && strokesFirst == other.strokesFirst && cap == other.cap
            && join == other.join && keepsWidth == other.keepsWidth
    }

    /// A number that grows with the figure.
    fileprivate var size: Double { box.map { $0.width + $0.height } ?? 0 }
}

extension MovingFigure.Box {
    /// The map that moves and enlarges what is in the box to what is in another one.
    fileprivate func map(to other: Self) -> Affine {
        guard width > 0, height > 0 else { return Affine() }
        let (across, down) = (other.width / width, other.height / height)
        return Affine(across, 0, 0, down, other.x - across * x, other.y - down * y)
    }
}

extension MovingFigure.Paint {
    /// Whether anything shows in it.
    var shows: Bool {
        switch self {
        case .none: false
        case .color: true
        case .gradient: true
        }
    }

    var alpha: Double { if case .color(let color) = self { color.w } else { 1 } }

    fileprivate var color: SIMD4<Double> { if case .color(let color) = self { color } else { [0, 0, 0, 1] } }

    fileprivate var gradient: AreaGradient? {
        if case .gradient(let gradient) = self { gradient } else { nil }
    }
}

extension AreaGradient {
    /// The gradient of a figure at a time, as it is moved from another one with the figure's box.
    fileprivate func moved(_ figure: MovingTracer.Figure, from: Double, to: Double) -> AreaGradient {
        guard let old = figure.state(from).box, let new = figure.state(to).box, old != new, old.width > 0,
            old.height > 0
        else { return self }
        let (x, y) = (new.width / old.width, new.height / old.height)
        var gradient = self
        gradient.placing = placing.within(Affine(x, 0, 0, y, new.x - x * old.x, new.y - y * old.y))
        return gradient
    }

    fileprivate func isClose(to other: AreaGradient) -> Bool {
        let (a, b) = (placing, other.placing)
        return form == other.form && stops == other.stops && spread == other.spread
            && zip([a.a, a.b, a.c, a.d, a.e, a.f], [b.a, b.b, b.c, b.d, b.e, b.f]).allSatisfy {
                ($0 - $1).magnitude < 1e-6
            }
    }
}

extension Affine {
    /// The greatest factor to any length.
    var greatestScale: Double {
        max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    }
}
