internal import Basics
internal import Drawing
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Vectors

extension Tracer {
    /// Returns a straight track and the parts that run along it.
    func track(_ track: LinearIndicator) throws(SpecError) -> [VectorPicture.Group] {
        var moments = moments(of: track)
        let cutter = cutter(track, moments.parts(at: 0))
        let tracing = cut { moments.counts(of: track, at: $0) }
        // All roles come up at one of these times, each in its greatest number.
        let seen = ([0] + fitter.edges + tracing.fitter.edges + probes).map { time in
            (time: time, counts: moments.counts(of: track, at: time))
        }
        /// Returns the layers of a role, from back to front, with the indices of their parts.
        func numbered(
            _ role: PartRole, _ paint: (Int) -> VectorPicture.Paint
        ) -> [(index: Int, layer: VectorPicture.Layer)] {
            let place = Int(role.rawValue)
            let fullest = seen.max { $0.counts[place] < $1.counts[place] }?.time ?? 0
            return moments.parts(at: fullest).filter { $0.role == role }.reversed().compactMap { part in
                guard case .figure(.block(let look)) = part.form else { return nil }
                let index = part.index
                let name = role.name("bar") + (role == .stop || role == .buffer ? "" : "-\(index + 1)")
                if role == .stop {
                    let shown = tracing.visibility { moments.stopStage(of: track, at: $0) > 0 }
                    let places = seen.compactMap { moments.block(role, index, at: $0.time) }
                    return tracing.stopLayer(name, paint(index), shown, track, places) {
                        moments.block(role, index, at: $0)
                    }.map { (index, $0) }
                }
                let isBar = role == .value || role == .behind
                let opacity = role == .track ? constant(1) : self.opacity(part.opacity, of: track)
                let layer = tracing.layer(
                    name, paint(index), opacity, track, look,
                    isBar && index < self.bars.count ? self.bars[index] : nil
                ) { moments.block(role, index, at: $0) }
                guard var layer else { return nil }
                if let cutter, let path = cutter.path(look) {
                    if path.elements.isEmpty { return nil }
                    layer.content = .area(.init(path))
                }
                return (index, layer)
            }
        }
        func layers(_ role: PartRole) -> [VectorPicture.Layer] {
            let paint = paint(role, track: track.track, second: track.second)
            return numbered(role) { _ in paint }.map { $0.layer }
        }
        var rest = trackLayers(track, layers(.track)) + layers(.buffer)
        let stops = numbered(.stop) { _ in
            track.gradient?.gradient.colors.last.map { .init(.stop, [$0]) } ?? indicatorPaint()
        }.map { $0.layer }
        let bars = numbered(.value) { job.showsTiles ? tilePaint($0) : indicatorPaint() }
        let clip = cutter == nil ? Path.whole(track) : nil
        // Nothing shows through a translucent dot.
        let isCut = !rest.isEmpty && stops.contains { $0.paint.isTranslucent }
        let second = layers(.second)
        let veils = second.contains { $0.paint.isTranslucent } ? second : []
        let below = casing(of: track) + (isCut ? [ground(rest, below: stops, veils, Path.whole(track))] : [])
        rest = (isCut ? [] : rest) + stops
        if let gradient = track.gradient {
            return below + [VectorPicture.Group(clip: clip, rest)]
                + tracing.colored(bars, of: track, gradient, clip) { moments.block(.value, $1, at: $0) }
        }
        let values = bars.map { $0.layer }
        let behind = layers(.behind)
        var lights: [VectorPicture.Group] = []
        if let effect = track.effect {
            lights = try self.lights(track, effect, on: values, clip) { moments.block(.value, 0, at: $0) }
        }
        // A value behind a translucent one does not show through it.
        guard !veils.isEmpty else {
            return below + [VectorPicture.Group(clip: clip, rest + behind + second + values)] + lights
        }
        return below
            + [
                VectorPicture.Group(clip: clip, mask: veils, isOutside: true, rest),
                VectorPicture.Group(clip: clip, mask: veils, isOutside: true, behind),
                VectorPicture.Group(clip: clip, mask: values, isOutside: !values.isEmpty, veils),
                VectorPicture.Group(clip: clip, values),
            ].filter { !$0.layers.isEmpty } + lights
    }

    /// Returns the parts of a track at any time, each at its own opacity; of its segments one, since all of them show pieces of
    /// the same bars.
    private func moments(of track: LinearIndicator) -> PartMoments {
        var drawn = track
        drawn.gradient = nil
        (drawn.effect, drawn.casing) = (nil, nil)
        drawn.runningOpacity = 1
        drawn.segments?.only = 0
        return PartMoments(stroke: track.height) { [self, drawn] time, list in
            let color = job.palette[0]
            switch moment(time) {
            case .arc(let span): drawn.draw(value: span.sweep, color: color, into: &list)
            case .bars(let spans) where job.showsTiles:
                drawn.draw(tiles: spans, colors: spans.map { _ in color }, into: &list)
            case .bars(let spans): drawn.draw(spans, color: color, valued: valued(time), into: &list)
            default: preconditionFailure("a track shows bars")
            }
        }
    }

    /// Cuts the parts of a track that stands still; nil where one moves, or is no outline of its own.
    private func cutter(_ track: LinearIndicator, _ parts: ArraySlice<PartMoments.Part>) -> BlockCutter? {
        let room = (1 - track.buffer) * track.width
        let endsAlone = track.gap > 0 || track.buffer == 0 || track.cuts == nil && room >= track.height
        guard isStill, endsAlone else { return nil }
        let cutter = BlockCutter(track)
        let areOutlines = parts.allSatisfy { part in
            if case .figure(.block(let block)) = part.form { cutter.path(block) != nil } else { false }
        }
        return areOutlines ? cutter : nil
    }

    /// The layers below dots and other translucent parts, cut out there.
    private func ground(
        _ layers: [VectorPicture.Layer], below dots: [VectorPicture.Layer], _ veils: [VectorPicture.Layer],
        _ clip: Path
    ) -> VectorPicture.Group {
        var holed = clip
        for dot in dots {
            guard case .area(let area) = dot.content, let extent = area.paths[0].extent, dot.moves.isEmpty,
                dot.opacity.constant == 1
            else { return VectorPicture.Group(clip: clip, mask: dots + veils, isOutside: true, layers) }
            // A dot is its own mirror image, which has the opposite winding.
            holed.add(area.paths[0].mapped { Point(x: extent.left + extent.right - $0.x, y: $0.y) })
        }
        // Android vectors have clips, but no masks.
        return VectorPicture.Group(clip: holed, mask: veils, isOutside: !veils.isEmpty, layers)
    }

    /// Returns the opacity of bars, which are paler while no value is known.
    private func opacity(_ part: Double, of track: LinearIndicator) -> VectorCurve {
        if job.showsTiles { return constant(part) }
        return settled { part * track.opacity(settled: $0) }
    }

    /// Returns the track, which begins where a buffer ends, so that it does not show through a translucent buffer.
    private func trackLayers(
        _ track: LinearIndicator, _ layers: [VectorPicture.Layer]
    ) -> [VectorPicture.Layer] {
        guard track.gap == 0, track.buffer > 0, let paint = layers.first?.paint else { return layers }
        func area(_ path: Path, _ moves: [VectorPicture.Move] = []) -> [VectorPicture.Layer] {
            [.init("track", .area(.init(path)), opacity: constant(1), paint: paint, moves: moves)]
        }
        guard job.change != nil || job.story != nil, !isStill else {
            return area(.track(track, beyond: track.buffer))
        }
        let grown = track.direction.sign * track.buffer * track.width
        let place = fitter.curve(tolerance: Self.lengthTolerance) { [self] in grown * valued($0) }
        if place.constant == grown { return area(.track(track, beyond: track.buffer)) }
        return area(.endlessTrack(track), [.shift(place, .horizontal)])
    }

    /// Returns a stop, which shrinks toward the far end of its track; nil where it never shows.
    ///
    /// - Parameter places: The places of the stop at one time or another.
    private func stopLayer(
        _ name: String, _ paint: VectorPicture.Paint, _ opacity: VectorCurve, _ track: LinearIndicator,
        _ places: [BlockShape], _ block: (Double) -> BlockShape?
    ) -> VectorPicture.Layer? {
        guard let largest = places.max(by: { $0.width < $1.width }), largest.width > 0 else { return nil }
        let share = fitter.curve(tolerance: Self.lengthTolerance / track.height) {
            (block($0)?.width ?? 0) / largest.width
        }
        let path = Path.rectangle(
            x: largest.x, y: largest.y, width: largest.width, height: largest.height,
            radius: largest.radius)
        let end = Point(
            x: track.x + track.direction.left(track.width, in: track.width), y: track.y + track.height / 2)
        let moves: [VectorPicture.Move] =
            share.constant == 1 ? [] : [.grow(share.notNegative, .both, about: end)]
        return .init(name, .area(.init(path)), opacity: opacity, paint: paint, moves: moves)
    }

    /// Returns one part over time: an area where it stands still, else a stroke. Nil where it never shows.
    private func layer(
        _ name: String, _ paint: VectorPicture.Paint, _ opacity: VectorCurve, _ track: LinearIndicator,
        _ look: BlockShape, _ bar: BarTracks?, _ block: (Double) -> BlockShape?
    ) -> VectorPicture.Layer? {
        let (height, isRound) = (look.height, look.radius > 0)
        if isRound, 2 * look.radius < height { return cornered(name, paint, opacity, track, block) }
        /// Returns the thickness of the stroke: a round part that is narrower than high is a disc.
        func girth(_ width: Double) -> Double {
            isRound ? min(max(width, 0), height) : width > 0 ? height : 0
        }
        func width(_ time: Double) -> Double { block(time)?.width ?? 0 }
        let moves = bar.map { bar in
            let (tail, head) = track.direction == .rtl ? (bar.head, bar.tail) : (bar.tail, bar.head)
            let factor = track.direction == .rtl ? -track.width : track.width
            return (
                start: TrackMoves([(tail, factor)], lag: bar.lag),
                length: TrackMoves([(head, factor), (tail, -factor)], lag: bar.lag)
            )
        }
        let tolerance = Self.lengthTolerance
        let start = fitter.curve(tolerance: tolerance, moves?.start) {
            let block = block($0)
            return (block?.x ?? 0) + (isRound ? girth(block?.width ?? 0) / 2 : 0)
        }
        let length = fitter.curve(tolerance: tolerance, moves?.length) {
            max(width($0) - (isRound ? height : 0), 0)
        }
        let girths = fitter.curve(tolerance: tolerance) { girth(width($0)) }
        if girths.constant == 0 { return nil }
        let middle = look.y + height / 2
        if let x = start.constant, let length = length.constant, let girth = girths.constant {
            let block = BlockShape(
                x: isRound ? x - girth / 2 : x, y: look.y, width: isRound ? length + girth : length,
                height: height, isRound: isRound)
            let path = Path.block(block)
            return .init(name, .area(.init(path)), opacity: opacity, paint: paint)
        }
        // An easing that overshoots is longest between its keys, where it is tamed.
        let longest = max(length.tamed.segments.map { max($0.start, $0.end) }.max() ?? 0, height)
        return straight(
            name, paint, opacity, from: Point(x: 0, y: middle), longest: longest, start: start,
            length: length,
            girth: girths, cap: isRound ? .round : .butt)
    }

    /// Returns a part with corners over time, of which no stroke is made: one that begins with its track goes on before that, where
    /// the track's outline hides it, and moves; any other changes its outline. Nil where it never shows.
    private func cornered(
        _ name: String, _ paint: VectorPicture.Paint, _ opacity: VectorCurve, _ track: LinearIndicator,
        _ block: (Double) -> BlockShape?
    ) -> VectorPicture.Layer? {
        let none = BlockShape(x: track.x, y: track.y, width: 0, height: track.height, radius: track.radius)
        func shown(_ time: Double) -> BlockShape {
            var shown = block(time) ?? none
            shown.width = max(shown.width, 0)
            return shown
        }
        let tolerance = Self.lengthTolerance
        let left = fitter.curve(tolerance: tolerance) { shown($0).x }
        let right = fitter.curve(tolerance: tolerance) { shown($0).x + shown($0).width }
        let width = fitter.curve(tolerance: tolerance) { shown($0).width }
        if width.constant == 0 { return nil }
        var (look, moves): (BlockShape, [VectorPicture.Move]) = (shown(0), [])
        if left.constant != nil, right.constant != nil {
            return .init(name, .area(.init(.block(look))), opacity: opacity, paint: paint)
        } else if let constant = left.constant, (constant - track.x).magnitude < 1e-6 {
            (look.x, look.width) = (track.x - 2 * track.width, 2 * track.width)
            moves = [.shift(width, .horizontal)]
        } else if let constant = right.constant, (constant - track.x - track.width).magnitude < 1e-6 {
            (look.x, look.width) = (track.x + track.width, 2 * track.width)
            moves = [.shift(width.mapped(scale: -1), .horizontal)]
        } else {
            let outline = outline(edges: fitter.edges) { .cornered(shown($0)) }
            return .init(name, .area(outline), opacity: opacity, paint: paint)
        }
        return .init(name, .area(.init(.block(look))), opacity: opacity, paint: paint, moves: moves)
    }

    /// Returns a stroke along a straight line; nil where it never shows.
    ///
    /// - Parameters:
    ///   - longest: The greatest length of the stroke.
    ///   - start: The distance from the beginning of the line.
    func straight(
        _ name: String, _ paint: VectorPicture.Paint, _ opacity: VectorCurve, from: Point, longest: Double,
        start: VectorCurve, length: VectorCurve, girth: VectorCurve, cap: StrokeCap = .round
    ) -> VectorPicture.Layer? {
        if girth.constant == 0 { return nil }
        let stroke = VectorPicture.Stroke(
            .straight(from: from, length: longest), length: length.mapped(scale: 1 / longest).notNegative,
            width: girth.notNegative, cap: cap)
        return .init(
            name, .stroke(stroke), opacity: opacity, paint: paint, moves: [.shift(start, .horizontal)])
    }
}

extension PartMoments {
    /// Returns the number of parts of each role at a time, and behind those ``stopStage(of:at:)`` and the segments in which
    /// parts begin and end, if parts pass from one segment to the next at once.
    fileprivate mutating func counts(of track: LinearIndicator, at time: Double) -> SIMD16<Int> {
        var counts = SIMD16<Int>()
        let count = PartRole.allCases.count
        for part in parts(at: time) {
            counts[Int(part.role.rawValue)] += 1
            guard let pitch = track.pitch, case .figure(.block(let block)) = part.form else { continue }
            for end in [block.x, block.x + block.width] {
                counts[count + 1] = counts[count + 1] &* 1024 &+ Int(((end - track.x) / pitch).rounded(.down))
            }
        }
        counts[count] = stopStage(of: track, at: time)
        return counts
    }

    /// Returns 0 for a stop that does not show, 1 for one that has shrunk, and 2 for a whole one.
    fileprivate mutating func stopStage(of track: LinearIndicator, at time: Double) -> Int {
        guard let dot = block(.stop, 0, at: time), dot.width > 0 else { return 0 }
        return dot.width < track.stop - 1e-9 ? 1 : 2
    }
}

extension VectorPicture.Paint {
    fileprivate var isTranslucent: Bool { colors.contains { $0.alpha < 255 } }
}

extension Path {
    /// Adds the end of a bar around `x`, where its corners begin, from the top of the track to the bottom.
    fileprivate mutating func end(_ track: LinearIndicator, _ x: Double, _ radius: Double) {
        let (top, bottom, sign) = (track.y + radius, track.y + track.height - radius, track.direction.sign)
        if 2 * radius >= track.height { return arc(Point(x: x, y: top), radius, from: 0, by: sign / 2) }
        arc(Point(x: x, y: top), radius, from: 0, by: sign / 4)
        line(to: Point(x: x + sign * radius, y: bottom))
        arc(Point(x: x, y: bottom), radius, from: sign / 4, by: sign / 4)
    }

    /// Returns the area of a track, or of all its segments.
    fileprivate static func whole(_ track: LinearIndicator) -> Path {
        var path = Path()
        for span in track.cuts?.spans(along: track.width) ?? [BarSpan(tail: 0, head: 1)] {
            let (width, height) = (span.length * track.width, track.height)
            path.add(
                .rectangle(
                    x: track.x + span.tail * track.width, y: track.y, width: width, height: height,
                    radius: min(track.radius, width / 2)))
        }
        return path
    }

    /// Returns a track that begins with the end of a bar at its near end, and goes on beyond its far end, so that it can
    /// be moved within the outline of the track.
    fileprivate static func endlessTrack(_ track: LinearIndicator) -> Path {
        let radius = track.isRound ? track.radius : 0
        let x = track.x + track.direction.left(-radius, in: track.width)
        let far = track.x + track.direction.left(track.width * 2, in: track.width)
        let bottom = track.y + track.height
        var path = Path()
        path.move(to: Point(x: x, y: track.y))
        if radius > 0 { path.end(track, x, radius) }
        path.line(to: Point(x: x, y: bottom))
        path.line(to: Point(x: far, y: bottom))
        path.line(to: Point(x: far, y: track.y))
        path.close()
        return path
    }

    /// Returns the part of a track behind a bar from its near end up to `place`, in `0...1`.
    fileprivate static func track(_ track: LinearIndicator, beyond place: Double) -> Path {
        let radius = track.isRound ? min(track.radius, place * track.width / 2) : 0
        let x = track.x + track.direction.left(place * track.width - radius, in: track.width)
        let far = track.x + track.direction.left(track.width, in: track.width)
        let bottom = track.y + track.height
        let end = track.radius
        let inner = far - track.direction.sign * end
        var path = Path()
        path.move(to: Point(x: x, y: track.y))
        if radius > 0 { path.end(track, x, track.radius) }
        path.line(to: Point(x: x, y: bottom))
        path.line(to: Point(x: inner, y: bottom))
        if end > 0 {
            let sign = track.direction.sign
            if 2 * end >= track.height {
                path.arc(Point(x: inner, y: track.y + end), end, from: 0.5, by: -sign / 2)
            } else {
                path.arc(Point(x: inner, y: bottom - end), end, from: 0.5, by: -sign / 4)
                path.line(to: Point(x: far, y: track.y + end))
                path.arc(Point(x: inner, y: track.y + end), end, from: sign / 4, by: -sign / 4)
            }
        } else {
            path.line(to: Point(x: far, y: track.y))
        }
        path.close()
        return path
    }
}
