/// Writes the codes of an ``LZWEncoder`` as GIF does: of growing length, in blocks of up to 255 bytes.
enum LZWWriter {
    /// The code at which a new dictionary begins, before the length of numbers is known.
    static let clear = 256

    /// Appends the size of the smallest code, the blocks, and the empty block that ends them.
    ///
    /// - Parameters:
    ///   - numbers: The number in the file for each number of the codes, below 2 to the power of `bits`.
    ///   - bits: The length of numbers in bits, 1 to 8.
    static func append(_ codes: [UInt16], numbers: [UInt8], bits: Int, to output: inout [UInt8]) {
        let size = max(2, bits)
        let clear = 1 << size
        output.append(UInt8(size))
        var blocks = BlockWriter()
        var (width, next) = (size + 1, clear + 2)
        blocks.put(clear, width, to: &output)
        for code in codes {
            let code = Int(code)
            if code == Self.clear {
                blocks.put(clear, width, to: &output)
                (width, next) = (size + 1, clear + 2)
                continue
            }
            blocks.put(
                code < Self.clear ? Int(numbers[code]) : code - Self.clear + clear, width, to: &output)
            // At this point, the reader has as many codes as the writer.
            if next == 1 << width, width < 12 { width += 1 }
            next = min(next + 1, 1 << 12)
        }
        blocks.put(clear + 1, width, to: &output)
        blocks.finish(&output)
    }
}

/// Puts codes into bytes, lowest bit first, and bytes into blocks, each led by its length.
private struct BlockWriter {
    private var bits: UInt32 = 0
    private var filled = 0
    /// The place of the present block's length; nil before its first byte.
    private var start: Int?

    mutating func put(_ code: Int, _ width: Int, to output: inout [UInt8]) {
        bits |= UInt32(code) << UInt32(filled)
        filled += width
        while filled >= 8 { flush(&output) }
    }

    private mutating func flush(_ output: inout [UInt8]) {
        let start = self.start ?? output.count
        if self.start == nil { output.append(0) }
        output.append(UInt8(truncatingIfNeeded: bits))
        output[start] += 1
        self.start = output[start] == 255 ? nil : start
        bits >>= 8
        filled = max(0, filled - 8)
    }

    mutating func finish(_ output: inout [UInt8]) {
        if filled > 0 { flush(&output) }
        output.append(0)
    }
}
