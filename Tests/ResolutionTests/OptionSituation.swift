import Basics
import Drawing
import Exports
import Formats
import Imaging
import Indicators
import Jobs
import Loading
import MotionCore
import Presentations
import Rendering
import Requests

/// A small request of a kind, to which options are given one at a time.
struct OptionSituation: Sendable {
    let name: String
    let make: @Sendable (inout RenderSpec) throws -> Void

    private init(_ name: String, _ make: @escaping @Sendable (inout RenderSpec) throws -> Void) {
        (self.name, self.make) = (name, make)
    }

    /// - Parameter log: The path of a log.
    func spec(_ format: OutputFormat, log: String) throws -> RenderSpec {
        var spec = RenderSpec()
        (spec.name, spec.formats) = ("a", [format])
        // Whoever asks for less time gets the same as everybody, sooner.
        if name != "arc" { spec.compression = .fast }
        try make(&spec)
        // A GIF has no translucent edges.
        if format == .gif, spec.backdrop == nil, spec.presentation == nil {
            spec.matte = Color(red: 0xAB, green: 0xCD, blue: 0xEF)
        }
        if spec.operation.log != nil { spec.operation.log = log }
        return spec
    }

    static let all: [OptionSituation] = loops + values + states + operations + words + steps + presented

    private static let white = Backdrop.color(Color(red: 255, green: 255, blue: 255))

    private static let gradient = Gradient([
        Color(red: 10, green: 110, blue: 209), Color(red: 127, green: 82, blue: 255),
    ])

    private static let loops = [
        OptionSituation("arc") { circular(.fluent, &$0) },
        OptionSituation("one frame of an arc") {
            circular(.fluent, &$0)
            $0.animation.frames = 1
        },
        OptionSituation("arc on nothing") {
            circular(.mui, &$0)
            $0.background = nil
        },
        OptionSituation("arc on a track") {
            circular(.fluent, &$0)
            $0.trackPaint = .theme
        },
        OptionSituation("arc with a seam") {
            circular(.swipeRefresh, &$0)
            $0.animation.frames = 7
        },
        OptionSituation("arc that repeats when turned") {
            circular(.materialWeb, &$0)
            $0.background = nil
        },
        OptionSituation("shape of one's own") {
            circular(.fluent, &$0)
            $0.shape = try Source<CustomShape>(shape: "M0 0h9v9z")
        },
        OptionSituation("segments of an arc") {
            circular(.fluent, &$0)
            $0.segments = 5
        },
        OptionSituation("arc with a gradient") {
            circular(.fluent, &$0)
            $0.gradient = gradient
        },
        OptionSituation("spokes") { circular(.cupertino, &$0) },
        OptionSituation("dots") { circular(.ui5Dots, &$0) },
        OptionSituation("shapes") { circular(.materialLoading, &$0) },
        OptionSituation("bars") { linear(&$0) },
        OptionSituation("tiles") {
            linear(&$0)
            $0.motion = .materialContiguous
        },
    ]

    private static let values = [
        OptionSituation("ring with a value") { value(ValueSpan(from: 0.2, to: 0.6), &$0) },
        OptionSituation("ring at a value") { value(0.4, &$0) },
        OptionSituation("ring with two values") {
            value(0.4, &$0)
            ($0.value2, $0.trackPaint) = (0.7, .theme)
        },
        OptionSituation("bar between two values") {
            linear(&$0)
            ($0.animation.span, $0.animation.frames) = (ValueSpan(from: 0.2, to: 0.6), nil)
        },
        OptionSituation("bar with a gradient") {
            linear(&$0)
            ($0.animation.value, $0.animation.frames, $0.gradient) = (0.4, nil, gradient)
        },
        OptionSituation("ring at its end") { value(1, &$0) },
        OptionSituation("ring at its beginning, on a track") {
            value(0, &$0)
            $0.trackPaint = .theme
        },
        OptionSituation("bar at its beginning, on a track") {
            linear(&$0)
            ($0.animation.value, $0.animation.frames, $0.trackPaint) = (0, nil, .theme)
        },
        OptionSituation("bar with a value") {
            linear(&$0)
            // A GIF of three frames at 60 a second has its ends alone.
            ($0.animation.value, $0.animation.frames) = (ValueSpan(from: 0.2, to: 0.6), 6)
        },
        OptionSituation("bar at a value") {
            linear(&$0)
            ($0.animation.value, $0.animation.frames) = (0.4, nil)
        },
        OptionSituation("bar in short segments") {
            linear(&$0)
            ($0.animation.value, $0.animation.frames, $0.segments) = (0.4, nil, 6)
        },
        OptionSituation("bar at its end") {
            linear(&$0)
            ($0.animation.value, $0.animation.frames) = (1, nil)
        },
        OptionSituation("value in words") {
            value(ValueSpan(from: 0.2, to: 0.6), &$0)
            ($0.label.text, $0.label.progressText, $0.extent) = ("Loading", .fraction, 60)
            $0.scales = [0.5]
        },
    ]

    private static let states = [
        OptionSituation("change") {
            circular(.fluent, &$0)
            ($0.extent, $0.transition, $0.animation.frames) = (
                24, .states(from: .indeterminate, to: .determinate(0.4)), nil
            )
            $0.animation.fps = 10
        },
        OptionSituation("error") {
            circular(.fluent, &$0)
            ($0.extent, $0.state, $0.animation.frames, $0.animation.fps) = (24, .error, nil, 10)
        },
        OptionSituation("error that stands") {
            circular(.fluent, &$0)
            ($0.extent, $0.state, $0.animation.frames) = (24, .error, 1)
        },
        OptionSituation("error of a value") {
            value(0.4, &$0)
            ($0.extent, $0.state, $0.animation.fps) = (24, .error, 10)
        },
        OptionSituation("paused") {
            circular(.fluent, &$0)
            ($0.extent, $0.state, $0.animation.frames) = (24, .paused, 1)
        },
        OptionSituation("bar in error") {
            linear(&$0)
            ($0.state, $0.animation.frames, $0.animation.value, $0.animation.fps) = (.error, nil, 0.4, 10)
        },
        OptionSituation("bar in error that stands") {
            linear(&$0)
            ($0.state, $0.animation.frames) = (.error, 1)
        },
        OptionSituation("success of shapes") {
            circular(.materialLoading, &$0)
            ($0.extent, $0.state, $0.animation.frames, $0.animation.fps) = (48, .success, nil, 10)
        },
        OptionSituation("paused spokes") {
            circular(.cupertino, &$0)
            ($0.state, $0.animation.frames, $0.animation.fps) = (.paused, nil, 20)
        },
    ]

    private static let operations = [
        OptionSituation("success") {
            try story("{at: 0, started}, {at: 300, progress: 0.5}, {at: 900, succeeded: Done}", &$0)
        },
        OptionSituation("failure in a dialog") {
            // What is left of the wait when the process goes on can be read on the frame at 1500.
            try story(
                "{at: 0, started}, {at: 300, paused}, {at: 1200, resumed}, {at: 2400, failed: Again}", &$0)
            ($0.label.text, $0.extent, $0.backdrop, $0.scales) = (nil, nil, nil, [0.25])
            ($0.presentation, $0.present.screen) = (.dialog, ScreenSize(width: 300, height: 300))
            ($0.present.message, $0.present.cancel, $0.present.pause) = ("Wait", "Stop", "Hold")
        },
        OptionSituation("stall") { try story("{at: 0, started}", &$0) },
        OptionSituation("log") {
            circular(.fluent, &$0)
            ($0.animation.frames, $0.animation.fps, $0.operation.log) = (nil, 2, "-")
            ($0.operation.policy, $0.label.text, $0.operation.labelAfter) = (.immediate, "Loading", 100)
        },
    ]

    private static let words = [
        OptionSituation("message") {
            ($0.access.reducedMotion, $0.animation.frames, $0.backdrop) = (.message, 3, white)
            $0.scales = [0.5]
        },
        OptionSituation("sidecar") {
            circular(.fluent, &$0)
            ($0.access.sidecars, $0.access.variants) = ([.json, .vtt], [.message])
        },
        OptionSituation("label") {
            circular(.fluent, &$0)
            ($0.label.text, $0.animation.frames) = ("Loading", 2)
        },
        OptionSituation("theme of its own") {
            circular(.fluent, &$0)
            $0.theme = .materialLight
        },
    ]

    private static let steps = [
        OptionSituation("steps") { steps(&$0) },
        OptionSituation("steps that move") {
            steps(&$0)
            ($0.transition, $0.animation.frames, $0.steps.showsHeader) = (.steps(from: 1, to: 2), 3, true)
            $0.width = 320
        },
        OptionSituation("list of steps") {
            steps(&$0)
            ($0.width, $0.steps.view) = (320, .all)
        },
    ]

    private static let presented = [
        OptionSituation("dialog") {
            circular(.fluent, &$0)
            ($0.extent, $0.backdrop, $0.presentation, $0.animation.frames) = (nil, nil, .dialog, 3)
            ($0.scales, $0.present.screen) = ([0.25], ScreenSize(width: 200, height: 200))
        },
        OptionSituation("skeleton") {
            circular(.fluent, &$0)
            ($0.extent, $0.backdrop, $0.presentation, $0.animation.frames) = (nil, nil, .card, 3)
            ($0.scales, $0.present.shimmer) = ([0.25], .content)
        },
        OptionSituation("button") {
            circular(.fluent, &$0)
            ($0.extent, $0.backdrop, $0.presentation, $0.animation.frames) = (nil, nil, .button, 3)
            ($0.scales, $0.label.text) = ([0.25], "Save")
        },
        OptionSituation("list to pull") {
            ($0.presentation, $0.scales, $0.animation.fps) = (.swipeRefresh, [0.25], 1)
            $0.present.screen = ScreenSize(width: 200, height: 200)
        },
        OptionSituation("pull") {
            ($0.presentation, $0.present.pull, $0.animation.frames) = (.swipeRefresh, .run, 6)
            ($0.scales, $0.present.screen) = ([0.25], ScreenSize(width: 200, height: 200))
        },
    ]

    private static func circular(_ motion: Motion, _ spec: inout RenderSpec) {
        (spec.animation.motion, spec.extent, spec.animation.frames, spec.backdrop) = (
            .value(motion), 16, 5, white
        )
    }

    private static func value(_ value: ValueSpan, _ spec: inout RenderSpec) {
        circular(.determinate, &spec)
        spec.animation.value = value
        if value.isSingle { spec.animation.frames = nil }
    }

    private static func linear(_ spec: inout RenderSpec) {
        (spec.indicator, spec.width, spec.height, spec.backdrop) = (.linear, 30, 6, white)
        spec.animation.frames = 3
    }

    private static func steps(_ spec: inout RenderSpec) {
        (spec.indicator, spec.width, spec.backdrop, spec.scales) = (.steps, 200, white, [0.25])
        spec.steps.items = [.init("a"), .init("b", icon: StepIcon.all.first)]
    }

    private static func story(_ events: String, _ spec: inout RenderSpec) throws {
        circular(.fluent, &spec)
        (spec.animation.frames, spec.animation.fps) = (nil, 2)
        (spec.label.text, spec.operation.policy, spec.operation.labelAfter) = ("Loading", .immediate, 100)
        (spec.operation.expected, spec.operation.stallTimeout, spec.scales) = (600, 2000, [0.5])
        let file = try RenderFile.parse(Array("operation: {events: [\(events)]}".utf8), name: "story")
        spec.operation.story = file.spec.operation.story
    }
}
