public import Drawing
internal import MotionCore

/// The colors of an arc or a bar, instead of one.
public struct IndicatorGradient: Hashable, Sendable {
    /// From the tail to the head, or from the beginning of the ring or track to its end.
    public var gradient: Gradient
    /// The path that the gradient follows.
    public var along: Way

    /// The path that a gradient follows.
    public enum Way: String, CaseIterable, Sendable {
        /// From the tail of the arc or bar to its head, with which it moves.
        case arc
        /// Once around the ring from 12 o'clock, or along the whole track, where it stands still.
        case ring
    }

    /// A gradient on what moves, or on what it moves along.
    public init(_ gradient: Gradient, along: Way) { (self.gradient, self.along) = (gradient, along) }

    /// The gradient of an arc. One that is shorter than so many turns shows the first part of a gradient of that length: all colors in a dot
    /// would look like a dot of two halves.
    func ring(_ arc: ArcSpan, least: Double) -> RingGradient {
        var span = ArcSpan(start: 0, sweep: 1)
        if along == .arc { span = ArcSpan(start: arc.start, sweep: max(arc.sweep, least)) }
        return RingGradient(gradient, along: span)
    }

    /// The gradient of bars on a track, whose left end and width these are.
    package func bar(_ x: Double, _ width: Double, _ direction: LayoutDirection) -> BarGradient {
        let isReversed = direction == .rtl
        if along == .arc { return BarGradient(gradient, isReversed: isReversed) }
        let ends = BarGradient.Ends(
            from: isReversed ? x + width : x, to: isReversed ? x : x + width)
        return BarGradient(gradient, ends: ends)
    }
}
