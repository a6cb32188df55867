internal import Drawing
internal import Indicators
internal import MotionCore

/// The arcs of a ring, or of one of its segments, at any time.
struct RingMoments {
    /// The role of an arc of a ring, from back to front.
    enum Part: Int, CaseIterable {
        case track
        /// A value behind a second one.
        case behind
        case second
        case value

        /// The color that marks arcs of the part, so that they can be told from others when they are drawn.
        fileprivate var mark: Color {
            Color(red: UInt8(self == .behind ? Self.value.rawValue : rawValue), green: 0, blue: 0)
        }

        var name: String {
            switch self {
            case .track: "track"
            case .behind: "arc-behind"
            case .second: "second"
            case .value: "arc"
            }
        }
    }

    private let tracing: VectorTracing
    /// The ring, whose arcs have the marks of their parts for colors.
    private let ring: CircularIndicator
    private var drawn: RingArcs
    /// The arcs of all parts, each part from back to front.
    private var known = KnownMoments<(part: Part, arc: RingShape.Arc)>()

    init(_ tracing: VectorTracing, _ ring: CircularIndicator) {
        var marked = ring
        marked.gradient = nil
        if ring.track != nil { marked.track = Part.track.mark }
        marked.second?.color = Part.second.mark
        (self.tracing, self.ring, drawn) = (tracing, marked, RingArcs(ring))
    }

    /// Returns an arc at a time; nil where its part has fewer arcs.
    ///
    /// - Parameters:
    ///   - number: The index of the arc within its part, from back to front.
    ///   - isShown: Whether only visible arcs count.
    mutating func arc(_ part: Part, _ number: Int, at time: Double, isShown: Bool) -> RingShape.Arc? {
        var number = number
        for index in indices(isShown ? shownTime(time) : time) {
            let found = known.elements[index]
            guard found.part == part, !isShown || !found.arc.span.isEmpty else { continue }
            if number == 0 { return found.arc }
            number -= 1
        }
        return nil
    }

    /// Returns the number of visible arcs of each part.
    mutating func counts(at time: Double) -> SIMD4<Int> {
        var counts = SIMD4<Int>()
        for index in indices(shownTime(time)) where !known.elements[index].arc.span.isEmpty {
            counts[known.elements[index].part.rawValue] += 1
        }
        return counts
    }

    /// Returns the kinds of the visible arcs, which may change at once; 0 where there are no more arcs.
    mutating func kinds(at time: Double, in segment: ArcSpan?, caps: Double) -> SIMD16<UInt8> {
        var kinds = SIMD16<UInt8>()
        var count = 0
        for index in indices(shownTime(time)) where !known.elements[index].arc.span.isEmpty {
            let (part, arc) = known.elements[index]
            // There are at most two pieces each of two values and the track.
            kinds[count] = UInt8(part.rawValue * 64 + arc.kind(in: segment, caps: caps))
            count += 1
        }
        return kinds
    }

    private func shownTime(_ time: Double) -> Double {
        tracing.emptyUntil.map { time < $0 ? 0 : time } ?? time
    }

    private mutating func indices(_ time: Double) -> Range<Int> {
        if let found = known.indices(of: time) { return found }
        guard case .arc(let span) = tracing.moment(time) else { preconditionFailure("a ring shows an arc") }
        drawn.reset()
        ring.draw(span, color: Part.value.mark, into: &drawn)
        var arcs: [(part: Part, arc: RingShape.Arc)] = []
        var hasSecond = false
        for arc in drawn.arcs.reversed() {
            // An arc that is empty at this time may begin to show at once.
            if arc.color == Part.second.mark {
                hasSecond = hasSecond || !arc.span.isEmpty
                arcs.append((.second, arc))
            } else if arc.color == Part.track.mark {
                arcs.append((.track, arc))
            } else {
                arcs.append((hasSecond ? .behind : .value, arc))
            }
        }
        return known.add(arcs.reversed())
    }
}

extension RingShape.Arc {
    /// Returns a code that changes where an arc comes to an end of its segment, is closed, or has no room for its caps.
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
