import ArgumentParser
import FramePipeline

/// What moves, and on which frames.
struct MotionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A value, or a run of values, in 0…1; the determinate indicator.", valueName: "from:to"))
    var value: String?

    @Option(help: "How the run of values is eased, as in CSS. (default: linear)")
    var easing: String?

    @Flag(help: "Run the motion as published, where the catalogue's version closes a seam.")
    var faithful = false

    @Option(help: "Frames a second, 0.1 to 1000. (default: 60)")
    var fps: Double?

    @Option(
        help: """
            How many frames. Alone it spreads one loop, or the run of values, over exactly that many; with --fps it \
            takes the first ones of a loop at that rate. (default: one loop, or a frame for every percent)
            """)
    var frames: Int?

    @Option(help: "The most frames allowed. (default: \(Timeline.defaultMaxFrames))")
    var maxFrames: Int?

    func apply(to spec: inout MotionSpec) {
        if let value { spec.value = value }
        if let easing { spec.easing = easing }
        if faithful { spec.faithful = true }
        if let fps { spec.fps = fps }
        if let frames { spec.frames = frames }
        if let maxFrames { spec.maxFrames = maxFrames }
    }
}
