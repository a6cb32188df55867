import Baseline

extension Case {
    /// All frames drawn and encoded, from the request on; nothing is written.
    public static let pipeline = Case(
        name: "Pipeline", frames: W1.frames,
        ours: {
            let bench = try RenderBench(frames: W1.frames, size: W1.size)
            return { try bench.run() }
        },
        baseline: { { _ = baseline_pipeline(Int32(W1.size)) } })
}
