/// A text size that a user has chosen, by the names of Dynamic Type on iOS.
public enum ContentSize: String, Hashable, Sendable, CaseIterable {
    /// The smallest size.
    case extraSmall = "x-small"
    /// The size between the smallest and the medium one.
    case small
    /// One step below the default size.
    case medium
    /// The default size.
    case large
    /// One step above the default size.
    case extraLarge = "x-large"
    /// Two steps above the default size.
    case extraExtraLarge = "xx-large"
    /// The largest size except for those for accessibility.
    case extraExtraExtraLarge = "xxx-large"
    /// The smallest of the sizes for accessibility.
    case accessibility1 = "ax1"
    /// The second of the sizes for accessibility.
    case accessibility2 = "ax2"
    /// The third of the sizes for accessibility.
    case accessibility3 = "ax3"
    /// The fourth of the sizes for accessibility.
    case accessibility4 = "ax4"
    /// The largest size of all.
    case accessibility5 = "ax5"

    /// The growth factor of elements that scale with the body text, as on iOS; 1 at the size `large`.
    public var growth: Double { self == .large ? 1 : TextRole.body.size(self) / TextRole.body.size(.large) }

    /// The index in tables of all sizes.
    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A text style by its use, with the sizes that Apple publishes for it: Human Interface Guidelines, "Typography", the
/// tables of iOS Dynamic Type sizes. In points, from the smallest size to the largest one.
enum TextRole: Sendable {
    case headline, body, subheadline, footnote, caption1

    /// Returns the font size.
    func size(_ text: ContentSize) -> Double { sizes[text.index] }

    /// Returns the line height.
    func leading(_ text: ContentSize) -> Double { leadings[text.index] }

    private var sizes: [Double] {
        switch self {
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        }
    }

    private var leadings: [Double] {
        switch self {
        case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
        case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
        case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
        }
    }
}

extension ThemeType {
    /// Returns the type for another text size: Fiori's is Apple's, and other sizes grow in the same proportion, to half
    /// points, on lines of whole points.
    func scaled(to text: ContentSize) -> ThemeType {
        guard text != .large else { return self }
        func scaled(_ style: TypeStyle, _ role: TextRole) -> TypeStyle {
            func grown(_ length: Double, _ of: (ContentSize) -> Double) -> Double {
                length * of(text) / of(.large)
            }
            var scaled = style
            scaled.size = (grown(style.size, role.size) * 2).rounded() / 2
            scaled.lineHeight = grown(style.lineHeight, role.leading).rounded()
            scaled.tracking = grown(style.tracking, role.size)
            return scaled
        }
        var type = self
        type.label = scaled(label, .subheadline)
        type.linearLabel = scaled(linearLabel, .caption1)
        type.percentage = scaled(percentage, .footnote)
        type.message = scaled(message, .headline)
        type.title = scaled(title, .headline)
        type.toast = scaled(toast, .subheadline)
        type.button = scaled(button, .body)
        type.stepName = scaled(stepName, .footnote)
        type.stepListName = scaled(stepListName, .headline)
        return type
    }
}

extension Theme {
    /// Returns the theme for another text size.
    public func scaled(to text: ContentSize) -> Theme {
        var theme = self
        (theme.type, theme.metrics.textSize) = (type.scaled(to: text), text)
        return theme
    }
}
