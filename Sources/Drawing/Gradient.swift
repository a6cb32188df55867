public import MotionCore

/// Colors that become each other along a line, all the same distance apart.
public struct Gradient: Hashable, Sendable {
    /// From the beginning to the end; at least one.
    public var colors: [Color]

    /// A gradient of at least one color.
    public init(_ colors: [Color]) {
        precondition(!colors.isEmpty, "a gradient has a color")
        self.colors = colors
    }

    /// The color at a place in `0...1`; outside of that, the one at the nearer end.
    ///
    /// Colors are mixed as CSS and SVG mix them: channel by channel in sRGB, weighted by alpha, and rounded.
    public func color(at place: Double) -> Color {
        let place = min(max(place, 0), 1) * Double(colors.count - 1)
        let index = min(Int(place), max(colors.count - 2, 0))
        return colors[index].blended(with: colors[min(index + 1, colors.count - 1)], place - Double(index))
    }

    /// The same colors from the end to the beginning.
    package var reversed: Gradient { Gradient(colors.reversed()) }

    func faded(_ opacity: Double) -> Gradient { Gradient(colors.map { $0.faded(opacity) }) }
}

/// A gradient along a ring.
public struct RingGradient: Hashable, Sendable {
    /// Its colors.
    public var gradient: Gradient
    /// The span that the colors cover. A closed ring's colors repeat from where they end.
    public var span: ArcSpan

    /// Colors from the tail of a span to its head.
    public init(_ gradient: Gradient, along span: ArcSpan) { (self.gradient, self.span) = (gradient, span) }
}

/// A gradient from left to right, or from right to left.
public struct BarGradient: Hashable, Sendable {
    /// Its colors.
    public var gradient: Gradient
    /// The places of its first and last color in points from the left of the picture; nil for both ends of each block.
    public var ends: Ends?
    /// Whether the gradient goes from right to left in each block.
    public var isReversed: Bool

    /// Two places.
    public struct Ends: Hashable, Sendable {
        /// Of the first and of the last color.
        public var from, to: Double

        /// Two places in points.
        public init(from: Double, to: Double) { (self.from, self.to) = (from, to) }
    }

    /// Colors between two places, or in each block.
    public init(_ gradient: Gradient, ends: Ends? = nil, isReversed: Bool = false) {
        self.gradient = gradient
        self.ends = ends
        self.isReversed = isReversed
    }

    /// The ends of the gradient in a block. A block that is shorter than high shows the first part of a gradient as long as it is high: all
    /// colors in a dot would look like a dot of two halves.
    package func ends(in block: BlockShape) -> Ends {
        if let ends { return ends }
        let (left, right, length) = (block.x, block.x + block.width, max(block.width, block.height))
        return isReversed ? Ends(from: right, to: right - length) : Ends(from: left, to: left + length)
    }
}

extension Color {
    /// The color a `fraction` (`0...1`) of the way to `other`, channel by channel in sRGB, weighted by alpha.
    package func blended(with other: Color, _ fraction: Double) -> Color {
        if fraction <= 0 || self == other { return self }
        if fraction >= 1 { return other }
        let (a, b) = (Double(alpha) * (1 - fraction), Double(other.alpha) * fraction)
        guard a + b > 0 else { return self }
        func mix(_ x: UInt8, _ y: UInt8) -> UInt8 {
            UInt8(((Double(x) * a + Double(y) * b) / (a + b)).rounded())
        }
        var color = Color(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: UInt8((a + b).rounded()))
        color.wide = mixedChannels(with: other, a / (a + b), b / (a + b))
        return color
    }
}
