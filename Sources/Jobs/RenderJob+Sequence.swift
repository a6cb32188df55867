package import Formats

extension RenderJob {
    /// The numbers of the frames in the order in which they are shown.
    package var shownFrames: [Int] {
        options.playback.order(of: timeline.count, fps: timeline.fps)
    }

    /// The properties that all frames at a scale have in common, except for those of ``facts(for:)``.
    ///
    /// - Parameter inWholePoints: Whether frames are so large that they have a size in whole points, the same at every
    ///   scale.
    package func sequence(scale: Double, inWholePoints: Bool = false) -> FrameSequence {
        let (width, height) =
            inWholePoints ? scene.wholePointPixels(scale: scale) : scene.pixels(scale: scale)
        var sequence = FrameSequence(
            name: name, animation: animation, count: timeline.count, fps: timeline.fps,
            loops: timeline.loops, scale: scale, width: width, height: height,
            rotationPerWrap: rotationPerWrap,
            state: timeline.isDeterminate ? .determinate : .indeterminate)
        (sequence.variant, sequence.isMask) = (variant, isMask)
        sequence.tellsTime = options.playback.tellsTime
        if !options.playback.isPlain, timeline.count > 1 {
            (sequence.count, sequence.loops) = (shownFrames.count, true)
        }
        return sequence
    }
}
