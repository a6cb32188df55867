/// The uses for which a theme has a color.
public enum ThemeSlot: String, Hashable, Sendable, CaseIterable {
    // Surfaces behind indicators.
    /// The screen.
    case surface
    /// A card on the screen.
    case card
    /// The thin line around a card.
    case cardHairline = "card-hairline"
    /// The surface of a dialog.
    case dialog
    /// The cover of a screen behind a dialog.
    case scrim
    /// The cover of the content of a card that is loading.
    case cardOverlay = "card-overlay"

    // The indicator and its value states.
    /// The indicator while it runs or shows a value.
    case indicator
    /// The ring behind the indicator.
    case track
    /// The straight track behind bars.
    case linearTrack = "linear-track"
    /// The circle behind morphing shapes.
    case container
    /// The indicator in that circle.
    case contained
    /// The indicator in error.
    case error
    /// The indicator in success.
    case success
    /// The indicator during a pause.
    case paused
    /// The disabled indicator.
    case disabled

    // Text.
    /// The label of an indicator.
    case label
    /// A text of less emphasis, such as a value.
    case secondaryLabel = "secondary-label"
    /// The label of a linear indicator, and its value.
    case linearLabel = "linear-label"

    // In a toast, whose surface contrasts with that of the screen.
    /// The surface of a toast.
    case toast
    /// The text of a toast.
    case toastLabel = "toast-label"
    /// The indicator in a toast.
    case toastIndicator = "toast-indicator"
    /// The indicator in a toast, in error.
    case toastError = "toast-error"
    /// The indicator in a toast, in success.
    case toastSuccess = "toast-success"

    /// A filled button, and the text of a button without a fill.
    case button
    /// The text on a filled button.
    case buttonLabel = "button-label"
    /// A filled button while it is pressed.
    case buttonPressed = "button-pressed"
    /// A placeholder for missing content.
    case placeholder

    // Nodes and lines of the step indicator, and the button that leads to all steps.
    /// The fill, stroke and line of a complete step.
    case stepCompleteFill = "step-complete-fill"
    /// The number or sign in a complete step.
    case stepCompleteNumber = "step-complete-number"
    /// The parts in the color of a complete or of the active step, while it is pressed.
    case stepPressed = "step-pressed"
    /// The fill of steps in error, active and default in a row.
    case stepFill = "step-fill"
    /// The fill of a step in error while the user is at it.
    case stepErrorSelectedFill = "step-error-selected-fill"
    /// Stroke, number and line of a step in error.
    case stepError = "step-error"
    /// The same while the step is pressed.
    case stepErrorPressed = "step-error-pressed"
    /// Stroke and number of the active step.
    case stepActive = "step-active"
    /// The line after a step that is active or still to come.
    case stepLine = "step-line"
    /// The stroke of a step that is still to come.
    case stepDefaultStroke = "step-default-stroke"
    /// The number of a step that is still to come.
    case stepDefaultNumber = "step-default-number"
    /// The fill of a disabled step.
    case stepDisabledFill = "step-disabled-fill"
    /// Stroke and number of a disabled step.
    case stepDisabled = "step-disabled"
    /// The line after a disabled step.
    case stepDisabledLine = "step-disabled-line"
    /// The button above a row that leads to all steps, and the sign that closes them.
    case stepButton = "step-button"

    /// The slot whose color follows this one's when it changes, as long as both are the same.
    var follower: ThemeSlot? {
        switch self {
        case .indicator: .contained
        case .track: .container
        case .label: .linearLabel
        case .button: .buttonPressed
        case .stepCompleteFill: .stepPressed
        case .stepError: .stepErrorPressed
        default: nil
        }
    }
}
