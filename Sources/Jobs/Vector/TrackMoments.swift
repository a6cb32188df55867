internal import Drawing
internal import Indicators
internal import MotionCore

/// The parts of a straight indicator at any time, each kind from front to back.
struct TrackMoments {
    /// The role of a part of a straight indicator.
    enum Kind: Int, CaseIterable {
        case bars
        /// A stop and a buffer.
        case rest
        /// A value behind a second one.
        case behind
        case second
        case track

        var name: String {
            switch self {
            case .bars, .rest: "bar"
            case .behind: "bar-behind"
            case .second: "second"
            case .track: "track"
            }
        }
    }

    /// The colors that mark parts, which may share one color in the picture.
    enum Mark: UInt8 {
        case value, second, stop, track

        var color: Color { Color(red: rawValue, green: 0, blue: 0) }
    }

    private let tracing: VectorTracing
    /// The track, whose parts are marked. Of its segments there is one, since all of them show pieces of the same bar.
    private let track: LinearIndicator
    private var list = DisplayList(width: 0, height: 0)
    private var known = KnownMoments<(kind: Kind, part: GroupShape.Part)>()

    init(_ tracing: VectorTracing, _ track: LinearIndicator) {
        var marked = track
        marked.runningOpacity = 1
        marked.segments?.only = 0
        if track.track != nil { marked.track = Mark.track.color }
        marked.second?.color = Mark.second.color
        // Stops have the last color of the gradient.
        marked.gradient = IndicatorGradient(Gradient([Mark.stop.color]), along: .arc)
        (self.tracing, self.track) = (tracing, marked)
    }

    /// Returns the parts of a kind at a time.
    mutating func all(_ kind: Kind, at time: Double) -> [GroupShape.Part] {
        let indices = indices(time)
        return known.elements[indices].filter { $0.kind == kind }.map { $0.part }
    }

    /// Returns the part of a kind at a time by its index among those; nil where there are fewer.
    mutating func block(_ kind: Kind, _ number: Int, at time: Double) -> BlockShape? {
        var number = number
        for index in indices(time) where known.elements[index].kind == kind {
            if number == 0 {
                guard case .block(let block) = known.elements[index].part.figure else { return nil }
                return block
            }
            number -= 1
        }
        return nil
    }

    /// Returns the number of parts of each kind at a time, and behind those ``stopStage(at:)`` and the segments in which
    /// parts begin and end, if parts pass from one segment to the next at once.
    mutating func counts(at time: Double) -> SIMD8<Int> {
        var counts = SIMD8<Int>()
        for index in indices(time) {
            let (kind, part) = known.elements[index]
            counts[kind.rawValue] += 1
            guard let pitch = track.pitch, case .block(let block) = part.figure else { continue }
            for end in [block.x, block.x + block.width] {
                let place = Int(((end - track.x) / pitch).rounded(.down))
                counts[Kind.allCases.count + 1] = counts[Kind.allCases.count + 1] &* 1024 &+ place
            }
        }
        counts[Kind.allCases.count] = stopStage(at: time)
        return counts
    }

    /// Returns 0 for a stop that does not show, 1 for one that has shrunk, and 2 for a whole one.
    mutating func stopStage(at time: Double) -> Int {
        for index in indices(time) where known.elements[index].part.color == Mark.stop.color {
            guard case .block(let dot) = known.elements[index].part.figure, dot.width > 0 else { return 0 }
            return dot.width < track.stop - 1e-9 ? 1 : 2
        }
        return 0
    }

    private mutating func indices(_ time: Double) -> Range<Int> {
        if let found = known.indices(of: time) { return found }
        list.reset(width: 0, height: 0)
        let mark = Mark.value.color
        switch tracing.moment(time) {
        case .arc(let span): track.draw(value: span.sweep, color: mark, into: &list)
        case .bars(let spans):
            if tracing.job.showsTiles {
                track.draw(tiles: spans, colors: spans.map { _ in mark }, into: &list)
            } else {
                track.draw(spans, color: mark, into: &list)
            }
        default: preconditionFailure("a track shows bars")
        }
        var parts: [(kind: Kind, part: GroupShape.Part)] = []
        if case .group(let group)? = list.shapes.first {
            var hasSecond = false
            for part in group.parts {
                let kind: Kind
                switch part.color {
                case Mark.track.color: kind = .track
                case Mark.second.color: kind = .second
                case Mark.stop.color: kind = .rest
                default:
                    let isBuffer = part.opacity == LinearIndicator.bufferOpacity
                    kind = isBuffer ? .rest : hasSecond ? .behind : .bars
                }
                hasSecond = hasSecond || kind == .second
                parts.append((kind, part))
            }
        }
        return known.add(parts)
    }
}
