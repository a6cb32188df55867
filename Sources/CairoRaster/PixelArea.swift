/// Exact and nearly exact areas of one pixel, for the few pixels where an arc ends.
///
/// Only arithmetic and square roots, so the bits are the same on every processor.
enum PixelArea {
    /// Half a pixel's diagonal, and a little: a boundary further from the center misses the pixel.
    static let reach = 0.7072

    /// The part of a unit pixel on the inner side of a straight line: `distance` is from the line to
    /// the pixel's center, positive outside; `x` and `y` are the line's unit normal. Exact.
    static func halfPlane(_ distance: Double, _ x: Double, _ y: Double) -> Double {
        let (long, short) = (max(x.magnitude, y.magnitude), min(x.magnitude, y.magnitude))
        let outer = (long + short) / 2
        let d = distance.magnitude
        // Area on the far side of a line at distance d: nothing, a corner, or a trapezoid.
        let rest: Double
        if d >= outer {
            rest = 0
        } else if d > (long - short) / 2 {
            rest = (outer - d) * (outer - d) / (2 * long * short)
        } else {
            rest = 0.5 - d / long
        }
        return distance >= 0 ? rest : 1 - rest
    }

    /// A straight boundary: what lies on the side against the normal is inside.
    struct Line {
        /// Distance of the origin (the pixel's center) from the line, positive outside.
        var distance: Double
        var x, y: Double
    }

    /// A circle around a point given from the pixel's center.
    struct Circle {
        var x, y, radius: Double
    }

    /// The area of a unit pixel inside up to three lines and a circle, and outside another.
    ///
    /// Integrates exact widths of `rows` scan lines; error below 1 / (2 · `rows`), and far below
    /// where no boundary is parallel to the scan lines.
    static func area(
        inside outer: Circle?, outside inner: Circle?, _ a: Line?, _ b: Line?, _ c: Line?, rows: Int
    ) -> Double {
        var sum = 0.0
        for row in 0..<rows {
            let y = (Double(row) + 0.5) / Double(rows) - 0.5
            var (low, high) = (-0.5, 0.5)
            if let outer { clip(&low, &high, to: outer, y) }
            if let a { clip(&low, &high, to: a, y) }
            if let b { clip(&low, &high, to: b, y) }
            if let c { clip(&low, &high, to: c, y) }
            guard high > low else { continue }
            sum += high - low
            if let inner {
                clip(&low, &high, to: inner, y)
                sum -= max(0, high - low)
            }
        }
        return sum / Double(rows)
    }

    /// The area of a unit pixel inside a disc whose center lies at `x`, `y` from the pixel's.
    ///
    /// Scans across the boundary, where its slope is at most 1 and eight lines are as good as many: the
    /// error is below 1/512.
    @inline(__always)
    static func disc(_ x: Double, _ y: Double, radius: Double) -> Double {
        let isSteep = x.magnitude >= y.magnitude
        let (along, across) = (Float(isSteep ? x : y), Float(isSteep ? y : x))
        let lines = SIMD8<Float>(-0.4375, -0.3125, -0.1875, -0.0625, 0.0625, 0.1875, 0.3125, 0.4375)
        let distances = lines - across
        var squares = Float(radius * radius) - distances * distances
        squares.replace(with: 0, where: squares .< 0)
        let halves = squares.squareRoot()
        var (low, high) = (along - halves, along + halves)
        low.replace(with: -0.5, where: low .< -0.5)
        high.replace(with: 0.5, where: high .> 0.5)
        var widths = high - low
        widths.replace(with: 0, where: widths .< 0)
        return Double(widths.sum()) / 8
    }

    @inline(__always)
    private static func clip(_ low: inout Double, _ high: inout Double, to circle: Circle, _ y: Double) {
        let dy = y - circle.y
        let square = circle.radius * circle.radius - dy * dy
        let half = square > 0 ? square.squareRoot() : -1
        low = max(low, circle.x - half)
        high = min(high, circle.x + half)
    }

    @inline(__always)
    private static func clip(_ low: inout Double, _ high: inout Double, to line: Line, _ y: Double) {
        // Inside where distance + x · lineX + y · lineY <= 0.
        let rest = line.distance + y * line.y
        if line.x > 0 {
            high = min(high, -rest / line.x)
        } else if line.x < 0 {
            low = max(low, -rest / line.x)
        } else if rest > 0 {
            high = low
        }
    }
}
