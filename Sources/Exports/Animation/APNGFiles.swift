internal import Basics
internal import Files
internal import Formats
internal import Imaging
internal import Platform

extension FormatWriter {
    static let apng = FormatWriter.each(passes: twoPasses, once: "apng") {
        source, options, workers, sink in
        let file = try apngFiles(source, options, workers, slowness: [1])[0]
        try sink.write(FrameNames(source.sequence).file(extension: "apng"), file)
        return slowNotes(source.sequence, "an APNG")
    }
}

/// The frames of one source as animated PNG, once for each of `slowness`: how many times as long frames are shown.
func apngFiles(
    _ source: any FrameSource, _ options: ExportOptions, _ workers: Workers, slowness: [Double]
) throws -> [[UInt8]] {
    let sequence = source.sequence
    let (timed, seconds, longest) = apngTimes(sequence, slowness)
    let survey = try AnimationSurvey(source, timed, longest: longest, workers: workers)
    let distinctFrames = survey.distinctFrames
    let header = APNGHeader(
        width: sequence.width, height: sequence.height, frames: distinctFrames.count, colors: survey.colors,
        gamut: sequence.gamut)
    let frames = try workers.mapStretches(of: distinctFrames.count) {
        APNGBench(
            painter: try source.makePainter(), encoder: try APNGEncoder(header, options.compression))
    } _: { bench, range in
        bench.encoder.restart()
        if range.lowerBound > 0 {
            try bench.painter.paint(distinctFrames[range.lowerBound - 1].frame, into: &bench.bitmap)
            bench.encoder.skip(bench.bitmap)
        }
        var frames: [APNGFrame] = []
        for index in range {
            try bench.painter.paint(distinctFrames[index].frame, into: &bench.bitmap)
            frames.append(bench.encoder.encode(bench.bitmap))
        }
        return frames
    }
    return seconds.map { second in
        header.file(
            frames, delays: distinctFrames.map { $0.delay * second.numerator },
            unitsPerSecond: second.denominator,
            plays: options.plays(of: sequence))
    }
}

/// The frames with their delays, what a unit of those is for each of `slowness`, and the most units of a delay.
private func apngTimes(
    _ sequence: FrameSequence, _ slowness: [Double]
) -> (frames: [TimedFrame], seconds: [DelayFraction], longest: Int) {
    let (timed, rate) = sequence.browserTimes()
    let seconds = slowness.map { DelayFraction(fps: rate / $0) }
    let longest = seconds.map { DelayFraction.largest / $0.numerator }.min() ?? 1
    let fit = timed.allSatisfy { $0.delay <= longest }
    return (fit ? timed : timed.flatMap { $0.parts(atMost: longest) }, seconds, longest)
}

extension TimedFrame {
    /// The same frame several times, for a format that holds no delay over `longest` units.
    fileprivate func parts(atMost longest: Int) -> [TimedFrame] {
        let count = max(1, (delay + longest - 1) / longest)
        return (0..<count).map {
            TimedFrame(frame: frame, delay: delay * ($0 + 1) / count - delay * $0 / count)
        }
    }
}

extension FrameSequence {
    /// The frames with delays in whole milliseconds that add up, as browsers cut off what is beyond those: 60 frames of 1/60 s
    /// would take 960 ms. Where a frame takes less than a millisecond, which no display shows, none is left out: all of them are
    /// shown equally long.
    ///
    /// - Returns: The frames, and how many units of their delays there are in a second.
    func browserTimes() -> (frames: [TimedFrame], unitsPerSecond: Double) {
        if delays.isEmpty, fps > 1000 {
            return ((0..<count).map { TimedFrame(frame: $0, delay: 1) }, fps)
        }
        return (timedFrames(unitsPerSecond: 1000, least: 1), 1000)
    }
}

/// The painter, the encoder and the buffers of one thread, reused for each frame.
private struct APNGBench: ~Copyable {
    var painter: any FramePainter
    var encoder: APNGEncoder
    var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
}

/// The note about browsers that play frames slower than the file says.
func slowNotes(_ sequence: FrameSequence, _ what: String) -> [Message] {
    if sequence.fps <= 1000 / 11.0 || sequence.count == 1 || !sequence.delays.isEmpty { return [] }
    return [
        "\(what) at \(sequence.fps.decimal(sequence.fps < 100 ? 2 : 0)) frames a second plays slower in browsers, which do not support frames under 11 ms"
    ]
}
