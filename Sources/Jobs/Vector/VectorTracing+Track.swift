internal import Drawing
internal import Formats
internal import Indicators
internal import MotionCore
internal import Vectors

extension VectorTracing {
    /// A straight track and what runs along it.
    func track(_ track: LinearIndicator) -> VectorPicture.Group {
        var shapes = track
        shapes.runningOpacity = 1
        // What tells bars from the track, which may have any color itself.
        let black = Color(red: 0, green: 0, blue: 0)
        let mark = track.track == black ? Color(red: 255, green: 255, blue: 255) : black
        /// The parts at a time, each from front to back.
        func parts(_ time: Double) -> Parts {
            var list = DisplayList(width: 0, height: 0)
            switch moment(time) {
            case .arc(let span): shapes.draw(value: span.sweep, color: mark, into: &list)
            case .bars(let spans):
                if job.showsTiles {
                    shapes.draw(tiles: spans, colors: spans.map { _ in mark }, into: &list)
                } else {
                    shapes.draw(spans, color: mark, into: &list)
                }
            default: preconditionFailure("a track shows bars")
            }
            guard case .group(let group)? = list.shapes.first else { return Parts() }
            let bars = group.parts.prefix { $0.color == mark }
            return Parts(bars: Array(bars), track: Array(group.parts.dropFirst(bars.count)))
        }
        // Between edges all kinds of parts come up, of which there are the most at one time or another.
        let seen = ([0] + fitter.edges + probes).map { parts($0) }
        let slots = Parts(
            bars: seen.map { $0.bars }.max { $0.count < $1.count } ?? [],
            track: seen.map { $0.track }.max { $0.count < $1.count } ?? [])
        let tracing = cut { parts($0).counts }
        func layer(
            _ name: String, _ paint: VectorPicture.Paint, _ opacity: VectorCurve, _ bar: BarTracks?,
            _ part: @escaping (Parts) -> GroupShape.Part?
        ) -> VectorPicture.Layer? {
            tracing.layer(name, paint, opacity, track, bar) { time in
                guard case .block(let block)? = part(parts(time))?.figure else { return nil }
                return block
            }
        }
        /// Of bars that are paler while no value is known.
        func opacity(_ part: Double) -> VectorCurve {
            if job.showsTiles { return constant(part) }
            return settled { part * track.opacity(settled: $0) }
        }
        var layers: [VectorPicture.Layer?] = []
        for (index, slot) in slots.track.enumerated().reversed() {
            let paint = VectorPicture.Paint(.track, [slot.color])
            if track.gap == 0, track.buffer > 0 {
                // What a translucent buffer stands on does not show through it.
                let path = Path.track(track, beyond: track.buffer)
                layers.append(.init("track", .area(.init(path)), opacity: constant(1), paint: paint))
            } else {
                layers.append(
                    layer("track-\(index + 1)", paint, constant(slot.opacity), nil) {
                        index < $0.track.count ? $0.track[index] : nil
                    })
            }
        }
        for (index, slot) in slots.bars.enumerated().reversed() {
            let paint = job.showsTiles ? tilePaint(index) : indicatorPaint()
            layers.append(
                layer(
                    "bar-\(index + 1)", paint, opacity(slot.opacity), index < bars.count ? bars[index] : nil
                ) {
                    index < $0.bars.count ? $0.bars[index] : nil
                })
        }
        let outline = Path.rectangle(
            x: track.x, y: track.y, width: track.width, height: track.height,
            radius: track.isRound ? track.height / 2 : 0)
        return VectorPicture.Group(clip: outline, layers.compactMap { $0.self })
    }

    private struct Parts {
        var bars: [GroupShape.Part] = []
        var track: [GroupShape.Part] = []

        var counts: [Int] { [bars.count, track.count] }
    }

    /// One part over time: an area where it stands still, else a stroke. Nil where it never shows.
    private func layer(
        _ name: String, _ paint: VectorPicture.Paint, _ opacity: VectorCurve, _ track: LinearIndicator,
        _ bar: BarTracks?, _ block: (Double) -> BlockShape?
    ) -> VectorPicture.Layer? {
        let height = block(0)?.height ?? track.height
        let isRound = block(0)?.isRound ?? track.isRound
        /// A round part that is narrower than high is a disc here.
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
        let middle = (block(0)?.y ?? track.y) + height / 2
        if let x = start.constant, let length = length.constant, let girth = girths.constant {
            let end = isRound ? girth / 2 : 0
            let path = Path.rectangle(
                x: x - end, y: middle - girth / 2, width: length + 2 * end, height: girth, radius: end)
            return .init(name, .area(.init(path)), opacity: opacity, paint: paint)
        }
        let longest = max(length.segments.map { max($0.start, $0.end) }.max() ?? 0, height)
        let stroke = VectorPicture.Stroke(
            .straight(from: Point(x: 0, y: middle), length: longest),
            length: length.mapped(scale: 1 / longest).notNegative,
            width: girths.notNegative, cap: isRound ? .round : .butt)
        return .init(
            name, .stroke(stroke), opacity: opacity, paint: paint, moves: [.shift(start, .horizontal)])
    }
}

extension Path {
    /// The part of a track behind a bar from its near end up to `place`, in `0...1`.
    fileprivate static func track(_ track: LinearIndicator, beyond place: Double) -> Path {
        let radius = track.isRound ? min(track.height, place * track.width) / 2 : 0
        let x = track.x + track.direction.left(place * track.width - radius, in: track.width)
        let far = track.x + track.direction.left(track.width, in: track.width)
        let bottom = track.y + track.height
        var path = Path()
        path.move(to: Point(x: x, y: track.y))
        if radius > 0 {
            path.arc(
                Point(x: x, y: track.y + track.height / 2), track.height / 2, from: 0,
                by: track.direction.sign / 2)
        }
        path.line(to: Point(x: x, y: bottom))
        path.line(to: Point(x: far, y: bottom))
        path.line(to: Point(x: far, y: track.y))
        path.close()
        return path
    }
}
