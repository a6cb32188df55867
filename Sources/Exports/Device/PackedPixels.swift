internal import Drawing
internal import Formats
internal import Imaging
internal import Platform

/// Turns frames into the bytes of a layout.
struct PackedPixels: Sendable {
    let layout: PixelLayout
    let dithers: Bool
    /// Whether blue comes before red where each has a byte.
    let isBlueFirst: Bool
    /// The color behind opaque layouts.
    let matte: Color
    /// The ground of opaque frames in a layout of a single channel; nil where the channel is alpha.
    let ground: MaskGround?

    init(
        _ options: ExportOptions, usual: PixelLayout, isBlueFirst: Bool = false, ground: MaskGround? = nil
    ) {
        layout = options.pixels.layout ?? usual
        dithers = options.pixels.dithers
        self.isBlueFirst = isBlueFirst
        self.ground = ground
        matte = options.matte.map { Color($0.red, $0.green, $0.blue) } ?? Color(0, 0, 0)
    }

    /// The same with the ground of these frames, where the layout needs one.
    ///
    /// - Throws: What keeps the frames from being painted.
    init(
        _ source: any FrameSource, _ options: ExportOptions, usual: PixelLayout, isBlueFirst: Bool = false,
        _ workers: Workers
    ) throws {
        let isMask = (options.pixels.layout ?? usual).isMask
        self.init(
            options, usual: usual, isBlueFirst: isBlueFirst,
            ground: isMask ? try MaskGround(source, workers) : nil)
    }

    /// The one channel of a mask.
    private func level(_ pixel: Color) -> UInt8 { ground?.level(pixel) ?? pixel.alpha }

    func bytes(_ bitmap: borrowing Bitmap) -> [UInt8] {
        let (width, height) = (bitmap.width, bitmap.height)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(layout.stride(width) * height)
        var alphas: [UInt8] = []
        for y in 0..<height {
            var (byte, filled) = (UInt8(0), 0)
            for x in 0..<width {
                let own = bitmap[x, y]
                let pixel = layout.hasAlpha ? own : own.alpha == 0 ? matte : own.over(matte)
                switch layout {
                case .rgb565a8, .rgb565, .rgb565a8Swapped, .rgb565Swapped:
                    let word = word(pixel, x, y)
                    let (low, high) = (UInt8(truncatingIfNeeded: word), UInt8(word >> 8))
                    let isSwapped = layout == .rgb565Swapped || layout == .rgb565a8Swapped
                    bytes += isSwapped ? [high, low] : [low, high]
                    if layout.hasAlpha { alphas.append(pixel.alpha) }
                case .rgb888, .rgba8888:
                    bytes +=
                        isBlueFirst
                        ? [pixel.blue, pixel.green, pixel.red] : [pixel.red, pixel.green, pixel.blue]
                    if layout.hasAlpha { bytes.append(pixel.alpha) }
                case .a8: bytes.append(level(pixel))
                case .a4:
                    byte = byte << 4 | nearest(level(pixel), 4, x, y)
                    filled += 4
                case .i1:
                    byte = byte << 1 | nearest(level(pixel), 1, x, y)
                    filled += 1
                }
                if filled == 8 {
                    bytes.append(byte)
                    (byte, filled) = (0, 0)
                }
            }
            if filled > 0 { bytes.append(byte << UInt8(8 - filled)) }
        }
        return bytes + alphas
    }

    private func word(_ pixel: Color, _ x: Int, _ y: Int) -> UInt16 {
        UInt16(nearest(pixel.red, 5, x, y)) << 11 | UInt16(nearest(pixel.green, 6, x, y)) << 5
            | UInt16(nearest(pixel.blue, 5, x, y))
    }

    /// The nearest of the values that so many bits have, or of two neighbors the one that the pattern chooses here.
    private func nearest(_ value: UInt8, _ bits: Int, _ x: Int, _ y: Int) -> UInt8 {
        let scaled = Int(value) * ((1 << bits) - 1)
        let threshold = dithers ? (2 * Self.pattern[y & 7][x & 7] + 1) * 255 / 128 : 127
        return UInt8((scaled + threshold) / 255)
    }

    /// Bayer's ordered pattern, each of 0 to 63 once.
    private static let pattern: [[Int]] = (0..<8).map { y in
        (0..<8).map { x in
            (0..<3).reduce(0) { value, bit in
                let (column, row) = (x >> bit & 1, y >> bit & 1)
                return value | (column ^ row) << (5 - 2 * bit) | row << (4 - 2 * bit)
            }
        }
    }
}

/// Runs of equal pixels, as LVGL packs them: a count below 128 and one pixel, or 128 and a count, and as many pixels.
func packedRuns(_ bytes: [UInt8], pixel size: Int) -> [UInt8] {
    var packed: [UInt8] = []
    // Zeros complete the last pixel.
    let rest = bytes.count % size
    let bytes = rest == 0 ? bytes : bytes + [UInt8](repeating: 0, count: size - rest)
    let count = bytes.count / size
    func areEqual(_ a: Int, _ b: Int) -> Bool {
        (0..<size).allSatisfy { bytes[a * size + $0] == bytes[b * size + $0] }
    }
    var index = 0
    while index < count {
        var run = 1
        while run < 127, index + run < count, areEqual(index, index + run) { run += 1 }
        if run >= 3 || index + run == count {
            packed.append(UInt8(run))
            packed += bytes[index * size..<(index + 1) * size]
            index += run
            continue
        }
        var end = index
        // Until three equal ones begin.
        while end < count, end - index < 127,
            !(end + 2 < count && areEqual(end, end + 1) && areEqual(end, end + 2))
        { end += 1 }
        packed.append(0x80 | UInt8(end - index))
        packed += bytes[index * size..<end * size]
        index = end
    }
    return packed
}

extension PixelLayout {
    /// The number of bytes that count as one pixel in packed runs.
    var bytesPerRunPixel: Int {
        switch self {
        case .rgb565a8, .rgb565a8Swapped, .rgb565, .rgb565Swapped: 2
        case .rgb888: 3
        case .rgba8888: 4
        case .a8, .a4, .i1: 1
        }
    }
}
