/// The measures of surfaces behind indicators: bars, cards, dialogs, toasts, buttons. Lengths are in points.
public struct SurfaceMetrics: Hashable, Sendable {
    /// The corners of cards, dialogs, toasts and buttons; half a button's height makes it a capsule.
    public var cardCorner, dialogCorner, toastCorner, buttonCorner: Double
    /// The height of a navigation bar, of a list's row, of a drawn button.
    public var bar, row, button: Double
    /// The padding inside a dialog and inside a toast.
    public var dialogPadding, toastPadding: Double
    /// The width of a dialog in compact and in regular width.
    public var dialog, regularDialog: Double
    /// The share of the screen that a toast takes in compact and in regular width, and its greatest width.
    public var toastPart, regularToastPart, maxToast: Double
    /// Whether titles and dialogs are centered, as on iOS, rather than at the leading edge.
    public var isCentered: Bool
    /// Whether bars and rows have a background of their own, as on iOS, rather than the surface.
    public var hasBars: Bool
    /// Whether a pulled list moves down, as on iOS, rather than staying still below a disc.
    public var pullMovesList: Bool
    /// The reach of a card's shadow; 0 for none.
    public var cardShadow: Double
    /// The width of the line around toasts, in the color of hairlines, opaque; 0 for none.
    public var toastBorder = 0.0

    /// The measures of Fiori. Cards, toasts and the share of the screen they take are those of SAP/cloud-sdk-ios-fiori; a
    /// navigation bar, a row and a touch target of 44 are Apple's; the rest is Spindle's own.
    static let fiori = SurfaceMetrics(
        cardCorner: 16, dialogCorner: 14, toastCorner: 14, buttonCorner: 8, bar: 44, row: 64, button: 44,
        dialogPadding: 20, toastPadding: 16, dialog: 270, regularDialog: 320, toastPart: 0.8,
        regularToastPart: 0.6, maxToast: 480, isCentered: true, hasBars: true, pullMovesList: true,
        cardShadow: 10)

    /// The measures of Material 3: corners, bar, row, button, paddings and the least width of a dialog; its other widths
    /// are Spindle's own. A snackbar in compact width leaves margins of 16.
    static let material = SurfaceMetrics(
        cardCorner: 12, dialogCorner: 28, toastCorner: 4, buttonCorner: 20, bar: 64, row: 72, button: 40,
        dialogPadding: 24, toastPadding: 16, dialog: 312, regularDialog: 400, toastPart: 1,
        regularToastPart: 0.6, maxToast: 600, isCentered: false, hasBars: false, pullMovesList: false,
        cardShadow: 6)

    /// The measures of the neutral themes, Spindle's own.
    static let neutral: SurfaceMetrics = {
        var metrics = fiori
        (metrics.cardCorner, metrics.dialogCorner, metrics.toastCorner) = (12, 16, 12)
        (metrics.bar, metrics.dialog) = (48, 288)
        return metrics
    }()

    /// The measures for high contrast: on black, a shadow does not show, and hairlines tell surfaces apart.
    static let highContrast: SurfaceMetrics = {
        var metrics = neutral
        metrics.cardShadow = 0
        return metrics
    }()
}
