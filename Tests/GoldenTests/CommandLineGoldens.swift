import Basics
import Foundation
import Requests
import TestSupport
import Testing

@Suite struct CommandLineGoldens {
    /// What people and scripts read, by the name of its golden.
    static let cases: [String: [String]] = [
        "help": ["--help"],
        "help-render": ["render", "--help"],
        "help-render-file": ["render", "file", "--help"],
        "help-render-circular": ["render", "circular", "--help"],
        "help-render-linear": ["render", "linear", "--help"],
        "help-render-steps": ["render", "steps", "--help"],
        "help-pack": ["pack", "--help"],
        "help-import": ["import", "--help"],
        "help-diff": ["diff", "--help"],
        "help-build": ["build", "--help"],
        "help-init": ["init", "--help"],
        "help-merge": ["merge", "--help"],
        "help-verify": ["verify", "--help"],
        "help-check": ["check", "--help"],
        "help-curve": ["curve", "--help"],
        "help-ease": ["ease", "--help"],
        "help-explain": ["explain", "--help"],
        "help-list": ["list", "--help"],
        "help-help": ["help", "--help"],
        "help-on-gap": ["help", "--gap"],
        "help-on-gif": ["help", "gif"],
        "help-on-fluent": ["help", "fluent"],
        "help-on-google": ["help", "google"],
        "list-motions": ["list", "motions"],
        "list-motions-google": ["list", "motions", "google"],
        "list-motions-json": ["list", "motions", "--json"],
        "list-indicators-json": ["list", "indicators", "--json"],
        "list-presentations": ["list", "presentations"],
        "list-presentations-json": ["list", "presentations", "--json"],
        "list-themes-json": ["list", "themes", "--json"],
        "list-formats-json": ["list", "formats", "--json"],
        "list-dialects": ["list", "dialects"],
        "list-dialects-json": ["list", "dialects", "--json"],
        "list-locales": ["list", "locales"],
        "list-locales-json": ["list", "locales", "--json"],
        "list-rules": ["list", "rules"],
        "list-rules-json": ["list", "rules", "--json"],
        "list-options": ["list", "options"],
        "list-options-json": ["list", "options", "--json"],
        "help-schema": ["schema", "--help"],
    ]

    static let group = GoldenGroup("cli", cases.keys.sorted(), fileExtension: "txt")

    /// Those whose options other goldens have: only what stands before these is a golden, so that an option changes few of them.
    static let repeated = [
        "help-render-circular": "\nMOTION OPTIONS:", "help-render-linear": "\nMOTION OPTIONS:",
        "help-render-steps": "\nMOTION OPTIONS:", "list-options": "\nvalue ",
        "list-options-json": "\"name\": \"value\"",
    ]

    @Test("help texts and lists read as they did", arguments: cases)
    func output(name: String, arguments: [String]) throws {
        let text = try output(of: arguments)
        let end = try Self.repeated[name].map { try #require(text.range(of: $0)).lowerBound }
        try Goldens.shared.check(String(text[..<(end ?? text.endIndex)]), is: "cli/\(name).txt")
    }

    @Test(
        "the help of each indicator describes options as that of files does",
        arguments: [("circular", []), ("linear", []), ("steps", ["--frames"])])
    func optionsOfIndicators(name: String, different: [String]) throws {
        let all = Set(options(try output(of: ["render", "file", "--help"])))
        let own = options(try output(of: ["render", name, "--help"]))
        #expect(own.count > 60)
        let other = own.filter { !all.contains($0) }
        #expect(other.compactMap { $0.split(separator: " ").first.map(String.init) } == different)
    }

    /// The descriptions of options in a help text, each with its flag.
    private func options(_ help: String) -> [String] {
        var options: [String] = []
        for line in help.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("  -") {
                options.append(String(line))
            } else if line.hasPrefix("      "), let last = options.indices.last {
                options[last] += "\n" + line
            }
        }
        return options
    }

    @Test("the lists of options have those of the table, in its order")
    func optionLists() throws {
        struct List: Decodable { let options: [Row] }
        struct Row: Decodable { let key, summary: String, flag: String? }
        let json = try output(of: ["list", "options", "--json"])
        let rows = try JSONDecoder().decode(List.self, from: Data(json.utf8)).options
        #expect(rows.map(\.key) == SpecOption.all.map(\.key.text))
        #expect(rows.map(\.flag) == SpecOption.all.map(\.flag))
        #expect(rows.map(\.summary) == SpecOption.all.map(\.help))
        let lines = try output(of: ["list", "options"]).split(separator: "\n")
        #expect(lines.count == rows.count)
        for (line, row) in zip(lines, rows) {
            #expect(line.hasPrefix(row.key + " ") && line.hasSuffix(" " + row.summary))
            #expect(row.flag.map { line.contains(" \($0) ") } != false, "\(line)")
        }
    }

    private func output(of arguments: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = try builtProgram()
        process.arguments = arguments
        process.environment = [:]
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return text
    }

    /// SwiftPM puts the program beside the test bundle.
    private func builtProgram() throws -> URL {
        let candidates =
            [Bundle.main.executableURL, Bundle.main.bundleURL].compactMap { $0 }
            + CommandLine.arguments.prefix(1).map { URL(filePath: $0) }
        let programs = candidates.map { $0.deletingLastPathComponent().appending(path: "spindle") }
        return try #require(programs.first { FileManager.default.isExecutableFile(atPath: $0.path) })
    }
}
