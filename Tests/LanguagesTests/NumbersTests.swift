import Languages
import Testing

/// How languages write numbers. What CLDR says of all of them is in the tests of readers.
@Suite struct NumbersTests {
    @Test("English is as brief as it has always been")
    func english() {
        let english = Language.english
        #expect(english.percent(60) == "60%" && english.percent(0) == "0%" && english.percent(100) == "100%")
        #expect(english.fraction(18, of: 30) == "18/30")
        #expect(english.time(10, .second) == "10 s" && english.time(1, .minute) == "1 min")
        #expect(english.time(2, .hour) == "2 h")
        #expect(english.time(1, .day) == "1 day" && english.time(3, .day) == "3 days")
        #expect(english.step(2, of: 5) == "Step 2 of 5")
    }

    @Test(
        "W2: a percentage has the digits, signs, spaces and marks of its language",
        arguments: [
            ("de", "60\u{A0}%"), ("fr", "60\u{A0}%"), ("tr", "%60"), ("ar", "60\u{200E}%\u{200E}"),
            ("ar-EG", "٦٠٪\u{61C}"), ("fa", "۶۰٪"), ("bn", "৬০%"), ("he", "60%"), ("ja", "60%"),
        ])
    func percent(code: String, text: String) {
        #expect(Language.named(code)?.percent(60) == text)
    }

    @Test("digits are those of the language")
    func digits() {
        #expect(Language.egyptianArabic.number(1_234_567_890) == "١٢٣٤٥٦٧٨٩٠")
        #expect(Language.persian.number(1_234_567_890) == "۱۲۳۴۵۶۷۸۹۰")
        #expect(Language.bangla.number(1_234_567_890) == "১২৩৪৫৬৭৮৯০")
        #expect(Language.arabic.number(1_234_567_890) == "1234567890")
        #expect(Language.persian.fraction(18, of: 30) == "۱۸/۳۰")
        #expect(Language.egyptianArabic.step(2, of: 15) == "الخطوة ٢ من ١٥")
    }

    @Test("a number below 0 counts as 0, and the greatest one is written out")
    func extremes() {
        for language in Language.all {
            #expect(language.number(-5) == language.number(0))
            #expect(language.percent(.min) == language.percent(0))
            #expect(language.time(-1, .day) == language.time(0, .day))
            for unit in TimeUnit.allCases { #expect(!language.time(.max, unit).isEmpty) }
        }
        #expect(Language.english.number(.max) == "9223372036854775807")
        #expect(Language.english.step(.min, of: .max) == "Step 0 of 9223372036854775807")
    }

    @Test(
        "a time takes the form of its number",
        arguments: [
            ("ru", TimeUnit.hour, [(1, "1 ч"), (2, "2 ч")]),
            ("pl", .day, [(1, "1 dzień"), (2, "2 dni"), (5, "5 dni")]),
            ("cs", .day, [(1, "1 den"), (4, "4 dny"), (5, "5 dnů")]),
            ("hr", .day, [(21, "21 dan"), (22, "22 dana"), (12, "12 dana")]),
            ("he", .hour, [(1, "1 שעה"), (2, "שעתיים"), (3, "3 שע׳")]),
            ("ar", .day, [(2, "يومان"), (3, "3 أيام"), (11, "11 يومًا"), (100, "100 يوم")]),
            ("sw", .minute, [(2, "dakika 2")]), ("ko", .minute, [(2, "2분")]),
            ("fr", .second, [(10, "10\u{202F}s")]), ("fr", .minute, [(10, "10\u{A0}min")]),
            ("de", .minute, [(1, "1 Min."), (2, "2 Min.")]),
        ])
    func times(code: String, unit: TimeUnit, times: [(Int, String)]) throws {
        let language = try #require(Language.named(code))
        for (amount, text) in times { #expect(language.time(amount, unit) == text) }
    }

    @Test("a step has its number and the count in their places, whatever their order")
    func steps() {
        #expect(Language.german.step(2, of: 5) == "Schritt 2 von 5")
        #expect(Language.korean.step(2, of: 5) == "5단계 중 2단계")
        #expect(Language.bangla.step(2, of: 5) == "৫টির মধ্যে ২ নম্বর ধাপ")
    }

    @Test("better words take the place of those there are")
    func change() {
        var language = Language.german
        language.words.step = "{total}, {n}, {total} {m} {"
        #expect(language.step(2, of: 5) == "5, 2, 5 {m} {")
        #expect(language != .german)
    }
}
