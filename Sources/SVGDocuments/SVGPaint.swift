internal import Basics
internal import Drawing

/// The paint of an area or a line.
package indirect enum SVGPaint: Hashable, Sendable {
    case nothing
    /// A color as notes call it, and how opaque it is, in `0...1`.
    case color(String, alpha: Double)
    /// The value of `color`.
    case current
    /// A gradient or a pattern by its id, and what shows where there is none of that id.
    case server(String, fallback: SVGPaint)

    /// The initial value of `color`, which is whatever surrounds the drawing.
    package static let inherited = SVGPaint.color("currentColor", alpha: 1)

    /// Whether a value is a color in a notation that is not read.
    package static func isUnreadColor(_ text: String) -> Bool {
        let notations = ["color(", "color-mix(", "lab(", "lch(", "oklab(", "oklch(", "light-dark("]
        return notations.contains { text.lowercased().hasPrefix($0) } && (try? Color(parsing: text)) == nil
    }

    /// Understands the value of `fill` or `stroke`; nil for what a reader of SVG passes over.
    package init?(_ text: String) {
        let lowered = text.lowercased()
        switch lowered {
        case "", "context-fill", "context-stroke": return nil
        case "none", "transparent": self = .nothing
        case "currentcolor": self = .current
        default:
            if lowered.hasPrefix("url("), let end = text.firstIndex(of: ")") {
                let inner = text[text.index(text.startIndex, offsetBy: 4)..<end]
                let id = inner.filter { !"#'\" ".contains($0) }
                let rest = trimmed(String(text[text.index(after: end)...]))
                self = .server(id, fallback: SVGPaint(rest) ?? .nothing)
                return
            }
            let word = lowered.hasPrefix("#") ? String(text.prefix { !$0.isWhitespace }) : text
            // Digits need their sign in SVG.
            let isBare = !word.hasPrefix("#") && word.allSatisfy { $0.isHexDigit }
            if !isBare, let color = try? Color(parsing: word) {
                self = .color(color.with(alpha: 255).cssText, alpha: Double(color.alpha) / 255)
            } else if word.contains("(") {
                self = .color(word, alpha: 1)
            } else {
                return nil
            }
        }
    }
}

/// A number or a percentage in `0...1`; nil for anything else.
package func svgOpacity(_ text: String) -> Double? {
    let isShare = text.hasSuffix("%")
    guard let value = Double(isShare ? String(text.dropLast()) : text), value.isFinite else { return nil }
    return min(max(isShare ? value / 100 : value, 0), 1)
}

package func trimmed(_ text: String) -> String {
    func isPlain(_ byte: UInt8?) -> Bool { byte.map { $0 > 0x20 && $0 < 0x7F } ?? true }
    // Most texts have nothing around them.
    if isPlain(text.utf8.first), isPlain(text.utf8.last) { return text }
    let isBlank: (Character) -> Bool = { $0.isWhitespace }
    return String(text.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
}
