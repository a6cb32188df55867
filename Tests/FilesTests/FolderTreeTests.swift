import Foundation
import TestSupport
import Testing

@testable import Files

@Suite struct FolderTreeTests {
    let folder: WorkFolder

    init() throws {
        folder = try WorkFolder()
        try #require(mkdir(folder.path + "/top/a/b"))
        for name in ["top/x", "top/a/x", "top/a/b/x", "out"] { folder.put(name) }
        try link(folder.path + "/top/link", to: folder.path)
        try link(folder.path + "/top/x-link", to: "x")
    }

    @Test("files are found by their paths, but none that a link leads to or is")
    func finds() throws {
        let tree = try DirectorySink(folder.path + "/top").tree()
        let names = tree.names().sorted()
        #expect(names == ["a", "link", "x", "x-link"])
        let (files, others) = (
            ["x", "a/x", "a/b/x"], ["", "a", "y", "a/y", "x/x", "x-link", "link/out", "a/b", "a/b/"]
        )
        let found = (files + others).filter { tree.hasFile($0) }
        #expect(found == files)
    }

    @Test("a file is removed with the folders that are empty then, and nothing by a link")
    func removes() throws {
        let tree = try DirectorySink(folder.path + "/top").tree()
        for path in ["link/out", "x-link", "a", "a/b", "none/x"] { tree.remove(path) }
        #expect(folder.names() == ["out", "top"])
        #expect(folder.names(in: "top") == ["a", "link", "x", "x-link"])
        tree.remove("a/b/x")
        #expect(folder.names(in: "top/a") == ["x"])
        tree.remove("a/x")
        tree.remove("x")
        #expect(folder.names(in: "top") == ["link", "x-link"])
    }
}
