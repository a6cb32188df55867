import Basics
import Drawing
import Exports
import Files
import Guidelines
import Indicators
import MotionCore
import Presentations
import Requests
internal import Resolution
import Specs
import Vectors

/// One line of a catalogue, ready to print.
struct Entry {
    enum Detail {
        case text(String)
        case nothing
        case number(Double)
        case flag(Bool)
        case list([String])
        case map([(key: String, value: Detail)])
    }

    let name, summary: String
    /// What stands between both in the table.
    private var flag: String?
    /// Worked out on demand: some take an analysis, which the table of names does without.
    private let details: () -> [(key: String, value: Detail)]

    init(_ motion: Motion) {
        (name, summary) = (motion.name, motion.summary)
        details = { Self.details(of: motion) }
    }

    private static func details(of motion: Motion) -> [(key: String, value: Detail)] {
        var details: [(key: String, value: Detail)] = [("kind", .text(motion.kind.name))]
        if let period = motion.period { details.append(("period_ms", .number(period))) }
        if let period = motion.faithful?.period { details.append(("faithful_period_ms", .number(period))) }
        if let subcycle = LoopAnalysis(motion.kind)?.subcycle {
            details += [
                ("subcycle_ms", .number(subcycle.period)),
                ("subcycle_deg", .number(nineDecimals(subcycle.degrees))),
            ]
        }
        details += [
            ("size", .number(motion.size)), ("stroke", .number(motion.stroke)),
            ("cap", .text(motion.cap.rawValue)), ("colors", .flag(motion.colorChange != nil)),
        ]
        if let fidelity = try? motion.vectorFidelity() {
            details.append(("vector_exact", .flag(fidelity.isExact)))
            if !fidelity.isExact { details.append(("vector_error_points", .number(fidelity.distance))) }
        }
        if let note = motion.seamNote { details.append(("seam_note", .text(note))) }
        details.append(("source", .text(motion.source)))
        return details
    }

    init(_ kind: IndicatorKind) {
        (name, summary) = (kind.name, kind.summary)
        details = { [] }
    }

    init(_ presentation: Presentation) {
        let kind = presentation.isObstructive ? "obstructive" : "parallel"
        (name, summary) = (presentation.name, "\(presentation.summary) (\(kind))")
        details = {
            [
                ("obstructive", .flag(presentation.isObstructive)), ("focus", .text(presentation.focus)),
                ("indicators", .list(presentation.indicators.map(\.name))),
                ("values", .flag(presentation.takesValues)),
                ("message", .text(presentation.message.rawValue)),
                ("cancel", .flag(presentation.takesCancel)),
                ("shows", .text(presentation.extent.rawValue)),
                ("requirements", .list(presentation.requirements)),
            ]
        }
    }

    init(_ theme: Theme) {
        (name, summary) = (theme.name, theme.summary)
        details = {
            let metrics = theme.metrics
            var details: [(key: String, value: Detail)] = RingSize.Name.allCases.map { name in
                let ring = metrics.ring(name)
                return (
                    name.rawValue, .map([("size", .number(ring.size)), ("stroke", .number(ring.stroke))])
                )
            }
            details += [
                ("track", .flag(metrics.showsTrack)), ("linear_track", .flag(metrics.showsLinearTrack)),
                ("linear_height", .number(metrics.linearHeight)), ("gap", .number(metrics.gap)),
                ("stop", .number(metrics.stop)), ("cap", .text(metrics.cap.rawValue)),
                ("motion", .text(theme.motion.name)), ("linear_motion", .text(theme.linearMotion.name)),
                ("colors", .map(ThemeSlot.allCases.map { ($0.rawValue, .text("\(theme[$0])")) })),
                ("ours", .list(ThemeSlot.allCases.filter { !theme.published.contains($0) }.map(\.rawValue))),
                ("source", .text(theme.source)),
            ]
            return details
        }
    }

    init(_ format: OutputFormat) {
        (name, summary) = (format.name, format.summary)
        details = {
            [
                ("files", .text(format.files)), ("endings", .list(format.endings)),
                ("limits", .text(format.limits)), ("readers", .text(format.readers)),
            ]
        }
    }

    init(_ dialect: SheetDialect) {
        (name, summary) = (dialect.name, dialect.summary)
        details = {
            [
                ("files", .text(dialect.files)), ("limits", .text(dialect.limits)),
                ("readers", .text(dialect.readers)),
            ]
        }
    }

    init(_ rule: Rule) {
        (name, summary) = (rule.id, "\(rule.severity.rawValue): \(rule.summary)")
        details = {
            [
                ("severity", .text(rule.severity.rawValue)), ("fix", .text(rule.fix.text(.keys))),
                ("source", .text(rule.source.rawValue)), ("requirement", .text(rule.requirement)),
            ]
        }
    }

    init(_ option: SpecOption, in section: String) {
        (name, summary, flag) = (option.key, option.help, option.flag ?? "")
        details = {
            func text(_ text: String?) -> Detail { text.map { .text($0) } ?? .nothing }
            func number(_ number: Double?) -> Detail { number.map { .number($0) } ?? .nothing }
            return [
                ("key", .text(option.key)), ("flag", text(option.flag)), ("kind", .text(option.kindName)),
                ("unit", option.unit == .none ? .nothing : .text(option.unit.rawValue)),
                ("minimum", number(option.range?.lowerBound)), ("maximum", number(option.range?.upperBound)),
                ("values", .list(option.words)), ("repeats", .flag(option.repeats)),
                ("default", option.fallback.isEmpty ? .nothing : .text(option.fallback)),
                ("indicators", .list(option.scope.indicators)), ("motions", .list(option.scope.motions)),
                ("states", .list(option.films.names)),
                ("formats", option.formatNames.map { .list($0) } ?? .nothing),
                ("needs", .list(option.needs)), ("text", .flag(option.makesText)),
                ("section", .text(section)), ("example", .text(option.example)),
            ]
        }
    }

    /// Names and summaries in columns.
    static func table(_ entries: [Entry]) -> [UInt8] {
        let width = entries.map(\.name.count).max() ?? 0
        let flagWidth = entries.map { $0.flag?.count ?? 0 }.max() ?? 0
        func padded(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: width - text.count + 2)
        }
        return entries.flatMap { entry in
            let flag = entry.flag.map { padded($0, flagWidth) } ?? ""
            return Array((padded(entry.name, width) + flag + entry.summary + "\n").utf8)
        }
    }

    /// An object with one array of entries, under `key`.
    static func json(_ entries: [Entry], key: String) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.array(key) { json in
                for entry in entries { entry.write(to: &json) }
            }
        }
        return json.finish()
    }

    private func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("name", name)
            json.member("summary", summary)
            for (key, value) in details() { Self.write(key, value, to: &json) }
        }
    }

    private static func write(_ key: String, _ value: Detail, to json: inout JSONWriter) {
        switch value {
        case .text(let text): json.member(key, text)
        case .nothing: json.member(key, String?.none)
        case .number(let number): json.member(key, number)
        case .flag(let flag): json.member(key, flag)
        case .list(let texts):
            json.array(key, .inline) { json in
                for text in texts { json.element(text) }
            }
        case .map(let entries):
            json.object(key) { json in
                for (key, value) in entries { write(key, value, to: &json) }
            }
        }
    }
}

extension Motion.Kind {
    /// The kind in a word, as in a motion's file.
    fileprivate var name: String {
        switch self {
        case .determinate: "determinate"
        case .arc: "arc"
        case .bars: "bars"
        case .spokes: "spokes"
        case .dots: "dots"
        }
    }
}
