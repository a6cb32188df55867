internal import Basics
internal import Drawing
internal import Exports
internal import Imaging
internal import Rendering
internal import Requests
internal import Specs

extension RenderSpec {
    func resolvedMatte() throws(SpecError) -> RGBA? {
        guard let matte else { return nil }
        guard matte.alpha == 255 else {
            throw SpecError(
                at: .option("matte"), "\(matte) is not opaque; a GIF cannot be partly transparent")
        }
        return RGBA(matte.red, matte.green, matte.blue)
    }

    /// Rejects a GIF whose first frame, at the smallest scale, has edges that it cannot store. That is nearly always the frame that tells; the others are
    /// looked at before the file is written.
    func checkEdges(_ job: RenderJob) throws(SpecError) {
        guard job.formats.contains(.gif), job.options.matte == nil, !isOpaque else { return }
        var colors = ColorCensus()
        // What keeps the frame from being painted is told where it is painted for a file.
        guard let frame = try? job.bitmap(frame: 0, scale: job.scales.min()) else { return }
        colors.add(frame)
        guard colors.hasPartialAlpha else { return }
        throw SpecError(at: .option("to"), AnimationError.partialAlpha(frame: 0).message)
    }

    /// Refuses frames that are larger than a format can say.
    func checkSides(_ formats: [OutputFormat], _ size: (width: Int, height: Int)) throws(SpecError) {
        let side = max(size.width, size.height)
        if let format = formats.first(where: { $0.largestSide < side }) {
            throw SpecError(
                .limit, at: .option("to"),
                "\(format.name) holds at most \(format.largestSide) pixels a side, and a frame has \(side); use another format, or a smaller size or scale"
            )
        }
    }
}
