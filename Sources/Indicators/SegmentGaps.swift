/// The ends of a value and of its track in segments, each of which has room for a gap between the two.
///
/// All lengths are in one unit, such as turns. Places are counted from the middle of a space between two segments; those of
/// a line that runs in the opposite direction are negative.
struct SegmentGaps: Hashable, Sendable {
    /// The distance from the middle of a space to that of the next, and the length of the space.
    let pitch, space: Double
    /// The gap between a value and its track.
    let gap: Double
    /// The thickness of the line.
    let thickness: Double
    /// The factor by which a piece that has just begun is drawn longer than it is, until it is as long as thick.
    let growth: Double

    /// The share of the thickness below which a length is left out: it would be a speck or a sliver. The limit is Spindle's
    /// own.
    private static let leastShare = 0.25

    private var least: Double { Self.leastShare * thickness }

    /// Returns the front space of the segment that contains a place, and the length from there into the segment.
    private func position(_ place: Double) -> (front: Double, length: Double) {
        let front = (place / pitch).rounded(.down) * pitch
        return (front, place - front - space / 2)
    }

    /// Returns the end of a line that covers segments up to a place, without a part of the last one that is too short.
    func shown(_ place: Double) -> Double {
        let (front, length) = position(place)
        return length < least ? front : place
    }

    /// Returns the beginning of the track beyond a value that covers segments up to a place. The track leaves a gap to the
    /// value in the same segment, and begins with the next where too little is left of this one.
    func cleared(_ place: Double) -> Double {
        let (front, length) = position(place)
        if length < least { return front }
        let drawn = max(min(growth * length, thickness), length)
        // A piece that is shorter than thick has a gap that is smaller by the same ratio, so that none opens at once.
        let end = drawn + gap * min(drawn / thickness, 1)
        return pitch - space - end < least ? front + pitch : front + space / 2 + end
    }
}
