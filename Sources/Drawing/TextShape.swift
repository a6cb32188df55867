/// A text at its place.
public struct TextShape: Hashable, Sendable {
    /// The text and its style.
    public var block: TextBlock
    /// The top left corner of the box, in points from the picture's.
    public var x, y: Double
    /// The width of the box in points, in which lines are aligned. Lines may be wider than their box, and
    /// then stick out of it where they end.
    public var width: Double
    /// The color of the letters; color glyphs are drawn in it, too.
    public var color: Color
    /// In `0...1`, on top of the color's own alpha.
    public var opacity: Double
    /// The words that are drawn.
    public var part = Part.whole

    /// Words of a text.
    public enum Part: Hashable, Sendable {
        /// All of them.
        case whole
        /// Those that another text, in the same box, has at the same place.
        case shared(TextBlock)
        /// The others.
        case changed(from: TextBlock)
    }

    /// A text at a place, as opaque as its color unless `opacity` says less.
    public init(
        _ block: TextBlock, x: Double, y: Double, width: Double, color: Color, opacity: Double = 1
    ) {
        self.block = block
        self.x = x
        self.y = y
        self.width = width
        self.color = color
        self.opacity = opacity
    }

    /// A part of the text, as opaque as `opacity` says.
    private func part(_ part: Part, _ opacity: Double) -> TextShape {
        var shape = self
        (shape.part, shape.opacity) = (part, opacity)
        return shape
    }
}

extension TextShape {
    /// This text while it gives way to another: words that both have at one place are drawn once, as opaque as the texts are
    /// together, so that nothing happens to them; the others fade.
    ///
    /// - Parameters:
    ///   - other: The text that takes its place.
    ///   - opacity: The opacity of words that stay.
    ///   - fractions: The share of this text that is left, and that of the other one that is there already, in `0...1`.
    /// - Returns: The shapes to draw, without those that are not seen.
    public func giving(
        way other: TextShape, opacity: Double = 1, fractions: (from: Double, to: Double)
    ) -> [TextShape] {
        let (from, to) = (min(max(fractions.from, 0), 1), min(max(fractions.to, 0), 1))
        func whole(_ text: TextShape, _ fraction: Double) -> TextShape {
            text.part(.whole, opacity * fraction)
        }
        let shapes: [TextShape]
        if self == other || from >= 1 && to <= 0 {
            shapes = [whole(self, 1)]
        } else if to >= 1, from <= 0 {
            shapes = [whole(other, 1)]
        } else if (x, y, width) == (other.x, other.y, other.width), color == other.color,
            !block.words.isDisjoint(with: other.block.words)
        {
            shapes = [
                part(.shared(other.block), opacity),
                part(.changed(from: other.block), opacity * from),
                other.part(.changed(from: block), opacity * to),
            ]
        } else {
            shapes = [whole(self, from), whole(other, to)]
        }
        return shapes.filter { $0.opacity > 0 && !$0.block.text.isEmpty }
    }
}

extension TextBlock {
    /// The words: the parts between spaces and isolates.
    fileprivate var words: Set<String> {
        let words = text.unicodeScalars.split {
            $0.properties.isWhitespace || (0x2066...0x2069).contains($0.value)
        }
        return Set(words.map { String($0) })
    }
}
