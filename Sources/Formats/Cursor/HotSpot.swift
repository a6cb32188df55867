package import Basics

/// The point of a cursor that points, in points from the upper left corner of the frame.
public struct HotSpot: Hashable, Sendable {
    /// The distances from the left edge and from the top.
    public var x, y: Double

    /// A point that is not checked.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// The message about a coordinate out of range; nil if both are valid. The position in the frame is checked once the frame's size is
    /// known.
    package var problem: Message? {
        guard let side = [x, y].first(where: { !(0...4096).contains($0) }) else { return nil }
        return "\(side.shortestText) is out of range: use 0 to 4096 points"
    }
}

extension FrameSequence {
    /// The pixel of a frame that points: the middle where none is named.
    package func pixel(_ spot: HotSpot?) -> (x: Int, y: Int) {
        func pixel(_ points: Double?, _ side: Int) -> Int {
            guard let points else { return side / 2 }
            return max(0, min(side - 1, Int((points * scale).rounded(.down))))
        }
        return (pixel(spot?.x, width), pixel(spot?.y, height))
    }

    /// The nominal size in themes of cursors: the longer side in pixels.
    package var nominalSize: Int { max(width, height) }
}

extension OutputFormat {
    /// Scales at which a cursor of 24 points has the usual sizes: 24, 32, 48, 64 and 96 pixels.
    static let cursorScales = CatalogScales([1, 4 / 3, 2, 8 / 3, 4], areAllPossible: true)
}
