import Foundation
import Testing

/// What depends on the system.
@Suite struct SystemTests {
    @Test(
        "only CPlatform asks which system it is for; other code names Darwin only for what both systems have")
    func oneFile() throws {
        let sources = URL(filePath: #filePath).appending(path: "../../../Sources").standardizedFileURL
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var guilty: [String] = []
        for case let file as URL in files where ["swift", "c", "h"].contains(file.pathExtension) {
            let text = try String(contentsOf: file, encoding: .utf8)
            if ["os(Linux)", "os(macOS)", "__linux__", "sched_getaffinity", "O_TMPFILE", "F_OFD_"].contains(
                where: text.contains)
            {
                guilty.append(file.lastPathComponent)
            }
        }
        #expect(guilty == ["Linux.c"])
    }
}
