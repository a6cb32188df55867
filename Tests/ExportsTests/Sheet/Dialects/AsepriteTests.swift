import Foundation
import Imaging
import Platform
import Testing

@testable import Exports
@testable import Formats

@Suite struct AsepriteTests {
    @Test("durations are whole milliseconds that add up to the loop", arguments: [60, 24, 7.3, 999.9, 1000])
    func durations(fps: Double) throws {
        let sink = RecordingSink()
        let options = ExportOptions(sheet: try SheetOptions(dialects: [.aseprite]))
        try OutputFormat.sheet.write(
            PatternSource(looks: (0..<101).map { $0 % 7 }, fps: fps), options: options,
            workers: Workers(count: 1), to: sink)
        let json = try #require(
            JSONSerialization.jsonObject(with: Data(sink.files["spin.json"]!)) as? [String: Any])
        let frames = try #require(json["frames"] as? [String: [String: Any]])
        let durations = try (0..<101).map { try #require(frames["\($0)"]?["duration"] as? Int) }
        #expect(durations.reduce(0, +) == Int((101_000 / fps).rounded()))
        #expect(durations.max()! - durations.min()! <= 1 && durations.min()! >= 1)
    }

    @Test("more pages than one are refused before anything is written")
    func pages() throws {
        let sink = RecordingSink()
        let options = ExportOptions(sheet: try SheetOptions(maxSide: 9, dialects: [.aseprite]))
        let error = #expect(throws: SheetError.self) {
            try OutputFormat.sheet.write(
                PatternSource(looks: [1, 2, 3]), options: options, workers: Workers(count: 1), to: sink)
        }
        guard case .unsupported("aseprite", .pages, _) = try #require(error) else {
            Issue.record(error!)
            return
        }
        #expect(sink.order.isEmpty)
        try OutputFormat.sheet.write(
            PatternSource(looks: [1, 1, 1]), options: options, workers: Workers(count: 1), to: sink)
        #expect(sink.order == ["spin.png", "spin.json"])
    }
}
