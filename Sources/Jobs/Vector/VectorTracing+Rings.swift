internal import Drawing
internal import Formats
internal import Indicators
internal import MotionCore
internal import Vectors

/// The arcs of a ring: its track, one value or two, whole or in segments.
extension VectorTracing {
    private typealias RingPart = RingMoments.Part

    func rings(_ ring: CircularIndicator) -> [VectorPicture.Group] {
        let ring = ring.joined
        let segments = ring.segments?.spans(around: 2 * .pi * ring.radius) ?? []
        guard !isStill, let first = segments.first, ring.isSector(first) else { return unclipped(ring) }
        var clip = Path()
        for segment in segments { clip.add(ring.sector(segment, in: segment)) }
        return unclipped(ring).map { group in
            var group = group
            group.clip = clip
            return group
        }
    }

    private func unclipped(_ ring: CircularIndicator) -> [VectorPicture.Group] {
        var layers: [VectorPicture.Layer] = []
        if let color = ring.track, ring.gap == 0, ring.segments == nil {
            let path = Path.ring(ring.center, radius: ring.radius, width: ring.stroke)
            layers.append(
                .init("track", .area(.init(path)), opacity: trackOpacity(ring), paint: trackPaint(color))
            )
        }
        var arcs = arcs(ring)
        if let gradient = ring.gradient {
            let (values, others) = (arcs.filter { $0.part == .value }, arcs.filter { $0.part != .value })
            return [VectorPicture.Group(layers + others.map { $0.layer })]
                + colored(values.map { $0.layer }, of: ring, gradient)
        }
        // A value behind a translucent one does not show through it.
        guard let second = ring.second, second.color(beside: job.palette[0]).alpha < 255 else {
            arcs.sort { $0.part.rawValue < $1.part.rawValue }
            return [VectorPicture.Group(layers + arcs.map { $0.layer })]
        }
        func only(_ parts: [RingPart]) -> [VectorPicture.Layer] {
            arcs.filter { parts.contains($0.part) }.map { $0.layer }
        }
        let seconds = only([.second])
        return [
            .init(mask: seconds, isOutside: true, layers + only([.track])),
            .init(mask: seconds, isOutside: true, only([.behind])),
            .init(mask: only([.value]), isOutside: true, seconds),
            .init(only([.value])),
        ].filter { !$0.layers.isEmpty }
    }

    private func trackOpacity(_ ring: CircularIndicator) -> VectorCurve {
        settled { ring.fadesTrack ? $0 : 1 }
    }

    // MARK: Arcs

    private func arcs(_ ring: CircularIndicator) -> [(part: RingPart, layer: VectorPicture.Layer)] {
        guard let segments = ring.segments else { return arcs(ring, within: nil) }
        var parts: [(part: RingPart, layer: VectorPicture.Layer)] = []
        for index in 0..<segments.count {
            var ring = ring
            ring.segments?.only = index
            let span = ring.segments?.spans(around: 2 * .pi * ring.radius).first
            for (part, layer) in arcs(ring, within: span) {
                var layer = layer
                layer.name = "segment-\(index + 1)-\(layer.name)"
                parts.append((part: part, layer: layer))
            }
        }
        return parts
    }

    /// Returns the arcs of a whole ring, or of a segment.
    private func arcs(
        _ ring: CircularIndicator, within segment: ArcSpan?
    ) -> [(part: RingPart, layer: VectorPicture.Layer)] {
        var marked = ring
        // A sector is traced as a stroke without caps, and drawn as a sector.
        let isSector = segment.map { ring.isSector($0) } ?? false
        if isSector { marked.cap = .butt }
        // Flat ends would leave room for a gap.
        if let segment, ring.isShort(segment) { marked.gap = 0 }
        var moments = RingMoments(self, marked)
        let isCut = segment != nil || ring.second != nil || ring.from > 0 || ring.gap > 0
        let caps = marked.cap == .butt ? 0 : ring.stroke / ring.radius / (2 * .pi)
        let tracing =
            isCut
            ? cut(probes: segment == nil ? probes : closeProbes) {
                moments.kinds(at: $0, in: segment, caps: caps)
            } : self
        let counts = ([0] + tracing.fitter.edges + probes).reduce(into: SIMD4<Int>()) { counts, time in
            counts = pointwiseMax(counts, moments.counts(at: time + CurveFitter.margin))
        }
        return RingPart.allCases.flatMap { part -> [(part: RingPart, layer: VectorPicture.Layer)] in
            if part == .track, ring.gap == 0, segment == nil { return [] }
            let count = counts[part.rawValue]
            return (0..<count).compactMap { index -> (part: RingPart, layer: VectorPicture.Layer)? in
                let isCarried = segment == nil && part != .second
                let layer = tracing.arc(
                    ring, part.name + (count > 1 ? "-\(index + 1)" : ""), paint(part, of: ring),
                    part == .track ? trackOpacity(ring) : constant(1), isCarried: isCarried,
                    sector: isSector ? segment : nil,
                    shown: { moments.arc(part, index, at: $0, isShown: true) },
                    placed: { moments.arc(part, index, at: $0, isShown: !isCarried) })
                return layer.map { (part, $0) }
            }
        }
    }

    private func paint(_ part: RingPart, of ring: CircularIndicator) -> VectorPicture.Paint {
        switch part {
        case .track: trackPaint(ring.track ?? job.palette[0])
        case .second: .init(.second, [ring.second?.color(beside: job.palette[0]) ?? job.palette[0]])
        case .behind, .value: indicatorPaint()
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
        let length = fitter.curve(tolerance: Self.arcTolerance, arc?.sweep) {
            min(shown($0)?.span.sweep ?? 0, 1)
        }
        var starts: [VectorCurve] = []
        let carrier = isCarried ? arc : nil
        if let carrier {
            starts.append(
                VectorCurve([
                    .init(
                        from: 0, to: duration, start: carrier.offset,
                        end: carrier.offset + carrier.speed * duration)
                ]))
            starts.append(fitter.curve(tolerance: Self.arcTolerance, carrier.rotation, carrier.spin))
        }
        func rest(_ time: Double) -> Double {
            let start = placed(time)?.span.start ?? 0
            guard let carrier else { return start }
            return start - (carrier.offset + carrier.speed * time + carrier.spin(at: time))
        }
        starts.append(fitter.curve(tolerance: Self.arcTolerance, carrier?.tail, rest))
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
}

extension CircularIndicator {
    var center: Point { Point(x: x + size / 2, y: y + size / 2) }
}
