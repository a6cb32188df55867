internal import Formats
internal import Imaging
internal import Synchronization

/// Which frames of an animation look the same. Identical frames are stored once, unless each is to be kept.
struct FrameCensus {
    /// The first frame of each look, ascending.
    let unique: [Int]
    /// For every frame, the index of its look in `unique`.
    let look: [Int]
    /// For every look, its format, and the part of the frame that is kept.
    let formats: [PixelFormat]
    let boxes: [SheetLayout.Rectangle]
    /// The colors of all frames; nil where pages are so small that nobody asks.
    let colors: Colors?

    /// The colors of some frames.
    final class Colors: Sendable {
        private let census = Mutex(ColorCensus())

        init() {}

        init(_ parts: [Colors]) {
            for part in parts { census.withLock { census in part.read { census.add($0) } } }
        }

        func add(_ bitmap: borrowing Bitmap) { census.withLock { $0.add(bitmap) } }

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
        let takesColors = sequence.width * sequence.height * sequence.count >= limits.leastPixels
        let found = Mutex(
            [(hash: PixelHash, visible: SheetLayout.Rectangle?)?](repeating: nil, count: sequence.count))
        // Each thread has its own.
        let colors = Mutex<[Colors]>([])
        try workers.forEach(sequence.count) {
            let mine = takesColors ? Colors() : nil
            if let mine { colors.withLock { $0.append(mine) } }
            return (
                painter: try source.makePainter(), bitmap: Bitmap(width: 1, height: 1, format: .rgba), mine
            )
        } _: { bench, index in
            try bench.painter.paint(index, into: &bench.bitmap)
            let hash = PixelHash(bench.bitmap)
            let visible = trims ? SheetLayout.Rectangle(visibleIn: bench.bitmap) : nil
            bench.2?.add(bench.bitmap)
            found.withLock { $0[index] = (hash, visible) }
        }

        let frames = found.withLock { $0 }.map { $0! }  // forEach has made them all
        self.colors = takesColors ? Colors(colors.withLock { $0 }) : nil
        let whole = SheetLayout.Rectangle(x: 0, y: 0, width: sequence.width, height: sequence.height)
        let boxes = options.boxes(visible: frames.map(\.visible), whole: whole)
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

    /// The same pixels, cut in the same way.
    private struct Look: Hashable {
        let hash: PixelHash
        let box: SheetLayout.Rectangle
    }

    /// The format of an image that holds some looks, at least one: theirs if it is the same for all.
    func commonFormat(_ looks: some Collection<Int>) -> PixelFormat {
        let first = formats[looks.first!]
        return looks.allSatisfy { formats[$0] == first } ? first : .rgba
    }
}
