import Foundation
import TestSupport
import Testing

/// The commands of the README and of the articles, run as they stand there.
@Suite struct ReadmeTests {
    private static let articles = "Sources/Spindle/Spindle.docc/"
    private static let pictures = articles + "Resources/"

    private static let documents =
        ["README.md"]
        + ["Animations", "Atlases", "Builds", "Catalogs", "CommandLine", "Motions", "Operations"].map(article)
        + ["Languages", "Outlets", "Readers", "Sheets", "States", "Steps", "Vectors"].map(article)
        + ["Presentations", "Gallery", "Gauges", "Center", "Displays", "Bars", "Colors"].map(article)

    private static func article(_ name: String) -> String { articles + name + ".md" }

    private static func text(_ document: String) throws -> String {
        try String(contentsOf: CLI.root.appending(path: document), encoding: .utf8)
    }

    /// What a block begins with that is run; others need more than the program.
    private static let first: Set<Substring> = ["spindle", "cat", "mkdir"]

    /// The commands of blocks and of the last cells of tables, in order.
    private static func commands(in text: String) -> [String] {
        var commands: [String] = []
        for (index, part) in text.components(separatedBy: "```").enumerated() {
            let lines = part.split(separator: "\n")
            if index % 2 == 0 {
                for line in lines where line.hasPrefix("| ") && line.hasSuffix("` |") {
                    let cells = line.components(separatedBy: " | `")
                    if let command = cells.last, command.hasPrefix("spindle ") {
                        commands.append(String(command.dropLast(3)))
                    }
                }
            } else if lines.first == "sh", lines.count > 1, first.contains(lines[1].prefix { $0 != " " }) {
                for line in lines.dropFirst() {
                    if first.contains(line.prefix { $0 != " " }) {
                        commands.append(String(line))
                    } else {
                        commands[commands.count - 1] += "\n" + line
                    }
                }
            }
        }
        return commands
    }

    @Test("every command succeeds, and none replaces a file of an earlier one", arguments: documents)
    func commands(document: String) async throws {
        let text = try Self.text(document)
        let commands = Self.commands(in: text)
        #expect(!commands.isEmpty)
        let folder = try WorkFolder()
        let home = try WorkFolder()
        let environment = CLI.shellEnvironment.merging(["HOME": home.path]) { $1 }
        var files: [String: [UInt8]] = [:]
        for command in commands {
            let result = try await CLI.run(shell: command, in: folder.path, environment: environment)
            #expect(result.status == 0, "\(command): \(result.errors)")
            #expect(!result.errors.contains("Note: replaced"), "\(command): \(result.errors)")
            let earlier = files
            files = folder.tree("")
            for name in earlier.keys.sorted() where files[name] != earlier[name] {
                Issue.record("\(command) replaces \(name)")
            }
        }
        for part in text.components(separatedBy: "](" + Self.pictures).dropFirst() {
            let name = String(part.prefix { $0 != ")" })
            let picture = try Data(contentsOf: CLI.root.appending(path: Self.pictures + name))
            let isSame = files[name] == [UInt8](picture)
            #expect(
                isSame,
                "\(name) is not what its command draws; look at the new one, and copy it to \(Self.pictures)")
        }
    }

    @Test("commands are those of blocks, with the lines that belong to them, and of tables")
    func found() {
        let text = """
            | a GIF | `spindle render fluent -o a.gif` |
            | as in `spindle render` | a cell |

            ```sh
            cat > a.csv <<'END'
            0,0
            END
            spindle list motions
            ```

            ```sh
            make demo
            spindle list themes
            ```

            | another | `spindle list rules` |
            """
        #expect(
            Self.commands(in: text) == [
                "spindle render fluent -o a.gif", "cat > a.csv <<'END'\n0,0\nEND", "spindle list motions",
                "spindle list rules",
            ])
    }

    @Test("the README is short: 9 KB")
    func size() throws {
        let text = try Self.text("README.md")
        #expect(text.utf8.count <= 9000)
        #expect(Self.commands(in: text).count >= 35)
    }

    @Test(
        "links lead to files that there are, and to headings in them",
        arguments: [
            "README.md", ".github/CONTRIBUTING.md", "Benchmarks/README.md", "Benchmarks/Log.md",
            articles + "Gallery.md",
        ])
    func links(document: String) throws {
        let place = CLI.root.appending(path: document).deletingLastPathComponent()
        let links = try Self.text(document).components(separatedBy: "](").dropFirst()
            .map { String($0.prefix { $0 != ")" }) }
        #expect(!links.isEmpty)
        for link in links {
            let parts = link.split(separator: "#")
            let target = place.appending(path: String(parts[0])).standardizedFileURL
            #expect(FileManager.default.fileExists(atPath: target.path), "\(link)")
            guard parts.count > 1 else { continue }
            let headings = try String(contentsOf: target, encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("#") }
                .map { $0.drop { "# ".contains($0) }.lowercased().replacing(" ", with: "-") }
            #expect(headings.contains(String(parts[1])), "\(link)")
        }
    }
}
