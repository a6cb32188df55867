import Foundation
import Guidelines
import Platform
import TestSupport
import Testing

@testable import Basics
@testable import Checks

/// Specs, manifests and motions by somebody who has read the documents but not the rules: some contradict one sentence each, and some come close.
@Suite struct CorpusTests {
    /// A spec, a manifest or a motion of the corpus.
    private struct Entry {
        let file: String
        let about: String
        /// The sentence that it contradicts; empty for none.
        let sentence: String
        let text: String

        var id: String { "\(file): \(about)" }

        /// Reads the entry as it is written: keys at the beginning of lines, and the file itself at the end.
        init(_ part: String, in file: String) throws {
            func value(_ key: String) -> String {
                for line in part.split(separator: "\n") where line.dropFirst(2).hasPrefix(key + ": ") {
                    let text = line.dropFirst(4 + key.count)
                    return String(text.hasPrefix("\"") ? text.dropFirst().dropLast() : text)
                }
                return ""
            }
            (self.file, about, sentence) = (file, value("about"), value("breaks"))
            let start = try #require(part.firstRange(of: /\n  (spec|manifest|motion):/))
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
        "faulty-wording: a fraction in words",
        "faulty-projects: French, a stall without a way to go on",
    ]

    /// What contradicts no sentence, and is told all the same.
    static let alarming: Set<String> = [
        "clean-contrast: yellow on nobody knows what"
    ]

    /// What is found in an entry. What can be fixed in it is, which leaves nothing to fix and brings nothing new.
    private func judged(_ entry: Entry, _ fixture: CheckFixture) throws -> CheckReport {
        fixture.folder.put("0.yaml", entry.text)
        let checker = Checker(.init(), workers: Workers(count: 2))
        let mended = checker.mended([fixture.path("0.yaml")])
        #expect(mended.before.failures.isEmpty, "\(entry.id): \(mended.before.failures)")
        func counts(_ report: CheckReport) -> [String: Int] {
            report.findings.reduce(into: [:]) { $0[$1.rule.id, default: 0] += 1 }
        }
        let (before, after) = (counts(mended.before), counts(mended.after))
        #expect(after.allSatisfy { $0.value <= before[$0.key] ?? 0 }, "\(entry.id): \(before), then \(after)")
        #expect(mended.after.findings.allSatisfy { $0.replacement == nil }, "\(entry.id)")
        let fixed = mended.before.findings.count { $0.replacement != nil }
        let left = mended.after.findings.count
        #expect(fixed == 0 || left <= mended.before.findings.count - fixed, "\(entry.id)")
        return mended.before
    }

    @Test("G: what contradicts a sentence is found by a rule that rests on it")
    func faulty() throws {
        let entries = try Self.entries("faulty")
        #expect(entries.count >= 200)
        let fixture = try CheckFixture()
        var missed: Set<String> = []
        for entry in entries {
            let rules = try #require(CorpusSentences.rules[entry.sentence], "\(entry.sentence)")
            let found = try judged(entry, fixture).findings.map(\.rule.id)
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
            let found = try judged(entry, fixture).findings
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

    @Test("G: a rule hears the sentence that it rests on, or a part of it, where that is one of the corpus")
    func reasons() {
        func plain(_ text: String) -> String { text.replacing("’", with: "'") }
        for rule in Rule.all {
            let sentences = CorpusSentences.rules.keys.filter { sentence in
                plain(sentence).components(separatedBy: " … ").allSatisfy { plain(rule.why).contains($0) }
            }
            let isHeard = sentences.contains { CorpusSentences.rules[$0]?.contains(rule.id) == true }
            #expect(sentences.isEmpty || isHeard, "\(rule): \(sentences)")
        }
    }
}
