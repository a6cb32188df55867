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
        func gaps(of count: Int) -> Double { Double(isClosed ? count : count - 1) }
        func gap(of count: Int) -> Double {
            segmentGap ?? min(thickness / 2, length / gaps(of: count) / 2)
        }
        /// How long each of so many is.
        func part(of count: Int) -> Double {
            (length - gap(of: count) * gaps(of: count)) / Double(count)
        }
        let (own, gaps, gap) = (part(of: segments), gaps(of: segments), gap(of: segments))
        let points = ((length * 100).rounded() / 100).shortestText
        guard gap * gaps < length * (1 - 1e-9) else {
            // Rounded down: the figure itself has to work.
            let most = (length / gaps * 100 - 1).rounded(.down) / 100
            throw SpecError(
                at: .option("segment-gap"),
                "\(gap.shortestText) is too large: \(segments) segments on \(points) points leave room for gaps of at most \(max(most, 0).shortestText)"
            )
        }
        guard own >= Self.leastSegment else {
            let most = (2..<segments).last { part(of: $0) >= Self.leastSegment }
            let remedy: Message =
                if let most { "use \(most) or fewer" } else { "use a smaller \(option: "segment-gap")" }
            throw SpecError(
                at: .option("segments"),
                "\(segments) is too many: on \(points) points each of them would be \(own.decimal(2)) points long, and what is shorter than \(Self.leastSegment.shortestText) hardly shows; \(remedy), or a longer line"
            )
        }
        return Segments(count: segments, gap: gap)
    }

    /// The length in points below which a segment is a speck that cannot be seen. Ours.
    private static let leastSegment = 0.25
}
