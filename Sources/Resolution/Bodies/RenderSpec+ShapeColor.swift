internal import Basics
internal import Drawing
internal import Formats
internal import Indicators
internal import Requests

extension RenderSpec {
    /// The colors in which a shape is drawn.
    func shapeColor(of shape: CustomShape) -> ShapeColor {
        shapeColor ?? (template == nil && shape.losses?.isMany == true && shape.hasOwnColors ? .own : .single)
    }

    /// Returns the opacity of what is not revealed of a shape in its own colors; nil for one in the color of the indicator.
    func resolvedRest(of shape: CustomShape, _ way: ShapeWay, _ theme: Theme) throws(SpecError) -> Double? {
        guard try showsOwnColors(of: shape, at: .shape) else { return nil }
        let single: Message = "\(option: .shapeColor, "single")"
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

    /// Returns the icon in the middle in its own colors; nil for one in the color of the indicator, and for none.
    func resolvedOwnIcon() throws(SpecError) -> Artwork? {
        guard let icon = center?.icon, try showsOwnColors(of: icon, at: .center) else { return nil }
        if icon.ownIcon?.isFlat == false,
            let format = resolvedFormats().first(where: { $0.content == .vector })
        {
            throw SpecError(
                at: .option(.to),
                "\(format.name) cannot hold an icon with gradients, clips, translucent groups or areas by the even-odd rule in the middle; use apng, sheet or frames, or add \(option: .shapeColor, "single")"
            )
        }
        return icon.ownIcon
    }

    /// Whether a shape is drawn in its own colors, all of which can be drawn.
    ///
    /// - Parameter key: The option that names the file.
    private func showsOwnColors(of shape: CustomShape, at key: OptionKey) throws(SpecError) -> Bool {
        guard shape.hasOwnColors else {
            if shapeColor == nil { return false }
            throw SpecError(
                at: .option(.shapeColor), "has no effect on path data, which has no colors; leave it out")
        }
        guard shapeColor(of: shape) == .own, let losses = shape.losses else { return false }
        if template != nil {
            throw SpecError(
                at: .option(.shapeColor),
                "a mask has no colors of a drawing; leave it out, or \(option: .template)")
        }
        if let obstacle = losses.obstacle {
            throw SpecError(
                at: .option(key),
                "\(quoted(losses.name)) has \(obstacle), which cannot be drawn in its own colors; replace it in the drawing program, or add \(option: .shapeColor, "single")"
            )
        }
        return true
    }

    /// The opacity of the rest where the track of the theme is opaque.
    private static var usualRest: Double { 0.2 }
}
