package import Imaging
package import Platform

extension Workers {
    /// Returns the results of `body` for frames of a source, in the order of `numbers`.
    ///
    /// - Parameter stretch: The number of frames that a thread paints in a row.
    package func mapFrames<Element: Sendable>(
        _ numbers: [Int], of source: any FrameSource, stretch: Int = stretchLength,
        _ body: @Sendable (borrowing Bitmap) throws -> Element
    ) throws -> [Element] {
        try mapStretches(of: numbers.count, length: stretch) {
            (painter: try source.makePainter(), bitmap: Bitmap(width: 1, height: 1, format: .rgba))
        } _: { bench, range in
            try range.map { index in
                try bench.painter.paint(numbers[index], into: &bench.bitmap)
                return try body(bench.bitmap)
            }
        }
    }
}

extension Bitmap {
    /// Calls `body` with every pixel, rows from top to bottom.
    func forEachPixel(_ body: (Color) -> Void) {
        for y in 0..<height {
            for x in 0..<width { body(self[x, y]) }
        }
    }

    /// The same picture on an opaque color.
    func standing(on matte: Color) -> Bitmap {
        var result = Bitmap(width: width, height: height, format: .rgba)
        var index = 0
        unsafe result.bytes.withUnsafeMutableBufferPointer { bytes in
            forEachPixel { pixel in
                let color = pixel.alpha == 0 ? matte : pixel.over(matte)
                unsafe bytes[index] = color.red
                unsafe bytes[index + 1] = color.green
                unsafe bytes[index + 2] = color.blue
                unsafe bytes[index + 3] = 255
                index += 4
            }
        }
        return result
    }
}

extension [UInt8] {
    /// Appends a number, the lowest byte first.
    mutating func append<Number: FixedWidthInteger>(little number: Number) {
        for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
            append(UInt8(truncatingIfNeeded: number >> Number(shift)))
        }
    }
}
