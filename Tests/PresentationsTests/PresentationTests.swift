import Basics
import Indicators
import Presentations
import TestSupport
import Testing

@Suite struct PresentationTests {
    @Test("P5: each says whether it blocks, and where assistive focus goes follows from that")
    func focus() {
        let obstructive = Presentation.all.filter(\.isObstructive).map(\.name)
        #expect(obstructive == ["dialog", "message-box", "partial", "full-screen"])
        for presentation in Presentation.all {
            #expect(presentation.focus.contains("moves") == presentation.isObstructive)
            #expect(presentation.focus.contains("only if the user") != presentation.isObstructive)
        }
    }

    @Test("C9–C15, P1–P3: every requirement about places has a presentation")
    func requirements() {
        let known = Set(Presentation.all.flatMap(\.requirements))
        #expect(
            known.isSuperset(of: ["C9", "C10", "C11", "C12", "C13", "C14", "C15", "L4", "P1", "P2", "P3"]))
        #expect(Set(Presentation.all.map(\.name)).count == Presentation.all.count)
    }

    @Test("C12, C13: what a checkout shows is indeterminate, and partial loading has no message")
    func checkout() throws {
        let indeterminate = Presentation.all.filter { !$0.takesValues }.map(\.name)
        #expect(indeterminate == ["message-box", "partial"])
        #expect(try Presentation.named("partial").message == .none)
        #expect(throws: UnknownName.self) { try Presentation.named("dialogue") }
    }

    @Test(
        "C12, C15, P2, P3: what presentations write has a contrast of 4.5 on what it stands on, and indicators 3",
        arguments: Theme.all)
    func presentations(theme: Theme) {
        #expect(contrast(theme[.label], on: theme[.dialog]) >= 4.5)
        #expect(contrast(theme[.button], on: theme[.dialog]) >= 4.5)
        #expect(contrast(theme[.buttonLabel], on: theme[.button]) >= 4.5)
        #expect(contrast(theme[.toastLabel], on: theme[.toast]) >= 4.5)
        for presentation in [Presentation.toast, .button, .icon, .toolbar] {
            let adapted = presentation.adapted(theme)
            for state in [ValueState.active, .paused, .error, .success] {
                let ground = presentation.ground(theme, in: state)[0]
                let label = state.isFinal ? presentation.outcomeLabel(theme) : nil
                #expect(contrast(adapted.color(state), on: ground) >= 3, "\(presentation.name) \(state)")
                #expect(
                    contrast(label ?? adapted[.label], on: ground) >= 4.5, "\(presentation.name) \(state)")
            }
        }
    }

    @Test("P9: an outcome in a filled button has the color that it has everywhere", arguments: Theme.all)
    func outcomes(theme: Theme) {
        let adapted = Presentation.button.adapted(theme)
        for state in [ValueState.error, .success] {
            #expect(adapted.color(state) == theme.color(state))
            #expect(Presentation.button.ground(theme, in: state) != [theme[.button]])
        }
        #expect(Presentation.button.ground(theme, in: .active) == [theme[.button]])
        #expect(Presentation.card.ground(theme, in: .error) == [theme[.card]])
    }
}
