import Drawing
import Indicators
import Loading
import MotionCore
import Requests
import TestSupport

/// Rings that are open, begin elsewhere or run counterclockwise, pies and cooldowns.
enum GaugeImages {
    static let cases = [gauges, named, pies, laps]

    private static let colors = [0x0A6E_D1FF, 0x7F52_FFFF, 0xE973_0CFF].map { Color(rgba: $0) }

    private static func spec(
        _ value: ValueSpan?, theme: Theme = .fioriLight, _ change: (inout RenderSpec) -> Void
    ) -> RenderSpec {
        var spec = RenderSpec(nil, theme: theme)
        (spec.extent, spec.stroke, spec.trackPaint) = (.points(64), 8, .theme)
        spec.animation.value = value
        change(&spec)
        return spec
    }

    /// Second laps: with every cap, a gap, segments, a gradient, open, counterclockwise, as a pie, and with their percentage.
    private static let laps: ImageCase = {
        let changes: [(inout RenderSpec) -> Void] = [
            { _ in }, { $0.cap = .butt }, { $0.gap = 4 }, { $0.segments = 8 },
            { $0.gradient = Gradient(colors) }, { ($0.opening, $0.gap) = (90, 4) },
            { $0.isCounterclockwise = true }, { ($0.form, $0.stroke) = (.pie, nil) },
            { ($0.label.progressText, $0.label.placement) = (.percent, .center) },
        ]
        let cells = changes.flatMap { change in
            let spec = spec(ValueSpan(from: 0.8, to: 2)) {
                ($0.animation.overflows, $0.animation.frames) = (true, 7)
                change(&$0)
            }
            return ImageCase.Cell.frames { try spec.resolve() }
        }
        return ImageCase(name: "rings-laps", cells: cells, columns: 7, hasTexts: true)
    }()

    /// Values from nothing to all, with every cap, gaps, segments, second values, spans and gradients, motions, and states.
    private static let gauges: ImageCase = {
        var cells: [ImageCase.Cell] = []
        func add(
            _ value: ValueSpan? = ValueSpan(from: 0, to: 1), frames: Int = 8,
            _ change: (inout RenderSpec) -> Void
        ) {
            let spec = spec(value) {
                ($0.opening, $0.animation.frames) = (90, frames)
                change(&$0)
            }
            cells += ImageCase.Cell.frames { try spec.resolve() }
        }
        for cap in [StrokeCap.round, .butt, .square] { add { $0.cap = cap } }
        add { $0.gap = 4 }
        add(ValueSpan(from: 0, to: 0.06)) { $0.gap = 4 }
        add { $0.segments = 8 }
        add { ($0.segments, $0.gap, $0.segmentGap) = (5, 2, 3) }
        add { ($0.segments, $0.stroke) = (5, 20) }
        add { $0.value2 = 0.6 }
        add { ($0.value2, $0.gap) = (0.6, 4) }
        add { $0.gradient = Gradient(colors) }
        add { ($0.gradient, $0.gradientAxis) = (Gradient(colors), .ring) }
        add { ($0.gradient, $0.isCounterclockwise) = (Gradient(colors), true) }
        add { ($0.opening, $0.startAngle) = (180, -90) }
        add { ($0.opening, $0.startAngle, $0.isCounterclockwise) = (nil, 90, true) }
        for gap in [0.0, 4] { add(nil) { ($0.motion, $0.gap) = (.fluent, gap) } }
        add(nil) { $0.motion = .materialAdvance }
        add(nil) { ($0.motion, $0.segments) = (.materialWeb, 9) }
        for span in [ValueSpan(from: 0.2, to: 0.6), ValueSpan(from: 0, to: 0.03)] {
            for gap in [0.0, 4] {
                add(nil, frames: 1) { ($0.animation.span, $0.gap) = (span, gap) }
                add(nil, frames: 1) { ($0.animation.span, $0.gap, $0.value2) = (span, gap, 0.4) }
            }
        }
        for state in [ValueState.error, .success, .paused, .disabled] {
            for motion in [nil, Motion.fluent] {
                add(motion == nil ? ValueSpan(0.4) : nil, frames: 1) {
                    ($0.motion, $0.state) = (motion, state)
                }
            }
        }
        return ImageCase(name: "gauges", cells: cells, columns: 8)
    }()

    /// Gauges as libraries have them: Ant Design's dashboard, react-circular-progressbar's `circleRatio`, a half ring, Material's gap.
    private static let named: ImageCase = {
        var cells: [ImageCase.Cell] = []
        let changes: [(inout RenderSpec) -> Void] = [
            { ($0.extent, $0.stroke, $0.opening) = (.points(120), 7.2, 75) },
            { ($0.extent, $0.stroke, $0.opening, $0.startAngle) = (.points(100), 8, 90, -135) },
            { ($0.extent, $0.stroke, $0.opening, $0.cap) = (.points(120), 16, 180, .butt) },
            { ($0.extent, $0.stroke, $0.opening, $0.gap) = (.points(96), 8, 90, 4) },
        ]
        for themes in [[Theme.fioriLight, .materialLight], [.fioriDark, .materialDark]] {
            for (index, change) in changes.enumerated() {
                let spec = spec(0.68, theme: themes[index / 3]) {
                    change(&$0)
                    ($0.label.progressText, $0.label.placement, $0.backdrop) = (.percent, .center, .surface)
                }
                cells += ImageCase.Cell.frames { try spec.resolve() }
            }
        }
        var sheet = ImageCase(name: "gauges-named", cells: cells, columns: 4)
        sheet.hasTexts = true
        sheet.backgrounds = [.light]
        return sheet
    }()

    /// Pies and cooldowns that fill and empty, in both directions, cut, with two values, while they run, and in the end.
    private static let pies: ImageCase = {
        var cells: [ImageCase.Cell] = []
        for form in [RingForm.pie, .cooldown] {
            func add(
                _ value: ValueSpan? = ValueSpan(from: 0, to: 1), frames: Int = 8,
                _ change: (inout RenderSpec) -> Void
            ) {
                let spec = spec(value) {
                    ($0.stroke, $0.form, $0.animation.frames) = (nil, form, frames)
                    change(&$0)
                }
                cells += ImageCase.Cell.frames { try spec.resolve() }
            }
            add { _ in }
            add(ValueSpan(from: 1, to: 0)) { $0.isCounterclockwise = true }
            add { $0.trackPaint = .hidden }
            add { ($0.opening, $0.startAngle) = (180, -90) }
            add { $0.value2 = 0.6 }
            add(nil) { $0.motion = .fluent }
            if form == .pie {
                add { $0.segments = 6 }
                add { $0.gradient = Gradient(colors) }
            }
            for state in [ValueState.error, .success, .paused, .disabled] {
                for motion in [nil, Motion.fluent] {
                    add(motion == nil ? ValueSpan(0.4) : nil, frames: 1) {
                        ($0.motion, $0.state) = (motion, state)
                    }
                }
            }
        }
        return ImageCase(name: "pies", cells: cells, columns: 8)
    }()
}
