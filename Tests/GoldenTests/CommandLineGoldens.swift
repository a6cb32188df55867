import Foundation
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

    @Test("help texts and lists read as they did", arguments: cases)
    func output(name: String, arguments: [String]) throws {
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
        try Goldens.shared.check(text, is: "cli/\(name).txt")
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
