import Foundation
import Testing

/// The scripts that show what programs do with files that are none of ours, and what is written about them.
@Suite struct FindingsTests {
    private static let folder = CLI.root.appending(path: "findings")

    /// The scripts' names without their ending.
    private static func scripts() throws -> Set<String> {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return Set(files.filter { $0.hasSuffix(".sh") }.map { String($0.dropLast(3)) })
    }

    /// The last or the first cells of all tables.
    private static func cells(_ document: String, isLast: Bool) throws -> [String] {
        let text = try String(contentsOf: CLI.root.appending(path: document), encoding: .utf8)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }
        return rows.map { row in
            let cells = row.dropFirst(2).dropLast(2).components(separatedBy: " | ")
            return (isLast ? cells.last : cells.first) ?? ""
        }
    }

    /// What stands in backquotes and can be the name of a script, and no option.
    private static func names(in cells: [String]) -> Set<String> {
        let parts = cells.flatMap { cell in
            cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        }
        return Set(
            parts.filter { part in
                part.contains("-") && !part.hasPrefix("-")
                    && part.allSatisfy { $0 == "-" || $0.isLowercase || $0.isNumber }
            })
    }

    @Test(
        "each script runs by itself, is short, says what is expected and why it matters, and needs nothing of ours"
    )
    func rules() throws {
        let scripts = try Self.scripts()
        #expect(scripts.count >= 20)
        for name in scripts {
            let file = Self.folder.appending(path: "\(name).sh")
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(FileManager.default.isExecutableFile(atPath: file.path), "\(name)")
            #expect(text.hasPrefix("#!/") && text.contains("\nset -e"), "\(name)")
            #expect(text.contains("expect") || text.contains("Expected"), "\(name)")
            #expect(text.contains("Why it matters"), "\(name)")
            #expect(!text.lowercased().contains("spindle"), "\(name)")
            #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 61, "\(name)")
        }
    }

    @Test("the table of scripts has all of them, and no other")
    func table() throws {
        #expect(try Self.names(in: Self.cells("findings/README.md", isLast: false)) == Self.scripts())
    }

    @Test("what the article on readers says is known by a script or a test that there is")
    func article() throws {
        let cells = try Self.cells("Sources/Spindle/Spindle.docc/Readers.md", isLast: true)
        let names = Self.names(in: cells)
        #expect(names.count >= 20)
        #expect(try names.subtracting(Self.scripts()) == [])
        let words = cells.flatMap { $0.split { !$0.isLetter } }
        for suite in Set(words.filter { $0.hasSuffix("Tests") }) {
            let file = CLI.root.appending(path: "Tests/ReaderTests/\(suite).swift")
            #expect(FileManager.default.fileExists(atPath: file.path), "\(suite)")
        }
    }
}
