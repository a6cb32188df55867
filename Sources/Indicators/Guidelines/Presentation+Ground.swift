public import Drawing

extension Presentation {
    /// The colors that an indicator stands on, from the bottom up; the first is opaque.
    ///
    /// An overlay is judged where the darkest or lightest of what it covers shows through.
    public func ground(_ theme: Theme) -> [Color] {
        let surfaces = theme.metrics.surfaces
        switch name {
        case Self.card.name: return [theme[.card]]
        case Self.inline.name: return [theme[surfaces.hasBars ? .card : .surface]]
        case Self.toast.name: return [theme[.toast]]
        case Self.dialog.name, Self.messageBox.name: return [theme[.dialog]]
        case Self.partial.name: return [theme[.card], theme[.label], theme[.cardOverlay]]
        case Self.button.name: return [theme[.button]]
        case Self.swipeRefresh.name: return [theme[surfaces.pullMovesList ? .surface : .dialog]]
        default: return [theme[.surface]]
        }
    }

    /// The color of the words on a button that cancels.
    public func cancelColor(_ theme: Theme) -> Color {
        theme[name == Self.toast.name ? .toastLabel : .button]
    }
}
