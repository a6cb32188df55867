package import Basics
public import Indicators

/// The content of the middle of a ring.
public enum CenterChoice: Hashable, Sendable {
    /// Nothing, in a countdown too.
    case empty
    /// A sign: ``/Indicators/Glyph/stop`` or ``/Indicators/Glyph/cancel``.
    case sign(Glyph)
    /// An icon in the color of the indicator, or in its own colors.
    case icon(Source<CustomShape>)
    /// A text with fields.
    case text(CenterText)
}

extension CenterChoice {
    /// The words for signs, and for nothing.
    static let words = ["none", "stop", "close"]
    /// The mark before a text.
    private static let textMark = "text:"

    /// Whether a value names a file.
    static func isFile(_ text: String) -> Bool {
        !text.hasPrefix(textMark) && Source<CustomShape>.isShapeFile(text)
    }

    /// Reads a sign, a text after `text:`, the path of an SVG file or path data.
    ///
    /// - Throws: The message about a text that is none of these.
    package init(parsing text: String) throws(Message) {
        switch text {
        case "none": self = .empty
        case "stop": self = .sign(.stop)
        case "close": self = .sign(.cancel)
        default:
            if text.hasPrefix(Self.textMark) {
                self = .text(try CenterText(parsing: String(text.dropFirst(Self.textMark.count))))
                return
            }
            do throws(Message) { self = .icon(try Source<CustomShape>(shape: text)) } catch {
                throw
                    "\(quoted(text)) is neither a sign (stop or close), an SVG file, path data nor a text: for a text, write text: before it, such as text:{percent}"
            }
        }
    }

    /// The file of the icon; nil for none, and once it has been read.
    package var file: String? {
        if case .icon(.file(let path)) = self { path } else { nil }
    }

    /// The sign for indicators that show signs; nil for a text, and for nothing.
    package var glyph: Glyph? {
        switch self {
        case .empty, .text: nil
        case .sign(let glyph): glyph
        case .icon: .icon
        }
    }

    /// The text; nil for none.
    package var text: CenterText? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The icon that is read; nil for none.
    package var icon: CustomShape? {
        if case .icon(let source) = self { source.value } else { nil }
    }
}
