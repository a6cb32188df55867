import Basics
import Drawing
import Files
import Indicators
import Jobs
import Loading
import MotionCore
import RequestSupport
import Requests
import TestSupport
import Testing

@Suite struct RenderSpecSceneTests {
    private func spec(_ indicator: IndicatorKind, _ motion: Motion?) -> RenderSpec {
        var spec = RenderSpec()
        (spec.indicator, spec.animation.motion) = (indicator, motion.map { .value($0) })
        return spec
    }

    /// Where a request fails, or nil.
    private func place(_ spec: RenderSpec, _ change: (inout RenderSpec) -> Void = { _ in }) -> String? {
        var spec = spec
        change(&spec)
        do throws(SpecError) {
            _ = try spec.resolve()
            return nil
        } catch { return error.place }
    }

    @Test(
        "every motion is drawn by one of the indicators, and the other names that one",
        arguments: Motion.plain)
    func everyMotion(motion: Motion) throws {
        if motion.kind == .determinate {
            #expect(place(spec(.circular, motion)) == nil && place(spec(.linear, motion)) == nil)
            return
        }
        var isLinear = false
        if case .bars = motion.kind { isLinear = true }
        let (right, wrong) = isLinear ? (IndicatorKind.linear, IndicatorKind.circular) : (.circular, .linear)
        _ = try spec(right, motion).resolve()
        do throws(SpecError) {
            _ = try spec(wrong, motion).resolve()
            Issue.record("\(motion.name) is drawn as \(wrong.name)")
        } catch {
            #expect(error.place == "--motion" && error.message.contains("spindle render \(right.name)"))
        }
    }

    @Test("without a motion and a value the theme's own runs", arguments: Theme.all)
    func themes(theme: Theme) throws {
        for indicator in [IndicatorKind.circular, .linear] {
            var spec = spec(indicator, nil)
            spec.theme = theme
            let expected = indicator == .linear ? theme.linearMotion : theme.motion
            #expect(try spec.resolve().timeline.motion == expected)
        }
    }

    @Test("sizes: a ring's box, spokes in proportion, a row of dots by its width, a track")
    func sizes() throws {
        func size(_ indicator: IndicatorKind, _ motion: Motion) throws -> [Double] {
            let size = try spec(indicator, motion).resolve().scene.size
            return [size.width, size.height]
        }
        #expect(try size(.circular, .fluent) == [48, 48])
        #expect(try size(.circular, .cupertino) == [48, 48])
        let dots = try size(.circular, .ui5Dots)
        #expect(abs(dots[0] - 48) < 1e-9 && abs(dots[1] - 48 * 16 / 54) < 1e-9)
        #expect(try size(.linear, .muiLinear) == [240, 4])
        let spokes = try #require(spec(.circular, .cupertino).resolve().scene.body.spokes)
        // Published at 20: ticks from 10/3 to 10, 2 wide.
        #expect(abs(spokes.innerRadius - 8) < 1e-9 && abs(spokes.outerRadius - 24) < 1e-9)
        #expect(abs(spokes.stroke - 4.8) < 1e-9 && spokes.isRound)
    }

    @Test("a linear indicator's ends are the motion's unless it is told otherwise")
    func caps() throws {
        func isRound(_ motion: Motion, _ cap: StrokeCap?) throws -> Bool {
            var spec = spec(.linear, motion)
            spec.cap = cap
            return try #require(spec.resolve().scene.body.track).isRound
        }
        #expect(try isRound(.materialDisjoint, nil))
        #expect(try isRound(.composeM2Linear, nil) == false)
        #expect(try isRound(.composeM2Linear, .round))
        #expect(place(spec(.linear, .muiLinear)) { $0.cap = .square } == "--cap")
    }

    @Test("tiles take the theme's three colors, or three and more that are given")
    func tiles() throws {
        var tiles = spec(.linear, .materialContiguous)
        #expect(try tiles.resolve().colors == Theme.neutralLight.tileColors(3))
        #expect(try tiles.resolve().timeline.count == 60)
        tiles.colors = [
            Color(rgba: 0xFF00_00FF), Color(rgba: 0x00FF_00FF), Color(rgba: 0x0000_FFFF),
            Color(rgba: 0xFFFF_FFFF),
        ]
        #expect(try tiles.resolve().colors.count == 4)
        #expect(try tiles.resolve().timeline.count == 80)
        #expect(place(tiles) { $0.colors = [Color(rgba: 0xFF00_00FF)] } == "--color")
        #expect(
            place(tiles) { $0.colors = [Color(rgba: 0xFF00_00FF), Color(rgba: 0x00FF_00FF)] } == "--color"
        )
    }

    @Test("tiles pass their colors on: each color enters in front, and the loop closes")
    func tileColors() throws {
        var spec = spec(.linear, .materialContiguous)
        spec.colors = [Color(rgba: 0xFF00_00FF), Color(rgba: 0x00FF_00FF), Color(rgba: 0x0000_FFFF)]
        let job = try spec.resolve()
        func colors(_ frame: Int) throws -> [Color] {
            try #require(job.list(frame).shapes.first?.group).parts.map(\.color)
        }
        let (red, green, blue) = (
            Color(rgba: 0xFF00_00FF), Color(rgba: 0x00FF_00FF), Color(rgba: 0x0000_FFFF)
        )
        #expect(try colors(0) == [red, blue, green])
        #expect(try colors(19) == [red, blue, green])
        #expect(try colors(20) == [green, red, blue])
        #expect(try colors(40) == [blue, green, red])
    }

    @Test("what a kind of picture does not have is refused where it stands")
    func refusals() {
        let (spokes, dots) = (spec(.circular, .ionicLines), spec(.circular, .ui5Dots))
        #expect(place(spokes) { $0.track = Color(rgba: 0xFFFF_FFFF) } == "--track")
        #expect(place(spokes) { $0.gap = 1 } == "--gap")
        #expect(place(spokes) { $0.insetsCaps = true } == "--inset-caps")
        #expect(place(spokes) { $0.stroke = 40 } == "--stroke")
        #expect(place(spokes) { $0.cap = .square } == "--cap")
        #expect(place(dots) { $0.stroke = 1 } == "--stroke")
        #expect(place(dots) { $0.cap = .round } == "--cap")
        let bars = spec(.linear, nil)
        #expect(place(bars) { $0.stop = 4 } == "--stop")
        let error = #expect(throws: SpecError.self) {
            var spec = bars
            try spec.give("direction", "up")
        }
        #expect(error?.place == "--direction")
        for bad in [0, 0.5, 4097, -1, Double.nan, .infinity] {
            #expect(place(bars) { $0.width = bad } == "--width")
        }
        for bad in [0, 241, -1, Double.nan, .infinity] {
            #expect(place(bars) { $0.height = bad } == "--height")
            #expect(bad == 0 || place(bars) { $0.gap = bad } == "--gap")
        }
        #expect(place(bars) { ($0.width, $0.scales) = (4096, [2]) } == "--width")
    }
}
