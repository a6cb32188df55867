internal import Basics
internal import Files
internal import Formats
internal import Imaging
internal import Platform

extension FormatWriter {
    static let xcursor = FormatWriter(passes: plainPasses) { sources, options, workers, sink in
        let sources = cursorSources(sources)
        guard let first = sources.first else { return [] }
        try sink.write(first.sequence.fileName { $0 }, try xcursorFile(sources, options, workers))
        return [cursorSizes(sources)]
    }
}

/// The sources of the plain picture, as themes of cursors have variants for nothing but the size.
func cursorSources(_ sources: [any FrameSource]) -> [any FrameSource] {
    sources.filter { $0.sequence.variant == FrameVariant() }
}

/// The note about the sizes of a cursor.
func cursorSizes(_ sources: [any FrameSource]) -> Message {
    let sizes = sources.map { "\($0.sequence.nominalSize)" }
    return
        "the cursor has \(sizes.count == 1 ? "the size" : "the sizes") \(sizes.joined(separator: ", ")) pixels"
}

/// Little-endian words: a header, a table of what is where, and the frames of each size in their order.
private func xcursorFile(
    _ sources: [any FrameSource], _ options: ExportOptions, _ workers: Workers
) throws -> [UInt8] {
    let imageType: UInt32 = 0xFFFD_0002
    var (places, images) = ([(size: Int, offset: Int)](), [UInt8]())
    for source in sources {
        let sequence = source.sequence
        let timed = sequence.timedFrames(unitsPerSecond: 1000, least: 1)
        let spot = sequence.pixel(options.hotSpot)
        let pixels = try workers.mapFrames(timed.map(\.frame), of: source) { $0.premultipliedWords }
        for (frame, words) in zip(timed, pixels) {
            places.append((sequence.nominalSize, images.count))
            let header: [UInt32] = [
                36, imageType, UInt32(sequence.nominalSize), 1, UInt32(sequence.width),
                UInt32(sequence.height),
                UInt32(spot.x), UInt32(spot.y), UInt32(frame.delay),
            ]
            for word in header { images.append(little: word) }
            images += words
        }
    }
    var file: [UInt8] = Array("Xcur".utf8)
    for word in [16, 0x1_0000, UInt32(places.count)] { file.append(little: word) }
    let start = 16 + 12 * places.count
    for place in places {
        for word in [imageType, UInt32(place.size), UInt32(start + place.offset)] {
            file.append(little: word)
        }
    }
    return file + images
}

extension Bitmap {
    /// Blue, green, red and alpha, the colors times alpha.
    fileprivate var premultipliedWords: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 * width * height)
        forEachPixel { pixel in
            bytes.append(scaled(pixel.blue, by: pixel.alpha))
            bytes.append(scaled(pixel.green, by: pixel.alpha))
            bytes.append(scaled(pixel.red, by: pixel.alpha))
            bytes.append(pixel.alpha)
        }
        return bytes
    }
}
