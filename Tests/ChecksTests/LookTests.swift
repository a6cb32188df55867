import Guidelines
import Testing

@testable import Checks

/// Colors in every look of a theme.
@Suite struct LookTests {
    private func messages(_ text: String) throws -> [String] {
        try CheckFixture().check([text]).findings.filter { $0.rule.id == "indicator-contrast" }.map(\.message)
    }

    @Test("each look of a theme and each half of a pair is judged on its own screens")
    func looks() throws {
        let theme = "{base: fiori-light, dark: {colors: {indicator: '#202020'}}}"
        let found = try messages("{value: 0.5, theme: \(theme)}")
        #expect(found.count == 1 && found[0].contains("#202020") && found[0].hasSuffix("(in the look dark)"))
        #expect(try messages("{value: 0.5, theme: {base: fiori-light, dark: {}}}").isEmpty)
        let half = try messages("{value: 0.5, color: 'light-dark(#0A6ED1, #111)'}")
        #expect(half.count == 1 && half[0].contains("#111111") && half[0].hasSuffix("(in the look dark)"))
        #expect(try messages("{value: 0.5, color: 'light-dark(#0A6ED1, #5BA8F5)'}").isEmpty)
        #expect(try messages("{value: 0.5, theme: fiori-dark, color: 'light-dark(#FFF, #5BA8F5)'}").isEmpty)
    }

    @Test("so is each look of an asset")
    func assets() throws {
        let found = try messages(
            """
            version: 1
            themes: {bank: {base: fiori-light, dark: {colors: {indicator: '#202020'}}}}
            assets: {a: {value: 0.5, theme: bank}}
            """)
        #expect(found.count == 1 && found[0].hasSuffix("(in the look dark)"))
    }
}
