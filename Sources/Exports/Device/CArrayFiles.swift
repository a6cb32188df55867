internal import Basics
internal import Files
internal import Formats
internal import Imaging

extension FormatWriter {
    static let carray = FormatWriter.each(passes: devicePasses) { source, options, workers, sink in
        let sequence = source.sequence
        let pixels = try PackedPixels(source, options, usual: .rgb565a8, workers)
        let images = try DeviceImages(source, pixels, options, workers)
        let name = FrameNames(sequence).file(extension: "h")
        try sink.write(name, carrayHeader(sequence, pixels, images, options))
        return images.notes(name, pixels)
    }

    static let raw = FormatWriter.each(passes: devicePasses) { source, options, workers, sink in
        let sequence = source.sequence
        let pixels = try PackedPixels(source, options, usual: .rgba8888, workers)
        let frames = try workers.mapFrames(Array(0..<sequence.count), of: source) { pixels.bytes($0) }
        try sink.write(
            FrameNames(sequence).file(extension: "raw"),
            Array((0..<(options.repeats ?? 1)).flatMap { _ in frames.joined() }))
        return [
            """
            the file has \(counted((options.repeats ?? 1) * sequence.count, "frame")) of \(sequence.width)×\(sequence.height) pixels at \
            \(sequence.fps.decimal(3)) a second: \(pixels.text)\(pixels.orderText.map { "; " + $0 } ?? "")
            """
        ] + pixels.groundNotes
    }
}

private func carrayHeader(
    _ sequence: FrameSequence, _ pixels: PackedPixels, _ images: DeviceImages, _ options: ExportOptions
) -> [UInt8] {
    let symbol = cIdentifier(FrameNames(sequence).stem)
    let guardName = symbol.uppercased() + "_H"
    var comment = deviceComment(sequence, pixels, options)
    if options.pixels.packsRuns {
        comment.append(
            "Runs are packed: N below 128 and a pixel of \(counted(pixels.layout.bytesPerRunPixel, "byte")) stand for N of it; 128 + N, for N pixels that follow."
        )
    }
    var text = Array(
        """
        \(comment.map { "// \($0)\n" }.joined())
        #ifndef \(guardName)
        #define \(guardName)

        #include <stdint.h>

        #define \(symbol.uppercased())_WIDTH \(sequence.width)
        #define \(symbol.uppercased())_HEIGHT \(sequence.height)
        #define \(symbol.uppercased())_STRIDE \(pixels.layout.stride(pixels.order.isUpright ? sequence.height : sequence.width))
        #define \(symbol.uppercased())_FRAMES \(sequence.count)
        #define \(symbol.uppercased())_MICROSECONDS \(Int((1e6 / sequence.fps).rounded()))


        """.utf8)
    for (index, image) in images.images.enumerated() {
        text += DeviceImages.array("\(symbol)_image\(index)", image)
    }
    let list = images.shown.map { "    \(symbol)_image\($0),\n" }.joined()
    text += Array("static const uint8_t *const \(symbol)_frames[\(sequence.count)] = {\n\(list)};\n".utf8)
    if options.pixels.packsRuns {
        let sizes = images.shown.map { "    \(images.images[$0].count),\n" }.joined()
        text += Array("\nstatic const uint32_t \(symbol)_sizes[\(sequence.count)] = {\n\(sizes)};\n".utf8)
    }
    return text + Array("\n#endif\n".utf8)
}
