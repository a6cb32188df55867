public import Indicators

/// A request to render, as it was made: nothing is checked yet, and what was not said is nil or empty.
public struct RenderSpec: Hashable, Sendable {
    public var indicator = IndicatorKind.circular
    public var name: String?
    public var theme: String?
    public var motion = MotionSpec()
    /// Diameter and stroke width of a circular indicator in points.
    public var size: Double?
    public var stroke: Double?
    public var insetCaps = false
    /// Length and thickness of a linear track, and the diameter of its stop indicator, in points.
    public var width: Double?
    public var height: Double?
    public var stop: Double?
    /// `ltr` or `rtl`, for a linear indicator.
    public var direction: String?
    public var cap: String?
    /// Space between the indicator and its track in points.
    public var gap: Double?
    public var colors: [String] = []
    public var track: String?
    public var scales: [Double] = []
    /// Catalogue names of output formats.
    public var formats: [String] = []
    public var sheet = SheetSpec()
    /// `fast`, `default` or `small`.
    public var compression: String?
    /// The color behind a GIF.
    public var matte: String?
    /// The largest side of a frame in pixels; nil is ``RenderJob/defaultMaxFrameSide``.
    public var maxFrameSide: Int?

    public init() {}
}

/// The part of a request that says what moves, and on which frames.
public struct MotionSpec: Hashable, Sendable {
    /// Catalogue name of a motion, or the path of a ``MotionFile``.
    public var name: String?
    /// `from:to` or a single value, in 0…1.
    public var value: String?
    /// A CSS easing for the run of values.
    public var easing: String?
    /// Whether to run the motion as published where the catalogue's version differs.
    public var faithful = false
    public var fps: Double?
    public var frames: Int?
    /// The most frames allowed; nil is ``Timeline/defaultMaxFrames``.
    public var maxFrames: Int?

    public init() {}
}

/// The part of a request that is about sprite sheets. Lengths in points.
public struct SheetSpec: Hashable, Sendable {
    public var layout: String?
    public var columns: Int?
    public var padding: Double?
    public var border: Double?
    public var extrude: Double?
    public var maxSide: Int?
    public var dialect: String?
    /// `full`, or `subcycle` for the shortest part of a loop that repeats up to a rotation.
    public var loop: String?

    public init() {}
}
