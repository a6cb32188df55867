internal import Basics
internal import Files
internal import Formats
internal import Imaging
internal import Platform

extension FormatWriter {
    static let webp = FormatWriter.each(check: checkWebP, once: "webp", write: writeWebP)
}

@Sendable private func checkWebP(
    _ source: any FrameSource, _ options: ExportOptions, _ workers: Workers
) throws {
    _ = try webPFrames(source.sequence)
}

@Sendable private func writeWebP(
    _ source: any FrameSource, _ options: ExportOptions, _ workers: Workers, _ sink: any ArtifactSink
) throws -> [Message] {
    let sequence = source.sequence
    let timed = try webPFrames(sequence)
    let frames = try workers.mapStretches(of: timed.count) {
        WebPBench(
            painter: try source.makePainter(),
            encoder: WebPEncoder(
                width: sequence.width, height: sequence.height, options.compression))
    } _: { bench, range in
        bench.encoder.restart()
        if range.lowerBound > 0 {
            try bench.painter.paint(timed[range.lowerBound - 1].frame, into: &bench.bitmap)
            bench.encoder.skip(bench.bitmap)
        }
        var frames: [WebPFrame?] = []
        for index in range {
            try bench.painter.paint(timed[index].frame, into: &bench.bitmap)
            frames.append(try bench.encoder.encode(bench.bitmap))
        }
        return frames
    }
    let file = try WebPFile.bytes(
        width: sequence.width, height: sequence.height, frames: Array(zip(frames, timed.map(\.delay))),
        plays: options.plays(of: sequence), gamut: sequence.gamut)
    try sink.write(FrameNames(sequence).file(extension: "webp"), file)
    return slowNotes(sequence, "a WebP")
}

/// The painter, the encoder and the buffers of one thread, reused for each frame.
private struct WebPBench: ~Copyable {
    var painter: any FramePainter
    var encoder: WebPEncoder
    var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
}

/// The frames with delays in milliseconds.
private func webPFrames(_ sequence: FrameSequence) throws(AnimationError) -> [TimedFrame] {
    let length = Double(sequence.count) * 1000 / sequence.fps
    guard length < Double(Int32.max) else { throw .tooLong(length) }
    return sequence.timedFrames(unitsPerSecond: 1000, least: 1)
}
