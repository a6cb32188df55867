internal import Drawing

/// Fills outlines with Cairo at several times the resolution and averages: Cairo's own coverage of an
/// edge is off by several levels, the average of 16 subpixels by less than two.
enum Supersampler {
    /// The number of subpixels per side. The averaging below is written for 4.
    static let factor = 4
    /// The greatest number of subpixels that are held at once, to fit a processor's cache; taller pictures are done in
    /// bands.
    private static let bandLimit = 1 << 18

    private static func bandHeight(width: Int, height: Int) -> Int {
        min(height, max(1, bandLimit / (factor * factor * width)))
    }

    /// Writes the coverage of `outline` over the pixels of `rect` into `bytes`, a canvas whose rows are
    /// `stride` bytes apart.
    static func fill(
        _ outline: Path, _ rect: PixelRect, stride: Int, into bytes: inout [UInt8]
    ) throws(RasterError) {
        let (width, height) = (rect.columns.count, rect.rows.count)
        if width == 0 || height == 0 { return }
        let rows = bandHeight(width: width, height: height)
        let canvas = try CairoCanvas(width: width * factor, height: rows * factor)
        for top in Swift.stride(from: rect.rows.lowerBound, to: rect.rows.upperBound, by: rows) {
            try canvas.fill(
                outline, scale: Double(factor), left: Double(rect.columns.lowerBound), top: Double(top))
            let band = PixelRect(
                columns: rect.columns, rows: top..<min(top + rows, rect.rows.upperBound))
            unsafe canvas.withBytes { subpixels, pitch in
                unsafe bytes.withUnsafeMutableBufferPointer {
                    unsafe average(subpixels, pitch, band, stride, into: $0)
                }
            }
        }
    }

    private static func average(
        _ subpixels: UnsafeRawBufferPointer, _ pitch: Int, _ band: PixelRect, _ stride: Int,
        into bytes: UnsafeMutableBufferPointer<UInt8>
    ) {
        // Four subpixels side by side are one word; its order of bytes does not matter.
        guard let words = unsafe subpixels.bindMemory(to: UInt32.self).baseAddress,
            let bytes = bytes.baseAddress
        else { return }
        let width = band.columns.count
        for row in 0..<band.rows.count {
            let first = unsafe words + row * factor * (pitch / 4)
            let second = unsafe first + pitch / 4
            let third = unsafe second + pitch / 4
            let fourth = unsafe third + pitch / 4
            let target = unsafe bytes + (band.rows.lowerBound + row) * stride + band.columns.lowerBound
            for column in 0..<width {
                let (a, b) = unsafe (pairs(first[column]), pairs(second[column]))
                let (c, d) = unsafe (pairs(third[column]), pairs(fourth[column]))
                let sums = a &+ b &+ c &+ d
                let sum = (sums & 0xFFFF) &+ (sums &>> 16)
                unsafe target[column] = CoverageLevels.level(sum)
            }
        }
    }

    /// Adds the four bytes of a word in pairs.
    @inline(__always)
    private static func pairs(_ word: UInt32) -> UInt32 {
        (word & 0xFF_00FF) &+ (word &>> 8 & 0xFF_00FF)
    }
}
