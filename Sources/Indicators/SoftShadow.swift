package import Drawing

/// A soft shadow: many faint bands around each other, the outer ones the fainter. None lies on another: eight bits hold no layer of a
/// two hundredth on a dark ground, where some rasterizers would lose it and others darken to black. For the same reason bands that
/// meet within a pixel are one stack, whose shares of it are added before they darken it: one after the other would be rounded to less.
package enum SoftShadow {
    /// Adds the shadow of a rectangle with round corners.
    ///
    /// - Parameters:
    ///   - reach: How far the shadow goes beyond the rectangle, in points; 0 for no shadow.
    ///   - down: How far below the rectangle the shadow lies.
    package static func add(
        x: Double, y: Double, width: Double, height: Double, corner: Double, reach: Double, down: Double,
        to shapes: inout [Shape]
    ) {
        var layers: [StackShape.Layer] = []
        var (outer, alpha) = (reach, 0.0)
        while outer > 0 {
            // The inner half darkens twice as fast.
            let isInner = outer <= (reach / 2).rounded(.up) + 1
            let step = isInner ? 2.0 : 1.0
            // No step is seen, and yet there are few colors: with more than 256, a PNG has no palette.
            let thickness = isInner || reach <= 10 ? 1.0 : 2.0
            let shade = (alpha + step * (thickness + 1) / 2).rounded(.up)
            let color = Color(red: 0, green: 0, blue: 0, alpha: UInt8(min(shade, 255)))
            alpha += step * thickness
            let (x, y) = (x - outer, y - outer + down)
            let (width, height, corner) = (width + 2 * outer, height + 2 * outer, corner + outer)
            let path =
                outer > thickness
                ? Path.frame(x: x, y: y, width: width, height: height, radius: corner, thickness: thickness)
                : Path.rectangle(x: x, y: y, width: width, height: height, radius: corner)
            layers.append(StackShape.Layer([.path(path)], color))
            outer -= thickness
        }
        if !layers.isEmpty { shapes.append(.stack(StackShape(layers.reversed(), .apart))) }
    }
}
