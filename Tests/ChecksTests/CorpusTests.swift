import Foundation
import Guidelines
import RequestSupport
import TestSupport
import Testing

@testable import Basics
@testable import Checks

/// Specs by somebody who has read the documents but not the rules: some contradict one sentence each, and some come close.
@Suite struct CorpusTests {
    /// A spec or a manifest of the corpus.
    private struct Entry {
        let file: String
        let about: String
        /// The sentence that it contradicts; empty for none.
        let sentence: String
        let text: String

        var id: String { "\(file): \(about)" }

        /// Reads the entry as it is written: keys at the beginning of lines, and a spec or a manifest at the end.
        init(_ part: String, in file: String) throws {
            func value(_ key: String) -> String {
                for line in part.split(separator: "\n") where line.dropFirst(2).hasPrefix(key + ": ") {
                    let text = line.dropFirst(4 + key.count)
                    return String(text.hasPrefix("\"") ? text.dropFirst().dropLast() : text)
                }
                return ""
            }
            (self.file, about, sentence) = (file, value("about"), value("breaks"))
            let start = try #require(part.firstRange(of: /\n  (spec|manifest):/))
            text = part[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : String($0) }
                .filter { !$0.hasPrefix("#") }.joined(separator: "\n")
        }
    }

    private static func entries(_ prefix: String) throws -> [Entry] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try files.filter { $0.hasPrefix(prefix) }.sorted().flatMap { name in
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            return try text.components(separatedBy: "\n- ").dropFirst().map {
                try Entry("  " + $0 + "\n", in: String(name.dropLast(5)))
            }
        }
    }

    /// What contradicts a sentence, and what no rule can be certain of.
    static let missed: Set<String> = [
        "faulty-case: French in title case",
        "faulty-case: Spanish in title case",
        "faulty-case: Dutch in title case",
        "faulty-case: Russian in title case",
        "faulty-places: a payment on a veiled screen, in percent",
        "faulty-wording: a German error with a percentage",
        "faulty-wording: a fraction in words",
    ]

    /// What contradicts no sentence, and is told all the same.
    static let alarming: Set<String> = [
        "clean-contrast: yellow on nobody knows what"
    ]

    @Test("G: what contradicts a sentence is found by a rule that rests on it")
    func faulty() throws {
        let entries = try Self.entries("faulty")
        #expect(entries.count >= 200)
        let fixture = try CheckFixture()
        var missed: Set<String> = []
        for entry in entries {
            let rules = try #require(CorpusSentences.rules[entry.sentence], "\(entry.sentence)")
            let found = try fixture.check([entry.text], all: true).findings.map(\.rule.id)
            if rules.isDisjoint(with: found) { missed.insert(entry.id) }
        }
        let new = missed.subtracting(Self.missed)
        let heard = Self.missed.subtracting(missed)
        #expect(new.isEmpty && heard.isEmpty, "missed: \(new.sorted()); found by now: \(heard.sorted())")
    }

    @Test("G: what only comes close has no error and no warning")
    func clean() throws {
        let entries = try Self.entries("clean")
        #expect(entries.count >= 200)
        let fixture = try CheckFixture()
        var alarming: [String: [String]] = [:]
        for entry in entries {
            let found = try fixture.check([entry.text], all: true).findings
                .filter { $0.rule.severity != .advice && $0.suppression == nil }
            if !found.isEmpty { alarming[entry.id] = found.map { "\($0.rule.id): \($0.message)" } }
        }
        let new = alarming.filter { !Self.alarming.contains($0.key) }
        let quiet = Self.alarming.filter { alarming[$0] == nil }
        #expect(new.isEmpty && quiet.isEmpty, "told: \(new); not told any more: \(quiet.sorted())")
    }

    @Test("G: every rule that hears a sentence exists")
    func sentences() throws {
        for (sentence, rules) in CorpusSentences.rules {
            #expect(!rules.isEmpty, "\(sentence)")
            for rule in rules { _ = try Rule.named(rule) }
        }
    }
}
