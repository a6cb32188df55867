internal import Basics
internal import Files
internal import Formats
internal import Imaging

extension FormatWriter {
    static let ani = FormatWriter(passes: plainPasses, shown: iconCount) {
        sources, options, workers, sink in
        let sources = cursorSources(sources)
        guard let sequence = sources.first?.sequence else { return [] }
        let timed = iconFrames(sequence)
        // One icon holds a moment in all sizes.
        let pictures = try sources.map { source in
            try workers.mapFrames(timed.map(\.frame), of: source) { $0.iconPicture }
        }
        let icons = timed.indices.map { index in
            icon(zip(sources, pictures).map { ($0.0.sequence, $0.1[index]) }, options.hotSpot)
        }
        try sink.write(sequence.fileName { $0 + ".ani" }, aniFile(icons, delays: timed.map(\.delay)))
        return [cursorSizes(sources)] + roundingNotes(sequence, timed)
    }
}

/// The unit of delays: 60 a second.
private let jiffies = 60.0

private func iconFrames(_ sequence: FrameSequence) -> [TimedFrame] {
    sequence.timedFrames(unitsPerSecond: jiffies, least: 1)
}

@Sendable private func iconCount(_ sequence: FrameSequence) -> Int { iconFrames(sequence).count }

private func roundingNotes(_ sequence: FrameSequence, _ timed: [TimedFrame]) -> [Message] {
    var notes: [Message] = []
    if timed.count < sequence.count {
        notes.append(
            "an ANI shows at most 60 frames a second: it contains \(timed.count) of \(sequence.count) frames")
    }
    let (exact, written) = (
        Double(sequence.count) / sequence.fps, Double(timed.reduce(0) { $0 + $1.delay }) / jiffies
    )
    let isEven = timed.allSatisfy { $0.delay == timed[0].delay }
    let isExact = (written - exact).magnitude < 0.05 / 1000
    if !isEven || !isExact {
        let delays = Set(timed.map(\.delay)).sorted().map { "\($0)" }.joined(separator: " or ")
        let times = "\((1000 * written).decimal(1)) ms instead of \((1000 * exact).decimal(1))"
        notes.append(
            "an ANI counts 60ths of a second: frames are shown for \(delays) of them"
                + (isExact ? "" : ", and all of them for \(times)"))
    }
    return notes
}

/// One moment in several sizes, as a file of its own would hold it.
private func icon(_ pictures: [(sequence: FrameSequence, bytes: [UInt8])], _ spot: HotSpot?) -> [UInt8] {
    var (entries, data) = ([UInt8](), [UInt8]())
    let start = 6 + 16 * pictures.count
    for (sequence, bytes) in pictures {
        let point = sequence.pixel(spot)
        // A side of 256 pixels is written as 0.
        entries += [UInt8(sequence.width & 255), UInt8(sequence.height & 255), 0, 0]
        for word in [UInt16(point.x), UInt16(point.y)] { entries.append(little: word) }
        for word in [UInt32(bytes.count), UInt32(start + data.count)] { entries.append(little: word) }
        data += bytes
    }
    var icon: [UInt8] = []
    for word in [0, 2, UInt16(pictures.count)] { icon.append(little: word) }
    return icon + entries + data
}

private func aniFile(_ icons: [[UInt8]], delays: [Int]) -> [UInt8] {
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        var bytes = Array(name.utf8)
        bytes.append(little: UInt32(data.count))
        return bytes + data + (data.count.isMultiple(of: 2) ? [] : [0])
    }
    var header: [UInt8] = []
    // Icons, each shown once in its order; the rate here is that of steps without one of their own.
    for word in [36, icons.count, icons.count, 0, 0, 0, 0, delays[0], 1] {
        header.append(little: UInt32(word))
    }
    var rates: [UInt8] = []
    for delay in delays { rates.append(little: UInt32(delay)) }
    let list = Array("fram".utf8) + icons.flatMap { chunk("icon", $0) }
    return chunk(
        "RIFF", Array("ACON".utf8) + chunk("anih", header) + chunk("rate", rates) + chunk("LIST", list))
}

extension Bitmap {
    /// A bitmap of Windows: straight pixels from the lowest row up, then one bit for each that does not show at all.
    fileprivate var iconPicture: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(little: UInt32(40))
        bytes.append(little: UInt32(width))
        // Both halves count.
        bytes.append(little: UInt32(2 * height))
        for word in [1, UInt16(32)] { bytes.append(little: word) }
        for _ in 0..<6 { bytes.append(little: UInt32(0)) }
        var mask: [UInt8] = []
        for y in (0..<height).reversed() {
            var row = [UInt8](repeating: 0, count: (width + 31) / 32 * 4)
            for x in 0..<width {
                let pixel = self[x, y]
                bytes += [pixel.blue, pixel.green, pixel.red, pixel.alpha]
                if pixel.alpha == 0 { row[x / 8] |= 0x80 >> UInt8(x % 8) }
            }
            mask += row
        }
        return bytes + mask
    }
}
