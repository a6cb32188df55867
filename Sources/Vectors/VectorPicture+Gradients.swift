public import Drawing

extension VectorPicture.Paint {
    /// Creates a linear gradient.
    ///
    /// Formats interpolate color channels and alpha independently. Colors with different alphas get additional stops, so
    /// that the result looks like a premultiplied interpolation.
    public init(_ role: PartRole, _ gradient: Gradient, ends: BarGradient.Ends) {
        var colors = gradient.colors
        if colors.contains(where: { $0.alpha != colors[0].alpha }) {
            let steps = (colors.count - 1) * Self.translucentSteps
            colors = (0...steps).map { gradient.color(at: Double($0) / Double(steps)) }
        }
        self.init(role, colors)
        self.ends = ends
    }

    /// The number of parts into which the stretch between two colors of different alphas is cut.
    private static let translucentSteps = 16

    /// The stops of a gradient: places in `0...1` and colors.
    var stops: [(place: Double, color: Color)] {
        if let shading { return zip(shading.stops, colors).map { ($0.place, $1) } }
        let last = Double(max(colors.count - 1, 1))
        return colors.enumerated().map { (Double($0.offset) / last, $0.element) }
    }
}
