import Baseline

extension Case {
    /// All frames in one animated PNG, from the request on; nothing is written. The baseline draws each frame and encodes
    /// it as a separate PNG file, without regard to changes between frames.
    public static let apng = Case(
        name: "APNG", frames: W1.frames,
        ours: {
            let bench = try RenderBench(frames: W1.frames, size: W1.size, format: .apng)
            return { try bench.run() }
        },
        baseline: { { _ = baseline_pipeline(Int32(W1.size)) } })

    /// The same as a GIF over white, which has room for 270 of the frames.
    public static let gif = Case(
        name: "GIF", frames: W1.frames,
        ours: {
            let bench = try RenderBench(frames: W1.frames, size: W1.size, format: .gif)
            return { try bench.run() }
        },
        baseline: { { _ = baseline_pipeline(Int32(W1.size)) } })

    /// The same as a WebP.
    public static let webp = Case(
        name: "WebP", frames: W1.frames,
        ours: {
            let bench = try RenderBench(frames: W1.frames, size: W1.size, format: .webp)
            return { try bench.run() }
        },
        baseline: { { _ = baseline_pipeline(Int32(W1.size)) } })
}
