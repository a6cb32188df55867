package import Drawing

extension CircularIndicator {
    /// The part of a point by which a ring may be larger than its bounds, which are in whole points: so little cannot be seen to be missing.
    /// The figure is Spindle's own.
    private static let slack = 0.125

    /// The bounds of the whole ring in whole points from the corner of its box.
    package var bounds: Extent {
        var ring = self
        (ring.x, ring.y) = (0, 0)
        let all = Extent(left: 0, top: 0, right: size, bottom: size)
        guard let seen = ring.outline.extent else { return all }
        return Extent(
            left: max((seen.left + Self.slack).rounded(.down), 0),
            top: max((seen.top + Self.slack).rounded(.down), 0),
            right: min((seen.right - Self.slack).rounded(.up), size),
            bottom: min((seen.bottom - Self.slack).rounded(.up), size))
    }

    /// The outline of the whole ring with flat ends. Round and square ones end there, too, but for the little by which a line that touches
    /// the opening beside the ring's center line reaches over it.
    private var outline: Path {
        if isSquare { return wedge(whole) }
        let center = Point(x: x + size / 2, y: y + size / 2)
        return .arc(center, radius: radius, width: stroke, span: whole, cap: .butt)
    }
}
