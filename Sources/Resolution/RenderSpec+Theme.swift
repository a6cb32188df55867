internal import Basics
internal import Drawing
internal import Indicators
internal import MotionCore
internal import Requests
internal import Specs

extension RenderSpec {
    /// The look that is asked for, with every color that was overridden.
    func resolvedTheme() throws(SpecError) -> Theme {
        var theme = try chosenTheme()
        for text in themeColors {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else {
                throw SpecError(
                    at: .option("theme-color"),
                    "\(quoted(text)) is not a slot with its color: write one such as error=#AA0808")
            }
            let name = String(parts[0])
            guard let slot = ThemeSlot(rawValue: name) else {
                let unknown = UnknownName(
                    kind: "slot", name: name, known: ThemeSlot.allCases.map(\.rawValue),
                    listing: "spindle list themes --json")
                throw SpecError(at: .option("theme-color"), "\(unknown)")
            }
            theme[slot] = try at("theme-color") { () throws(ColorError) in
                try Color(parsing: String(parts[1]))
            }
        }
        if let mask = template.flatMap(Mask.init) { theme = try masked(theme, mask) }
        return theme
    }

    /// The motion that runs where none is named.
    func defaultMotion() throws(SpecError) -> Motion {
        let theme = try chosenTheme()
        return indicator == .linear ? theme.linearMotion : theme.motion
    }

    func chosenTheme() throws(SpecError) -> Theme {
        if let customTheme { return customTheme }
        guard let theme else { return Theme.standard }
        return try at("theme") { () throws(UnknownName) in try Theme.named(theme) }
    }

    /// Whether a theme was asked for at all: its whole look then shows, tracks included.
    var namesTheme: Bool { theme != nil || customTheme != nil }

    /// The theme in which everything has one color, and only the alpha says what is what.
    private func masked(_ theme: Theme, _ mask: Mask) throws(SpecError) -> Theme {
        if !colors.isEmpty || background != nil {
            throw SpecError(
                at: .option("template"),
                "a mask has no colors; leave out \(colors.isEmpty ? "\(option: "background")" : "\(option: "color")")"
            )
        }
        var masked = theme
        for slot in ThemeSlot.allCases { masked[slot] = mask.color(alpha: mask.alpha(of: slot)) }
        return masked
    }

    /// What the picture stands on; nil for nothing.
    func resolvedBackground(_ theme: Theme) throws(SpecError) -> Color? {
        switch background {
        case nil, "none": return nil
        case "surface": return theme[.surface]
        case "card": return theme[.card]
        case .some(let text):
            guard text.hasPrefix("#") else {
                let known = ["none", "surface", "card"]
                throw SpecError(
                    at: .option("background"),
                    "\(UnknownName(kind: "background", name: text, known: known)), or a color")
            }
            return try at("background") { () throws(ColorError) in try Color(parsing: text) }
        }
    }
}
