internal import Drawing
internal import Guidelines
internal import Indicators
internal import Jobs

extension Subject {
    /// Adds the form of lines.
    ///
    /// - Parameters:
    ///   - value: The only value that is shown; nil for none, or for a run.
    ///   - second: The value beside it, even where nothing of it shows.
    ///   - scale: The smallest number of pixels per point; nil where there are no pixels.
    mutating func addForm(_ scene: Scene, value: Double?, second: Double?, scale: Double?) {
        switch scene.body {
        case .ring(let ring):
            guard ring.segments != nil || second != nil else { break }
            let length = 2 * .pi * ring.radius * ring.way.extent
            form = Form(thickness: ring.stroke, scale: scale)
            form?.segment = ring.segments.map {
                Form.Segment(
                    length: (length + (ring.way.isOpen ? $0.gap : 0)) / Double($0.count) - $0.gap,
                    gap: $0.gap, of: length,
                    ends: ring.leastSegment * 2 * .pi * ring.radius)
            }
            form?.hasRoundEnds = ring.cap == .round
            form?.second = Self.seen(
                second, beside: value, from: ring.from, on: length, gap: ring.track == nil ? 0 : ring.gap)
        case .track(let track):
            guard track.segments != nil || second != nil else { break }
            form = Form(thickness: track.height, scale: scale)
            form?.segment = track.segments.map {
                Form.Segment(
                    length: $0.length(along: track.width), gap: $0.gap, of: track.width,
                    ends: track.corner.map { 2 * $0 } ?? track.height)
            }
            form?.hasRoundEnds = track.isRound
            form?.second = Self.seen(
                second, beside: value, from: track.from, on: track.width, gap: track.gap)
        case .drawn(let drawn):
            guard let wave = drawn.wave else { break }
            form = Form(thickness: drawn.stroke, scale: scale)
            form?.wave = Form.Wave(amplitude: wave.amplitude, length: wave.length)
        case .spokes, .dots, .steps, .words, .shape: break
        }
    }

    /// Adds the colors of two values.
    mutating func addValueColors(_ scene: Scene, _ color: Color?) {
        guard let color else { return }
        let second: SecondValue? =
            switch scene.body {
            case .ring(let ring): ring.second
            case .track(let track): track.second
            default: nil
            }
        valueColors = second.map { ValueColors(first: color, second: $0.color(beside: color)) }
    }

    /// Returns the length, in points of a line, that shows of the longer of two values beside the shorter one; nil where
    /// the first is not a single value, or there is no second.
    private static func seen(
        _ second: Double?, beside first: Double?, from: Double, on length: Double, gap: Double
    ) -> Double? {
        guard let first, let second else { return nil }
        func beyond(_ share: Double) -> Double { max(share * length - gap, 0) }
        if from == 0 { return min(first, second) > 0 ? beyond((first - second).magnitude) : nil }
        return beyond(min(second, from)) + beyond(second - first)
    }
}
