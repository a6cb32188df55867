import Indicators
import Languages
import Testing

@Suite struct ProgressTextTests {
    @Test("C8: a value is written as a percentage, as a fraction or not at all")
    func texts() {
        #expect(ProgressText.percent.text(0.6, in: Numerals()) == "60%")
        #expect(ProgressText.fraction(100).text(0.3, in: Numerals()) == "30/100")
        #expect(ProgressText.fraction(7).text(0.5, in: Numerals()) == "3/7")
        #expect(ProgressText.none.text(0.6, in: Numerals()) == "")
    }

    @Test("every whole percentage is written as itself, and nothing is claimed before it is done")
    func rounding() {
        for percent in 0...100 {
            #expect(ProgressText.percent.text(Double(percent) / 100, in: Numerals()) == "\(percent)%")
        }
        for total in [3, 7, 30, 999] {
            for done in 0...total {
                #expect(
                    ProgressText.fraction(total).text(Double(done) / Double(total), in: Numerals())
                        == "\(done)/\(total)")
            }
        }
        #expect(ProgressText.percent.text(0.9999, in: Numerals()) == "99%")
        #expect(
            ProgressText.percent.text(-1, in: Numerals()) == "0%"
                && ProgressText.percent.text(1.4, in: Numerals()) == "140%"
                && ProgressText.percent.text(3, in: Numerals()) == "200%")
    }

    @Test("C8, L5: a label and its value are isolated from each other, whatever direction they have")
    func joining() {
        #expect(ProgressText.joined("", "40%") == "40%" && ProgressText.joined("Saving", "") == "Saving")
        let isolates: Set<Unicode.Scalar> = ["\u{2066}", "\u{2068}", "\u{2069}"]
        let both = ProgressText.joined("Saving", "40%").unicodeScalars.filter { !isolates.contains($0) }
        #expect(String(String.UnicodeScalarView(both)) == "Saving 40%")
    }
}
