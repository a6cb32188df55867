import Drawing
import MotionCore
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

    /// The contrast of two colors by WCAG 2.2, the upper one flattened onto the lower, opaque one.
    private func contrast(_ upper: Color, on lower: Color) -> Double {
        func light(_ color: Color) -> Double {
            let alpha = Double(color.alpha) / 255
            func channel(_ part: (Color) -> UInt8) -> Double {
                let value = (Double(part(color)) * alpha + Double(part(lower)) * (1 - alpha)) / 255
                // 2.4 = 12/5: a fifth root by Newton's method, so that no C library is needed.
                if value <= 0.04045 { return value / 12.92 }
                let x = (value + 0.055) / 1.055
                let power = x * x * (x * x * x * x * x * x * x * x * x * x)
                var root = x
                for _ in 0..<60 {
                    root -= (root * root * root * root * root - power) / (5 * root * root * root * root)
                }
                return root
            }
            return 0.2126 * channel { $0.red } + 0.7152 * channel { $0.green } + 0.0722 * channel { $0.blue }
        }
        let (a, b) = (light(upper) + 0.05, light(lower) + 0.05)
        return max(a, b) / min(a, b)
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

    @Test(
        "C12, C15, P2, P3: what presentations write has a contrast of 4.5 on what it stands on, and indicators 3",
        arguments: Theme.all)
    func presentations(theme: Theme) {
        #expect(contrast(theme[.label], on: theme[.dialog]) >= 4.5)
        #expect(contrast(theme[.button], on: theme[.dialog]) >= 4.5)
        #expect(contrast(theme[.buttonLabel], on: theme[.button]) >= 4.5)
        #expect(contrast(theme[.toastLabel], on: theme[.toast]) >= 4.5)
        for (presentation, ground) in [(Presentation.toast, ThemeSlot.toast), (.button, .button)] {
            let adapted = presentation.adapted(theme)
            for slot in [ThemeSlot.indicator, .error, .success, .paused, .label] {
                #expect(contrast(adapted[slot], on: theme[ground]) >= 3, "\(slot) on \(ground)")
            }
        }
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
