internal import Files
internal import Formats
internal import Imaging

extension FormatWriter {
    /// One frame after the other, for there may be many, and large ones.
    static let y4m = FormatWriter.each(once: "y4m") { source, options, workers, sink in
        let sequence = source.sequence
        let rate = DelayFraction(fps: sequence.fps)
        let matte = options.opaqueMatte
        var file = Array(
            """
            YUV4MPEG2 W\(sequence.width) H\(sequence.height) F\(rate.denominator):\(rate.numerator) Ip A1:1 C444 \
            XCOLORRANGE=LIMITED

            """.utf8)
        let frames = try workers.mapFrames(Array(0..<sequence.count), of: source) {
            Array("FRAME\n".utf8) + planes($0, matte)
        }
        for _ in 0..<(options.repeats ?? 1) { for frame in frames { file += frame } }
        try sink.write(FrameNames(sequence).file(extension: "y4m"), file)
        return []
    }
}

extension ExportOptions {
    /// The color behind the picture in opaque formats; black unless requested.
    var opaqueMatte: Color { matte.map { Color($0.red, $0.green, $0.blue) } ?? Color(0, 0, 0) }
}

/// Luma and both differences of all pixels, by BT.709 in limited range.
private func planes(_ bitmap: borrowing Bitmap, _ matte: Color) -> [UInt8] {
    let (red, blue) = (0.2126, 0.0722)
    var planes = (y: [UInt8](), u: [UInt8](), v: [UInt8]())
    func byte(_ value: Double) -> UInt8 { UInt8(value.rounded()) }
    bitmap.forEachPixel { pixel in
        let color = pixel.alpha == 0 ? matte : pixel.over(matte)
        let (r, g, b) = (Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
        let luma = red * r + (1 - red - blue) * g + blue * b
        planes.y.append(byte(16 + 219 * luma))
        planes.u.append(byte(128 + 112 * (b - luma) / (1 - blue)))
        planes.v.append(byte(128 + 112 * (r - luma) / (1 - red)))
    }
    return planes.y + planes.u + planes.v
}
