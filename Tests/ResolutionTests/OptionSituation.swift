import Basics
import Formats
import Loading
import Requests
import ShapeFiles

/// A small request of a kind, to which options are given one at a time.
struct OptionSituation: Sendable {
    let name: String
    /// The request as a map of a spec file, without its braces.
    private let text: String

    private init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }

    /// - Parameter log: The path of a log.
    func spec(_ format: OutputFormat, log: String) throws -> RenderSpec {
        var spec = try RenderFile.parse(Array("{\(text)}".utf8), name: name).spec
        (spec.name, spec.formats) = ("a", [format])
        // Whoever asks for less time gets the same as everybody, sooner.
        if name != "arc" { spec.compression = .fast }
        // A GIF has no translucent edges.
        if format == .gif, spec.backdrop == nil, spec.presentation == nil {
            spec.matte = Color(red: 0xAB, green: 0xCD, blue: 0xEF)
        }
        if spec.operation.log != nil { spec.operation.log = log }
        if name == "logo of two colors" {
            let logo = "<svg><circle r='9' fill='red'/><circle r='5' fill='white'/></svg>"
            spec.shape = .value(try ShapeFile.parse(Array(logo.utf8), name: "logo.svg"))
        }
        return spec
    }

    static let all: [OptionSituation] = loops + values + states + operations + words + steps + presented

    private static let white = "background: '#FFFFFF'"
    private static let small = "size: 16, " + white
    private static let five = small + ", frames: 5"
    private static let bar = "indicator: linear, width: 30, height: 6, " + white
    private static let gradient = "gradient: '#0A6ED1,#7F52FF'"

    private static let loops = [
        OptionSituation("arc", "motion: fluent, \(five)"),
        OptionSituation("one frame of an arc", "motion: fluent, \(small), frames: 1"),
        OptionSituation("arc on nothing", "motion: mui, size: 16, frames: 5"),
        OptionSituation("arc in trimmed frames", "motion: fluent, size: 16, frames: 5, sheet: {trim: frame}"),
        OptionSituation("arc on a track", "motion: fluent, track: theme, \(five)"),
        OptionSituation("arc with a seam", "motion: swiperefresh, \(small), frames: 7"),
        OptionSituation("arc that repeats when turned", "motion: material-web, size: 16, frames: 5"),
        OptionSituation("shape of one's own", "motion: fluent, shape: M0 0h9v9z, \(five)"),
        OptionSituation("logo of two colors", "motion: fluent, shape: M0 0h9v9z, \(five)"),
        OptionSituation("segments of an arc", "motion: fluent, segments: 5, \(five)"),
        OptionSituation("arc with a gradient", "motion: fluent, \(gradient), \(five)"),
        OptionSituation("spokes", "motion: cupertino, \(five)"),
        OptionSituation("dots", "motion: ui5-dots, \(five)"),
        OptionSituation("placeholders", "skeleton: line 60%x8, size: 80, frames: 5"),
        OptionSituation("shapes", "motion: material-loading, \(five)"),
        OptionSituation("bars", "\(bar), frames: 3"),
        OptionSituation("tiles", "motion: material-contiguous, \(bar), frames: 3"),
    ]

    private static let values = [
        OptionSituation("ring with a value", "motion: determinate, value: 0.2:0.6, \(five)"),
        OptionSituation("ring at a value", "motion: determinate, value: 0.4, \(small)"),
        OptionSituation(
            "ring with two values", "motion: determinate, value: 0.4, value2: 0.7, track: theme, \(small)"),
        OptionSituation("bar between two values", "span: 0.2:0.6, \(bar)"),
        OptionSituation("bar with a gradient", "value: 0.4, \(gradient), \(bar)"),
        OptionSituation("half ring", "value: 0.4, opening: 180, \(small)"),
        OptionSituation("ring at its end", "motion: determinate, value: 1, \(small)"),
        OptionSituation(
            "ring at its beginning, on a track", "motion: determinate, value: 0, track: theme, \(small)"),
        OptionSituation("bar at its beginning, on a track", "value: 0, track: theme, \(bar)"),
        // A GIF of three frames at 60 a second has its ends alone.
        OptionSituation("bar with a value", "value: 0.2:0.6, frames: 6, \(bar)"),
        OptionSituation("bar at a value", "value: 0.4, \(bar)"),
        OptionSituation("bar in short segments", "value: 0.4, segments: 6, \(bar)"),
        OptionSituation("bar at its end", "value: 1, \(bar)"),
        OptionSituation(
            "value in words",
            """
            motion: determinate, value: 0.2:0.6, frames: 5, size: 60, \(white), label: Loading, progress-text: fraction, \
            scale: [0.5]
            """),
    ]

    private static let states = [
        OptionSituation(
            "change",
            "motion: fluent, size: 24, \(white), transition: 'indeterminate:determinate=0.4', fps: 10"),
        OptionSituation("error", "motion: fluent, size: 24, \(white), state: error, fps: 10"),
        OptionSituation("error that stands", "motion: fluent, size: 24, \(white), state: error, frames: 1"),
        OptionSituation(
            "error of a value",
            "motion: determinate, value: 0.4, size: 24, \(white), state: error, fps: 10"),
        OptionSituation(
            "error of a shape", "motion: fluent, shape: M0 0h9v9z, size: 24, \(white), state: error, fps: 10"),
        OptionSituation("paused", "motion: fluent, size: 24, \(white), state: paused, frames: 1"),
        OptionSituation("bar in error", "value: 0.4, state: error, fps: 10, \(bar)"),
        OptionSituation("bar in error that stands", "state: error, frames: 1, \(bar)"),
        OptionSituation(
            "success of shapes", "motion: material-loading, size: 48, \(white), state: success, fps: 10"),
        OptionSituation("paused spokes", "motion: cupertino, \(small), state: paused, fps: 20"),
    ]

    private static let operations = [
        OptionSituation(
            "success", story("{at: 0, started}, {at: 300, progress: 0.5}, {at: 900, succeeded: Done}")),
        // What is left of the wait when the process goes on can be read on the frame at 1500.
        OptionSituation(
            "failure in a dialog",
            """
            motion: fluent, fps: 2, scale: [0.25], present: {name: dialog, screen: 300x300, message: Wait, cancel: Stop, \
            pause: Hold}, operation: {policy: immediate, label-after: 100, expected: 600, stall-timeout: 2000, events: [
            {at: 0, started}, {at: 300, paused}, {at: 1200, resumed}, {at: 2400, failed: Again}]}
            """),
        OptionSituation("stall", story("{at: 0, started}")),
        OptionSituation(
            "log",
            "motion: fluent, \(small), fps: 2, label: Loading, log: job.csv, operation: {policy: immediate, label-after: 100}"
        ),
    ]

    private static func story(_ events: String) -> String {
        """
        motion: fluent, \(small), fps: 2, label: Loading, scale: [0.5], operation: {policy: immediate, label-after: 100, \
        expected: 600, stall-timeout: 2000, events: [\(events)]}
        """
    }

    private static let words = [
        OptionSituation("message", "reduced-motion: message, frames: 3, \(white), scale: [0.5]"),
        OptionSituation(
            "sidecar", "motion: fluent, sidecar: [json, vtt], with-reduced-motion: message, \(five)"),
        OptionSituation("label", "motion: fluent, label: Loading, \(small), frames: 2"),
        OptionSituation("theme of its own", "motion: fluent, theme: material-light, \(five)"),
        OptionSituation("color beyond sRGB", "motion: fluent, color: 'color(display-p3 1 0.2 0)', \(five)"),
    ]

    private static let steps = [
        OptionSituation("steps", "\(row), width: 200"),
        OptionSituation(
            "steps that move", "\(row), width: 320, transition: 'step:1:2', frames: 3, header: true"),
        OptionSituation("list of steps", "\(row), width: 320, view: all"),
    ]

    private static let row =
        "indicator: steps, steps: [a, {name: b, icon: cart}], scale: [0.25], \(white)"

    private static let presented = [
        OptionSituation(
            "dialog", "motion: fluent, frames: 3, scale: [0.25], present: {name: dialog, screen: 200x200}"),
        OptionSituation(
            "skeleton", "motion: fluent, frames: 3, scale: [0.25], present: {name: card, shimmer: content}"),
        OptionSituation("button", "motion: fluent, frames: 3, scale: [0.25], present: button, label: Save"),
        OptionSituation(
            "list to pull", "fps: 1, scale: [0.25], present: {name: swipe-refresh, screen: 200x200}"),
        OptionSituation(
            "pull",
            "frames: 6, scale: [0.25], present: {name: swipe-refresh, pull: run, screen: 200x200}"),
    ]
}
