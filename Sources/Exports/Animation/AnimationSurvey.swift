internal import Formats
internal import Imaging
internal import Synchronization

/// What has to be known of all frames before the first is encoded: their colors, and which look the same
/// as the one before.
struct AnimationSurvey: ~Copyable {
    /// The frames to encode. Those that look like the one before are part of its delay.
    let looks: [TimedFrame]
    let colors: ColorCensus

    /// Asks for every shown frame and keeps none, so that memory does not grow with their number.
    ///
    /// - Parameters:
    ///   - longest: the longest delay that the format can hold.
    ///   - matte: what shows through where something does not cover a pixel wholly.
    init(
        _ source: any FrameSource, _ timedFrames: [TimedFrame], longest: Int, matte: RGBA? = nil,
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
        var looks: [TimedFrame] = []
        for (timed, isRepeat) in zip(timedFrames, isRepeat) {
            if isRepeat, let last = looks.last, last.delay + timed.delay <= longest {
                looks[looks.count - 1].delay += timed.delay
            } else {
                looks.append(timed)
            }
        }
        self.looks = looks
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

extension Workers {
    static let stretchLength = 16

    /// How many stretches 0 ..< `count` has.
    static func stretches(of count: Int) -> Int { (count + stretchLength - 1) / stretchLength }

    /// How long stretches of frames are that can begin anywhere: so short that all threads end at about the same time.
    func evenStretch(of count: Int) -> Int { max(1, min(Self.stretchLength, count / (4 * self.count))) }

    /// Calls `body` with stretches of 0 ..< `count`: a frame that is encoded as the changes from the one
    /// before needs that one too, which is painted twice only where a stretch begins.
    func forEachStretch<Context: ~Copyable>(
        of count: Int, length: Int = stretchLength, makeContext: @Sendable () throws -> Context,
        _ body: @Sendable (inout Context, Range<Int>) throws -> Void
    ) throws {
        try forEach((count + length - 1) / length, makeContext: makeContext) { context, index in
            try body(&context, index * length..<min(count, (index + 1) * length))
        }
    }

    /// What `body` makes of stretches of 0 ..< `count`, in their order.
    func mapStretches<Context: ~Copyable, Element: Sendable>(
        of count: Int, makeContext: @Sendable () throws -> Context,
        _ body: @Sendable (inout Context, Range<Int>) throws -> [Element]
    ) throws -> [Element] {
        let parts = Mutex<[Int: [Element]]>([:])
        try forEachStretch(of: count, makeContext: makeContext) { context, range in
            let part = try body(&context, range)
            parts.withLock { $0[range.lowerBound] = part }
        }
        let made = parts.withLock { $0 }
        return made.keys.sorted().flatMap { made[$0] ?? [] }
    }
}
