/// Where what a value covers ends, and its track begins, in segments of which each has room for a gap between the two.
///
/// All is in one unit, such as turns. Places are counted from the middle of a space between two segments; those of what runs the other
/// way are negative.
struct SegmentGaps: Hashable, Sendable {
    /// From the middle of a space to that of the next, and the space.
    let pitch, space: Double
    /// Between a value and its track.
    let gap: Double
    /// How thick the line is.
    let thickness: Double
    /// How many times as long as it is what has just begun is drawn, until it is as long as thick.
    let growth: Double

    /// What is less than this share of the thickness long is left out: it would be a speck or a sliver. Ours.
    private static let leastShare = 0.25

    private var least: Double { Self.leastShare * thickness }

    /// Where the segment of a place has its space in front, and how far into the segment the place is.
    private func position(_ place: Double) -> (front: Double, length: Double) {
        let front = (place / pitch).rounded(.down) * pitch
        return (front, place - front - space / 2)
    }

    /// The end of what covers segments up to a place, without what is too short of the last one.
    func shown(_ place: Double) -> Double {
        let (front, length) = position(place)
        return length < least ? front : place
    }

    /// Where the track begins beyond what covers segments up to a place. It leaves a gap to that in the same segment, and all of the
    /// next where too little is left of this one.
    func cleared(_ place: Double) -> Double {
        let (front, length) = position(place)
        if length < least { return front }
        let drawn = max(min(growth * length, thickness), length)
        // What is shorter than it is thick has as much less of a gap, so that none opens at once.
        let end = drawn + gap * min(drawn / thickness, 1)
        return pitch - space - end < least ? front + pitch : front + space / 2 + end
    }
}
