import Foundation
import Testing

/// The programs of `Tests/Programs`, which use the library, and the samples of the articles.
@Suite struct ProgramsTests {

    private func output(of program: String) async throws -> [String] {
        let path = URL(filePath: CLI.built).deletingLastPathComponent().appending(path: program).path
        let result = try await CLI.run(shell: "'\(path)'", in: "/", environment: CLI.environment)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        return result.lines.map(String.init)
    }

    @Test("arcs at run time are those of the curve")
    func arcs() async throws {
        let lines = try await output(of: "example-arcs")
        #expect(lines.count == 10)
        let curve = try await CLI.run([
            "curve", "material-advance", "--at",
            (0..<10).map { "\($0 * 100)" }.joined(separator: ","),
        ])
        let rows = curve.lines.dropFirst().map { $0.split(separator: ",").compactMap { Double($0) } }
        #expect(rows.count == lines.count)
        for (line, row) in zip(lines, rows) {
            let numbers = line.split(separator: " ").compactMap { Double($0) }
            try #require(numbers.count == 3 && row.count >= 4)
            #expect(abs((numbers[1] * 180 / .pi + 90) - row[2]) < 0.001, "\(line) \(row)")
            #expect(abs(numbers[2] * 180 / .pi - row[3]) < 0.001, "\(line) \(row)")
        }
    }

    @Test("a frame is a PNG in memory or pixels, and so are all")
    func picture() async throws {
        let words = try #require(try await output(of: "example-picture").first).split(separator: " ")
        #expect(
            words.dropFirst() == ["PNG", "true", "true", "true"] && Int(words[0]).map { $0 > 100 } ?? false,
            "\(words)")
    }

    @Test("a frame is drawn over what a Cairo context has, in its own place")
    func context() async throws {
        #expect(try await output(of: "example-context") == ["255 255 255", "10 110 209", "255 255 255"])
    }

    @Test("the samples of the articles are those that compile")
    func samples() throws {
        let programs = CLI.root.path + "/Tests/Programs/"
        let known = try #require(FileManager.default.subpaths(atPath: programs))
            .filter { $0.hasSuffix(".swift") }
            .flatMap { Self.lines(try String(contentsOfFile: programs + $0, encoding: .utf8)) }
        let articles = try #require(FileManager.default.subpaths(atPath: CLI.root.path + "/Sources"))
            .filter { $0.hasSuffix(".md") }.map { "Sources/" + $0 }
        var count = 0
        for path in articles + ["README.md"] {
            let text = try String(contentsOf: CLI.root.appending(path: path), encoding: .utf8)
            for block in text.components(separatedBy: "```swift\n").dropFirst() {
                let sample = Self.lines(block.components(separatedBy: "```")[0])
                // Of a manifest, which the example of plugins has.
                if sample.first?.hasPrefix(".package") ?? true { continue }
                count += 1
                #expect(
                    ("\n" + known.joined(separator: "\n") + "\n").contains(
                        "\n" + sample.joined(separator: "\n") + "\n"), "\(path)")
            }
        }
        #expect(count >= 10)
    }

    /// The lines that say something, without what stands before them.
    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
