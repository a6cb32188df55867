import Testing

@testable import Formats

@Suite struct CSSTextTests {
    /// Answers of `CSS.escape` in a browser.
    @Test(
        "identifiers are escaped as the CSS Object Model says",
        arguments: [
            ("spinner", "spinner"), ("a_b-C9", "a_b-C9"), ("7up", "\\37 up"), ("-7", "-\\37 "), ("-", "\\-"),
            ("--a", "--a"), ("a.b#c(d)%", "a\\.b\\#c\\(d\\)\\%"), ("é漢", "é漢"), ("a b", "a\\ b"),
            ("\u{1}\u{7F}", "\\1 \\7f "), ("\0", "\u{FFFD}"),
        ])
    func identifiers(text: String, escaped: String) {
        #expect(cssIdentifier(text) == escaped)
    }

    @Test("addresses have nothing in them that means something else there")
    func addresses() {
        #expect(cssURL("a-b_c.d~e@2x.png") == "url(\"a-b_c.d~e@2x.png\")")
        #expect(cssURL("100% #1 é'\".png") == "url(\"100%25%20%231%20%C3%A9%27%22.png\")")
    }
}
