/// The encoding of frames as arrays for devices.
public struct PixelOptions: Hashable, Sendable {
    /// The layout of pixels in memory; nil is the format's own.
    public var layout: PixelLayout?
    /// The way to make up for dropped bits; nil rounds to the nearest.
    public var dither: Dither?
    /// The order of pixels in memory; nil goes row by row.
    public var order: PixelOrder?
    /// Whether runs of equal pixels are written once.
    public var packsRuns: Bool

    /// Creates options with the format's own layout and order, neither dithered nor packed unless requested.
    public init(
        layout: PixelLayout? = nil, dither: Dither? = nil, order: PixelOrder? = nil, packsRuns: Bool = false
    ) {
        self.layout = layout
        self.dither = dither
        self.order = order
        self.packsRuns = packsRuns
    }
}

/// The way to make up for bits that a layout drops.
public enum Dither: String, CaseIterable, Hashable, Sendable {
    /// Rounding to the nearest value.
    case none
    /// Bayer's pattern of 8 × 8 pixels, which stands still between frames.
    case ordered
    /// A pattern of 32 × 32 pixels without visible structure, which stands still between frames.
    case blueNoise = "blue-noise"
    /// The error of each pixel spread over its neighbors, after Floyd and Steinberg (1976): the sharpest single picture,
    /// with grain that differs from frame to frame.
    case floydSteinberg = "floyd-steinberg"
}

/// The order of pixels in memory, as matrices of LEDs are wired.
public enum PixelOrder: String, CaseIterable, Hashable, Sendable {
    /// Row by row, each from left to right.
    case rows
    /// Column by column, each from top to bottom.
    case columns
    /// Row by row, every second one from right to left.
    case serpentineRows = "serpentine-rows"
    /// Column by column, every second one from bottom to top.
    case serpentineColumns = "serpentine-columns"

    /// Whether columns follow each other, instead of rows.
    package var isUpright: Bool { self == .columns || self == .serpentineColumns }
    /// Whether every second line runs backward.
    package var isSerpentine: Bool { self == .serpentineRows || self == .serpentineColumns }
}
