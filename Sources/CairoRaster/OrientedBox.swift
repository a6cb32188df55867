internal import Drawing
internal import MotionCore

/// A rectangle in any orientation, as rows and columns of the pixels whose centers it holds.
struct OrientedBox {
    let center: Point
    let along, across: Direction
    /// Extent from the center: along one axis from `back` to `front`, across it `side` either way.
    let back, front, side: Double

    /// The rectangle of pixels around the box, on a canvas of this size.
    func bounds(_ width: Int, _ height: Int) -> PixelRect {
        let (middle, half) = ((back + front) / 2, (front - back) / 2)
        let point = center.moved(along, middle)
        let x = half * along.x.magnitude + side * across.x.magnitude
        let y = half * along.y.magnitude + side * across.y.magnitude
        return PixelRect(
            columns: PixelRect.centers(point.x - x, point.x + x, below: width),
            rows: PixelRect.centers(point.y - y, point.y + y, below: height))
    }

    /// The columns in row `y`, which is one of ``bounds(_:_:)``, on a canvas of this width.
    @inline(__always)
    func columns(ofRow y: Int, _ width: Int) -> Range<Int> {
        let dy = Double(y) + 0.5 - center.y
        var (low, high) = (-Double.infinity, Double.infinity)
        func clip(_ axis: Direction, _ from: Double, _ to: Double) {
            // An axis along the columns limits rows only, which the bounds have done.
            if axis.x.magnitude < 1e-9 { return }
            let (a, b) = ((from - dy * axis.y) / axis.x, (to - dy * axis.y) / axis.x)
            low = max(low, min(a, b))
            high = min(high, max(a, b))
        }
        clip(along, back, front)
        clip(across, -side, side)
        return PixelRect.centers(center.x + low, center.x + high, below: width)
    }
}
