import Foundation
import Testing

@testable import CommandLineTool

@Suite struct ExitStatusTableTests {
    @Test("help and the documentation of the command line say the same of every exit status")
    func documentation() throws {
        let path = "../../../Sources/Spindle/Spindle.docc/CommandLine.md"
        let file = URL(fileURLWithPath: #filePath).appending(path: path).standardizedFileURL
        let text = try String(contentsOf: file, encoding: .utf8)
        let section = try #require(text.split(separator: "## Exit status\n").last)
        let rows = section.split(separator: "\n").drop { !$0.hasPrefix("|---") }.dropFirst()
        #expect(rows.map { String($0) } == exitStatuses.map { "| \($0.name) | \($0.text) |" })
    }
}
