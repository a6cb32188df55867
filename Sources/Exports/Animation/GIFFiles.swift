internal import Basics
internal import Files
internal import Formats
internal import Imaging
internal import Platform

extension FormatWriter {
    static let gif = FormatWriter.each(
        passes: gifPasses, shown: { gifFrames($0).count }, check: checkGIF, once: "gif", write: writeGIF)
}

/// The frames with delays in hundredths of a second. Browsers replace delays below two by ten.
private func gifFrames(_ sequence: FrameSequence) -> [TimedFrame] {
    sequence.timedFrames(unitsPerSecond: 100, least: 2)
}

/// Once to be checked, unless there is a matte; once for the survey; and once to be written.
@Sendable private func gifPasses(_ sequence: FrameSequence, _ options: ExportOptions) -> Int {
    options.matte == nil ? 3 : 2
}

@Sendable private func checkGIF(
    _ source: any FrameSource, _ options: ExportOptions, _ workers: Workers
) throws {
    if options.matte != nil { return }
    let timedFrames = gifFrames(source.sequence)
    try workers.forEach(timedFrames.count) {
        (
            painter: try source.makePainter(), bitmap: Bitmap(width: 1, height: 1, format: .rgba),
            past: Bitmap(width: 1, height: 1, format: .rgba)
        )
    } _: { bench, index in
        let frame = timedFrames[index].frame
        try bench.painter.paint(frame, into: &bench.bitmap)
        var colors = ColorCensus()
        // Pixels kept from the frame before have been checked already.
        _ = colors.add(bench.bitmap, after: bench.past)
        if colors.hasPartialAlpha { throw AnimationError.partialAlpha(frame: frame) }
        swap(&bench.past, &bench.bitmap)
    }
}

@Sendable private func writeGIF(
    _ source: any FrameSource, _ options: ExportOptions, _ workers: Workers, _ sink: any ArtifactSink
) throws -> [Message] {
    let sequence = source.sequence
    let timedFrames = gifFrames(sequence)
    let survey = try AnimationSurvey(
        source, timedFrames, longest: 65535, matte: options.matte, workers: workers)
    if survey.colors.hasPartialAlpha { try checkGIF(source, options, workers) }
    let header = GIFHeader(width: sequence.width, height: sequence.height)
    let (distinctFrames, plays) = (survey.distinctFrames, options.plays(of: sequence))
    let isRepeated = plays != 1
    let frames = try workers.mapStretches(of: distinctFrames.count) {
        GIFBench(
            painter: try source.makePainter(),
            encoder: GIFEncoder(header, matte: options.matte, options.compression))
    } _: { bench, range in
        for index in max(0, range.lowerBound - 1)...range.lowerBound {
            try bench.painter.paint(distinctFrames[index].frame, into: &bench.bitmap)
            bench.encoder.advance(to: bench.bitmap)
        }
        var frames: [GIFFrame] = []
        for index in range {
            if index + 1 < distinctFrames.count || isRepeated {
                // Not all programs clear the picture before an animation begins again.
                try bench.painter.paint(
                    distinctFrames[(index + 1) % distinctFrames.count].frame, into: &bench.bitmap)
                bench.encoder.advance(to: bench.bitmap)
            } else {
                bench.encoder.advanceToEnd()
            }
            frames.append(bench.encoder.encode(isFirst: index == 0))
        }
        return frames
    }
    let file = header.file(frames, delays: distinctFrames.map(\.delay), plays: plays)
    try sink.write(FrameNames(sequence).file(extension: "gif"), file)
    return notes(sequence, timedFrames, frames)
        + (options.hasHardEdges
            ? [
                "a GIF without a matte has hard edges: what is covered by half or more (alpha 128 of 255) is opaque"
            ]
            : [])
}

private func notes(_ sequence: FrameSequence, _ timedFrames: [TimedFrame], _ frames: [GIFFrame]) -> [Message]
{
    var notes: [Message] = []
    if timedFrames.count < sequence.count {
        notes.append(
            """
            a GIF shows at most 50 frames a second: it contains \(timedFrames.count) of \(sequence.count) frames, each \
            the nearest in time, and has the same length; for all frames use apng
            """)
    }
    let reduced = frames.filter { $0.error > 0 }
    if let error = reduced.map(\.error).max() {
        notes.append(
            """
            a GIF has at most 255 colors a frame: those of \(reduced.count) of \(frames.count) frames are reduced, \
            with errors of at most \(error) of 255; for all colors use apng or webp
            """)
    }
    return notes
}

/// The painter, the encoder and the buffers of one thread, reused for each frame.
private struct GIFBench: ~Copyable {
    var painter: any FramePainter
    var encoder: GIFEncoder
    var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
}
