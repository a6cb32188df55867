import Basics
import Testing

@Suite struct TextTests {
    @Test("what has a meaning in XML is escaped, quotation marks in attributes only")
    func xml() {
        let text = "a<b> & \"c\" <\u{301}"
        #expect(xmlEscaped(text) == "a&lt;b&gt; &amp; \"c\" &lt;\u{301}")
        #expect(xmlEscaped(text, isAttribute: true) == "a&lt;b&gt; &amp; &quot;c&quot; &lt;\u{301}")
    }

    @Test("a text in a message is in quotation marks, shortened, its control characters escaped")
    func quotation() {
        #expect(quoted("Loading") == "\"Loading\"")
        #expect(quoted("a\u{1B}[31m\n\"b\"") == #""a\u{1B}[31m\n\"b\"""#)
        #expect(quoted(String(repeating: "x", count: 40)).count == 42)
        let x = String(repeating: "x", count: 20)
        #expect(quoted(x + "y" + x) == "\"\(x)…\(x)\"")
    }

    @Test("the words of a text stand between spaces and ends of lines")
    func words() {
        #expect(Set(words: " é bc\n  d-e bc\n") == ["é", "bc", "d-e"])
    }
}
