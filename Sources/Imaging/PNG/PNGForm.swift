/// One of the ways in which a PNG file can hold the same pixels.
struct PNGForm: Hashable, Sendable {
    /// The meaning of the samples; the raw value is the color type of the header.
    enum Kind: UInt8, Hashable, Sendable {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6
    }

    let kind: Kind
    /// The number of bits of a sample: 8, or also 1, 2, 4 for gray and palette.
    let bitDepth: Int
    /// Whether black means transparent, in forms without an alpha channel.
    let blackIsTransparent: Bool

    init(_ kind: Kind, bitDepth: Int = 8, blackIsTransparent: Bool = false) {
        self.kind = kind
        self.bitDepth = bitDepth
        self.blackIsTransparent = blackIsTransparent
    }

    /// Returns the form in which flat art is usually smallest.
    static func likely(_ colors: borrowing ColorTable) -> PNGForm {
        let direct = direct(colors)
        return direct.kind == .gray ? direct : palette(colors) ?? direct
    }

    private var bitsPerPixel: Int {
        switch kind {
        case .gray, .palette: bitDepth
        case .grayAlpha: 16
        case .rgb: 24
        case .rgba: 32
        }
    }

    /// The distance of a byte from the one from which filters predict it: at least 1.
    var bytesPerPixel: Int { max(1, bitsPerPixel / 8) }

    /// Returns the number of bytes of one row without its filter byte.
    func bytesPerRow(width: Int) -> Int {
        (width * bitsPerPixel + 7) / 8
    }

    /// Returns the distances at which unfiltered rows repeat themselves; nil where pixels are single bytes.
    ///
    /// - Parameter cell: The width in pixels of a picture with others beside it in a row; nil for none.
    func repeats(width: Int, cell: Int? = nil) -> Repeats? {
        if bytesPerPixel == 1 { return nil }
        return Repeats(
            pixel: bytesPerPixel, cell: cell.map { $0 * bytesPerPixel } ?? 1 + bytesPerRow(width: width))
    }

    /// Returns the size of the chunks that only some forms have: PLTE and tRNS.
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
    /// All kinds and depths: those with a palette, then those that store each pixel by itself, each from the fewest bits to
    /// the most.
    static let all =
        [1, 2, 4, 8].map { PNGForm(.palette, bitDepth: $0) }
        + [1, 2, 4, 8].map { PNGForm(.gray, bitDepth: $0) }
        + [PNGForm(.grayAlpha), PNGForm(.rgb), PNGForm(.rgba)]

    /// Returns this form adapted to hold some pixels exactly, or nil if it cannot.
    ///
    /// Without an alpha channel one color can mean transparent. It has to be black, since decoders return it as it is, so
    /// no opaque pixel may be black then.
    func holding(_ colors: borrowing ColorTable) -> PNGForm? {
        let fits =
            switch kind {
            case .palette: !colors.overflows && colors.entries.count <= 1 << bitDepth
            case .gray: colors.isGray && !colors.needsAlpha && colors.fitGray(bitDepth: bitDepth)
            case .grayAlpha: colors.isGray
            case .rgb: !colors.needsAlpha
            case .rgba: true
            }
        guard fits else { return nil }
        let usesKey = colors.hasTransparent && (kind == .gray || kind == .rgb)
        return PNGForm(kind, bitDepth: bitDepth, blackIsTransparent: usesKey)
    }

    /// Returns the palette form of the fewest bits, or nil for more than 256 colors.
    static func palette(_ colors: borrowing ColorTable) -> PNGForm? {
        for form in all where form.kind == .palette {
            if let form = form.holding(colors) { return form }
        }
        return nil
    }

    /// Returns the form of the fewest bits that stores each pixel by itself.
    static func direct(_ colors: borrowing ColorTable) -> PNGForm {
        for form in all where form.kind != .palette {
            if let form = form.holding(colors) { return form }
        }
        return PNGForm(.rgba)
    }
}
