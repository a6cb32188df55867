import Drawing
import Indicators
import MotionCore
import Requests

extension VectorReaderTests {
    /// Requests for vertical bars, bars with corners, and bars from the middle.
    static let barRequests: [(name: String, change: @Sendable (inout RenderSpec) -> Void)] = [
        ("bar-up", { $0.bar(.btt) { _ in } }),
        ("bar-down-gap", { $0.bar(.ttb) { ($0.gap, $0.stop, $0.cap) = (3, 4, .butt) } }),
        (
            "bar-up-running",
            { $0.bar(.btt) { ($0.animation.value, $0.motion, $0.cap) = (nil, .composeM3Linear, .butt) } }
        ),
        (
            "bar-corners-running",
            { $0.bar { ($0.animation.value, $0.motion, $0.radius) = (nil, .composeM3Linear, 3) } }
        ),
        ("bar-up-still", { $0.bar(.btt) { $0.animation.value = 0.4 } }),
        ("bar-up-segments", { $0.bar(.btt) { $0.segments = 5 } }),
        ("bar-up-gradient", { $0.bar(.btt) { $0.gradient = Gradient(colors) } }),
        (
            "bar-down-gradient-track",
            { $0.bar(.ttb) { ($0.gradient, $0.gradientAxis) = (Gradient(colors), .ring) } }
        ),
        ("bar-corners", { $0.bar { $0.radius = 4 } }),
        ("bar-corners-gap", { $0.bar { ($0.radius, $0.gap) = (4, 3) } }),
        ("bar-corners-rtl", { $0.bar(.rtl) { ($0.radius, $0.gap) = (4, 3) } }),
        ("bar-corners-up", { $0.bar(.btt) { ($0.radius, $0.cap) = (4, .butt) } }),
        ("bar-corners-still", { $0.bar { ($0.radius, $0.animation.value) = (4, 0.4) } }),
        ("bar-corners-short", { $0.bar { ($0.radius, $0.animation.value) = (4, 0.05) } }),
        ("bar-corners-segments", { $0.bar { ($0.radius, $0.segments) = (2, 5) } }),
        ("bar-stripes", { $0.bar { ($0.fillEffect, $0.animation.value) = (.stripes, 0.6) } }),
        (
            "bar-stripes-rtl",
            { $0.bar(.rtl) { ($0.fillEffect, $0.animation.value, $0.radius) = (.stripes, 0.6, 3) } }
        ),
        (
            "bar-stripes-up",
            { $0.bar(.btt) { ($0.fillEffect, $0.animation.value, $0.cap) = (.stripes, 0.6, .butt) } }
        ),
        (
            "bar-stripes-segments",
            { $0.bar { ($0.fillEffect, $0.animation.value, $0.segments) = (.stripes, 0.7, 5) } }
        ),
        (
            "bar-stripes-still",
            { $0.bar { ($0.fillEffect, $0.animation.value, $0.animation.frames) = (.stripes, 0.6, 1) } }
        ),
        ("bar-stripes-run", { $0.bar { $0.fillEffect = .stripes } }),
        ("bar-shine", { $0.bar { ($0.fillEffect, $0.animation.value) = (.shine, 0.6) } }),
        (
            "bar-shine-rtl",
            { $0.bar(.rtl) { ($0.fillEffect, $0.animation.value, $0.gap) = (.shine, 0.6, 3) } }
        ),
        ("bar-shine-middle", { $0.bar { ($0.fillEffect, $0.origin) = (.shine, .center) } }),
        ("bar-battery", { $0.bar { $0.isBattery = true } }),
        (
            "bar-battery-up-cells",
            { $0.bar(.btt) { ($0.isBattery, $0.animation.value, $0.segments) = (true, 0.6, 4) } }
        ),
        (
            "bar-battery-stripes",
            { $0.bar(.rtl) { ($0.isBattery, $0.animation.value, $0.fillEffect) = (true, 0.6, .stripes) } }
        ),
        (
            "ring-second-lap",
            {
                ($0.indicator, $0.size, $0.stroke) = (.circular, 48, 6)
                ($0.animation.value, $0.animation.overflows) = (1.3, true)
            }
        ),
        (
            "ring-second-lap-gap",
            {
                ($0.indicator, $0.size, $0.stroke, $0.gap) = (.circular, 48, 6, 4)
                ($0.animation.value, $0.animation.overflows, $0.track) = (1.3, true, Color(rgba: 0xE5E7_EBFF))
            }
        ),
        (
            "ring-second-lap-gradient",
            {
                ($0.indicator, $0.size, $0.stroke, $0.segments) = (.circular, 72, 8, 6)
                ($0.animation.value, $0.animation.overflows) = (1.4, true)
                $0.gradient = Gradient([Color(rgba: 0xFF00_00FF), Color(rgba: 0x0000_FFFF)])
            }
        ),
        ("bar-middle", { $0.bar { $0.origin = .center } }),
        ("bar-middle-flat", { $0.bar(.btt) { ($0.origin, $0.cap) = (.center, .butt) } }),
        ("bar-middle-still", { $0.bar { ($0.origin, $0.animation.value, $0.radius) = (.center, 0.4, 3) } }),
    ]

    private static let colors = [0x0A6E_D1FF, 0x7F52_FFFF, 0xE973_0CFF].map { Color(rgba: $0) }
}

extension RenderSpec {
    fileprivate mutating func bar(
        _ direction: FlowDirection = .ltr, _ more: (inout RenderSpec) -> Void
    ) {
        (indicator, self.direction, size) = (.linear, direction, nil)
        (width, height) = direction.isVertical ? (12, 90) : (90, 12)
        (animation.value, track) = (ValueSpan(from: 0, to: 1), Color(rgba: 0xE5E7_EBFF))
        more(&self)
    }
}
