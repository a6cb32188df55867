internal import Drawing
internal import Indicators
internal import Vectors

/// The parts of a straight indicator at a time, each kind from front to back.
struct TrackParts {
    /// What parts stand for.
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

    /// Colors that tell parts from each other, which may have one color.
    enum Mark: UInt8 {
        case value, second, stop, track

        var color: Color { Color(red: rawValue, green: 0, blue: 0) }
    }

    private var parts: [[GroupShape.Part]] = Kind.allCases.map { _ in [] }

    subscript(kind: Kind) -> [GroupShape.Part] { parts[kind.rawValue] }

    var counts: [Int] { parts.map { $0.count } }

    /// Whether a stop is not there, has shrunk or is whole: 0, 1 or 2.
    func stopStage(_ whole: Double) -> Int {
        guard let part = self[.rest].first(where: { $0.color == Mark.stop.color }),
            case .block(let dot) = part.figure, dot.width > 0
        else { return 0 }
        return dot.width < whole - 1e-9 ? 1 : 2
    }

    /// A part of a kind; nil where there are fewer.
    func block(_ kind: Kind, _ index: Int) -> BlockShape? {
        guard index < self[kind].count, case .block(let block) = self[kind][index].figure else { return nil }
        return block
    }

    /// The parts of a ``marked(_:)`` indicator.
    init(_ all: [GroupShape.Part]) {
        for part in all {
            let kind: Kind
            switch part.color {
            case Mark.track.color: kind = .track
            case Mark.second.color: kind = .second
            case Mark.stop.color: kind = .rest
            default:
                let isBuffer = part.opacity == LinearIndicator.bufferOpacity
                kind = isBuffer ? .rest : self[.second].isEmpty ? .bars : .behind
            }
            parts[kind.rawValue].append(part)
        }
    }

    /// An indicator whose parts can be told from each other. Of its segments there is one: all show parts of the same.
    static func marked(_ track: LinearIndicator) -> LinearIndicator {
        var marked = track
        marked.runningOpacity = 1
        marked.segments?.only = 0
        if track.track != nil { marked.track = Mark.track.color }
        marked.second?.color = Mark.second.color
        // Stops have its last color.
        marked.gradient = IndicatorGradient(Gradient([Mark.stop.color]), along: .arc)
        return marked
    }
}
