internal import Basics
internal import Indicators
internal import Requests

extension RenderSpec {
    /// The colors in which a shape is drawn.
    func shapeColor(of shape: CustomShape) -> ShapeColor {
        shapeColor ?? (template == nil && shape.losses?.isMany == true && shape.hasOwnColors ? .own : .single)
    }

    /// Returns the opacity of what is not revealed of a shape in its own colors; nil for one in the color of the indicator.
    func resolvedRest(of shape: CustomShape, _ way: ShapeWay, _ theme: Theme) throws(SpecError) -> Double? {
        guard shape.hasOwnColors else {
            if shapeColor == nil { return nil }
            throw SpecError(
                at: .option(.shapeColor), "has no effect on path data, which has no colors; leave it out")
        }
        guard shapeColor(of: shape) == .own, let losses = shape.losses else { return nil }
        if template != nil {
            throw SpecError(
                at: .option(.shapeColor),
                "a mask has no colors of a drawing; leave it out, or \(option: .template)")
        }
        let single: Message = "\(option: .shapeColor, "single")"
        if let obstacle = losses.obstacle {
            throw SpecError(
                at: .option(.shape),
                "\(quoted(losses.name)) has \(obstacle), which cannot be drawn in its own colors; replace it in the drawing program, or add \(single)"
            )
        }
        if !colors.isEmpty || usesCurrentColor, !shape.showsChosenColor {
            throw SpecError(
                at: .option(colors.isEmpty ? .currentColor : .color),
                "has no effect on a shape in its own colors; leave it out, or add \(single)")
        }
        guard way == .fill || way == .trace,
            let track = resolvedTrackColor(theme[.track], isUsual: theme.metrics.showsTrack)
        else { return 0 }
        if track.alpha < 255 { return Double(track.alpha) / 255 }
        if case .color(let color) = trackPaint {
            throw SpecError(
                at: .option(.track),
                "a shape in its own colors has the rest of it as its track, which takes the opacity of \(color) but not the color; write theme, a translucent color such as '#00000033', or add \(single)"
            )
        }
        return Self.usualRest
    }

    /// The opacity of the rest where the track of the theme is opaque.
    private static var usualRest: Double { 0.2 }
}
