internal import Basics
internal import Formats
internal import Imaging

extension FormatWriter {
    static let webp = FormatWriter.each(reads: readsOnce, check: checkWebP, write: writeWebP)
}

@Sendable private func checkWebP(
    _ source: any FrameSource, _ options: ExportOptions, _ workers: Workers
) throws {
    _ = try webPFrames(source.sequence)
}

/// libwebp takes one frame after the other, so there is work for one thread only.
@Sendable private func writeWebP(
    _ source: any FrameSource, _ options: ExportOptions, _ workers: Workers, _ sink: any ArtifactSink
) throws -> [String] {
    let sequence = source.sequence
    let timedFrames = try webPFrames(sequence)
    var encoder = try WebPEncoder.make(
        width: sequence.width, height: sequence.height, loops: sequence.loops, options.compression)
    var painter = try source.makePainter()
    var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
    var time = 0
    for timed in timedFrames {
        try painter.paint(timed.frame, into: &bitmap)
        try encoder.add(bitmap, at: time)
        time += timed.delay
    }
    try sink.write(FrameNames(sequence).file(extension: "webp"), encoder.finish(at: time))
    return slowNotes(sequence, "a WebP")
}

/// In milliseconds.
private func webPFrames(_ sequence: FrameSequence) throws(AnimationError) -> [TimedFrame] {
    let length = Double(sequence.count) * 1000 / sequence.fps
    guard length < Double(Int32.max) else { throw .tooLong(length) }
    return sequence.timedFrames(unitsPerSecond: 1000, least: 1)
}
