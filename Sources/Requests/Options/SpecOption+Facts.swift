public import Basics
internal import Formats
internal import Indicators
internal import MotionCore
internal import Presentations

/// Facts about an option's value, for catalogs and documentation pages.
extension SpecOption {
    /// The kind of the value in a word: number, integer, flag, yes-no, word, text, list or map.
    public var kindName: String {
        switch kind {
        case .number, .numbers, .size, .hold: "number"
        case .count: "integer"
        case .flag: "flag"
        case .choice: "yes-no"
        case .text(.one, _), .texts(.one, _, _): "word"
        case .text, .texts: "text"
        case .structure(let structure):
            switch structure {
            case .indicator, .present: "word"
            case .theme, .motion, .label, .steps, .log: "text"
            case .events: "list"
            case .off: "map"
            }
        }
    }

    /// The unit of numbers; none for values of other kinds.
    public var unit: SpecUnit {
        switch kind {
        case .number(_, let unit, _), .numbers(_, _, let unit, _), .count(_, let unit, _): unit
        case .size: .points
        case .hold: .milliseconds
        case .flag, .choice, .text, .texts, .structure: .none
        }
    }

    /// The allowed range of numbers; nil for values of other kinds.
    public var range: ClosedRange<Double>? {
        switch kind {
        case .number(let range, _, _), .numbers(let range, _, _, _), .size(let range, _),
            .hold(let range, _, _):
            range
        case .count(let range, _, _): Double(range.lowerBound)...Double(range.upperBound)
        case .flag, .choice, .text, .texts, .structure: nil
        }
    }

    /// The words that a value may be.
    public var words: [String] {
        switch kind {
        case .text(let words, _), .texts(let words, _, _):
            switch words {
            case .one(let known, _): known.map { $0.name }
            case .open(let words): words
            case .any, .short, .name, .numeric: []
            }
        case .size: RingSize.Name.allCases.map { $0.rawValue }
        case .hold: ["persist"]
        case .structure(.indicator): IndicatorKind.all.map { $0.name }
        case .structure(.theme): Theme.all.map { $0.name }
        case .structure(.motion): Motion.all.map { $0.name }
        case .structure(.present): Presentation.all.map { $0.name }
        case .number, .numbers, .count, .flag, .choice, .structure: []
        }
    }

    /// The same words with their synonyms.
    package var knownWords: [KnownName] {
        switch kind {
        case .text(.one(let known, _), _), .texts(.one(let known, _), _, _): known
        case .structure(.theme): Theme.knownNames
        case .structure(.motion): Motion.knownNames
        case .structure(.present): Presentation.knownNames
        default: words.map { KnownName($0) }
        }
    }

    /// Whether the option can be given several times; in files it is a list.
    public var repeats: Bool {
        switch kind {
        case .texts, .numbers, .structure(.steps), .structure(.events): true
        default: false
        }
    }

    /// The keys of the options of which it needs one.
    public var needs: [OptionKey] { conditions.flatMap { $0.keys } }

    /// The kinds of motions that have it.
    public var motions: [String] {
        let needed = needs.compactMap { SpecOption.named($0) }
        let needsPlain = (conditions + needed.flatMap { $0.conditions }).contains {
            $0 == .flat || $0 == .ends
        }
        let refused: [String] =
            needsPlain ? ["wave", "wave-bars"] : conditions.contains(.waved) ? ["determinate"] : []
        return scope.motions.filter { !refused.contains($0) }
    }

    /// The names of the formats that heed it; nil for all.
    public var formatNames: [String]? {
        switch formats {
        case .all: nil
        case .only(let formats): formats.map { $0.name }
        case .allBut(let formats): OutputFormat.all.filter { !formats.contains($0) }.map { $0.name }
        }
    }
}

extension SpecOption.Condition {
    fileprivate var keys: [OptionKey] {
        switch self {
        case .presentation: [.present]
        case .operation: [.log, .operationEvents]
        case .log: [.log]
        case .writtenValue, .fraction: [.progressText]
        case .sidecar: [.sidecar]
        case .message: [.reducedMotion, .withReducedMotion, .sidecar]
        case .track: [.track]
        case .shaped: [.shape]
        case .pictured: [.shape, .center]
        case .skeleton: [.skeleton]
        case .opened: [.opening]
        case .overfull: [.value]
        case .morphs: [.motion]
        case .mark: [.state, .transition, .glyph]
        case .segments: [.segments]
        case .gradient: [.gradient]
        case .header: [.header]
        case .heading: [.header, .view]
        case .motion, .seam, .waved, .wavy, .flat, .ends, .sides, .pictures, .rate, .frames, .played, .back,
            .still,
            .transparency, .bled, .packed, .matted,
            .coarse, .wide, .looks,
            .open, .openRing, .placed,
            .inset,
            .plain, .ahead, .roomy, .apart, .passage, .beginning, .clock, .activeState, .ownSign,
            .runs, .counted,
            .running,
            .pace, .eased, .turned, .spoken,
            .stall,
            .success, .reported, .saying,
            .failure, .outcome, .wait, .pauseButton, .tags, .visible, .body, .parted, .flow, .scaled:
            []
        }
    }
}
