import Drawing
import Indicators
import Loading
import MotionCore
import Presentations
import RequestSupport
import TestSupport
import Testing

@testable import Basics
@testable import Files
@testable import Jobs
@testable import Requests

/// Issue 24: what waves, shapes and placeholders look like in states and at sizes that are not published.
@Suite struct DrawnLookTests {
    private func job(_ change: (inout RenderSpec) -> Void) throws -> RenderJob {
        var spec = RenderSpec()
        change(&spec)
        return try spec.resolve()
    }

    private func paths(_ job: RenderJob, _ frame: Int) -> [PathShape] {
        job.list(frame).shapes.compactMap(\.path)
    }

    /// The outlines of the indicator alone, whatever their colors.
    private func outline(_ job: RenderJob, _ frame: Int) -> [Path] { paths(job, frame).prefix(1).map(\.path) }

    private static let kept: [(IndicatorKind, Theme, Motion?)] = [
        (.circular, .materialExpressiveLight, nil), (.linear, .materialExpressiveDark, nil),
        (.circular, .neutralLight, .composeWavy), (.linear, .neutralLight, .composeWavyLinear),
        (.circular, .neutralLight, .composeLoading),
    ]

    @Test(
        "a wave or shape that shows a value begins a pause as it was, and keeps its form",
        arguments: 0..<5, [ValueState.paused, .disabled])
    func keeping(index: Int, state: ValueState) throws {
        let (indicator, theme, motion) = Self.kept[index]
        func shown(_ state: ValueState?) throws -> RenderJob {
            try job {
                ($0.indicator, $0.themeSource, $0.state) = (indicator, .value(theme), state)
                ($0.animation.motion, $0.animation.value, $0.trackPaint) = (
                    motion.map { .value($0) }, 0.5, motion == .composeLoading ? nil : .theme
                )
            }
        }
        let (active, changing) = (try shown(nil), try shown(state))
        let last = changing.timeline.count - 1
        let wave = paths(active, 0).last { $0.color != theme[.track] }
        #expect(wave != nil && paths(changing, 0).contains { $0.path == wave?.path })
        // Curves beyond those of a plain ring or bar.
        let curves = paths(changing, last).map { $0.path.elements.count }.max() ?? 0
        #expect(curves >= wave?.path.elements.count ?? .max)
        let colored = paths(changing, last).contains { $0.color == theme.color(state) }
        #expect(colored)
    }

    @Test("waves that travel come to a standstill in 200 ms, on half of their way, and start again")
    func standstill() throws {
        for motion in [Motion.composeWavy, .composeWavyLinear] {
            func wave(_ runs: (Bool, Bool), _ time: Double) throws -> WaveMoment {
                let kept = try Transition(
                    motion.kind, keeping: .determinate(0.5), runs: (before: runs.0, after: runs.1), at: 300)
                #expect(kept.duration == 200)
                return try #require(kept.wave(at: time))
            }
            // A wave takes a second.
            #expect(abs(try wave((true, false), 0).phase - 0.3) < 1e-9)
            #expect(abs(try wave((true, false), 200).phase - 0.4) < 1e-9)
            #expect(try wave((true, false), 900) == wave((true, false), 200))
            #expect(abs(try wave((false, true), 200).phase - 0.4) < 1e-9)
            #expect(abs(try wave((false, true), 700).phase - 0.9) < 1e-9)
            #expect(try wave((false, false), 900) == wave((false, false), 0))
            #expect(try wave((true, false), 900).share == 1)
        }
    }

    @Test("what closes in one state stays closed in another, as what draws it does")
    func closed() throws {
        for motion in [Motion.materialLoading, .composeWavy] {
            let job = try job {
                $0.motion = motion
                $0.transition = .states(from: .state(.error), to: .state(.success))
            }
            guard case .drawn = job.scene.body else {
                Issue.record("\(motion.name) draws itself")
                continue
            }
            #expect(outline(job, 0) == outline(job, 6))
        }
    }

    @Test("a value on shapes that show none is refused in a pause as well")
    func noValue() {
        #expect(throws: SpecError.self) {
            try job {
                ($0.animation.motion, $0.animation.value, $0.state) = (.value(.materialLoading), 0.5, .paused)
            }
        }
    }

    private func wave(_ change: (inout RenderSpec) -> Void) throws -> (
        amplitude: Double, length: Double, stroke: Double
    ) {
        let job = try job {
            $0.theme = .materialExpressiveLight
            change(&$0)
        }
        guard case .drawn(let drawn) = job.scene.body, let wave = drawn.wave else { return (0, 0, 0) }
        return (wave.amplitude, wave.length, drawn.stroke)
    }

    @Test(
        "waves are as published at 48 points, grow with larger rings, and shrink with the strokes of smaller ones"
    )
    func sizes() throws {
        let published = try wave { $0.size = 48 }
        #expect(published.amplitude == 1.6 && abs(published.length - 15.359) < 1e-3 && published.stroke == 4)
        let large = try wave { $0.size = 120 }
        #expect(abs(large.amplitude - 4) < 1e-12 && large.stroke == 10)
        #expect(abs(large.length - published.length * 2.5) < 1e-9)
        // Material's small rings: 28 with a stroke of 3, 20 with 2.5.
        let small = try wave { $0.size = 28 }
        #expect(small.stroke == 3 && abs(small.amplitude - 1.2) < 1e-12)
        let least = try wave { $0.size = 20 }
        #expect(least.stroke == 2.5 && abs(least.amplitude - 1) < 1e-12)
        // Five waves around a center line of 17.5 points.
        #expect(abs(least.length - 17.5 * .pi / 5) < 1e-9)
        #expect(try wave { $0.size = 12 }.amplitude == 1)
    }

    @Test("what is asked for of a wave is exact at every size, and so is the published one")
    func asked() throws {
        let asked = try wave {
            ($0.extent, $0.animation.wave.amplitude, $0.animation.wave.length) = (.points(120), 2, 11)
        }
        #expect(asked.amplitude == 2 && abs(asked.length - 110 * .pi / 31) < 1e-9)
        let faithful = try wave { ($0.extent, $0.animation.isFaithful) = (.points(120), true) }
        #expect(faithful.amplitude == 1.6 && abs(faithful.length - 110 * .pi / 23) < 1e-9)
    }

    @Test("what shapes lie in takes the color of what is disabled, at Material's share of it")
    func container() throws {
        let job = try job {
            ($0.themeSource, $0.animation.motion) = (.value(.materialLight), .value(.materialLoading))
            ($0.containerPaint, $0.state) = (.theme, .disabled)
        }
        let (first, last) = (paths(job, 0), paths(job, job.timeline.count - 1))
        #expect(first[0].color == Theme.materialLight[.container])
        // Of 1D1B20 with 38 %, 12 / 38.
        #expect(last[0].color.alpha == 31 && last[0].color.red == 0x1D && last[0].color.blue == 0x20)
        #expect(last[1].color == Theme.materialLight[.disabled])
    }

    @Test(
        "a light passes over placeholders for as long as something goes on",
        arguments: [ValueState.error, .success, .paused, .disabled])
    func light(state: ValueState) throws {
        for style in [Shimmer.Style.content, .published, .ai] {
            let job = try job {
                ($0.themeSource, $0.state) = (.value(.fioriLight), state)
                ($0.presentation, $0.present.shimmer) = (.card, style)
            }
            func colors(_ frame: Int) -> [[Color]] {
                job.list(frame).shapes.compactMap { $0.group?.gradient?.gradient.colors }
            }
            let last = job.timeline.count - 1
            #expect(!colors(last).isEmpty && colors(last).allSatisfy { Set($0).count == 1 })
            // A black light on a flat white shows nothing anyway.
            if style != .published { #expect(colors(0).contains { Set($0).count > 1 }) }
        }
    }

    @Test("a sign that a state would have, and a ring has no room for, is told with the size that has it")
    func noRoom() throws {
        func notes(_ size: Double) throws -> [String] {
            try job {
                ($0.extent, $0.stroke, $0.state, $0.label.text) = (
                    .points(size), 3, .success, "All is done"
                )
            }.notes.map { $0.text(.flags) }.filter { $0.contains("no room for the sign") }
        }
        #expect(try notes(14) == ["there is no room for the sign of the state; use --size 16 or more"])
        #expect(try notes(16).isEmpty)
    }
}
