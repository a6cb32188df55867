public import Basics

/// The header of an animated PNG, with the size of all frames, and one form for their pixels with one palette.
public struct APNGHeader: Hashable, Sendable {
    /// The size in pixels.
    public let width, height: Int
    /// The gamut that the channels are written in.
    public let gamut: Gamut
    let form: PNGForm
    /// The distinct pixels, those that are not opaque first; empty where they are more than a palette holds.
    let entries: [Pixel]

    /// Creates the header with the form that suits the colors of an animation best.
    ///
    /// - Parameters:
    ///   - width: In pixels, at least 1.
    ///   - height: In pixels, at least 1.
    ///   - frames: How many there will be. Later ones are cropped to what changes, and FFmpeg (5.1 to 9.0) and all that use it draw
    ///     garbage where those have less than 8 bits a sample; a single frame may have fewer.
    ///   - colors: Those of all frames.
    ///   - gamut: The gamut that the channels are written in.
    public init(
        width: Int, height: Int, frames: Int, colors: borrowing ColorCensus, gamut: Gamut = .srgb
    ) {
        self.gamut = gamut
        self.width = width
        self.height = height
        let likely = PNGForm.likely(colors.table)
        // If no pixel is black, black can mark an unchanged pixel.
        let hasKey = likely.blackIsTransparent || likely.kind == .rgb && !colors.table.hasBlack
        form = PNGForm(
            likely.kind, bitDepth: frames > 1 ? 8 : likely.bitDepth, blackIsTransparent: hasKey)
        entries = colors.entries ?? []
    }

    /// Whether a sample of 0 means a transparent pixel, so that drawing it over another keeps that.
    var zeroIsTransparent: Bool {
        switch form.kind {
        case .palette: entries.first == 0
        case .gray, .rgb: form.blackIsTransparent
        case .grayAlpha, .rgba: true
        }
    }
}
