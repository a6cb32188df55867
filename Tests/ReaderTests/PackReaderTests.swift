import Files
import Formats
import Foundation
import Imaging
import Packs
import Platform
import Rendering
import Requests
import TestSupport
import Testing

/// What goes into a pack comes out of it: independent programs make the frames and read the sheets.
@Suite struct PackReaderTests {
    private struct FrameSet: Decodable {
        let folder: String
        let files: [String]
        let count: Int
    }

    @Test(
        "a strip shows nothing of neighbors in Chromium, whatever the zoom, and would without room between frames"
    )
    func strips() throws {
        try Reader.chromium.requireInstalled()
        let work = try WorkFolder()
        var encoder = try PNGEncoder()
        // A blank frame among others that fill theirs.
        for index in 0..<9 {
            let bitmap = Bitmap(21, 21) { _, _ in index == 4 ? Color(0, 0, 0, 0) : Color(255, UInt8(index), 0)
            }
            var png: [UInt8] = []
            encoder.encode(bitmap, into: &png)
            try Data(png).write(to: URL(filePath: work.path + "/\(index).png"))
        }
        for padding in [nil, 0] as [Double?] {
            var spec = PackSpec([FilePattern(work.path + "/*.png")])
            (spec.timing, spec.output.name, spec.output.formats) = (.delay(100), "spin", [.sheet])
            (spec.output.sheet.dialects, spec.output.sheet.padding) = ([.cssStrip], padding)
            let folder = work.path + "/strip-\(padding == nil)"
            let notes = try spec.resolve(from: InputFiles(), workers: Workers(count: 2))
                .load(workers: Workers(count: 2), monitor: Unwatched())
                .write(workers: Workers(count: 2), into: DirectorySink(folder))
            let arguments = [Reader.script("chromium_strip.py"), folder, "450", "350"]
            if padding == nil {
                #expect(notes.isEmpty)
                _ = try Reader.python.run(arguments)
            } else {
                #expect(notes.contains { "\($0)".contains("neighbors") })
                #expect(throws: Reader.Failure.self) { try Reader.python.run(arguments) }
            }
        }
    }

    @Test("issue 26: frames cut out of every dialect are the very pixels that went in")
    func frames() throws {
        let work = try WorkFolder()
        let made = try Reader.python.run([Reader.script("pack_sets.py"), work.path + "/sets", "200", "26"])
        let sets = try JSONDecoder().decode([FrameSet].self, from: made)
        #expect(sets.count == 200)
        var cases: [[String: Any]] = []
        for (number, set) in sets.enumerated() {
            let dialect = SheetDialect.all[number % SheetDialect.all.count]
            // These are proved by a browser, by Godot and by Qt; here they would not be read.
            let isRead = !["css", "css-strip", "godot", "qml"].contains(dialect.name)
            var spec = PackSpec(set.files.map { FilePattern(set.folder + "/" + $0) })
            (spec.timing, spec.output.name, spec.output.formats) = (.rate(20), "spin", [.sheet])
            spec.output.sheet.dialects = [isRead ? dialect : .jsonHash]
            if number.isMultiple(of: 2) && spec.output.sheet.dialects[0] != .aseprite {
                spec.output.sheet.trim = .frame
            }
            // Whose readers differ in what they make of the time of a single frame.
            let delays = dialect == .phaser ? (0..<set.count).map { [40.0, 100, 60][$0 % 3] } : []
            if !delays.isEmpty { spec.timing = .delays(delays) }
            let job = try spec.resolve(from: InputFiles(), workers: Workers(count: 2))
            try #require(job.sequence.count == set.count, "\(set)")
            try job.load(workers: Workers(count: 2), monitor: Unwatched())
                .write(workers: Workers(count: 2), into: DirectorySink(set.folder))
            let tag: [String: Any] = ["name": "spin", "from": 0, "to": set.count - 1, "direction": "forward"]
            var facts: [String: Any] = [
                "folder": set.folder, "dialect": spec.output.sheet.dialects[0].name, "name": "spin",
                "suffix": "", "count": set.count, "fps": 20.0, "loop": job.sequence.loops,
                "alpha": "straight", "tags": [tag], "extrude": 0, "values": [Double](),
            ]
            if !delays.isEmpty { facts["delays"] = delays }
            cases.append(facts)
        }
        let file = work.path + "/cases.json"
        try JSONSerialization.data(withJSONObject: cases).write(to: URL(filePath: file))
        _ = try Reader.python.run([Reader.script("sheet_frames.py"), file])
    }
}
