internal import Drawing

/// What consecutive pictures have in common from the back on, drawn once: a page stands still while an
/// indicator turns on it.
struct Backdrop {
    private var last: [Shape] = []
    /// How many shapes `pixels` shows.
    private var count = 0
    private var pixels: [UInt8] = []

    /// Fewer shapes are drawn faster than they are compared and copied.
    private static let leastShapes = 8

    /// Puts what is known of a picture into `bytes`, which are clear.
    ///
    /// - Returns: How many shapes are drawn already, and after how many ``keep(_:_:)`` is to be called.
    mutating func begin(_ shapes: [Shape], into bytes: inout [UInt8]) -> (drawn: Int, keep: Int) {
        guard shapes.count >= Self.leastShapes else { return (0, 0) }
        let common = zip(shapes, last).prefix { $0 == $1 }.count
        last = shapes
        if common < count { count = 0 }
        if count > 0 { bytes = pixels }
        return (count, common)
    }

    /// Keeps a picture of its first `count` shapes.
    mutating func keep(_ count: Int, _ bytes: [UInt8]) { (self.count, pixels) = (count, bytes) }
}
