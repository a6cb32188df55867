import Drawing
import Indicators
import MotionCore
import Requests

extension VectorReaderTests {
    /// Requests for rings that are open, begin elsewhere or run counterclockwise, and for pies and cooldowns.
    static let gaugeRequests: [(name: String, change: @Sendable (inout RenderSpec) -> Void)] = [
        ("gauge", { $0.gauge { _ in } }),
        ("gauge-gap", { $0.gauge { ($0.animation.value, $0.gap) = (ValueSpan(from: 0.05, to: 0.98), 3) } }),
        ("gauge-still", { $0.gauge { $0.animation.value = 0.4 } }),
        ("gauge-running", { $0.gauge { ($0.animation.value, $0.motion) = (nil, .fluent) } }),
        ("gauge-running-gap", { $0.gauge { ($0.animation.value, $0.motion, $0.gap) = (nil, .fluent, 3) } }),
        ("gauge-segments", { $0.gauge { $0.segments = 8 } }),
        (
            "gauge-second",
            {
                $0.gauge {
                    $0.value2 = 0.63
                    $0.colors = [Color(rgba: 0x0A6E_D1FF), Color(rgba: 0xE973_0CFF)]
                }
            }
        ),
        (
            "gauge-span",
            { $0.gauge { ($0.animation.value, $0.animation.span) = (nil, ValueSpan(from: 0.2, to: 0.6)) } }
        ),
        ("gauge-counterclockwise", { $0.gauge { $0.isCounterclockwise = true } }),
        ("gauge-gradient", { $0.gauge { $0.gradient = Gradient(colors) } }),
        ("gauge-gradient-ring", { $0.gauge { ($0.gradient, $0.gradientAxis) = (Gradient(colors), .ring) } }),
        ("gauge-gradient-segments", { $0.gauge { ($0.gradient, $0.segments) = (Gradient(colors), 6) } }),
        (
            "gauge-gradient-ring-counterclockwise",
            {
                $0.gauge {
                    ($0.gradient, $0.gradientAxis, $0.isCounterclockwise) = (Gradient(colors), .ring, true)
                }
            }
        ),
        (
            "gauge-gradient-still",
            { $0.gauge { ($0.gradient, $0.animation.value) = (Gradient(colors), 0.7) } }
        ),
        ("ring-start", { $0.gauge { ($0.opening, $0.startAngle) = (nil, 90) } }),
        (
            "ring-start-running",
            {
                $0.gauge {
                    ($0.opening, $0.startAngle, $0.animation.value, $0.motion) = (nil, 90, nil, .fluent)
                }
            }
        ),
        (
            "ring-start-gradient-ring",
            {
                $0.gauge {
                    ($0.opening, $0.startAngle, $0.gradient, $0.gradientAxis) = (
                        nil, 90, Gradient(colors), .ring
                    )
                }
            }
        ),
        (
            "ring-counterclockwise-running",
            {
                $0.gauge {
                    ($0.opening, $0.isCounterclockwise, $0.animation.value, $0.motion) = (
                        nil, true, nil, .fluent
                    )
                }
            }
        ),
        ("pie", { $0.gauge { ($0.opening, $0.stroke, $0.form) = (nil, nil, .pie) } }),
        (
            "pie-emptying",
            {
                $0.gauge {
                    ($0.opening, $0.stroke, $0.form, $0.isCounterclockwise) = (nil, nil, .pie, true)
                    $0.animation.value = ValueSpan(from: 1, to: 0)
                }
            }
        ),
        (
            "pie-still",
            { $0.gauge { ($0.opening, $0.stroke, $0.form, $0.animation.value) = (nil, nil, .pie, 0.3) } }
        ),
        ("cooldown", { $0.gauge { ($0.opening, $0.stroke, $0.form) = (nil, nil, .cooldown) } }),
        (
            "cooldown-still",
            {
                $0.gauge {
                    ($0.opening, $0.stroke, $0.form, $0.animation.value) = (nil, nil, .cooldown, 0.3)
                }
            }
        ),
    ]

    private static let colors = [0x0A6E_D1FF, 0x7F52_FFFF, 0xE973_0CFF].map { Color(rgba: $0) }
}

extension RenderSpec {
    fileprivate mutating func gauge(_ more: (inout RenderSpec) -> Void) {
        (extent, stroke, opening) = (.points(64), 8, 90)
        (animation.value, track) = (ValueSpan(from: 0, to: 1), Color(rgba: 0xE5E7_EBFF))
        more(&self)
    }
}
