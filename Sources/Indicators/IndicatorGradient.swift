public import Drawing

/// The gradient of an arc or a bar.
public struct IndicatorGradient: Hashable, Sendable {
    /// The colors from the tail to the head, or from the beginning of the ring or track to its end.
    public var gradient: Gradient
    /// The path that the gradient follows.
    public var along: Way

    /// The path that a gradient follows.
    public enum Way: String, CaseIterable, Sendable {
        /// From the tail of the arc or bar to its head, with which it moves.
        case arc
        /// Once around the ring from 12 o'clock, or along the whole track, where it is fixed.
        case ring
    }

    /// Creates a gradient on the moving part, or on its track.
    public init(_ gradient: Gradient, along: Way) { (self.gradient, self.along) = (gradient, along) }

    /// Returns the gradient of bars on a track with this left end and width.
    package func bar(_ x: Double, _ width: Double, _ direction: LayoutDirection) -> BarGradient {
        let isReversed = direction == .rtl
        if along == .arc { return BarGradient(gradient, isReversed: isReversed) }
        let ends = BarGradient.Ends(
            from: isReversed ? x + width : x, to: isReversed ? x : x + width)
        return BarGradient(gradient, ends: ends)
    }
}
