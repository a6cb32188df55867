internal import Basics
internal import Indicators

/// The looks that a theme file describes: what it says for all of them, and above that what it says for each.
struct ThemeLooks {
    private let map: SpecMap
    private let base: Theme?

    init(_ map: SpecMap) {
        self.map = map
        base = map["base"].map(ThemeReader.base)
    }

    /// The theme with all its looks.
    func theme() -> Theme {
        let given = ThemeLook.allCases.filter { map[$0.rawValue] != nil }
        guard !given.isEmpty || hasPairs else {
            if base == nil {
                _ = map.required(
                    "base", remedy: "the theme that it begins with, such as base: neutral-light")
            }
            var theme = base ?? .standard
            ThemeReader.read(map, into: &theme, isDark: theme.isDark)
            return theme
        }
        var looks: [ThemeLook: Theme] = [:]
        for look in all(given) { looks[look] = theme(look) }
        return Theme(map["name"]?.text() ?? (base ?? .standard).name, looks: looks)
    }

    /// Those with a map of their own, and those that what is said for all looks is enough for: the base's own, and both
    /// where colors are pairs.
    private func all(_ given: [ThemeLook]) -> [ThemeLook] {
        let usual = (base ?? .standard).isDark ? ThemeLook.dark : .light
        return ThemeLook.allCases.filter {
            given.contains($0) || base != nil && $0 == usual
                || hasPairs && ($0 == .light || $0 == .dark)
        }
    }

    /// Whether a color for all looks is a pair.
    private var hasPairs: Bool {
        let colors = map["colors"]?.node.entries?.map { $0.value } ?? []
        return ([map["color"]?.node, map["gradient"]?.node].compactMap { $0 } + colors).contains { node in
            let texts: [SpecNode] = if case .list(let items) = node.content { items } else { [node] }
            return texts.contains { $0.text?.parts(between: "light-dark(").count ?? 0 > 1 }
        }
    }

    private func theme(_ look: ThemeLook) -> Theme {
        var theme = start(look)
        ThemeReader.read(map, into: &theme, isDark: look.isDark)
        if let own = own(look) { ThemeReader.read(own, into: &theme, isDark: look.isDark) }
        return theme
    }

    /// The theme that a look begins with: the one that it names, the one of the base's family for such screens, or this
    /// theme's own look without increased contrast.
    private func start(_ look: ThemeLook) -> Theme {
        if let name = map[look.rawValue], name.node.text != nil, !name.node.isNull {
            return ThemeReader.base(name)
        }
        if let name = own(look)?["base"] { return ThemeReader.base(name) }
        let base = base ?? .standard
        if let own = base.family(look) { return own }
        guard look.isHighContrast else { return base }
        let plain = ThemeLook(isDark: look.isDark, isHighContrast: false)
        return theme(plain)
    }

    /// The keys of a look alone.
    private func own(_ look: ThemeLook) -> SpecMap? {
        guard let reader = map[look.rawValue], reader.node.text == nil else { return nil }
        var own = reader.map()
        own.rejectKeys(except: ThemeFields.lookKeys, home: ThemeFields.home)
        return own
    }
}
