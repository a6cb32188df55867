package import Drawing

/// The part of the box of a cropped ring that shows, for what is in its middle.
package struct RingCrop: Hashable, Sendable {
    /// The part of the box, and the middle of the ring, in points from the corner of the box.
    package let bounds: Extent, middle: Double

    package init(_ bounds: Extent, size: Double) {
        self.bounds = bounds
        middle = size / 2
    }

    /// Returns the shift of a box around the middle of the ring that brings it into the part that shows, and the distance of its farthest
    /// corner from the middle of the ring then.
    ///
    /// - Parameters:
    ///   - width: Half the width of the box.
    ///   - height: Half its height.
    package func shift(width: Double, height: Double) -> (x: Double, y: Double, reach: Double) {
        func shift(_ half: Double, _ from: Double, _ to: Double) -> Double {
            let (least, most) = (from - middle + half, to - middle - half)
            return least > most ? (least + most) / 2 : min(max(0, least), most)
        }
        let x = shift(width, bounds.left, bounds.right)
        let y = shift(height, bounds.top, bounds.bottom)
        let (right, down) = (x.magnitude + width, y.magnitude + height)
        return (x, y, (right * right + down * down).squareRoot())
    }

    /// Returns the largest share, in `0...1`, of a box around the middle of the ring whose corners stay within a distance from that middle
    /// when it is shifted into the part that shows; 0 where there is no room for any.
    ///
    /// - Parameters:
    ///   - width: Half the width of the box.
    ///   - height: Half its height.
    func share(width: Double, height: Double, within distance: Double) -> Double {
        func place(_ share: Double) -> (x: Double, y: Double, reach: Double) {
            shift(width: width * share, height: height * share)
        }
        let whole = place(1)
        if whole.reach <= distance { return 1 }
        // What does not have to be shifted reaches as far as it is large.
        if whole.x == 0, whole.y == 0 { return distance / whole.reach }
        guard place(0).reach < distance else { return 0 }
        var (least, most) = (0.0, 1.0)
        for _ in 0..<48 {
            let share = (least + most) / 2
            if place(share).reach <= distance { least = share } else { most = share }
        }
        return least
    }

    /// Returns the side of a square in the middle, smaller where it would come near the ring, with its shift; its side is 0 where it has no
    /// room at all.
    ///
    /// - Parameters:
    ///   - side: The side that it has in a whole ring.
    ///   - hole: The diameter of the free circle.
    package func square(_ side: Double, in hole: Double) -> (side: Double, x: Double, y: Double) {
        let half = side / 2 * (1 + Self.rim)
        let share = share(width: half, height: half, within: hole / 2 * Self.reach)
        let place = shift(width: half * share, height: half * share)
        return (side * share, place.x, place.y)
    }

    /// The space between a square and the cut, as a share of half its side. The figure is Spindle's own.
    private static let rim = 0.1

    /// The part of the free circle that what is in the middle may reach to. The figure is Spindle's own.
    static let reach = 0.94
}
