import Differences
import Foundation
import Platform
import TestSupport
import Testing

/// Sheets that another program packs are cut by `diff` as that program means them.
@Suite struct DiffReaderTests {
    @Test(
        "sheets of PyTexturePacker, trimmed and turned or not, are the same frames, and one pixel that differs is found",
        arguments: ["json", "plist"])
    func texturePacker(format: String) throws {
        let work = try WorkFolder()
        _ = try Reader.python.run([Reader.script("texture_packer.py"), work.path, format])
        let plain = "\(work.path)/plain/sheet0.\(format)"
        for other in ["turned", "trimmed", "both"] {
            let same = try FrameDifferences(
                plain, "\(work.path)/\(other)/sheet0.\(format)", workers: Workers(count: 2))
            #expect(same.isEmpty && same.compared == 9, "\(other): \(same.text)")
        }
        for other in ["turned", "both"] {
            let text = String(decoding: try #require(work.bytes("\(other)/sheet0.\(format)")), as: UTF8.self)
            #expect(text.contains(format == "json" ? #""rotated": true"# : "<true/>"), "nothing is turned")
        }
        let changed = try FrameDifferences(
            plain, "\(work.path)/changed/sheet0.\(format)", workers: Workers(count: 2))
        #expect(changed.items.count == 1 && changed.onlyInOld.isEmpty && changed.onlyInNew.isEmpty)
        let item = try #require(changed.items.first)
        guard case .pixels(let pixels) = item.kind else {
            Issue.record("\(changed.text)")
            return
        }
        #expect(item.name == "frame4.png" && pixels.count == 1 && pixels.largest == 255)
    }
}
