public import Drawing
public import MotionCore

/// A circular indicator: a ring track and an arc on it.
public struct CircularIndicator: Hashable, Sendable {
    /// The side of the square box in points. The ring's outer edge touches the box.
    public var size: Double
    /// The stroke's width in points, at most half of ``size``: a wider one would cover the center.
    public var stroke: Double
    /// The cap at the ends of the arc.
    public var cap: StrokeCap
    /// Whether the arc, caps included, stays inside its span, as Material draws it. Otherwise caps extend beyond the span,
    /// as those of strokes usually do.
    public var insetsCaps: Bool
    /// The color of the ring behind the arc, or nil for none.
    public var track: Color?
    /// The space between the ends of arc and track in points, along the center line; the track then has caps of its own,
    /// and all caps are inset. With 0 there is no space, and a full ring behind the arc.
    public var gap: Double
    /// The part of the circle that the ring takes, and the direction in which it runs. The caps of an open ring are inset.
    public var way = RingWay() { didSet { insetsCaps = insetsCaps || way.isOpen } }
    /// Whether the ring is cut to sectors of its box, as if it were large enough to cover that.
    public var isSquare = false
    /// The segments that the ring is cut into, whose caps are inset; nil for a whole ring.
    public var segments: Segments?
    /// The place at which values begin, in `0...1`.
    public var from = 0.0
    /// The second value beside the one that is drawn; nil for none.
    public var second: SecondValue?
    /// The gradient of the arc; nil for one color. A second value has none.
    public var gradient: IndicatorGradient?
    /// Whether the track appears and disappears with values: it does not show while none is known.
    public var fadesTrack = false
    /// Whether an empty arc is drawn as a dot as long as its caps, which shows that something has begun.
    public var showsZero = false
    /// Whether a value goes on beyond 1, with a second lap over the first one.
    public var overflows = false
    /// The distance of the box from the left edge of the picture, in points.
    public var x = 0.0
    /// The distance of the box from the top of the picture, in points.
    public var y = 0.0

    /// Creates a ring in a square box of side `size`, at the top left corner of the picture.
    public init(
        size: Double, stroke: Double, cap: StrokeCap, insetsCaps: Bool = false, track: Color? = nil,
        gap: Double = 0
    ) {
        self.size = size
        self.stroke = stroke
        self.cap = cap
        self.insetsCaps = insetsCaps || gap > 0
        self.track = track
        self.gap = gap
    }

    /// The radius of the stroke's center line in points.
    public var radius: Double { (size - stroke) / 2 }

    /// Adds the picture of one span in one color.
    ///
    /// - Parameters:
    ///   - span: The arc.
    ///   - color: The color of the arc.
    ///   - settled: The progress from a running arc to a value, in `0...1`: a track that fades has this opacity.
    ///   - list: The list that the picture is added to.
    public func draw(_ span: ArcSpan, color: Color, settled: Double = 1, into list: inout DisplayList) {
        if overflows, span.sweep > 1 {
            let rest = ArcSpan(start: span.start, sweep: span.sweep - 1)
            return lapped(color).joined.add(rest, color: color, settled: 1, into: &list)
        }
        joined.add(span, color: color, settled: settled, into: &list)
    }

    /// The ring of a second lap: its track is the first one.
    package func lapped(_ color: Color) -> CircularIndicator {
        var ring = self
        ring.track = color.faded(Self.firstLap)
        ring.fadesTrack = false
        return ring
    }

    /// The opacity of a first lap below a second one: that of Wear OS.
    private static let firstLap = 0.6

    /// The same ring without segments where those do not show: flat ends without space between them make a whole ring.
    /// Square ends count as flat ones, whose sides point to the center: the inner corners of others would reach into the
    /// space beside them.
    package var joined: CircularIndicator {
        guard let segments, cap != .round else { return self }
        var ring = self
        ring.cap = .butt
        if segments.gap == 0 { ring.segments = nil }
        return ring
    }

    private func add(_ span: ArcSpan, color: Color, settled: Double, into list: inout DisplayList) {
        let span = seen(value(onWay(span)))
        let part = fadesTrack ? settled : 1
        let track = part > 0 ? self.track?.faded(part) : nil
        if second == nil, segments == nil, !isSquare, !way.isOpen {
            return addAlone(span, color: color, track: track, into: &list)
        }
        var arcs = [RingShape.Arc(span, color)]
        if let second {
            arcs.append(
                RingShape.Arc(
                    ArcSpan(start: 0, sweep: second.value * total), second.color(beside: color), role: .second
                ))
            if from == 0, second.lies(before: span.sweep / total) { arcs.swapAt(0, 1) }
        }
        if let segments {
            drawCut(segments, arcs, track: track, into: &list)
        } else if isSquare {
            drawSquare(arcs, track: track, into: &list)
        } else if way.isOpen {
            drawOpen(arcs, track: track, into: &list)
        } else if from > 0 {
            draw(front: arcs[0], before: arcs[1], track: track, into: &list)
        } else {
            drawBoth(front: arcs[0], back: arcs[1], track: track, into: &list)
        }
    }

    /// Adds the only arc of a closed ring, as most frames have it; nothing is allocated for that.
    private func addAlone(_ span: ArcSpan, color: Color, track: Color?, into list: inout DisplayList) {
        if let track, gap > 0 {
            if let rest = trackSpan(beside: span) {
                list.add(ring(inset(rest, fromMiddle: true), track, .track))
            }
            let arc = inset(span)
            list.add(ring(arc, color, .value, shading(arc.span)))
        } else {
            let arc = insetsCaps ? inset(span) : (span: span, scale: 1)
            var shape = ring(arc, color, .value, shading(arc.span))
            shape.track = track
            list.add(shape)
        }
    }

    /// Returns the rest of a value's arc where values begin later than the ring.
    private func value(_ span: ArcSpan) -> ArcSpan {
        let start = from * total
        return from == 0 ? span : ArcSpan(start: start, sweep: max(span.sweep - start, 0))
    }

    /// Adds a span in front of a value that begins with the ring.
    private func draw(
        front: RingShape.Arc, before back: RingShape.Arc, track: Color?, into list: inout DisplayList
    ) {
        guard let track, gap > 0 else {
            return drawBoth(front: front, back: back, track: track, into: &list)
        }
        let space = turns(gap)
        // The parts of the value before and behind the span, and the parts of the track that neither covers.
        let arc = front.span
        var rests = [
            ArcSpan(start: 0, sweep: min(arc.start - space, back.span.sweep)),
            ArcSpan(start: arc.end + space, sweep: back.span.end - arc.end - space),
        ].filter { $0.sweep > 0 }.map { RingShape.Arc($0, back.color, role: back.role) }
        let covered = back.span.isEmpty ? [arc] : [back.span, arc].sorted { $0.start < $1.start }
        for (index, arc) in covered.enumerated() {
            let start = covered[...index].map { $0.end }.max() ?? arc.end
            let next = index + 1 < covered.count ? covered[index + 1].start : 1 + covered[0].start
            let rest = ArcSpan(start: start + space, sweep: next - start - 2 * space)
            if rest.sweep > 0 { rests.insert(RingShape.Arc(rest, track, role: .track), at: 0) }
        }
        for part in rests + [front] { list.add(ring(inset(part.span), part.color, part.role)) }
    }

    /// Adds two arcs that begin at one place, the longer one behind.
    private func drawBoth(
        front: RingShape.Arc, back: RingShape.Arc, track: Color?, into list: inout DisplayList
    ) {
        if track != nil, gap > 0 {
            if let track, let rest = trackSpan(beside: back.span) {
                list.add(ring(inset(rest, fromMiddle: true), track, .track))
            }
            let space = front.span.isEmpty ? 0 : turns(gap)
            let sweep = back.span.sweep - front.span.sweep - space
            if sweep > 0 {
                let rest = ArcSpan(start: front.span.end + space, sweep: sweep)
                list.add(ring(inset(rest), back.color, back.role))
            }
            list.add(ring(inset(front.span), front.color, front.role))
        } else {
            var shape = ring(insetsCaps ? inset(front.span) : (front.span, 1), front.color, front.role)
            let lower = insetsCaps ? inset(back.span) : (back.span, 1)
            shape.under = RingShape.Arc(lower.0, scale: lower.1, back.color, role: back.role)
            shape.track = track
            list.add(shape)
        }
    }

    /// Adds the segments: the parts that arcs cover, from front to back, on the track of all segments. Each segment leaves
    /// to its neighbors the part of a pixel that it does not take.
    private func drawCut(
        _ segments: Segments, _ arcs: [RingShape.Arc], track: Color?, into list: inout DisplayList
    ) {
        let spans = segments.spans(around: 2 * Double.pi * radius, of: total)
        let areSectors = spans.first.map(isSector) ?? false
        func layer(_ covered: [ArcSpan], _ color: Color, _ role: PartRole, grows: Bool = true)
            -> StackShape.Layer
        {
            var areas: [StackShape.Area] = []
            areas.reserveCapacity(spans.count)
            for segment in spans {
                for piece in covered.flatMap({ $0.pieces(within: segment) }) {
                    if areSectors {
                        areas.append(.path(sector(placed(piece), in: placed(segment))))
                        continue
                    }
                    let arc = grows ? inset(piece, in: segment) : inset(piece)
                    areas.append(area(arc))
                }
            }
            return StackShape.Layer(areas, color, role: role)
        }
        var layers: [StackShape.Layer] = []
        if let gaps = gaps(of: segments, areSectors: areSectors) {
            var free = [ArcSpan(start: 0, sweep: total)]
            for (index, arc) in arcs.enumerated() {
                let span = arc.span.shown(gaps)
                // Only the front piece grows: one behind has a gap to keep.
                layers.append(
                    layer(free.flatMap { span.pieces(within: $0) }, arc.color, arc.role, grows: index == 0))
                free = span.rests(gaps, of: total).flatMap { rest in free.flatMap { rest.pieces(within: $0) }
                }
            }
            // The track lies beside the arcs, and not below them.
            if let track {
                list.shapes.append(.stack(StackShape([layer(free, track, .track, grows: false)])))
            }
        } else {
            layers = arcs.map { layer([$0.span], $0.color, $0.role) }
            if let track, let last = arcs.last, last.span.sweep < total {
                layers.append(layer([ArcSpan(start: 0, sweep: total)], track, .track))
            }
        }
        var shading = shading(arcs[0].span).map { ring((arcs[0].span, 1), arcs[0].color, arcs[0].role, $0) }
        // No cap of the arc itself is seen, and none colors the segment beyond it.
        shading?.cap = .butt
        list.shapes.append(.stack(StackShape(layers, shading: shading)))
    }

    /// Returns the gaps between arcs and their track in segments, in turns; nil where there are none, since a segment that
    /// is shorter than thick has no room for them.
    private func gaps(of segments: Segments, areSectors: Bool) -> SegmentGaps? {
        let (pitch, space) = pitch(of: segments)
        guard track != nil, gap > 0, pitch - space >= max(leastSegment, turns(stroke)) else { return nil }
        return SegmentGaps(
            pitch: pitch, space: space, gap: turns(gap), thickness: turns(stroke),
            growth: cap == .butt || areSectors ? 1 : Self.growth)
    }

    /// Returns the distance between the middles of neighboring segments, and the space in it, in turns.
    private func pitch(of segments: Segments) -> (pitch: Double, space: Double) {
        (total / Double(segments.count), turns(segments.gap))
    }

    /// The growth rate of a piece that has just begun in a segment, relative to that of its length: it has its full
    /// thickness once it is half as long.
    private static let growth = 2.0

    /// Returns a piece of a segment without its caps. A piece shorter than both grows out of the end of the segment at
    /// which it lies.
    private func inset(_ piece: ArcSpan, in segment: ArcSpan) -> (span: ArcSpan, scale: Double) {
        let caps = cap == .butt ? 0 : turns(stroke)
        guard piece.sweep < caps else { return inset(piece) }
        let scale = min(Self.growth * piece.sweep / caps, 1)
        if (piece.start - segment.start).magnitude < 1e-9 {
            return (ArcSpan(start: segment.start + caps * scale / 2, sweep: .ulpOfOne), scale)
        }
        if (piece.end - segment.end).magnitude < 1e-9 {
            return (ArcSpan(start: segment.end - caps * scale / 2, sweep: .ulpOfOne), scale)
        }
        return inset(piece)
    }

    /// Returns an arc as an area.
    func area(_ arc: (span: ArcSpan, scale: Double)) -> StackShape.Area {
        .arc(
            ArcShape(
                centerX: x + size / 2, centerY: y + size / 2, radius: radius, width: stroke * arc.scale,
                span: placed(arc.span), cap: cap))
    }

    func ring(
        _ arc: (span: ArcSpan, scale: Double), _ color: Color, _ role: PartRole,
        _ gradient: RingGradient? = nil
    ) -> RingShape {
        var shape = RingShape(
            centerX: x + size / 2, centerY: y + size / 2, radius: radius, width: stroke,
            arc: placed(arc.span),
            arcScale: arc.scale, cap: cap, color: color, role: role)
        shape.gradient = gradient
        return shape
    }

    /// The sweep below which the gap shrinks, and above whose complement caps merge: the figure is Material's.
    static let ramp = 0.01

    /// Returns the part of the ring that the gaps leave for the track, caps included; nil for none.
    private func trackSpan(beside span: ArcSpan) -> ArcSpan? {
        if span.isEmpty { return ArcSpan(start: 0, sweep: 1) }
        let gap = turns(gap) * min(1, span.sweep / Self.ramp)
        let sweep = 1 - span.sweep - 2 * gap
        return sweep > 0 ? ArcSpan(start: span.end + gap, sweep: sweep) : nil
    }

    /// Returns the span, of which at least a dot shows if that is requested: two caps with nothing between them, or an
    /// equal length of a stroke without caps; in segments, an equal length of the first one.
    private func seen(_ span: ArcSpan) -> ArcSpan {
        var least = insetsCaps || cap == .butt ? turns(stroke) : .ulpOfOne
        if let segments {
            let (pitch, space) = pitch(of: segments)
            least = space / 2 + min(turns(stroke), pitch - space)
        }
        return showsZero && span.sweep < least ? ArcSpan(start: span.start, sweep: least) : span
    }

    /// The angle of a length on the center line, in turns.
    func turns(_ length: Double) -> Double { length / radius / (2 * Double.pi) }

    /// Returns the span without its caps, and the scale of a stroke that has to fit into less than two caps: like Material,
    /// this shrinks the whole block then.
    ///
    /// An arc of more than 99 % grows by the length of both caps until it closes, so that they merge and do not jump:
    /// forward, or on both sides.
    func inset(_ span: ArcSpan, fromMiddle: Bool = false) -> (span: ArcSpan, scale: Double) {
        if span.isClosed || span.isEmpty { return (span, 1) }
        let caps = cap == .butt ? 0 : turns(stroke)
        let extra = way.isOpen ? 0 : caps * max(0, span.sweep - (1 - Self.ramp)) / Self.ramp
        let start = fromMiddle ? span.start - extra / 2 : span.start
        let sweep = span.sweep + extra
        if sweep >= caps {
            return (ArcSpan(start: start + caps / 2, sweep: max(sweep - caps, .ulpOfOne)), 1)
        }
        return (ArcSpan(start: start + sweep / 2, sweep: .ulpOfOne), sweep / caps)
    }
}

extension DisplayList {
    mutating func add(_ ring: RingShape) { shapes.append(.ring(ring)) }
}
