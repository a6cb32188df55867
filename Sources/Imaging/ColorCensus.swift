/// The colors of several frames together, as far as one palette can hold them.
///
/// The result depends on the frames alone, not on their order, so several censuses can be made at once, each of some of the
/// frames, and then added up.
public struct ColorCensus: ~Copyable, Sendable {
    private(set) var table = ColorTable()
    private let matte: Color?

    /// Creates a census without colors yet.
    ///
    /// - Parameters:
    ///   - matte: An opaque color that shows through partly covered pixels; nil leaves pixels as they are.
    public init(matte: Color? = nil) {
        self.matte = matte
    }

    /// Whether some pixel is neither opaque nor fully transparent.
    public var hasPartialAlpha: Bool { table.hasPartial }

    /// Whether some pixel is fully transparent.
    package var hasTransparent: Bool { table.hasTransparent }

    /// Adds the colors of `bitmap`.
    public mutating func add(_ bitmap: borrowing Bitmap) {
        add(bitmap, in: FrameArea(width: bitmap.width, height: bitmap.height))
    }

    /// Adds the colors of `bitmap` where it differs from one whose colors are there already, and returns whether it differs
    /// anywhere.
    public mutating func add(_ bitmap: borrowing Bitmap, after past: borrowing Bitmap) -> Bool {
        guard let area = bitmap.changes(from: past) else { return false }
        add(bitmap, in: area)
        return true
    }

    /// Whether there are more colors than a palette holds. The number of frames with each color is then of no use.
    package var hasMany: Bool { table.overflows }

    /// Adds the colors of `bitmap` where it may differ from another picture, whose colors are there already.
    package mutating func add(_ bitmap: borrowing Bitmap, since past: any BitmapOrigin) {
        guard let origin = bitmap.origin, bitmap.format == .rgba else { return add(bitmap) }
        for area in origin.areas(since: past) { add(bitmap, in: area) }
    }

    private mutating func add(_ bitmap: borrowing Bitmap, in area: FrameArea) {
        let matte = matte
        switch bitmap.format {
        case .coverage(let color):
            forEachCoverage(of: bitmap, in: area) { coverage in
                table.add(Pixel(color.covering(coverage).over(matte)))
            }
        case .rgba:
            forEachPixel(of: bitmap, in: area) { pixel in table.add(pixel.over(matte)) }
        }
    }

    /// Adds the colors of other frames.
    public mutating func add(_ other: borrowing ColorCensus) { table.add(other.table) }

    /// The distinct pixels: first the transparent one, then translucent ones, then opaque ones, and of these first those of
    /// the most frames; nil for more than 256.
    ///
    /// Colors that nearly all frames need then have neighboring numbers, and those of single frames others, which makes the
    /// code of each frame's compressed data shorter: this saves 2 % of a spinner's file.
    var entries: [Pixel]? {
        if table.overflows { return nil }
        let ranked = zip(table.entries, table.uses).sorted { a, b in
            (a.0.rank, -a.1, a.0) < (b.0.rank, -b.1, b.0)
        }
        return ranked.map(\.0)
    }
}

extension Color {
    /// Returns the color over an opaque one, rounded to the nearest; all zero where nothing shows, and without a matte the
    /// color itself.
    public func over(_ matte: Color?) -> Color {
        guard let matte, alpha > 0 else { return alpha > 0 ? self : Color(0, 0, 0, 0) }
        func mixed(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
            let sum = Int(top) * Int(alpha) + Int(bottom) * (255 - Int(alpha))
            return UInt8((sum + 127) / 255)
        }
        return Color(mixed(red, matte.red), mixed(green, matte.green), mixed(blue, matte.blue))
    }
}

extension Pixel {
    /// Returns the same as for ``Color``.
    func over(_ matte: Color?) -> Pixel {
        guard alpha > 0, alpha < 255, let matte else { return normalized }
        return Pixel(Color(red, green, blue, alpha).over(matte))
    }

    fileprivate var rank: Int { alpha == 0 ? 0 : alpha < 255 ? 1 : 2 }
}
