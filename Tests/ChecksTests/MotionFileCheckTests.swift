import Basics
import Guidelines
import Loading
import MotionCore
import RequestSupport
import Testing

@testable import Checks

/// Motion files beside specs and manifests.
@Suite struct MotionFileCheckTests {
    private func findings(_ text: String) throws -> [String] {
        try CheckFixture().check([text], all: true).findings.map {
            "\($0.line):\($0.column) \($0.path) \($0.rule.id) \($0.names)"
        }
    }

    @Test("a motion file is judged by the rules of motion, and a good one has no findings")
    func clean() throws {
        #expect(try findings(customMotion) == [])
        #expect(try findings("{name: m, base: fluent, speed: 1.2, arc: 20:300}") == [])
    }

    @Test("a loop that does not close is found at the period")
    func seam() throws {
        let half = customMotion.replacing("period: 5400", with: "period: 2700")
        #expect(
            try findings(half) == [
                "2:9 period loop-not-closed [\"mine\"]", "2:9 period too-fast [\"mine\"]",
            ])
        #expect(try findings("{name: m, base: fluent, speed: 2}") == ["1:32 speed too-fast [\"m\"]"])
    }

    @Test("arcs that turn inside out or grow beyond a turn are found")
    func sweeps() throws {
        let head =
            "head: {offset: 30, tracks: [{amount: 400, duration: 400, easing: ease-in-out}, {amount: -400, delay: 400, duration: 400, easing: 'cubic-bezier(.3, 0, .6, 1.5)'}]}"
        let rotation = "rotation: {tracks: [{amount: 360}]}"
        let found = try findings("{name: m, period: 1000, tail: {}, \(rotation), \(head)}")
        #expect(
            found == ["1:1  arc-inside-out [\"m\"]", "1:1  arc-overlaps [\"m\"]"], "\(found)")
        let flat = try findings(
            "{name: m, period: 1000, tail: {}, \(rotation), head: {offset: 0.5}, cap: butt}")
        #expect(flat == ["1:1  arc-vanishes [\"m\"]", "1:1  arc-never-changes [\"m\"]"])
    }

    @Test("waves are judged as what runs below them, and shapes and figures by their seam and their turning")
    func drawn() throws {
        let written = try #require(MotionFile.yaml(.materialWavy, Motion.materialWavy.kind))
        let wave = String(decoding: written, as: UTF8.self).replacing("name: material-wavy", with: "name: w")
        #expect(try findings(wave) == [])
        let half = wave.replacing("period: 6000", with: "period: 3000")
        #expect(try findings(half).map { $0.split(separator: " ")[2] }.contains("loop-not-closed"))
        #expect(
            try findings("{name: q, base: material-wavy, speed: 20}").contains { $0.contains("too-fast") })
        #expect(
            try findings("{name: one, kind: shapes, period: 2000, shape: heart}") == [
                "1:35 period loop-not-closed [\"one\"]"
            ])
        #expect(try findings("{name: one, kind: shapes, period: 2600, shape: heart}") == [])
        let disc =
            "{disc: {x: 20, y: 8, r: 4}, pivot: [20, 20], tracks: [{property: rotation, values: [0, ANGLE]}]}"
        let figure =
            "{name: f, kind: elements, period: 400, box: {width: 40, height: 40}, elements: [\(disc)]}"
        #expect(
            try findings(figure.replacing("ANGLE", with: "300")).map { $0.split(separator: " ")[2] } == [
                "loop-not-closed", "too-fast",
            ])
        #expect(try findings(figure.replacing("ANGLE", with: "360").replacing("400", with: "1000")) == [])
    }

    @Test("every kind of motion is known as one, and so is a file with mistakes")
    func kinds() throws {
        let files = [
            "{name: b, kind: bars, period: 1000, bars: [{tail: {offset: 2}, head: {offset: 3}}]}",
            "{name: s, kind: spokes, period: 1000, count: 8, opacity: {offset: 1}, inner-radius: 3, outer-radius: 9}",
            "{name: d, kind: dots, period: 1000, count: 3, scale: {offset: 1}, diameter: 4, gap: 0}",
        ]
        let fixture = try CheckFixture()
        let report = try fixture.check(
            files + ["motion: fluent", "{version: 1, assets: {a: {motion: fluent}}}"])
        #expect(report.subjects == 5 && report.findings.isEmpty)
        let error = fixture.refusal(["{name: m, perod: 900, tail: {}, head: {}}"])
        #expect(error?.message.text(.keys).contains("did you mean \"period\"") == true)
    }
}
