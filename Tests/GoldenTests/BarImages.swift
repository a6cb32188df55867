import Drawing
import Indicators
import Loading
import MotionCore
import Requests
import TestSupport

/// Vertical bars, bars with corners, and bars from the middle.
enum BarImages {
    static let cases = [vertical, corners, effects, batteries]

    private static let colors = [0x0A6E_D1FF, 0x7F52_FFFF, 0xE973_0CFF].map { Color(rgba: $0) }

    private static func cells(
        _ direction: FlowDirection, _ value: ValueSpan? = ValueSpan(from: 0, to: 1), frames: Int = 5,
        theme: Theme = .fioriLight, _ change: (inout RenderSpec) -> Void
    ) -> [ImageCase.Cell] {
        var spec = RenderSpec(nil, theme: theme)
        (spec.indicator, spec.direction, spec.trackPaint) = (.linear, direction, .theme)
        (spec.width, spec.height) = direction.isVertical ? (12, 60) : (60, 12)
        (spec.animation.value, spec.animation.frames) = (value, frames)
        change(&spec)
        return ImageCase.Cell.frames { try spec.resolve() }
    }

    /// Upward and downward: every cap, gaps with dots, segments, buffers, two values, gradients, motions, states.
    private static let vertical: ImageCase = {
        let changes: [(inout RenderSpec) -> Void] = [
            { _ in }, { $0.cap = .butt }, { ($0.gap, $0.stop) = (4, 4) }, { $0.segments = 5 },
            { $0.buffer = 0.8 }, { $0.value2 = 0.6 }, { $0.gradient = Gradient(colors) },
            { ($0.gradient, $0.gradientAxis) = (Gradient(colors), .ring) }, { $0.radius = 3 },
            { $0.origin = .center },
        ]
        var all: [ImageCase.Cell] = []
        for direction in [FlowDirection.btt, .ttb] {
            for change in changes { all += cells(direction) { change(&$0) } }
            for motion in [Motion.composeM3Linear, .materialContiguous] {
                all += cells(direction, nil) { $0.motion = motion }
            }
            for state in [ValueState.error, .success, .paused, .disabled] {
                all += cells(direction, 0.4, frames: 1, theme: .fioriDark) { $0.state = state }
            }
        }
        return ImageCase(name: "bars-vertical", cells: all, columns: 16)
    }()

    /// Batteries and meters: in each direction, with corners of their own, flat, on a track, in cells, with stripes, running, and in states.
    private static let batteries: ImageCase = {
        let changes: [(inout RenderSpec) -> Void] = [
            { _ in }, { $0.radius = 0 }, { $0.trackPaint = .theme },
            { ($0.segments, $0.segmentGap) = (4, 2) },
            { ($0.segments, $0.segmentGap, $0.cap) = (5, 1, .butt) }, { $0.fillEffect = .stripes },
            { $0.value2 = 0.9 }, { ($0.gradient, $0.gradientAxis) = (Gradient(colors), .ring) },
        ]
        func battery(_ spec: inout RenderSpec) {
            spec.isBattery = true
            spec.trackPaint = .hidden
            (spec.width, spec.height) = spec.isUpright ? (20, 40) : (40, 20)
        }
        var all: [ImageCase.Cell] = []
        for direction in FlowDirection.allCases {
            for change in changes {
                all += cells(direction, ValueSpan(from: 0.1, to: 1), frames: 3) {
                    battery(&$0)
                    change(&$0)
                }
            }
        }
        all += cells(.ltr, nil, frames: 4) {
            battery(&$0)
            $0.motion = .composeM3Linear
        }
        for state in [ValueState.error, .success, .paused, .disabled] {
            all += cells(.ltr, 0.4, frames: 1, theme: .fioriDark) {
                battery(&$0)
                $0.state = state
            }
        }
        // Meters of cells, which have a color each.
        for direction in [FlowDirection.ltr, .btt] {
            all += cells(direction) {
                ($0.segments, $0.segmentGap, $0.radius) = (5, 2, 2)
                ($0.gradient, $0.gradientAxis) = (Gradient(colors), .ring)
            }
        }
        return ImageCase(name: "bars-batteries", cells: all, columns: 12)
    }()

    /// Stripes and lights over a period: from each side, with flat ends and corners, a gap, segments, a buffer, two values, from the middle,
    /// on other colors, and over values that change.
    private static let effects: ImageCase = {
        let changes: [(inout RenderSpec) -> Void] = [
            { _ in }, { ($0.cap, $0.radius) = (.butt, 3) }, { ($0.gap, $0.stop) = (4, 4) },
            { $0.segments = 5 },
            { $0.buffer = 0.8 }, { $0.value2 = 0.9 }, { $0.origin = .center },
            { $0.colors = [Color(rgba: 0xE973_0C80)] },
        ]
        var all: [ImageCase.Cell] = []
        for form in BarEffect.Form.allCases {
            for change in changes {
                all += cells(.ltr, 0.7, frames: 8) {
                    $0.fillEffect = form
                    change(&$0)
                }
            }
            for direction in [FlowDirection.rtl, .btt] {
                all += cells(direction, 0.7, frames: 8) { $0.fillEffect = form }
            }
            all += cells(.ltr, ValueSpan(from: 0, to: 1), frames: 8) {
                ($0.fillEffect, $0.animation.fps) = (form, 4)
            }
        }
        return ImageCase(name: "bars-effects", cells: all, columns: 8)
    }()

    /// Corners of three sizes with round and flat bars, from either end and the middle, cut, and shorter than two of their corners.
    private static let corners: ImageCase = {
        var all: [ImageCase.Cell] = []
        for direction in [FlowDirection.ltr, .rtl] {
            for radius in [1.0, 3, 5] {
                for cap in [StrokeCap.round, .butt] {
                    all += cells(direction) { ($0.radius, $0.cap) = (radius, cap) }
                }
            }
        }
        all += cells(.ltr, ValueSpan(from: 0.01, to: 0.12)) { $0.radius = 4 }
        all += cells(.ltr) { ($0.radius, $0.gap) = (4, 3) }
        all += cells(.ltr) { ($0.radius, $0.segments) = (2, 5) }
        all += cells(.ltr) { ($0.radius, $0.segments) = (4, 12) }
        all += cells(.ltr) { ($0.radius, $0.buffer) = (3, 0.8) }
        all += cells(.ltr) { ($0.radius, $0.gap, $0.stop) = (3, 3, 6) }
        all += cells(.ltr) { $0.origin = .center }
        all += cells(.ltr) { ($0.origin, $0.cap, $0.radius) = (.center, .butt, 3) }
        all += cells(.ltr) { ($0.origin, $0.gap) = (.center, 4) }
        all += cells(.ltr, nil) { ($0.motion, $0.radius) = (.composeM3Linear, 3) }
        return ImageCase(name: "bars-corners", cells: all, columns: 10)
    }()
}

extension RenderSpec {
    fileprivate var isUpright: Bool { direction == .btt || direction == .ttb }
}
