internal import Formats
internal import Imaging
internal import Platform
internal import Synchronization

/// A survey of all frames before the first is encoded: their colors, and those that are identical to the one before.
struct AnimationSurvey: ~Copyable {
    /// The frames to encode. Those that look like the one before are part of its delay.
    let distinctFrames: [TimedFrame]
    let colors: ColorCensus

    /// Asks for every shown frame and keeps none, so that memory does not grow with their number.
    ///
    /// - Parameters:
    ///   - longest: the longest delay that the format can hold.
    ///   - matte: The color that shows through partly covered pixels.
    init(
        _ source: any FrameSource, _ timedFrames: [TimedFrame], longest: Int, matte: Color? = nil,
        workers: Workers
    ) throws {
        let found = Mutex(Found(colors: ColorCensus(matte: matte), count: timedFrames.count))
        try workers.forEachStretch(of: timedFrames.count) {
            Bench(painter: try source.makePainter())
        } _: { bench, range in
            var colors = ColorCensus(matte: matte)
            if let before = range.first, before > 0 {
                try bench.painter.paint(timedFrames[before - 1].frame, into: &bench.past)
            }
            var repeats: [Int] = []
            for index in range {
                try bench.painter.paint(timedFrames[index].frame, into: &bench.present)
                if index == 0 {
                    colors.add(bench.present)
                } else if !colors.add(bench.present, after: bench.past) {
                    repeats.append(index)
                }
                swap(&bench.past, &bench.present)
            }
            found.withLock { found in
                for index in repeats { found.isRepeat[index] = true }
                found.colors.add(colors)
            }
        }
        let isRepeat = found.withLock { $0.isRepeat }
        var colors = ColorCensus(matte: matte)
        found.withLock { colors.add($0.colors) }
        self.colors = colors
        var distinctFrames: [TimedFrame] = []
        for (timed, isRepeat) in zip(timedFrames, isRepeat) {
            if isRepeat, let last = distinctFrames.last, last.delay + timed.delay <= longest {
                distinctFrames[distinctFrames.count - 1].delay += timed.delay
            } else {
                distinctFrames.append(timed)
            }
        }
        self.distinctFrames = distinctFrames
    }

    private struct Bench: ~Copyable {
        var painter: any FramePainter
        var past = Bitmap(width: 1, height: 1, format: .rgba)
        var present = Bitmap(width: 1, height: 1, format: .rgba)
    }

    private struct Found: ~Copyable {
        var colors: ColorCensus
        var isRepeat: [Bool]

        init(colors: consuming ColorCensus, count: Int) {
            self.colors = colors
            isRepeat = [Bool](repeating: false, count: count)
        }
    }
}
