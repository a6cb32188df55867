public import Drawing
public import MotionCore

/// A circular indicator: a ring track and an arc on it.
public struct CircularIndicator: Hashable, Sendable {
    /// The side of the square box in points. The ring's outer edge touches the box.
    public var size: Double
    /// The stroke's width in points, at most half of ``size``: a wider one would cover the center.
    public var stroke: Double
    public var cap: StrokeCap
    /// Whether the arc, caps included, stays inside its span, as Material draws it. Otherwise caps
    /// extend beyond the span, as every stroker draws them.
    public var insetCaps: Bool
    /// The color of the full ring behind the arc, or nil for none.
    public var track: Color?

    public init(size: Double, stroke: Double, cap: StrokeCap, insetCaps: Bool = false, track: Color? = nil) {
        (self.size, self.stroke, self.cap) = (size, stroke, cap)
        (self.insetCaps, self.track) = (insetCaps, track)
    }

    /// The radius of the stroke's center line in points.
    public var radius: Double { (size - stroke) / 2 }

    /// The picture of one span in one color.
    public func draw(_ span: ArcSpan, color: Color, into list: inout DisplayList) {
        (list.width, list.height) = (size, size)
        let arc = insetCaps ? inset(span) : (span, 1)
        list.shapes.removeAll(keepingCapacity: true)
        list.shapes.append(
            .ring(
                RingShape(
                    centerX: size / 2, centerY: size / 2, radius: radius, width: stroke, track: track,
                    arc: arc.0, arcScale: arc.1, cap: cap, color: color)))
    }

    /// The angle that one cap takes on the center line, in turns.
    private var capAngle: Double { cap == .butt ? 0 : stroke / 2 / radius / (2 * Double.pi) }

    /// The span without its caps, and the scale of a stroke that has to fit into less than two caps:
    /// Material shrinks the whole block then, and so does this.
    private func inset(_ span: ArcSpan) -> (ArcSpan, scale: Double) {
        if span.isClosed || span.isEmpty { return (span, 1) }
        let caps = 2 * capAngle
        if span.sweep >= caps {
            return (ArcSpan(start: span.start + capAngle, sweep: max(span.sweep - caps, .ulpOfOne)), 1)
        }
        let middle = span.start + span.sweep / 2
        return (ArcSpan(start: middle, sweep: .ulpOfOne), span.sweep / caps)
    }
}
