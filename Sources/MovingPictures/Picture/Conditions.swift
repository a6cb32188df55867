internal import Basics
internal import SVGDocuments

extension SVGElement {
    /// The language of readers, which `systemLanguage` asks for.
    private static let language = "en"

    /// Whether it asks for nothing that is not there: no extension, and no other language.
    var meetsConditions: Bool {
        (self["requiredExtensions"] ?? "").isEmpty && (self["systemLanguage"].map { Self.reads($0) } ?? true)
    }

    /// Whether one of the languages of a list is that of readers, or one of its regions.
    private static func reads(_ languages: String) -> Bool {
        languages.lowercased().split { $0 == "," || $0.isWhitespace }
            .contains { $0 == language || $0.hasPrefix(language + "-") }
    }

    /// The clause about a condition that the language decides; nil for none.
    var languageClause: String? {
        self["systemLanguage"].map { languages in
            let verdict = Self.reads(languages) ? "may be drawn" : "is not drawn"
            return
                "systemLanguage \(quoted(languages)) is compared with \(Self.language), so that \(name) \(verdict)"
        }
    }
}
