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
        // Nothing shows through a translucent value that is in front of another.
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

    /// The arcs of a whole ring, or of a segment.
    private func arcs(
        _ ring: CircularIndicator, within segment: ArcSpan?
    ) -> [(part: RingPart, layer: VectorPicture.Layer)] {
        var marked = ring
        // What stands across the line is traced as a stroke without caps, and drawn as what it is.
        let isShort = segment.map { ring.isShort($0) } ?? false
        if isShort { marked.cap = .butt }
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
                    standing: isShort ? segment : nil,
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

    /// A layer for an arc over time; nil for one that never shows.
    ///
    /// - Parameters:
    ///   - isCarried: Whether it moves as a whole with what moves the motion's arc.
    ///   - standing: The segment that it is a part of where that stands across the line; nil elsewhere.
    ///   - shown: The arc, where there is any to be seen.
    ///   - placed: The arc, whether or not there is.
    private func arc(
        _ ring: CircularIndicator, _ name: String, _ paint: VectorPicture.Paint, _ opacity: VectorCurve,
        isCarried: Bool, standing segment: ArcSpan?, shown: (Double) -> RingShape.Arc?,
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
        if let segment {
            let fixed = starts.compactMap { $0.constant }
            if carrier == nil, fixed.count == starts.count, let length = length.constant {
                let piece = ArcSpan(start: fixed.reduce(0, +), sweep: length)
                return .init(
                    name, .area(.init(ring.standing(piece, in: segment))), opacity: opacity, paint: paint)
            }
            let share = length.mapped(scale: 1 / segment.sweep).notNegative
            let grown: [VectorPicture.Move] =
                share.constant == 1 ? [] : [.grow(share, .horizontal, about: ring.center)]
            let turns = [length.mapped(scale: 0.5)] + starts
            return .init(
                name, .area(.init(ring.standing(segment))), opacity: opacity, paint: paint,
                moves: turns.filter { $0.constant != 0 }.map { .turn($0, about: ring.center) } + grown)
        }
        let stroke = VectorPicture.Stroke(
            .circle(center: ring.center, radius: ring.radius), length: length.notNegative,
            width: width.notNegative, cap: ring.cap)
        return .init(
            name, .stroke(stroke), opacity: opacity, paint: paint,
            moves: starts.filter { $0.constant != 0 }.map { .turn($0, about: ring.center) })
    }
}

extension CircularIndicator {
    var center: Point { Point(x: x + size / 2, y: y + size / 2) }
}
