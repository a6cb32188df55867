package import Drawing

/// The outline of a battery around a track, with a pole at its far end.
///
/// Everything is measured in parts of the thickness of the whole, of which the outline takes one twelfth, as in the status bar of iOS.
public struct BarCasing: Hashable, Sendable {
    /// The thickness of the outline, and of the space between it and the track, in points.
    public let line: Double

    /// Creates the casing of a battery that is so thick, in points.
    public init(thickness: Double) { line = thickness / 12 }

    /// The distance from the side of the battery to the track.
    package var inset: Double { 2 * line }

    /// The length of the pole with the space before it.
    package var pole: Double { 2.5 * line }

    /// The radius of the corners of the track in it.
    package var corner: Double { 2 * line }

    /// The opacity of the outline in the color of the bar: that of a buffer.
    package static let opacity = LinearIndicator.bufferOpacity
}

extension LinearIndicator {
    /// The length of all of it.
    package var boxWidth: Double { width + (casing.map { 2 * $0.inset + $0.pole } ?? 0) }

    /// The thickness of all of it.
    package var boxHeight: Double { height + (casing.map { 2 * $0.inset } ?? 0) }

    /// The same with all of it at a point of the picture; x and y are exchanged where it is vertical.
    package func moved(x: Double, y: Double) -> LinearIndicator {
        var bar = self
        let inset = casing?.inset ?? 0
        bar.x = x + inset + (direction == .rtl ? casing?.pole ?? 0 : 0)
        bar.y = y + inset
        return bar
    }

    /// The outline of the casing with its pole, of a horizontal track; nil without one.
    package var casingPath: Path? {
        guard let casing else { return nil }
        let (line, inset) = (casing.line, casing.inset)
        let (left, top, length) = (x - inset, y - inset, width + 2 * inset)
        var path = Path.frame(
            x: left, y: top, width: length, height: boxHeight, radius: radius + inset, thickness: line)
        let tip = 1.5 * line
        let near = direction == .rtl ? left - casing.pole : left + length + casing.pole - tip
        path.add(
            .rectangle(x: near, y: top + boxHeight / 3, width: tip, height: boxHeight / 3, radius: tip / 2))
        return path
    }

    /// Adds the casing in the color of a bar.
    func drawCasing(_ color: Color, into list: inout DisplayList) {
        guard let path = casingPath else { return }
        let placed = isVertical ? path.mapped { Point(x: $0.y, y: $0.x) } : path
        list.shapes.append(.path(PathShape(placed, color.faded(BarCasing.opacity), role: .track)))
    }
}
