internal import Drawing

/// Shortens labels so that the value after them still fits.
struct LabelFitting {
    let measuring: any TextMeasuring
    /// The common style of all texts, without a text.
    let style: TextBlock

    /// The width, in sizes of the text, from which on labels are shortened. The figure is Spindle's own.
    private static let leastRoom = 3.0

    func measure(_ text: String, maxWidth: Double? = nil, maxLines: Int = 1) throws(LayoutError) -> TextSize {
        var block = style
        (block.text, block.maxWidth, block.maxLines) = (text, maxWidth, maxLines)
        return try measuring.size(of: block)
    }

    /// Returns the number of lines that the whole `label` takes, with `value` after it.
    func lines(_ label: String, value: String, maxWidth: Double) throws(LayoutError) -> Int {
        let whole = ProgressText.joined(label, value)
        return try measure(whole, maxWidth: maxWidth, maxLines: TextBlock.lengthLimit).lineCount
    }

    /// Returns the longest beginning of `label`, with an ellipsis where it is shortened, that fits with `value` after it and
    /// breaks no word; empty where not a single character does, or where so little room would leave only pieces of words.
    func fitted(
        _ label: String, value: String, maxWidth: Double, maxLines: Int
    ) throws(LayoutError) -> String {
        func fits(_ text: String) throws(LayoutError) -> Bool {
            let whole = ProgressText.joined(text, value)
            let size = try measure(whole, maxWidth: maxWidth, maxLines: maxLines)
            return !size.isTruncated && !size.breaksWord
        }
        let fitsWhole = try fits(label)
        if maxWidth < Self.leastRoom * style.size {
            for word in label.split(whereSeparator: { $0.isWhitespace }) {
                if try measure(String(word)).width > maxWidth { return "" }
            }
            return fitsWhole ? label : ""
        }
        if fitsWhole { return label }
        let characters = Array(label)
        var (tooMany, fitting) = (characters.count, 0)
        // Invariant: `fitting` characters fit, `tooMany` do not.
        while tooMany - fitting > 1 {
            let middle = (tooMany + fitting) / 2
            if try fits(Self.shortened(characters, to: middle)) { fitting = middle } else { tooMany = middle }
        }
        return fitting == 0 ? "" : Self.shortened(characters, to: fitting)
    }

    /// Returns the first of the characters, with an ellipsis in place of the others.
    static func shortened(_ characters: [Character], to count: Int) -> String {
        var kept = characters.prefix(count)
        while kept.last?.isWhitespace == true { kept.removeLast() }
        return String(kept) + "…"
    }
}
