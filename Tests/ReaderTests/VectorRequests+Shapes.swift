import Basics
import Drawing
import Indicators
import MotionCore
import Requests

extension VectorReaderTests {
    /// Requests for shapes of one's own.
    static let shapeRequests: [(name: String, change: @Sendable (inout RenderSpec) -> Void)] = [
        ("shape-fill", { $0.shape(star, .fill) { $0.track = gray } }),
        (
            "shape-fill-translucent",
            {
                $0.shape(star, .fill) {
                    $0.animation.value = ValueSpan(from: 0.2, to: 0.8)
                    ($0.colors, $0.track) = ([Color(rgba: 0x0A6E_D180)], Color(rgba: 0x0000_0033))
                }
            }
        ),
        ("shape-fill-still", { $0.shape(star, .fill) { ($0.animation.value, $0.track) = (0.4, gray) } }),
        ("shape-turn", { $0.shape(star, .turn) { $0.running() } }),
        ("shape-pulse", { $0.shape(star, .pulse) { $0.running() } }),
        ("shape-trace", { $0.shape(star, .trace) { $0.running() } }),
        ("shape-trace-value", { $0.shape(star, .trace) { $0.track = gray } }),
        ("shape-trace-still", { $0.shape(star, .trace) { ($0.animation.value, $0.track) = (0.4, gray) } }),
        (
            "shape-trace-lines",
            {
                $0.shape(cross, .trace) {
                    $0.running()
                    ($0.stroke, $0.cap, $0.track) = (3, .round, gray)
                }
            }
        ),
        (
            "shape-trace-translucent",
            {
                $0.shape(cross, .trace) {
                    $0.running()
                    $0.colors = [Color(rgba: 0x0A6E_D180)]
                }
            }
        ),
    ]

    private static let star = "M12 2l3 7h7l-6 5 2 8-6-5-6 5 2-8-6-5h7z"
    /// Lines that cross, in a box.
    private static let cross = "M4 4h16v16h-16zM8 8l8 8M16 8l-8 8"
    private static let gray = Color(rgba: 0xE5E7_EBFF)
}

extension RenderSpec {
    fileprivate mutating func shape(_ data: String, _ way: ShapeWay, _ more: (inout RenderSpec) -> Void) {
        (shape, shapeWay, extent) = (try? Source<CustomShape>(shape: data), way, .points(48))
        (animation.value, animation.frames, animation.fps) = (ValueSpan(from: 0, to: 1), 31, 60)
        more(&self)
    }

    fileprivate mutating func running() {
        (animation.value, animation.frames, animation.fps, motion) = (nil, nil, nil, .fluent)
    }
}
