internal import Drawing

extension Surroundings {
    /// Adds labels and values.
    ///
    /// - Parameter shift: The progress with which labels move for a sign, in `0...1`.
    func write(_ texts: [FrameAppearance.Text], _ shift: Double, into list: inout DisplayList) {
        func placed(_ text: FrameAppearance.Text) -> Written {
            Written(text, self, shift: max(shift, text.indent) * layout.shift)
        }
        for (index, text) in texts.enumerated() where !text.follows {
            let shown = placed(text)
            let next = texts.indices.contains(index + 1) ? texts[index + 1] : nil
            if let next, next.follows {
                list.shapes += shown.giving(way: placed(next)).map { .text($0) }
            } else {
                list.shapes += shown.shapes.map { .text($0) }
            }
        }
    }
}

/// A text in its place in the picture.
private struct Written {
    /// The label and, where a value follows it, both; fully opaque.
    let label, joined: TextShape?
    /// A value with a place of its own.
    let value: TextShape?
    /// The opacity of the whole text, and that of the value on top of it.
    let opacity, valueOpacity: Double

    init(_ text: FrameAppearance.Text, _ surroundings: Surroundings, shift: Double) {
        let layout = surroundings.layout
        let label = text.label.map { layout.labels[$0] } ?? ""
        let value = text.value.map { layout.text(of: $0) } ?? ""
        func shape(_ text: String, _ box: IndicatorLayout.TextBox?) -> TextShape? {
            guard let box, !text.isEmpty else { return nil }
            var block = box.style
            block.text = text
            return TextShape(block, x: box.x, y: box.y, width: box.width, color: surroundings.text)
        }
        var box = layout.label
        box?.x += shift
        self.label = shape(label, box)
        let standsAlone = layout.value != nil
        joined = standsAlone || value.isEmpty ? nil : shape(ProgressText.joined(label, value), box)
        self.value = standsAlone ? shape(value, layout.value) : nil
        (opacity, valueOpacity) = (text.opacity, text.valueOpacity)
    }

    /// The label with its value; nil while the value fades.
    private var whole: TextShape? {
        if joined == nil || valueOpacity <= 0 { return label }
        return valueOpacity >= 1 ? joined : nil
    }

    /// The shapes of the text by itself.
    var shapes: [TextShape] {
        guard opacity > 0 else { return [] }
        var shapes: [TextShape] = []
        if let whole {
            shapes = [whole.faded(opacity)]
        } else if let label, let joined {
            // The label stays while a value appears at its end.
            shapes = label.giving(way: joined, opacity: opacity, fractions: (1, valueOpacity))
        } else if let joined, valueOpacity > 0 {
            shapes = [joined.faded(opacity * valueOpacity)]
        }
        if let value, valueOpacity > 0 { shapes.append(value.faded(opacity * valueOpacity)) }
        return shapes
    }

    /// Returns the shapes of the text while `other` replaces it.
    func giving(way other: Written) -> [TextShape] {
        guard let own = whole, let next = other.whole, value == nil, other.value == nil else {
            return shapes + other.shapes
        }
        return own.giving(way: next, fractions: (opacity, other.opacity))
    }
}

extension TextShape {
    fileprivate func faded(_ opacity: Double) -> TextShape {
        var shape = self
        shape.opacity *= opacity
        return shape
    }
}
