import RequestSupport
import Basics
import Exports
import Foundation
import Imaging
import Indicators
import MotionCore
import Testing

@testable import Builds
@testable import Checks
@testable import Files
@testable import Rendering
@testable import Requests
@testable import Resolution
@testable import Specs

/// No option is without effect: giving it changes an output, or is refused, or a note says that it has none.
/// `SPINDLE_EFFECTS=all` takes the slow situations as well, which takes an hour in a debug build.
@Suite struct OptionEffectTests {
    /// A small request of a kind.
    struct Situation: Sendable {
        let name: String
        var formats = all
        /// Whether it takes less than ten seconds with all options.
        var isQuick: Bool {
            ![
                "steps", "success", "stall", "log", "message", "value in words", "sidecar", "dialog", "pull",
                "list of steps", "list to pull", "steps that move",
            ].contains(name)
        }
        let make: @Sendable (inout RenderSpec) throws -> Void

        func spec(_ format: String, _ log: String) throws -> RenderSpec {
            var spec = RenderSpec()
            (spec.name, spec.formats) = ("a", [format])
            try make(&spec)
            if spec.operation.log != nil { spec.operation.log = log }
            return spec
        }
    }

    private static func circular(_ motion: String, _ spec: inout RenderSpec) {
        (spec.motion.name, spec.size, spec.motion.frames, spec.background) = (motion, 16, 5, "#FFF")
    }

    private static func linear(_ spec: inout RenderSpec) {
        (spec.indicator, spec.width, spec.height, spec.background) = (.linear, 30, 6, "#FFF")
        spec.motion.frames = 3
    }

    private static func steps(_ spec: inout RenderSpec) {
        (spec.indicator, spec.width, spec.background) = (.steps, 200, "#FFF")
        spec.steps.items = [.init("a"), .init("b", icon: "cart"), .init("c")]
    }

    private static func story(_ events: String, _ spec: inout RenderSpec) throws {
        circular("fluent", &spec)
        (spec.motion.frames, spec.motion.fps) = (nil, 2)
        (spec.label.text, spec.operation.policy, spec.operation.labelAfter) = ("Loading", "immediate", 100)
        (spec.operation.expected, spec.operation.stallTimeout) = (500, 2000)
        let file = try RenderFile.parse(Array("operation: {events: [\(events)]}".utf8), name: "story")
        spec.operation.story = file.spec.operation.story
    }

    /// One format of pixels, and one of curves where the picture can be one.
    private static let each = ["frames", "svg"]
    /// Those with one picture a scale; the others, of many, take a minute each.
    private static let plain = OutputFormat.all.filter { $0.content != .catalog }.map(\.name)
    private static let all = OutputFormat.all.map(\.name)

    static let situations: [Situation] = [
        Situation(name: "arc", formats: plain) { circular("fluent", &$0) },
        Situation(name: "ring with a value", formats: plain) {
            circular("determinate", &$0)
            $0.motion.value = "0.2:0.6"
        },
        Situation(name: "spokes", formats: plain) { circular("cupertino", &$0) },
        Situation(name: "dots", formats: plain) { circular("ui5-dots", &$0) },
        Situation(name: "bars", formats: plain) { linear(&$0) },
        Situation(name: "bar with a value", formats: plain) {
            linear(&$0)
            // A GIF of three frames at 60 a second has its ends alone.
            ($0.motion.value, $0.motion.frames) = ("0.2:0.6", 6)
        },
        Situation(name: "steps", formats: plain) {
            steps(&$0)
            $0.scales = [0.25]
        },
        Situation(name: "steps that move", formats: each) {
            steps(&$0)
            ($0.state.transition, $0.motion.frames, $0.steps.header) = ("step:1:2", 3, true)
            $0.width = 320
        },
        Situation(name: "arc on nothing", formats: ["sheet", "svg"]) {
            circular("mui", &$0)
            $0.background = nil
        },
        Situation(name: "arc that repeats when turned", formats: ["sheet"]) { circular("material-web", &$0) },
        Situation(name: "list of steps", formats: ["frames"]) {
            steps(&$0)
            ($0.width, $0.steps.view, $0.scales) = (320, "all", [0.25])
        },
        Situation(name: "list to pull", formats: ["frames"]) {
            ($0.present.name, $0.scales, $0.motion.fps) = ("swipe-refresh", [0.25], 1)
        },
        Situation(name: "arc on a track", formats: each) {
            circular("fluent", &$0)
            $0.track = "theme"
        },
        Situation(name: "change", formats: each) {
            circular("fluent", &$0)
            ($0.size, $0.state.transition) = (24, "indeterminate:determinate=0.4")
        },
        Situation(name: "success", formats: each) {
            try story("{at: 0, started}, {at: 300, progress: 0.5}, {at: 900, succeeded: Done}", &$0)
        },
        Situation(name: "stall", formats: each) { try story("{at: 0, started}", &$0) },
        Situation(name: "log", formats: each) {
            circular("fluent", &$0)
            ($0.motion.frames, $0.motion.fps, $0.operation.log) = (nil, 2, "-")
            ($0.operation.policy, $0.label.text, $0.operation.labelAfter) = ("immediate", "Loading", 100)
        },
        Situation(name: "message", formats: each) {
            ($0.access.reducedMotion, $0.motion.frames, $0.background) = ("message", 3, "#FFF")
        },
        Situation(name: "value in words", formats: each) {
            circular("determinate", &$0)
            ($0.motion.value, $0.label.text, $0.label.progressText) = ("0.2:0.6", "Loading", "fraction")
            $0.size = 60
        },
        Situation(name: "sidecar", formats: each) {
            circular("fluent", &$0)
            ($0.access.sidecars, $0.access.variants) = (["json", "vtt"], ["message"])
        },
        Situation(name: "dialog", formats: each) {
            circular("fluent", &$0)
            ($0.size, $0.background, $0.present.name, $0.motion.frames) = (nil, nil, "dialog", 2)
            $0.scales = [0.25]
        },
        Situation(name: "pull", formats: each) {
            ($0.present.name, $0.present.pull, $0.motion.frames) = ("swipe-refresh", "run", 6)
            $0.scales = [0.25]
        },
    ]

    /// Values of which at least one differs from what is there already, or reaches a limit.
    private static func values(_ option: SpecOption, _ spec: RenderSpec) -> [String] {
        switch (option.key, spec.indicator) {
        case ("max-frames", _): return ["2", "1"]
        case ("max-frame-side", _), ("sheet.max-side", _): return ["8"]
        case ("theme-color", .steps): return ["step-active=#AA0808"]
        case ("theme-color", _):
            return ["indicator=#AA0808", "label=#AA0808", "error=#AA0808", "track=#AA0808"]
        case ("transition", .steps): return ["step:1:2"]
        case ("motion", .linear): return ["mui-linear", "fluent-linear"]
        case ("present.pull", _) where spec.present.pull != nil: return ["0.5"]
        case ("present.screen", _): return ["300x400"]
        case ("frames", _): return ["4"]
        case ("to", _): return ["sheet", "frames"]
        case ("sheet.sides", _): return ["pot", "7"]
        // `small` takes too long.
        case ("compression", _): return ["fast"]
        case ("track", _): return ["#00F"]
        case ("easing", _): return ["ease", "steps(1)"]
        case ("sheet.columns", _): return ["2"]
        case ("motion", .circular): return [option.example, "mui"]
        case ("operation.minimum-visible", _): return ["2000"]
        case ("operation.expected", _): return ["90000", "1000"]
        default: break
        }
        switch option.kind {
        case .number(let range, _, _):
            let example = Double(option.example) ?? range.lowerBound
            return [example, example * 2, example / 4, 0].filter(range.contains).map { "\($0)" }
        case .flag, .choice: return ["true", "false"]
        case .text(.one(let words, _), _), .texts(.one(let words, _), _, _): return [option.example] + words
        default: return [option.example]
        }
    }

    /// Limits, which refuse what is over them, and permissions: they change no file that there is.
    private static let limits: Set = [
        "max-frames", "max-frame-side", "sheet.max-side", "sheet.max-page-pixels", "flow",
    ]

    /// Why an option may leave the files of a situation alone; nil for no reason.
    private static func excuse(_ key: String, _ situation: String, _ format: String) -> String? {
        switch (key, situation, format) {
        case _ where limits.contains(key): "a limit"
        case ("compression", _, _): "small pictures may take the same bytes"
        case ("fps", _, "frames"), ("fps", "steps", _): "pictures have no time"
        case ("motion", "message", _): "a name for the files"
        case ("label", "message", _): "what a sidecar says"
        case (_, "steps", "sheet") where key.hasPrefix("sheet."): "one frame has nothing between frames"
        case ("sheet.trim", _, _): "there is a ground"
        case ("operation.stalled-text", "success", _), ("operation.stalled-text", "log", _),
            ("operation.success-hold", "stall", _), ("operation.expected", "log", _),
            ("operation.wait-text", "log", _), ("progress-text", "stall", _):
            "for what does not happen in this story"
        default: nil
        }
    }

    /// What comes of a request: files, or why there are none.
    private enum Outcome: Equatable {
        case files([String: [UInt8]], notes: [String])
        case refused(SpecError)
        case failed
    }

    private final class Memory: ArtifactSink, FrameMonitor {
        private let storage = Slots<[String: [UInt8]]>(1)

        init() { storage[0] = [:] }

        var files: [String: [UInt8]] { storage[0] ?? [:] }
        func write(_ name: String, _ bytes: [UInt8]) { storage[0]?[name] = bytes }
        func willPaint() {}
    }

    private static func outcome(_ spec: RenderSpec) -> Outcome {
        let job: RenderJob
        do throws(SpecError) { job = try spec.resolve() } catch { return .refused(error) }
        let sink = Memory()
        do {
            _ = try job.run(workers: Workers(count: 1), into: sink, monitor: sink)
        } catch { return .failed }
        return .files(sink.files, notes: job.notes.map { $0.text(.keys) })
    }

    /// What comes of giving each option to a request.
    private struct Report {
        /// The options that have changed a file.
        var effective: Set<String> = []
        /// Those that have not, without a word.
        var silent: [String] = []
    }

    private static func report(_ situation: Situation, _ log: String) throws -> Report {
        var report = Report()
        for format in situation.formats {
            let base = try situation.spec(format, log)
            guard case .files(let files, _) = outcome(base) else { continue }
            for option in SpecOption.all where option.group != .check && option.key != "indicator" {
                var isSilent = false
                for value in option.key == "log" ? [log] : values(option, base) {
                    var spec = base
                    try option.give(value, to: &spec)
                    // On an opaque ground it stands behind nothing.
                    if option.key == "matte" { spec.background = nil }
                    guard spec != base else { continue }
                    guard case .files(let others, let notes) = outcome(spec) else {
                        isSilent = false
                        break
                    }
                    if others != files { report.effective.insert(option.key) }
                    isSilent = others == files && !notes.contains { $0.contains(option.key) }
                    if !isSilent { break }
                }
                if isSilent, excuse(option.key, situation.name, format) == nil {
                    report.silent.append("\(option.key) of \(situation.name) as \(format)")
                }
            }
        }
        return report
    }

    @Test("each option changes the files, or is refused, or a note says that it has no effect")
    func effects() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "effects-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let log = folder.appending(path: "job.csv").path
        try Data("0,0\n400,0.5\n900,1\n".utf8).write(to: URL(filePath: log))
        let isWhole = ProcessInfo.processInfo.environment["SPINDLE_EFFECTS"] == "all"
        var whole = Report()
        try await withThrowingTaskGroup(of: Report.self) { group in
            for situation in Self.situations where isWhole || situation.isQuick {
                group.addTask { try Self.report(situation, log) }
            }
            for try await report in group {
                whole.effective.formUnion(report.effective)
                whole.silent += report.silent
            }
        }
        #expect(whole.silent.isEmpty, "\(whole.silent.sorted().joined(separator: "\n"))")
        guard isWhole else { return }
        // What is for checks is for them alone.
        let keys = SpecOption.all.filter { $0.group != .check && $0.key != "indicator" }.map(\.key)
        let idle = Set(keys).subtracting(whole.effective).subtracting(Self.limits)
        #expect(idle.isEmpty, "\(idle.sorted())")
    }
}
