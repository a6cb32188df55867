/// The layout of pixels in the memory of a device.
///
/// In `l8` to `l1`, a pixel is its luma (ITU-R BT.601, 0 for black), drawn over the matte.
public enum PixelLayout: String, CaseIterable, Hashable, Sendable {
    /// All pixels of a frame in two bytes each, then all of their alphas in one each.
    case rgb565a8
    /// The same with the higher byte of each pixel first, as displays on a serial bus take them.
    case rgb565a8Swapped = "rgb565a8-swapped"
    /// Two bytes for each pixel, the lower one first.
    case rgb565
    /// Two bytes for each pixel, the higher one first.
    case rgb565Swapped = "rgb565-swapped"
    /// Three bytes for each pixel.
    case rgb888
    /// Four bytes for each pixel, the last one its alpha.
    case rgba8888
    /// The alpha alone, in a byte.
    case a8
    /// The alpha alone, two pixels in a byte, the first one in its higher half.
    case a4
    /// One bit for each pixel, the first one in the highest: whether at least half of it is covered. As those before, of frames
    /// through which nothing shows it tells instead how far a pixel stands out from the ground.
    case i1
    /// The luma in a byte.
    case l8
    /// Sixteen lumas, two pixels in a byte, the first one in its higher half.
    case l4
    /// Four lumas, four pixels in a byte, the first one in its highest bits.
    case l2
    /// The same with the first pixel in the lowest bits.
    case l2LSB = "l2-lsb"
    /// Black or white, 1 for white, eight pixels in a byte, the first one in its highest bit.
    case l1
    /// The same with the first pixel in the lowest bit.
    case l1LSB = "l1-lsb"
    /// The same in pages of eight rows: a byte is eight pixels below each other, the uppermost one in the lowest bit.
    case l1Pages = "l1-pages"
    /// As ``l1``, without a matte; then the alphas of all pixels, a bit each, 1 where at least half of it is covered.
    case l1a1
    /// The same with the first pixel in the lowest bit.
    case l1a1LSB = "l1a1-lsb"
    /// The same in pages of eight rows.
    case l1a1Pages = "l1a1-pages"

    /// Whether there is something to be seen through.
    public var hasAlpha: Bool {
        switch self {
        case .rgb565, .rgb565Swapped, .rgb888, .l8, .l4, .l2, .l2LSB, .l1, .l1LSB, .l1Pages: false
        default: true
        }
    }

    /// The layout with alpha that comes closest.
    package var withAlpha: PixelLayout {
        switch self {
        case .rgb565Swapped: .rgb565a8Swapped
        case .rgb888: .rgba8888
        case .rgb565, .l8, .l4, .l2, .l2LSB: .rgb565a8
        case .l1: .l1a1
        case .l1LSB: .l1a1LSB
        case .l1Pages: .l1a1Pages
        default: self
        }
    }

    /// Whether there is a single channel: alpha, or what stands for it in opaque frames.
    package var isMask: Bool {
        switch self {
        case .a8, .a4, .i1: true
        default: false
        }
    }

    /// Whether colors or alphas have fewer than 8 bits, and dithering may make up for it.
    package var isCoarse: Bool {
        switch self {
        case .rgb888, .rgba8888, .a8, .l8: false
        default: true
        }
    }

    /// The number of bits of a pixel, those of a separate alpha aside.
    package var depth: Int {
        switch self {
        case .rgba8888: 32
        case .rgb888: 24
        case .rgb565a8, .rgb565a8Swapped, .rgb565, .rgb565Swapped: 16
        case .a8, .l8: 8
        case .a4, .l4: 4
        case .l2, .l2LSB: 2
        case .i1, .l1, .l1LSB, .l1Pages, .l1a1, .l1a1LSB, .l1a1Pages: 1
        }
    }

    /// Whether the first of the pixels that share a byte is in the lowest bits.
    package var isLowFirst: Bool {
        switch self {
        case .l2LSB, .l1LSB, .l1Pages, .l1a1LSB, .l1a1Pages: true
        default: false
        }
    }

    /// Whether the pixels that share a byte lie below each other.
    package var isPaged: Bool { self == .l1Pages || self == .l1a1Pages }

    /// The number of bytes in a row of pixels, or in a page of eight rows; for layouts with a separate alpha plane, without alpha.
    package func stride(_ width: Int) -> Int { isPaged ? width : (depth * width + 7) / 8 }

    /// The name of the layout in LVGL 9; nil where it has none.
    package var lvglFormat: String? {
        switch self {
        case .rgb565a8: "LV_COLOR_FORMAT_RGB565A8"
        case .rgb565: "LV_COLOR_FORMAT_RGB565"
        case .rgb565Swapped: "LV_COLOR_FORMAT_RGB565_SWAPPED"
        case .rgb888: "LV_COLOR_FORMAT_RGB888"
        case .rgba8888: "LV_COLOR_FORMAT_ARGB8888"
        case .a8: "LV_COLOR_FORMAT_A8"
        case .a4: "LV_COLOR_FORMAT_A4"
        case .i1: "LV_COLOR_FORMAT_I1"
        case .l8: "LV_COLOR_FORMAT_L8"
        case .rgb565a8Swapped, .l4, .l2, .l2LSB, .l1, .l1LSB, .l1Pages, .l1a1, .l1a1LSB, .l1a1Pages: nil
        }
    }

    /// The layout as it is told to who reads the bytes.
    ///
    /// - Parameter isBlueFirst: Whether blue comes before red where each has a byte, as LVGL wants it.
    package func text(isBlueFirst: Bool) -> String {
        switch self {
        case .rgb565a8: "RGB565, low byte first, then the alphas of all pixels, one byte each"
        case .rgb565a8Swapped: "RGB565, high byte first, then the alphas of all pixels, one byte each"
        case .rgb565: "RGB565, low byte first"
        case .rgb565Swapped: "RGB565, high byte first"
        case .rgb888: isBlueFirst ? "bytes B, G, R" : "bytes R, G, B"
        case .rgba8888: isBlueFirst ? "bytes B, G, R, A" : "bytes R, G, B, A"
        case .a8: "one byte a pixel"
        case .a4: "two pixels a byte, the first one in the higher half"
        case .i1: "one bit a pixel, the first one in the highest bit"
        case .l8: "luma, one byte a pixel"
        case .l4: "luma, two pixels a byte, the first one in the higher half"
        case .l2: "luma, four pixels a byte, the first one in the highest bits"
        case .l2LSB: "luma, four pixels a byte, the first one in the lowest bits"
        case .l1: "1 for white, one bit a pixel, the first one in the highest bit"
        case .l1LSB: "1 for white, one bit a pixel, the first one in the lowest bit"
        case .l1Pages: "1 for white, pages of eight rows, the uppermost one in the lowest bits"
        case .l1a1: Self.l1.text(isBlueFirst: false) + Self.alphaBits
        case .l1a1LSB: Self.l1LSB.text(isBlueFirst: false) + Self.alphaBits
        case .l1a1Pages: Self.l1Pages.text(isBlueFirst: false) + Self.alphaBits
        }
    }

    private static let alphaBits = ", then the alphas of all pixels in the same way"
}

/// A name that C takes: letters, digits and underscores stay, characters beyond ASCII become the number of each scalar, such as
/// `u00FC`, and all others an underscore.
package func cIdentifier(_ name: String) -> String {
    let text = name.unicodeScalars.map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        if !scalar.isASCII { return "u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits }
        let isWord =
            scalar == "_" || ("0"..."9").contains(scalar) || ("a"..."z").contains(scalar)
            || ("A"..."Z").contains(scalar)
        return isWord ? String(Character(scalar)) : "_"
    }.joined()
    // A name cannot begin with a digit, and those that begin with an underscore are reserved.
    let isFine = text.unicodeScalars.first.map { !("0"..."9").contains($0) && $0 != "_" } ?? false
    return isFine ? text : "image_" + text
}
