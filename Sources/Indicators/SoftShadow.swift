package import Drawing

/// The shadow of a surface that lies above something else.
package enum SoftShadow {
    /// Adds the shadow of a rectangle with round corners.
    ///
    /// - Parameters:
    ///   - reach: The reach of the shadow beyond the rectangle, in points; 0 for no shadow. One that reaches further is
    ///     darker.
    ///   - down: The distance by which the shadow lies below the rectangle, in points.
    package static func add(
        x: Double, y: Double, width: Double, height: Double, corner: Double, reach: Double, down: Double,
        to shapes: inout [Shape]
    ) {
        guard reach > 0 else { return }
        shapes.append(
            .shadow(
                ShadowShape(
                    x: x, y: y + down, width: width, height: height, corner: corner, reach: reach,
                    opacity: reach / 100)))
    }
}
