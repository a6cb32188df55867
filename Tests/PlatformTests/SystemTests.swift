import Foundation
import Testing

/// What depends on the system.
@Suite struct SystemTests {
    @Test(
        "only CPlatform asks which system it is for, and only LibC which C library that has")
    func oneFile() throws {
        let sources = URL(filePath: #filePath).appending(path: "../../../Sources").standardizedFileURL
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var guilty: Set<String> = []
        for case let file as URL in files where ["swift", "c", "h"].contains(file.pathExtension) {
            let text = try String(contentsOf: file, encoding: .utf8)
            let signs = [
                "os(Linux)", "os(macOS)", "__linux__", "sched_getaffinity", "O_TMPFILE", "F_OFD_",
                "import Darwin",
                "import Glibc",
            ]
            if signs.contains(where: text.contains) { guilty.insert(file.lastPathComponent) }
        }
        #expect(guilty == ["LibC.swift", "Linux.c"])
    }
}
