import Basics
import Drawing
import Files
import Indicators
import MotionCore
import Rendering
import RequestSupport
import Requests
import Resolution
import TestSupport
import Testing

@Suite struct RenderSpecSceneTests {
    private func spec(_ indicator: IndicatorKind, _ motion: String?) -> RenderSpec {
        var spec = RenderSpec()
        (spec.indicator, spec.motion.name) = (indicator, motion)
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
        "every motion is drawn by one of the indicators, and the other names that one", arguments: Motion.all)
    func everyMotion(motion: Motion) throws {
        if motion.kind == .determinate {
            #expect(place(spec(.circular, motion.name)) == nil && place(spec(.linear, motion.name)) == nil)
            return
        }
        var isLinear = false
        if case .bars = motion.kind { isLinear = true }
        let (right, wrong) = isLinear ? (IndicatorKind.linear, IndicatorKind.circular) : (.circular, .linear)
        _ = try spec(right, motion.name).resolve()
        do throws(SpecError) {
            _ = try spec(wrong, motion.name).resolve()
            Issue.record("\(motion.name) is drawn as \(wrong.name)")
        } catch {
            #expect(error.place == "--motion" && error.message.contains("spindle render \(right.name)"))
        }
    }

    @Test("without a motion and a value the theme's own runs", arguments: Theme.all)
    func themes(theme: Theme) throws {
        for indicator in [IndicatorKind.circular, .linear] {
            var spec = spec(indicator, nil)
            spec.theme = theme.name
            let expected = indicator == .linear ? theme.linearMotion : theme.motion
            #expect(try spec.resolve().timeline.motion == expected)
        }
    }

    @Test("sizes: a ring's box, spokes in proportion, a row of dots by its width, a track")
    func sizes() throws {
        func size(_ indicator: IndicatorKind, _ motion: String) throws -> [Double] {
            let size = try spec(indicator, motion).resolve().scene.size
            return [size.width, size.height]
        }
        #expect(try size(.circular, "fluent") == [48, 48])
        #expect(try size(.circular, "cupertino") == [48, 48])
        let dots = try size(.circular, "ui5-dots")
        #expect(abs(dots[0] - 48) < 1e-9 && abs(dots[1] - 48 * 16 / 54) < 1e-9)
        #expect(try size(.linear, "mui-linear") == [240, 4])
        let spokes = try #require(spec(.circular, "cupertino").resolve().scene.body.spokes)
        // Published at 20: ticks from 10/3 to 10, 2 wide.
        #expect(abs(spokes.innerRadius - 8) < 1e-9 && abs(spokes.outerRadius - 24) < 1e-9)
        #expect(abs(spokes.stroke - 4.8) < 1e-9 && spokes.isRound)
    }

    @Test("a linear indicator's ends are the motion's unless it is told otherwise")
    func caps() throws {
        func isRound(_ motion: String, _ cap: String?) throws -> Bool {
            var spec = spec(.linear, motion)
            spec.cap = cap
            return try #require(spec.resolve().scene.body.track).isRound
        }
        #expect(try isRound("material-disjoint", nil))
        #expect(try isRound("compose-m2-linear", nil) == false)
        #expect(try isRound("compose-m2-linear", "round"))
        #expect(place(spec(.linear, "mui-linear")) { $0.cap = .square } == "--cap")
    }

    @Test("tiles take the theme's three colors, or three and more that are given")
    func tiles() throws {
        var tiles = spec(.linear, "material-contiguous")
        #expect(try tiles.resolve().colors == Theme.neutralLight.tileColors(3))
        #expect(try tiles.resolve().timeline.count == 60)
        tiles.colors = [
            try Color(parsing: "#F00"), try Color(parsing: "#0F0"), try Color(parsing: "#00F"),
            try Color(parsing: "#FFF"),
        ]
        #expect(try tiles.resolve().colors.count == 4)
        #expect(try tiles.resolve().timeline.count == 80)
        #expect(place(tiles) { $0.colors = [try Color(parsing: "#F00")] } == "--color")
        #expect(
            place(tiles) { $0.colors = [try Color(parsing: "#F00"), try Color(parsing: "#0F0")] } == "--color"
        )
    }

    @Test("tiles pass their colors on: each color enters in front, and the loop closes")
    func tileColors() throws {
        var spec = spec(.linear, "material-contiguous")
        spec.colors = [try Color(parsing: "#F00"), try Color(parsing: "#0F0"), try Color(parsing: "#00F")]
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
        let (spokes, dots) = (spec(.circular, "ionic-lines"), spec(.circular, "ui5-dots"))
        #expect(place(spokes) { $0.track = "#FFF" } == "--track")
        #expect(place(spokes) { $0.gap = 1 } == "--gap")
        #expect(place(spokes) { $0.insetCaps = true } == "--inset-caps")
        #expect(place(spokes) { $0.stroke = 40 } == "--stroke")
        #expect(place(spokes) { $0.cap = .square } == "--cap")
        #expect(place(dots) { $0.stroke = 1 } == "--stroke")
        #expect(place(dots) { $0.cap = .round } == "--cap")
        let bars = spec(.linear, nil)
        #expect(place(bars) { $0.stop = 4 } == "--stop")
        #expect(place(bars) { $0.direction = "up" } == "--direction")
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
