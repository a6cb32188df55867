package import Basics
internal import Files
internal import Formats
package import Imaging

extension FormatWriter {
    static let frames = FormatWriter.each(once: "frames") {
        source, options, workers, sink in
        let names = FrameNames(source.sequence)
        let still = StillRows()
        let count = source.sequence.count
        // Consecutive frames are similar, so a stretch saves drawing, and threads seldom set the same texts.
        try workers.forEachStretch(of: count, length: workers.evenStretch(of: count)) {
            try FrameBench.make(source, options.compression, bleeds: options.bleedsFrames, still)
        } _: { bench, frames in
            for index in frames {
                try bench.encode(index)
                try sink.write(names.file(index), bench.png)
            }
        }
        return []
    }
}

/// The painter, the encoder and the buffers of one thread for PNG files of frames, reused for each frame.
package struct FrameBench: ~Copyable {
    private let count: Int
    /// Whether transparent pixels take the color of visible neighbors.
    private let bleeds: Bool
    private var painter: any FramePainter
    private var encoder: PNGEncoder
    private var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
    private var bleed = ColorBleed()
    private var scene: MovingRows?
    /// The scene that `scene` is about, which may be none.
    private var number = -1
    /// The file of the last frame.
    package private(set) var png: [UInt8] = []

    /// The number of frames of a scene: parts that are still in one may move in the next.
    private static let sceneLength = 32

    /// - Parameters:
    ///   - bleeds: Whether transparent pixels take the color of visible neighbors.
    ///   - still: Shared by all benches for frames of the same source.
    /// - Throws: What keeps frames from being painted or compressed.
    package static func make(
        _ source: any FrameSource, _ compression: Compression, bleeds: Bool,
        _ still: StillRows = StillRows()
    ) throws -> FrameBench {
        try FrameBench(
            count: source.sequence.count, bleeds: bleeds, painter: source.makePainter(),
            encoder: PNGEncoder(compression, gamut: source.sequence.gamut, still: still))
    }

    /// Makes the file of a frame. It depends on the frame alone, not on those before.
    package mutating func encode(_ index: Int) throws {
        let past = (picture: bitmap.origin, scene: scene)
        try painter.paint(index, into: &bitmap)
        if index / Self.sceneLength != number {
            number = index / Self.sceneLength
            let frames = number * Self.sceneLength..<min(count, (number + 1) * Self.sceneLength)
            let isLarge = bitmap.width * bitmap.height >= MovingRows.leastPixels
            let moving = isLarge && frames.count > 1 ? try painter.movingPixels(of: frames).map(\.rows) : []
            let (top, bottom) = (moving.lazy.map(\.lowerBound).min(), moving.lazy.map(\.upperBound).max())
            scene = top.map { MovingRows(scene: number, rows: $0..<(bottom ?? $0)) }
        }
        // If nothing has changed, the file is the same.
        if scene == past.scene, !png.isEmpty, let origin = bitmap.origin, let picture = past.picture,
            origin.changes(since: picture) == nil
        {
            return
        }
        if bleeds, bleed.spread(bitmap) {
            encoder.encodeWithHiddenColors(bleed.bitmap, into: &png)
        } else {
            encoder.encode(bitmap, in: scene, into: &png)
        }
    }
}
