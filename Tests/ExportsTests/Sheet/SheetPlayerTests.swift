import Foundation
import Imaging
import Platform
import Testing

@testable import Exports
@testable import Formats

@Suite struct SheetPlayerTests {
    private func files(_ source: PatternSource, maxSide: Int = 16384) throws -> RecordingSink {
        let sink = RecordingSink()
        try OutputFormat.sheet.write(
            source, options: ExportOptions(sheet: SheetOptions(maxSide: maxSide)), workers: Workers(count: 2),
            to: sink)
        return sink
    }

    private func subcycle(name: String = "spin", scale: Double = 1) -> PatternSource {
        var source = PatternSource(
            looks: [0, 1, 2, 3, 4, 5, 6, 0, 5], width: 5, height: 5, scale: scale, name: name)
        source.sequence.rotationPerWrap = 216
        return source
    }

    @Test("a sub-cycle says in the metadata how far it turns at each wrap, and after how many frames")
    func metadata() throws {
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(files(subcycle()).files["spin.json"]!))
                as? [String: Any])
        let meta = try #require(json["meta"] as? [String: Any])
        #expect(meta["rotationPerWrap"] as? Double == 216 && meta["framesPerWrap"] as? Int == 9)
    }

    @Test("the page is written last, beside the sheet, and only for a sub-cycle")
    func page() throws {
        #expect(try files(subcycle()).order == ["spin.png", "spin.json", "spin.html"])
        #expect(try files(subcycle(scale: 2)).order.last == "spin@2x.html")
        #expect(try files(PatternSource(looks: [0, 1])).order == ["spin.png", "spin.json"])
    }

    @Test(
        "the page knows every frame's image and place, loads nothing from elsewhere, and heeds reduced motion"
    )
    func contents() throws {
        // 2 × 2 frames a page.
        let sink = try files(subcycle(), maxSide: 12)
        let html = sink.text("spin.html")
        let line = try #require(html.split(separator: "\n").first { $0.contains("const sheet = ") })
        let text = line.drop { $0 != "{" }.dropLast()
        let data = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(data["images"] as? [String] == ["spin-1.png", "spin-2.png"])
        #expect(data["fps"] as? Double == 60 && data["rotationPerWrap"] as? Double == 216)
        #expect(
            data["frames"] as? [[Int]]
                == [
                    [0, 0, 0], [0, 5, 0], [0, 0, 5], [0, 5, 5], [1, 0, 0], [1, 5, 0], [1, 0, 5], [0, 0, 0],
                    [1, 5, 0],
                ].map { $0 + [5, 5, 0, 0] })
        #expect(!html.contains("http") && !html.contains("//"))
        #expect(html.contains("prefers-reduced-motion"))
    }

    @Test("a name is text in the title, whatever it means to HTML")
    func title() throws {
        #expect(try files(subcycle(name: "a&lt;b")).text("a&lt;b.html").contains("<title>a&amp;lt;b</title>"))
    }
}
