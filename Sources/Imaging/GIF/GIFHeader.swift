/// What all frames of a GIF have in common: their size, and their colors where one palette can hold them.
public struct GIFHeader: Hashable, Sendable {
    /// Size in pixels, at most 65535.
    public let width, height: Int
    /// Nil where each frame has a palette of its own.
    let palette: GIFPalette?

    /// - Parameter colors: those of all frames, over the matte that the encoder gets.
    public init(width: Int, height: Int, colors: borrowing ColorCensus) {
        (self.width, self.height) = (width, height)
        let opaque = colors.entries?.filter { $0.alpha > 0 }
        palette = opaque.flatMap { $0.count <= GIFPalette.most ? GIFPalette(colors: $0) : nil }
    }

    /// A whole file.
    ///
    /// - Parameters:
    ///   - frames: at least one.
    ///   - delays: how long each is shown, in hundredths of a second, 0 to 65535.
    ///   - loops: whether it begins again after the last, for ever.
    public func file(_ frames: [GIFFrame], delays: [Int], loops: Bool) -> [UInt8] {
        precondition(frames.count == delays.count, "each frame has a delay")
        var output = Array("GIF89a".utf8)
        output.reserveCapacity(frames.reduce(1024) { $0 + $1.data.count + 20 })
        append(width, to: &output)
        append(height, to: &output)
        // Eight bits a color in the source; then the background's number, and square pixels.
        output.append(0x70 | tableSize(palette))
        output += [0, 0]
        palette?.append(to: &output)
        if loops {
            output += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
        }
        for (frame, delay) in zip(frames, delays) {
            // Disposal 2 clears the frame's area, 1 leaves it; the last bit says that one color is none.
            output += [0x21, 0xF9, 4, frame.isClearedAfter ? 2 << 2 | 1 : 1 << 2 | 1]
            append(delay, to: &output)
            output += [(frame.palette ?? palette)?.transparent ?? 0, 0, 0x2C]
            for number in [frame.area.x, frame.area.y, frame.area.width, frame.area.height] {
                append(number, to: &output)
            }
            output.append(tableSize(frame.palette))
            frame.palette?.append(to: &output)
            output += frame.data
        }
        output.append(0x3B)
        return output
    }

    /// A flag that there is a palette, and its size.
    private func tableSize(_ palette: GIFPalette?) -> UInt8 {
        palette.map { 0x80 | UInt8($0.bits - 1) } ?? 0
    }

    private func append(_ number: Int, to output: inout [UInt8]) {
        output += [UInt8(number & 255), UInt8(number >> 8 & 255)]
    }
}
