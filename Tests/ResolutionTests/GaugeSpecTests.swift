import Basics
import Drawing
import Indicators
import Jobs
import Loading
import Requests
import Testing

/// What open rings, pies and cooldowns take, and what they refuse.
@Suite struct GaugeSpecTests {
    private func job(_ yaml: String) throws -> RenderJob {
        try RenderFile.parse(Array("{\(yaml)}".utf8), name: "a.yaml").spec.resolve()
    }

    private func ring(_ yaml: String) throws -> CircularIndicator? {
        if case .ring(let ring) = try job(yaml).scene.body { ring } else { nil }
    }

    @Test(
        "an opening is at the bottom unless the ring begins elsewhere",
        arguments: [
            ("opening: 90", 0.625, 0.75), ("opening: 0.25turn", 0.625, 0.75), ("opening: 25%", 0.625, 0.75),
            ("opening: 180deg", 0.75, 0.5), ("opening: 90, start-angle: -135", -0.375, 0.75),
            ("opening: 90, counterclockwise: true", 0.375, 0.75), ("start-angle: 90", 0.25, 1),
            ("counterclockwise: true", 0, 1), ("opening: 0", 0, 1),
        ])
    func ways(yaml: String, start: Double, extent: Double) throws {
        let way = try #require(try ring("value: 0.4, \(yaml)")).way
        #expect((way.start - start).magnitude < 1e-12 && (way.extent - extent).magnitude < 1e-12)
        #expect(way.isCounterclockwise == yaml.contains("counterclockwise"))
    }

    @Test("a pie is a ring as wide as its radius, without caps or a gap that a theme has")
    func pies() throws {
        let ring = try #require(
            try ring("value: 0.4, size: 48, theme: material-light, track: theme, form: pie"))
        #expect(ring.stroke == 24 && ring.cap == .butt && ring.gap == 0 && !ring.isSquare)
        let square = try #require(try self.ring("value: 0.4, form: cooldown"))
        #expect(square.isSquare)
    }

    @Test(
        "what does not go together is refused with a way out",
        arguments: [
            ("value: 0.4, form: pie, stroke: 3", "form"), ("value: 0.4, form: pie, cap: butt", "form"),
            ("value: 0.4, form: pie, track: theme, gap: 3", "form"),
            ("value: 0.4, form: pie, inset-caps: true", "form"),
            ("value: 0.4, form: cooldown, segments: 5", "form"),
            ("value: 0.4, form: cooldown, gradient: 'red,blue'", "form"),
            ("value: 0.4, form: pie, glyph: pause", "form"),
            ("value: 0.4, form: pie, progress-text: percent, progress-placement: center", "label"),
            ("value: 0.4, opening: 5, segments: 5, segment-gap: 4", "segment-gap"),
            (
                "value: 0.4, gradient: 'red,blue', counterclockwise: true, to: svg",
                "gradient-along"
            ), ("motion: material-web, opening: 90, to: sheet, sheet: {loop: subcycle}", "opening"),
            ("motion: cupertino, opening: 90", "spokes"), ("indicator: linear, opening: 90", "linear"),
            ("motion: material-wavy, opening: 90", "wave"), ("value: 0.4, opening: 360", "359"),
            ("value: 0.4, shape: M0 0h9v9z, opening: 90", "leave it out"),
            (
                "value: 0.4, opening: 340, size: 40, stroke: 12",
                "leaves 4.89 points of the ring, less than its stroke of 12"
            ),
        ])
    func refusals(yaml: String, remedy: String) {
        let error = #expect(throws: (any Error).self) { try job(yaml) }
        #expect(error.map { "\($0)" }?.contains(remedy) == true, "\(error.map { "\($0)" } ?? "")")
    }

    @Test("a check on a pie is seen, as it has the color of the background, and other states show none")
    func signs() throws {
        let done = try job("value: 0.4, form: pie, state: success, frames: 1, size: 48")
        #expect(done.change?.to.sign != nil)
        #expect(done.change?.to.sign?.color != done.change?.to.color)
        #expect(try job("value: 0.4, form: pie, state: paused, frames: 1, size: 48").change?.to.sign == nil)
    }
}
