internal import Basics
internal import Formats
internal import Indicators
internal import Requests

extension RenderSpec {
    /// Notes about formats that hold a look for dark screens but get one look twice: the theme has no other, or colors of
    /// one's own are the same in both.
    var darkNotes: [Message] {
        let formats = resolvedFormats().filter { $0.traits.contains(.dark) }
        guard template == nil, let theme, !formats.isEmpty else { return [] }
        guard theme.darkSibling != nil else {
            return Theme.all.contains(theme) ? [] : [Self.note(onlyLookOf: theme, formats)]
        }
        return sameColorNotes
    }

    /// The note about colors of one's own that are the same in both looks; none where there is no such color.
    private var sameColorNotes: [Message] {
        let given: [(OptionKey, Bool)] = [
            (.color, !colors.isEmpty && onDark.colors.isEmpty),
            (.gradient, gradient != nil && onDark.gradient == nil),
            (.themeColor, themeColors.keys.contains { onDark.themeColors[$0] == nil }),
            (.track, track != nil && onDark.trackPaint == nil),
            (.background, background != nil && onDark.backdrop == nil),
        ]
        let own = given.filter { $0.1 }.map { $0.0 }
        guard let names = Self.listed(own) else { return [] }
        return [
            "\(names) \(own.count == 1 ? "is" : "are") the same on light and dark screens; for other colors on dark ones, give a pair, such as light-dark(#0A6ED1, #5BA8F5)"
        ]
    }

    /// Notes about SVG files that hold both looks, and about other formats that have one.
    var bothLookNotes: [Message] {
        let formats = resolvedFormats()
        let notes = formats.contains { $0.traits.contains(.dark) } ? [] : sameColorNotes
        let lone = formats.filter {
            !OutputFormat.svgFormats.contains($0) && !$0.traits.contains(.dark) && $0 != .dotlottie
        }
        // Of pairs, another note says so.
        guard !lone.isEmpty, onDark == DarkColors() else { return notes }
        let names = lone.map { $0.name }.joined(separator: ", ")
        let dark = (theme ?? .standard).sibling(isDark: true, isHighContrast: false).map { other -> Message in
            Theme.all.contains(other) ? "\(option: .theme, other.name)" : "the dark look of \(option: .theme)"
        }
        return notes + [
            "\(names) \(lone.count == 1 ? "has" : "have") the light look alone; for the dark one, use \(dark ?? "a dark \(option: .theme)")"
        ]
    }

    /// The names of options with commas between them; nil for none.
    private static func listed(_ options: [OptionKey]) -> Message? {
        options.dropFirst().reduce(options.first.map { "\(option: $0)" }) { list, option in
            list.map { $0 + ", \(option: option)" }
        }
    }

    /// The note about a theme of one's own with one look.
    private static func note(onlyLookOf theme: Theme, _ formats: [OutputFormat]) -> Message {
        let names = formats.map { $0.name }.joined(separator: ", ")
        let verb = formats.count == 1 ? "gets" : "get"
        if theme.isOneOfSeveral, let look = theme.look {
            return
                "\(names) \(verb) one look for all screens, \(look.rawValue), which \(option: .theme) names; name the theme without it for all its looks"
        }
        let missing = theme.isDark ? ThemeLook.light : .dark
        // A file without a name of its own has that of its base.
        let isNamed = !Theme.all.contains { $0.name == theme.name }
        let name = isNamed ? "the theme \(quoted(theme.name))" : "the theme"
        return
            "\(names) \(verb) one look for all screens, because \(name) has no other; for \(missing.rawValue) screens, add \(missing.rawValue): {colors: {…}} to the theme"
    }

    /// The note about a format that changes only colors from look to look, where the looks differ in more.
    var shapeLookNotes: [Message] {
        guard resolvedFormats().contains(.dotlottie), let theme, theme.looks.count > 1 else { return [] }
        let differs = theme.looks.dropFirst().contains { look in
            guard let other = theme.only(look) else { return false }
            return other.metrics != theme.metrics || other.type != theme.type
                || other.motion != theme.motion || other.linearMotion != theme.linearMotion
        }
        guard differs, let first = theme.look else { return [] }
        return [
            "\(OutputFormat.dotlottie.name) has the sizes, shapes and motion of the look \(first.rawValue) in all looks, which differ there in their colors alone"
        ]
    }

    /// Notes about pairs of colors of which nothing shows one.
    ///
    /// - Parameters:
    ///   - hasDark: Whether there is a variant for dark screens, for the formats that hold it.
    ///   - hasBoth: Whether SVG files hold both looks.
    func pairNotes(hasDark: Bool, hasBoth: Bool) -> [Message] {
        let formats = resolvedFormats()
        let lone = formats.filter { format in
            if OutputFormat.svgFormats.contains(format) { return !hasBoth }
            return !hasDark || !format.traits.contains(.dark) && format != .dotlottie
        }
        let given: [(OptionKey, Bool)] = [
            (.color, !onDark.colors.isEmpty), (.gradient, onDark.gradient != nil),
            (.themeColor, !onDark.themeColors.isEmpty), (.track, onDark.trackPaint != nil),
            (.container, onDark.containerPaint != nil), (.background, onDark.backdrop != nil),
        ]
        let pairs = given.filter { $0.1 }.map { $0.0 }
        guard let names = Self.listed(pairs), !lone.isEmpty else { return [] }
        let isDark = chosenTheme.isDark
        let isCatalog = lone.contains { $0.traits.contains(.dark) }
        let way: Message =
            if isDark {
                "for the other one, use a light \(option: .theme)"
            } else if isCatalog {
                "for both, use a \(option: .theme) that has a dark look, too"
            } else if lone.contains(where: OutputFormat.svgFormats.contains) {
                "for both in one SVG file, add \(option: .lightDark), and for the other one a dark \(option: .theme)"
            } else {
                "for both, use \(option: .to, OutputFormat.web.name) or another catalog, and for the other one a dark \(option: .theme)"
            }
        let place = lone.count < formats.count ? "in \(lone.map { $0.name }.joined(separator: ", ")), " : ""
        return [
            "\(place)of \(names) only the color for \(isDark ? "dark" : "light") screens shows; \(way)"
        ]
    }
}
