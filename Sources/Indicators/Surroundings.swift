public import Drawing

/// The surroundings of an indicator in its picture: the background, signs and texts.
public struct Surroundings: Hashable, Sendable {
    /// The places of the indicator, its label, value and signs.
    public var layout: IndicatorLayout
    /// The background; nil for a transparent one.
    public var background: Color?
    /// The color of labels and values.
    public var text: Color
    /// The colors that texts take with an error, and with a success; nil where they stay.
    public var errorText, successText: Color?
    /// The square for a sign in the middle of the indicator; nil for an indicator without a free middle.
    public var middle: IndicatorLayout.GlyphBox?

    /// Creates the surroundings of an indicator, with a transparent background unless there is a `background`.
    public init(
        layout: IndicatorLayout, background: Color? = nil, text: Color, errorText: Color? = nil,
        successText: Color? = nil, middle: IndicatorLayout.GlyphBox? = nil
    ) {
        self.layout = layout
        self.background = background
        self.middle = middle
        self.text = text
        self.errorText = errorText
        self.successText = successText
    }

    /// Returns the surroundings at another place.
    public func moved(x: Double, y: Double) -> Surroundings {
        var moved = self
        moved.layout = layout.moved(x: x, y: y)
        moved.middle?.center.x += x
        moved.middle?.center.y += y
        return moved
    }

    /// Adds the background.
    public func drawBehind(into list: inout DisplayList) {
        guard let background else { return }
        // A pixel canvas is slightly larger than a picture that ends within a pixel.
        let ground = BlockShape(
            x: -Self.bleed, y: -Self.bleed, width: layout.width + 2 * Self.bleed,
            height: layout.height + 2 * Self.bleed, isRound: false)
        list.addGroup { $0.append(GroupShape.Part(.block(ground), background)) }
    }

    /// The margin of the background in points, more than a pixel at the smallest scale.
    private static let bleed = 8.0

    /// Adds signs and texts.
    public func drawInFront(_ look: FrameAppearance, into list: inout DisplayList) {
        var shift = 0.0
        for sign in look.signs where sign.opacity > 0 && sign.progress > 0 {
            guard let box = layout.glyph ?? middle else { continue }
            list.shapes.append(sign.shape(in: box))
            if layout.glyph != nil { shift = max(shift, min(sign.opacity, sign.progress)) }
        }
        let colored = colored(look)
        if let center = look.center { colored.write(center, into: &list) }
        colored.write(look.texts, shift, into: &list)
    }

    /// Adds texts that stay while the indicator appears and disappears.
    public func drawStanding(_ look: FrameAppearance, into list: inout DisplayList) {
        colored(look).write(look.standing, 0, into: &list)
    }

    /// Returns the surroundings with the color of texts at a time.
    private func colored(_ look: FrameAppearance) -> Surroundings {
        var colored = self
        colored.mixText(errorText, look.failure * look.visibility)
        colored.mixText(successText, look.success * look.visibility)
        return colored
    }

    private mutating func mixText(_ color: Color?, _ part: Double) {
        if let color, part > 0 { text = text.mixed(with: color, part) }
    }
}
