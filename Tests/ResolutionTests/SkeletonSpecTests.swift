import Basics
import Drawing
import Formats
import Indicators
import Jobs
import Loading
import Rendering
import RequestSupport
import Requests
import Testing

@Suite struct SkeletonSpecTests {
    private func job(_ change: (inout RenderSpec) -> Void = { _ in }) throws -> RenderJob {
        var spec = RenderSpec()
        spec.skeleton = [[.circle(40), .column([[.line(.share(0.6))]])], [.rect(.share(1), 40, radius: 8)]]
        change(&spec)
        return try spec.resolve()
    }

    @Test(
        "rows are read as they are written",
        arguments: [
            ("circle 40", [.circle(40)]), ("line 60%", [.line(.share(0.6))]),
            ("line 120x8", [.line(.points(120), 8)]),
            ("rect 100% x80", nil), ("rect 100%x80 r8", [.rect(.share(1), 80, radius: 8)]),
            ("space 16px", [.space(16)]),
            (
                " circle 40+( line 60% ,line 4pt ) ",
                [
                    .circle(40), .column([[.line(.share(0.6))], [.line(.points(4))]]),
                ]
            ),
            ("circle 1, line 50%", [.column([[.circle(1)], [.line(.share(0.5))]])]), ("", nil),
            ("circle", nil),
            ("circle 50%", nil), ("line 0%", nil), ("line 101%", nil), ("rect 10", nil), ("rect 0x10", nil),
            ("line 60% r2", nil), ("(line 60%", nil), ("line 60%)", nil), ("line 60%,", nil), ("+", nil),
            (String(repeating: "(", count: 100), nil),
        ] as [(String, Skeleton.Row?)])
    func read(text: String, row: Skeleton.Row?) throws {
        guard let row else {
            #expect(throws: Message.self) { try Skeleton.row(parsing: text) }
            return
        }
        #expect(try Skeleton.row(parsing: text) == row)
    }

    @Test("placeholders are as wide as the size and have the theme's color, and no spinner is drawn")
    func plain() throws {
        let job = try job { ($0.size, $0.themeSource) = (200, .value(.neutralLight)) }
        #expect(job.scene.size.width == 200 && job.scene.size.height == 92)
        let shapes = job.list(0).shapes
        #expect(shapes.count == 1)
        guard case .path(let shape)? = shapes.first else {
            Issue.record("no path")
            return
        }
        #expect(shape.color == Theme.neutralLight[.placeholder])
        #expect(job.timeline.count == 120)
    }

    @Test(
        "a light is where its share of the way is, on each placeholder or on all",
        arguments: [Skeleton.Effect.shimmer, .wave])
    func lights(effect: Skeleton.Effect) throws {
        for direction in [FlowDirection.ltr, .rtl] {
            let job = try job {
                ($0.skeletonEffect, $0.direction, $0.size) = (effect, direction, 240)
                ($0.themeSource, $0.animation.fps) = (.value(.neutralDark), 10)
            }
            #expect(job.timeline.count == 20)
            let groups = job.list(5).shapes.compactMap { shape in
                if case .group(let group) = shape { group } else { nil }
            }
            #expect(groups.count == (effect == .wave ? 3 : 1))
            for group in groups {
                let blocks = group.parts.compactMap { part in
                    if case .block(let block) = part.figure { block } else { nil }
                }
                let left = try #require(blocks.map { $0.x }.min())
                let right = try #require(blocks.map { $0.x + $0.width }.max())
                let ends = try #require(group.gradient?.ends)
                // A quarter of two seconds: half of the way of a wave, a quarter of that of a shimmer.
                let way = effect == .wave ? 0.5 : 0.25
                let middle = left + (2 * way - 0.5) * (right - left)
                let wanted = direction == .rtl ? left + right - middle : middle
                #expect(abs((ends.from + ends.to) / 2 - wanted) < 1e-9)
                let colors = try #require(group.gradient?.gradient.colors)
                #expect(colors[0] == Theme.neutralDark[.placeholder] && colors[1].red > colors[0].red)
            }
        }
    }

    @Test("a placeholder on light screens pales halfway to the surface")
    func pale() throws {
        let job = try job { ($0.skeletonEffect, $0.themeSource) = (.shimmer, .value(.materialLight)) }
        guard case .group(let group)? = job.list(0).shapes.first else {
            Issue.record("no group")
            return
        }
        let theme = Theme.materialLight
        let (ink, ground) = (theme[.placeholder], theme[.surface])
        let peak = try #require(group.gradient?.gradient.colors[1])
        #expect(abs(Double(peak.green) - (Double(ink.green) + Double(ground.green)) / 2) <= 0.5)
    }

    @Test("a loop of a light closes: after its last frame comes the first")
    func loop() throws {
        for effect in Skeleton.Effect.allCases {
            let job = try job {
                ($0.skeletonEffect, $0.animation.fps, $0.animation.speed) = (effect, 10, 2)
                $0.animation.frames = 20
            }
            let frames = try [0, 2, 10].map { try job.bitmap(frame: $0) }
            #expect(frames[0] == frames[2] && frames[0] != frames[1])
        }
    }

    @Test("where a rate does not hold the loop exactly, a note says how long it takes instead")
    func rates() throws {
        func notes(_ fps: Double, _ formats: [OutputFormat] = [.apng]) throws -> [String] {
            let job = try job {
                ($0.animation.fps, $0.animation.duration, $0.formats) = (fps, 1230, formats)
            }
            return job.notes.map { $0.description }
        }
        let note = "the placeholders take 1286 ms instead of 1230, so that the loop closes"
        #expect(try notes(7) == [note])
        #expect(try notes(100) == [] && notes(7, [.svg]) != [note])
    }

    @Test(
        "what does not go with placeholders is refused with a way out",
        arguments: [
            ("motion: fluent", "skeleton-effect"), ("indicator: linear", "circular"),
            ("present: card", "shimmer"),
            ("value: 0.4", "leave it out"), ("countdown: 3s", "leave it out"),
            ("state: error", "leave it out"),
            ("shape: M0 0h8v8z", "leave out one"), ("size: 30", "wider"), ("track: red", "leave it out"),
            ("skeleton-effect: wave, to: avd", "pulse"), ("skeleton-effect: shimmer, to: avd", "apng"),
        ])
    func refusals(yaml: String, remedy: String) {
        let error = #expect(throws: (any Error).self) {
            try RenderFile.parse(Array("{skeleton: [circle 40, line 60%], \(yaml)}".utf8), name: "a.yaml")
                .spec.resolve()
        }
        #expect(error.map { "\($0)" }?.contains(remedy) == true, "\(error.map { "\($0)" } ?? "")")
    }

    @Test("an effect needs placeholders")
    func effect() {
        let error = #expect(throws: SpecError.self) {
            var spec = RenderSpec()
            spec.skeletonEffect = .wave
            _ = try spec.resolve()
        }
        #expect(error?.message.contains("--skeleton") == true, "\(error as Any)")
    }
}
