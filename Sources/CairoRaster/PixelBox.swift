/// A rectangle of whole pixels.
struct PixelBox: Hashable {
    var x, y: Range<Int>

    init(x: Range<Int>, y: Range<Int>) {
        (self.x, self.y) = (x, y)
    }

    /// The pixels of a canvas that `points` and what lies within `margin` of them touch.
    init(around points: [Point], margin: Double, width: Int, height: Int) {
        func range(_ values: [Double], _ count: Int) -> Range<Int> {
            let low = ((values.min() ?? 0) - margin).rounded(.down)
            let high = ((values.max() ?? 0) + margin).rounded(.up)
            let first = Int(min(max(low, 0), Double(count)))
            return first..<max(first, Int(min(max(high, 0), Double(count))))
        }
        self.init(x: range(points.map(\.x), width), y: range(points.map(\.y), height))
    }
}
