import Drawing
import Indicators
import MotionCore
import Requests

extension VectorReaderTests {
    /// Requests of one frame.
    static var stills: [(name: String, change: (inout RenderSpec) -> Void)] {
        let values = [0, 0.01, 0.4, 0.97, 1].flatMap { value in
            stillsOfValues.map { still in
                (
                    name: "still-\(still.name)-\(Int(value * 100))",
                    change: { (spec: inout RenderSpec) in
                        spec.animation.value = ValueSpan(from: value, to: value)
                        still.change(&spec)
                    }
                )
            }
        }
        let states = ValueState.allCases.flatMap { state in
            [(name: "ring", kind: IndicatorKind.circular), ("bar", .linear)].map { indicator in
                (
                    name: "still-\(indicator.name)-\(state.rawValue)",
                    change: { (spec: inout RenderSpec) in
                        (spec.indicator, spec.animation.value, spec.state) = (indicator.kind, 0.4, state)
                        spec.trackPaint = trackColor
                    }
                )
            }
        }
        return values + states + [(name: "still-steps", change: { $0.steps(change: nil) })]
    }

    private static let trackColor = TrackPaint.color(Color(rgba: 0xD5DC_E4FF))

    private static let stillsOfValues: [(name: String, change: @Sendable (inout RenderSpec) -> Void)] = [
        ("ring", { $0.trackPaint = trackColor }), ("ring-bare", { _ in }),
        ("ring-butt", { ($0.trackPaint, $0.cap) = (trackColor, .butt) }),
        ("ring-square", { $0.cap = .square }),
        ("ring-gap", { ($0.trackPaint, $0.gap) = (trackColor, 3) }),
        ("ring-inset", { ($0.trackPaint, $0.insetsCaps) = (trackColor, true) }),
        ("ring-segments", { ($0.trackPaint, $0.segments, $0.extent) = (trackColor, 12, .points(64)) }),
        (
            "ring-thick-segments",
            { ($0.trackPaint, $0.segments, $0.extent, $0.stroke) = (trackColor, 5, .points(64), 18) }
        ),
        ("ring-second", { ($0.trackPaint, $0.value2) = (trackColor, 0.6) }),
        ("ring-second-color", { ($0.trackPaint, $0.value2, $0.colors) = (trackColor, 0.6, twoColors) }),
        (
            "ring-percent",
            { ($0.label.progressText, $0.label.placement, $0.extent) = (.percent, .center, 64) }
        ),
        ("ring-gradient", { $0.stillGradient() }),
        ("ring-gradient-track", { $0.stillGradient { ($0.trackPaint, $0.gap) = (trackColor, 3) } }),
        ("ring-gradient-standing", { $0.stillGradient { $0.gradientAxis = .ring } }),
        ("ring-gradient-segments", { $0.stillGradient { ($0.segments, $0.trackPaint) = (8, trackColor) } }),
        (
            "ring-gradient-segments-standing",
            { $0.stillGradient { ($0.segments, $0.gradientAxis) = (8, .ring) } }
        ),
        ("ring-wave", { ($0.animation.motion, $0.trackPaint) = (.value(.materialWavy), trackColor) }),
        ("ring-wave-compose", { $0.motion = .composeWavy }),
        ("bar", { $0.stillBar() }), ("bar-bare", { ($0.indicator, $0.height) = (.linear, 8) }),
        ("bar-butt", { $0.stillBar { $0.cap = .butt } }),
        ("bar-rtl", { $0.stillBar { $0.direction = .rtl } }),
        ("bar-gap", { $0.stillBar { ($0.gap, $0.stop) = (4, 4) } }),
        ("bar-segments", { $0.stillBar { $0.segments = 5 } }),
        ("bar-second", { $0.stillBar { $0.value2 = 0.6 } }),
        ("bar-second-gap", { $0.stillBar { ($0.value2, $0.gap, $0.colors) = (0.6, 4, twoColors) } }),
        ("bar-buffer", { $0.stillBar { $0.buffer = 0.8 } }),
        ("bar-gradient", { $0.stillGradient { $0.stillBar() } }),
        ("bar-gradient-standing", { $0.stillGradient { $0.stillBar { $0.gradientAxis = .ring } } }),
        ("bar-wave", { $0.stillBar { $0.motion = .materialWavyLinear } }),
    ]

    private static let twoColors = [Color(rgba: 0x0A6E_D1FF), Color(rgba: 0xE973_0CFF)]
}

extension RenderSpec {
    /// A gradient on the value that there is.
    fileprivate mutating func stillGradient(_ more: (inout RenderSpec) -> Void = { _ in }) {
        gradient = Gradient([Color(rgba: 0x0A6E_D1FF), Color(rgba: 0x7F52_FFFF), Color(rgba: 0xE973_0CFF)])
        size = 64
        more(&self)
    }

    fileprivate mutating func stillBar(_ more: (inout RenderSpec) -> Void = { _ in }) {
        (indicator, trackPaint, height, size) = (.linear, .color(Color(rgba: 0xD5DC_E4FF)), 8, nil)
        more(&self)
    }
}
