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

/// libwebp takes one frame after the other, so there is work for one thread only. It compares all of each frame with the
/// one before; where only a part moves, it is given that part.
@Sendable private func writeWebP(
    _ source: any FrameSource, _ options: ExportOptions, _ workers: Workers, _ sink: any ArtifactSink
) throws -> [String] {
    let sequence = source.sequence
    let timedFrames = try webPFrames(sequence)
    var painter = try source.makePainter()
    var file: [UInt8]?
    if sequence.width * sequence.height >= MovingRows.leastPixels,
        let area = try painter.movingPixels(of: 0..<sequence.count)?.fromEvenPixels,
        area.count <= sequence.width * sequence.height / 2
    {
        let (still, moving) = try webP(source, &painter, timedFrames, area, options)
        if let still = still.flatMap({ WebPFile($0) }), let moving = WebPFile(moving) {
            file = still.animated(
                by: moving, width: sequence.width, height: sequence.height, x: area.columns.lowerBound,
                y: area.rows.lowerBound)
        }
    }
    let whole = try file ?? webP(source, &painter, timedFrames, nil, options).animation
    try sink.write(FrameNames(sequence).file(extension: "webp"), whole)
    return slowNotes(sequence, "a WebP")
}

/// A file of all frames, or one of a part of each and one of the whole first frame.
private func webP(
    _ source: any FrameSource, _ painter: inout any FramePainter, _ frames: [TimedFrame], _ area: PixelBlock?,
    _ options: ExportOptions
) throws -> (still: [UInt8]?, animation: [UInt8]) {
    let (width, height) = (source.sequence.width, source.sequence.height)
    var encoder = try WebPEncoder.make(
        width: width, height: height, area: area, plays: options.plays(of: source.sequence),
        options.compression)
    var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
    var still: [UInt8]?
    var time = 0
    for timed in frames {
        try painter.paint(timed.frame, into: &bitmap)
        if area != nil, still == nil {
            var first = try WebPEncoder.make(width: width, height: height, plays: 1, options.compression)
            try first.add(bitmap, at: 0)
            still = try first.finish(at: timed.delay)
        }
        try encoder.add(bitmap, at: time)
        time += timed.delay
    }
    return (still, try encoder.finish(at: time))
}

extension PixelBlock {
    /// These pixels and those before that make the first column and row even.
    fileprivate var fromEvenPixels: PixelBlock {
        PixelBlock(
            columns: columns.lowerBound / 2 * 2..<columns.upperBound,
            rows: rows.lowerBound / 2 * 2..<rows.upperBound)
    }
}

/// In milliseconds.
private func webPFrames(_ sequence: FrameSequence) throws(AnimationError) -> [TimedFrame] {
    let length = Double(sequence.count) * 1000 / sequence.fps
    guard length < Double(Int32.max) else { throw .tooLong(length) }
    return sequence.timedFrames(unitsPerSecond: 1000, least: 1)
}
