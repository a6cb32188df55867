import Testing

@testable import Basics

@Suite struct PrintableTests {
    @Test("what moves a terminal's cursor, ends its line or turns the text around it is shown by its number")
    func escaped() {
        let hidden: [ClosedRange<UInt32>] = [
            0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069,
        ]
        let all = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
        for start in stride(from: 0, to: all.count, by: 4096) {
            let some = all[start..<min(start + 4096, all.count)]
            var (text, expected) = (String.UnicodeScalarView(), String.UnicodeScalarView())
            for scalar in some {
                text.append(scalar)
                let isHidden = hidden.contains { $0.contains(scalar.value) }
                expected.append(
                    contentsOf: isHidden ? Array(scalar.escaped(asASCII: true).unicodeScalars) : [scalar])
            }
            let shown = printable(String(text)).unicodeScalars
            #expect(shown.elementsEqual(expected), "from U+\(String(all[start].value, radix: 16))")
        }
        #expect(printable("a\u{202E}b\u{2069}\u{1B}[0m") == #"a\u{202E}b\u{2069}\u{1B}[0m"#)
    }

    @Test("texts of all scripts, and pictures joined from several, stay as they are")
    func kept() {
        for text in [
            "Größe", "שלום", "नमस्ते", "\u{1F468}\u{200D}\u{1F4BB}", "co\u{AD}operate", "e\u{301}",
            "60\u{200E}%",
        ] {
            #expect(printable(text).unicodeScalars.elementsEqual(text.unicodeScalars))
        }
    }
}
