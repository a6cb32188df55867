package import Drawing
package import MotionCore

/// Rings that are open, turned or run counterclockwise, and squares.
extension CircularIndicator {
    /// The part of the circle that values run along, in turns. Values in segments begin and end in the middle of a space, of which an open
    /// ring has two halves beyond its ends.
    package var total: Double { way.extent + 2 * lead }

    /// The part of that beyond each end of an open ring.
    private var lead: Double { way.isOpen ? segments.map { turns($0.gap) / 2 } ?? 0 : 0 }

    /// The way along which values run.
    package var valueWay: RingWay {
        var way = way
        way.start += way.isCounterclockwise ? lead : -lead
        way.extent = total
        return way
    }

    /// The segments, on the circle.
    package var segmentSpans: [ArcSpan] {
        segments.map { $0.spans(around: 2 * .pi * radius, of: total).map(placed) } ?? []
    }

    /// The whole ring, on the circle.
    package var whole: ArcSpan { way.placed(ArcSpan(start: 0, sweep: way.extent)) }

    /// The area of the whole ring.
    package var wholeArea: StackShape.Area { area(inset(ArcSpan(start: lead, sweep: way.extent))) }

    /// Returns the place on the circle of an arc that is given from the beginning of what values run along.
    package func placed(_ span: ArcSpan) -> ArcSpan {
        way.placed(lead == 0 ? span : ArcSpan(start: span.start - lead, sweep: span.sweep))
    }

    /// Returns an arc of a motion or a value as it shows on the ring.
    package func onWay(_ span: ArcSpan) -> ArcSpan {
        guard way.isOpen else { return span }
        let arc = way.swung(span)
        return ArcSpan(start: arc.start * total, sweep: arc.sweep * total)
    }

    /// The colors of the gradient, clockwise; nil without one.
    package var colors: Gradient? {
        way.isCounterclockwise ? gradient?.gradient.reversed : gradient?.gradient
    }

    /// Returns the gradient of an arc. An arc that is shorter than the line is thick shows the first part of the gradient of a longer one:
    /// all colors in a dot would look like a dot of two halves.
    func shading(_ arc: ArcSpan) -> RingGradient? {
        guard let colors else { return nil }
        if gradient?.along == .ring { return RingGradient(colors, along: whole) }
        return RingGradient(
            colors, along: placed(ArcSpan(start: arc.start, sweep: max(arc.sweep, turns(stroke)))))
    }

    /// Adds arcs of an open ring, from front to back.
    func drawOpen(_ arcs: [RingShape.Arc], track: Color?, into list: inout DisplayList) {
        let rail = track.map { RingShape.Arc(ArcSpan(start: 0, sweep: total), $0, role: .track) }
        guard let rail, gap > 0 else {
            let isCovered = arcs.contains { $0.span.sweep >= total }
            let layers = (arcs + (isCovered ? [] : [rail].compactMap { $0 })).map {
                StackShape.Layer($0.span.isEmpty ? [] : [area(inset($0.span))], $0.color, role: $0.role)
            }
            let front = inset(arcs[0].span)
            let shading = shading(front.span).map { ring(front, arcs[0].color, arcs[0].role, $0) }
            return list.shapes.append(.stack(StackShape(layers, shading: shading)))
        }
        var covered: [ArcSpan] = []
        var rings: [RingShape] = []
        for arc in arcs + [rail] {
            for piece in arc.span.pieces(beside: covered, gap: turns(gap), ramp: Self.ramp) {
                let piece = inset(piece)
                rings.append(
                    ring(piece, arc.color, arc.role, covered.isEmpty ? shading(piece.span) : nil))
            }
            covered.append(arc.span)
        }
        for ring in rings.reversed() { list.add(ring) }
    }

    /// Adds sectors of the box, from front to back.
    func drawSquare(_ arcs: [RingShape.Arc], track: Color?, into list: inout DisplayList) {
        var layers = arcs.map {
            StackShape.Layer($0.span.isEmpty ? [] : [.path(wedge(placed($0.span)))], $0.color, role: $0.role)
        }
        if let track, !arcs.contains(where: { $0.span.sweep >= total }) {
            layers.append(StackShape.Layer([.path(wedge(whole))], track, role: .track))
        }
        list.shapes.append(.stack(StackShape(layers)))
    }

    /// Returns a sector of the box.
    func wedge(_ span: ArcSpan) -> Path {
        if span.isClosed { return .rectangle(x: x, y: y, width: size, height: size) }
        let center = Point(x: x + size / 2, y: y + size / 2)
        func edge(_ turns: Double) -> Point {
            let way = Direction(turns: turns)
            return center.moved(way, size / 2 / max(way.x.magnitude, way.y.magnitude))
        }
        var path = Path()
        path.move(to: center)
        path.line(to: edge(span.start))
        var corner = (span.start * 4 - 0.5).rounded(.down) + 1.5
        while corner / 4 < span.end {
            path.line(to: edge(corner / 4))
            corner += 1
        }
        path.line(to: edge(span.end))
        path.close()
        return path
    }

    /// The ring that covers a square box where it is cut to that.
    package var covering: CircularIndicator {
        var ring = self
        ring.isSquare = false
        ring.size = size * 2.0.squareRoot()
        ring.stroke = ring.size / 2
        ring.x -= (ring.size - size) / 2
        ring.y -= (ring.size - size) / 2
        return ring
    }
}

extension ArcSpan {
    /// Returns the parts beside others on a line with ends, a gap away from them. Beside what is shorter than `ramp`, the gap is narrower.
    fileprivate func pieces(beside others: [ArcSpan], gap: Double, ramp: Double) -> [ArcSpan] {
        others.filter { !$0.isEmpty }.reduce([self]) { pieces, other in
            let space = gap * min(1, other.sweep / ramp)
            return pieces.flatMap { piece in
                let (left, right) = (other.start - space, max(piece.start, other.end + space))
                return [
                    ArcSpan(start: piece.start, sweep: min(piece.end, left) - piece.start),
                    ArcSpan(start: right, sweep: piece.end - right),
                ].filter { $0.sweep > 0 }
            }
        }
    }
}
