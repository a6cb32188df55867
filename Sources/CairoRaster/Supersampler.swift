/// Fills outlines with Cairo at several times the resolution and averages: Cairo's own coverage of an
/// edge is off by several levels, the average of 16 subpixels by less than two.
enum Supersampler {
    /// Subpixels a side. The averaging below is written for this number.
    static let factor = 4
    /// The most subpixels that are held at once, chosen to stay in a processor's cache; taller pictures
    /// are done in bands.
    private static let bandLimit = 1 << 19

    /// Writes the coverage of `outline` over the pixels of `box` into `bytes`, a canvas that is `width`
    /// pixels wide.
    static func fill(
        _ outline: Outline, _ box: PixelBox, width: Int, into bytes: inout [UInt8]
    ) throws(RasterError) {
        if box.x.isEmpty || box.y.isEmpty { return }
        let rows = min(box.y.count, max(1, bandLimit / (factor * factor * box.x.count)))
        let canvas = try CairoCanvas.make(width: box.x.count * factor, height: rows * factor)
        for top in stride(from: box.y.lowerBound, to: box.y.upperBound, by: rows) {
            try canvas.fill(
                outline, scale: Double(factor), left: Double(box.x.lowerBound), top: Double(top))
            for row in 0..<min(rows, box.y.upperBound - top) {
                let start = (top + row) * width + box.x.lowerBound
                unsafe average(
                    canvas.row(row * factor), canvas.row(row * factor + 1), canvas.row(row * factor + 2),
                    canvas.row(row * factor + 3), into: &bytes, start..<start + box.x.count)
            }
        }
    }

    /// Averages four rows of subpixels into one row of pixels, four by four.
    private static func average(
        _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ c: UnsafeRawPointer, _ d: UnsafeRawPointer,
        into bytes: inout [UInt8], _ pixels: Range<Int>
    ) {
        /// The sums of the even and of the odd bytes of a word.
        @inline(__always)
        func pairs(_ row: UnsafeRawPointer, _ index: Int) -> UInt32 {
            let word = unsafe row.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
            return word & 0x00FF_00FF &+ (word >> 8 & 0x00FF_00FF)
        }
        for index in 0..<pixels.count {
            let sums = unsafe pairs(a, index) &+ pairs(b, index) &+ pairs(c, index) &+ pairs(d, index)
            bytes[pixels.lowerBound + index] = UInt8(
                truncatingIfNeeded: (sums & 0xFFFF &+ sums >> 16 &+ 8) >> 4)
        }
    }
}
