internal import Drawing

extension Path {
    /// The pixels that the path can touch on a canvas of this size.
    func bounds(_ width: Int, _ height: Int) -> PixelRect {
        var (low, high) = (Point(x: .infinity, y: .infinity), Point(x: -.infinity, y: -.infinity))
        func include(_ point: Point) {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        for element in elements {
            switch element {
            case .move(let p), .line(let p): include(p)
            // A curve lies between its control points.
            case .curve(let a, let b, let p): for point in [a, b, p] { include(point) }
            case .close: break
            }
        }
        return PixelRect(
            columns: PixelRect.centers(low.x - 0.5, high.x + 0.5, below: width),
            rows: PixelRect.centers(low.y - 0.5, high.y + 0.5, below: height))
    }
}
