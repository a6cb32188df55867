internal import Basics
internal import Indicators
internal import Requests

extension RenderSpec {
    /// Returns the segments that a line of a length and a thickness in points is cut into; nil for none.
    ///
    /// - Parameter isClosed: Whether the line is a ring, which has as many gaps as segments.
    func resolvedSegments(
        along length: Double, thickness: Double, isClosed: Bool
    ) throws(SpecError) -> Segments? {
        guard let segments else { return nil }
        if sheet.loop == .subcycle {
            throw SpecError(
                at: .option(.sheetLoop),
                "a sub-cycle rotates the whole picture, segments too; leave out \(option: .segments)")
        }
        func gaps(of count: Int) -> Double { Double(isClosed ? count : count - 1) }
        func usualGap(of count: Int) -> Double { min(thickness / 2, length / gaps(of: count) / 2) }
        /// Returns the length of each of a number of segments.
        func part(of count: Int, _ gap: Double?) -> Double {
            (length - (gap ?? usualGap(of: count)) * gaps(of: count)) / Double(count)
        }
        func most(_ gap: Double?) -> Int? {
            (2..<segments).last { part(of: $0, gap) >= Self.leastSegment }
        }
        let own = part(of: segments, segmentGap)
        if own >= Self.leastSegment {
            return Segments(count: segments, gap: segmentGap ?? usualGap(of: segments))
        }
        let (points, least) = (length.decimal(2), Self.leastSegment.shortestText)
        let few = most(segmentGap)
        // The figure is rounded down, so that it works as written.
        let room = (length - Double(segments) * Self.leastSegment) / gaps(of: segments)
        let gap = (room * 100 - 1e-6).rounded(.down) / 100
        if let segmentGap, gap > 0 {
            let fewer: Message = few.map { ", or \(option: .segments, "\($0)") or fewer" } ?? ""
            throw SpecError(
                at: .option(.segmentGap),
                "\(segmentGap.shortestText) is too large: on \(points) points, \(segments) segments that show, of \(least) points or more, leave room for gaps of at most \(gap.shortestText); use \(gap.shortestText) or less\(fewer)"
            )
        }
        let remedy: Message =
            if let few {
                "use \(few) or fewer, or a longer line"
            } else if segmentGap != nil, let few = most(nil) {
                "use \(few) or fewer, and leave out \(option: .segmentGap)"
            } else {
                "use a longer line"
            }
        throw SpecError(
            at: .option(.segments),
            "\(segments) is too many: on \(points) points each of them would be \(max(own, 0).decimal(2)) points long, and what is shorter than \(least) hardly shows; \(remedy)"
        )
    }

    /// The length in points below which a segment is a speck that cannot be seen. The limit is Spindle's own.
    private static let leastSegment = 0.25
}
