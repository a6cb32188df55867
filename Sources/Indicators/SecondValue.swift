public import Drawing

/// A value that a ring or a bar shows beside its own: the longer of the two lies behind.
public struct SecondValue: Hashable, Sendable {
    /// The value in `0...1`.
    public var value: Double
    /// The color; nil for a paler one of the indicator.
    public var color: Color?

    /// Creates a value in a color of its own, or in the indicator's at ``LinearIndicator/bufferOpacity``.
    public init(_ value: Double, color: Color? = nil) { (self.value, self.color) = (value, color) }

    /// Whether the second value is the shorter one, and lies in front of a first value. Frames have their values in single
    /// precision, so they are compared in that.
    func lies(before first: Double) -> Bool { Float(value) < Float(first) }

    /// Returns the color in which the value is drawn beside an indicator of a color.
    package func color(beside first: Color) -> Color { color ?? first.faded(LinearIndicator.bufferOpacity) }
}
