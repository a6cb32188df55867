import Drawing
import Indicators
import MotionCore
import Requests

extension VectorReaderTests {
    /// Requests whose pictures consist of parts that are cut: thick segments, tracks below dots that come and go, and gradients of short arcs.
    static let partRequests: [(name: String, change: @Sendable (inout RenderSpec) -> Void)] = [
        (
            "bar-settle-stop",
            {
                ($0.indicator, $0.themeSource, $0.stop) = (.linear, .value(.materialLight), 3)
                $0.transition = .states(from: .indeterminate, to: .determinate(0.4))
            }
        ),
        (
            "bar-settle-buffer",
            {
                ($0.indicator, $0.themeSource, $0.buffer) = (.linear, .value(.materialLight), 0.7)
                $0.transition = .states(from: .indeterminate, to: .determinate(0.4))
            }
        ),
        (
            "bar-start-buffer-rtl",
            {
                ($0.indicator, $0.themeSource, $0.buffer) = (.linear, .value(.fioriLight), 0.7)
                ($0.direction, $0.stop) = (.rtl, 2)
                $0.transition = .states(from: .determinate(0.4), to: .indeterminate)
            }
        ),
        ("ring-thick-segments", { $0.thickSegments(4) { $0.animation.value = ValueSpan(from: 0, to: 1) } }),
        (
            "ring-thick-segments-gap",
            { $0.thickSegments(5) { ($0.animation.value, $0.gap) = (ValueSpan(from: 0.1, to: 0.9), 3) } }
        ),
        ("ring-thick-segments-still", { $0.thickSegments(5) { $0.animation.value = 0.63 } }),
        ("ring-thick-segments-running", { $0.thickSegments(6) { $0.motion = .fluent } }),
        ("ring-standing-running", { $0.thickSegments(16) { $0.motion = .fluent } }),
        (
            "ring-thick-segments-gradient",
            {
                $0.gradient(ValueSpan(from: 0, to: 1)) {
                    ($0.segments, $0.extent, $0.stroke) = (4, .points(64), 18)
                }
            }
        ),
        ("bar-disabled-stop", { $0.disabledBar(stop: 4) }),
        ("bar-disabled-small-stop", { $0.disabledBar(stop: 4, height: 10) }),
        (
            "bar-translucent-stop",
            {
                $0.material { ($0.indicator, $0.height, $0.stop) = (.linear, 8, 4) }
                $0.colors = [Color(rgba: 0x6750_A480)]
            }
        ),
        ("ring-gradient-dot", { $0.gradient(ValueSpan(from: 0.004, to: 0.04)) }),
        (
            "ring-gradient-dot-gap",
            {
                $0.gradient(ValueSpan(from: 0.004, to: 0.1)) {
                    ($0.trackPaint, $0.gap) = (.color(Color(rgba: 0xE5E7_EBFF)), 3)
                }
            }
        ),
        (
            "bar-gradient-dot",
            {
                $0.gradient(ValueSpan(from: 0.01, to: 0.2)) {
                    ($0.indicator, $0.height, $0.cap) = (.linear, 12, .butt)
                }
            }
        ),
        (
            "bar-gradient-dot-rtl",
            {
                $0.gradient(ValueSpan(from: 0.01, to: 0.2)) {
                    ($0.indicator, $0.height, $0.cap, $0.direction) = (.linear, 12, .butt, .rtl)
                }
            }
        ),
    ]
}

extension RenderSpec {
    /// Segments of a ring whose inner edge is much shorter than the outer one.
    fileprivate mutating func thickSegments(_ count: Int, _ more: (inout RenderSpec) -> Void) {
        (segments, size, stroke) = (count, 64, 18)
        track = Color(rgba: 0xE5E7_EBFF)
        more(&self)
    }
}
