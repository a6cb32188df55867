import Drawing
import Easings
import Formats
import Indicators
import Jobs
import Loading
import MotionCore
import RequestSupport
import TestSupport
import Testing
import Vectors

@testable import Basics
@testable import Files
@testable import Loading
@testable import Rendering
@testable import Requests
@testable import Resolution

@Suite struct VectorPictureTests {
    private func picture(_ change: (inout RenderSpec) -> Void) throws -> VectorPicture {
        var spec = RenderSpec()
        spec.formats = [.svg]
        change(&spec)
        return try #require(try spec.resolve().picture)
    }

    @Test(
        "motions whose ends move one after another keep their own curves",
        arguments: ["material-web", "fluent", "material-retreat", "carbon", "cupertino", "ionic-lines"])
    func exact(name: String) throws {
        #expect(try Motion.named(name).vectorFidelity().isExact)
    }

    @Test(
        "a bar whose easing overshoots has a line as long as it ever gets",
        arguments: [ValueSpan(from: 0.2, to: 0.8), ValueSpan(from: 0.8, to: 0.2)], [StrokeCap.butt, .round])
    func overshooting(value: ValueSpan, cap: StrokeCap) throws {
        let picture = try picture {
            ($0.indicator, $0.animation.value, $0.cap) = (.linear, value, cap)
            $0.animation.easing = .cubicBezier(CubicBezier(0.3, -0.6, 0.5, 1.6))
        }
        var most = 0.0
        for layer in picture.groups.flatMap({ $0.layers }) {
            guard case .stroke(let stroke) = layer.content, stroke.length.constant == nil else { continue }
            for time in stride(from: 0, through: picture.duration, by: 1) {
                most = max(most, stroke.length.value(at: time))
            }
        }
        #expect(most > 0.999 && most <= 1 + 1e-9)
    }

    @Test("no motion is more than a fortieth of a point away from its own curves", arguments: Motion.all)
    func fitted(motion: Motion) throws {
        let fidelity = try motion.vectorFidelity()
        #expect(fidelity.distance < 0.025)
        #expect(fidelity.opacity < 0.002)
    }

    @Test(
        "waves that rise and fall are as near to their own curves at every size and height",
        arguments: [16, 20, 24, 28, 36, 42, 48, 72])
    func waves(size: Double) throws {
        for (motion, amplitude) in [
            (Motion.materialWavy, nil as Double?), (.composeWavy, nil), (.composeWavy, 1.2),
        ] {
            let picture = try picture {
                ($0.animation.motion, $0.animation.value) = (.value(motion), ValueSpan(from: 0, to: 1))
                ($0.extent, $0.animation.wave.amplitude) = (.points(size), amplitude)
            }
            #expect(picture.fidelity.distance < 0.025, "\(motion.name)")
        }
    }

    @Test(
        "segments that stand across a ring are parts of a stroke that reaches beyond them, near to their own curves"
    )
    func standing() throws {
        let picture = try picture {
            ($0.animation.value, $0.segments) = (ValueSpan(from: 0, to: 1), 60)
            $0.track = Color(rgba: 0xE5E7_EBFF)
        }
        #expect(picture.fidelity.distance < 0.025)
        let layers = picture.groups.flatMap { $0.layers }
        #expect(layers.count == 120)
        for layer in layers {
            let widths = try #require(layer.content.stroke).width.segments.flatMap { [$0.start, $0.end] }
            #expect(widths.max() == 6, "\(layer.name)")
        }
        let clips = Set(picture.groups.map { $0.clip })
        let moves = try #require(clips.first ?? nil).elements.filter {
            if case .move = $0 { true } else { false }
        }
        #expect(clips.count == 1 && moves.count == 60)
    }

    @Test(
        "what lies below a translucent dot that stands still is cut out by an outline, which Android vectors can hold"
    )
    func dots() throws {
        let picture = try picture {
            ($0.indicator, $0.themeSource, $0.animation.value) = (.linear, .value(.materialLight), 0.4)
            ($0.height, $0.state) = (8, .disabled)
        }
        #expect(picture.groups.map { $0.layers.map(\.name) } == [["track-2"], ["stop", "bar-1"]])
        #expect(picture.groups.allSatisfy { $0.mask.isEmpty && $0.clip != nil })
        #expect(picture.groups[0].clip != picture.groups[1].clip)
    }

    @Test(
        "the arc of a picture is the arc of the motion at any time",
        arguments: Motion.plain.filter { $0.kind.arc != nil })
    func arcs(motion: Motion) throws {
        let choreography = try #require(motion.kind.arc)
        let picture = try picture { $0.motion = motion }
        let layer = try #require(picture.groups[0].layers.last)
        let stroke = try #require(layer.content.stroke)
        // Irregular, so that no time is one at which something jumps.
        for step in 1...200 {
            let time = (Double(step) * 0.618_033_988_749 * picture.duration)
                .truncatingRemainder(dividingBy: picture.duration)
            let span = choreography.span(at: time)
            let start = layer.moves.reduce(0) { $0 + $1.curve.value(at: time) }
            #expect((start - span.start).remainder(dividingBy: 1).magnitude < 2e-4)
            #expect((stroke.length.value(at: time) - span.sweep).magnitude < 2e-4)
        }
    }

    @Test("a track of any color is the track, and none of the bars")
    func colorsOfTracks() throws {
        for color in [0x0000_00FF, 0xFFFF_FFFF, 0xFF00_00FF] as [UInt32] {
            let picture = try picture {
                ($0.indicator, $0.animation.value, $0.trackPaint, $0.colors) = (
                    .linear, 0.4, .color(Color(rgba: color)), [Color(rgba: 0xFF00_00FF)]
                )
            }
            #expect(picture.groups[0].layers.map(\.name) == ["track-1", "bar-1"])
            #expect(picture.groups[0].layers.map(\.paint.role) == [.track, .value])
        }
    }

    @Test("a stop, a buffer and a second value of the bar's own color are told from it")
    func rolesOfOneColor() throws {
        let color = Color(rgba: 0xFF00_00FF)
        func names(_ change: (inout RenderSpec) -> Void) throws -> [String] {
            let picture = try picture {
                ($0.indicator, $0.animation.value, $0.height) = (.linear, 0.4, 8)
                ($0.stop, $0.track) = (4, color)
                ($0.colors, $0.buffer) = ([color], 0.8)
                change(&$0)
            }
            return picture.groups.flatMap { $0.layers.map(\.name) }
        }
        #expect(try names { _ in } == ["track", "buffer", "stop", "bar-1"])
        #expect(
            try names { ($0.buffer, $0.value2, $0.colors) = (nil, 0.6, [color, color]) }
                == ["track-1", "stop", "second-1", "bar-1"])
    }

    @Test("a buffer that a value has passed is gone", arguments: [0, 4], FlowDirection.allCases)
    func passedBuffer(gap: Double, direction: FlowDirection) throws {
        let picture = try picture {
            ($0.indicator, $0.animation.value, $0.buffer, $0.gap) = (
                .linear, ValueSpan(from: 0, to: 1), 0.5, gap
            )
            ($0.trackPaint, $0.stop, $0.direction) = (.color(Color(rgba: 0xEEEE_EEFF)), 4, direction)
        }
        #expect(picture.fidelity.distance < 0.025)
        let buffer = try #require(picture.groups[0].layers.first { $0.opacity.constant == 0.4 })
        let stroke = try #require(buffer.content.stroke)
        #expect(stroke.width.value(at: picture.duration * 0.3) > 0)
        #expect(stroke.width.value(at: picture.duration * 0.7) == 0)
    }

    @Test(
        "figures whose tracks a format can say keep their keys and easings",
        arguments: [
            "sk-bounce", "sk-wave", "sk-pulse", "sk-flow", "sk-swing", "sk-chase", "sk-circle",
            "sk-circle-fade", "sk-grid", "nv-ball-pulse", "nv-ball-beat", "nv-line-scale",
            "nv-line-scale-pulse-out", "nv-ball-clip-rotate", "nv-ball-scale", "nv-ball-spin-fade",
            "svg-bars", "svg-puff", "svg-rings", "svg-oval", "svg-three-dots", "svg-grid",
            "svg-ball-triangle",
        ])
    func figures(name: String) throws {
        #expect(try Motion.named(name).vectorFidelity().isExact)
    }

    @Test("a track of an element is in a picture at any time what it is in the motion")
    func tracks() throws {
        let motion = try Motion.named("sk-chase")
        guard case .drawn(let drawn) = motion.kind, case .elements(let choreography) = drawn.form else {
            return
        }
        let picture = try picture { $0.motion = motion }
        for (layer, element) in zip(picture.groups[0].layers, choreography.elements) {
            #expect(layer.moves.count == 3)
            for step in 1...400 {
                let time = (Double(step) * 0.618_033_988_749 * picture.duration)
                    .truncatingRemainder(dividingBy: picture.duration)
                let values = element.tracks.map { $0.value(at: time) }
                let shown = layer.moves.map { $0.curve.value(at: time) }
                // In the file the group turns first, then the element, then it grows.
                for (value, expected) in zip(shown, [values[1] / 360, values[0] / 360, values[2]]) {
                    #expect((value - expected).magnitude < 1e-6)
                }
            }
        }
    }

    @Test("an outline that changes is no Android vector, and is refused by its name")
    func changingOutlines() throws {
        for name in ["material-loading", "compose-loading", "sk-plane", "sk-fold", "svg-bars", "svg-puff"] {
            var spec = RenderSpec()
            (spec.animation.motion, spec.formats) = (.value(try Motion.named(name)), [.avd])
            let error = refusal(spec)
            #expect(error?.place == "--to" && error?.message.contains(name) == true, "\(name)")
        }
    }

    @Test("shapes that take too many points in a vector are refused with what to leave out")
    func tooManyPoints() throws {
        guard case .drawn(var drawn) = Motion.materialLoading.kind, case .shapes(var course) = drawn.form
        else {
            return
        }
        course.period = course.interval * 400
        drawn.form = .shapes(course)
        let motion = Motion(
            name: "long", summary: "", source: "", kind: .drawn(drawn), size: 48, stroke: 34, cap: .round)
        var spec = RenderSpec()
        (spec.animation.motion, spec.formats) = (.value(motion), [.svg])
        let error = refusal(spec)
        #expect(error?.kind == .limit && error?.message.contains("points in a vector") == true)
    }

    @Test("where WebKit enlarges lengths twice there are none, for every motion", arguments: Motion.all)
    func lengths(motion: Motion) throws {
        let text = try picture { $0.motion = motion }.svg(.css)
        // Identifiers may have any letters.
        #expect(!text.contains(/[0-9]px[ ;),]/) && !text.contains("transform-origin"))
    }

    @Test(
        "identifiers of an SVG come from its content, and another SVG of its name has none of them"
    )
    func identifiers() throws {
        func names(_ motion: Motion, _ animation: SVGAnimation) throws -> Set<Substring> {
            let picture = try picture {
                ($0.name, $0.animation.motion) = ("spinner", .value(motion))
                $0.gradient = Gradient([Color(rgba: 0x0A6E_D1FF), Color(rgba: 0xE973_0CFF)])
            }
            let text = picture.svg(animation)
            #expect(text == picture.svg(animation))
            return Set(text.matches(of: /(?:id="|class="|@keyframes )([^" ]+)/).map(\.1))
        }
        let all = try [Motion.fluent, .materialWeb].flatMap { motion in
            try [SVGAnimation.smil, .css].map { try names(motion, $0) }
        }
        #expect(all.allSatisfy { !$0.isEmpty })
        #expect(Set(all.flatMap { $0 }).count == all.reduce(0) { $0 + $1.count })
    }

    @Test("outlines that change are told of where CSS cannot change them in WebKit")
    func webKit() throws {
        func tells(_ motion: Motion, _ format: OutputFormat) throws -> Bool {
            var spec = RenderSpec()
            (spec.animation.motion, spec.formats) = (.value(motion), [format])
            return try spec.resolve().notes.contains { $0.contains("WebKit") && $0.contains("use svg") }
        }
        #expect(try tells(.materialLoading, .svgCSS) && !tells(.materialLoading, .svg))
        #expect(try !tells(.fluent, .svgCSS))
    }

    @Test("a picture that is fitted says so, in a note and in the report")
    func notes() throws {
        var spec = RenderSpec()
        (spec.animation.motion, spec.formats) = (.value(.adwaita), [.svg])
        let job = try spec.resolve()
        #expect(job.notes.contains { $0.hasPrefix("vector formats: some curves are approximated, at most ") })
        let report = String(decoding: RenderReport(job: job, folder: "", files: []).json(), as: UTF8.self)
        #expect(report.contains(#""vector": {"exact": false, "distance": "#))
        spec.motion = .fluent
        #expect(try spec.resolve().notes.isEmpty)
    }

    @Test("discs are told of where a bar is one, and not of a buffer that comes and goes")
    func discs() throws {
        func tells(_ value: ValueSpan) throws -> Bool {
            var spec = RenderSpec()
            (spec.indicator, spec.cap, spec.height, spec.buffer) = (.linear, .round, 8, 0.6)
            (spec.animation.value, spec.trackPaint, spec.formats) = (
                value, .color(Color(rgba: 0xCCCC_CCFF)), [.svg]
            )
            return try spec.resolve().notes.contains { $0.contains("discs") }
        }
        #expect(try !tells(ValueSpan(from: 0.2, to: 1)))
        #expect(try tells(ValueSpan(from: 0, to: 1)))
    }

    @Test("what has no frames is not refused for their number")
    func frames() throws {
        var spec = RenderSpec()
        (spec.animation.motion, spec.animation.maxFrames, spec.formats) = (
            .value(.materialWeb), 3, [.svg, .lottie, .avd]
        )
        _ = try spec.resolve()
        spec.formats = [.svg, .apng]
        #expect(refusal(spec)?.kind == .limit)
        (spec.formats, spec.animation.maxFrames) = ([.svg], 0)
        #expect(refusal(spec)?.place == "--max-frames")
    }

    @Test("the color of a page needs SVG, and one color")
    func currentColor() {
        var spec = RenderSpec()
        (spec.usesCurrentColor, spec.formats) = (true, [.lottie])
        #expect(refusal(spec)?.place == "--current-color")
        (spec.formats, spec.colors, spec.animation.motion) = (
            [.svg], [Color(rgba: 0xFF00_00FF), Color(rgba: 0x00FF_00FF)], .value(.materialWeb)
        )
        #expect(refusal(spec)?.place == "--current-color")
    }

    @Test("lines of Lottie have round joins: a miter in a short square one is a notch in rlottie")
    func joins() throws {
        var spec = RenderSpec()
        (spec.animation.value, spec.cap, spec.gap) = (ValueSpan(from: 0, to: 1), .square, 4)
        (spec.trackPaint, spec.formats) = (.color(Color(rgba: 0xE5E7_EBFF)), [.lottie])
        for bytes in try spec.resolve().files().files.values {
            let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
            #expect(text.contains("\"lj\":2") && !text.contains("\"lj\":1"))
        }
    }

    @Test("a layer of Lottie has a mask only where something is hidden by it")
    func masks() throws {
        func masks(_ change: (inout RenderSpec) -> Void) throws -> Int {
            var spec = RenderSpec()
            (spec.indicator, spec.height, spec.formats) = (.linear, 8, [.lottie])
            spec.track = Color(rgba: 0xE5E7_EBFF)
            change(&spec)
            let texts = try spec.resolve().files().files.values.map { String(decoding: $0, as: UTF8.self) }
            return texts.reduce(0) { $0 + $1.matches(of: /"hasMask": true/).count }
        }
        #expect(try masks { $0.animation.value = ValueSpan(from: 0, to: 1) } == 0)
        #expect(try masks { ($0.animation.value, $0.cap) = (ValueSpan(from: 0, to: 1), .butt) } == 0)
        #expect(try masks { $0.motion = .materialDisjoint } == 0)
        // Its bars come from beyond the track, and leave it; values go through the gaps of segments.
        #expect(try masks { $0.motion = .muiLinear } == 2)
        #expect(try masks { ($0.animation.value, $0.segments) = (ValueSpan(from: 0, to: 1), 5) } > 0)
    }

    @Test("a motion of too many moves is refused with how to fix it")
    func tooMany() {
        var spec = RenderSpec()
        (spec.animation.motion, spec.animation.isFaithful, spec.animation.maxFrames) = (
            .value(.flutter), true, 1_000_000
        )
        spec.formats = [.svg]
        let error = refusal(spec)
        #expect(error?.kind == .limit && error?.message.contains("moves") == true)
    }

    @Test("an arc that flips is traced where its stroke is nothing, too")
    func thinArc() throws {
        let text = """
            {name: thin, kind: elements, period: 1000, box: {width: 40, height: 40}, elements: [
            {arc: {x: 20, y: 20, r: 15, stroke: 4, sweep: 90}, tracks: [
            {property: strokeWidth, values: [4, 0, 0, 4]}, {property: rotateX, values: [0, 360]},
            {property: rotateY, values: [0, 360]}]}]}
            """
        let motion = try MotionFile.parse(Array(text.utf8), name: "thin.yaml")
        let picture = try picture { $0.motion = motion }
        #expect(picture.groups.flatMap { $0.layers }.count == 1 && picture.fidelity.distance < 0.025)
    }

    private func refusal(_ spec: RenderSpec) -> SpecError? {
        #expect(throws: SpecError.self) { try spec.resolve() }
    }
}

extension VectorPicture.Content {
    fileprivate var stroke: VectorPicture.Stroke? {
        if case .stroke(let stroke) = self { stroke } else { nil }
    }
}
