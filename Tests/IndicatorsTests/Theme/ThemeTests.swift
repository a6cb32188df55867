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

    @Test("what is overridden is no longer published; all the rest stays")
    func overriding() {
        var theme = Theme.fioriLight
        #expect(theme.published.contains(.error) && !theme.published.contains(.success))
        theme[.error] = Color(rgba: 0x1122_33FF)
        #expect(!theme.published.contains(.error) && theme[.error] == Color(rgba: 0x1122_33FF))
        #expect(theme[.indicator] == Theme.fioriLight[.indicator])
    }
}
