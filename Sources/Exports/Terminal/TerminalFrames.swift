internal import Basics
internal import Files
package import Formats
internal import Imaging
package import Platform

/// A spinner for terminals.
package struct TerminalFrames: Hashable, Sendable {
    /// The duration of each text, in milliseconds.
    package let interval: Int
    /// All as wide as each other.
    package let texts: [String]
    /// The number of the frame that each text shows.
    package let shown: [Int]

    /// Looks at frames, as many as a terminal can show, and lights the dots that are inked.
    ///
    /// A dot is lit if it is nearer to its strongest moment than to its weakest one or, where it hardly changes, if it is at
    /// least half as strong as the strongest of all. So a picture on an opaque background counts as well. The caller leaves out
    /// the track, which may be stronger than the parts that move on it.
    package init(_ source: any FrameSource, _ options: TerminalOptions, workers: Workers) throws {
        let sequence = source.sequence
        let (style, cells) = (options.style ?? .braille, options.cells ?? 2)
        let shown = Self.shown(sequence)
        self.shown = shown
        interval = Self.isSlow(sequence) ? Int((1000 / sequence.fps).rounded()) : Self.usualInterval

        let (columns, rows) = (2 * cells, style.rows)
        let inks = try workers.mapFrames(shown, of: source) { Self.inks($0, columns: columns, rows: rows) }
        let strongest = inks.joined().max() ?? 0
        let dots = columns * rows
        let spans = (0..<dots).map { dot in
            inks.reduce((least: Double.infinity, most: 0.0)) {
                (min($0.least, $1[dot]), max($0.most, $1[dot]))
            }
        }
        texts = inks.map { ink in
            var lit = (0..<dots).map { dot in
                let (least, most) = spans[dot]
                let threshold = most - least >= strongest / 4 ? (least + most) / 2 : strongest / 2
                return strongest > 0 && ink[dot] > threshold
            }
            // Never empty, for what vanishes seems to have ended.
            if !lit.contains(true), let best = ink.indices.max(by: { ink[$0] < ink[$1] }) { lit[best] = true }
            return String(
                (0..<cells).map { cell in
                    style.character(
                        (0..<rows).flatMap { row in [0, 1].map { lit[row * columns + 2 * cell + $0] } })
                })
        }
    }

    private static let usualInterval = 80

    private static func isSlow(_ sequence: FrameSequence) -> Bool { sequence.fps <= 25 }

    /// Returns the numbers of the frames that a terminal can show.
    fileprivate static func shown(_ sequence: FrameSequence) -> [Int] {
        if isSlow(sequence) { return Array(0..<sequence.count) }
        return sequence.timedFrames(unitsPerSecond: 1000 / Double(usualInterval), least: 1).map(\.frame)
    }

    /// The difference of each dot of a grid over the picture from the color in the picture's corner.
    private static func inks(_ bitmap: borrowing Bitmap, columns: Int, rows: Int) -> [Double] {
        let ground = premultiplied(bitmap[0, 0])
        var (sums, counts) = (
            [Double](repeating: 0, count: columns * rows), [Double](repeating: 0, count: columns * rows)
        )
        // A picture of few pixels has some in several dots.
        let (width, height) = (bitmap.width, bitmap.height)
        let (across, down) = (max(1, columns / width + 1), max(1, rows / height + 1))
        for y in 0..<height * down {
            for x in 0..<width * across {
                let pixel = premultiplied(bitmap[x / across, y / down])
                let dot = y * rows / (height * down) * columns + x * columns / (width * across)
                sums[dot] += zip(pixel, ground).reduce(0) { $0 + ($1.0 - $1.1).magnitude }
                counts[dot] += 1
            }
        }
        return zip(sums, counts).map { $1 > 0 ? $0 / $1 : 0 }
    }

    private static func premultiplied(_ pixel: Color) -> [Double] {
        let alpha = Double(pixel.alpha)
        return [pixel.red, pixel.green, pixel.blue].map { Double($0) * alpha / 255 } + [alpha]
    }

    /// The file in the format of cli-spinners.
    var json: [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("interval", interval)
            json.array("frames", .inline) { json in
                for text in texts { json.element(text) }
            }
        }
        return json.finish()
    }
}

@Sendable private func shownTexts(_ sequence: FrameSequence) -> Int { TerminalFrames.shown(sequence).count }

extension FormatWriter {
    static let terminal = FormatWriter.each(shown: shownTexts) {
        source, options, workers, sink in
        let sequence = source.sequence
        let frames = try TerminalFrames(source, options.terminal, workers: workers)
        try sink.write(FrameNames(sequence).file(extension: "terminal.json"), frames.json)
        let (exact, shown) = (
            1000 * Double(sequence.count) / sequence.fps, Double(frames.interval * frames.texts.count)
        )
        if sequence.count == 1 || (exact - shown).magnitude < 0.5 { return [] }
        return [
            """
            a terminal shows a frame every \(frames.interval) ms: the animation takes \(shown.decimal(0)) ms instead of \
            \(exact.decimal(0))
            """
        ]
    }
}
