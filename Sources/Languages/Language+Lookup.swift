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

    /// The language of a tag, whatever its script but for Chinese.
    private static func table(_ tag: LanguageTag) -> Language? {
        switch tag.language {
        case "ar", "arb", "ara": tag.hasArabicDigits ? .egyptianArabic : .arabic
        case "bg", "bul": .bulgarian
        case "bn", "ben": .bangla
        case "ca", "cat": .catalan
        case "cs", "ces", "cze": .czech
        case "da", "dan": .danish
        case "de", "deu", "ger": .german
        case "el", "ell", "gre": .greek
        case "en", "eng": .english
        case "es", "spa": .spanish
        case "et", "ekk", "est": .estonian
        case "fa", "pes", "prs", "fas", "per": .persian
        case "fi", "fin": .finnish
        case "fr", "fra", "fre": .french
        case "he", "iw", "heb": .hebrew
        case "hi", "hin": .hindi
        case "hr", "hrv": .croatian
        case "hu", "hun": .hungarian
        case "id", "in", "ind": .indonesian
        case "it", "ita": .italian
        case "ja", "jpn": .japanese
        case "ko", "kor": .korean
        case "lt", "lit": .lithuanian
        case "lv", "lvs", "lav": .latvian
        case "ms", "zsm", "may", "msa": .malay
        // Whoever reads Nynorsk reads Bokmål as well.
        case "nb", "no", "nn", "nob", "nor", "nno": .norwegian
        case "nl", "dut", "nld": .dutch
        case "pl", "pol": .polish
        case "pt", "por": tag.isEuropeanPortuguese ? .europeanPortuguese : .portuguese
        case "ro", "mo", "ron", "rum": .romanian
        case "ru", "rus": .russian
        case "sk", "slk", "slo": .slovak
        case "sl", "slv": .slovenian
        case "sr", "srp": .serbian
        case "sv", "swe": .swedish
        case "sw", "swh", "swa": .swahili
        case "ta", "tam": .tamil
        case "th", "tha": .thai
        case "tr", "tur": .turkish
        case "uk", "ukr": .ukrainian
        case "ur", "urd": .urdu
        case "vi", "vie": .vietnamese
        case "zh", "cmn", "zho", "chi": tag.isTraditionalChinese ? .traditionalChinese : .simplifiedChinese
        default: nil
        }
    }

    /// Every language by its code, each made as it is asked for.
    public static var all: [Language] {
        [
            .arabic, .egyptianArabic, .bulgarian, .bangla, .catalan, .czech, .danish, .german, .greek,
            .english, .spanish, .estonian, .persian, .finnish, .french, .hebrew, .hindi, .croatian,
            .hungarian, .indonesian, .italian, .japanese, .korean, .lithuanian, .latvian, .malay,
            .norwegian, .dutch, .polish, .portuguese, .europeanPortuguese, .romanian, .russian, .slovak,
            .slovenian, .serbian, .swedish, .swahili, .tamil, .thai, .turkish, .ukrainian, .urdu,
            .vietnamese, .simplifiedChinese, .traditionalChinese,
        ]
    }
}
