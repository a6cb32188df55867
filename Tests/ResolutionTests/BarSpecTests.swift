import Basics
import Drawing
import Indicators
import Jobs
import Loading
import Requests
import Testing

/// What vertical bars, corners and bars from the middle take, and what they refuse.
@Suite struct BarSpecTests {
    private func job(_ yaml: String) throws -> RenderJob {
        try RenderFile.parse(Array("{\(yaml)}".utf8), name: "a.yaml").spec.resolve()
    }

    private func track(_ yaml: String) throws -> LinearIndicator? {
        if case .track(let track) = try job("indicator: linear, \(yaml)").scene.body { track } else { nil }
    }

    @Test(
        "L3: the width of a vertical bar is its thickness, and its height its length",
        arguments: [("btt", LayoutDirection.rtl), ("ttb", .ltr)])
    func vertical(direction: String, flow: LayoutDirection) throws {
        let bar = try #require(try track("value: 0.4, direction: \(direction), width: 12, height: 90"))
        #expect(bar.isVertical && bar.width == 90 && bar.height == 12 && bar.direction == flow)
        let size = try job("indicator: linear, value: 0.4, direction: \(direction), margin: 3").scene.size
        #expect(size == (10, 246))
        // The language turns what is horizontal.
        #expect(try track("value: 0.4, direction: \(direction), locale: ar")?.direction == flow)
    }

    @Test("a radius is that of the track, and of bars unless they are flat")
    func radius() throws {
        let round = try #require(try track("value: 0.4, height: 12, radius: 4"))
        #expect(round.corner == 4 && round.isRound)
        let flat = try #require(try track("value: 0.4, height: 12, radius: 4, cap: butt"))
        #expect(flat.corner == 4 && !flat.isRound)
    }

    @Test("a bar from the middle has no dot at one end")
    func origin() throws {
        let bar = try #require(try track("value: 0.4, theme: material-light, origin: center"))
        #expect(bar.isCentered && bar.stop == 0)
        #expect(try track("value: 0.4, origin: start")?.isCentered == false)
    }

    @Test(
        "what does not go together is refused with a way out",
        arguments: [
            ("value: 0.4, direction: btt", "indicator: linear"),
            ("motion: fluent, direction: ttb", "indicator: linear"),
            ("indicator: steps, steps: [a, b], direction: btt", "ltr or rtl"),
            ("indicator: linear, value: 0.4, direction: btt, label: Loading", "direction: ltr"),
            ("indicator: linear, value: 0.4, direction: btt, progress-text: percent", "direction: ltr"),
            ("indicator: linear, value: 0.4, direction: btt, glyph: pause", "direction: ltr"),
            ("motion: material-wavy-linear, direction: btt", "plain bars"),
            ("indicator: linear, value: 0.4, direction: btt, width: 30, height: 20", "20 points wide"),
            ("indicator: linear, value: 0.4, height: 6, radius: 4", "0 to 3 points"),
            ("value: 0.4, radius: 4", "use size, the diameter"),
            ("value: 0.4, origin: center", "leave it out"),
            ("indicator: linear, value: 0.4, origin: center, value2: 0.7", "leave out one"),
            ("indicator: linear, value: 0.4, origin: center, buffer: 0.7", "leave out one"),
            ("indicator: linear, value: 0.4, origin: center, stop: 2", "leave out one"),
            ("indicator: linear, span: 0.2:0.4, origin: center", "leave out one"),
            ("indicator: linear, transition: 'indeterminate:determinate=0.4', origin: center", "determinate"),
        ])
    func refusals(yaml: String, remedy: String) {
        let error = #expect(throws: (any Error).self) { try job(yaml) }
        #expect(error.map { "\($0)" }?.contains(remedy) == true, "\(error.map { "\($0)" } ?? "")")
    }

    @Test("a vertical bar comes to all states without words")
    func states() throws {
        for state in ["error", "success", "paused", "disabled"] {
            #expect(try track("value: 0.4, direction: btt, state: \(state)")?.isVertical == true)
        }
    }
}
