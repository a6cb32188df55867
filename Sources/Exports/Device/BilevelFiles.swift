internal import Basics
internal import Files
internal import Formats
internal import Imaging

extension FormatWriter {
    /// One PBM file a frame, in the binary form (P4).
    static let pbm = bilevel("pbm", .l1) { _, width, height, bits in
        Array("P4\n\(width) \(height)\n".utf8) + bits
    }

    /// One XBM file a frame.
    static let xbm = bilevel("xbm", .l1LSB) { symbol, width, height, bits in
        var text = Array("#define \(symbol)_width \(width)\n#define \(symbol)_height \(height)\n".utf8)
        text += Array("static unsigned char \(symbol)_bits[] = {".utf8)
        for (index, byte) in bits.enumerated() {
            text += Array(index % 12 == 0 ? "\n   0x".utf8 : " 0x".utf8)
            text += [hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)], UInt8(ascii: ",")]
        }
        text.removeLast()
        return text + Array(" };\n".utf8)
    }

    private static let hexDigits = Array("0123456789abcdef".utf8)

    /// Files of black and white frames, whose bits are 1 for black.
    private static func bilevel(
        _ fileExtension: String, _ layout: PixelLayout,
        _ file:
            @escaping @Sendable (_ symbol: String, _ width: Int, _ height: Int, _ bits: [UInt8]) -> [UInt8]
    ) -> FormatWriter {
        .each { source, options, workers, sink in
            var options = options
            options.pixels.layout = layout
            options.pixels.order = nil
            let pixels = PackedPixels(options, usual: layout)
            let sequence = source.sequence
            let names = FrameNames(sequence, extension: fileExtension)
            let files = try workers.mapFrames(Array(0..<sequence.count), of: source) { bitmap in
                let bits = blackBits(pixels.bytes(bitmap), width: bitmap.width, layout)
                return (width: bitmap.width, height: bitmap.height, bits: bits)
            }
            for (index, frame) in files.enumerated() {
                let name = names.file(index)
                let symbol = cIdentifier(String(name.dropLast(fileExtension.utf8.count + 1)))
                try sink.write(name, file(symbol, frame.width, frame.height, frame.bits))
            }
            return []
        }
    }

    /// Bits that are 1 for white, inverted; those beyond a row's end stay 0.
    private static func blackBits(_ bits: [UInt8], width: Int, _ layout: PixelLayout) -> [UInt8] {
        let stride = layout.stride(width)
        let spare = UInt8(8 * stride - width)
        let last = layout.isLowFirst ? UInt8.max >> spare : UInt8.max << spare
        return bits.enumerated().map { index, byte in
            ~byte & (index % stride == stride - 1 ? last : .max)
        }
    }
}
