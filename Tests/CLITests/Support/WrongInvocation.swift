import Foundation
import Testing

/// One row of `WrongInvocations.txt`: what was typed, and where the message has to lead.
struct WrongInvocation: Sendable, CustomTestStringConvertible {
    /// A line of a shell.
    let typed: String
    let status: Int32
    /// A part of the message: the option, name, command or text to write instead.
    let leads: String
    /// What is in the folder that it is typed in, by name.
    let files: [String: String]

    var testDescription: String { typed }

    /// All rows, in the order of the file.
    static let all: [WrongInvocation] = {
        let path = URL(filePath: #filePath).deletingLastPathComponent().path + "/WrongInvocations.txt"
        return rows(of: String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self))
    }()

    /// Reads rows `typed => status leads`.
    ///
    /// Lines that begin with `#` are comments. `file NAME:` begins a file, whose lines are indented by four spaces, with `→` for
    /// a tab; files are there for the rows up to the next empty line.
    static func rows(of text: String) -> [WrongInvocation] {
        var rows: [WrongInvocation] = []
        var files: [String: String] = [:]
        var name = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty {
                files = [:]
            } else if line.hasPrefix("file ") {
                name = String(line.dropFirst(5).dropLast())
                files[name] = ""
            } else if line.hasPrefix("    ") {
                files[name, default: ""] += line.dropFirst(4).replacing("→", with: "\t") + "\n"
            } else if !line.hasPrefix("#"), let arrow = line.ranges(of: " => ").last {
                let expected = line[arrow.upperBound...].split(separator: " ", maxSplits: 1)
                rows.append(
                    WrongInvocation(
                        typed: String(line[..<arrow.lowerBound]), status: Int32(expected[0]) ?? -1,
                        leads: expected.count > 1 ? String(expected[1]) : "", files: files))
            }
        }
        return rows
    }
}
