import Drawing
import Indicators
import Testing

@testable import Basics
@testable import Loading

/// Theme files with several looks.
@Suite struct ThemeLooksTests {
    private func parse(_ text: String) throws(SpecError) -> Theme {
        try ThemeFile.parse(Array(text.utf8), name: "brand.yaml")
    }

    private func color(_ rgb: UInt32) -> Color { Color(rgba: rgb << 8 | 0xFF) }

    private static let brand = """
        base: fiori-light
        name: brand
        colors: {error: "#B00020"}
        sizes: {medium: {size: 36}}
        light: {colors: {indicator: "#0A6ED1"}}
        dark: {colors: {indicator: "#5BA8F5"}, cap: butt}
        high-contrast: {colors: {indicator: "#003A75"}}
        dark-high-contrast: {colors: {indicator: "#9FD0FF"}}
        """

    @Test("each look has what is said for it above what is said for all, above the base's family")
    func layers() throws {
        let theme = try parse(Self.brand)
        #expect(theme.looks == ThemeLook.allCases && theme.look == .light && theme.name == "brand")
        let bases: [Theme] = [.fioriLight, .fioriDark, .fioriHighContrastLight, .fioriHighContrastDark]
        let indicators: [UInt32] = [0x0A6ED1, 0x5BA8F5, 0x003A75, 0x9FD0FF]
        for (index, look) in ThemeLook.allCases.enumerated() {
            let one = try #require(theme.only(look))
            #expect(one.name == "brand" && one.look == look && one.looks == [look])
            #expect(one[.indicator] == color(indicators[index]) && one[.contained] == one[.indicator])
            #expect(one[.error] == color(0xB00020))
            #expect(one[.label] == bases[index][.label] && one.metrics.medium.size == 36)
            #expect((one.metrics.cap == .butt) == (look == .dark))
        }
        #expect(theme[.indicator] == color(0x0A6ED1))
        #expect(theme.darkSibling?[.indicator] == color(0x5BA8F5))
        #expect(theme.contrastSibling?[.indicator] == color(0x003A75))
    }

    @Test("the look of the base is there by itself, a pair makes two, and one can be chosen")
    func implied() throws {
        let dark = try parse("{base: neutral-light, dark: {colors: {indicator: red}}}")
        #expect(dark.looks == [.light, .dark] && dark[.indicator] == Theme.neutralLight[.indicator])
        #expect(try parse("{base: neutral-dark, light: {}}").looks == [.light, .dark])
        #expect(try parse("{light: {base: material-light}}").looks == [.light])
        #expect(try parse("{dark: neutral-dark}").look == .dark)
        #expect(try parse("base: neutral-light").looks == [])
        let pair = try parse("{base: neutral-light, colors: {indicator: 'light-dark(red, #00F)'}}")
        #expect(pair.looks == [.light, .dark] && pair[.indicator] == color(0xFF0000))
        #expect(pair.darkSibling?[.indicator] == color(0x0000FF))
        let chosen = try parse("{base: neutral-light, dark: {colors: {indicator: red}}, look: dark}")
        #expect(chosen.looks == [.dark] && chosen.isDark && chosen.darkSibling == nil)
        // Without such a family, increased contrast begins with the look itself.
        let strong = try parse(
            "{base: neutral-light, light: {colors: {label: red}}, high-contrast: {colors: {indicator: blue}}}"
        )
        #expect(strong.only(.highContrast)?[.label] == color(0xFF0000))
    }

    @Test(
        "a theme has colors for motions with several, a gradient, signs, and a percentage as large as its ring asks for"
    )
    func more() throws {
        let theme = try parse(
            """
            base: neutral-light
            color: [red, lime, 'light-dark(blue, aqua)']
            gradient: "red,light-dark(blue, aqua)"
            glyph-style: checkout
            type: {percentage: {size: 30%, weight: 700}}
            """)
        #expect(theme.colors == [color(0xFF0000), color(0x00FF00), color(0x0000FF)])
        #expect(theme[.indicator] == color(0xFF0000) && theme.metrics.signs == .checkout)
        #expect(theme.gradient == Gradient([color(0xFF0000), color(0x0000FF)]))
        #expect(theme.darkSibling?.colors.last == color(0x00FFFF))
        #expect(theme.darkSibling?.gradient?.colors.last == color(0x00FFFF))
        #expect(theme.percentage(inRing: 100).size == 30 && theme.percentage(inRing: 100).weight == 700)
        #expect(theme.percentage(inRing: 40).size == 12)
        let fixed = try parse("{base: neutral-light, type: {percentage: {size: 20}}}")
        #expect(fixed.percentage(inRing: 400).size == 20)
    }

    @Test("published sizes of percentages stay up to the large ring, and grow with rings beyond it")
    func growing() {
        for theme in Theme.all {
            for ring in RingSize.Name.allCases {
                #expect(theme.percentage(inRing: theme.metrics.ring(ring).size) == theme.type.percentage)
            }
            let large = theme.percentage(inRing: theme.metrics.large.size * 2)
            #expect(large.size == theme.type.percentage.size * 2)
            #expect(large.lineHeight == theme.type.percentage.lineHeight * 2)
        }
    }

    @Test(
        "what is wrong in a look is told once, with its place and how to fix it",
        arguments: [
            ("{base: fiori-light, dark: {colors: {indicatr: red}}}", ["1:", "dark.colors", "indicator"]),
            ("{base: fiori-light, dark: {indicator: red}}", ["dark: ", "write colors: {indicator: …}"]),
            ("{base: fiori-light, darc: {}}", ["did you mean \"dark\""]),
            ("{base: fiori-light, stroke: 3}", ["write sizes: {medium: {stroke: …}}"]),
            (
                "{base: fiori-light, dark: {}, look: high-contrast}",
                ["only light, dark", "add high-contrast"]
            ),
            ("{base: fiori-light, look: dark}", ["no looks", "add dark: {…}"]),
            ("{base: fiori-light, dark: {}, look: drak}", ["did you mean \"dark\""]),
            ("{base: fiori-light, dark: fiory-dark}", ["dark: ", "fiori-dark"]),
            ("{base: fiori-light, dark: {name: x}}", ["dark: ", "name"]),
            (
                "{base: fiori-light, colors: {error: 'light-dark(red)'}}",
                ["colors.error", "light-dark(#0A6ED1"]
            ),
            ("{base: fiori-light, colors: {error: red, eror: red}, dark: {}}", ["eror"]),
            ("{base: fiori-light, type: {percentage: {size: 300%}}}", ["type.percentage.size", "5 to 100"]),
        ])
    func refusals(text: String, words: [String]) throws {
        let error = try #require(throws: SpecError.self) { _ = try parse(text) }
        #expect(error.kind == .file && error.others.isEmpty, "\(error)")
        for word in words { #expect("\(error)".contains(word), "\(error)") }
    }

    @Test("a theme is made of its looks in code, too, and one based on it has one look")
    func code() throws {
        #expect(Theme("a", looks: [:]).looks == [])
        let theme = Theme("bank", looks: [.dark: .fioriDark, .light: .materialLight])
        #expect(theme.looks == [.light, .dark] && theme.metrics == Theme.materialLight.metrics)
        #expect(theme.darkSibling?[.surface] == Theme.fioriDark[.surface])
        #expect(Theme("other", basedOn: theme).looks == [])
        // What wants both is on a dark screen first of all.
        #expect(theme.sibling(isDark: true, isHighContrast: true)?.look == .dark)
        #expect(Theme.fioriLight.sibling(isDark: true, isHighContrast: true) == .fioriHighContrastDark)
    }

    @Test("a look follows the path of a file, whose name may have colons")
    func paths() {
        for (text, path, look) in [
            ("brand.yaml", "brand.yaml", nil), ("a/b.yml:dark", "a/b.yml", "dark"),
            ("a:dark.yaml", "a:dark.yaml", nil), ("a:b.json:light", "a:b.json", "light"),
            ("a.yaml:b/c.yaml", "a.yaml:b/c.yaml", nil),
        ] as [(String, String, String?)] {
            let file = SpecPath.themeFile(text)
            #expect(file?.path == path && file?.look == look, "\(text)")
        }
        for text in ["fiori-light", "bank:dark", "a.yaml:b/c", "brand.yaml/:dark"] {
            #expect(SpecPath.themeFile(text) == nil)
        }
    }
}
