internal import Formats
internal import Imaging
internal import Platform

/// Turns frames into the bytes of a layout.
struct PackedPixels: Sendable {
    let layout: PixelLayout
    let dither: Dither
    let order: PixelOrder
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
        dither = options.pixels.dither ?? .none
        order = options.pixels.order ?? .rows
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

    /// The bytes of a frame: all pixels, then a separate alpha where the layout has one.
    func bytes(_ bitmap: borrowing Bitmap) -> [UInt8] {
        let (width, height) = (bitmap.width, bitmap.height)
        var quantizer = Quantizer(dither, width: width)
        var plane = PixelPlane(layout, width: width, height: height, order)
        var alphas = alphaPlane(width, height)
        for y in 0..<height {
            for x in 0..<width {
                let own = bitmap[x, y]
                let pixel = layout.hasAlpha ? own : own.alpha == 0 ? matte : own.over(matte)
                func rounded(_ value: UInt8, _ bits: Int, channel: Int = 0) -> UInt32 {
                    UInt32(quantizer.rounded(value, bits: bits, channel: channel, x, y))
                }
                switch layout {
                case .rgb565a8, .rgb565, .rgb565a8Swapped, .rgb565Swapped:
                    let word =
                        rounded(pixel.red, 5) << 11 | rounded(pixel.green, 6, channel: 1) << 5
                        | rounded(pixel.blue, 5, channel: 2)
                    let isSwapped = layout == .rgb565Swapped || layout == .rgb565a8Swapped
                    plane.put(isSwapped ? word : word >> 8 | (word & 255) << 8, x, y)
                    alphas?.put(UInt32(pixel.alpha), x, y)
                case .rgb888, .rgba8888:
                    let (first, last) = isBlueFirst ? (pixel.blue, pixel.red) : (pixel.red, pixel.blue)
                    let word = UInt32(first) << 16 | UInt32(pixel.green) << 8 | UInt32(last)
                    plane.put(layout.hasAlpha ? word << 8 | UInt32(pixel.alpha) : word, x, y)
                case .a8: plane.put(UInt32(level(pixel)), x, y)
                case .a4, .i1: plane.put(rounded(level(pixel), layout.depth), x, y)
                case .l8: plane.put(UInt32(pixel.lumaLevel), x, y)
                case .l4, .l2, .l2LSB, .l1, .l1LSB, .l1Pages:
                    plane.put(rounded(pixel.lumaLevel, layout.depth), x, y)
                case .l1a1, .l1a1LSB, .l1a1Pages:
                    // The color of a pixel that does not show is no error that others could make up for.
                    let isShown = pixel.alpha >= 128
                    plane.put(isShown ? rounded(pixel.lumaLevel, 1) : 0, x, y)
                    alphas?.put(isShown ? 1 : 0, x, y)
                }
            }
        }
        return plane.bytes + (alphas?.bytes ?? [])
    }

    /// The plane of a separate alpha; nil where the layout has none.
    private func alphaPlane(_ width: Int, _ height: Int) -> PixelPlane? {
        switch layout {
        case .rgb565a8, .rgb565a8Swapped: PixelPlane(.a8, width: width, height: height, order)
        case .l1a1, .l1a1LSB, .l1a1Pages: PixelPlane(layout, width: width, height: height, order)
        default: nil
        }
    }
}

/// The values of one plane in the bytes of a layout.
private struct PixelPlane {
    private(set) var bytes: [UInt8]
    private let layout: PixelLayout
    private let order: PixelOrder
    /// The number of pixels in a line, which is a row or a column, and of bytes from one line to the next.
    private let length, stride: Int

    init(_ layout: PixelLayout, width: Int, height: Int, _ order: PixelOrder) {
        self.layout = layout
        self.order = order
        length = order.isUpright ? height : width
        stride = layout.stride(length)
        let lines = order.isUpright ? width : height
        bytes = [UInt8](repeating: 0, count: stride * (layout.isPaged ? (lines + 7) / 8 : lines))
    }

    /// Writes the value of a pixel, the highest byte first.
    mutating func put(_ value: UInt32, _ x: Int, _ y: Int) {
        let (line, along) = order.isUpright ? (x, y) : (y, x)
        let place = order.isSerpentine && line % 2 == 1 ? length - 1 - along : along
        if layout.isPaged {
            bytes[line / 8 * stride + place] |= UInt8(value) << UInt8(line % 8)
        } else if layout.depth >= 8 {
            let size = layout.depth / 8
            for byte in 0..<size {
                bytes[line * stride + place * size + byte] = UInt8(
                    truncatingIfNeeded: value >> UInt32(8 * (size - 1 - byte)))
            }
        } else {
            let perByte = 8 / layout.depth
            let index = layout.isLowFirst ? place % perByte : perByte - 1 - place % perByte
            bytes[line * stride + place / perByte] |= UInt8(value) << UInt8(index * layout.depth)
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
    var bytesPerRunPixel: Int { max(1, depth / 8) }
}
