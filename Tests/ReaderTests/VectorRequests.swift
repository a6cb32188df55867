import Drawing
import Indicators
import MotionCore
import Requests

extension VectorReaderTests {
    /// Requests besides the motions as they are published.
    static let requests: [(name: String, change: @Sendable (inout RenderSpec) -> Void)] = [
        (
            "ring-track",
            {
                ($0.animation.value, $0.track) = (ValueSpan(from: 0, to: 1), Color(rgba: 0xD5DC_E4FF))
            }
        ),
        (
            "ring-gap",
            {
                ($0.animation.value, $0.track, $0.gap) = (
                    ValueSpan(from: 0.05, to: 0.98), Color(rgba: 0xD5DC_E4FF), 3
                )
            }
        ),
        ("ring-inset", { ($0.motion, $0.insetsCaps) = (.nvCircle, true) }),
        (
            "ring-gap-moving",
            {
                ($0.motion, $0.track, $0.gap) = (.materialAdvance, Color(rgba: 0xD5DC_E4FF), 3)
            }
        ),
        ("ring-square", { ($0.motion, $0.cap) = (.flutter, .square) }),
        (
            "ring-colors",
            {
                ($0.motion, $0.colors) = (
                    .materialWeb,
                    [Color(rgba: 0xB326_1EFF), Color(rgba: 0x386A_20FF), Color(rgba: 0x0A6E_D1FF)]
                )
            }
        ),
        (
            "ring-alpha",
            {
                ($0.motion, $0.colors) = (
                    .materialRetreat, [Color(rgba: 0xB326_1EFF), Color(rgba: 0x386A_2040)]
                )
            }
        ),
        (
            "ring-spring",
            {
                ($0.animation.value, $0.animation.easing) = (
                    ValueSpan(from: 0.1, to: 0.9), .spring(Spring(stiffness: 50, dampingRatio: 0.5))
                )
            }
        ),
        ("ring-card", { ($0.motion, $0.backdrop) = (.fluent, .card) }),
        ("label", { ($0.motion, $0.label.text) = (.fluent, "Loading") }),
        (
            "percent",
            {
                ($0.animation.value, $0.animation.frames) = (ValueSpan(from: 0, to: 1), 21)
                ($0.label.progressText, $0.label.placement, $0.extent) = (.percent, .center, 64)
            }
        ),
        (
            "settle",
            {
                ($0.motion, $0.transition) = (.fluent, .states(from: .indeterminate, to: .determinate(0.4)))
            }
        ),
        (
            "success",
            {
                ($0.motion, $0.transition, $0.t0) = (
                    .materialAdvance, .states(from: .state(.active), to: .state(.success)), 700
                )
                $0.label.text = "Sent"
            }
        ),
        (
            "pause",
            {
                ($0.motion, $0.transition) = (.flutter, .states(from: .state(.active), to: .state(.paused)))
            }
        ),
        (
            "bar-gap",
            {
                $0.indicator = .linear
                ($0.animation.value, $0.track, $0.gap, $0.stop, $0.height) = (
                    ValueSpan(from: 0, to: 1), Color(rgba: 0xE8DE_F8FF), 4, 4, 8
                )
            }
        ),
        (
            "bar-rtl",
            {
                $0.indicator = .linear
                ($0.motion, $0.track, $0.direction) = (.composeM3Linear, Color(rgba: 0xE8DE_F8FF), .rtl)
                ($0.cap, $0.height) = (.butt, 6)
            }
        ),
        ("bar-disabled", { $0.disabledBar() }),
        (
            "bar-buffer",
            {
                $0.indicator = .linear
                ($0.animation.value, $0.track, $0.buffer) = (
                    ValueSpan(from: 0, to: 0.7), Color(rgba: 0xE8DE_F8FF), 0.8
                )
            }
        ),
        (
            "bar-settle",
            {
                $0.indicator = .linear
                ($0.motion, $0.track) = (.materialDisjoint, Color(rgba: 0xE8DE_F8FF))
                $0.transition = .states(from: .indeterminate, to: .determinate(0.4))
            }
        ),
        (
            "spokes-pause",
            {
                ($0.motion, $0.transition) = (.cupertino, .states(from: .state(.active), to: .state(.paused)))
                $0.label.text = "Waiting"
            }
        ),
        (
            "dots-rtl",
            { ($0.motion, $0.label.text, $0.direction) = (.ui5Dots, "Loading", .rtl) }
        ),
        (
            "bar-percent",
            {
                ($0.indicator, $0.themeSource, $0.animation.value, $0.animation.frames) = (
                    .linear, .value(.fioriDark), ValueSpan(from: 0, to: 1), 21
                )
                ($0.label.text, $0.label.progressText, $0.direction) = ("Uploading", .percent, .rtl)
            }
        ),
        (
            "wave-values",
            {
                ($0.motion, $0.animation.value, $0.track) = (
                    .materialWavy, ValueSpan(from: 0, to: 1), Color(rgba: 0xD5DC_E4FF)
                )
            }
        ),
        (
            "wave-compose-values",
            {
                ($0.motion, $0.animation.value, $0.track) = (
                    .composeWavy, ValueSpan(from: 0.05, to: 0.98), Color(rgba: 0xD5DC_E4FF)
                )
            }
        ),
        (
            "wave-bar-values",
            {
                $0.indicator = .linear
                ($0.motion, $0.animation.value, $0.track, $0.stop) = (
                    .composeWavyLinear, ValueSpan(from: 0, to: 1),
                    Color(rgba: 0xD5DC_E4FF), 4
                )
            }
        ),
        (
            "wave-bar-rtl",
            {
                $0.indicator = .linear
                ($0.motion, $0.animation.value, $0.track, $0.direction) = (
                    .materialWavyLinear, ValueSpan(from: 0, to: 1),
                    Color(rgba: 0xD5DC_E4FF), .rtl
                )
            }
        ),
        (
            "wave-fluent",
            {
                ($0.motion, $0.animation.wave) = (.fluent, WaveAdjustment(amplitude: 1, length: 12, speed: 9))
            }
        ),
        (
            "shape-colors",
            {
                ($0.motion, $0.colors) = (
                    .materialLoading,
                    [Color(rgba: 0xB326_1EFF), Color(rgba: 0x386A_20FF), Color(rgba: 0x0A6E_D1FF)]
                )
            }
        ),
        (
            "shape-value",
            {
                ($0.motion, $0.animation.value) = (.composeLoading, ValueSpan(from: 0, to: 1))
            }
        ),
        (
            "figures-faster",
            {
                ($0.animation.motion, $0.animation.speed) = (
                    Motion.all.first { $0.name == "sk-chase" }.map { .value($0) }, 2
                )
            }
        ),
        (
            "ring-segments",
            {
                ($0.animation.value, $0.track, $0.segments) = (
                    ValueSpan(from: 0, to: 1), Color(rgba: 0xE5E7_EBFF), 12
                )
            }
        ),
        (
            "ring-segments-standing",
            {
                ($0.animation.value, $0.segments) = (0.6, 12)
                ($0.extent, $0.stroke) = (.points(64), 20)
            }
        ),
        (
            "ring-segments-running",
            { ($0.motion, $0.segments, $0.segmentGap) = (.fluent, 9, 3) }
        ),
        (
            "ring-segments-gap",
            {
                ($0.motion, $0.segments, $0.track) = (.materialAdvance, 24, Color(rgba: 0xE5E7_EBFF))
                ($0.gap, $0.cap) = (4, .butt)
            }
        ),
        (
            "ring-second",
            {
                ($0.animation.value, $0.value2, $0.track) = (
                    ValueSpan(from: 0, to: 1), 0.6, Color(rgba: 0xE5E7_EBFF)
                )
            }
        ),
        (
            "ring-second-gap",
            {
                ($0.animation.value, $0.value2, $0.track) = (
                    ValueSpan(from: 0, to: 1), 0.6, Color(rgba: 0xE5E7_EBFF)
                )
                ($0.gap, $0.colors) = (3, [Color(rgba: 0x0A6E_D1FF), Color(rgba: 0xE973_0CFF)])
            }
        ),
        (
            "ring-second-segments",
            {
                ($0.animation.value, $0.value2, $0.segments) = (ValueSpan(from: 0.1, to: 0.9), 0.52, 8)
                $0.colors = [Color(rgba: 0x0A6E_D1FF), Color(rgba: 0xE973_0CFF)]
            }
        ),
        (
            "ring-span",
            {
                ($0.animation.span, $0.track) = (ValueSpan(from: 0.2, to: 0.6), Color(rgba: 0xE5E7_EBFF))
            }
        ),
        ("ring-gradient", { $0.gradient(ValueSpan(from: 0, to: 1)) }),
        ("ring-gradient-running", { $0.gradient(.materialRetreat) }),
        ("ring-gradient-inset", { $0.gradient(.nvCircle) { $0.insetsCaps = true } }),
        (
            "ring-gradient-track",
            {
                $0.gradient(ValueSpan(from: 0, to: 1)) {
                    ($0.track, $0.gap, $0.cap) = (Color(rgba: 0xE5E7_EBFF), 3, .square)
                }
            }
        ),
        ("ring-gradient-still", { $0.gradient(ValueSpan(from: 0, to: 1)) { $0.gradientAxis = .ring } }),
        (
            "ring-gradient-still-running",
            {
                $0.gradient(.fluent) { $0.gradientAxis = .ring }
                $0.gradient = Gradient([
                    Color(rgba: 0xFF00_00FF), Color(rgba: 0x00FF_00FF), Color(rgba: 0x0000_FFFF),
                    Color(rgba: 0xFF00_00FF),
                ])
            }
        ),
        ("ring-gradient-segments", { $0.gradient(ValueSpan(from: 0, to: 1)) { $0.segments = 8 } }),
        (
            "ring-gradient-segments-still",
            {
                $0.gradient(.materialWeb) { ($0.segments, $0.gradientAxis, $0.cap) = (8, .ring, .butt) }
            }
        ),
        ("ring-segments-theme", { $0.material { $0.segments = 9 } }),
        (
            "bar-segments-theme",
            { $0.material { ($0.indicator, $0.height, $0.segments) = (.linear, 8, 6) } }
        ),
        (
            "bar-segments",
            {
                ($0.indicator, $0.animation.value, $0.segments) = (.linear, ValueSpan(from: 0, to: 1), 5)
                ($0.track, $0.height) = (Color(rgba: 0xE5E7_EBFF), 8)
            }
        ),
        (
            "bar-segments-running",
            {
                ($0.indicator, $0.animation.motion, $0.segments) = (.linear, .value(.muiLinear), 30)
                ($0.track, $0.height) = (Color(rgba: 0xE5E7_EBFF), 8)
            }
        ),
        (
            "bar-second",
            {
                ($0.indicator, $0.animation.value, $0.value2) = (.linear, ValueSpan(from: 0.1, to: 1), 0.6)
                ($0.track, $0.height, $0.stop) = (Color(rgba: 0xE5E7_EBFF), 8, 4)
            }
        ),
        (
            "bar-second-gap",
            {
                ($0.indicator, $0.animation.value, $0.value2) = (.linear, ValueSpan(from: 0.1, to: 0.9), 0.6)
                ($0.track, $0.gap, $0.direction) = (Color(rgba: 0xE5E7_EBFF), 4, .rtl)
                $0.colors = [Color(rgba: 0x0A6E_D1FF), Color(rgba: 0xE973_0CFF)]
            }
        ),
        (
            "bar-span",
            {
                ($0.indicator, $0.animation.span, $0.segments) = (.linear, ValueSpan(from: 0.2, to: 0.6), 7)
                $0.track = Color(rgba: 0xE5E7_EBFF)
            }
        ),
        (
            "bar-gradient",
            {
                $0.gradient(ValueSpan(from: 0.1, to: 1)) {
                    ($0.indicator, $0.track, $0.height) = (.linear, Color(rgba: 0xE5E7_EBFF), 8)
                    ($0.stop, $0.buffer) = (4, 0.9)
                }
            }
        ),
        (
            "bar-gradient-running",
            {
                $0.gradient(.materialWebLinear) {
                    ($0.indicator, $0.direction, $0.height) = (.linear, .rtl, 8)
                }
            }
        ),
        (
            "bar-gradient-still",
            {
                $0.gradient(.muiLinear) {
                    ($0.indicator, $0.gradientAxis, $0.segments) = (.linear, .ring, 6)
                    $0.height = 8
                }
            }
        ),
        (
            "bar-gradient-alpha",
            {
                $0.gradient(ValueSpan(from: 0.7, to: 0.7)) { $0.indicator = .linear }
                $0.gradient = Gradient([Color(rgba: 0x0A6E_D110), Color(rgba: 0xE973_0CFF)])
            }
        ),
        ("steps-row", { $0.steps(change: nil) }),
        ("steps-rtl", { $0.steps(change: nil) { $0.direction = .rtl } }),
        (
            "steps-list",
            {
                $0.steps(change: nil) {
                    ($0.steps.view, $0.themeSource, $0.width) = (.all, .value(.fioriDark), 320)
                }
            }
        ),
        ("steps-change", { $0.steps(change: .steps(from: 1, to: 2)) }),
        (
            "steps-change-dark",
            {
                $0.steps(change: .steps(from: 2, to: StepAddress(2, dynamic: 1))) {
                    ($0.themeSource, $0.direction) = (.value(.fioriDark), .rtl)
                }
            }
        ),
    ]
}
