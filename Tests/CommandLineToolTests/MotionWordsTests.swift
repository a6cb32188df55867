import Arguments
import Foundation
import MotionCore
import Testing

@testable import CommandLineTool

/// What people type who look for a spinner: `spindle list motions WORD…`.
@Suite struct MotionWordsTests {
    /// Search words, and the motion that is meant by them.
    private static let rows: [(words: [String], motion: String)] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "MotionWords.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { line in
            let fields = line.split(separator: "\t")
            return (fields[0].split(separator: " ").map(String.init), String(fields[1]))
        }
    }()

    @Test("search words find the motion that is meant, and two words no more than a page of them")
    func words() {
        #expect(Self.rows.count >= 300)
        let entries = Motion.all.map { Entry($0) }
        for (words, motion) in Self.rows {
            let telling = Command.telling(words)
            let found = entries.filter { entry in telling.allSatisfy { entry.rank(of: $0) != nil } }.map(
                \.name)
            #expect(found.contains(motion), "\(words) does not find \(motion)")
            #expect(words.count < 2 || found.count <= 40, "\(words) finds \(found.count)")
        }
    }

    @Test("every motion is meant by some words")
    func all() {
        let meant = Set(Self.rows.map(\.motion))
        #expect(Motion.all.map(\.name).filter { !meant.contains($0) } == [])
    }
}
