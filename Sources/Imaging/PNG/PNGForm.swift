/// One of the ways in which a PNG file can hold the same pixels.
package struct PNGForm: Hashable, Sendable {
    /// What the samples mean; the raw value is the color type of the header.
    package enum Kind: UInt8, Hashable, Sendable {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6
    }

    package let kind: Kind
    /// Bits of a sample: 8, or also 1, 2, 4 for gray and palette.
    package let bitDepth: Int
    /// Whether black means transparent, in forms without an alpha channel.
    package let blackIsTransparent: Bool

    package init(_ kind: Kind, bitDepth: Int = 8, blackIsTransparent: Bool = false) {
        (self.kind, self.bitDepth, self.blackIsTransparent) = (kind, bitDepth, blackIsTransparent)
    }

    private var bitsPerPixel: Int {
        switch kind {
        case .gray, .palette: bitDepth
        case .grayAlpha: 16
        case .rgb: 24
        case .rgba: 32
        }
    }

    /// The distance of a byte from the one that filters predict it from: at least 1.
    var bytesPerPixel: Int { max(1, bitsPerPixel / 8) }

    /// Bytes of one row without its filter byte.
    func bytesPerRow(width: Int) -> Int {
        (width * bitsPerPixel + 7) / 8
    }

    /// The size of the chunks that only some forms have: PLTE and tRNS.
    func chunkBytes(_ colors: borrowing ColorTable) -> Int {
        switch kind {
        case .palette:
            let translucent = colors.translucentCount
            return 12 + 3 * colors.entries.count + (translucent > 0 ? 12 + translucent : 0)
        case .gray: return blackIsTransparent ? 14 : 0
        case .rgb: return blackIsTransparent ? 18 : 0
        case .grayAlpha, .rgba: return 0
        }
    }
}

extension PNGForm {
    /// Each color by its number in a table, or nil for more than 256 colors.
    static func palette(_ colors: borrowing ColorTable) -> PNGForm? {
        guard !colors.overflows else { return nil }
        return PNGForm(.palette, bitDepth: depth { colors.entries.count <= 1 << $0 })
    }

    /// Each pixel by itself, with no more channels than its color needs.
    ///
    /// Without an alpha channel one color can mean transparent. It has to be black, since decoders
    /// give it back as it is, so no opaque pixel may be black then.
    static func direct(_ colors: borrowing ColorTable) -> PNGForm {
        let (hasKey, isGray) = (colors.hasTransparent, colors.isGray)
        guard !colors.hasPartial, !(hasKey && colors.hasBlack) else {
            return PNGForm(isGray ? .grayAlpha : .rgba)
        }
        guard isGray else { return PNGForm(.rgb, blackIsTransparent: hasKey) }
        // Gray without partial alpha has at most 256 colors, so the table is complete.
        let depth = depth { depth in
            let step = UInt8(255 / (1 << depth - 1))
            return colors.entries.allSatisfy { $0.red.isMultiple(of: step) }
        }
        return PNGForm(.gray, bitDepth: depth, blackIsTransparent: hasKey)
    }

    /// The first bit depth that is deep enough; 8 always is.
    private static func depth(_ suffices: (Int) -> Bool) -> Int {
        suffices(1) ? 1 : suffices(2) ? 2 : suffices(4) ? 4 : 8
    }
}
