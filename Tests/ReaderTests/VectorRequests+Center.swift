import Drawing
import Indicators
import MotionCore
import Requests

extension VectorReaderTests {
    /// Requests for what is in the middle of rings, for countdowns and for cropped rings.
    static let centerRequests: [(name: String, change: @Sendable (inout RenderSpec) -> Void)] = [
        // Readers count frames at 60 a second.
        ("countdown", { $0.ring { ($0.animation.countdown, $0.animation.fps) = (3000, 60) } }),
        (
            "countdown-gap",
            { $0.ring { ($0.animation.countdown, $0.gap, $0.animation.fps) = (3000, 4, 60) } }
        ),
        (
            "center-stop",
            { $0.ring { ($0.animation.value, $0.center) = (ValueSpan(from: 0, to: 1), .sign(.stop)) } }
        ),
        (
            "center-text",
            {
                $0.ring {
                    $0.animation.value = ValueSpan(from: 0, to: 1)
                    $0.center = (try? CenterText(parsing: "{percent}")).map { .text($0) }
                }
            }
        ),
        (
            "center-icon",
            {
                $0.ring {
                    $0.motion = .fluent
                    $0.center = .icon(.value(icon))
                }
            }
        ),
        (
            "crop",
            {
                $0.ring {
                    ($0.animation.value, $0.opening, $0.isCropped) = (ValueSpan(from: 0, to: 1), 180, true)
                    $0.center = (try? CenterText(parsing: "{value}")).map { .text($0) }
                }
            }
        ),
    ]

    private static let icon: CustomShape = {
        guard let shape = CustomShape(.frame(x: 0, y: 0, width: 20, height: 14, radius: 3, thickness: 4))
        else {
            preconditionFailure("a frame has an area")
        }
        return shape
    }()
}

extension RenderSpec {
    fileprivate mutating func ring(_ more: (inout RenderSpec) -> Void) {
        (extent, stroke, track) = (.points(64), 6, Color(rgba: 0xE5E7_EBFF))
        more(&self)
    }
}
