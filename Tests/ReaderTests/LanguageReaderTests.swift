import Foundation
import Languages
import Testing

/// Names, digits, percentages, plurals and times are those of the Unicode CLDR, as Babel carries it.
@Suite struct LanguageReaderTests {
    /// Every number that a percentage or a time usually has, and some that take another form.
    static let amounts = Array(0...112) + [120, 199, 200, 201, 202, 203, 211, 222, 999]
    /// Their plurals are looked at, but not how they are written: CLDR would group their digits.
    static let great = [1000, 1001, 1_000_000, 1_000_001, 3_000_000]

    /// What is said of a language, by what it is.
    private static func facts(_ language: Language) -> [String: String] {
        var facts = [
            "english name": language.englishName, "own name": language.ownName, "script": language.script,
            "direction": language.isRightToLeft ? "rtl" : "ltr",
        ]
        for amount in amounts {
            facts["number \(amount)"] = language.number(amount)
            facts["percent \(amount)"] = language.percent(amount)
            for unit in TimeUnit.allCases { facts["\(unit) \(amount)"] = language.time(amount, unit) }
        }
        for amount in amounts + great {
            facts["category \(amount)"] = language.times.plural.category(amount).rawValue
        }
        return facts
    }

    /// What CLDR says of every language, by its code.
    private static func published() throws -> [String: [String: String]] {
        let amounts = (amounts + great).map(String.init).joined(separator: ",")
        let lines = try Reader.python.run(
            [Reader.script("cldr.py"), amounts] + Language.all.map(\.code))
        var facts: [String: [String: String]] = [:]
        for line in String(decoding: lines, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(parts.count == 3)
            facts[parts[0], default: [:]][parts[1]] = parts[2]
        }
        return facts
    }

    @Test("CLDR writes numbers, percentages and times in each language as we do")
    func cldr() throws {
        let published = try Self.published()
        #expect(Set(published.keys) == Set(Language.all.map(\.code)))
        for language in Language.all {
            let theirs = try #require(published[language.code])
            let ours = Self.facts(language).filter { !Self.isOurs($0.key, in: language) }
            #expect(ours.count > 500)
            // Scalar by scalar: a text is the same to Swift with other marks of the same meaning.
            let different = ours.filter { name, text in
                !(theirs[name].map { $0.unicodeScalars.elementsEqual(text.unicodeScalars) } ?? false)
            }
            let examples = different.sorted { $0.key < $1.key }.prefix(4)
                .map { "\($0.key): \($0.value.debugDescription), not \(theirs[$0.key].debugDescription)" }
            #expect(different.isEmpty, "\(language.code), \(different.count) in all: \(examples)")
        }
    }

    @Test("English differs from CLDR in nothing but seconds and hours, which it abbreviates as the SI does")
    func english() throws {
        let theirs = try #require(try Self.published()["en"])
        let ours = Self.facts(.english)
        let different = ours.filter { $0.value != theirs[$0.key] }.keys
        #expect(Set(different.compactMap { $0.split(separator: " ").first }) == ["second", "hour"])
        #expect((ours["second 10"], theirs["second 10"]) == ("10 s", "10 sec"))
        #expect((ours["hour 2"], theirs["hour 2"]) == ("2 h", "2 hr"))
    }

    /// Whether we decide what CLDR has otherwise.
    private static func isOurs(_ name: String, in language: Language) -> Bool {
        language == .english && (name.hasPrefix("second") || name.hasPrefix("hour"))
    }
}
