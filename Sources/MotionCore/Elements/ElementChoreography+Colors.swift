public import Basics

extension ElementChoreography {
    /// The published colors, each once, in the order of the figures and of their keys; empty where all of it has the color of the
    /// indicator.
    public var palette: [Color] {
        var palette: [Color] = []
        for color in elements.flatMap({ $0.colors }) where !palette.contains(color) { palette.append(color) }
        return palette
    }

    /// Whether a figure has the color of the indicator.
    package var hasUncolored: Bool { elements.contains { $0.colors.isEmpty } }

    /// Returns the same figures with other colors in place of those of the ``palette``, in its order; all of them in the color of the indicator
    /// if there are none.
    ///
    /// - Precondition: There is a color for each of the palette, or none at all.
    package func painted(_ colors: [Color]) -> ElementChoreography {
        let palette = palette
        precondition(colors.isEmpty || colors.count == palette.count, "each color takes the place of one")
        var painted = self
        for index in elements.indices {
            painted.elements[index].colors =
                colors.isEmpty
                ? []
                : elements[index].colors.map { own in colors[palette.firstIndex(of: own) ?? 0] }
        }
        return painted
    }
}

extension MovingElement {
    /// Returns the color at a value of the track of colors; nil for that of the indicator.
    package func color(at place: Double) -> Color? {
        guard let last = colors.last else { return nil }
        let whole = min(max(place.rounded(.down), 0), Double(colors.count - 1))
        let next = Int(whole) + 1
        return colors[Int(whole)].mixed(with: next < colors.count ? colors[next] : last, place - whole)
    }

    /// Returns the color with these values of the tracks; nil for that of the indicator.
    package func color(_ values: [Double]) -> Color? {
        let index = tracks.firstIndex { $0.property == .color }
        return color(at: index.map { values[$0] } ?? 0)
    }

    /// Returns the share by which the channel that differs most does so between two values of the track of colors.
    private func colorJump(_ from: Double, _ to: Double) -> Double {
        guard let from = color(at: from), let to = color(at: to) else { return 0 }
        let channels = [(from.red, to.red), (from.green, to.green), (from.blue, to.blue)]
        return channels.map { Double(max($0, $1) - min($0, $1)) / 255 }.max() ?? 0
    }

    /// Returns how far one value of a property is from another: in degrees, or in shares of the figure's size, its opacity, a channel of its
    /// color or the box.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - from: The one value.
    ///   - to: The other value.
    ///   - width: The width of the box.
    ///   - symmetry: The rotation, in degrees, that does not show; 0 where none does.
    func jump(
        of property: ElementTrack.Property, _ from: Double, _ to: Double, in width: Double,
        symmetry: Double = 360
    ) -> (degrees: Double, share: Double) {
        property == .color
            ? (0, colorJump(from, to)) : property.jump(to - from, in: width, symmetry: symmetry)
    }
}

extension Motion {
    /// The published colors of a motion of figures, each once, in the order of its figures; empty where all of it has the color of the indicator.
    public var palette: [Color] {
        guard case .drawn(let drawn) = kind, case .elements(let choreography) = drawn.form else { return [] }
        return choreography.palette
    }
}
