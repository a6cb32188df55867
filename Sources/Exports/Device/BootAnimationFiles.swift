internal import Basics
internal import Files
internal import Formats
internal import Imaging

extension FormatWriter {
    static let bootAnimation = FormatWriter.each { source, options, workers, sink in
        let sequence = source.sequence
        let fps = max(1, Int(sequence.fps.rounded()))
        let matte = options.matte ?? Color(red: 0, green: 0, blue: 0)
        let back = Color(matte.red, matte.green, matte.blue)
        // One rate for all: what is shown longer is there several times.
        let timed = sequence.timedFrames(unitsPerSecond: Double(fps), least: 1)
        let pictures = try workers.mapFrames(timed.map(\.frame), of: source) { bitmap in
            var encoder = try PNGEncoder(options.compression)
            var png: [UInt8] = []
            encoder.encode(bitmap.standing(on: back), into: &png)
            return png
        }
        var archive = StoredZip()
        let description = BootAnimation.description(sequence, fps: fps, background: hex(matte))
        archive.add("desc.txt", Array(description.utf8))
        var index = 0
        for (frame, picture) in zip(timed, pictures) {
            for _ in 0..<frame.delay {
                archive.add("part0/" + BootAnimation.frame(index), picture)
                index += 1
            }
        }
        if !sequence.loops, sequence.count > 1, let last = pictures.last {
            archive.add("part1/" + BootAnimation.frame(0), last)
        }
        try sink.write(BootAnimation.fileName(sequence), archive.bytes)
        return bootNotes(sequence, fps, pictures: index)
    }
}

private func hex(_ color: Color) -> String {
    "#"
        + [color.red, color.green, color.blue].map {
            ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true)
        }.joined()
}

private func bootNotes(_ sequence: FrameSequence, _ fps: Int, pictures: Int) -> [Message] {
    var notes: [Message] = [
        """
        Android holds all \(pictures) pictures of a loop in memory, \
        \((Double(4 * sequence.width * sequence.height * pictures) / 1e6).decimal(1)) MB, and shows 16 bits of color
        """
    ]
    if Double(fps) != sequence.fps {
        notes.append(
            "a boot animation has a whole number of frames a second: \(fps) instead of \(sequence.fps.decimal(3))"
        )
    }
    return notes
}
