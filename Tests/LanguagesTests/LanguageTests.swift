import Languages
import Testing

@Suite struct LanguageTests {
    @Test("a language writes numbers, percentages, times and steps in its own way")
    func numbers() {
        #expect(Language.english.percent(60) == "60%")
        #expect(Language.german.percent(60) == "60\u{A0}%")
        #expect(Language.egyptianArabic.percent(60) == "٦٠٪\u{61C}")
        #expect(Language.egyptianArabic.fraction(18, of: 30) == "١٨/٣٠")
        #expect(Language.english.step(2, of: 5) == "Step 2 of 5")
    }
}
