import Baseline

extension Case {
    /// The coverage of display lists; the baseline strokes each frame.
    public static let raster = Case(
        name: "Raster", frames: W1.frames,
        ours: {
            let pictures = W1.pictures()
            let bench = RasterBench()
            return { for picture in pictures { try bench.rasterize(picture) } }
        },
        baseline: { { baseline_raster(Int32(W1.size)) } })
}
