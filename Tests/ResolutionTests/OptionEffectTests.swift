import Basics
import Foundation
import Indicators
import Jobs
import Loading
import RequestSupport
import Testing

@testable import Files
@testable import Formats
@testable import Loading
@testable import Requests

/// No option is without effect: giving it changes an output, or is rejected, or a note says that it has none.
@Suite struct OptionEffectTests {
    /// Values of which at least one differs from what is there already, or reaches a limit.
    private static func values(_ option: SpecOption, _ spec: RenderSpec) -> [String] {
        switch (option.key.text, spec.indicator) {
        case ("max-frames", _): return ["2", "1"]
        case ("max-frame-side", _), ("sheet.max-side", _): return ["8"]
        case ("theme-color", .steps): return ["step-active=#AA0808"]
        case ("theme-color", _):
            return ["indicator=#AA0808", "label=#AA0808", "error=#AA0808", "track=#AA0808"]
        case ("transition", .steps): return ["step:1:2"]
        case ("motion", .linear): return ["mui-linear", "material-disjoint"]
        case ("present.pull", _) where spec.present.pull != nil: return ["0.5"]
        case ("present.screen", _): return ["300x400"]
        case ("frames", _): return ["4"]
        case ("to", _): return ["sheet", "frames"]
        case ("sheet.sides", _): return ["pot", "7"]
        // `small` takes too long.
        case ("compression", _): return ["fast"]
        case ("track", _): return ["#00F"]
        // White is what most stands on anyway.
        case ("matte", _): return [option.example, "#123456"]
        case ("easing", _): return ["ease", "steps(1)"]
        case ("sheet.columns", _): return ["2", "1"]
        case ("motion", .circular): return [option.example, "mui"]
        case ("font", _): return ["DejaVu Sans Mono"]
        case ("operation.minimum-visible", _): return ["2000"]
        case ("operation.expected", _): return ["90000", "1000"]
        default: break
        }
        switch option.kind {
        case .number(let range, _, _):
            let example = Double(option.example) ?? range.lowerBound
            return [example, example * 2, example / 4, 0].filter(range.contains).map { "\($0)" }
        case .flag, .choice: return ["true", "false"]
        case .text(.one(let words, _), _), .texts(.one(let words, _), _, _):
            return [option.example] + words.map { $0.name }
        default: return [option.example]
        }
    }

    /// Limits, which reject what is over them, and permissions: they change no file that there is.
    private static let limits: Set<OptionKey> = [
        .maxFrames, .maxFrameSide, .sheetMaxSide, .sheetMaxPagePixels, .flow, .maxBytes, .preset, .overflow,
    ]

    /// Situations in which some frames of one sheet look alike.
    private static let repeating: Set<String> = [
        "dots", "log", "paused", "pull", "sidecar", "stall", "success",
    ]

    /// Why an option may leave the files of a situation alone; nil for no reason.
    private static func excuse(_ key: OptionKey, _ situation: String, _ format: OutputFormat) -> String? {
        switch (key.text, situation, format.name) {
        case _ where limits.contains(key): "a limit"
        case ("compression", "arc", "gif"): "a small GIF takes the same bytes"
        case ("compression", "arc", "avif"): "its usual speed is the fastest"
        case ("name", "sidecar", "bootanimation"): "sidecars have the name, the archive has not"
        case ("speed", _, "plymouth"), ("duration", _, "plymouth"): "as many whole loops are in 2 s"
        case ("hold", "message", _): "its frames are shown longer than the hold"
        case ("pingpong", "label", _): "there is nothing between two frames"
        case ("first-frame", _, "terminal"): "small arcs look alike in characters"
        case ("first-frame", "list to pull", "pbm"), ("first-frame", "list to pull", "xbm"):
            "what moves is white on white"
        case ("pixel-order", "ring at its end", "raw"),
            ("pixel-order", "ring at its beginning, on a track", "raw"):
            "a whole ring is the same by columns"
        case ("first-frame", "sidecar", "bootanimation"): "the archive is that of the message"
        case ("repeat", _, "webp") where situation != "arc": "a WebP of one frame stands still"
        case ("sheet.square", _, "sheet") where situation != "arc": "a page of one ring is square"
        case ("sheet.keep-duplicates", _, "sheet") where !repeating.contains(situation):
            "no two frames look alike"
        default: nil
        }
    }

    /// What comes of giving each option to a request.
    private struct Report: Sendable {
        /// The options that have changed a file.
        var effective: Set<OptionKey> = []
        /// Those that have not, without a word, and those of which a note says so though they have.
        var findings: [String] = []
        /// The situations that some format can show.
        var situations: Set<String> = []
    }

    private static func report(
        _ situation: OptionSituation, _ formats: [OutputFormat], _ log: String
    ) async throws -> Report {
        var report = Report()
        var jobs = OptionJobs()
        for format in formats {
            let base = try situation.spec(format, log: log)
            guard let job = jobs.alone(base, as: format) else { continue }
            var comparison = JobComparison(job, as: format)
            // A GIF of what one can see through has to say on what; a sticker has room for little.
            if [.gif, .tgs].contains(format), !comparison.canBeWritten() { continue }
            report.situations = [situation.name]
            for option in SpecOption.all where option.group != .check && option.key != .indicator {
                if excuse(option.key, situation.name, format) != nil { continue }
                // Other tests wait for programs meanwhile.
                await Task.yield()
                var finding: String?
                for value in option.key == .log ? [log] : values(option, base) {
                    var spec = base
                    try option.give(value, to: &spec)
                    if spec == base { continue }
                    finding = nil
                    guard let other = jobs.alone(spec, as: format) else { break }
                    let differs = option.key == .to || comparison.differs(other)
                    if differs { report.effective.insert(option.key) }
                    let isNoted = other.notes.contains { $0.says(option.key) }
                    let isNamed = other.notes.contains { !job.notes.contains($0) && $0.names(option.key) }
                    let isLie = differs && isNoted && format.content != .vector
                    if !isLie, differs || isNoted || isNamed { break }
                    // Variants of catalogs, and colors of the theme, are looked at in the end.
                    if !differs, let whole = jobs.whole(spec), let old = jobs.whole(base) {
                        if whole.notes.contains(where: { $0.says(option.key) }) { break }
                        var wholes = JobComparison(old, as: format)
                        if format.content == .catalog, wholes.differs(whole) { break }
                    }
                    finding = "\(option.key) \(value) of \(situation.name) as \(format.name)"
                    if isLie { finding? += ": has an effect, whatever the note says" }
                }
                if let finding { report.findings.append(finding) }
            }
        }
        return report
    }

    /// Formats of curves together, each other one by itself.
    private static let formats =
        [OutputFormat.all.filter { $0.content == .vector }]
        // What ffmpeg writes has the frames of Y4M, and would take minutes.
        + OutputFormat.all.filter { $0.content != .vector && ![.mp4, .webm, .mov].contains($0) }.map { [$0] }

    @Test("each option changes the files, or is rejected, or a note says that it has no effect")
    func effects() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "effects-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let log = folder.appending(path: "job.csv").path
        try Data("0,0\n400,0.5\n900,1\n".utf8).write(to: URL(filePath: log))
        var whole = Report()
        var missing = Set(OptionSituation.all.map(\.name))
        try await withThrowingTaskGroup(of: Report.self) { group in
            for situation in OptionSituation.all {
                for formats in Self.formats {
                    group.addTask { try await Self.report(situation, formats, log) }
                }
            }
            for try await report in group {
                whole.effective.formUnion(report.effective)
                whole.findings += report.findings
                missing.subtract(report.situations)
            }
        }
        #expect(whole.findings.isEmpty, "\(whole.findings.sorted().joined(separator: "\n"))")
        #expect(missing.isEmpty, "\(missing.sorted())")
        // What is for checks is for them alone.
        let keys = SpecOption.all.filter { $0.group != .check && $0.key != .indicator }.map(\.key)
        let idle = Set(keys).subtracting(whole.effective).subtracting(Self.limits)
        #expect(idle.isEmpty, "\(idle.map(\.text).sorted())")
    }

    @Test(
        "a color of the theme changes the picture, or a note says that nothing has it",
        arguments: ["arc", "error", "bar at its end", "label", "steps", "sidecar"])
    func slots(name: String) throws {
        let situation = try #require(OptionSituation.all.first { $0.name == name })
        let base = try situation.spec(.frames, log: "")
        let job = try base.resolve()
        var comparison = JobComparison(job, as: .frames)
        var shown = 0
        for slot in ThemeSlot.allCases {
            var spec = base
            spec.themeColors = [slot: Color(rgba: 0xAA08_08FF)]
            let other = try spec.resolve()
            let differs = comparison.differs(other)
            if differs { shown += 1 }
            #expect(differs != other.notes.contains { $0.says(.themeColor) }, "\(slot)")
        }
        #expect(shown > 0)
    }
}

extension Message {
    /// Whether it says that an option has no effect.
    fileprivate func says(_ key: OptionKey) -> Bool { text(.keys).contains("no effect") && names(key) }

    fileprivate func names(_ key: OptionKey) -> Bool {
        parts.contains { if case .option(key, _) = $0 { true } else { false } }
    }
}
