public import Drawing

extension Subject {
    /// The form of an indicator that is drawn along a line. Lengths are in points.
    public struct Form: Hashable, Sendable {
        /// A line that swings to both sides of its center line.
        public struct Wave: Hashable, Sendable {
            /// The largest distance from the center line, and the wavelength along it.
            public var amplitude, length: Double

            /// Creates a wave with lengths above 0.
            public init(amplitude: Double, length: Double) {
                self.amplitude = amplitude
                self.length = length
            }
        }

        /// The equal parts that a line is cut into.
        public struct Segment: Hashable, Sendable {
            /// The length of a segment along the center line, that of the gap between two, and that of the whole line.
            public var length, gap, total: Double
            /// The least length of a segment that has room for two round ends.
            public var ends: Double

            /// Creates segments with lengths above 0.
            public init(length: Double, gap: Double, of total: Double, ends: Double) {
                self.length = length
                self.gap = gap
                self.total = total
                self.ends = ends
            }
        }

        /// The thickness of the line.
        public var thickness: Double
        /// The smallest number of pixels per point that is requested; nil where there are no pixels.
        public var scale: Double?
        /// The wave; nil for a straight line or a plain ring.
        public var wave: Wave?
        /// The segments; nil for a whole line.
        public var segment: Segment?
        /// Whether the ends of the line, or of its segments, are round.
        public var hasRoundEnds = false
        /// The length of a second value that shows beside the first; nil where there is none, or the first one runs.
        public var second: Double?

        /// Creates the form of a line without waves or segments.
        public init(thickness: Double, scale: Double?) { (self.thickness, self.scale) = (thickness, scale) }
    }

    /// The colors of two values.
    public struct ValueColors: Hashable, Sendable {
        /// The color of the value that runs, and that of the value beside it.
        public var first, second: Color

        /// Creates the colors of two values.
        public init(first: Color, second: Color) { (self.first, self.second) = (first, second) }
    }
}
