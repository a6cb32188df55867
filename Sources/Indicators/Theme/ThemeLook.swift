internal import Basics

/// The look of a theme for some screens: catalogs and pages choose by it.
public enum ThemeLook: String, Hashable, Sendable, CaseIterable {
    /// The look on light screens, which single pictures have.
    case light
    /// The look on dark screens.
    case dark
    /// The look on light screens where the user has increased the contrast.
    case highContrast = "high-contrast"
    /// The look on dark screens where the user has increased the contrast.
    case darkHighContrast = "dark-high-contrast"

    /// Whether screens are dark.
    public var isDark: Bool { self == .dark || self == .darkHighContrast }
    /// Whether contrast is increased.
    public var isHighContrast: Bool { self == .highContrast || self == .darkHighContrast }

    /// The look for a kind of screen.
    package init(isDark: Bool, isHighContrast: Bool) {
        self =
            isDark
            ? (isHighContrast ? .darkHighContrast : .dark) : (isHighContrast ? .highContrast : .light)
    }
}

extension Theme {
    /// A theme of your own with a look for each kind of screen. It is the first of them, in the order of ``ThemeLook``, for
    /// what has one look, and catalogs have all.
    ///
    /// - Parameters:
    ///   - name: The name in messages and metadata.
    ///   - looks: The theme of each look; none makes the ``standard`` theme with this name.
    public init(_ name: String, looks: [ThemeLook: Theme]) {
        let given = ThemeLook.allCases.filter { looks[$0] != nil }
        let first = given.first.flatMap { looks[$0] }
        self.init(name, basedOn: first ?? .standard)
        look = given.first
        summary = first?.summary ?? ""
        for other in given.dropFirst() {
            guard let base = looks[other] else { continue }
            var theme = Theme(name, basedOn: base)
            theme.look = other
            theme.summary = base.summary
            others[other] = theme
        }
    }

    /// The looks of a theme of your own, its own first; empty for a theme that has one without saying for which screens.
    public var looks: [ThemeLook] {
        (look.map { [$0] } ?? []) + ThemeLook.allCases.filter { others[$0] != nil }
    }

    /// Returns the theme in one of its ``looks`` alone, which catalogs then have for all screens; nil if it lacks that.
    public func only(_ look: ThemeLook) -> Theme? {
        guard var theme = look == self.look ? self : others[look] else { return nil }
        theme.others = [:]
        theme.isOneOfSeveral = isOneOfSeveral || !others.isEmpty
        return theme
    }

    /// Whether the theme is for dark screens: what its look says, or else its surface.
    public var isDark: Bool {
        if let look { return look.isDark }
        let surface = self[.surface]
        return 299 * Int(surface.red) + 587 * Int(surface.green) + 114 * Int(surface.blue) < 128_000
    }

    /// Returns the theme as other users have it: on dark screens, or with increased contrast. Nil where it has no such look.
    package func sibling(isDark: Bool, isHighContrast: Bool) -> Theme? {
        guard let look else {
            guard Theme.all.contains(self) else { return nil }
            let dark = isDark ? darkSibling : self
            return isHighContrast ? dark?.contrastSibling : dark
        }
        if isDark && look.isDark || isHighContrast && look.isHighContrast { return nil }
        let wanted = ThemeLook(
            isDark: isDark || look.isDark, isHighContrast: isHighContrast || look.isHighContrast)
        // Who wants both is on a dark screen first of all.
        return others[wanted] ?? (isDark && isHighContrast ? others[.dark] : nil)
    }

    /// The theme of the same family in a look; nil for one that the catalog lacks.
    package func family(_ look: ThemeLook) -> Theme? {
        guard let dash = name.lastIndex(of: "-"), name.hasSuffix("-light") || name.hasSuffix("-dark") else {
            return nil
        }
        var family = name[..<dash]
        if family.hasSuffix("-high-contrast") { family = family.dropLast("-high-contrast".count) }
        let wanted =
            family + (look.isHighContrast ? "-high-contrast" : "") + (look.isDark ? "-dark" : "-light")
        return Theme.all.first { $0.name == wanted }
    }
}
