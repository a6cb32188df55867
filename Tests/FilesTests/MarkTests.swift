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

    @Test(
        "what appears or is edited once a sink is open is not replaced by other bytes, unless it is the named file"
    )
    func judged() throws {
        let folder = try WorkFolder()
        for name in ["empty", "f"] { try #require(mkdir(folder.path + "/" + name)) }
        folder.put("f/old", [1])
        for place in ["empty", "f"] {
            let path = folder.path + "/" + place
            let sink = try DirectorySink(path, marks: true, named: "named") { name, present in
                name == "named" || present.isAsMarked
                    ? nil : SinkError(.cannotCreate, path: name, operation: "replace", reason: "")
            }
            for name in ["a", "f/b", "named"] { folder.put(place + "/" + name, [9]) }
            for name in ["a", "f/b"] {
                let error = #expect(throws: SinkError.self) { try sink.write(name, [1, 2]) }
                #expect(error?.path == name && folder.bytes(place + "/" + name) == [9])
                try sink.write(name, [9])
                try sink.write(name, [1, 2])
            }
            try sink.write("named", [1, 2])
            #expect(folder.tree(place).values.allSatisfy { $0 != [9] })
            #expect(!folder.names(in: place).contains { $0.hasPrefix(".spindle") })
        }
    }

    @Test("the named file is written through a link, is marked there, and keeps its mode")
    func named() throws {
        let folder = try WorkFolder()
        folder.put("there/target", [1])
        try link(folder.path + "/a", to: "there/target")
        folder.put("b", [1])
        for name in ["there/target", "b"] {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o640], ofItemAtPath: folder.path + "/" + name)
        }
        for (name, end) in [("a", "there/target"), ("b", "b")] {
            let sink = try DirectorySink(folder.path, marks: true, named: name)
            try sink.write(name, [1, 2])
            try sink.write("other", [1])
            #expect(sink.files.first { $0.name == name }?.replacedAnother == true)
            #expect(folder.bytes(end) == [1, 2])
            #expect(try folder.attributes(end)[.posixPermissions] as? Int == 0o640)
            #expect(try sink.unmarked([end]) == [])
        }
        #expect(try folder.attributes("a")[.type] as? FileAttributeType == .typeSymbolicLink)
        #expect(folder.names() == ["a", "b", "other", "there"])
        // Others are replaced where they are.
        try DirectorySink(folder.path, marks: true, named: "b").write("a", [3])
        #expect(folder.bytes("there/target") == [1, 2] && folder.bytes("a") == [3])
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
