internal import Basics
internal import Drawing
internal import Formats
internal import Jobs
internal import Requests

extension RenderSpec {
    func resolvedMatte() throws(SpecError) -> Color? {
        guard let matte else { return nil }
        guard matte.alpha == 255 else {
            throw SpecError(
                at: .option("matte"), "\(matte) is not opaque; a GIF cannot be partly transparent")
        }
        return matte
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
