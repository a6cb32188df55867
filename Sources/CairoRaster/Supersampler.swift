/// Fills outlines with Cairo at several times the resolution and averages: Cairo's own coverage of an
/// edge is off by several levels, the average of 16 subpixels by less than two.
enum Supersampler {
    /// Subpixels a side.
    static let factor = 4
    /// The most subpixels that are held at once; taller pictures are done in bands.
    private static let bandLimit = 1 << 22

    /// Writes the coverage of `outline` over `width` × `height` pixels from the origin into `bytes`,
    /// whose rows are `stride` bytes apart.
    static func fill(
        _ outline: Outline, width: Int, height: Int, stride: Int, into bytes: inout [UInt8]
    ) throws(RasterError) {
        let rows = min(height, max(1, bandLimit / (factor * factor * width)))
        let canvas = try CairoCanvas.make(width: width * factor, height: rows * factor)
        var sums = [UInt16](repeating: 0, count: width)
        for top in Swift.stride(from: 0, to: height, by: rows) {
            try canvas.fill(outline, scale: Double(factor), top: Double(top))
            for row in 0..<min(rows, height - top) {
                for column in 0..<width { sums[column] = 8 }
                for line in 0..<factor {
                    canvas.withRow(row * factor + line) { subpixels in
                        for column in 0..<width {
                            let first = column * factor
                            sums[column] &+=
                                UInt16(subpixels[first]) &+ UInt16(subpixels[first + 1])
                                &+ UInt16(subpixels[first + 2]) &+ UInt16(subpixels[first + 3])
                        }
                    }
                }
                let start = (top + row) * stride
                for column in 0..<width {
                    bytes[start + column] = UInt8(truncatingIfNeeded: sums[column] >> 4)
                }
            }
        }
    }
}
