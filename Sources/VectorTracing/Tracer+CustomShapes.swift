internal import Drawing
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Vectors

/// Shapes of one's own: areas that fill behind a window that rises, turn or grow.
extension Tracer {
    func customShape(_ shape: CustomShapeIndicator) -> [VectorPicture.Group] {
        var groups = whole(shape)
        guard job.change != nil || job.story != nil else { return groups }
        let size = fitter.curve(tolerance: Self.lengthTolerance / max(shape.size, 1)) { [self] time in
            1 - (isStill ? job.look(of: 0) : job.look(at: time)).loss
        }
        if size.constant == 0 { return [] }
        if size.constant == 1 { return groups }
        let move = VectorPicture.Move.grow(size, .both, about: shape.center)
        for group in groups.indices {
            groups[group].carry(by: move)
            // A full shape gives way as a whole; what comes back may already be falling.
            if job.change?.from.sign?.isAlone != true { continue }
            for layer in groups[group].mask.indices { groups[group].mask[layer].moves.insert(move, at: 0) }
        }
        return groups
    }

    /// Returns the shape at its full size.
    private func whole(_ shape: CustomShapeIndicator) -> [VectorPicture.Group] {
        switch shape.way {
        case .fill: return filled(shape)
        case .trace: return traced(shape)
        case .turn:
            let turns = starts(isStill ? nil : arc) { span($0).start }.filter { $0.constant != 0 }
            return moved(shape.drawing.cutToBoxes, by: turns.map { .turn($0, about: shape.center) })
        case .pulse:
            let growth = arc?.sweep.scaled(by: shape.pulse(1) - shape.pulse(0))
            let size = fitter.curve(tolerance: Self.lengthTolerance / max(shape.size, 1), growth) {
                shape.pulse(span($0).sweep)
            }
            return moved(shape.drawing.cutToBoxes, by: [.grow(size, .both, about: shape.center)])
        }
    }

    func span(_ time: Double) -> ArcSpan {
        guard case .arc(let span) = moment(time) else { preconditionFailure("a shape shows an arc") }
        return span
    }

    /// Returns a paint of a drawing; nil for a gradient that is squeezed to nothing.
    func paint(_ paint: Artwork.Paint) -> VectorPicture.Paint? {
        switch paint {
        case .solid(.chosen(let alpha)):
            var paint = indicatorPaint()
            if alpha < 1 { paint.colors = paint.colors.map { $0.faded(alpha) } }
            return paint
        case .solid(.color(let color)): return .init(.sign, [color])
        case .gradient(let gradient):
            return gradient.placing.inverse == nil ? nil : .init(.sign, gradient, chosen: job.palette[0])
        }
    }

    /// Returns the areas of a drawing with the same moves: each by itself, but what is cut or fades as one as a whole.
    private func moved(_ drawing: Artwork, by moves: [VectorPicture.Move]) -> [VectorPicture.Group] {
        var groups = areas(drawing)
        for index in groups.indices { for move in moves.reversed() { groups[index].carry(by: move) } }
        return groups
    }

    /// Returns the areas of a drawing, in one paint where that is given: those that are cut or fade as one are a group.
    private func areas(
        _ drawing: Artwork, _ name: String = "shape", in paint: VectorPicture.Paint? = nil
    ) -> [VectorPicture.Group] {
        let isOne = drawing.areas.count == 1
        var number = 0
        func layer(_ area: Artwork.Area) -> VectorPicture.Layer? {
            number += 1
            guard let paint = paint ?? self.paint(area.paint) else { return nil }
            var outline = VectorPicture.Outline(area.path)
            outline.isEvenOdd = area.isEvenOdd
            return .init(
                isOne ? name : "\(name)-\(number)", .area(outline), opacity: constant(1), paint: paint)
        }
        func groups(_ items: [Artwork.Item]) -> [VectorPicture.Group] {
            var all: [VectorPicture.Group] = []
            for item in items {
                switch item {
                case .area(let area):
                    if all.last?.isPlain != true { all.append(VectorPicture.Group([])) }
                    if let layer = layer(area) { all[all.count - 1].layers.append(layer) }
                case .group(let items, let opacity):
                    all.append(.whole(of: groups(items), opacity: opacity))
                case .clipped(let items, let clip):
                    all.append(.whole(of: groups(items), clip: clip))
                case .masked, .filtered, .blended:
                    preconditionFailure("a drawing with effects is refused before it is traced")
                }
            }
            return all.filter { !$0.isEmpty }
        }
        return groups(drawing.items)
    }

    // MARK: Filling

    /// The overlap, in points, of the rest below what is filled, where that is opaque.
    private static let lap = 0.5

    private func filled(_ shape: CustomShapeIndicator) -> [VectorPicture.Group] {
        let (top, height) = shape.vertical
        // The distance from the top of what is filled.
        let empty = fitter.curve(tolerance: Self.lengthTolerance, arc?.sweep.scaled(by: -height)) {
            height * (1 - min(max(span($0).sweep, 0), 1))
        }
        let drawing = shape.drawing.cutToBoxes
        let isOpaque =
            !drawing.fades
            && drawing.areas.allSatisfy { area in
                paint(area.paint)?.colors.allSatisfy { $0.alpha == 255 } ?? true
            }
        let lap = isOpaque && empty.constant != 0 ? Self.lap : 0
        /// Returns what shows of groups between two heights that move with what is filled.
        func shown(
            from upper: Double, to lower: Double, _ groups: (Artwork) -> [VectorPicture.Group]
        ) -> [VectorPicture.Group] {
            var box = Extent(left: shape.x - 1, top: upper, right: shape.x + shape.size + 1, bottom: lower)
            if let empty = empty.constant {
                (box.top, box.bottom) = (box.top + empty, box.bottom + empty)
                return groups(drawing.cut(to: box))
            }
            let path = Path.rectangle(x: box.left, y: box.top, width: box.width, height: box.height)
            let window = VectorPicture.Layer(
                "level", .area(.init(path)), opacity: constant(1),
                paint: .init(.surface, [Color(rgba: 0xFFFF_FFFF)]),
                moves: [.shift(empty, .vertical)])
            return groups(drawing).map { group in
                var group = group
                group.mask = [window]
                return group
            }
        }
        let beyond = 2 * shape.size
        var rest: [VectorPicture.Group] = []
        if shape.track != nil || shape.rest ?? 0 > 0 {
            rest = shown(from: top - beyond, to: top + lap) { drawing in
                var groups = areas(
                    drawing, shape.rest == nil ? "track" : "rest", in: shape.track.map(trackPaint))
                if groups.count > 1, shape.rest ?? 1 < 1 { groups = [.init(parts: groups)] }
                for index in groups.indices { groups[index].opacity *= shape.rest ?? 1 }
                return groups
            }
        }
        return rest + shown(from: top, to: top + beyond) { areas($0) }
    }
}

extension VectorPicture.Group {
    /// Groups as one that fades and is cut as a whole.
    fileprivate static func whole(
        of parts: [VectorPicture.Group], clip: Path? = nil, opacity: Double = 1
    ) -> VectorPicture.Group {
        guard parts.count == 1, parts[0].isPlain, clip == nil || parts[0].layers.count == 1 else {
            return VectorPicture.Group(clip: clip, opacity: opacity, parts: parts)
        }
        var group = parts[0]
        (group.clip, group.opacity) = (clip, opacity)
        return group
    }

    /// Whether the group is nothing but layers.
    fileprivate var isPlain: Bool { parts.isEmpty && opacity == 1 && clip == nil }

    /// Moves what is in the group, and its clip, as a whole, outside of all other moves.
    fileprivate mutating func carry(by move: VectorPicture.Move) {
        if parts.isEmpty, clip == nil {
            for index in layers.indices { layers[index].moves.insert(move, at: 0) }
            return
        }
        if clip != nil {
            var inner = self
            (inner.mask, inner.isOutside, inner.opacity) = ([], false, 1)
            (clip, moves, layers, parts) = (nil, [], [], [inner])
        }
        moves.insert(move, at: 0)
    }
}

extension Artwork {
    /// Whether any parts fade as one.
    fileprivate var fades: Bool {
        items.contains { item in
            switch item {
            case .area: false
            case .group: true
            case .clipped(let items, _): Artwork(items).fades
            case .masked, .filtered, .blended: true
            }
        }
    }
}
