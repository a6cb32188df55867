internal import Basics
internal import CDeflate

/// The parts of a PNG file around its image data, appended to a byte array.
enum PNGChunks {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    static func appendHeader(
        width: Int, height: Int, _ form: PNGForm, _ gamut: Gamut = .srgb, to output: inout [UInt8]
    ) {
        appendChunk("IHDR", to: &output) { output in
            append(UInt32(width), to: &output)
            append(UInt32(height), to: &output)
            output.append(UInt8(form.bitDepth))
            output.append(form.kind.rawValue)
            // The compression method, the filter method, and no interlace.
            for _ in 0..<3 { output.append(0) }
        }
        switch gamut {
        // The rendering intent 0 is perceptual.
        case .srgb: appendChunk("sRGB", to: &output) { $0.append(0) }
        case .displayP3:
            // By the numbers of H.273: primaries, curve, no matrix, full range.
            appendChunk("cICP", to: &output) { $0 += [12, 13, 0, 1] }
            // For readers from before the third edition of PNG.
            appendChunk("iCCP", to: &output) { output in
                output += Array("Display P3".utf8) + [0, 0]
                appendStored(ColorProfile.displayP3, to: &output)
            }
        }
    }

    /// Appends a short text as zlib has it, uncompressed.
    private static func appendStored(_ bytes: [UInt8], to output: inout [UInt8]) {
        let length = [UInt8(bytes.count & 255), UInt8(bytes.count >> 8)]
        output += [0x78, 0x01, 1] + length + length.map { ~$0 } + bytes
        append(unsafe bytes.withUnsafeBytes { unsafe Adler32($0) }.value, to: &output)
    }

    /// Appends PLTE and tRNS, where the form has them.
    static func appendColors(_ form: PNGForm, _ colors: borrowing ColorTable, to output: inout [UInt8]) {
        if form.kind == .palette {
            let entries = colors.entries
            appendChunk("PLTE", to: &output) { output in
                for pixel in entries {
                    output.append(pixel.red)
                    output.append(pixel.green)
                    output.append(pixel.blue)
                }
            }
            let translucent = colors.translucentCount
            if translucent > 0 {
                appendChunk("tRNS", to: &output) { output in
                    for index in 0..<translucent { output.append(entries[index].alpha) }
                }
            }
        } else if form.blackIsTransparent {
            appendChunk("tRNS", to: &output) { output in
                for _ in 0..<(form.kind == .gray ? 2 : 6) { output.append(0) }
            }
        }
    }

    /// Appends the compressed data, in chunks of at most `longest` bytes; the format's own limit is 2^31 − 1.
    static func appendData(
        _ data: UnsafeRawBufferPointer, to output: inout [UInt8], longest: Int = 0x7FFF_FFFF
    ) {
        for start in stride(from: 0, to: data.count, by: longest) {
            let part = unsafe UnsafeRawBufferPointer(
                rebasing: data[start..<min(data.count, start + longest)])
            appendChunk("IDAT", to: &output) { unsafe $0.append(contentsOf: part) }
        }
    }

    /// Appends the compressed data in parts, all but the last of which others can follow.
    static func appendData(_ parts: [CompressedRows], to output: inout [UInt8]) {
        appendChunk("IDAT", to: &output) { output in
            var checksum = Adler32()
            // The window is 32 KiB, without a dictionary.
            output += [0x78, 0x01]
            for part in parts {
                output += part.bytes
                checksum.append(part.checksum, count: part.count)
            }
            append(checksum.value, to: &output)
        }
    }

    static func appendEnd(to output: inout [UInt8]) {
        appendChunk("IEND", to: &output) { _ in }
    }

    /// Appends a chunk with the data that `body` appends: its length, its type, the data, and the CRC of type and data.
    static func appendChunk(
        _ type: StaticString, to output: inout [UInt8], _ body: (inout [UInt8]) -> Void
    ) {
        let start = output.count
        append(UInt32.zero, to: &output)
        for index in 0..<4 { unsafe output.append(type.utf8Start[index]) }
        body(&output)
        let length = output.count - start - 8
        for index in 0..<4 {
            output[start + index] = UInt8(truncatingIfNeeded: length >> (24 - 8 * index))
        }
        let crc = unsafe output.withUnsafeBytes { bytes in
            unsafe libdeflate_crc32(0, bytes.baseAddress! + start + 4, length + 4)
        }
        append(crc, to: &output)
    }

    static func append(_ number: UInt32, to output: inout [UInt8]) {
        for index in 0..<4 { output.append(UInt8(truncatingIfNeeded: number >> (24 - 8 * index))) }
    }
}
