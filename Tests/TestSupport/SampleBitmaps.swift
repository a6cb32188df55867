public import Imaging

/// A bitmap for tests of encoders, with a name that is a file name stem.
public struct SampleBitmap: Sendable, CustomStringConvertible {
    public var name: String
    public var bitmap: Bitmap

    public init(name: String, bitmap: Bitmap) {
        (self.name, self.bitmap) = (name, bitmap)
    }

    public var description: String { name }
}

extension Bitmap {
    /// Creates an RGBA bitmap with the color that `pixel` returns for each column and row.
    public init(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> Color) {
        self.init(width: width, height: height, format: .rgba)
        for y in 0..<height {
            for x in 0..<width {
                let color = pixel(x, y)
                let index = 4 * (y * width + x)
                (bytes[index], bytes[index + 1]) = (color.red, color.green)
                (bytes[index + 2], bytes[index + 3]) = (color.blue, color.alpha)
            }
        }
    }

    /// Creates a coverage bitmap with the coverage that `coverage` returns for each column and row.
    public init(_ width: Int, _ height: Int, _ color: Color, _ coverage: (Int, Int) -> UInt8) {
        self.init(width: width, height: height, format: .coverage(color))
        for y in 0..<height {
            for x in 0..<width { bytes[y * width + x] = coverage(x, y) }
        }
    }

    /// Returns three quarters of a ring with smooth edges.
    public static func ring(_ size: Int, stroke: Double, _ color: Color) -> Bitmap {
        let middle = Double(size) / 2
        let radius = middle - stroke / 2 - 1
        return Bitmap(size, size, color) { x, y in
            let (dx, dy) = (Double(x) + 0.5 - middle, Double(y) + 0.5 - middle)
            let distance = abs((dx * dx + dy * dy).squareRoot() - radius)
            let edge = min(max(stroke / 2 + 0.5 - distance, 0), 1)
            let end = min(max(max(dx, dy) + 0.5, 0), 1)
            return UInt8((255 * edge * end).rounded())
        }
    }

    /// The same pixels in RGBA with straight alpha, all zero where nothing shows, as a decoder must return them.
    public var visible: Bitmap {
        Bitmap(width, height) { x, y in
            let pixel = self[x, y]
            return pixel.alpha == 0 ? Color(0, 0, 0, 0) : pixel
        }
    }
}

extension SampleBitmap {
    /// Bitmaps that need every form, bit depth and kind of transparency of PNG files, at their limits and in odd sizes.
    public static let all: [SampleBitmap] = coverage + fewColors + manyColors

    /// The bitmaps for compression that takes seconds for large pictures in a debug build; the contents of larger ones are
    /// also in smaller ones.
    public static let small = all.filter { $0.bitmap.width * $0.bitmap.height <= 400 }

    private static let blue = Color(0x0A, 0x6E, 0xD1)

    private static func random(_ seed: UInt64, _ count: Int, below: Int) -> [Int] {
        var random = SeededRandom(seed: seed)
        return (0..<count).map { _ in Int.random(in: 0..<below, using: &random) }
    }

    private static var coverage: [SampleBitmap] {
        let colors = [
            ("blue", blue), ("white", Color(255, 255, 255)), ("black", Color(0, 0, 0)),
            ("gray", Color(119, 119, 119)), ("translucent", Color(10, 110, 209, 128)),
            ("faint", Color(200, 10, 0, 3)), ("invisible", Color(200, 10, 0, 0)),
        ]
        return colors.flatMap { name, color in
            let noise = random(1, 37 * 23, below: 256)
            return [
                SampleBitmap(name: "ring-\(name)", bitmap: .ring(48, stroke: 4, color)),
                SampleBitmap(
                    name: "noise-\(name)", bitmap: Bitmap(37, 23, color) { UInt8(noise[37 * $1 + $0]) }),
                SampleBitmap(name: "every-\(name)", bitmap: Bitmap(16, 16, color) { UInt8(16 * $1 + $0) }),
                SampleBitmap(
                    name: "hard-\(name)", bitmap: Bitmap(13, 11, color) { $0 * $1 % 3 == 0 ? 255 : 0 }),
                SampleBitmap(name: "full-\(name)", bitmap: Bitmap(9, 1, color) { _, _ in 255 }),
                SampleBitmap(name: "empty-\(name)", bitmap: Bitmap(1, 7, color) { _, _ in 0 }),
                SampleBitmap(name: "one-\(name)", bitmap: Bitmap(1, 1, color) { _, _ in 128 }),
            ]
        }
    }

    /// Palettes around the limits of each bit depth, and gray where the levels allow it.
    private static var fewColors: [SampleBitmap] {
        [1, 2, 3, 4, 5, 15, 16, 17, 255, 256].flatMap { count in
            let choice = random(UInt64(count), 41 * 19, below: count)
            func pick(_ x: Int, _ y: Int) -> Int {
                let index = 41 * y + x
                return index < count ? index : choice[index]
            }
            let width = 41 - count % 7
            return [
                SampleBitmap(
                    name: "opaque-\(count)",
                    bitmap: Bitmap(41, 19) { Color(UInt8(pick($0, $1)), 7, 200) }),
                SampleBitmap(
                    name: "translucent-\(count)",
                    bitmap: Bitmap(41, 19) {
                        Color(UInt8(255 - pick($0, $1)), 7, 200, UInt8(pick($0, $1) % 9 * 31 + 7))
                    }),
                SampleBitmap(
                    name: "levels-\(count)",
                    bitmap: Bitmap(width, 19) {
                        let level = UInt8(255 - 255 * pick($0, $1) / max(count - 1, 1))
                        return Color(level, level, level)
                    }),
                SampleBitmap(
                    name: "keyed-levels-\(count)",
                    bitmap: Bitmap(width, 19) {
                        let level = UInt8(255 - 255 * pick($0, $1) / max(count - 1, 1))
                        return Color(level, level, level, level == 0 ? 0 : 255)
                    }),
            ]
        }
    }

    private static var manyColors: [SampleBitmap] {
        let noise = random(5, 4 * 31 * 29, below: 256).map { UInt8($0) }
        func pixel(_ x: Int, _ y: Int) -> Color {
            let index = 4 * (31 * y + x)
            return Color(noise[index], noise[index + 1], noise[index + 2], noise[index + 3])
        }
        func opaque(_ x: Int, _ y: Int) -> Color {
            let color = pixel(x, y)
            return Color(color.red, color.green, color.blue | 1)
        }
        let bitmaps = [
            ("colors-257", Bitmap(257, 1) { x, _ in Color(UInt8(x % 256), UInt8(x / 256), 9) }),
            (
                "colors-257-translucent",
                Bitmap(1, 257) { _, y in Color(UInt8(y % 256), UInt8(y / 256), 9, 77) }
            ),
            ("random", Bitmap(31, 29, pixel)),
            ("random-opaque", Bitmap(31, 29, opaque)),
            ("random-keyed", Bitmap(31, 29) { $0 == 3 ? Color(9, 9, 9, 0) : opaque($0, $1) }),
            (
                "random-keyed-and-black",
                Bitmap(31, 29) { $0 == 3 ? Color(9, 9, 9, 0) : $0 == 4 ? Color(0, 0, 0) : opaque($0, $1) }
            ),
            ("gray-keyed-and-black", Bitmap(31, 3) { x, _ in Color(0, 0, 0, x % 2 == 0 ? 255 : 0) }),
            (
                "gray-alpha",
                Bitmap(31, 29) {
                    let c = pixel($0, $1)
                    return Color(c.red, c.red, c.red, c.alpha)
                }
            ),
            (
                "all-transparent",
                Bitmap(31, 29) {
                    let c = pixel($0, $1)
                    return Color(c.red, c.green, c.blue, 0)
                }
            ),
            ("gradient", Bitmap(64, 48) { Color(UInt8(4 * $0), UInt8(5 * $1), UInt8($0 + $1)) }),
            ("gradient-alpha", Bitmap(64, 48) { Color(UInt8(4 * $0), UInt8(5 * $1), 80, UInt8($0 + $1)) }),
            ("wide", Bitmap(32767, 1) { x, _ in Color(UInt8(x % 3), 0, 0) }),
            ("tall", Bitmap(1, 32767) { _, y in Color(UInt8(y % 3), 0, 0) }),
        ]
        return bitmaps.map { SampleBitmap(name: $0.0, bitmap: $0.1) }
    }
}
