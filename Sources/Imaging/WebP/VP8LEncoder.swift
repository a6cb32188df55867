/// Writes pictures of at most 256 colors as VP8L, the lossless form of WebP (RFC 9649): the palette, and then tokens in one group of codes.
struct VP8LEncoder: ~Copyable {
    private let codes = VP8LCodes()
    private var parser = VP8LParser()
    private var output = Scratch()

    /// Returns the chunk's data for a draft that is packed.
    mutating func encode(_ draft: borrowing VP8LDraft) -> [UInt8] {
        parser.parse(draft)
        // A token takes at most 60 bits, and the description of codes less than a color each.
        output.reserve(8 * parser.tokens.count + 16 * draft.palette.count + 4096)
        guard let start = unsafe output.bytes.baseAddress else { return [] }
        var writer = unsafe BitWriter(start)
        // The signature; the size, the flag for transparency, and version 0; a transform, which is a palette.
        writer.put(0x2F, 8)
        writer.put(UInt64(draft.width - 1) | UInt64(draft.height - 1) << 14, 28)
        writer.put(draft.hasAlpha ? 1 : 0, 4)
        writer.put(0b111 | UInt64(draft.palette.count - 1) << 3, 11)
        // The palette is a picture of its own, which uses the codes alone until it is written.
        write(draft.palette, to: &writer)
        codes.reset()
        for token in parser.tokens { codes.count(token) }
        // There are no more transforms, no color cache, and one group of codes.
        writer.put(0, 3)
        codes.describe(to: &writer)
        for token in parser.tokens { codes.put(token, to: &writer) }
        writer.align()
        return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: writer.pointer - start))
    }

    /// Writes a palette: the difference of each color from the one before, and the number of repetitions.
    private func write(_ palette: [Pixel], to writer: inout BitWriter) {
        var steps: [(step: Pixel, repeats: Int)] = []
        codes.reset()
        var last = Pixel.zero
        for color in palette {
            let step = color.minus(last)
            last = color
            if let before = steps.last, before.step == step {
                steps[steps.count - 1].repeats += 1
            } else {
                steps.append((step, 0))
            }
        }
        let before = VP8LDistances(width: palette.count).number(1)
        for (step, repeats) in steps {
            for _ in 0..<(repeats < Self.leastRepeats ? repeats + 1 : 1) {
                unsafe codes.green.frequencies[Int(step.green)] += 1
                unsafe codes.red.frequencies[Int(step.red)] += 1
                unsafe codes.blue.frequencies[Int(step.blue)] += 1
                unsafe codes.alpha.frequencies[Int(step.alpha)] += 1
            }
            if repeats >= Self.leastRepeats { codes.count(VP8LToken(length: repeats, distance: before)) }
        }
        // There is no color cache.
        writer.put(0, 1)
        codes.describe(to: &writer)
        for (step, repeats) in steps {
            for _ in 0..<(repeats < Self.leastRepeats ? repeats + 1 : 1) {
                codes.green.put(Int(step.green), to: &writer)
                codes.red.put(Int(step.red), to: &writer)
                codes.blue.put(Int(step.blue), to: &writer)
                codes.alpha.put(Int(step.alpha), to: &writer)
            }
            if repeats >= Self.leastRepeats {
                codes.put(VP8LToken(length: repeats, distance: before), to: &writer)
            }
        }
    }

    /// The least number of repetitions that are written as such: fewer take less as colors.
    private static let leastRepeats = 4
}

extension VP8LDraft {
    var hasAlpha: Bool { palette.contains { $0.alpha < 255 } }
}

extension Pixel {
    /// Returns each channel less that of another, modulo 256.
    fileprivate func minus(_ other: Pixel) -> Pixel {
        let (odd, even): (Pixel, Pixel) = (0xFF00_FF00, 0x00FF_00FF)
        // A bit above each channel keeps its borrow from the next.
        let (high, low) = ((self & odd | even) &- (other & odd), (self & even | odd) &- (other & even))
        return high & odd | low & even
    }
}
