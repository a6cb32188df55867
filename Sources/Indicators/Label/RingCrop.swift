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

    /// Returns the side of a square in the middle, smaller where it would come near the ring, with its shift.
    ///
    /// - Parameters:
    ///   - side: The side that it has in a whole ring.
    ///   - hole: The diameter of the free circle.
    package func square(_ side: Double, in hole: Double) -> (side: Double, x: Double, y: Double) {
        var side = side
        // A square that is higher than the part has another place than a smaller one.
        for _ in 0..<2 {
            side *= min(hole / 2 * Self.reach / shift(width: side / 2, height: side / 2).reach, 1)
        }
        let place = shift(width: side / 2, height: side / 2)
        return (side, place.x, place.y)
    }

    /// The part of the free circle that what is in the middle may reach to. The figure is Spindle's own.
    static let reach = 0.94
}
