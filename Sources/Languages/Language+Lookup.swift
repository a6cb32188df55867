extension Language {
    /// The language of a BCP 47 tag; nil for one that there is no table for.
    ///
    /// Regions, variants and extensions that make no difference here are left out: `fr-CH` is `fr`. Where a region implies a
    /// script or digits, it decides: `zh-TW` is `zh-Hant`, `ar-SA` is `ar-EG`. Old codes count as the new ones, such as
    /// `iw` as `he` and `no` as `nb`. Case does not matter, and `_` stands for `-`, so that the names of locales are understood,
    /// such as `de_DE.UTF-8`.
    public static func named(_ tag: String) -> Language? {
        guard let tag = LanguageTag(parsing: tag), let language = table(tag) else { return nil }
        // Words in another script than somebody asks for are of no use to them.
        if let script = tag.script, script != asciiLowercased(language.script) { return nil }
        return language
    }

    private static func table(_ tag: LanguageTag) -> Language? {
        switch tag.language {
        case "ar", "arb": tag.hasArabicDigits ? .egyptianArabic : .arabic
        case "de": .german
        case "en": .english
        default: nil
        }
    }

    /// Every language by its code, each made as it is asked for.
    public static var all: [Language] {
        [.arabic, .egyptianArabic, .german, .english]
    }
}
