internal import Drawing

/// The style of a node in one state, or between two. Lengths are in points.
struct StepNodeStyle: Hashable, Sendable {
    var fill: Color
    var stroke: Color
    var strokeWidth: Double
    /// The progress from a solid to a dashed stroke, in `0...1`.
    var dashed: Double
    /// The color of number, icon and sign.
    var mark: Color
    /// The opacity of the badge, in `0...1`.
    var badge: Double
    var badgeFill, badgeMark: Color

    /// Creates the style of SAP/cloud-sdk-ios-fiori `StepsStyles.swift`, in the colors of any theme.
    ///
    /// - Parameter ground: The color of a node without a fill of its own.
    init(_ step: Step, isCurrent: Bool, ground: Color, _ theme: Theme) {
        let strokes = theme.metrics.stepStrokes
        func color(_ slot: ThemeSlot, pressed: ThemeSlot) -> Color { theme[step.isPressed ? pressed : slot] }
        (fill, dashed, badge) = (ground, 0, 0)
        (badgeFill, badgeMark) = (color(.stepError, pressed: .stepErrorPressed), theme[.stepFill])
        switch step.state {
        case .complete:
            fill = color(.stepCompleteFill, pressed: .stepPressed)
            (stroke, strokeWidth, mark) = (fill, 0, theme[.stepCompleteNumber])
        case .error:
            stroke = badgeFill
            (strokeWidth, mark) = (strokes.error, stroke)
            if step.isDynamic {
                // Without room for a badge, the node itself is one.
                if isCurrent { (fill, mark) = (stroke, theme[.stepFill]) }
            } else {
                badge = 1
                if isCurrent { fill = theme[.stepErrorSelectedFill] }
            }
        case .active:
            stroke = color(.stepActive, pressed: .stepPressed)
            (strokeWidth, mark) = (strokes.active, stroke)
        case .default:
            stroke = theme[.stepDefaultStroke]
            (strokeWidth, mark) = (strokes.default, theme[.stepDefaultNumber])
        case .disabled:
            (fill, stroke, dashed) = (theme[.stepDisabledFill], theme[.stepDisabled], 1)
            (strokeWidth, mark) = (strokes.disabled, theme[.stepDisabled])
        }
        if step.isPressed { fill = fill.mixed(with: mark, theme.metrics.stateLayer) }
    }

    /// Returns the style a `fraction` of the way to another.
    func mixed(with other: StepNodeStyle, _ fraction: Double) -> StepNodeStyle {
        if fraction <= 0 { return self }
        if fraction >= 1 { return other }
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
        var style = self
        style.fill = fill.mixed(with: other.fill, fraction)
        style.stroke = stroke.mixed(with: other.stroke, fraction)
        style.strokeWidth = mix(strokeWidth, other.strokeWidth)
        style.dashed = mix(dashed, other.dashed)
        style.mark = mark.mixed(with: other.mark, fraction)
        style.badge = mix(badge, other.badge)
        return style
    }
}

/// The widths of nodes' strokes by their state, in points. Complete nodes have none.
public struct StepStrokes: Hashable, Sendable {
    /// The widths of the stroke in each state.
    public var error, active, `default`, disabled: Double

    /// The strokes of SAP/cloud-sdk-ios-fiori.
    static let fiori = StepStrokes(error: 1, active: 2, default: 1, disabled: 2)
    static let highContrast = StepStrokes(error: 2, active: 3, default: 2, disabled: 2)
}
