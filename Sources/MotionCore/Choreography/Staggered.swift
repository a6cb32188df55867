/// Several parts with the same motion, one after another: spokes that fade, dots that swell.
public struct Staggered: Hashable, Sendable {
    /// The time after which the picture repeats, in milliseconds, above 0.
    public var period: Double
    /// The number of parts, at least 1.
    public var count: Int
    /// The number of lags that fill a period: each part is `period / lags` milliseconds behind the one before.
    public var lags: Int
    /// The value of the first part over time.
    public var value: TrackSum

    /// Creates parts that repeat after `period` milliseconds.
    ///
    /// - Precondition: `period`, `count` and `lags` are above 0.
    public init(period: Double, count: Int, lags: Int, value: TrackSum) {
        precondition(period > 0 && count > 0 && lags > 0, "a loop of parts takes time and has parts")
        self.period = period
        self.count = count
        self.lags = lags
        self.value = value
    }

    /// Returns the value of part `index` at `time` milliseconds. Exact.
    public func value(of index: Int, at time: Double) -> Double {
        value.value(at: time - Double(index) * period / Double(lags))
    }

    /// Returns the values of all parts at `time` milliseconds. Exact.
    public func values(at time: Double) -> [Double] {
        (0..<count).map { value(of: $0, at: time) }
    }
}

/// Spokes around a center that fade one after another; the first at 12 o'clock, the others clockwise.
public struct SpokeRing: Hashable, Sendable {
    /// The opacity of each spoke, in `0...1`.
    public var opacity: Staggered
    /// The inner and the outer end of a spoke, in points from the center at the published size.
    public var innerRadius, outerRadius: Double

    /// Creates spokes from one radius to the other, in points at the published size.
    public init(opacity: Staggered, innerRadius: Double, outerRadius: Double) {
        self.opacity = opacity
        self.innerRadius = innerRadius
        self.outerRadius = outerRadius
    }
}

/// Dots in a row that swell one after another, beginning with the first.
public struct DotRow: Hashable, Sendable {
    /// The diameter of each dot in units of ``diameter``, at least 0.
    public var scale: Staggered
    /// The diameter of a dot at scale 1, and the space between two such dots, in points.
    public var diameter, gap: Double

    /// Creates dots of a diameter, `gap` points apart at scale 1.
    public init(scale: Staggered, diameter: Double, gap: Double) {
        self.scale = scale
        self.diameter = diameter
        self.gap = gap
    }
}
