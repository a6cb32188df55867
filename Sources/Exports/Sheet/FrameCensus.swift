internal import Imaging
internal import Synchronization

/// Which frames of an animation look the same. Identical frames are stored once.
struct FrameCensus {
    /// The first frame of each look, ascending.
    let unique: [Int]
    /// For every frame, the index of its look in `unique`.
    let look: [Int]
    /// For every look, its format.
    let formats: [PixelFormat]

    /// Paints every frame once and keeps only hashes: frames are painted again where they are needed,
    /// so that memory does not grow with their number.
    init(_ source: any FrameSource, workers: Workers) throws {
        let count = source.sequence.count
        let hashes = Mutex([PixelHash?](repeating: nil, count: count))
        try workers.forEach(count) {
            (painter: try source.makePainter(), bitmap: Bitmap(width: 1, height: 1, format: .rgba))
        } _: { bench, index in
            try bench.painter.paint(index, into: &bench.bitmap)
            let hash = PixelHash(bench.bitmap)
            hashes.withLock { $0[index] = hash }
        }

        var known: [PixelHash: Int] = [:]
        var unique: [Int] = []
        var formats: [PixelFormat] = []
        look = hashes.withLock { $0 }.enumerated().map { index, hash in
            let hash = hash!  // forEach has made them all
            if let look = known[hash] { return look }
            known[hash] = unique.count
            unique.append(index)
            formats.append(hash.format)
            return unique.count - 1
        }
        (self.unique, self.formats) = (unique, formats)
    }

    /// The format of an image that holds those of the looks: theirs if it is the same for all.
    func commonFormat(_ looks: Range<Int>) -> PixelFormat {
        let first = formats[looks.lowerBound]
        return formats[looks].allSatisfy { $0 == first } ? first : .rgba
    }
}
