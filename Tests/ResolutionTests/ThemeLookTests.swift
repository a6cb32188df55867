import Drawing
import Guidelines
import Indicators
import MotionCore
import Presentations
import TestSupport
import Testing

@testable import Jobs
@testable import Loading
@testable import Requests

/// What pictures have of their themes while they run, with a value and in between.
@Suite struct ThemeLookTests {
    private func list(
        _ frame: Int = 0, _ change: (inout RenderSpec) -> Void
    ) throws -> (job: RenderJob, list: DisplayList) {
        var spec = RenderSpec()
        change(&spec)
        let job = try spec.resolve()
        var list = DisplayList(width: 0, height: 0)
        job.draw(frame < 0 ? job.timeline.count + frame : frame, into: &list)
        return (job, list)
    }

    private func ring(_ list: DisplayList) -> RingShape? {
        list.shapes.compactMap { if case .ring(let ring) = $0 { ring } else { nil } }.first
    }

    private func rings(_ list: DisplayList) -> Int {
        list.shapes.count { if case .ring = $0 { true } else { false } }
    }

    @Test("V1: Fiori's track shows with a value and not while the ring runs, and comes in between")
    func fioriTrack() throws {
        let theme = Theme.fioriLight
        let value = try list { ($0.themeSource, $0.animation.value) = (.value(theme), 0.4) }
        #expect(ring(value.list)?.track == theme[.track])
        let running = try list { $0.theme = theme }
        #expect(ring(running.list)?.track == nil)
        // Asked for, it is there all the time.
        #expect(
            ring(try list { ($0.themeSource, $0.trackPaint) = (.value(theme), .theme) }.list)?.track
                == theme[.track])
        func settling(_ frame: Int) throws -> UInt8 {
            let drawn = try list(frame) {
                ($0.themeSource, $0.animation.frames) = (.value(theme), 12)
                $0.transition = .states(from: .indeterminate, to: .determinate(0.4))
            }
            return ring(drawn.list)?.track?.alpha ?? 0
        }
        let alphas = try (0..<12).map(settling)
        #expect(alphas[0] == 0 && alphas[11] == theme[.track].alpha && alphas == alphas.sorted())
        #expect(alphas[5] > 0 && alphas[5] < theme[.track].alpha)
    }

    @Test(
        "V1: a disabled value can be told from its track, unless the track has a color of its own",
        arguments: Theme.all)
    func disabledTrack(theme: Theme) throws {
        func colors(_ track: TrackPaint?) throws -> [Color] {
            let drawn = try list(-1) {
                ($0.indicator, $0.themeSource, $0.trackPaint) = (.linear, .value(theme), track)
                ($0.animation.motion, $0.animation.value) = (.value(.determinate), 0.6)
                ($0.state, $0.animation.frames) = (.disabled, 1)
            }
            return (drawn.list.shapes.first?.group?.parts ?? []).map { $0.color }
        }
        let shown = try colors(nil)
        let ground = theme[.surface]
        let (value, track) = (
            Contrast.color(of: [ground, theme[.disabled]]),
            Contrast.color(of: [ground, try #require(shown.last)])
        )
        #expect(shown.first == theme[.disabled])
        #expect(Contrast.ratio(of: value, on: [track]) > 1.25, "\(value) on \(track)")
        let own = Color(rgba: 0xE5E7_EBFF)
        #expect(try colors(.color(own)).last == own)
    }

    @Test("V1: an operation shows the track once its value is known")
    func storyTrack() throws {
        var spec = RenderSpec(theme: .fioriLight)
        var story = Operation()
        for event in [
            Operation.Event(at: 0, .started), .init(at: 4000, .progress(0.5)),
            .init(at: 6000, .succeeded("Done")),
        ] { try story.add(event) }
        spec.operation.story = story
        let job = try spec.resolve()
        func track(_ time: Double) -> UInt8 {
            var list = DisplayList(width: 0, height: 0)
            job.draw(Int(time * job.timeline.fps / 1000), into: &list)
            return ring(list)?.track?.alpha ?? 0
        }
        #expect(track(3500) == 0 && track(5500) == Theme.fioriLight[.track].alpha)
    }

    @Test(
        "V3: Material's classic ring has no track while it runs, the expressive one has; caps are inset all the same",
        arguments: [(Motion.materialAdvance, 1), (.materialRetreat, 2)])
    func materialTrack(motion: Motion, count: Int) throws {
        let drawn = try list(7) {
            ($0.themeSource, $0.animation.motion) = (.value(.materialLight), .value(motion))
        }
        #expect(rings(drawn.list) == count)
        guard case .ring(let ring) = drawn.job.scene.body else { return #expect(Bool(false)) }
        #expect(ring.insetsCaps && ring.gap == 4)
        let value = try list { ($0.themeSource, $0.animation.value) = (.value(.materialLight), 0.4) }
        #expect(rings(value.list) == 2)
    }

    @Test("V1: Fiori's bar has 0.85 of its color while it runs, and all of it with a value")
    func barOpacity() throws {
        func bar(_ list: DisplayList) -> Color? {
            guard case .group(let group)? = list.shapes.first else { return nil }
            return group.parts.first?.color
        }
        let tint = Theme.fioriLight[.indicator]
        func drawn(_ change: (inout RenderSpec) -> Void) throws -> Color? {
            bar(
                try list {
                    ($0.indicator, $0.themeSource) = (.linear, .value(.fioriLight))
                    change(&$0)
                }.list)
        }
        #expect(try drawn { _ in } == tint.faded(0.85))
        #expect(try drawn { $0.animation.value = 0.4 } == tint)
        // A color of one's own is that color.
        #expect(try drawn { $0.colors = [Color(rgba: 0x1020_30FF)] } == Color(rgba: 0x1020_30FF))
        let success = try list(-1) {
            ($0.indicator, $0.themeSource, $0.state) = (.linear, .value(.fioriLight), .success)
            $0.label.text = "Done"
        }
        #expect(bar(success.list) == Theme.fioriLight[.success])
    }

    @Test("V1: the text of Fiori's bars is caption 1 in the tertiary label's color, that of its rings is not")
    func linearText() throws {
        func text(_ kind: IndicatorKind) throws -> TextShape? {
            try list {
                ($0.indicator, $0.themeSource, $0.animation.value) = (kind, .value(.fioriDark), 0.4)
                $0.label.text = "Uploading"
            }.list.shapes.compactMap { if case .text(let text) = $0 { text } else { nil } }.first
        }
        let (linear, circular) = (try text(.linear), try text(.circular))
        #expect(linear?.block.size == 12 && linear?.block.lineHeight == 16)
        #expect(linear?.color == Color(rgba: 0xA9B4_BEFF))
        #expect(circular?.block.size == 15 && circular?.color == Theme.fioriDark[.label])
    }

    @Test("V1: an arc of a Fiori checkout has flat ends, others have round ones")
    func checkout() throws {
        func cap(_ presentation: Presentation, _ theme: Theme) throws -> StrokeCap? {
            ring(
                try list {
                    ($0.themeSource, $0.presentation) = (.value(theme), presentation)
                    if presentation.message == .required { $0.present.message = "Paying" }
                }.list)?.cap
        }
        for presentation in [Presentation.messageBox, .partial] {
            #expect(try cap(presentation, .fioriLight) == .butt)
            #expect(try cap(presentation, .neutralLight) == .round)
        }
        #expect(try cap(.card, .fioriLight) == .round && cap(.fullScreen, .fioriLight) == .round)
    }

    @Test("the gradient of a theme shows where the option would, unless the request has colors")
    func themeGradient() throws {
        var theme = Theme.neutralLight
        theme.gradient = Gradient([Color(rgba: 0xFF00_00FF), Color(rgba: 0x0000_FFFF)])
        func job(_ change: (inout RenderSpec) -> Void = { _ in }) throws -> RenderJob {
            var spec = RenderSpec(nil, theme: theme)
            spec.animation.value = 0.5
            change(&spec)
            return try spec.resolve()
        }
        func gradient(_ job: RenderJob) -> Gradient? {
            if case .ring(let ring) = job.scene.body { ring.gradient?.gradient } else { nil }
        }
        #expect(try gradient(job()) == theme.gradient)
        #expect(try gradient(job { $0.colors = [Color(rgba: 0x00FF_00FF)] }) == nil)
        #expect(try gradient(job { $0.template = .white }) == nil)
        #expect(try gradient(job { $0.value2 = 0.8 }) == nil)
        #expect(try gradient(job { $0.state = .success }) == nil)
        // What has no gradient is drawn as without one.
        let spokes = try job { ($0.animation.value, $0.motion) = (nil, .cupertino) }
        var plain = RenderSpec(.cupertino, theme: .neutralLight)
        plain.animation.value = nil
        #expect(try spokes.colors == plain.resolve().colors)
    }

    @Test("motions with several colors take those of the theme, and others its indicator's")
    func themeColors() throws {
        var theme = Theme.neutralLight
        theme.colors = [Color(rgba: 0xFF00_00FF), Color(rgba: 0x00FF_00FF), Color(rgba: 0x0000_FFFF)]
        var given = RenderSpec(.materialAdvance, theme: .neutralLight)
        given.colors = theme.colors
        let several = try RenderSpec(.materialAdvance, theme: theme).resolve()
        #expect(try several.colors == given.resolve().colors && several.timeline == given.resolve().timeline)
        #expect(try RenderSpec(.fluent, theme: theme).resolve().colors == [theme[.indicator]])
        var own = RenderSpec(.materialAdvance, theme: theme)
        own.colors = [Color(rgba: 0x1234_56FF)]
        #expect(try own.resolve().colors == own.colors)
    }
}
