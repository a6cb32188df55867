import Basics
import Drawing
import Exports
import Files
import Formats
import Imaging
import Indicators
import Jobs
import Loading
import MotionCore
import Presentations
import Rendering
import RequestSupport
import Requests
import TestSupport
import Testing
import Vectors

@Suite struct RenderSpecStageTests {
    private static func spec(
        _ presentation: Presentation?, _ change: (inout RenderSpec) throws -> Void = { _ in }
    ) rethrows -> RenderSpec {
        var spec = RenderSpec()
        spec.presentation = presentation
        if presentation == .toast || presentation == .messageBox { spec.present.message = "Saving" }
        try change(&spec)
        return spec
    }

    @Test("bare is what is drawn without a presentation", arguments: [IndicatorKind.circular, .linear])
    func bare(kind: IndicatorKind) throws {
        let jobs = try [nil, Presentation.bare].map { presentation in
            try Self.spec(presentation) { ($0.indicator, $0.label.text) = (kind, "Saving") }.resolve()
        }
        #expect(jobs[0].list(3) == jobs[1].list(3))
        #expect(jobs[1].scene.stage == nil)
    }

    @Test("every presentation of every indicator has a picture of the screen's width, without words about it")
    func all() throws {
        for presentation in Presentation.all where presentation.extent != .none {
            for kind in presentation.indicators {
                let job = try Self.spec(presentation) { $0.indicator = kind }.resolve()
                #expect(job.scene.size.width == 375 && job.notes.isEmpty, "\(presentation.name)")
                if presentation.extent == .screen { #expect(job.scene.size.height == 667) }
                #expect(job.timeline.loops)
                #expect(job.list(0) != job.list(job.timeline.count / 2))
            }
        }
    }

    @Test(
        "a label that a screen is too narrow for needs a wider screen, and one that a width cuts more width")
    func narrow() throws {
        func notes(_ width: Double?) throws -> [Message] {
            try Self.spec(.card) {
                $0.label.text = String(repeating: "Uploading all the photos ", count: 9)
                $0.width = width
            }.resolve().notes
        }
        #expect(try notes(nil).map { $0.hasSuffix("; use a wider --screen or fewer words") } == [true])
        #expect(try notes(200).map { $0.hasSuffix("; increase --width or use fewer words") } == [true])
    }

    @Test("C14: the ring of a full screen turns around the middle of the picture, on the next whole point")
    func centered() throws {
        for (width, height) in [(390.0, 812.0), (391, 813)] {
            let job = try Self.spec(.fullScreen) {
                $0.present.screen = ScreenSize(width: width, height: height)
            }.resolve()
            let rings = job.list(20).shapes.compactMap(\.ring)
            try #require(!rings.isEmpty)
            let middle = Point(x: (width / 2).rounded(), y: (height / 2).rounded())
            for ring in rings { #expect(ring.centerX == middle.x && ring.centerY == middle.y) }
        }
    }

    @Test(
        "C15: an element alone has its own size, and nothing is around it",
        arguments: [
            (Presentation.button, LayoutDirection.ltr), (.button, .rtl), (.icon, .ltr), (.toolbar, .rtl),
            (.card, .ltr),
        ])
    func alone(presentation: Presentation, direction: LayoutDirection) throws {
        for theme in [Theme.fioriLight, .materialDark, .highContrast] {
            let job = try Self.spec(presentation) {
                $0.themeSource = .value(theme)
                ($0.present.isAlone, $0.direction) = (true, direction == .rtl ? .rtl : .ltr)
            }.resolve()
            let surfaces = theme.metrics.surfaces
            let rim = presentation == .button ? 0 : surfaces.cardShadow > 0 ? surfaces.cardShadow + 2 : 1
            let pixels = try job.bitmap(frame: 0, scale: 1)
            if presentation == .button {
                #expect(job.scene.size.width == 120 && job.scene.size.height == max(surfaces.button, 36))
            }
            let (width, height) = (Int(job.scene.size.width), Int(job.scene.size.height))
            func alpha(_ x: Int, _ y: Int) -> UInt8 { pixels[x, y].alpha }
            for (x, y) in [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)] {
                #expect(alpha(x, y) < 128, "\(presentation.name) in \(theme.name) at \(x), \(y)")
            }
            // The first pixel of a capsule is a little less than full.
            #expect(alpha(Int(rim.rounded(.up)), height / 2) >= 250)
            #expect(alpha(width - 1 - Int(rim.rounded(.up)), height / 2) >= 250)
            // The page would be wider.
            #expect(Double(width) < StepRequest.defaultWidth)
        }
    }

    @Test("C7: a label wraps in what the presentation has room for, on a regular screen it is one line")
    func labels() throws {
        let long = "Synchronizing the inbox with everything that lies in it"
        let compact = try Self.spec(.inline) { $0.label.text = long }.resolve()
        let regular = try Self.spec(.inline) {
            ($0.label.text, $0.present.screen) = (long, ScreenSize(width: 700))
        }.resolve()
        #expect(compact.scene.surroundings.layout.label?.style.maxLines == 2)
        #expect(regular.scene.surroundings.layout.label?.style.maxLines == 1)
    }

    @Test(
        "a GIF of a card alone has a shadow only on a matte of one's own, and says so; other formats have it")
    func shadows() throws {
        func job(_ change: (inout RenderSpec) -> Void = { _ in }) throws -> RenderJob {
            try Self.spec(.card) {
                ($0.present.isAlone, $0.formats, $0.animation.frames) = (true, [.gif, .apng], 2)
                change(&$0)
            }.resolve()
        }
        func corner(_ job: RenderJob, _ format: OutputFormat) throws -> UInt8 {
            var painter = try RenderRun(job, monitor: Unwatched()).frames(of: format)[0].makePainter()
            var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
            try painter.paint(0, into: &bitmap)
            let bits = bitmap.inRGBA()
            return bits[bits.width / 2, bits.height - 6].alpha
        }
        func told(_ job: RenderJob) -> Bool {
            job.notes.contains { "\($0)".contains("for a shadow, which is left out") }
        }
        let plain = try job()
        #expect(told(plain))
        #expect(try corner(plain, .gif) == 0 && corner(plain, .apng) > 0)
        let matted = try job { $0.matte = Color(rgba: 0xEEEE_EEFF) }
        #expect(try !told(matted) && corner(matted, .gif) > 0)
        let clear = try job { $0.formats = [.apng] }
        let page = try Self.spec(.card) { ($0.formats, $0.animation.frames) = ([.gif], 2) }.resolve()
        #expect(!told(clear) && !told(page))
    }

    @Test("C10: a pull begins and ends with the page alone, and the indicator launches without a jump")
    func pull() throws {
        for theme in [Theme.fioriLight, .materialLight] {
            let job = try Self.spec(.swipeRefresh) {
                ($0.themeSource, $0.present.pull, $0.animation.fps) = (.value(theme), .run, 100)
            }.resolve()
            let last = job.timeline.count - 1
            #expect(!job.timeline.loops && abs(Double(last) * 10 - 2900) <= 10)
            #expect(job.list(0) == job.list(last))
            var before: RingShape?
            var seen = 0
            for index in 0...last {
                if let ring = job.list(index).shapes.compactMap(\.ring).last {
                    if let before {
                        #expect(abs(ring.centerY - before.centerY) < 4, "frame \(index)")
                        #expect(abs(ring.arc.sweep - before.arc.sweep) < 0.08, "frame \(index)")
                        seen += 1
                    }
                    before = ring
                }
            }
            // From the first frame of the pull to the last of the way back.
            #expect(seen > 250, "\(seen) of \(last)")
            let held = try Self.spec(.swipeRefresh) {
                ($0.themeSource, $0.present.pull) = (.value(theme), .held(1))
            }.resolve()
            #expect(held.timeline.count == 1)
        }
    }

    @Test("colors of toasts and buttons are theirs, and --color still decides")
    func colors() throws {
        for (presentation, slot) in [
            (Presentation.toast, ThemeSlot.toastIndicator), (.button, .buttonLabel), (.card, .indicator),
        ] {
            let job = try Self.spec(presentation) { $0.theme = .materialLight }.resolve()
            #expect(job.colors == [Theme.materialLight[slot]], "\(presentation.name)")
        }
        #expect(
            try Self.spec(.toast) { $0.colors = [Color(rgba: 0x1234_56FF)] }.resolve().colors == [
                Color(rgba: 0x1234_56FF)
            ])
    }

    @Test("vector formats show the page that stands still")
    func vector() throws {
        for presentation in Presentation.all where presentation.extent != .none {
            let kind = presentation.indicators[0]
            let job = try Self.spec(presentation) {
                $0.indicator = kind
                ($0.formats, $0.present.cancel) = ([.svg], presentation.takesCancel ? "Cancel" : nil)
            }.resolve()
            let picture = try #require(job.picture)
            let layers = picture.groups.flatMap(\.layers)
            #expect(layers.filter { $0.name.hasPrefix("page") }.count > 1, "\(presentation.name)")
            #expect(layers.contains { $0.name == (kind == .circular ? "arc" : "bar-1") })
        }
    }

    struct Refusal: CustomStringConvertible, Sendable {
        let presentation: Presentation?
        let place, fragment: String
        var kind = SpecError.Kind.invalid
        let change: @Sendable (inout RenderSpec) throws -> Void
        var description: String { "\(presentation?.name ?? "none") \(place) \(fragment)" }

        init(
            _ presentation: Presentation?, _ place: String, _ fragment: String,
            _ kind: SpecError.Kind = .invalid,
            _ change: @escaping @Sendable (inout RenderSpec) throws -> Void
        ) {
            (self.presentation, self.place, self.fragment, self.kind, self.change) = (
                presentation, place, fragment, kind, change
            )
        }
    }

    static let refusals = [
        Refusal(nil, "--present", "did you mean \"dialog\"?") { try $0.give("present", "dialogue") },
        Refusal(nil, "--message", "add --present") { $0.present.message = "x" },
        Refusal(nil, "--screen", "add --present") { $0.present.screen = ScreenSize(width: 375) },
        Refusal(.bare, "--screen", "no screen") { $0.present.screen = ScreenSize(width: 375) },
        Refusal(.button, "--present", "circular") { $0.indicator = .linear },
        Refusal(.partial, "--message", "toast, dialog, message-box, full-screen") {
            $0.present.message = "x"
        },
        Refusal(.partial, "--label", "shows only the indicator") { $0.label.text = "x" },
        Refusal(.card, "--cancel", "toast, dialog") { $0.present.cancel = "x" },
        Refusal(.card, "--pull", "only swipe-refresh") { $0.present.pull = .held(1) },
        Refusal(.toast, "--present", "add --message") { $0.present.message = " " },
        Refusal(.toast, "--message", "one text") { $0.label.text = "x" },
        Refusal(.messageBox, "--present", "indeterminate") { $0.animation.value = 0.5 },
        Refusal(.partial, "--present", "indeterminate") {
            $0.transition = .states(from: .indeterminate, to: .determinate(0.4))
        },
        Refusal(.dialog, "--background", "its own background") { $0.backdrop = .card },
        Refusal(.dialog, "--margin", "its own background") { $0.margin = 8 },
        Refusal(.dialog, "--template", "bare") { $0.template = .white },
        Refusal(.dialog, "--message", "10001 characters") {
            $0.present.message = String(repeating: "m", count: 10_001)
        },
        Refusal(.dialog, "--screen", "WIDTHxHEIGHT") { try $0.give("present.screen", "375 667") },
        Refusal(.dialog, "--screen", "WIDTHxHEIGHT") { try $0.give("present.screen", "375x") },
        Refusal(.dialog, "--screen", "out of range") { $0.present.screen = ScreenSize(width: .nan) },
        Refusal(.dialog, "--screen", "WIDTHxHEIGHT") { try $0.give("present.screen", "nan") },
        Refusal(.dialog, "--screen", "for a side of a screen: use 1 to 4096 points") {
            $0.present.screen = ScreenSize(width: 5000)
        },
        Refusal(.dialog, "--screen", "at least 160 are needed") {
            $0.present.screen = ScreenSize(width: 159, height: 667)
        },
        Refusal(.dialog, "--screen", "too small") {
            ($0.present.screen, $0.present.message) = (
                ScreenSize(width: 375, height: 160), String(repeating: "word ", count: 90)
            )
        },
        Refusal(.dialog, "--size", "has room for") { $0.size = 300 },
        Refusal(.dialog, "--width", "has room for") { ($0.indicator, $0.width) = (.linear, 300) },
        Refusal(.card, "--screen", "raise the limit", .limit) { $0.scales = [16] },
        Refusal(.swipeRefresh, "--pull", "is not a valid pull") { try $0.give("present.pull", "2") },
        Refusal(.swipeRefresh, "--pull", "out of range") { $0.present.pull = .held(2) },
        Refusal(.swipeRefresh, "--pull", "indeterminate") {
            ($0.present.pull, $0.animation.value) = (.run, 0.4)
        },
        Refusal(.swipeRefresh, "--pull", "change of state") {
            ($0.present.pull, $0.state) = (.run, .error)
        },
        Refusal(.swipeRefresh, "--pull", "vector formats cannot") {
            ($0.present.pull, $0.formats) = (.run, [.svg])
        },
        Refusal(.swipeRefresh, "--frames", "a single frame") {
            ($0.present.pull, $0.animation.frames) = (.held(1), 3)
        },
        Refusal(.dialog, "--alone", "only card, button, icon, toolbar") { $0.present.isAlone = true },
        Refusal(.partial, "--alone", "only card, button, icon, toolbar") { $0.present.isAlone = true },
        Refusal(.button, "--screen", "use --screen 390") {
            ($0.present.isAlone, $0.present.screen) = (true, ScreenSize(width: 390, height: 80))
        },
        Refusal(.card, "--loop", "--present") { ($0.sheet.loop, $0.formats) = (.subcycle, [.sheet]) },
    ]

    @Test("C12, C13: what a presentation does not show is refused, with how to fix it", arguments: refusals)
    func refused(refusal: Refusal) {
        let error = #expect(throws: SpecError.self) {
            try Self.spec(refusal.presentation, refusal.change).resolve()
        }
        #expect(error?.place == refusal.place && error?.kind == refusal.kind, "\(error as Any)")
        #expect(error?.message.contains(refusal.fragment) == true, "\(error as Any)")
    }

    @Test("steps are no indicator that is shown somewhere")
    func steps() throws {
        var spec = try Self.spec(.card)
        (spec.indicator, spec.steps.items) = (.steps, [.init("a"), .init("b")])
        let error = #expect(throws: SpecError.self) { try spec.resolve() }
        #expect(error?.place == "--present")
    }

    @Test("a GIF of a page whose surface is translucent is blended with a color, as that of any picture")
    func translucent() throws {
        for presentation in [Presentation.fullScreen, .messageBox, .swipeRefresh, .card] {
            for alpha in [0x80, 0xFF] as [UInt32] {
                let job = try Self.spec(presentation) { spec in
                    spec.themeColors[.surface] = Color(rgba: 0xFFFF_FF00 + alpha)
                    (spec.formats, spec.animation.frames) = ([.gif], 2)
                }.resolve()
                #expect((job.options.matte == nil) == (alpha == 0xFF), "\(presentation.name)")
                _ = try job.files()
            }
        }
    }
}
