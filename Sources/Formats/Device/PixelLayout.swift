/// The layout of pixels in the memory of a device.
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

    /// Whether there is something to be seen through.
    public var hasAlpha: Bool {
        switch self {
        case .rgb565, .rgb565Swapped, .rgb888: false
        default: true
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
        case .rgb888, .rgba8888, .a8: false
        default: true
        }
    }

    /// The number of bytes in a row of pixels; for layouts with a separate alpha plane, without alpha.
    package func stride(_ width: Int) -> Int {
        switch self {
        case .rgb565a8, .rgb565a8Swapped, .rgb565, .rgb565Swapped: 2 * width
        case .rgb888: 3 * width
        case .rgba8888: 4 * width
        case .a8: width
        case .a4: (width + 1) / 2
        case .i1: (width + 7) / 8
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
        }
    }
}

/// The encoding of frames as arrays for devices.
public struct PixelOptions: Hashable, Sendable {
    /// The layout of pixels in memory; nil is the format's own.
    public var layout: PixelLayout?
    /// Whether an ordered dither makes up for dropped bits.
    public var dithers: Bool
    /// Whether runs of equal pixels are written once.
    public var packsRuns: Bool

    /// Creates options with the format's own layout, neither dithered nor packed unless requested.
    public init(layout: PixelLayout? = nil, dithers: Bool = false, packsRuns: Bool = false) {
        self.layout = layout
        self.dithers = dithers
        self.packsRuns = packsRuns
    }
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
