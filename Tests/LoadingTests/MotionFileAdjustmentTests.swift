import MotionCore
import RequestSupport
import Testing

@testable import Basics
@testable import Loading

/// Adjustments in motion files.
@Suite struct MotionFileAdjustmentTests {
    private func read(_ text: String) throws(SpecError) -> Motion {
        try MotionFile.parse(Array(text.utf8), name: "m.yaml")
    }

    @Test("a file with a base is the published motion, adjusted, under its own name")
    func base() throws {
        let file = "name: ours\nbase: fluent\nspeed: 2\narc: 20:300\nturns: -3\neasing: ease"
        let motion = try read(file)
        let expected = try Motion.fluent.adjusted(
            by: MotionAdjustment(
                pace: .speed(2), arc: SweepRange(shortest: 20, longest: 300), turns: -3, easing: .ease))
        #expect(motion.kind == expected.kind && motion.name == "ours" && motion.size == 32)
        #expect(motion.source == Motion.fluent.source && motion.period == 750)
        let same = try read("{name: same, base: adwaita, summary: ours, source: us}")
        #expect(same.kind == Motion.adwaita.kind && same.faithful == Motion.adwaita.faithful)
        #expect(same.summary == "ours" && same.source == "us")
        #expect(try read("{name: n, base: cupertino, duration: 800}").period == 800)
    }

    @Test("a motion of its own is adjusted as a whole")
    func own() throws {
        let plain = try read(customMotion)
        let motion = try read(customMotion + "\nduration: 2700\narc: 90\nturns: 4")
        let adjustment = MotionAdjustment(
            pace: .duration(2700), arc: SweepRange(shortest: 90, longest: 90), turns: 4)
        #expect(motion == (try plain.adjusted(by: adjustment)))
        #expect(motion.period == 2700 && plain.period == 5400)
    }

    @Test("an adjusted motion is written as the file of its tracks")
    func writing() throws {
        for motion in Motion.plain where motion.kind != .determinate {
            let adjusted = try motion.adjusted(by: MotionAdjustment(pace: .speed(1.3)))
            let file = try #require(MotionFile.yaml(adjusted, adjusted.kind))
            #expect(try MotionFile.parse(file, name: "m").kind == adjusted.kind, "\(motion.name)")
        }
    }

    @Test(
        "what is wrong with an adjustment stands at its key",
        arguments: [
            ("base: fluend", "2:7: base: there is no motion \"fluend\"; did you mean \"fluent\"?"),
            ("base: determinate", "2:7: base: determinate shows a value and does not run"),
            ("base: fluent\nspeed: 2s", "3:8: speed: \"2s\" is not a number; use 0.01 to 100 times"),
            ("base: fluent\nspeed: 0", "3:8: speed: \"0\" is out of range"),
            ("base: fluent\nspeed: 2\nduration: 5", "3:8: speed: duration says how long a loop takes"),
            ("base: fluent\nduration: 0", "3:11: duration: \"0\" is out of range: use 1 to 86400000 ms"),
            ("base: fluent\narc: 300:20", "3:6: arc: 300:20 has the longest arc first; write 20:300"),
            ("base: fluent\narc: 20:361", "3:6: arc: 361 is out of range: an arc has 0 to 360 degrees"),
            ("base: fluent\narc: [20, 300]", "3:6: arc: expected text, found a list"),
            ("base: fluent\nturns: 1.5", "3:8: turns: \"1.5\" is not a whole number"),
            ("base: fluent\nturns: 101", "3:8: turns: \"101\" is out of range"),
            ("base: fluent\neasing: eas", "3:9: easing:"),
            (
                "base: fluent\neasing: step-start",
                "3:9: easing: \"steps(1, jump-start)\" does not lead from 0 to 1"
            ),
            ("base: carbon\narc: 20:300", "3:6: arc: the arc of m never changes its length of 291.6°"),
            ("base: carbon\neasing: ease", "3:9: easing: has no effect on m, whose speeds are all steady"),
            ("base: carbon\nturns: 0", "3:8: turns: m would not move"),
            ("base: cupertino\narc: 90", "3:6: arc: has no effect on m, which consists of spokes"),
            ("base: mui-linear\nturns: 2", "3:8: turns: has no effect on m, which consists of bars"),
            ("base: fluent\nperiod: 900", "3:1: \"period\" is the published motion's where there is a base"),
            ("base: fluent\nspede: 900", "3:1: there is no key \"spede\"; did you mean \"speed\"?"),
        ])
    func refusals(text: String, message: String) {
        let error = #expect(throws: SpecError.self) { try read("name: m\n" + text) }
        #expect(error.map { "\($0)" }?.hasPrefix("m.yaml:" + message) == true, "\(error as Any)")
    }
}
