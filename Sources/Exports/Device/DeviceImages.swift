internal import Basics
internal import Formats
internal import Imaging
internal import Platform

/// The frames of one source as arrays, those that are alike once.
struct DeviceImages {
    /// The bytes of each image, as they stand in the file.
    let images: [[UInt8]]
    /// The image that each frame shows.
    let shown: [Int]

    /// - Parameters:
    ///   - palette: The bytes before the pixels of each image, packed with them.
    ///   - head: The header before all of that in packed images.
    init(
        _ source: any FrameSource, _ pixels: PackedPixels, _ options: ExportOptions, _ workers: Workers,
        palette: [UInt8] = [], head: @Sendable (_ packed: Int, _ whole: Int) -> [UInt8] = { _, _ in [] }
    ) throws {
        let packs = options.pixels.packsRuns
        let layout = pixels.layout
        let made = try workers.mapFrames(Array(0..<source.sequence.count), of: source) { bitmap in
            let bytes = palette + pixels.bytes(bitmap)
            guard packs else { return bytes }
            let packed = packedRuns(bytes, pixel: layout.bytesPerRunPixel)
            return head(packed.count, bytes.count) + packed
        }
        var (known, images, shown) = ([[UInt8]: Int](), [[UInt8]](), [Int]())
        for bytes in made {
            if known[bytes] == nil {
                known[bytes] = images.count
                images.append(bytes)
            }
            shown.append(known[bytes] ?? 0)
        }
        self.images = images
        self.shown = shown
    }

    /// Notes about the memory that the images take, and about motion that is lost without colors.
    func notes(_ file: String, _ pixels: PackedPixels) -> [Message] {
        let bytes = images.reduce(0) { $0 + $1.count }
        let isStill = images.count == 1 && shown.count > 1 && pixels.layout.isMask
        return [
            """
            the pixels in \(file) take \(bytes) bytes of flash: \(counted(images.count, "image")) for \
            \(counted(shown.count, "frame"))
            """
        ] + pixels.groundNotes
            + (isStill
                ? [
                    "\(pixels.layout.rawValue) has no colors, and without them all \(shown.count) frames look the same; leave out the track and the background, or choose other \(option: .pixels)"
                ] : [])
    }

    /// One array in C.
    static func array(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
        var text = Array("static const uint8_t \(name)[\(bytes.count)] = {".utf8)
        for (index, byte) in bytes.enumerated() {
            text += index % 16 == 0 ? Array("\n    0x".utf8) : Array(" 0x".utf8)
            text += [hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)], UInt8(ascii: ",")]
        }
        return text + Array("\n};\n\n".utf8)
    }

    private static let hexDigits = Array("0123456789ABCDEF".utf8)
}

extension PackedPixels {
    /// The layout as it is told to who reads the bytes.
    var text: String {
        let text = layout.text(isBlueFirst: isBlueFirst)
        return layout.isMask ? (ground.map { "brightness, \(ends($0)), " } ?? "alpha, ") + text : text
    }

    /// The note that the only channel of opaque frames holds their brightness; none for other frames.
    var groundNotes: [Message] {
        guard let ground else { return [] }
        return [
            "nothing shows through the frames, so \(layout.rawValue) has their contrast to the background instead of their alpha: \(ends(ground))"
        ]
    }

    private func ends(_ ground: MaskGround) -> String {
        "0 for \(ground.ground.text) to \(layout == .i1 ? 1 : layout == .a4 ? 15 : 255) for \(ground.ink.text)"
    }
}

extension PackedPixels {
    /// The order of pixels; nil where rows follow each other.
    var orderText: String? {
        switch order {
        case .rows: nil
        case .columns: "columns follow each other, each from top to bottom"
        case .serpentineRows: "every second row runs from right to left"
        case .serpentineColumns: "columns follow each other, every second one from bottom to top"
        }
    }
}

extension Dither {
    /// The way in which values are rounded, a sentence.
    fileprivate var text: String {
        switch self {
        case .none: "Values are rounded to the nearest; nothing is dithered."
        case .ordered: "Bits that are dropped are made up for by an ordered pattern of 8 by 8 pixels."
        case .blueNoise:
            "Bits that are dropped are made up for by a pattern of blue noise of 32 by 32 pixels."
        case .floydSteinberg:
            "Bits that are dropped are made up for by Floyd and Steinberg's diffusion of errors."
        }
    }
}

extension Color {
    /// `#RRGGBB`.
    fileprivate var text: String { Color(red: red, green: green, blue: blue).description }
}

/// The comment about the pixels of a file for a device, for people who read it.
func deviceComment(_ sequence: FrameSequence, _ pixels: PackedPixels, _ options: ExportOptions) -> [String] {
    var lines = [
        "\(sequence.name): \(counted(sequence.count, "frame")) of \(sequence.width) by \(sequence.height) pixels, "
            + "\(sequence.fps.shortestText) a second.",
        "Pixels: \(pixels.text)."
            + (pixels.layout.hasAlpha && !pixels.layout.isMask ? " Alpha is straight." : ""),
    ]
    if let order = pixels.orderText { lines.append(order.prefix(1).uppercased() + order.dropFirst() + ".") }
    if pixels.layout.isCoarse { lines.append(pixels.dither.text) }
    return lines
}
