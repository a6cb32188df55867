package import Drawing

/// A soft shadow: many faint bands around each other, the outer ones the fainter. None lies on another: eight bits hold no layer of a
/// two hundredth on a dark ground, where some rasterizers would lose it and others darken to black.
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
        // Many colors make files large: more than 256, and a PNG has no palette.
        let thickness = reach > 10 ? 2.0 : 1.0
        var alpha = 0.0
        for layer in stride(from: reach, to: 0, by: -thickness) {
            // The inner half darkens twice as fast.
            let step = layer > (reach / 2).rounded(.up) + 1 ? 1.0 : 2.0
            let color = Color(
                red: 0, green: 0, blue: 0, alpha: UInt8(min(alpha + step * (thickness + 1) / 2, 255)))
            alpha += step * thickness
            let (x, y) = (x - layer, y - layer + down)
            let (width, height, corner) = (width + 2 * layer, height + 2 * layer, corner + layer)
            let path =
                layer > thickness
                ? Path.frame(x: x, y: y, width: width, height: height, radius: corner, thickness: thickness)
                : Path.rectangle(x: x, y: y, width: width, height: height, radius: corner)
            shapes.append(.path(PathShape(path, color)))
        }
    }
}
