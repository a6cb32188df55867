public import Basics

/// A catalog like others, in which tags that are no code of a language stand for one as well.
extension Language: Named {
    /// As messages call one: "locale".
    public static var noun: String { "locale" }
    /// The code.
    public var name: String { code }
    /// The names of the language, English and own, in lower case with hyphens.
    public var synonyms: [String] {
        let names = [englishName, ownName].map { name in
            String(name.lowercased().map { $0.isWhitespace ? "-" : $0 }.filter { $0 != "(" && $0 != ")" })
        }
        return names[0] == names[1] ? [names[0]] : names
    }

    /// The codes of all languages, in the order of ``all``, without making any.
    public static let codes = [
        "ar", "ar-EG", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "he",
        "hi", "hr", "hu",
        "id", "it", "ja", "ko", "lt", "lv", "ms", "nb", "nl", "pl", "pt", "pt-PT", "ro", "ru", "sk", "sl",
        "sr", "sv", "sw",
        "ta", "th", "tr", "uk", "ur", "vi", "zh-Hans", "zh-Hant",
    ]

    /// The language of a BCP 47 tag, as ``named(_:)-(String)`` finds it.
    ///
    /// - Throws: ``UnknownName``, with what may have been meant.
    public static func spoken(in tag: String) throws(UnknownName) -> Language {
        guard let language = named(tag) else { throw unknown(tag) }
        return language
    }
}
