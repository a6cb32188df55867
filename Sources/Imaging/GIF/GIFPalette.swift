/// A palette of up to 255 opaque colors. In a frame, any number that it does not use can mean transparent.
struct GIFPalette: Hashable, Sendable {
    /// The opaque colors.
    let colors: [Pixel]
    /// The length of the colors' numbers in bits, 1 to 8.
    let bits: Int

    static let maxCount = 255

    /// - Parameter transparent: The largest number that means transparent in some frame.
    init(_ colors: [Pixel], transparent: UInt8 = 0) {
        self.colors = colors
        bits = Self.bits(upTo: max(transparent, UInt8(max(0, colors.count - 1))))
    }

    /// Returns the length in bits of numbers up to `largest`, 1 to 8.
    static func bits(upTo largest: UInt8) -> Int { max(1, 8 - largest.leadingZeroBitCount) }

    /// Appends red, green and blue of as many entries as the bits allow.
    func append(to output: inout [UInt8]) {
        for index in 0..<1 << bits {
            let color = index < colors.count ? colors[index] : 0
            output += [color.red, color.green, color.blue]
        }
    }
}

/// Too many colors for a palette, reduced to 255.
///
/// Of colors that agree in the leading bits of red, green and blue, the one of the most pixels represents all, so that the
/// colors of areas stay exact and only edges change. The number of bits is the greatest that leaves 255 colors.
struct ReducedColors {
    let colors: [Pixel]
    /// The number of each color among them.
    let numbers: [Pixel: UInt8]
    /// The greatest error of red, green or blue.
    let error: Int

    /// - Parameter counts: The number of pixels that have each color.
    init(_ counts: [Pixel: Int]) {
        let ranked = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        var shift: UInt32 = 0
        while true {
            let mask = (0xFF << shift & 0xFF) * 0x0101_0101 as UInt32
            var numberOfGroup: [Pixel: UInt8] = [:]
            var (colors, numbers): ([Pixel], [Pixel: UInt8]) = ([], [:])
            for color in ranked {
                let group = color & mask
                if numberOfGroup[group] == nil {
                    if colors.count == GIFPalette.maxCount { break }
                    numberOfGroup[group] = UInt8(colors.count)
                    colors.append(color)
                }
                numbers[color] = numberOfGroup[group]
            }
            if numbers.count == ranked.count {
                (self.colors, self.numbers, error) = (colors, numbers, 1 << shift - 1)
                return
            }
            shift += 1
        }
    }
}
