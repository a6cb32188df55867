internal import Drawing
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Vectors

extension RenderJob {
    /// The ring of the job's one value, where that is all there is to it: no gap, segments, second value or gradient.
    var valueRing: ValueRing? {
        guard timeline.isStill, let value = timeline.onlyValue, case .ring(let ring) = scene.body,
            change == nil, story == nil, palette[0].alpha == 255, ring.gap == 0, ring.segments == nil,
            ring.second == nil,
            ring.gradient == nil, ring.from == 0, !ring.isSquare, !ring.showsZero, (0...1).contains(value),
            ring.cap != .square, !ring.insetsCaps || ring.way.isOpen || ring.cap == .butt
        else { return nil }
        var result = ValueRing(
            value: value, center: ring.center, radius: ring.radius, width: ring.stroke,
            isRound: ring.cap == .round, insetsCaps: ring.insetsCaps)
        (result.start, result.extent) = (ring.way.start, ring.way.extent)
        result.isCounterclockwise = ring.way.isCounterclockwise
        return result
    }
}
