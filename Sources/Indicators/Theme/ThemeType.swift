/// A text style. Lengths are in points.
public struct TypeStyle: Hashable, Sendable {
    /// The height of the letters' box, and of a line.
    public var size, lineHeight: Double
    /// The weight as in CSS: 400 is regular, 500 medium, 600 semibold, 700 bold.
    public var weight: Int
    /// The space added after every character.
    public var tracking: Double

    /// Creates a style from a size and a line height, both in points.
    public init(_ size: Double, _ lineHeight: Double, weight: Int = 400, tracking: Double = 0) {
        self.size = size
        self.lineHeight = lineHeight
        self.weight = weight
        self.tracking = tracking
    }
}

/// The type of a look, by use.
public struct ThemeType: Hashable, Sendable {
    /// The label of an indicator, and the percentage in a ring.
    public var label, percentage: TypeStyle
    /// The label of a linear indicator, and its value.
    public var linearLabel: TypeStyle
    /// A header or a message; a dialog's and a card's title; the text of a toast and of a button.
    public var message, title, toast, button: TypeStyle
    /// The name of a step under its node, and the number in it; a name in the list of all steps.
    public var stepName, stepListName: TypeStyle
    /// The way in which the size of the percentage follows that of the ring around it.
    public var ringText = RingText.published

    /// The type of SAP/cloud-sdk-ios-fiori: sizes from `Font+Fiori.swift`; line heights are Apple's default leadings. The
    /// choice of styles is the source's for linear indicators, headers, step names and toasts, else Spindle's own.
    static let fiori = ThemeType(
        label: TypeStyle(15, 20), percentage: TypeStyle(13, 18), linearLabel: TypeStyle(12, 16),
        message: TypeStyle(17, 22),
        title: TypeStyle(17, 22, weight: 600), toast: TypeStyle(15, 20),
        button: TypeStyle(17, 22, weight: 600),
        stepName: TypeStyle(13, 18), stepListName: TypeStyle(17, 22))

    /// The type tokens of Material 3: bodyMedium, labelMedium, bodyLarge, headlineSmall, labelLarge. The choice for labels
    /// and steps is Spindle's own.
    static let material = ThemeType(
        label: TypeStyle(14, 20, tracking: 0.25), percentage: TypeStyle(12, 16, weight: 500, tracking: 0.5),
        linearLabel: TypeStyle(14, 20, tracking: 0.25), message: TypeStyle(16, 24, tracking: 0.5),
        title: TypeStyle(24, 32),
        toast: TypeStyle(14, 20, tracking: 0.25), button: TypeStyle(14, 20, weight: 500, tracking: 0.1),
        stepName: TypeStyle(12, 16, weight: 500, tracking: 0.5),
        stepListName: TypeStyle(16, 24, tracking: 0.5))
}

/// The way in which the size of the percentage in a ring follows that of the ring.
public enum RingText: Hashable, Sendable {
    /// The size of the theme up to its large ring, and on larger ones in proportion to them.
    case published
    /// The size of the theme in every ring.
    case fixed
    /// A share of the diameter of the ring, above 0 and at most 1.
    case share(Double)
}

extension Theme {
    /// Returns the style of the percentage in a ring of a diameter in points; its size is rounded to half points.
    public func percentage(inRing diameter: Double) -> TypeStyle {
        var style = type.percentage
        let size =
            switch type.ringText {
            case .published: style.size * max(1, diameter / metrics.grown(metrics.large).size)
            case .fixed: style.size
            case .share(let share): max(diameter * share, 1)
            }
        if size != style.size { style.resize(to: (size * 2).rounded() / 2) }
        return style
    }

    /// The size of a text of one's own in a ring, as a share of the diameter, unless the theme has a rule. The figure is Spindle's own: two
    /// figures then take a third of the ring.
    private static let centerShare = 0.26

    /// Returns the style of a text of one's own in a ring of a diameter in points, where there is room for it.
    package func centerText(inRing diameter: Double) -> TypeStyle {
        var style = percentage(inRing: diameter)
        if type.ringText == .published {
            style.resize(to: max((diameter * Self.centerShare * 2).rounded() / 2, 1))
        }
        return style
    }
}

extension TypeStyle {
    /// Gives the style another size, and the rest in proportion.
    mutating func resize(to size: Double) {
        lineHeight *= size / self.size
        tracking *= size / self.size
        self.size = size
    }
}
