import Baseline

extension Case {
    /// All frames in one sheet with its metadata, from the request on; nothing is written.
    public static let sheet = Case(
        name: "Sheet", frames: W1.frames,
        ours: {
            let bench = try RenderBench(frames: W1.frames, size: W1.size, format: .sheet)
            return { try bench.run() }
        },
        baseline: { { _ = baseline_sheet(Int32(W1.size)) } })
}
