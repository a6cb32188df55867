import Languages
import Testing

/// Which language a tag stands for.
@Suite struct LookupTests {
    @Test("every language is in the list once, in the order of the codes, and is found by its code")
    func all() {
        let codes = Language.all.map(\.code)
        #expect(codes.count == 46)
        #expect(codes == Set(codes).sorted())
        for language in Language.all { #expect(Language.named(language.code) == language) }
        #expect(Set(Language.all.map(\.ownName)).count == codes.count)
        #expect(Set(Language.all.map(\.englishName)).count == codes.count)
    }

    @Test(
        "W3: a tag falls back to the language that those who ask for it read",
        arguments: [
            // Regions, variants and extensions that make no difference.
            ("fr-CH", "fr"), ("en-GB", "en"), ("de-1996", "de"), ("de-CH-1996", "de"), ("sl-rozaj", "sl"),
            ("es-419", "es"), ("ja-u-ca-japanese", "ja"), ("sv-x-hant", "sv"), ("en-a-bbb-x-a-ccc", "en"),
            // Chinese by its script, or else by its region.
            ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh-TW", "zh-Hant"),
            ("zh-HK", "zh-Hant"), ("zh-MO", "zh-Hant"), ("zh-Hans-HK", "zh-Hans"), ("zh-Hant-MY", "zh-Hant"),
            ("zh-x-tw", "zh-Hans"),
            // Portuguese and Arabic by their region.
            ("pt-BR", "pt"), ("pt-AO", "pt-PT"), ("pt-MZ", "pt-PT"), ("pt-US", "pt"),
            ("ar-SA", "ar-EG"), ("ar-MA", "ar"), ("ar-AE", "ar"), ("ar-Arab-EG", "ar-EG"),
            // Old codes, and those of three letters.
            ("no", "nb"), ("nn-NO", "nb"), ("iw", "he"), ("in", "id"), ("mo", "ro"), ("cmn-TW", "zh-Hant"),
            ("deu", "de"), ("por-PT", "pt-PT"), ("zsm", "ms"),
            // However they are written.
            ("DE", "de"), ("ZH_hant_tw", "zh-Hant"), ("pt_pt", "pt-PT"), ("de_DE.UTF-8", "de"),
            ("ca_ES@valencia", "ca"), ("sr_RS@cyrillic", "sr"),
            // The script that the words are in.
            ("sr-Cyrl", "sr"), ("ru-Cyrl-RU", "ru"), ("ko-Kore", "ko"), ("de-latn", "de"),
        ])
    func fallback(tag: String, code: String) {
        #expect(Language.named(tag)?.code == code)
    }

    @Test(
        "what is in no table, or is no tag, is no language",
        arguments: [
            "", "-", "x", "de-", "-de", "de--CH", "e", "tlh", "yue", "und", "C", "POSIX", "german", "Deutsch",
            "de DE", "de/CH", "dé", "de-abcdefghi", "12", "d3", "*", "i-klingon", "x-de", "de-é",
            // The words are in another script.
            "sr-Latn", "hi-Latn", "ms-Arab", "zh-Latn", "de-Cyrl",
        ])
    func unknown(tag: String) {
        #expect(Language.named(tag) == nil)
    }

    @Test("only English has been looked at by whoever speaks it")
    func reviewed() {
        #expect(Language.all.filter(\.isReviewed) == [.english])
    }

    @Test("Arabic, Hebrew, Persian and Urdu begin on the right")
    func direction() {
        #expect(Language.all.filter(\.isRightToLeft).map(\.code) == ["ar", "ar-EG", "fa", "he", "ur"])
    }
}
