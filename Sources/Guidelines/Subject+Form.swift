public import Drawing

extension Subject {
    /// The form of what is drawn along a line. Lengths in points.
    public struct Form: Hashable, Sendable {
        /// A line that leaves its middle to both sides.
        public struct Wave: Hashable, Sendable {
            /// How far it leaves its middle, and the way to where it repeats.
            public var amplitude, length: Double

            /// A wave of lengths above 0.
            public init(amplitude: Double, length: Double) {
                (self.amplitude, self.length) = (amplitude, length)
            }
        }

        /// Equal parts that a line is cut into.
        public struct Segment: Hashable, Sendable {
            /// How long each is along the center line, the space between two, and the whole line.
            public var length, gap, total: Double
            /// How long the shortest one with room for two round ends is.
            public var ends: Double

            /// Parts of lengths above 0.
            public init(length: Double, gap: Double, of total: Double, ends: Double) {
                (self.length, self.gap, self.total, self.ends) = (length, gap, total, ends)
            }
        }

        /// How thick the line is.
        public var thickness: Double
        /// The smallest number of pixels per point that is asked for; nil where there are no pixels.
        public var scale: Double?
        /// Nil for a line that does not wave.
        public var wave: Wave?
        /// Nil for a whole line.
        public var segment: Segment?
        /// Whether the ends of the line, or of its parts, are round.
        public var hasRoundEnds = false
        /// How much of a second value shows beside the first; nil where there is none, or the first one runs.
        public var second: Double?

        /// A line without waves and segments.
        public init(thickness: Double, scale: Double?) { (self.thickness, self.scale) = (thickness, scale) }
    }

    /// The colors of two values.
    public struct ValueColors: Hashable, Sendable {
        /// Of the value that runs, and of the one beside it.
        public var first, second: Color

        /// Two colors.
        public init(first: Color, second: Color) { (self.first, self.second) = (first, second) }
    }
}
