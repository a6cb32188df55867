package import Basics
internal import Drawing
internal import Formats
internal import Imaging
internal import Indicators
package import Jobs

extension RenderJob {
    /// Rejects a GIF whose first frame, at the smallest scale, has edges that it cannot store. That is nearly always the
    /// frame that tells; the others are looked at before the file is written.
    ///
    /// - Throws: ``SpecError`` at the format.
    package func checkEdges() throws(SpecError) {
        for job in alternatives { try job.checkEdges() }
        guard formats.contains(.gif), options.matte == nil, !options.hasHardEdges, !hasOpaqueGround else {
            return
        }
        var colors = ColorCensus()
        // A frame that cannot be painted is reported when it is painted for a file.
        guard let frame = try? bitmap(frame: 0, scale: scales.min()) else { return }
        colors.add(frame)
        guard colors.hasPartialAlpha else { return }
        throw SpecError(at: .option(.matte), AnimationError.partialAlpha(frame: 0).message)
    }

    private var hasOpaqueGround: Bool { scene.stage == nil && scene.surroundings.background?.alpha == 255 }
}
