internal import Drawing

/// The texts of one set of fonts, for all rasterizers: their outlines, their coverage, and the coverage of their letters at
/// each position within a pixel.
final class TextStore: Sendable {
    let fonts: FontSet
    private let outlines = Kept<OutlineKey, TextContours>(limit: 1 << 17)
    private let stamps = Kept<StampKey, TextStamp>(limit: 1 << 23)
    private let letters = Kept<LetterOutline, [UInt8]>(limit: 1 << 22)

    struct OutlineKey: Hashable {
        let block: TextBlock
        let part: TextShape.Part
        let width: Double
    }

    struct StampKey: Hashable {
        let outline: OutlineKey
        let scale, phaseX, phaseY: Double
        let columns, rows: Range<Int>
    }

    init(fonts: FontSet) { self.fonts = fonts }

    /// The outlines of a text; `make` gives its path where they have not been requested before.
    func contours(
        _ key: OutlineKey, _ make: () throws(RasterError) -> Path
    ) throws(RasterError) -> TextContours {
        try outlines.value(key) { () throws(RasterError) in
            let path = try make()
            return (TextContours(path), path.elements.count)
        }
    }

    /// The coverage of outlines at a position.
    func stamp(_ key: StampKey, of contours: TextContours) -> TextStamp {
        stamps.value(key) {
            let stamp = TextStamp(
                contours, scale: key.scale, phaseX: key.phaseX, phaseY: key.phaseY, columns: key.columns,
                rows: key.rows, fill: coverage)
            return (stamp, stamp.coverage.count)
        }
    }

    /// The coverage of letters.
    private func coverage(of outline: LetterOutline) -> [UInt8] {
        letters.value(outline) {
            let coverage = outline.coverage
            return (coverage, coverage.count + outline.path.elements.count * Self.elementBytes)
        }
    }

    /// The approximate size of an element of a path, in bytes.
    private static let elementBytes = 56
}
