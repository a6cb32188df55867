import Basics
import Drawing
import Guidelines
import Indicators
import Jobs
import Loading
import MotionCore
import RequestSupport
import Requests
import Resolution
import ShapeFiles
import Testing

/// Issue 51.4: a logo that ends in the sign of a state.
@Suite struct LogoStateTests {
    private static let logo =
        "<svg><circle cx='9' cy='9' r='9' fill='red'/><circle cx='9' cy='9' r='5' fill='white'/></svg>"

    private func job(_ change: (inout RenderSpec) -> Void = { _ in }) throws -> RenderJob {
        var spec = RenderSpec()
        (spec.extent, spec.state, spec.animation.value) = (.points(40), .success, 0.4)
        spec.shape = .value(try ShapeFile.parse(Array(Self.logo.utf8), name: "logo.svg"))
        change(&spec)
        return try spec.resolve()
    }

    @Test("rules judge the theme's color on a logo in one color, and on none in its own")
    func judged() throws {
        func colors(_ color: ShapeColor?) throws -> Int {
            try job { ($0.state, $0.shapeColor) = (nil, color) }.subject.paints.count {
                $0.part == "the indicator"
            }
        }
        #expect(try colors(nil) == 0)
        #expect(try colors(.single) > 0)
    }

    /// The logo in its colors at a time; nil where it does not show.
    private func logo(_ job: RenderJob, at time: Double) throws -> ArtworkShape? {
        try shapes(job, at: time).lazy.compactMap {
            if case .artwork(let artwork) = $0 { artwork } else { nil }
        }.first
    }

    private func shapes(_ job: RenderJob, at time: Double) throws -> [Shape] {
        job.list(try #require((0..<job.timeline.count).first { job.timeline.time(of: $0) >= time - 1e-9 }))
            .shapes
    }

    private func signs(_ job: RenderJob, at time: Double) throws -> [PathShape] {
        try shapes(job, at: time).compactMap {
            if case .path(let path) = $0, path.role == .sign { path } else { nil }
        }
    }

    @Test(
        "a logo fills to its end in its own colors, and shrinks away while the sign is drawn in the color of the state"
    )
    func success() throws {
        let job = try job { $0.animation.fps = 400 }
        let movement = try #require(job.change).movement
        let full = try #require(try logo(job, at: movement))
        #expect(full.part == .whole && full.placing.a == 40)
        #expect(try signs(job, at: movement).isEmpty)
        let first = try #require(try logo(job, at: 0))
        guard case .below(let level) = first.part else {
            Issue.record("it is full at first")
            return
        }
        #expect((level - 24).magnitude < 1e-6)
        // A quarter of the sign's time: x² (3 − 2x) is 5/32, and the logo has lost twice as much.
        let index = try #require(
            (0..<job.timeline.count).first { job.timeline.time(of: $0) >= movement + 75 })
        let part = (job.timeline.time(of: index) - movement) / StateChange.signDuration
        let loss = 2 * part * part * (3 - 2 * part)
        let shrunk = try #require(try logo(job, at: movement + 75))
        #expect((shrunk.placing.a - 40 * (1 - loss)).magnitude < 1e-9)
        #expect((shrunk.placing.e - 20).magnitude < 1e-9 && (shrunk.placing.f - 20).magnitude < 1e-9)
        #expect(try logo(job, at: movement + 150) == nil)
        let check = try #require(try signs(job, at: movement + 300).first)
        #expect(check.color == Theme.neutralLight.color(.success) && check.opacity == 1)
        let extent = try #require(check.path.extent)
        #expect(extent.left > 4 && extent.right < 36 && extent.width > 16)
    }

    @Test("a traced logo is closed before it gives way, and one color blends into that of the state")
    func traced() throws {
        let job = try job {
            ($0.animation.value, $0.motion, $0.shapeColor) = (nil, .fluent, .single)
            $0.state = .error
        }
        let movement = try #require(job.change).movement
        func color(at time: Double) throws -> Color? {
            if case .path(let path)? = try shapes(job, at: time).first { path.color } else { nil }
        }
        let theme = Theme.neutralLight
        #expect(try color(at: 0) == theme[.indicator])
        #expect(try color(at: movement) == theme.color(.error))
        #expect(try signs(job, at: movement + 300).count == 1)
    }

    @Test("it comes back out of a sign that fades")
    func back() throws {
        let job = try job {
            ($0.state, $0.transition) = (nil, .states(from: .state(.error), to: .determinate(0.4)))
            ($0.animation.value, $0.animation.fps) = (nil, 100)
        }
        #expect(try logo(job, at: 0) == nil)
        let half = try #require(try logo(job, at: 50))
        #expect((half.placing.a - 20).magnitude < 1e-9)
        #expect(try #require(try logo(job, at: 100)).placing.a == 40)
    }

    @Test(
        "pauses and names have no sign on a logo, and without a sign it stays",
        arguments: ["paused", "disabled", "none"])
    func signless(name: String) throws {
        let job = try job {
            if name == "none" {
                $0.glyph = .hidden
            } else {
                $0.state = name == "paused" ? .paused : .disabled
            }
        }
        let end = job.timeline.time(of: job.timeline.count - 1)
        #expect(try #require(try logo(job, at: end)).placing.a == 40)
        #expect(try signs(job, at: end).isEmpty)
    }

    @Test("an operation fills a logo by its values, and then shows its outcome")
    func operation() throws {
        let yaml =
            "{operation: {events: [{at: 0, started}, {at: 1, progress: 0.5}, {at: 900, succeeded: Done}], "
            + "policy: demo-once}, size: 40}"
        var spec = try RenderFile.parse(Array(yaml.utf8), name: "a.yaml").spec
        spec.shape = .value(try ShapeFile.parse(Array(Self.logo.utf8), name: "logo.svg"))
        let job = try spec.resolve()
        let closing = try #require(job.story?.line.closing)
        #expect(try #require(try logo(job, at: closing.end)).part == .whole)
        #expect(try logo(job, at: closing.end + 200) == nil)
        #expect(try signs(job, at: closing.end + 300).count == 1)
    }

    @Test(
        "what a logo in states cannot do is refused with a way out",
        arguments: [
            ("glyph: cancel, state: success, value: 0.4", "only a ring has room for a sign inside"),
            ("motion: fluent, shape-by: fill", "add value"),
            (
                "motion: fluent, shape-by: turn, transition: 'indeterminate:determinate=0.4'",
                "write fill or trace"
            ),
            ("motion: cupertino, state: paused", "has no effect on spokes"),
        ])
    func refusals(yaml: String, remedy: String) {
        let error = #expect(throws: (any Error).self) {
            try RenderFile.parse(Array("{shape: M0 0h8v8z, \(yaml)}".utf8), name: "a.yaml").spec.resolve()
        }
        #expect(error.map { "\($0)" }?.contains(remedy) == true, "\(error.map { "\($0)" } ?? "")")
    }
}
