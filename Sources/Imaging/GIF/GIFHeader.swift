/// The header of a GIF, common to all frames.
public struct GIFHeader: Hashable, Sendable {
    /// The size in pixels, at most 65535.
    public let width, height: Int

    /// Creates the header of a picture of a size in pixels.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Returns a whole file.
    ///
    /// - Parameters:
    ///   - frames: The frames, at least one.
    ///   - delays: The time for which each frame is shown, in hundredths of a second, 0 to 65535.
    ///   - loops: Whether the animation loops forever.
    public func file(_ frames: [GIFFrame], delays: [Int], loops: Bool) -> [UInt8] {
        file(frames, delays: delays, plays: loops ? 0 : 1)
    }

    /// Returns a whole file.
    ///
    /// - Parameters:
    ///   - frames: The frames, at least one.
    ///   - delays: The time for which each frame is shown, in hundredths of a second, 0 to 65535.
    ///   - plays: The number of times that the animation plays, 0 forever. A file stores the repetitions after the first
    ///     time.
    public func file(_ frames: [GIFFrame], delays: [Int], plays: Int) -> [UInt8] {
        precondition(frames.count == delays.count, "each frame has a delay")
        let shared = SharedColors(frames.map(\.colors))
        let looks = zip(frames, shared.numbers).map { GIFNumbers($0, $1) }
        let palette = GIFPalette(
            shared.colors,
            transparent: looks.filter { $0.own == nil }.map { $0.transparent ?? 0 }.max() ?? 0)
        var output = Array("GIF89a".utf8)
        output.reserveCapacity(frames.reduce(1024) { $0 + 2 * $1.codes.count + 20 })
        append(width, to: &output)
        append(height, to: &output)
        // Eight bits per color in the source; then the background's number, and square pixels.
        output.append(0x70 | tableSize(palette))
        output += [0, 0]
        palette.append(to: &output)
        if plays != 1 {
            output += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
            append(max(0, plays - 1), to: &output)
            output.append(0)
        }
        for ((frame, look), delay) in zip(zip(frames, looks), delays) {
            // Disposal 2 clears the frame's area, 1 leaves it; the last bit says that one color is none. OpenCV takes the last
            // frame's bit for that of all, and Kivy raises at frames without it that are drawn over others, so all frames of
            // an animation have it where a number is to spare.
            let disposal: UInt8 = frame.isClearedAfter ? 2 : 1
            let transparent =
                look.transparent ?? (frames.count > 1 ? look.spare(in: look.own ?? palette) : nil)
            output += [0x21, 0xF9, 4, disposal << 2 | (transparent == nil ? 0 : 1)]
            append(delay, to: &output)
            output += [transparent ?? 0, 0, 0x2C]
            for number in [frame.area.x, frame.area.y, frame.area.width, frame.area.height] {
                append(number, to: &output)
            }
            output.append(tableSize(look.own))
            look.own?.append(to: &output)
            LZWWriter.append(frame.codes, numbers: look.numbers, bits: look.bits, to: &output)
        }
        output.append(0x3B)
        return output
    }

    /// Returns a flag for the presence of a palette, and its size.
    private func tableSize(_ palette: GIFPalette?) -> UInt8 {
        palette.map { 0x80 | UInt8($0.bits - 1) } ?? 0
    }

    private func append(_ number: Int, to output: inout [UInt8]) {
        output += [UInt8(number & 255), UInt8(number >> 8 & 255)]
    }
}

/// The numbers of a frame's colors in the file.
private struct GIFNumbers {
    /// The frame's own palette, where it does not share its colors.
    let own: GIFPalette?
    /// The number in the file for each of the frame's numbers.
    let numbers: [UInt8]
    /// The length of the numbers in bits.
    let bits: Int
    /// The lowest number that no color needs; nil where nothing is transparent. Programs that clear an area look for it,
    /// too.
    let transparent: UInt8?
    /// The lowest that no color needs.
    private let unused: UInt8

    /// - Parameter shared: The numbers of the frame's colors among those that frames share.
    init(_ frame: GIFFrame, _ shared: [UInt8]?) {
        let colors = shared ?? frame.colors.indices.map { UInt8($0) }
        var isUsed = [Bool](repeating: false, count: 256)
        for number in colors { isUsed[Int(number)] = true }
        unused = UInt8(isUsed.firstIndex(of: false) ?? 255)
        transparent = frame.hasTransparent || frame.isClearedAfter ? unused : nil
        own = shared == nil ? GIFPalette(frame.colors, transparent: transparent ?? 0) : nil
        numbers =
            colors + [UInt8](repeating: unused, count: 256 - colors.count)
        bits = GIFPalette.bits(upTo: max(colors.max() ?? 0, frame.hasTransparent ? unused : 0))
    }

    /// The lowest number that no color needs, if a palette as long as that of the frame has it.
    func spare(in palette: GIFPalette) -> UInt8? { Int(unused) < 1 << palette.bits ? unused : nil }
}
