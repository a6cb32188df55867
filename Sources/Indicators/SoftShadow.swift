package import Drawing

/// A soft shadow: many faint layers, the outer ones the larger.
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
        for layer in stride(from: reach, through: 1, by: -1) {
            // The inner half is twice as dark.
            let color = Color(red: 0, green: 0, blue: 0, alpha: layer > (reach / 2).rounded(.up) + 1 ? 1 : 2)
            let path = Path.rectangle(
                x: x - layer, y: y - layer + down, width: width + 2 * layer, height: height + 2 * layer,
                radius: corner + layer)
            shapes.append(.path(PathShape(path, color)))
        }
    }
}
