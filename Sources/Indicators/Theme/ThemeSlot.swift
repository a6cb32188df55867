/// What a theme has a color for.
public enum ThemeSlot: String, Hashable, Sendable, CaseIterable {
    // Grounds that indicators stand on.
    case surface, card
    case cardHairline = "card-hairline"
    case dialog
    /// Covers a screen behind a dialog.
    case scrim
    /// Covers the content of a card that is loading.
    case cardOverlay = "card-overlay"

    // The indicator and its value states.
    case indicator, track
    case linearTrack = "linear-track"
    case error, success, paused, disabled

    // Text.
    case label
    case secondaryLabel = "secondary-label"

    // In a toast, whose ground contrasts with the surface.
    case toast
    case toastLabel = "toast-label"
    case toastIndicator = "toast-indicator"
    case toastError = "toast-error"
    case toastSuccess = "toast-success"

    /// A filled button, the words of one without a ground, and what is written on a filled one.
    case button
    case buttonLabel = "button-label"
    /// Stands for content that is not there.
    case placeholder

    // Nodes and lines of the step indicator.
    case stepCompleteFill = "step-complete-fill"
    case stepCompleteNumber = "step-complete-number"
    /// Of steps in error, active and default in a row.
    case stepFill = "step-fill"
    case stepErrorSelectedFill = "step-error-selected-fill"
    /// Stroke, number and line of a step in error.
    case stepError = "step-error"
    /// Stroke and number of the active step.
    case stepActive = "step-active"
    /// The line after a step that is active or still to come.
    case stepLine = "step-line"
    case stepDefaultStroke = "step-default-stroke"
    case stepDefaultNumber = "step-default-number"
    case stepDisabledFill = "step-disabled-fill"
    /// Stroke and number of a disabled step.
    case stepDisabled = "step-disabled"
    case stepDisabledLine = "step-disabled-line"
}
