import Drawing
import MotionCore
import TestSupport
import Testing

@testable import Indicators

@Suite struct ThemeTests {
    @Test("every theme has a name of its own, a color for every slot and sane measures", arguments: Theme.all)
    func complete(theme: Theme) throws {
        #expect(Theme.all.filter { $0.name == theme.name }.count == 1)
        #expect(try Theme.named(theme.name) == theme)
        for slot in ThemeSlot.allCases { #expect(theme.paints.count { $0.slot == slot } == 1, "\(slot)") }
        for ring in [theme.metrics.small, theme.metrics.medium, theme.metrics.large] {
            #expect(ring.stroke > 0 && ring.stroke <= ring.size / 2)
        }
        #expect(theme.metrics.small.size < theme.metrics.medium.size)
        #expect(theme.metrics.medium.size < theme.metrics.large.size)
    }

    @Test(
        "C4, A3: indicator, error and success have a contrast of 3 on surface, card and dialog",
        arguments: Theme.all)
    func graphics(theme: Theme) {
        for slot in [ThemeSlot.indicator, .error, .success, .paused] {
            for ground in [ThemeSlot.surface, .card, .dialog] {
                #expect(contrast(theme[slot], on: theme[ground]) >= 3, "\(slot) on \(ground)")
            }
        }
        #expect(contrast(theme[.toastIndicator], on: theme[.toast]) >= 3)
    }

    @Test("texts have a contrast of 4.5 where they stand", arguments: Theme.all)
    func texts(theme: Theme) {
        for slot in [ThemeSlot.label, .secondaryLabel] {
            for ground in [ThemeSlot.surface, .card, .dialog] {
                #expect(contrast(theme[slot], on: theme[ground]) >= 4.5, "\(slot) on \(ground)")
            }
        }
        #expect(contrast(theme[.toastLabel], on: theme[.toast]) >= 4.5)
    }

    @Test("contrasts are those that were published with the palettes")
    func published() {
        func rounded(_ theme: Theme, _ slot: ThemeSlot, _ ground: ThemeSlot) -> Double {
            (contrast(theme[slot], on: theme[ground]) * 100).rounded(.down) / 100
        }
        #expect(rounded(.fioriLight, .indicator, .surface) == 4.21)
        #expect(rounded(.materialDark, .indicator, .surface) == 10.90)
        #expect(rounded(.fioriLight, .disabled, .surface) == 1.53)
        #expect(rounded(.highContrast, .linearTrack, .surface) == 4.11)
        #expect(rounded(.neutralLight, .label, .surface) == 13.98)
    }

    @Test("V2: Fiori's high-contrast palettes are the published ones, and reach 7:1 as published")
    func highContrast() {
        let (light, dark) = (Theme.fioriHighContrastLight, Theme.fioriHighContrastDark)
        let published: [(ThemeSlot, UInt32, UInt32)] = [
            (.indicator, 0x0046_A8FF, 0x5CB7_FFFF), (.error, 0x7F05_05FF, 0xFF8C_B2FF),
            (.track, 0x8799_AB4D, 0x8396_A861), (.stepLine, 0x354A_5F5E, 0xA9B4_BE5E),
            (.label, 0x0000_00FF, 0xFFFF_FFFF), (.linearLabel, 0x354A_5FFF, 0xD5DA_DDFF),
            (.stepErrorSelectedFill, 0xD20A_0A14, 0xFF5C_771F),
        ]
        for (slot, ofLight, ofDark) in published {
            #expect(light[slot] == Color(rgba: ofLight) && dark[slot] == Color(rgba: ofDark), "\(slot)")
            #expect(light.published.contains(slot) && dark.published.contains(slot), "\(slot)")
        }
        for (theme, ratio) in [(light, 7.18), (dark, 9.67)] {
            let found = contrast(theme[.indicator], on: theme[.surface])
            #expect((found * 100).rounded(.down) / 100 == ratio)
            for slot in [ThemeSlot.error, .success, .label, .linearLabel] {
                #expect(contrast(theme[slot], on: theme[.card]) >= 7, "\(slot) of \(theme)")
            }
        }
        #expect(Theme.fioriLight.contrastSibling == light && Theme.fioriDark.contrastSibling == dark)
        #expect(light.contrastSibling == nil && Theme.materialLight.contrastSibling == nil)
    }

    @Test("V1: Fiori's rings are 28 and 58 outside, around center lines of 26 and 56")
    func fioriRings() {
        let metrics = Theme.fioriLight.metrics
        #expect(metrics.medium.size - metrics.medium.stroke == 26 && metrics.medium.stroke == 2)
        #expect(metrics.large.size - metrics.large.stroke == 56 && metrics.large.stroke == 2)
        #expect(Motion.fioriProcessing.size - Motion.fioriProcessing.stroke == 56)
    }

    @Test("V3: Material's gaps are 4, 3 and 2 at 40, 28 and 20 points; other themes have none")
    func gaps() {
        let metrics = Theme.materialLight.metrics
        #expect(
            metrics.ring(.small) == RingSize(28, stroke: 3) && metrics.compact == RingSize(20, stroke: 2.5))
        #expect([52, 40, 28, 20].map { metrics.gap(ofSize: $0) } == [4, 4, 3, 2])
        #expect(Theme.fioriDark.metrics.gap(ofSize: 20) == 0)
        var own = metrics
        own.gap = 0.4
        #expect(own.gap(ofSize: 40) == 0.4 && own.gap(ofSize: 20) <= 0.4)
    }

    @Test("V1, V3: which rings show a track while no value is known", arguments: Theme.all)
    func runningTracks(theme: Theme) {
        let metrics = theme.metrics
        let always = [Theme.highContrast, .materialExpressiveLight, .materialExpressiveDark]
        #expect(metrics.showsTrack(during: theme.motion) == always.contains(theme))
        let isExpressive = theme.name.hasPrefix("material") || theme == .highContrast
        #expect(metrics.showsTrack(during: .materialRetreat) == isExpressive)
    }

    @Test("Material's expressive themes: its colors, wavy motions, and a ring of 48 with a stroke of 4")
    func expressive() {
        for (theme, plain, primary, container, contained) in [
            (Theme.materialExpressiveLight, Theme.materialLight, 0x6750_A4FF, 0xEADD_FFFF, 0x4F37_8BFF),
            (.materialExpressiveDark, .materialDark, 0xD0BC_FFFF, 0x4F37_8BFF, 0xEADD_FFFF),
        ] as [(Theme, Theme, UInt32, UInt32, UInt32)] {
            for slot in ThemeSlot.allCases { #expect(theme[slot] == plain[slot], "\(slot)") }
            #expect(theme[.indicator] == Color(rgba: primary))
            #expect(theme[.container] == Color(rgba: container))
            #expect(theme[.contained] == Color(rgba: contained))
            #expect(theme.published.contains(.container) && theme.published.contains(.contained))
            #expect(theme.motion == .materialWavy && theme.linearMotion == .materialWavyLinear)
            #expect(theme.metrics.medium == RingSize(48, stroke: 4) && theme.metrics.gap == 4)
            #expect(theme.metrics.showsTrack(during: .materialWavy) && theme.metrics.stop == 4)
            #expect(theme.sources.contains { $0.place.contains("expressiveLightColorScheme") })
        }
        #expect(Theme.materialExpressiveLight.darkSibling == .materialExpressiveDark)
    }

    private func flattened(_ upper: Color, on lower: Color) -> Color {
        let alpha = Double(upper.alpha) / 255
        func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
            UInt8((Double(a) * alpha + Double(b) * (1 - alpha)).rounded())
        }
        return Color(
            red: mix(upper.red, lower.red), green: mix(upper.green, lower.green),
            blue: mix(upper.blue, lower.blue))
    }

    @Test("what is contained has a contrast of 3 on its circle", arguments: Theme.all)
    func contained(theme: Theme) {
        for ground in [ThemeSlot.surface, .card, .dialog] {
            let circle = flattened(theme[.container], on: theme[ground])
            #expect(contrast(theme[.contained], on: circle) >= 3, "on \(ground)")
        }
    }

    @Test(
        "V4: a theme names the revision in which each of its published figures was read", arguments: Theme.all
    )
    func revisions(theme: Theme) {
        for source in theme.sources {
            #expect(source.revision.isEmpty == theme.published.isEmpty, "\(source.text)")
            #expect(theme.source.contains(source.text))
        }
        #expect(Theme.fioriLight.source.contains("PaletteV8.swift (Apache-2.0) @098daf0"))
        #expect(Theme.materialDark.source.contains("@70e259d v34.0.21"))
        #expect(Theme.materialDark.source.contains("@ac7e18e"))
    }

    @Test("the label of a bar goes with other labels where the theme has one color for both")
    func followers() {
        let red = Color(rgba: 0xFF00_00FF)
        var (neutral, fiori) = (Theme.neutralLight, Theme.fioriLight)
        (neutral[.label], fiori[.label]) = (red, red)
        #expect(neutral[.linearLabel] == red)
        #expect(fiori[.linearLabel] == Theme.fioriLight[.linearLabel])
    }

    @Test("a theme of one's own has the colors that are given, and else those of another")
    func ownTheme() {
        let (red, blue) = (Color(rgba: 0xFF00_00FF), Color(rgba: 0x0000_FFFF))
        let mine = Theme(
            "mine", basedOn: .fioriDark, colors: [.indicator: red, .track: blue, .container: red])
        #expect(mine.name == "mine" && mine.synonyms.isEmpty && mine.metrics == Theme.fioriDark.metrics)
        #expect(mine[.indicator] == red && mine[.track] == blue && mine[.container] == red)
        #expect(mine[.label] == Theme.fioriDark[.label] && !mine.published.contains(.indicator))
        // What follows a color does so here as well.
        #expect(Theme.neutralLight[.contained] == Theme.neutralLight[.indicator])
        #expect(Theme("mine", colors: [.indicator: blue])[.contained] == blue)
        // In whatever order a dictionary has them.
        let order = Theme("mine", colors: [.contained: Theme.standard[.indicator], .indicator: blue])
        #expect(order[.contained] == Theme.standard[.indicator] && order[.indicator] == blue)
    }

    @Test("what is overridden is no longer published; all the rest stays")
    func overriding() {
        var theme = Theme.fioriLight
        #expect(theme.published.contains(.error) && !theme.published.contains(.success))
        theme[.error] = Color(rgba: 0x1122_33FF)
        #expect(!theme.published.contains(.error) && theme[.error] == Color(rgba: 0x1122_33FF))
        #expect(theme[.indicator] == Theme.fioriLight[.indicator])
    }
}
