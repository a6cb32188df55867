import Files
import Formats
import Foundation
import Imaging
import Packs
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
            let job = try spec.resolve(from: InputFiles(), workers: Workers(count: 2))
            try #require(job.sequence.count == set.count, "\(set)")
            try job.load(workers: Workers(count: 2), monitor: Unwatched())
                .write(workers: Workers(count: 2), into: DirectorySink(set.folder))
            let tag: [String: Any] = ["name": "spin", "from": 0, "to": set.count - 1, "direction": "forward"]
            cases.append([
                "folder": set.folder, "dialect": spec.output.sheet.dialects[0].name, "name": "spin",
                "suffix": "", "count": set.count, "fps": 20.0, "loop": job.sequence.loops,
                "alpha": "straight", "tags": [tag], "extrude": 0, "values": [Double](),
            ])
        }
        let file = work.path + "/cases.json"
        try JSONSerialization.data(withJSONObject: cases).write(to: URL(filePath: file))
        _ = try Reader.python.run([Reader.script("sheet_frames.py"), file])
    }
}
