extension APNGHeader {
    /// Returns a whole file.
    ///
    /// - Parameters:
    ///   - frames: The frames, at least one; the first is shown by programs without support for animations.
    ///   - delays: The time for which each frame is shown, in units of 1 / `unitsPerSecond`, 0 to 65535.
    ///   - unitsPerSecond: The number of units per second, 1 to 65535.
    ///   - plays: The number of times that the animation plays; 0 is forever.
    public func file(
        _ frames: [APNGFrame], delays: [Int], unitsPerSecond: Int, plays: Int
    ) -> [UInt8] {
        precondition(!frames.isEmpty && frames.count == delays.count, "each frame has a delay")
        var output: [UInt8] = []
        output.reserveCapacity(frames.reduce(2048) { $0 + $1.data.count + 50 })
        output.append(contentsOf: PNGChunks.signature)
        PNGChunks.appendHeader(width: width, height: height, form, gamut, to: &output)
        PNGChunks.appendChunk("acTL", to: &output) { output in
            PNGChunks.append(UInt32(frames.count), to: &output)
            PNGChunks.append(UInt32(plays), to: &output)
        }
        PNGChunks.appendColors(form, ColorTable(entries), to: &output)
        var sequence: UInt32 = 0
        for (index, frame) in frames.enumerated() {
            PNGChunks.appendChunk("fcTL", to: &output) { output in
                PNGChunks.append(sequence, to: &output)
                for number in [frame.area.width, frame.area.height, frame.area.x, frame.area.y] {
                    PNGChunks.append(UInt32(number), to: &output)
                }
                for number in [delays[index], unitsPerSecond] {
                    output.append(UInt8(number >> 8))
                    output.append(UInt8(number & 255))
                }
                // Dispose operation 0 keeps the frame for the next one.
                output.append(0)
                output.append(frame.isDrawnOver ? 1 : 0)
            }
            sequence += 1
            if index == 0 {
                unsafe frame.data.withUnsafeBytes { unsafe PNGChunks.appendData($0, to: &output) }
            } else {
                PNGChunks.appendChunk("fdAT", to: &output) { output in
                    PNGChunks.append(sequence, to: &output)
                    output.append(contentsOf: frame.data)
                }
                sequence += 1
            }
        }
        PNGChunks.appendEnd(to: &output)
        return output
    }
}
