import Baseline
import Imaging

extension Case {
    /// PNG files in memory of frames that are drawn already, each by the rasterizer of its side.
    public static let png = Case(
        name: "PNG", frames: W1.frames,
        ours: {
            let bitmaps = try W1.bitmaps()
            let bench = try EncoderBench()
            return { for bitmap in bitmaps { bench.encode(bitmap) } }
        },
        baseline: {
            let prepared = PreparedFrames()
            return { prepared.encode() }
        })
}

private final class EncoderBench {
    private var encoder: PNGEncoder
    private var file: [UInt8] = []

    init() throws { encoder = try PNGEncoder() }

    func encode(_ bitmap: Bitmap) { encoder.encode(bitmap, into: &file) }
}

private final class PreparedFrames {
    private let frames = baseline_frames_create(Int32(W1.size))

    deinit { baseline_frames_destroy(frames) }

    func encode() { _ = baseline_encode(frames) }
}
