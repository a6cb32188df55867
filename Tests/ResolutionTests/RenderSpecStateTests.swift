import Drawing
import Indicators
import Loading
import MotionCore
import RequestSupport
import TestSupport
import Testing

@testable import Basics
@testable import Files
@testable import Jobs
@testable import Requests
@testable import Resolution

@Suite struct RenderSpecStateTests {
    @Test(
        "the end of a change to a value is the picture of that value, with its dot and its buffer",
        arguments: [
            [], ["--buffer", "0.7"], ["--buffer", "0.3"], ["--buffer", "1", "--stop", "3"],
            ["--buffer", "0.7", "--gap", "0"], ["--buffer", "0.7", "--segments", "5", "--stop", "3"],
            ["--buffer", "0.7", "--direction", "rtl"],
        ],
        ["indeterminate", "paused", "success", "determinate=0.2"])
    func changeToValue(options: [String], from: String) throws {
        func job(_ more: [String]) throws -> RenderJob {
            var spec = RenderSpec()
            spec.indicator = .linear
            let words = options + ["--theme", "material-light"] + more
            for (name, value) in zip(words, words.dropFirst()) where name.hasPrefix("--") {
                let option = try #require(SpecOption.named(OptionKey(spelled: String(name.dropFirst(2)))))
                try option.set([value], in: &spec)
            }
            return try spec.resolve()
        }
        let change = try job(["--transition", "\(from):determinate=0.4", "--frames", "1"])
        #expect(change.looksLike(try job(["--value", "0.4"])))
    }

    private func spec(
        _ indicator: IndicatorKind = .circular, _ change: (inout RenderSpec) throws -> Void
    ) rethrows -> RenderSpec {
        var spec = RenderSpec()
        (spec.indicator, spec.themeSource) = (indicator, .value(.fioriLight))
        try change(&spec)
        return spec
    }

    private func ring(_ job: RenderJob, _ frame: Int) -> RingShape? {
        job.list(frame).shapes.lazy.compactMap(\.ring).first
    }

    @Test(
        "C5, C6: an error and a success end with the whole ring in the state's color, from anything",
        arguments: [ValueState.error, .success])
    func closing(state: ValueState) throws {
        for motion in Motion.plain where motion.kind.arc != nil {
            for start in [0, 137, 1033.0] {
                let job = try spec {
                    ($0.animation.motion, $0.state, $0.t0) = (.value(motion), state, start)
                }.resolve()
                let last = try #require(ring(job, job.timeline.count - 1))
                #expect(last.arc.sweep == 1 && last.color == Theme.fioriLight.color(state))
                #expect(try #require(ring(job, 0)).color == Theme.fioriLight[.indicator])
            }
        }
        for value in [0, 0.4, 1] as [ValueSpan] {
            let job = try spec { ($0.animation.value, $0.state) = (value, state) }.resolve()
            let last = try #require(ring(job, job.timeline.count - 1))
            #expect(last.arc.sweep == 1 && last.color == Theme.fioriLight.color(state))
        }
    }

    @Test("L6: a linear indicator's whole track takes the color of the state")
    func linear() throws {
        for value in [nil, 0.3] as [ValueSpan?] {
            let job = try spec(.linear) { ($0.animation.value, $0.state) = (value, .error) }.resolve()
            let group = try #require(job.list(job.timeline.count - 1).shapes.first?.group)
            let filled = try group.parts.contains { part in
                let block = try #require(part.figure.block)
                return part.color == Theme.fioriLight[.error] && block.x <= 0 && block.x + block.width >= 240
            }
            #expect(filled)
        }
    }

    @Test("C5, C6: the ring closes while its color blends, without a jump")
    func continuity() throws {
        let job = try spec {
            ($0.animation.motion, $0.transition, $0.t0) = (
                .value(.materialAdvance), .states(from: .state(.active), to: .state(.success)), 500
            )
            $0.animation.fps = 240
        }.resolve()
        var last = try #require(ring(job, 0))
        for frame in 1..<job.timeline.count {
            let next = try #require(ring(job, frame))
            #expect(next.arc.end >= last.arc.end - 1e-9 && next.arc.end - last.arc.end < 0.02)
            func distance(_ path: KeyPath<Color, UInt8>) -> Int {
                abs(Int(next.color[keyPath: path]) - Int(last.color[keyPath: path]))
            }
            #expect(max(distance(\.red), distance(\.green), distance(\.blue)) < 6)
            last = next
        }
    }

    @Test("P4: what is paused stands still at its last frame and shows a sign; resuming goes on from there")
    func pausing() throws {
        let pausing = try spec {
            ($0.transition, $0.t0) = (.states(from: .state(.active), to: .state(.paused)), 400)
        }.resolve()
        let last = pausing.timeline.count - 1
        #expect(pausing.list(last).shapes.contains { $0.path != nil })
        let end = try #require(ring(pausing, last))
        let before = try #require(ring(pausing, last - 1))
        #expect(abs(end.arc.start - before.arc.start) < 1e-3 && end.color == Theme.fioriLight[.paused])
        let resuming = try spec { $0.transition = .states(from: .state(.paused), to: .state(.active)) }
            .resolve()
        #expect(
            try #require(ring(resuming, resuming.timeline.count - 1)).color == Theme.fioriLight[.indicator])
    }

    @Test("one frame of a change is what it comes to")
    func single() throws {
        let job = try spec {
            ($0.state, $0.animation.frames, $0.animation.value) = (.success, 1, 0.4)
        }.resolve()
        #expect(job.timeline.count == 1 && ring(job, 0)?.arc.sweep == 1)
        #expect(job.list(0).shapes.contains { $0.path != nil })
    }

    @Test("C3: a settle shows the value's arc at last, and its text")
    func settling() throws {
        let job = try spec {
            ($0.transition, $0.t0) = (.states(from: .indeterminate, to: .determinate(0.4)), 333)
            $0.label.progressText = .percent
        }.resolve()
        let last = try #require(ring(job, job.timeline.count - 1))
        // Frames are kept in single precision.
        #expect(last.arc.sweep == Double(Float(0.4)) && last.arc.start == last.arc.start.rounded())
        func texts(_ frame: Int) -> [(String, Double)] {
            job.list(frame).shapes.compactMap(\.text).map { ($0.block.text, $0.opacity) }
        }
        #expect(texts(0).isEmpty && texts(job.timeline.count - 1).map(\.0) == ["40%"])
    }

    @Test("C8: a change of value writes the value that is shown; C5: a final state writes none")
    func values() throws {
        let job = try spec {
            ($0.transition, $0.label.progressText) = (
                .states(from: .determinate(0.2), to: .determinate(0.7)), .percent
            )
        }.resolve()
        var shown: [Int] = []
        for frame in 0..<job.timeline.count {
            for text in job.list(frame).shapes.compactMap(\.text) {
                shown.append(try #require(Int(text.block.text.dropLast())))
            }
        }
        #expect(shown.first == 20 && shown.last == 70 && shown == shown.sorted())
        let failed = try spec {
            ($0.animation.value, $0.state, $0.label.progressText) = (0.5, .error, .percent)
            $0.label.text = "Upload failed"
        }.resolve()
        let texts = failed.list(failed.timeline.count - 1).shapes.compactMap(\.text)
        #expect(texts.map(\.block.text) == ["Upload failed"])
    }

    @Test("C5, C6: a final state without a label is noted, and rendered all the same")
    func notes() throws {
        #expect(try spec { $0.state = .error }.resolve().notes.count == 1)
        #expect(
            try spec { ($0.state, $0.label.text) = (.error, "Upload failed") }.resolve().notes.isEmpty)
        #expect(try spec { $0.state = .paused }.resolve().notes.isEmpty)
    }

    @Test("C5, C6: from one final state to another the color changes, and the ring stays closed")
    func finalStates() throws {
        let job = try spec {
            ($0.transition, $0.label.text) = (
                .states(from: .state(.error), to: .state(.success)), "Done"
            )
        }.resolve()
        let last = job.timeline.count - 1
        #expect(ring(job, 0)?.color == Theme.fioriLight[.error])
        #expect(ring(job, last)?.color == Theme.fioriLight[.success])
        for frame in 0...last { #expect(ring(job, frame)?.arc.sweep == 1) }
        #expect(job.name == "determinate-error-to-success")
    }

    @Test("C8: a label that stays does not blink while its value comes and goes")
    func steadyLabels() throws {
        for (indicator, change) in [
            (.circular, .states(from: .indeterminate, to: .determinate(0.4))),
            (.linear, .states(from: .determinate(0.4), to: .state(.error))),
        ] as [(IndicatorKind, TransitionSpec)] {
            let job = try spec(indicator) {
                ($0.transition, $0.label.text, $0.label.progressText) = (change, "Syncing", .percent)
            }.resolve()
            for frame in 0..<job.timeline.count {
                let labels = job.list(frame).shapes.compactMap(\.text)
                #expect(labels.contains { $0.block.text.contains("Syncing") && $0.opacity == 1 })
            }
        }
    }

    @Test("L6: the first frame of a change is the indicator as it was, its label where it stood")
    func beginnings() throws {
        func label(_ change: (inout RenderSpec) -> Void, _ frame: Int) throws -> Double? {
            let job = try spec(.linear) {
                ($0.animation.value, $0.label.text) = (0.4, "Uploading")
                change(&$0)
            }.resolve()
            return job.list(frame < 0 ? job.timeline.count - 1 : frame).shapes.compactMap(\.text).first?.x
        }
        #expect(try label({ _ in }, 0) == 0)
        #expect(try label({ $0.state = .paused }, 0) == 0)
        #expect(try #require(try label({ $0.state = .paused }, -1)) > 10)
    }

    @Test("C16, P4: a value in the center is not covered by the sign of a state that shows it")
    func centered() throws {
        let job = try spec {
            ($0.animation.value, $0.state, $0.extent) = (0.4, .paused, 60)
            ($0.label.progressText, $0.label.placement) = (.percent, .center)
        }.resolve()
        let last = job.list(job.timeline.count - 1)
        #expect(!last.shapes.contains { $0.path != nil })
        #expect(last.shapes.contains { $0.text != nil })
    }

    @Test("C7: a short word in any script has the room it needs, and so have its marks")
    func scripts() throws {
        for word in ["تم", "लोड", "ไทย", "जारी", "ỄẪ"] {
            for indicator in [IndicatorKind.circular, .linear] {
                let job = try spec(indicator) {
                    ($0.label.text, $0.extent) = (word, indicator == .linear ? nil : .named(.small))
                }
                .resolve()
                #expect(job.notes.isEmpty)
                let blocks = job.list(0).shapes.compactMap(\.text?.block)
                #expect(blocks.map(\.text) == [word])
                #expect(indicator == .linear || blocks.first?.maxWidth == nil)
            }
        }
    }

    @Test("what no font has is noted")
    func missingGlyphs() throws {
        // What stands beside the indicator is counted with its label, in one note.
        for (message, count) in [("", 2), ("写", 3)] {
            let notes = try spec {
                $0.label.text = "写真"
                if !message.isEmpty { try $0.give("present", "dialog") }
                if !message.isEmpty { try $0.give("present.message", message) }
            }.resolve().notes.map { $0.text(.flags) }.filter { $0.hasPrefix("no font has \(count) of") }
            #expect(notes.count == 1 && notes[0].hasSuffix("; set --font to one that has them"), "\(notes)")
        }
    }

    @Test("scales differ only by scale: layouts are in points")
    func scales() throws {
        let job = try spec {
            ($0.animation.value, $0.label.text, $0.scales) = (0.4, "Uploading photos", [1, 2, 3])
        }.resolve()
        let sizes = job.scales.map { job.scene.pixels(scale: $0) }
        for (scale, size) in zip(job.scales, sizes) {
            #expect(Double(size.width) == (job.scene.size.width * scale).rounded(.up))
        }
    }

    typealias Change = @Sendable (inout RenderSpec) throws -> Void

    static let refused: [(String, Change)] = [
        ("--state", { try $0.give("state", "eror") }), ("--t0", { $0.t0 = 5 }),
        (
            "--state",
            {
                ($0.state, $0.transition) = (
                    .error, .states(from: .state(.active), to: .state(.error))
                )
            }
        ),
        ("--transition", { try $0.give("transition", "active") }),
        ("--transition", { $0.transition = .states(from: .state(.active), to: .state(.active)) }),
        (
            "--transition",
            { $0.transition = .states(from: .determinate(0.4), to: .determinate(0.4)) }
        ),
        ("--transition", { $0.transition = .states(from: .state(.error), to: .state(.error)) }),
        ("--transition", { $0.transition = .states(from: .determinate(2), to: .indeterminate) }),
        ("--margin", { $0.margin = -1 }),
        (
            "--value",
            {
                ($0.transition, $0.animation.value) = (
                    .states(from: .indeterminate, to: .determinate(0.4)), 0.5
                )
            }
        ),
        (
            "--transition",
            {
                ($0.animation.motion, $0.transition) = (
                    .value(.cupertino), .states(from: .state(.active), to: .state(.error))
                )
            }
        ),
        ("--value", { ($0.animation.value, $0.state) = (ValueSpan(from: 0, to: 1), .error) }),
        ("--value", { ($0.animation.value, $0.state) = (ValueSpan(.nan), .error) }),
        (
            "--t0",
            {
                ($0.transition, $0.t0) = (
                    .states(from: .state(.active), to: .state(.error)), .infinity
                )
            }
        ),
        ("--easing", { ($0.animation.easing, $0.state) = (.ease, .error) }),
        (
            "--color",
            { ($0.colors, $0.state) = ([Color(rgba: 0xFFFF_FFFF), Color(rgba: 0x0000_00FF)], .error) }
        ),
        ("--glyph", { try $0.give("glyph", "stop") }),
        ("--glyph", { ($0.extent, $0.glyph) = (8, .named(.pause)) }),
        ("--progress-text", { $0.label.progressText = .percent }),
        ("--progress-text", { try $0.give("progress-text", "per cent") }),
        ("--progress-total", { $0.label.total = 30 }),
        (
            "--progress-total",
            {
                ($0.animation.value, $0.label.progressText, $0.label.total) = (0.4, .fraction, 0)
            }
        ),
        (
            "--progress-placement",
            { try $0.give("progress-placement", "middle") }
        ),
        (
            "--glyph",
            {
                ($0.animation.value, $0.label.progressText, $0.label.placement) = (
                    0.4, .percent, .center
                )
                ($0.glyph, $0.extent) = (.named(.pause), 60)
            }
        ),
        ("--label", { $0.label.text = String(repeating: "x", count: 10_001) }),
        (
            "--width",
            {
                ($0.label.text, $0.width, $0.animation.value, $0.label.progressText) = (
                    "x", 30, 0.4, .percent
                )
            }
        ),
        ("--width", { $0.width = 100 }), ("--font", { $0.label.font = .family("Inter") }),
        ("--font", { ($0.label.text, $0.label.font) = ("x", .family("No Such Family")) }),
        ("--font", { ($0.label.text, $0.label.font) = ("x", .file("/no/such/file.ttf")) }),
        ("--theme", { try $0.give("theme", "fiori") }),
        ("--theme-color", { try $0.give("theme-color", "eror=#FFF") }),
        ("--theme-color", { try $0.give("theme-color", "error") }),
        ("--theme-color", { try $0.give("theme-color", "error=reddish") }),
        ("--template", { try $0.give("template", "grey") }),
        ("--template", { ($0.template, $0.colors) = (.white, [Color(rgba: 0xFFFF_FFFF)]) }),
        ("--background", { try $0.give("background", "paper") }),
        ("--track", { try $0.give("track", "thm") }),
        ("--size", { try $0.give("size", "huge") }), ("--height", { $0.height = 4 }),
    ]

    @Test("what makes no sense is refused where it stands", arguments: refused)
    func refusals(place: String, change: Change) {
        let error = #expect(throws: SpecError.self) { try spec(.circular, change).resolve() }
        #expect(error?.place == place, "\(error as Any)")
    }

    @Test("a missing font file and a missing family have kinds of their own")
    func fontErrors() {
        func kind(_ font: FontChoice) -> SpecError.Kind? {
            do throws(SpecError) {
                _ = try spec { ($0.label.text, $0.label.font) = ("x", font) }.resolve()
                return nil
            } catch { return error.kind }
        }
        #expect(kind(.file("/no/such/file.ttf")) == .missing && kind(.family("No Such Family")) == .component)
    }
}
