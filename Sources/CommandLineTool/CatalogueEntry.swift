import Basics
import Drawing
internal import Exports
internal import Formats
import Guidelines
import Indicators
internal import Languages
import MotionCore
import Presentations
import Requests
internal import Resolution
import Vectors

/// One line of a catalog, ready to print.
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
    /// Synonyms of the name.
    private(set) var synonyms: [String] = []
    /// The kind of entry, one of a few; nil if the catalog has none.
    private(set) var kind: String?
    /// The source of the entry, or other text to find it by.
    private var source = ""
    /// The system that publishes the entry and its license; nil if the catalog has none.
    private(set) var system, license: String?
    /// The looks of the entry; nil if the catalog tells nothing of them.
    private(set) var looks: [MotionLook]?
    /// The column between name and summary in the table.
    private(set) var flag: String?
    /// Worked out on demand: some take an analysis, which the table of names does without.
    let details: () -> [(key: String, value: Detail)]

    /// The relevance of the entry to a word: 0 where its name or a synonym is the word, 1 where the word is in one of those or
    /// in the name of its kind or look, 2 where it is in the texts, each plus 3 where a word only begins or goes on with it; nil
    /// where it occurs nowhere.
    ///
    /// - Parameter word: In lower case.
    func rank(of word: String) -> Int? {
        if ([name] + synonyms).contains(where: { $0.lowercased() == word }) { return 0 }
        let looks = looks?.flatMap { [$0.rawValue] + $0.synonyms } ?? []
        let texts = [(1, [name] + synonyms + looks + [kind ?? "", flag ?? ""]), (2, [summary, source])]
        var least: Int?
        for (rank, texts) in texts {
            for text in texts.map({ $0.lowercased() }) where text.contains(word) {
                let isWhole = text.split { !$0.isLetter && !$0.isNumber }.contains { $0 == word }
                least = min(least ?? .max, isWhole ? rank : rank + 3)
            }
        }
        return least
    }

    init(_ motion: Motion) {
        (name, summary, synonyms) = (motion.name, motion.summary, motion.synonyms)
        (kind, source) = (motion.kind.name, motion.source)
        (system, license, looks) = (motion.system, motion.license, motion.looks)
        details = { Self.details(of: motion) }
    }

    private static func details(of motion: Motion) -> [(key: String, value: Detail)] {
        var details: [(key: String, value: Detail)] = [
            ("also", .list(motion.synonyms)), ("kind", .text(motion.kind.name)),
            ("looks", .list(motion.looks.map(\.rawValue))),
            ("system", motion.system.map { .text($0) } ?? .nothing),
            ("license", motion.license.map { .text($0) } ?? .nothing),
        ]
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
            ("cap", .text(motion.cap.rawValue)),
            ("colors", .flag(motion.colorChange != nil || motion.palette.count > 1)),
        ]
        if let fidelity = try? motion.vectorFidelity() {
            details.append(("vector_exact", .flag(fidelity.isExact)))
            if !fidelity.isExact { details.append(("vector_error_points", .number(fidelity.distance))) }
        }
        if let note = motion.seamNote { details.append(("seam_note", .text(note))) }
        details.append(("source", .text(motion.source)))
        return details
    }

    init(_ spinner: TerminalSpinner) {
        (name, summary) = (spinner.name, spinner.frames.prefix(12).map(printable).joined(separator: " "))
        source = spinner.collections.joined(separator: ", ")
        details = {
            [
                ("interval", .number(spinner.interval)), ("frames", .list(spinner.frames)),
                ("ascii", .text(spinner.ascii.name)), ("collections", .list(spinner.collections)),
            ]
        }
    }

    init(_ kind: IndicatorKind) {
        (name, summary, synonyms) = (kind.name, kind.summary, kind.synonyms)
        details = { [("also", .list(kind.synonyms))] }
    }

    init(_ shape: MaterialShape) {
        (name, summary, synonyms) = (shape.name, shape.summary, shape.synonyms)
        details = { [("also", .list(shape.synonyms))] }
    }

    init(_ presentation: Presentation) {
        let kind = presentation.isObstructive ? "obstructive" : "parallel"
        (name, summary) = (presentation.name, "\(presentation.summary) (\(kind))")
        (synonyms, self.kind) = (presentation.synonyms, kind)
        details = {
            [
                ("also", .list(presentation.synonyms)),
                ("obstructive", .flag(presentation.isObstructive)), ("focus", .text(presentation.focus)),
                ("indicators", .list(presentation.indicators.map(\.name))),
                ("values", .flag(presentation.takesValues)),
                ("message", .text(presentation.message.rawValue)),
                ("cancel", .flag(presentation.takesCancel)),
                ("ending", .text(presentation.ending.rawValue)),
                ("shows", .text(presentation.extent.rawValue)),
                ("requirements", .list(presentation.requirements)),
            ]
        }
    }

    /// - Parameter other: The name by which the theme is listed, in the place of its own.
    init(_ theme: Theme, name other: String? = nil) {
        (name, summary, synonyms, source) = (
            other ?? theme.name, theme.summary, theme.synonyms, theme.source
        )
        details = {
            let metrics = theme.metrics
            var details: [(key: String, value: Detail)] = [("also", .list(theme.synonyms))]
            details += RingSize.Name.allCases.map { name in
                let ring = metrics.ring(name)
                return (
                    name.rawValue,
                    .map([
                        ("size", .number(ring.size)), ("stroke", .number(ring.stroke)),
                        ("gap", .number(metrics.gap(ofSize: ring.size))),
                    ])
                )
            }
            details += [
                ("track", .flag(metrics.showsTrack)),
                ("running_track", .flag(metrics.showsTrack(during: theme.motion))),
                ("linear_track", .flag(metrics.showsLinearTrack)),
                ("linear_height", .number(metrics.linearHeight)), ("gap", .number(metrics.gap)),
                ("stop", .number(metrics.stop)), ("running_opacity", .number(metrics.runningOpacity)),
                ("cap", .text(metrics.cap.rawValue)),
                ("motion", .text(theme.motion.name)), ("linear_motion", .text(theme.linearMotion.name)),
                ("colors", .map(ThemeSlot.allCases.map { ($0.rawValue, .text("\(theme[$0])")) })),
                ("ours", .list(ThemeSlot.allCases.filter { !theme.published.contains($0) }.map(\.rawValue))),
                ("sources", .map(theme.sources.map { ($0.figures, .text($0.text)) })),
                ("source", .text(theme.source)),
            ]
            return details
        }
    }

    init(_ format: OutputFormat) {
        (name, summary, synonyms) = (format.name, format.summary, format.synonyms)
        (kind, source) = (format.content.rawValue, format.readers)
        details = {
            [
                ("also", .list(format.synonyms)), ("kind", .text(format.content.rawValue)),
                ("files", .text(format.files)), ("endings", .list(format.endings)),
                ("limits", .text(format.limits)), ("readers", .text(format.readers)),
            ]
        }
    }

    init(_ preset: OutputPreset) {
        let side = preset.maxSide.map { ", \($0) pixels a side" } ?? ""
        (name, synonyms, source) = (preset.name, preset.synonyms, preset.source)
        summary = "\(preset.summary): \(preset.format.name), at most \(preset.maxBytes) bytes\(side)"
        details = {
            [
                ("also", .list(preset.synonyms)), ("format", .text(preset.format.name)),
                ("max_bytes", .number(Double(preset.maxBytes))),
                ("max_side", preset.maxSide.map { .number(Double($0)) } ?? .nothing),
                ("source", .text(preset.source)),
            ]
        }
    }

    init(_ dialect: SheetDialect) {
        (name, summary, synonyms) = (dialect.name, dialect.summary, dialect.synonyms)
        source = dialect.readers
        details = {
            [
                ("also", .list(dialect.synonyms)), ("files", .text(dialect.files)),
                ("limits", .text(dialect.limits)),
                ("readers", .text(dialect.readers)),
            ]
        }
    }

    init(_ language: Language) {
        let names = language.englishName == language.ownName ? "" : ", \(language.ownName)"
        let review = language.isReviewed ? "" : " (not reviewed)"
        (name, summary, synonyms) = (language.name, language.englishName + names + review, language.synonyms)
        kind = language.isReviewed ? "reviewed" : "unreviewed"
        details = {
            let words = language.words
            return [
                ("also", .list(language.synonyms)), ("own_name", .text(language.ownName)),
                ("reviewed", .flag(language.isReviewed)), ("right_to_left", .flag(language.isRightToLeft)),
                ("percent", .text(language.percent(60))), ("fraction", .text(language.fraction(18, of: 30))),
                (
                    "wait",
                    .text(
                        words.wait.filled(
                            ("{label}", words.waiting[0]), ("{time}", language.time(40, .second))))
                ),
                ("in_progress", .text(words.inProgress)), ("waiting", .list(words.waiting)),
                ("paused", .text(words.paused)), ("resumed", .text(words.resumed)),
                ("complete", .text(words.complete)), ("error", .text(words.error)),
                ("not_available", .text(words.disabled)), ("went_wrong", .text(words.wentWrong)),
                ("no_response", .text(words.noResponse)), ("all_steps", .text(words.allSteps)),
                ("step", .text(language.step(2, of: 5))), ("resume", .text(words.resume)),
            ]
        }
    }

    init(_ rule: Rule) {
        (name, summary) = (rule.id, "\(rule.severity.rawValue): \(rule.summary)")
        (kind, source) = (rule.severity.rawValue, rule.source.id)
        details = {
            [
                ("severity", .text(rule.severity.rawValue)), ("why", .text(rule.why)),
                ("document", .text(rule.source.title)), ("fix", .text(rule.fix.text(.keys))),
                ("source", .text(rule.source.id)), ("requirement", .text(rule.requirement)),
            ]
        }
    }

    init(_ option: SpecOption, in section: String) {
        (name, summary, flag) = (option.key.text, option.help, option.flag ?? "")
        (synonyms, kind, source) = (option.synonyms, option.kindName, section)
        details = {
            func text(_ text: String?) -> Detail { text.map { .text($0) } ?? .nothing }
            func number(_ number: Double?) -> Detail { number.map { .number($0) } ?? .nothing }
            return [
                ("key", .text(option.key.text)), ("flag", text(option.flag)),
                ("also", .list(option.synonyms)),
                ("kind", .text(option.kindName)),
                ("unit", option.unit == .none ? .nothing : .text(option.unit.rawValue)),
                ("minimum", number(option.range?.lowerBound)), ("maximum", number(option.range?.upperBound)),
                ("values", .list(option.words)), ("repeats", .flag(option.repeats)),
                ("default", option.fallback.isEmpty ? .nothing : .text(option.fallback)),
                ("indicators", .list(option.scope.indicators)), ("motions", .list(option.motions)),
                ("states", .list(option.films.names)),
                ("formats", option.formatNames.map { .list($0) } ?? .nothing),
                ("needs", .list(option.needs.map(\.text))), ("text", .flag(option.makesText)),
                ("section", .text(section)), ("example", .text(option.example)),
            ]
        }
    }
}
