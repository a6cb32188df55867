internal import Drawing

/// The coverage of a text: a rectangle of the canvas.
struct TextStamp {
    /// In pixels from the pixel in which the text's box begins.
    let left, top, width, height: Int
    private(set) var coverage: [UInt8]

    /// - Parameters:
    ///   - rect: the pixels to fill, counted from the one in which the text's box begins.
    ///   - phaseX, phaseY: where in that pixel it begins, in `0..<1`.
    init(
        _ contours: TextContours, scale: Double, phaseX: Double, phaseY: Double, columns: Range<Int>,
        rows: Range<Int>
    ) throws(RasterError) {
        (left, top, width, height) = (columns.lowerBound, rows.lowerBound, columns.count, rows.count)
        coverage = [UInt8](repeating: 0, count: width * height)
        // The canvas corner in points.
        let (x, y) = ((Double(left) - phaseX) / scale, (Double(top) - phaseY) / scale)
        // A large picture takes many bands, each with only what touches it.
        for rows in Supersampler.bands(width: width, height: height) {
            let box = Box(
                left: x, top: y + Double(rows.lowerBound) / scale, right: x + Double(width) / scale,
                bottom: y + Double(rows.upperBound) / scale)
            let outline = contours.outline(touching: box, scale: scale, x: x, y: y)
            if outline.elements.isEmpty { continue }
            try Supersampler.fill(
                outline, PixelRect(columns: 0..<width, rows: rows), stride: width, into: &coverage)
        }
    }
}
