package import Drawing
package import MotionCore

extension DrawnIndicator {
    /// A moment in which at least a dot of a value is seen, where that is asked for: two caps, between which there is nothing.
    package func seen(_ moment: WaveMoment) -> WaveMoment {
        guard showsZero, moment.showsValue, let value = moment.spans.last else { return moment }
        let least: Double
        switch form {
        // Caps lie within the ends in views, and outside of them in Compose.
        case .ring(let line): least = line.form.style == .views ? line.turns(stroke) : 1e-9
        case .bar(_, let line): least = line.form.style == .views ? stroke / width : 1e-9
        case .shape, .elements: return moment
        }
        var moment = moment
        if value.length < least {
            moment.spans[moment.spans.count - 1] = BarSpan(tail: value.tail, head: value.tail + least)
        }
        return moment
    }

    func draw(_ line: RingWaveLine, _ moment: WaveMoment, _ color: Color, into list: inout DisplayList) {
        let spans = moment.spans
        let pieces = zip(spans.filter { $0.head > $0.tail }, line.pieces(moment)).map { span, piece in
            Path.stroke(
                piece, width: stroke * line.scale(span), cap: .round, isClosed: span.head - span.tail >= 1,
                offset: center)
        }
        func addPieces() {
            for path in pieces { list.shapes.append(.path(PathShape(path, color, role: .value))) }
        }
        if let track {
            if gap == 0 {
                // A closed flat line hides the whole track; the rest of edge pixels would be a fringe.
                if moment.share <= 0, spans.contains(where: { $0.head - $0.tail >= 1 }) {
                    return addPieces()
                }
                // The wave extends beyond the track on both sides.
                let ring = Path.ring(center, radius: line.trackRadius, width: stroke)
                let wave = StackShape.Layer(pieces.map { .path($0) }, color)
                list.shapes.append(
                    .stack(StackShape([wave, .init([.path(ring)], track, role: .track)], .crossing)))
                return
            }
            if let rest = spans.first.map({ line.track(beside: $0, gap: gap) }) ?? nil {
                let arc = ArcSpan(start: rest.tail + moment.rotation, sweep: rest.head - rest.tail)
                list.shapes.append(
                    .ring(
                        RingShape(
                            centerX: center.x, centerY: center.y, radius: line.trackRadius, width: stroke,
                            arc: arc, cap: .round, color: track, role: .track)))
            }
        }
        addPieces()
    }

    func draw(
        running: BarWaveLine, valued: BarWaveLine, _ moment: WaveMoment, _ color: Color, stopOpacity: Double,
        into list: inout DisplayList
    ) {
        let mirrored = direction == .rtl
        let middle = center
        /// Moves a path from the left end of the center line to its place; from right to left all of it turns by half a
        /// turn.
        func placed(_ path: Path) -> Path {
            mirrored ? path.placed(scale: -1, x: 2 * middle.x, y: 2 * middle.y) : path
        }
        let origin = Point(x: x, y: middle.y)
        func pill(_ from: Double, _ to: Double, _ color: Color) {
            let thick = min(stroke, to - from)
            if thick <= 0 { return }
            let (a, b) = (
                Point(x: x + from + thick / 2, y: middle.y), Point(x: x + to - thick / 2, y: middle.y)
            )
            let line = placed(Path.line(a, b, width: thick))
            list.shapes.append(.path(PathShape(line, color, role: .track)))
        }
        if let track { for part in rests(moment) { pill(part.from, part.to, track) } }
        if stopOpacity > 0, stopStage(moment) > 0 {
            let dot = stopDot(stopPlace(moment))
            list.shapes.append(.path(PathShape(placed(dot), color, opacity: stopOpacity, role: .stop)))
        }
        let runningPart = moment.runningPart { running.spaceBetweenBars(gap: gap, value: $0) }
        for (line, part) in [(running, runningPart), (moment.showsValue ? valued : running, moment)] {
            guard let part else { continue }
            for (bar, piece) in zip(part.spans.compactMap { $0.clipped }, line.pieces(part)) {
                let path = Path.stroke(
                    piece, width: line.girth(of: bar), cap: .round, offset: origin)
                list.shapes.append(.path(PathShape(placed(path), color, role: .value)))
            }
        }
    }

    /// Returns the parts of the track beside the bars, in points from its left end. A mark as large as the track is its
    /// last part, where nothing else is left of it.
    package func rests(_ moment: WaveMoment) -> [(from: Double, to: Double)] {
        let rests = room(moment)
        guard moment.showsValue, stop >= stroke, let last = rests.last, last.to - last.from <= stroke else {
            return rests
        }
        return rests.dropLast()
    }

    private func room(_ moment: WaveMoment) -> [(from: Double, to: Double)] {
        let ramp = ramp(fullSpace)
        var rests: [(from: Double, to: Double)] = []
        var from = 0.0
        /// Returns the gap at a place, which grows from either end of the track: a bar that has just arrived, or is about
        /// to leave, has none yet.
        func space(at end: Double) -> Double { fullSpace * min(end, 1 - end, ramp) / ramp }
        for bar in moment.bars.compactMap({ $0.clipped }).sorted(by: { $0.tail < $1.tail }) {
            rests.append((from, bar.tail * width - space(at: bar.tail)))
            from = max(from, bar.head * width + space(at: bar.head))
        }
        return rests + [(from, width)]
    }

    /// The space that a bar needs beyond its ends, in points: the gap, and in Compose the caps, which lie outside of them.
    private var fullSpace: Double { gap + outerCap }

    /// The part of a bar's cap that lies outside of its ends, in points.
    private var outerCap: Double { isCompose ? stroke / 2 : 0 }

    /// Returns the share of the track at both of its ends in which gaps shrink: a hundredth, in Compose as much as a bar
    /// needs.
    private func ramp(_ space: Double) -> Double { isCompose ? max(space / width, 1e-9) : 0.01 }

    private var isCompose: Bool {
        if case .bar(_, let line) = form { line.form.style == .compose } else { false }
    }

    /// Returns the index of the stretch of the track on which an end of a bar lies: caps and gaps follow it differently in
    /// each.
    package func stretch(of end: Double) -> Int {
        let (cap, ramp) = (stroke / 2 / width, ramp(fullSpace))
        return [
            0, min(cap, ramp), max(cap, ramp), 1 - max(cap, ramp), 1 - min(cap, ramp), 1,
        ]
        .count { end >= $0 }
    }

    /// Returns the size of the mark at the far end of the track, as a share of the whole one, and its middle, in points
    /// from the left end. The mark lies at the end of the longest part that bars leave within the last stretch as long as
    /// the track is thick.
    package func stopPlace(_ moment: WaveMoment) -> (share: Double, middle: Double) {
        // A value that has left at the far end takes its mark along.
        guard moment.showsValue, stop > 0, let value = moment.spans.last, value.head < 1 else {
            return (0, width)
        }
        return room(moment).map { from, to in
            let share = LinearIndicator.stopShare(room: to - max(from, width - stroke), height: stroke)
            return (share, to - stroke / 2 * share)
        }.max { $0.0 < $1.0 } ?? (0, width)
    }

    /// Returns 0 for a mark that does not show, 1 for one that has shrunk, and 2 for a whole one.
    package func stopStage(_ moment: WaveMoment) -> Int {
        let share = stopPlace(moment).share
        return share <= 0 ? 0 : share < 1 - 1e-9 ? 1 : 2
    }

    /// Returns the mark in its place.
    private func stopDot(_ place: (share: Double, middle: Double)) -> Path {
        .disc(Point(x: x + place.middle, y: center.y), radius: stop / 2 * place.share)
    }

    /// The whole mark, where nothing comes near it.
    package var wholeStop: Path { stopDot((1, width - stroke / 2)) }

    /// The far end of the track, toward which the mark shrinks in front of a value.
    package var farEnd: Point { Point(x: x + width, y: center.y) }
}
