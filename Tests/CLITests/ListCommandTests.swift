import Foundation
import Testing

@Suite struct ListCommandTests {
    static let known = [
        ("motions", ["determinate", "material-advance", "material-retreat", "fluent", "fiori-processing"]),
        ("indicators", ["circular"]),
        ("presentations", ["bare", "card", "message-box", "full-screen", "swipe-refresh", "scroll-load"]),
        ("themes", ["neutral-light", "neutral-dark", "fiori-light", "material-light", "high-contrast"]),
        ("formats", ["frames", "sheet"]),
        (
            "dialects",
            [
                "json-hash", "json-array", "phaser", "aseprite", "cocos2d", "css", "godot", "godot4",
                "libgdx", "qml", "unity", "spindle",
            ]
        ),
        ("locales", ["ar-EG", "de", "en", "zh-Hans"]),
        ("rules", ["error-without-label", "label-not-sentence-case", "loop-not-closed", "label-contrast"]),
        ("options", ["gap", "sheet.columns", "operation.events", "with-reduced-motion"]),
    ]

    @Test("a catalogue is listed one entry a line, name first", arguments: known)
    func text(catalog: String, names: [String]) async throws {
        let lines = try await CLI.succeed("list", catalog).lines
        let listed = lines.map { $0.prefix { $0 != " " } }
        for name in names { #expect(listed.contains(Substring(name)), "\(name)") }
        #expect(Set(listed).count == listed.count)
        for line in lines { #expect(line.contains(/^[A-Za-z0-9.-]+  +\S.*\S$/), "\(line)") }
    }

    @Test("JSON has the same entries with their details", arguments: known)
    func json(catalog: String, names: [String]) async throws {
        let text = try await CLI.succeed("list", catalog).lines.map { String($0.prefix { $0 != " " }) }
        let result = try await CLI.succeed("list", catalog, "--json")
        let json = try #require(
            JSONSerialization.jsonObject(with: Data(result.output)) as? [String: [[String: Any]]])
        let entries = try #require(json[catalog])
        #expect(entries.compactMap { $0["name"] as? String } == text)
        #expect(entries.allSatisfy { ($0["summary"] as? String)?.isEmpty == false })
    }

    @Test("motions carry their published period")
    func periods() async throws {
        let result = try await CLI.succeed("list", "motions", "--json")
        let json = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: [[String: Any]]]
        let motions = try #require(json?["motions"])
        for published in PublishedMotions.all {
            let motion = try #require(motions.first { $0["name"] as? String == published.name })
            #expect(motion["period_ms"] as? Double == published.period)
        }
        #expect(motions.first { $0["name"] as? String == "determinate" }?["period_ms"] == nil)
    }

    @Test(
        "what is called so comes before what a word is only said of, and whole words before their beginnings",
        arguments: [
            // Of the others head and tail take turns.
            (["motions", "tail"], "ldrs-tail-chase", "material-advance"),
            (["formats", "apng"], "apng", "web"),
        ])
    func order(words: [String], first: String, later: String) async throws {
        let names = try await CLI.succeed(["list"] + words).lines.map { $0.prefix { $0 != " " } }
        let place = try #require(names.firstIndex(of: first[...]))
        #expect(place < (try #require(names.firstIndex(of: later[...]))))
    }
}
