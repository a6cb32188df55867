import Basics
import Drawing
import Indicators
import Jobs
import Loading
import MotionCore
import Requests
import Testing

/// Values beyond 1, batteries, and bars along the top of a page.
@Suite struct OverflowSpecTests {
    private func job(_ yaml: String) throws -> RenderJob {
        try RenderFile.parse(Array("{\(yaml)}".utf8), name: "a.yaml").spec.resolve()
    }

    private func shapes(_ job: RenderJob, _ index: Int = 0) -> [Shape] {
        var list = DisplayList(width: 0, height: 0)
        job.draw(index, into: &list)
        return list.shapes
    }

    @Test(
        "a value beyond 1 is the rest on a track of the indicator's color at 60 % of its opacity, as on Wear OS"
    )
    func lap() throws {
        let blue = Color(red: 10, green: 110, blue: 209)
        let job = try job("value: 1.25, overflow: true, color: '#0A6ED1', track: '#E5E7EB'")
        guard case .ring(let ring) = try #require(shapes(job).first) else { return #expect(Bool(false)) }
        #expect(ring.track == Color(red: 10, green: 110, blue: 209, alpha: 153) && ring.color == blue)
        #expect((ring.arc.sweep - 0.25).magnitude < 1e-6)
    }

    @Test("the second lap keeps its gap to the first")
    func gap() throws {
        let job = try job("value: 1.25, overflow: true, gap: 4, track: '#E5E7EB', size: 48, stroke: 4")
        let rings = shapes(job).compactMap { if case .ring(let ring) = $0 { ring } else { nil } }
        let space = (rings[0].arc.start - rings[1].arc.end) * 2 * .pi * 22
        #expect(rings.count == 2 && (space - 4 - 4).magnitude < 1e-3)
    }

    @Test("up to 1 a ring is the same as without, and 2 closes the second lap")
    func ends() throws {
        let plain = try job("value: 0:1, track: '#E5E7EB', frames: 5")
        let over = try job("value: 0:2, overflow: true, track: '#E5E7EB', frames: 9")
        for index in 0..<5 { #expect(shapes(plain, index) == shapes(over, index)) }
        guard case .ring(let last) = try #require(shapes(over, 8).first) else { return #expect(Bool(false)) }
        #expect(last.arc.isClosed && last.track?.alpha == 153)
    }

    @Test("frames and words have a value for each percent of both laps")
    func words() throws {
        let job = try job(
            "value: 0:1.4, overflow: true, size: 60, progress-text: percent, progress-placement: center")
        #expect(job.timeline.count == 141)
        #expect(texts(job, 140) == ["140%"] && texts(job, 70) == ["70%"])
        #expect(
            texts(try self.job("value: 1.4, overflow: true, size: 60, center: 'text:{percent}'"), 0) == [
                "140%"
            ])
    }

    private func texts(_ job: RenderJob, _ index: Int) -> [String] {
        shapes(job, index).compactMap { if case .text(let text) = $0 { text.block.text } else { nil } }
    }

    @Test(
        "what does not go together is refused with a way out",
        arguments: [
            ("value: 1.4", "for a second lap of the ring add overflow"),
            ("value: 2.5, overflow: true", "0 to 1"),
            ("indicator: linear, value: 1.4", "0.4 or 40%"),
            ("indicator: linear, value: 1.4, overflow: true", "leave it out"),
            ("value: 1.4, state: success, overflow: true", "leave it out"),
            ("value: 1.4, overflow: true, value2: 0.4", "leave out one"),
            ("value: 1.4, overflow: true, shape: M0 0h9v9z", "leave out one"),
            ("value: 0:1.4, overflow: true, to: svg", "apng, sheet or frames"),
            ("span: 0.2:1.4, overflow: true", "0.2:0.6"),
            ("indicator: linear, battery: true, value: 0.4, height: 40", "49 points long or more"),
            ("battery: true, value: 0.4", "leave it out"),
            ("indicator: linear, present: page-top, label: Loading", "page-top"),
            ("indicator: circular, present: page-top", "linear"),
        ])
    func refusals(yaml: String, remedy: String) {
        let error = #expect(throws: (any Error).self) { try job(yaml) }
        #expect(error.map { "\($0)" }?.contains(remedy) == true, "\(error.map { "\($0)" } ?? "")")
    }

    @Test("overflow that a value does not need has a note")
    func note() throws {
        let notes = try job("value: 0.4, overflow: true").notes.map { "\($0)" }
        #expect(notes.contains { $0.contains("overflow") && $0.contains("up to 1") })
    }

    @Test(
        "a battery takes its size, and its bar what its outline leaves",
        arguments: [("ltr", 4.0, 4.0), ("rtl", 9, 4), ("btt", 9, 4), ("ttb", 4, 4)])
    func battery(direction: String, x: Double, y: Double) throws {
        let isVertical = ["btt", "ttb"].contains(direction)
        let job = try job("indicator: linear, battery: true, value: 0.5, direction: \(direction)")
        #expect(job.scene.size == (isVertical ? (24, 48) : (48, 24)))
        guard case .track(let track) = job.scene.body else { return #expect(Bool(false)) }
        #expect((track.x, track.y, track.width, track.height) == (x, y, 35, 16))
        let drawn = shapes(job)
        guard case .path(let casing) = try #require(drawn.first) else { return #expect(Bool(false)) }
        let extent = try #require(casing.path.extent)
        #expect(extent.left.magnitude < 1e-9 && extent.top.magnitude < 1e-9)
        #expect((extent.right - job.scene.size.width).magnitude < 1e-9)
        #expect((extent.bottom - job.scene.size.height).magnitude < 1e-9)
        #expect(casing.color.alpha == 102 && drawn.count == 2)
    }

    @Test(
        "a bar along the top of a page is as wide as the screen, whatever that is",
        arguments: [320.0, 390, 1280])
    func pageTop(width: Double) throws {
        let job = try job(
            "indicator: linear, value: 0.4, present: {name: page-top, screen: \(Int(width))x800}")
        guard case .track(let track) = job.scene.body else { return #expect(Bool(false)) }
        #expect(track.width == width && track.x == 0 && track.y < 60)
    }
}
