/// A region of a page that is filled with rectangles, one after the other.
protocol PackingRegion {
    /// The far edges of the lowest and of the rightmost rectangle.
    var usedWidth: Int { get }
    var usedHeight: Int { get }
    /// The work done so far, about in steps of a nanosecond or two.
    var work: Int { get }

    /// Takes a place for a rectangle, which may be turned if it `mayTurn`; nil, with nothing taken, where none is left.
    mutating func spot(width: Int, height: Int, mayTurn: Bool) -> PackingSpot?
}

/// A place for a rectangle in a region.
struct PackingSpot: Equatable {
    /// The top left corner.
    let x, y: Int
    /// Whether the rectangle lies there turned by 90°, so that its width runs downward.
    var isTurned = false
}

extension Skyline: PackingRegion {
    mutating func spot(width: Int, height: Int, mayTurn: Bool) -> PackingSpot? {
        place(width: width, height: height).map { PackingSpot(x: $0.x, y: $0.y) }
    }
}
