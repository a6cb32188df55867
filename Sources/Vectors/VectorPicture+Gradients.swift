public import Drawing

extension VectorPicture.Paint {
    /// Colors beside each other.
    ///
    /// Formats mix channels and alphas each by themselves; colors whose alphas differ have more stops, so that they look as
    /// mixed by weight.
    public init(_ role: Role, _ gradient: Gradient, ends: BarGradient.Ends) {
        var colors = gradient.colors
        if colors.contains(where: { $0.alpha != colors[0].alpha }) {
            let steps = (colors.count - 1) * Self.translucentSteps
            colors = (0...steps).map { gradient.color(at: Double($0) / Double(steps)) }
        }
        self.init(role, colors)
        self.ends = ends
    }

    /// Into how many parts the way between two colors of different alphas is cut.
    private static let translucentSteps = 16

    /// Places in `0...1` and colors of a gradient.
    var stops: [(place: Double, color: Color)] {
        let last = Double(max(colors.count - 1, 1))
        return colors.enumerated().map { (Double($0.offset) / last, $0.element) }
    }
}
