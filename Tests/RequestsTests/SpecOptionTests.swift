import Basics
import Foundation
import Indicators
import Jobs
import MotionCore
import RequestSupport
import Testing

@testable import Files
@testable import Formats
@testable import Loading
@testable import Requests

@Suite struct SpecOptionTests {
    @Test("every option has a key, a flag and a help line of its own, and what it refers to is there")
    func rows() {
        let all = SpecOption.all
        #expect(Set(all.map(\.key)).count == all.count)
        #expect(Set(all.compactMap(\.flag)).count == all.compactMap(\.flag).count)
        let formats = OutputFormat.all.map(\.name)
        for option in all {
            #expect(option.help.last == "." || option.help.last == ":", "\(option.key)")
            #expect(!option.help.contains("\n") && !option.example.isEmpty, "\(option.key)")
            #expect(!option.scope.isEmpty && !option.films.isEmpty, "\(option.key)")
            for name in option.formatNames ?? [] { #expect(formats.contains(name)) }
            for key in option.needs { #expect(SpecOption.named(key) != nil, "\(key)") }
        }
    }

    @Test("each example is a value that the option takes; taken away again it is gone")
    func examples() throws {
        for option in SpecOption.all where option.key != .indicator {
            var spec = RenderSpec()
            #expect(!option.isGiven(in: &spec), "\(option.key)")
            try option.give(option.example, to: &spec)
            #expect(option.isGiven(in: &spec), "\(option.key)")
            #expect(option.problem(in: &spec) == nil, "\(option.key)")
            option.remove(from: &spec)
            #expect(spec == RenderSpec(), "\(option.key)")
        }
    }

    @Test("numbers out of their range are refused all at once")
    func ranges() throws {
        var spec = RenderSpec()
        (spec.margin, spec.animation.fps, spec.scales) = (-20, .nan, [1, 99])
        (spec.sheet.columns, spec.extent) = (0, 5000)
        let error = try #require(throws: SpecError.self) { try spec.resolve() }
        let lines = Set(error.text(.flags).split(separator: "\n").map(String.init))
        #expect(
            lines == [
                "--fps: nan is out of range: use 0.1 to 1000 frames a second",
                "--margin: -20 is out of range: use 0 to 1024 points",
                "--scale: 99 is out of range: use 0.25 to 16 pixels per point",
                "--columns: 0 is out of range: use 1 to 65535",
                "--size: 5000 is out of range: use 1 to 4096 points",
            ])
    }

    @Test(
        "a message has a margin like a picture, in the same range",
        arguments: [-20.0, 2000])
    func messageMargin(margin: Double) throws {
        var spec = RenderSpec()
        (spec.access.reducedMotion, spec.margin) = (.message, margin)
        let error = try #require(throws: SpecError.self) { try spec.resolve() }
        #expect(error.place == "--margin" && error.message.contains("0 to 1024"))
    }

    @Test("what a slow motion is to be known for is said once")
    func slowNotes() throws {
        var spec = RenderSpec()
        (spec.animation.motion, spec.animation.frames) = (.value(.fluent), 11_000)
        spec.access.reducedMotion = .slow
        #expect(try spec.resolve().notes.count == 1)
    }

    @Test("everything that has no effect is told at once, each with what to do")
    func several() throws {
        var spec = RenderSpec()
        (spec.animation.motion, spec.gap, spec.stroke, spec.animation.turns) = (.value(.ui5Dots), 4, 2, 3)
        spec.label.progressText = .percent
        spec.sheet.columns = 3
        let error = try #require(throws: SpecError.self) { try spec.resolve() }
        #expect(
            error.text(.flags) == """
                --turns: has no effect on dots; leave it out
                --gap: has no effect on dots; leave it out
                --stroke: has no effect on dots; leave it out
                --progress-text: has no effect on a loop; add --value
                --columns: has no effect on frames; add --to sheet
                """)
    }

    @Test(
        "an option without what it is a part of is refused, and says what that is",
        arguments: [
            ("sheet: {dialect: css}", "dialect: has no effect on frames; add to: sheet"),
            ("reduced-text: Wait", "without a message; add reduced-motion: message"),
            (
                "{reduced-motion: message, with-reduced-motion: slow}",
                "together with reduced-motion; leave one of"
            ),
            (
                "{reduced-motion: slow, with-reduced-motion: slow}",
                "together with reduced-motion; leave one of"
            ),
            ("progress-total: 30", "without a fraction; add progress-text: fraction"),
            ("{value: 0.4, progress-placement: center}", "a value text; add progress-text"),
            ("started-by: system", "without a sidecar; add sidecar"),
            ("log-unit: s", "without a log; add log"),
            ("operation: {fade: 100}", "without an operation; add log, or events"),
            ("t0: 100", "add transition or state too"),
            ("current-color: true", "add to: svg or to: svg-css"),
            ("{indicator: linear, size: 40}", "on a linear indicator; use width and height"),
            ("{indicator: steps, steps: [a, b], label: x}", "on steps; they have names: use steps"),
            ("view: all", "on a circular indicator; use indicator: steps"),
            ("{value: 0.4, stop: 3}", "on a circular indicator"),
            ("{indicator: linear, stop: 3}", "on a loop"),
            ("{state: error, easing: ease}", "on a change of state"),
            (
                "{present: {name: swipe-refresh, pull: run}, value: 0.4}",
                "pull: has no effect on a value; a pull leads"
            ),
        ])
    func parts(text: String, fragment: String) throws {
        let error = try #require(throws: SpecError.self) {
            let file = try RenderFile.parse(Array(text.utf8), name: "s.yaml")
            _ = try file.resolve(file.spec)
        }
        #expect(error.kind == .file && "\(error)".contains(fragment), "\(error)")
    }

    @Test(
        "what was asked for and holds anyway is no mistake: a note tells",
        arguments: [
            ("{motion: fluent, to: [svg, apng], scale: 2}", ["--scale has no effect on svg"]),
            (
                "{motion: fluent, reduced-motion: message, size: 40, color: '#F00'}",
                ["--color, --size have no effect on a message"]
            ),
            (
                "{motion: fluent, faithful: true}",
                ["--faithful has no effect on fluent, which runs as published"]
            ),
            (
                "{motion: fluent, theme-color: 'error=#AA0808'}",
                ["--theme-color has no effect on error: nothing in the picture has that color"]
            ),
            ("{value: 0.4, fps: 30}", ["--fps has no effect on a single frame"]),
            ("{motion: fluent, fps: 30, to: [svg, avd]}", ["--fps has no effect on svg, avd"]),
            ("{motion: fluent, fps: 30, frames: 5, to: svg}", []),
            (
                "{state: error, label: Not sent, frames: 1, glyph: pause}",
                ["--glyph has no effect on a picture of the error state"]
            ),
            (
                "{state: error, label: Not sent, frames: 1, cap: butt, gap: 4, track: '#DDD', inset-caps: true}",
                [
                    "--track has no effect on a closed ring", "--gap has no effect on a closed ring",
                    "--cap has no effect on a closed ring", "--inset-caps has no effect on a closed ring",
                ]
            ),
            (
                "{indicator: linear, motion: material-contiguous, track: '#DDD'}",
                ["--track has no effect on material-contiguous: its tiles cover the track"]
            ),
            ("{indicator: linear, value: 0.8, buffer: 0.4}", ["--buffer has no effect below the value"]),
            (
                "{indicator: linear, value: 0.9, buffer: 0.91, gap: 8, track: '#DDD'}",
                ["--buffer has no effect where the gap beside the value hides it"]
            ),
            (
                "{motion: fluent, to: gif, background: surface, matte: '#FFF'}",
                ["--matte has no effect on an opaque background"]
            ),
            (
                "{motion: fluent, to: frames, background: surface, sheet: {bleed: true}}",
                ["--bleed has no effect on an opaque background"]
            ),
            (
                "{motion: fluent, to: sheet, background: surface, sheet: {bleed: true}}",
                ["--bleed has no effect on an opaque background"]
            ),
            ("{motion: fluent, to: sheet, background: surface, sheet: {bleed: true, padding: 2}}", []),
            ("{motion: fluent, to: frames, sheet: {bleed: true}}", []),
            (
                "{operation: {events: [{at: 0, started}, {at: 2000, succeeded: Done}], stalled-text: Wait}}",
                ["operation.stalled-text has no effect on an operation that does not stall"]
            ),
            (
                "{motion: fluent, direction: rtl}",
                ["--direction has no effect on a circular indicator without words"]
            ),
            (
                "{motion: fluent, wave-amplitude: 0, wavelength: 12, wave-speed: 5}",
                [
                    "--wavelength has no effect on a wave with an amplitude of 0",
                    "--wave-speed has no effect on a wave with an amplitude of 0",
                ]
            ),
            (
                "{theme: material-expressive-light, value: 0.4, cap: butt}",
                ["--cap has no effect on a wave, whose ends are round"]
            ),
            ("{motion: mui, turns: 2}", ["--turns has no effect on mui, which turns so often by itself"]),
            (
                "{motion: mui, turns: 2, frames: 8}",
                ["--turns has no effect on mui, which turns so often by itself"]
            ),
            ("{motion: mui, turns: 3}", []), ("{motion: mui, turns: -2}", []),
            ("{motion: mui, arc: 360, turns: 5}", ["--turns has no effect on a closed ring"]),
            ("{motion: mui, arc: 360, turns: 5, gradient: 'red,blue', gradient-along: arc}", []),
            ("{motion: mui, arc: 360, cap: butt}", ["--cap has no effect on a closed ring"]),
            ("{motion: mui, arc: 350, cap: butt, turns: 5}", []),
            (
                "{motion: mui, arc: 90, easing: ease}",
                [
                    "--easing has no effect on an arc that never changes its length, and turns steadily"
                ]
            ),
            ("{motion: material-advance, arc: 20:280, easing: ease}", []),
            (
                "{segments: 30, gap: 3, track: '#DDD', value: 0.5}",
                ["--gap has no effect on segments that are not longer than the line is wide"]
            ),
            ("{segments: 8, gap: 3, track: '#DDD', value: 0.45}", []),
            (
                "{value: '0:1', frames: 2, pingpong: true}",
                ["--pingpong has no effect on two frames, which are the same forward and backward"]
            ),
            ("{value: '0:1', frames: 3, pingpong: true}", []),
            ("{motion: fluent, locale: de}", ["--locale has no effect where there are no words"]),
            ("{motion: material-loading, state: success, frames: 1, name: a}", []),
            ("{motion: material-wavy, state: error, frames: 1, name: a}", []),
            (
                "{motion: fluent, state: success, frames: 1, name: a}",
                ["--motion has no effect where nothing is in motion"]
            ),
        ])
    func notes(text: String, notes: [String]) throws {
        let file = try RenderFile.parse(Array(text.utf8), name: "s.yaml")
        let found = try file.resolve(file.spec).notes.map { $0.text(.flags) }
        #expect(found.filter { $0.contains("no effect") } == notes)
    }

    @Test(
        "a picture of a shimmer tells that it shows one moment, and what to do works",
        arguments: [
            ("{motion: fluent, frames: 1", "leave out --frames", "{motion: fluent"),
            ("{motion: fluent, at: 40%", "leave out --at", "{motion: fluent"),
            ("{value: 0.4", "use --frames 120", "{value: 0.4, frames: 120"),
        ])
    func shimmer(text: String, remedy: String, mended: String) throws {
        func notes(_ text: String) throws -> [String] {
            let whole = text + ", present: {name: card, shimmer: ai}}"
            let file = try RenderFile.parse(Array(whole.utf8), name: "s.yaml")
            return try file.resolve(file.spec).notes.map { $0.text(.flags) }.filter { $0.contains("shimmer") }
        }
        #expect(
            try notes(text) == [
                "a single picture shows the shimmer at one moment; to see it move, " + remedy
            ])
        #expect(try !notes(mended).contains { $0.contains("one moment") })
    }

    @Test("options of a file that flags leave without effect are noted; what had none before is refused")
    func changed() throws {
        let file = try RenderFile.parse(
            Array("{value: 0.4, easing: ease, to: sheet, sheet: {columns: 3}}".utf8), name: "s.yaml")
        var spec = file.spec
        (spec.animation.motion, spec.formats) = (.value(.fluent), [.apng])
        let job = try file.resolve(spec)
        #expect(
            job.notes.map { $0.text(.flags) } == [
                "--value has no effect on fluent, which shows no value", "--columns has no effect on apng",
            ])
        #expect(job.timeline.motion == (try Motion.fluent.adjusted(by: MotionAdjustment(easing: .ease))))
        let wrong = try RenderFile.parse(Array("{t0: 50, to: sheet}".utf8), name: "s.yaml")
        spec = wrong.spec
        spec.formats = [.apng]
        let error = try #require(throws: SpecError.self) { try wrong.resolve(spec) }
        #expect(error.place.hasPrefix("s.yaml:1:6: t0"))
    }
}
