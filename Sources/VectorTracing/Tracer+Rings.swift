internal import Drawing
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Vectors

/// The arcs of a ring: its track, one value or two, whole or in segments.
extension Tracer {
    private typealias Arc = (role: PartRole, layer: VectorPicture.Layer)

    func rings(_ ring: CircularIndicator) -> [VectorPicture.Group] {
        if ring.isSquare {
            let box = Path.rectangle(x: ring.x, y: ring.y, width: ring.size, height: ring.size)
            return rings(ring.covering).map { group in
                var group = group
                group.clip = box
                return group
            }
        }
        let ring = ring.joined
        let segments = ring.segmentSpans
        var groups = unclipped(ring)
        guard !isStill, let first = segments.first, ring.isSector(first) else { return groups }
        var clip = Path()
        for segment in segments { clip.add(ring.sector(segment, in: segment)) }
        for index in groups.indices { groups[index].clip = clip }
        return groups
    }

    private func unclipped(_ ring: CircularIndicator) -> [VectorPicture.Group] {
        var layers: [VectorPicture.Layer] = []
        if let color = ring.track, ring.gap == 0, ring.segments == nil {
            layers.append(
                .init(
                    "track", .area(.init(ring.wholeArea.outline)), opacity: trackOpacity(ring),
                    paint: trackPaint(color)))
        }
        let arcs = arcs(ring)
        func only(_ roles: PartRole...) -> [VectorPicture.Layer] {
            arcs.filter { roles.contains($0.role) }.map { $0.layer }
        }
        if let gradient = ring.gradient {
            let others = arcs.filter { $0.role != .value }.map { $0.layer }
            return [VectorPicture.Group(layers + others)] + colored(only(.value), of: ring, gradient)
        }
        // A value behind a translucent one does not show through it.
        guard let second = ring.second, second.color(beside: job.palette[0]).alpha < 255 else {
            return [VectorPicture.Group(layers + PartRole.allCases.flatMap { only($0) })]
        }
        return [
            .init(mask: only(.second), isOutside: true, layers + only(.track)),
            .init(mask: only(.second), isOutside: true, only(.behind)),
            .init(mask: only(.value), isOutside: true, only(.second)),
            .init(only(.value)),
        ].filter { !$0.layers.isEmpty }
    }

    private func trackOpacity(_ ring: CircularIndicator) -> VectorCurve {
        settled { ring.fadesTrack ? $0 : 1 }
    }

    // MARK: Arcs

    private func arcs(_ ring: CircularIndicator) -> [Arc] {
        guard let segments = ring.segments else { return arcs(ring, within: nil) }
        return (0..<segments.count).flatMap { index -> [Arc] in
            var ring = ring
            ring.segments?.only = index
            return arcs(ring, within: ring.segmentSpans.first).map { role, layer in
                var layer = layer
                layer.name = "segment-\(index + 1)-\(layer.name)"
                return (role, layer)
            }
        }
    }

    /// Returns the arcs of a whole ring, or of a segment.
    private func arcs(_ ring: CircularIndicator, within segment: ArcSpan?) -> [Arc] {
        var drawn = ring
        drawn.gradient = nil
        // A sector is traced as a stroke without caps, and drawn as a sector.
        let isSector = segment.map { ring.isSector($0) } ?? false
        if isSector { drawn.cap = .butt }
        // Flat ends would leave room for a gap.
        if let segment, ring.isShort(segment) { drawn.gap = 0 }
        var moments = PartMoments(stroke: ring.stroke) { [self, drawn] time, list in
            guard case .arc(let span) = moment(time) else { preconditionFailure("a ring shows an arc") }
            drawn.draw(span, color: job.palette[0], into: &list)
        }
        /// Returns an arc while it is visible.
        func shown(_ role: PartRole, _ index: Int, at time: Double) -> RingShape.Arc? {
            moments.arc(role, index, at: shownTime(time)).flatMap { $0.span.isEmpty ? nil : $0 }
        }
        let isCut = segment != nil || ring.second != nil || ring.from > 0 || ring.gap > 0
        let caps = drawn.cap == .butt ? 0 : ring.stroke / ring.radius / (2 * .pi)
        let tracing =
            isCut
            ? cut(probes: segment == nil ? probes : closeProbes) {
                moments.kinds(at: shownTime($0), in: segment, caps: caps)
            } : self
        let counts = ([0] + tracing.fitter.edges + probes).reduce(into: SIMD16<Int>()) { counts, time in
            counts = pointwiseMax(counts, moments.arcCounts(at: shownTime(time + CurveFitter.margin)))
        }
        return PartRole.allCases.flatMap { role -> [Arc] in
            if role == .track, ring.gap == 0, segment == nil { return [] }
            let count = counts[Int(role.rawValue)]
            return (0..<count).compactMap { index -> Arc? in
                let isCarried =
                    segment == nil && role != .second && !ring.way.isOpen && !ring.way.isCounterclockwise
                let layer = tracing.arc(
                    ring, role.name("arc") + (count > 1 ? "-\(index + 1)" : ""),
                    paint(role, track: ring.track, second: ring.second),
                    role == .track ? trackOpacity(ring) : constant(1), isCarried: isCarried,
                    sector: isSector ? segment : nil, shown: { shown(role, index, at: $0) },
                    placed: {
                        isCarried ? moments.arc(role, index, at: $0) : shown(role, index, at: $0)
                    })
                return layer.map { (role, $0) }
            }
        }
    }

    /// Returns a layer for an arc over time; nil for one that never shows.
    ///
    /// - Parameters:
    ///   - isCarried: Whether the whole arc moves with the motion's arc.
    ///   - sector: The segment of the arc where it has corners of its own; nil elsewhere.
    ///   - shown: The arc while it is visible.
    ///   - placed: The arc, visible or not.
    private func arc(
        _ ring: CircularIndicator, _ name: String, _ paint: VectorPicture.Paint, _ opacity: VectorCurve,
        isCarried: Bool, sector segment: ArcSpan?, shown: (Double) -> RingShape.Arc?,
        placed: (Double) -> RingShape.Arc?
    ) -> VectorPicture.Layer? {
        let width = fitter.curve(tolerance: Self.lengthTolerance) { (shown($0)?.scale ?? 0) * ring.stroke }
        if width.constant == 0 { return nil }
        let length = fitter.curve(tolerance: Self.arcTolerance, arc?.sweep.scaled(by: ring.total)) {
            min(shown($0)?.span.sweep ?? 0, 1)
        }
        let starts = starts(isCarried ? arc : nil) { placed($0)?.span.start ?? 0 }
        var (line, cap) = (width.notNegative, ring.cap)
        if let segment {
            let fixed = starts.compactMap { $0.constant }
            if isStill, fixed.count == starts.count, let length = length.constant {
                let piece = ArcSpan(start: fixed.reduce(0, +), sweep: length)
                return .init(
                    name, .area(.init(ring.sector(piece, in: segment))), opacity: opacity, paint: paint)
            }
            // The line reaches beyond the edges of all sectors, so that only the sectors are seen.
            (line, cap) = (line.mapped(scale: 1 + 2 / ring.stroke), .butt)
        }
        let stroke = VectorPicture.Stroke(
            .circle(center: ring.center, radius: ring.radius), length: length.notNegative,
            width: line, cap: cap)
        return .init(
            name, .stroke(stroke), opacity: opacity, paint: paint,
            moves: starts.filter { $0.constant != 0 }.map { .turn($0, about: ring.center) })
    }

    /// Returns curves that add up to the start of an arc over time: those of the motion that carries it, and the rest.
    func starts(_ carrier: ArcMoves?, _ start: (Double) -> Double) -> [VectorCurve] {
        guard let carrier else { return [fitter.curve(tolerance: Self.arcTolerance, nil, start)] }
        let (offset, turned) = (carrier.offset, carrier.speed * duration)
        return [
            VectorCurve([.init(from: 0, to: duration, start: offset, end: offset + turned)]),
            fitter.curve(tolerance: Self.arcTolerance, carrier.rotation, carrier.spin),
            fitter.curve(tolerance: Self.arcTolerance, carrier.tail) { time in
                start(time) - (carrier.offset + carrier.speed * time + carrier.spin(at: time))
            },
        ]
    }
}

extension PartMoments {
    /// Returns the number of visible arcs of each role.
    fileprivate mutating func arcCounts(at time: Double) -> SIMD16<Int> {
        var counts = SIMD16<Int>()
        for part in parts(at: time) {
            if case .arc(let arc) = part.form, !arc.span.isEmpty { counts[Int(part.role.rawValue)] += 1 }
        }
        return counts
    }

    /// Returns the kinds of the visible arcs, which may change at once; 0 where there are no more arcs.
    fileprivate mutating func kinds(
        at time: Double, in segment: ArcSpan?, caps: Double
    ) -> SIMD16<UInt8> {
        var kinds = SIMD16<UInt8>()
        var count = 0
        for part in parts(at: time) {
            guard case .arc(let arc) = part.form, !arc.span.isEmpty else { continue }
            // There are at most two pieces each of two values and the track.
            kinds[count] = part.role.rawValue * 32 + UInt8(arc.kind(in: segment, caps: caps))
            count += 1
        }
        return kinds
    }
}

extension RingShape.Arc {
    /// Returns a code below 32 that changes where an arc comes to an end of its segment, is closed, or has no room for its caps.
    fileprivate func kind(in segment: ArcSpan?, caps: Double) -> Int {
        var kind = scale < 1 ? 1 : 2
        if span.isClosed { kind = 3 }
        guard let segment else { return kind }
        // The arc is a whole disc, before it gets longer.
        if scale == 1, span.sweep <= .ulpOfOne { kind += 16 }
        let half = caps * scale / 2
        if (span.start - half - segment.start).magnitude < 1e-9 { kind += 4 }
        if (span.end + half - segment.end).magnitude < 1e-9 { kind += 8 }
        return kind
    }
}

extension CircularIndicator {
    var center: Point { Point(x: x + size / 2, y: y + size / 2) }
}
