internal import Formats
internal import Imaging
internal import Platform
internal import Synchronization

/// The distinct frames of an animation. Identical frames are stored once, unless each is to be kept.
struct FrameCensus {
    /// The first frame of each group of identical ones, ascending.
    let unique: [Int]
    /// The index in `unique` for every frame.
    let look: [Int]
    /// The pixel format of each unique frame, and the part of it that is kept.
    let formats: [PixelFormat]
    let boxes: [SheetLayout.Rectangle]
    /// The colors of all frames; nil where pages are so small that nobody asks.
    let colors: Colors?

    /// The number of pixels from which the moving ones are looked for first.
    private static let manyPixels = 1 << 14

    /// The colors of some frames.
    final class Colors: Sendable {
        private let census = Mutex(ColorCensus())

        func add(_ colors: borrowing ColorCensus) { census.withLock { $0.add(colors) } }

        /// Returns the origin of the first frame and adds its colors, if they are so many that nobody counts how often one occurs; nil
        /// otherwise. Later frames then need to be examined only where they differ, without the pixels of the one before.
        func first(of source: any FrameSource) throws -> (any BitmapOrigin)? {
            var (painter, bitmap) = (try source.makePainter(), Bitmap(width: 1, height: 1, format: .rgba))
            try painter.paint(0, into: &bitmap)
            var mine = ColorCensus()
            mine.add(bitmap)
            guard mine.hasMany, bitmap.format == .rgba, let origin = bitmap.origin else { return nil }
            add(mine)
            return origin
        }

        func read<Result>(_ body: (borrowing ColorCensus) -> Result) -> Result {
            census.withLock { body($0) }
        }
    }

    /// Asks for every frame once and keeps only hashes and boxes, so that memory does not grow with their number.
    init(_ source: any FrameSource, options: SheetOptions = SheetOptions(), workers: Workers) throws {
        try self.init(source, options: options, workers: workers, limits: PageBands.Limits())
    }

    init(
        _ source: any FrameSource, options: SheetOptions, workers: Workers, limits: PageBands.Limits
    ) throws {
        let sequence = source.sequence
        let trims = options.trim != .none
        let colors = limits.takesColors(sequence) ? Colors() : nil
        let found = Mutex(
            [(hash: PixelHash, visible: SheetLayout.Rectangle?)?](repeating: nil, count: sequence.count))
        // Pictures of an atlas have little in common.
        let isLarge = sequence.clips.isEmpty && sequence.width * sequence.height >= Self.manyPixels
        // Frames that are the same there are so everywhere.
        let moving = isLarge ? try Self.movingPixels(of: source) : []
        let first = isLarge ? try colors?.first(of: source) : nil
        try workers.forEachStretch(of: sequence.count) {
            Bench(painter: try source.makePainter())
        } _: { bench, range in
            func look(at index: Int) throws {
                try bench.painter.paint(index, into: &bench.bitmap)
                let hash = PixelHash(bench.bitmap, in: moving, &bench.part)
                let visible = trims ? SheetLayout.Rectangle(visibleIn: bench.bitmap) : nil
                found.withLock { $0[index] = (hash, visible) }
            }
            guard let colors else {
                for index in range { try look(at: index) }
                return
            }
            var mine = ColorCensus()
            if var past = first {
                for index in range {
                    try look(at: index)
                    mine.add(bench.bitmap, since: past)
                    if bench.bitmap.format == .rgba { past = bench.bitmap.origin ?? past }
                }
                colors.add(mine)
                return
            }
            if range.lowerBound > 0 { try bench.painter.paint(range.lowerBound - 1, into: &bench.past) }
            for index in range {
                try look(at: index)
                if index == 0 || !bench.bitmap.hasSize(of: bench.past) {
                    mine.add(bench.bitmap)
                } else {
                    _ = mine.add(bench.bitmap, after: bench.past)
                }
                swap(&bench.past, &bench.bitmap)
            }
            colors.add(mine)
        }

        let frames = found.withLock { $0 }.map { $0! }  // all of them have been painted
        self.colors = colors
        let boxes = options.boxes(visible: frames.map(\.visible), of: sequence)
        var known: [Look: Int] = [:]
        var unique: [Int] = []
        look = frames.indices.map { index in
            let look = Look(hash: frames[index].hash, box: boxes[index])
            if !options.keepsDuplicates, let number = known[look] { return number }
            known[look] = unique.count
            unique.append(index)
            return unique.count - 1
        }
        self.unique = unique
        formats = unique.map { frames[$0].hash.format }
        self.boxes = unique.map { boxes[$0] }
    }

    private static func movingPixels(of source: any FrameSource) throws -> [PixelBlock] {
        var painter = try source.makePainter()
        return try painter.movingPixels(of: 0..<source.sequence.count)
    }

    /// The painter and the buffers with which one thread examines frames.
    private struct Bench {
        var painter: any FramePainter
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        var past = Bitmap(width: 1, height: 1, format: .rgba)
        var part: [UInt8] = []
    }

    /// The same pixels, cut in the same way.
    private struct Look: Hashable {
        let hash: PixelHash
        let box: SheetLayout.Rectangle
    }

    /// The looks of frames with borders: readers that stretch what is between them do not turn it back.
    func upright(_ sequence: FrameSequence) -> Set<Int> {
        var upright: Set<Int> = []
        var first = 0
        for clip in sequence.clips {
            let frames = first..<first + clip.sequence.count
            if clip.borders != nil { upright.formUnion(look[frames]) }
            first = frames.upperBound
        }
        return upright
    }

    /// The format of an image that holds some looks, at least one: theirs if it is the same for all.
    func commonFormat(_ looks: some Collection<Int>) -> PixelFormat {
        let first = formats[looks.first!]
        return looks.allSatisfy { formats[$0] == first } ? first : .rgba
    }
}

extension Bitmap {
    /// Whether both have as many columns and rows.
    fileprivate func hasSize(of other: borrowing Bitmap) -> Bool {
        width == other.width && height == other.height
    }
}
