import Formats
import Indicators
import Jobs
import MotionCore
import RequestSupport
import TestSupport
import Testing

@testable import Basics
@testable import Files
@testable import Loading
@testable import Requests

@Suite struct RenderFileTests {
    private func parse(_ text: String) throws(SpecError) -> RenderFile {
        try RenderFile.parse(Array(text.utf8), name: "spec.yaml")
    }

    private func problem(_ text: String) -> String {
        do {
            let file = try parse(text)
            _ = try file.resolve(file.spec)
            return ""
        } catch {
            #expect(error.kind == .file)
            return "\(error)"
        }
    }

    @Test(
        "a file of another kind is told by what it describes, and a key that is out of place by itself",
        arguments: [
            (customMotion, "1:1: this file describes a motion; use it with --motion"),
            ("{base: fiori-dark, colors: {error: red}}", "this file describes a theme; use it with --theme"),
            ("{base: fluent, spede: 2}", "this file describes a motion; use it with --motion"),
            ("{theme: fiori-dark, tail: {}, opacity: 1}", "there is no key \"tail\""),
            ("{gap: 2, scale: 2, opacity: 1}", "there is no key \"opacity\""),
        ])
    func otherKinds(text: String, fragment: String) {
        let problem = self.problem(text)
        #expect(problem.contains(fragment), "\(problem)")
    }

    @Test(
        "T12: null, true, false and numbers are no words without quotation marks",
        arguments: ["null", "~", "true", "False", "404", "1e3", "-0.5"])
    func words(word: String) {
        for text in [
            "label: \(word)", "label: {error: \(word)}", "present: {name: dialog, message: \(word)}",
            "present: {name: dialog, message: Saving, cancel: \(word)}",
            "{reduced-motion: message, reduced-text: [Loading, \(word)]}",
            "{indicator: steps, steps: [Cart, \(word)]}",
            "{indicator: steps, steps: [Cart, {name: \(word)}]}",
            "operation: {stalled-text: \(word), events: [{at: 0, started}]}",
            "operation: {events: [{at: 0, started}, {at: 2000, failed: \(word)}]}",
            "operation: {events: [{at: 0, started}, {at: 2000, succeeded: \(word)}]}",
        ] {
            let problem = self.problem(text)
            #expect(problem.contains("expected words, found \(word); write '\(word)'"), "\(text): \(problem)")
            let quoted = text.replacing(word, with: "'\(word)'", maxReplacements: 1)
            #expect(self.problem(quoted).isEmpty, "\(quoted)")
        }
        // Names of files are none that people read.
        #expect(problem("name: \(word == "~" ? "x" : word)").contains("words") == false)
    }

    @Test("a file says what the options say")
    func options() throws {
        let spec = try parse(
            """
            indicator: linear
            theme: material-dark
            value: 0.2:0.8
            easing: ease-in-out
            width: 120
            height: 6
            buffer: 0.9
            direction: rtl
            color: "#FF0000"
            label: {active: Uploading, error: Upload failed}
            progress-text: fraction
            progress-total: 30
            scale: [1, 2]
            fps: 30
            to: [frames, sheet]
            sheet: {columns: 4, padding: 1, dialect: [css, spindle]}
            name: upload
            """
        ).spec
        #expect(spec.indicator == .linear && spec.themeSource == .value(.materialDark))
        #expect(spec.animation.value == ValueSpan(from: 0.2, to: 0.8))
        #expect(spec.width == 120 && spec.height == 6 && spec.buffer == 0.9 && spec.direction == .rtl)
        #expect(
            spec.colors == [Color(rgba: 0xFF00_00FF)] && spec.scales == [1, 2] && spec.animation.fps == 30)
        #expect(spec.label.states == [.active: "Uploading", .error: "Upload failed"])
        #expect(spec.label.progressText == .fraction && spec.label.total == 30)
        #expect(spec.formats == [.frames, .sheet] && spec.name == "upload")
        #expect(spec.sheet.columns == 4 && spec.sheet.dialects.map(\.name) == ["css", "spindle"])
        let job = try spec.resolve()
        #expect(job.timeline.count == 61 && job.scales == [1, 2])
    }

    @Test("themes and motions can be described in place")
    func inline() throws {
        let file = try parse(
            """
            theme: {base: fiori-dark, colors: {indicator: "#00FF00"}}
            motion: {name: turn, period: 1000, rotation: {tracks: [{amount: 360}]}, tail: {}, head: {offset: 90}}
            """)
        let job = try file.resolve(file.spec)
        #expect(job.timeline.motion.name == "turn" && job.timeline.count == 60)
        #expect(job.colors == [Color(rgba: 0x00FF_00FF)])
        #expect(try #require(job.scene.body.ring).size == 28)
    }

    @Test(
        "what cannot be done is told where it stands in the file, and how to do it instead",
        arguments: [
            ("size: 12\nstroke: 9", ["spec.yaml:2:9: stroke:", "half the diameter"]),
            ("theme: fiori-lihgt", ["spec.yaml:1:8: theme:", "fiori-light"]),
            ("state: eror", ["spec.yaml:1:8: state:", "error"]),
            ("sheet: {layout: row}", ["spec.yaml:1:17: sheet.layout:", "rows"]),
            ("value: 1.5", ["spec.yaml:1:8: value:", "use 0 to 1"]),
            ("label: {failed: no}", ["failed", "error"]), ("labl: x", ["label"]),
            ("fps: fast", ["fps"]),
            ("width: 20\nlabel: Saving\nprogress-text: percent\nvalue: 0.4", ["width"]),
            ("indicator: square", ["circular"]),
            ("progress-text: percent", ["no effect on a loop; add value"]),
            ("scale: [1, 99]", ["scale[1]", "0.25 to 16"]),
        ])
    func refusals(text: String, words: [String]) {
        let problem = problem(text)
        for word in words { #expect(problem.contains(word), "\(problem)") }
    }

    @Test(
        "that a file cannot be read is wrong with the option that names it, and what is wrong in it with the file",
        arguments: ["theme", "motion", "shape", "log"])
    func missing(key: String) throws {
        let option = try #require(SpecOption.named(key))
        func error(_ path: String) throws -> SpecError {
            var spec = RenderSpec()
            try option.set([path], in: &spec)
            return try #require(throws: SpecError.self) { try spec.load(from: InputFiles()) }
        }
        let name = key == "shape" ? "none.svg" : "none.yaml"
        let missing = try error(name)
        #expect(missing.kind == .missing && missing.option?.text == key)
        #expect(missing.message == "\(quoted(name)) does not exist")
        let folder = try WorkFolder()
        folder.put(name, "?: [")
        let broken = try error(folder.path + "/" + name)
        #expect(broken.kind == .file && broken.option == nil, "\(broken)")
    }

    @Test("options that are given as well take precedence, and are refused as options")
    func precedence() throws {
        let file = try parse("size: 40\nlabel: Saving")
        var spec = file.spec
        spec.stroke = 30
        do {
            _ = try file.resolve(spec)
            Issue.record("a stroke of 30 in a ring of 40 is accepted")
        } catch {
            #expect(error.kind == .invalid && error.place == "--stroke")
        }
    }
}
