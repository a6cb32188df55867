internal import Basics
internal import Drawing
internal import Indicators
internal import MotionCore
internal import Requests

extension RenderSpec {
    /// The parts that a line of a length and a thickness in points is cut into; nil for none.
    ///
    /// - Parameter isClosed: Whether the line is a ring, which has as many gaps as segments.
    func resolvedSegments(
        along length: Double, thickness: Double, isClosed: Bool
    ) throws(SpecError) -> Segments? {
        guard let segments else { return nil }
        if sheet.loop == .subcycle {
            throw SpecError(
                at: .option("sheet.loop"),
                "a sub-cycle rotates the whole picture, segments too; leave out \(option: "segments")")
        }
        let gaps = Double(isClosed ? segments : segments - 1)
        let gap = segmentGap ?? min(thickness / 2, length / gaps / 2)
        guard gap * gaps < length * (1 - 1e-9) else {
            // Rounded down: the figure itself has to work.
            let most = (length / gaps * 100 - 1).rounded(.down) / 100
            throw SpecError(
                at: .option("segment-gap"),
                "\(gap.shortestText) is too large: \(segments) segments on \(((length * 100).rounded() / 100).shortestText) points leave room for gaps of at most \(max(most, 0).shortestText)"
            )
        }
        return Segments(count: segments, gap: gap)
    }
}
