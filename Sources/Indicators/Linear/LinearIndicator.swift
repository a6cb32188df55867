public import Drawing
public import MotionCore

/// A linear indicator: a straight track and bars on it. Lengths are in points.
///
/// Bars and track share edge pixels, and the track's outline clips them. A vertical one is a horizontal one with x and y exchanged: its
/// width is how long it is, and its height how thick, and right to left is upward.
public struct LinearIndicator: Hashable, Sendable {
    /// The size of the track; the width is at least the height.
    public var width, height: Double
    /// Whether bars end in half discs, or with the track's corners, which lie within their spans.
    public var isRound: Bool
    /// The radius of the track's corners, at most half its height; nil for half of it where bars are round, else none.
    public var corner: Double?
    /// Whether the track is vertical, with x and y exchanged.
    public var isVertical = false
    /// Whether values grow from the middle of the track toward both ends.
    public var isCentered = false
    /// The color of the track behind the bars, or nil for none.
    public var track: Color?
    /// The space between bars and track, and between tiles; 0 for none. Within 1 % of either end of the
    /// track it shrinks to nothing, as Material draws it.
    public var gap: Double
    /// The diameter of the dot at the far end of the track that marks 100 %; 0 for none. It is never larger than the
    /// track's height, and square where ends are flat. It shrinks with the part of the track that bars leave there. Since
    /// the last segment marks 100 % by itself, the dot shows only where it is smaller than the segment.
    public var stop: Double
    /// The part of the track that is ready before the value gets there, in `0...1`: it shows beyond the bar of a value, in
    /// the bar's color at ``bufferOpacity``.
    public var buffer: Double
    /// The layout direction; right to left is the mirror image.
    public var direction: LayoutDirection
    /// The segments that the track and all bars are cut into; nil for a whole track.
    public var segments: Segments?
    /// The place at which values begin, in `0...1` from the leading edge.
    public var from = 0.0
    /// The second value beside the one that is drawn; nil for none.
    public var second: SecondValue?
    /// The gradient of bars; nil for one color. Tiles and a second value have none.
    public var gradient: IndicatorGradient?
    /// The effect that runs over the bar of a value; nil for none. Gradients have none.
    public var effect: BarEffect?
    /// The casing around the track; nil for none.
    public var casing: BarCasing?
    /// The opacity of bars while no value is known, in `0...1`.
    public var runningOpacity = 1.0
    /// Whether a value of zero is drawn as a dot as long as the track is high, or as a shorter segment, which shows that
    /// something has begun.
    public var showsZero = false
    /// The distance of the track from the left edge of the picture, in points; from the top where it is vertical.
    public var x = 0.0
    /// The distance of the track from the top of the picture, in points; from the left edge where it is vertical.
    public var y = 0.0

    /// Creates a track at the top left corner of the picture. A `stop` above the height counts as the height.
    public init(
        width: Double, height: Double, isRound: Bool, track: Color? = nil, gap: Double = 0,
        stop: Double = 0, buffer: Double = 0, direction: LayoutDirection = .ltr
    ) {
        self.width = width
        self.height = height
        self.isRound = isRound
        self.track = track
        self.gap = gap
        self.stop = min(stop, height)
        self.buffer = buffer
        self.direction = direction
    }

    /// Adds the picture of a value in `0...1`: a bar from the leading edge.
    public func draw(value: Double, color: Color, into list: inout DisplayList) {
        let value = showsZero ? max(value, dotRoom / width) : value
        if let second { return draw(value, color, beside: second, into: &list) }
        let span = isCentered ? BarSpan(around: value) : BarSpan(tail: from, head: max(value, from))
        let bar = shown(span)
        draw(into: &list) { parts in
            parts.append(bright(bar, color))
            // On a buffer up to the end, or one without a gap to the track, the dot lies as on the track.
            let isParted = parting > 0 && buffer > value && buffer < 1
            appendStop(
                color, beside: isParted ? [bar, BarSpan(tail: 0, head: buffer)] : [bar], to: &parts)
            guard buffer > value else { return appendTrack(beside: [bar], to: &parts) }
            let beyond = spaced(BarSpan(tail: value, head: buffer), by: parting)
            let ready = shown(BarSpan(tail: parting > 0 ? beyond.tail : 0, head: buffer))
            // Between gaps, a part that is shorter than high is a speck.
            if parting > 0, ready.length * width < height { return appendTrack(beside: [bar], to: &parts) }
            parts.append(part(ready, color, .buffer))
            parts[parts.count - 1].opacity = Self.bufferOpacity
            appendTrack(beside: [bar, ready], to: &parts)
        }
    }

    /// Adds the picture of a span in front of a value that begins at the beginning of the track.
    private func draw(
        _ front: BarSpan, _ color: Color, before second: SecondValue, into list: inout DisplayList
    ) {
        let front = shown(front)
        let whole = shown(BarSpan(tail: 0, head: second.value))
        var rests = [whole]
        if parting > 0 {
            // A gap between bars and track also separates the bars from each other.
            let before = spaced(BarSpan(tail: 0, head: front.tail), by: parting).head
            let rest = spaced(BarSpan(tail: front.head, head: 1), by: parting).tail
            rests = [
                BarSpan(tail: 0, head: min(before, whole.head)), BarSpan(tail: rest, head: whole.head),
            ]
        }
        rests.removeAll { $0.length <= 0 }
        draw(into: &list) { parts in
            parts.append(part(front, color))
            for (index, rest) in rests.enumerated() {
                parts.append(part(rest, second.color(beside: color), .second, index))
            }
            appendStop(color, beside: rests + [front], to: &parts)
            appendTrack(beside: rests + [front], to: &parts)
        }
    }

    /// Adds the picture of two values that begin at one place, the longer one behind.
    private func draw(
        _ value: Double, _ color: Color, beside second: SecondValue, into list: inout DisplayList
    ) {
        if from > 0 {
            return draw(BarSpan(tail: from, head: max(value, from)), color, before: second, into: &list)
        }
        var bars = [(head: max(value, from), color: color, role: PartRole.value)]
        bars.append((head: max(second.value, from), color: second.color(beside: color), role: .second))
        if second.lies(before: value) { bars.swapAt(0, 1) }
        let front = shown(BarSpan(tail: from, head: bars[0].head))
        var back = shown(BarSpan(tail: from, head: bars[1].head))
        // A gap between bars and track also separates the bars from each other.
        if parting > 0, front.length > 0 {
            back.tail = spaced(BarSpan(tail: front.head, head: 1), by: parting).tail
        }
        draw(into: &list) { parts in
            parts.append(part(front, bars[0].color, bars[0].role))
            if back.length > 0 { parts.append(part(back, bars[1].color, bars[1].role)) }
            let bars = back.length > 0 ? [front, back] : [front]
            appendStop(color, beside: bars, to: &parts)
            appendTrack(beside: bars, to: &parts)
        }
    }

    /// Adds the picture of bars of one color, in track lengths; parts off the track do not show.
    ///
    /// - Parameters:
    ///   - bars: The bars that run along the track, or the bar of a value.
    ///   - color: The color of all bars.
    ///   - valued: The progress from bars without a value to one, in `0...1`: by that share the buffer and the dot at the
    ///     far end have grown, which belong to values.
    ///   - settled: The progress from running bars to a value, in `0...1`.
    ///   - list: The list that the picture is added to.
    public func draw(
        _ bars: [BarSpan], color: Color, valued: Double = 0, settled: Double = 0,
        into list: inout DisplayList
    ) {
        let bars = bars.map { shown($0) }
        let ready = readySpans(beside: bars, upTo: buffer * valued)
        draw(into: &list) { parts in
            for (index, bar) in bars.enumerated() {
                parts.append(bright(bar, color, opacity(settled: settled), index))
            }
            let taken = parting > 0 && buffer < 1 ? bars + ready : bars
            if valued > 0 { appendStop(color, grown: valued, beside: taken, to: &parts) }
            for (index, span) in ready.enumerated() {
                parts.append(part(span, color, .buffer, index))
                parts[parts.count - 1].opacity = Self.bufferOpacity
            }
            appendTrack(beside: bars + ready, hasStop: valued >= 1, to: &parts)
        }
    }

    /// Returns the parts of a buffer that bars leave; without a gap to the track, it lies whole below them.
    private func readySpans(beside bars: [BarSpan], upTo end: Double) -> [BarSpan] {
        if end <= 0 || bars.contains(where: { $0.tail <= 0 && $0.head >= end }) { return [] }
        guard parting > 0 else { return [shown(BarSpan(tail: 0, head: end))] }
        // Between gaps, a part that is shorter than high is a speck.
        return rests(beside: bars, by: parting).map { shown(BarSpan(tail: $0.tail, head: min($0.head, end))) }
            .filter { $0.length * width >= height }
    }

    /// Adds the picture of tiles that abut, each in its own color. They have round ends only at gaps.
    public func draw(tiles: [BarSpan], colors: [Color], into list: inout DisplayList) {
        draw(into: &list) { parts in
            for (index, (tile, color)) in zip(tiles, colors).enumerated() {
                let span = spaced(tile, by: gap / 2)
                parts.append(part(span, color, .value, index, isRound: isRound && gap > 0))
            }
        }
    }

    /// Returns the opacity of bars, in `0...1`.
    public func opacity(settled: Double) -> Double { runningOpacity + (1 - runningOpacity) * settled }

    private func part(
        _ span: BarSpan, _ color: Color, _ role: PartRole = .value, _ index: Int = 0, isRound: Bool? = nil
    ) -> GroupShape.Part {
        let block = BlockShape(
            x: x + span.tail * width, y: y, width: span.length * width, height: height,
            // A standing segment has no room for round ends.
            radius: isRound ?? (self.isRound && !segmentsStand) ? radius : 0)
        return GroupShape.Part(.block(block), color, role: role, index: index)
    }

    /// Returns a bar in its color or gradient.
    private func bright(
        _ span: BarSpan, _ color: Color, _ opacity: Double = 1, _ index: Int = 0
    ) -> GroupShape.Part {
        if gradient == nil { return part(span, color.faded(opacity), .value, index) }
        var bar = part(span, color, .value, index)
        (bar.isGradient, bar.opacity) = (true, opacity)
        return bar
    }

    /// The opacity of the buffer in the bar's color, between that of the bar and that of the track in every theme. The
    /// figure is Spindle's own.
    public static let bufferOpacity = 0.4

    /// The greatest distance of the dot from the far end, within the track's end cap: the figure is that of Compose
    /// Material 3.
    private static let furthestStop = 6.0

    /// Appends the dot at the far end, which has the last color.
    private func appendStop(
        _ color: Color, grown: Double = 1, beside bars: [BarSpan], to parts: inout [GroupShape.Part]
    ) {
        guard showsStop else { return }
        let place = stopPlace(beside: bars)
        let share = place.share * grown
        let side = stop * share
        let inset = min((dotRoom - stop) / 2, Self.furthestStop) * share
        let dot = BlockShape(
            x: x + place.end - inset - side, y: y + (height - side) / 2, width: side, height: side,
            radius: isRound ? min(radius, side / 2) : 0)
        parts.append(
            GroupShape.Part(
                .block(dot), gradient?.gradient.colors.last ?? color, role: .stop))
    }

    /// Returns the end of the dot, in points along the track, and its size, as a share of the whole one: it lies in the
    /// longest part that bars leave within the last stretch as long as the track is high, or within the last segment.
    private func stopPlace(beside bars: [BarSpan]) -> (end: Double, share: Double) {
        rests(beside: bars, by: parting > 0 ? parting : Self.stopDistance * dotRoom).map { rest in
            let (from, end) = (max(rest.tail * width, width - dotRoom), rest.head * width)
            return (end, Self.stopShare(room: end - from, height: dotRoom))
        }.max { $0.share < $1.share } ?? (width, 0)
    }

    /// The room for the dot at the far end, in points: as much as the track is high, or a shorter segment.
    private var dotRoom: Double { cuts.map { min($0.length(along: width), height) } ?? height }

    /// Whether there is a dot at the far end: in a segment, none that would look like the segment.
    package var showsStop: Bool { stop > 0 && (cuts == nil || stop < dotRoom) }

    /// Whether the buffer leaves so little of the track that the dot has no room at any value.
    package var buffersStop: Bool {
        showsStop && parting > 0 && buffer < 1
            && stopPlace(beside: [BarSpan(tail: 0, head: buffer)]).share == 0
    }

    /// Returns the size of the dot in the given room, as a share of the whole one; that of a wave, too. It shrinks faster
    /// than the room, and is gone before the room is, as it would be a speck.
    static func stopShare(room: Double, height: Double) -> Double {
        min(max((room / height - leastRoom) / (1 - leastRoom), 0), 1)
    }

    /// The least room for the dot, as a share of the height. The limit is Spindle's own.
    private static let leastRoom = 0.3

    /// The share of its room that a dot keeps free in front of a bar without a gap to the track, so that the two never
    /// touch. The figure is Spindle's own.
    private static let stopDistance = 0.25

    /// The part of the track at either end over which gaps shrink to nothing: the figure is Material's.
    private static let ramp = 0.01

    /// Returns a span shortened by `gap` points at both ends.
    private func spaced(_ span: BarSpan, by gap: Double) -> BarSpan {
        if let gaps = gaps(of: gap) {
            let middle = gaps.space / 2
            return BarSpan(
                tail: max(gaps.cleared(span.tail + middle) - middle, 0),
                head: min(-gaps.cleared(-span.head - middle) - middle, 1))
        }
        func ramped(_ distance: Double) -> Double {
            gap / width * min(max(distance / Self.ramp, 0), 1)
        }
        return BarSpan(tail: span.tail + ramped(span.tail), head: span.head - ramped(1 - span.head))
    }

    /// Returns a bar; in segments with gaps, without parts that are too short at both ends.
    private func shown(_ bar: BarSpan) -> BarSpan {
        guard let gaps = gaps(of: gap) else { return bar }
        let middle = gaps.space / 2
        return BarSpan(
            tail: -gaps.shown(-bar.tail - middle) - middle, head: gaps.shown(bar.head + middle) - middle)
    }

    /// Whether segments are shorter than two of their corners, which then have half that length as their radius.
    private var segmentsStand: Bool {
        radius > 0 && cuts.map { $0.length(along: width) < 2 * radius } ?? false
    }

    /// The radius of the corners of the track, and of bars that have any.
    package var radius: Double { corner ?? (isRound ? height / 2 : 0) }

    /// The gap between bars and track where there is room for it: a segment that is shorter than high has none.
    private var parting: Double { cuts == nil || gaps(of: gap) != nil ? gap : 0 }

    /// The distance between segments in points within which bars and track begin and end; nil where they pass from one to
    /// the next.
    package var pitch: Double? { gaps(of: gap).map { $0.pitch * width } }

    /// Returns the gaps between bars and their track in segments, in track lengths; nil for none.
    private func gaps(of gap: Double) -> SegmentGaps? {
        guard gap > 0, let cuts else { return nil }
        let (length, space) = (cuts.length(along: width), cuts.gap / width)
        if length < height { return nil }
        return SegmentGaps(
            pitch: length / width + space, space: space, gap: gap / width, thickness: height / width,
            growth: 1)
    }

    /// Appends the track. A stop as large as the track is its last part, where nothing else is left of it: as it shrinks,
    /// no rim of the track's color surrounds it.
    private func appendTrack(
        beside bars: [BarSpan], hasStop: Bool = true, to parts: inout [GroupShape.Part]
    ) {
        guard let track else { return }
        let rests = parting > 0 ? rests(beside: bars, by: parting) : [BarSpan(tail: 0, head: 1)]
        for (index, rest) in rests.enumerated() {
            if hasStop, showsStop, stop == height, rest.head == 1, rest.length * width <= height { continue }
            parts.append(part(rest, track, .track, index))
        }
    }

    /// Returns the parts of the track that bars and gaps leave.
    private func rests(beside bars: [BarSpan], by gap: Double) -> [BarSpan] {
        var rests: [BarSpan] = []
        var end = 0.0
        for bar in bars.compactMap({ $0.clipped }).sorted(by: { $0.tail < $1.tail }) {
            rests.append(spaced(BarSpan(tail: end, head: bar.tail), by: gap))
            end = max(end, bar.head)
        }
        return rests + [spaced(BarSpan(tail: end, head: 1), by: gap)]
    }

    /// Adds the parts that `append` adds, from left to right.
    private func draw(into list: inout DisplayList, _ append: (inout [GroupShape.Part]) -> Void) {
        if casing != nil || effect != nil {
            var parts: [GroupShape.Part] = []
            append(&parts)
            if let bar = parts.first(where: { $0.role == .value }) { drawCasing(bar.color, into: &list) }
            if let effect { return draw(parts, effect, into: &list) }
        }
        let spans = cuts?.spans(along: width) ?? [BarSpan(tail: 0, head: 1)]
        // Segments whose gap is less than a pixel share pixels, and are one group.
        let isJoined = spans.count > 1 && cuts.map { $0.gap < 1 } ?? false
        for span in isJoined ? spans.prefix(1) : spans[...] {
            let outline = BlockShape(
                x: x + span.tail * width, y: y, width: span.length * width, height: height, radius: radius)
            let clips = GroupShape.Clips(
                outline, count: isJoined ? spans.count : 1,
                pitch: isJoined ? (spans[1].tail - spans[0].tail) * width : 0)
            list.addGroup(
                clips: clips, gradient: gradient?.bar(x, width, direction), isTransposed: isVertical
            ) { parts in
                append(&parts)
                for index in parts.indices { place(&parts[index]) }
            }
        }
    }

    /// The segments of the track where they show: flat ends without space between them make a whole track.
    package var cuts: Segments? { segments?.gap == 0 && radius == 0 ? nil : segments }

    /// Places a part in the reading direction.
    private func place(_ part: inout GroupShape.Part) {
        guard direction == .rtl, case .block(var block) = part.figure else { return }
        block.x = x + direction.left(block.x - x, width: block.width, in: width)
        part.figure = .block(block)
    }
}

extension BarSpan {
    /// The part of a track that a value in `0...1` takes in its middle.
    fileprivate init(around value: Double) { self.init(tail: 0.5 - value / 2, head: 0.5 + value / 2) }
}
