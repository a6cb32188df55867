internal import Drawing
internal import MotionCore

/// The color of each pixel of an area with a gradient.
struct AreaShading {
    private let gradient: AreaGradient
    /// From pixels to the units of the gradient.
    private let units: Affine
    /// The colors from the first place to the last, so close together that neighbors are indistinguishable.
    private let colors: [Color]

    private static let steps = 1024

    /// - Parameter chosen: The color that stands for the chosen one.
    ///
    /// Nil where the gradient is squeezed to nothing.
    init?(_ gradient: AreaGradient, _ chosen: Color) {
        guard let units = gradient.placing.inverse else { return nil }
        self.gradient = gradient
        self.units = units
        colors = (0...Self.steps).map { gradient.color(at: Double($0) / Double(Self.steps), chosen) }
    }

    /// The color in the middle of a pixel; nil where the gradient has none.
    func color(column: Int, row: Int) -> Color? {
        let point = units.moved(PlanePoint(Double(column) + 0.5, Double(row) + 0.5))
        guard let place = gradient.form.place(of: point), place.isFinite else { return nil }
        return colors[Int((gradient.spread.place(place) * Double(Self.steps)).rounded())]
    }
}

extension AreaGradient {
    /// Returns the color at a place in `0...1`, channel by channel and alpha by itself, as SVG mixes them.
    fileprivate func color(at place: Double, _ chosen: Color) -> Color {
        guard let next = stops.firstIndex(where: { $0.place > place }) else {
            return stops[stops.count - 1].ink.color(chosen)
        }
        let (to, end) = (stops[next].ink.color(chosen), stops[next].place)
        guard next > 0 else { return to }
        let (from, start) = (stops[next - 1].ink.color(chosen), stops[next - 1].place)
        let share = (place - start) / (end - start)
        func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
            UInt8((Double(a) + (Double(b) - Double(a)) * share).rounded())
        }
        return Color(
            red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
            alpha: mix(from.alpha, to.alpha))
    }
}
