internal import Basics
internal import Indicators
internal import MotionCore
internal import Requests

extension RenderSpec {
    /// Returns the theme that is requested, with all colors that are overridden.
    func resolvedTheme() throws(SpecError) -> Theme {
        if case .file(let path) = themeSource { throw .unread(path, .theme) }
        var theme = chosenTheme
        // In the order of slots: one that follows another has the last word on its own color.
        for slot in ThemeSlot.allCases {
            if let color = themeColors[slot] { theme[slot] = color }
        }
        if let template { theme = try masked(theme, template) }
        return theme
    }

    /// The motion that runs where none is named.
    var defaultMotion: Motion { indicator == .linear ? chosenTheme.linearMotion : chosenTheme.motion }

    /// The theme that is requested, at the text size that is requested.
    var chosenTheme: Theme {
        let theme = theme ?? (isDarkVariant ? .neutralDark : .standard)
        return textSize.map { theme.scaled(to: $0) } ?? theme
    }

    /// The request without pairs of colors: with those for the screens that its theme is for.
    var inThemesLook: RenderSpec {
        onDark == DarkColors() ? self : inLook(isDark: isDarkVariant || chosenTheme.isDark)
    }

    /// Returns the theme of a mask, in which everything has one color, and only the alpha differs.
    private func masked(_ theme: Theme, _ mask: Mask) throws(SpecError) -> Theme {
        if !colors.isEmpty || backdrop != nil {
            throw SpecError(
                at: .option(.template),
                "a mask has no colors; leave out \(colors.isEmpty ? "\(option: .background)" : "\(option: .color)")"
            )
        }
        var masked = theme
        for slot in ThemeSlot.allCases { masked[slot] = mask.color(alpha: mask.alpha(of: slot)) }
        return masked
    }

    /// Returns the background of the picture; nil for a transparent one.
    func resolvedBackground(_ theme: Theme) -> Color? {
        switch backdrop {
        case nil, .transparent: nil
        case .surface: theme[.surface]
        case .card: theme[.card]
        case .color(let color): color
        }
    }
}

extension SpecError {
    /// The error for a file that has not been read before the request is resolved.
    static func unread(_ path: String, _ option: OptionKey) -> SpecError {
        SpecError(at: .option(option), "\(quoted(path)) has not been read; load the request first")
    }
}
