import Foundation
import TestSupport
import Testing

@testable import Files

@Suite struct MarkTests {
    @Test("a marked file is known until its content changes, and files of other sinks are not")
    func marks() throws {
        let folder = try WorkFolder()
        let (marking, plain) = (
            try DirectorySink(folder.path, marks: true), try DirectorySink(folder.path, marks: false)
        )
        for name in ["a", "f/b"] { try marking.write(name, [1, 2, 3]) }
        for name in ["c", "f/d"] { try plain.write(name, [1, 2, 3]) }
        let names = ["a", "c", "f/b", "f/d", "none", "no/folder"]
        #expect(try marking.unmarked(names) == ["c", "f/d"])
        // In place, so that the mark stays.
        let file = try #require(FileHandle(forWritingAtPath: folder.path + "/a"))
        try file.write(contentsOf: Data([9]))
        try file.close()
        #expect(try marking.unmarked(names) == ["a", "c", "f/d"])
        try marking.write("a", [1, 2, 3])
        try marking.write("c", [1, 2, 3])
        #expect(try plain.unmarked(names) == ["f/d"], "what was the same is marked, too")
        try plain.write("a", [4])
        #expect(try plain.unmarked(names) == ["a", "f/d"])
    }

    @Test("a comparison tells files that differ or are missing, and writes nothing")
    func comparison() throws {
        let folder = try WorkFolder()
        let sink = try DirectorySink(folder.path, marks: true)
        for name in ["a", "b", "f/c"] { try sink.write(name, [1]) }
        let before = folder.tree("")
        let comparison = ComparingSink(sink)
        for (name, bytes) in [("a", [1]), ("b", [2]), ("f/c", [1]), ("f/d", [1]), ("g/e", [1])] {
            try comparison.write(name, bytes.map { UInt8($0) })
        }
        #expect(comparison.differing == ["b", "f/d", "g/e"])
        #expect(folder.tree("") == before)
    }
}
