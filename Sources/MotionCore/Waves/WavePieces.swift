/// The room that caps and gaps leave for a wave: figures of Material Components and of Compose.
extension RingWaveLine {
    /// The sweep below which a gap shrinks, and above whose complement caps merge.
    static let ramp = 0.01

    /// A length along the ring in turns.
    package func turns(_ length: Double) -> Double { length / radius / (2 * Double.pi) }

    /// Returns a span without its caps; nil where nothing shows.
    package func inset(_ span: BarSpan) -> BarSpan? {
        let caps = turns(stroke)
        var (tail, head) = (span.tail, span.head)
        guard head > tail else { return nil }
        if form.style == .views, head - tail < 1 {
            head += caps * max(0, head - tail - (1 - Self.ramp)) / Self.ramp
            if head - tail < caps {
                // A dot stays in the middle of its span.
                (tail, head) = ((tail + head) / 2, (tail + head) / 2)
            } else {
                (tail, head) = (tail + caps / 2, head - caps / 2)
            }
        }
        return BarSpan(tail: tail, head: head)
    }

    /// Returns the visible lines, one for each span.
    public func pieces(_ moment: WaveMoment) -> [[ShapeCubic]] {
        moment.spans.compactMap { span in
            inset(span).map { span in
                piece(
                    from: span.tail, to: max(span.head, span.tail + 1e-9), share: moment.share,
                    phase: moment.phase, rotation: moment.rotation)
            }
        }
    }

    /// Returns the stroke of a span that is shorter than its caps, as a share of the whole one.
    public func scale(_ span: BarSpan) -> Double {
        guard form.style == .views else { return 1 }
        return min(max((span.head - span.tail) / turns(stroke), 0), 1)
    }

    /// Returns the part of the ring that is left for the track beside a span, without its caps; nil for none.
    public func track(beside span: BarSpan, gap: Double) -> BarSpan? {
        let sweep = min(max(span.head - span.tail, 0), 1)
        if sweep == 0 { return BarSpan(tail: 0, head: 1) }
        let caps = turns(stroke)
        // The gap shrinks for a span that has hardly begun.
        let shown =
            form.style == .views
            ? turns(gap) * min(1, sweep / Self.ramp) + caps / 2
            : 2 * min(sweep, caps / 2) + min(sweep, turns(gap))
        let (tail, head) = (span.head + shown, span.tail + 1 - shown)
        return head > tail ? BarSpan(tail: tail, head: head) : nil
    }
}

extension BarWaveLine {
    /// Returns the space between a running bar and the ends of one that shows a value, in shares of the track: their caps,
    /// and enough between them that both are visible. Beside a shorter value it is smaller, down to the cap of the other
    /// alone.
    package func spaceBetweenBars(gap: Double, value: BarSpan) -> Double {
        let space = min(max(gap, stroke / 2), value.length * length)
        return (space + (form.style == .compose ? (girth(of: value) + stroke) / 2 : 0)) / length
    }

    /// Returns a bar in points, without its caps.
    public func inset(_ bar: BarSpan) -> BarSpan? {
        guard let bar = bar.clipped else { return nil }
        let (tail, head, cap) = (bar.tail * length, bar.head * length, girth(of: bar) / 2)
        switch form.style {
        case .views:
            if head - tail < stroke {
                return BarSpan(tail: (tail + head) / 2, head: (tail + head) / 2)
            }
            return BarSpan(tail: tail + cap, head: head - cap)
        case .compose:
            // A bar that has hardly begun, or has nearly left, is thin, and lies at the end of the track.
            func clamped(_ x: Double) -> Double { min(max(x, cap), length - cap) }
            return BarSpan(tail: clamped(tail), head: clamped(head))
        }
    }

    /// Returns the visible lines, one for each bar.
    public func pieces(_ moment: WaveMoment) -> [[ShapeCubic]] {
        moment.spans.compactMap { bar in
            inset(bar).map {
                piece(
                    from: $0.tail, to: max($0.head, $0.tail + 1e-9), girth: girth(of: bar.clipped ?? bar),
                    share: moment.share, phase: moment.phase)
            }
        }
    }
}
