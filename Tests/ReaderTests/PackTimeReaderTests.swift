import Basics
import Files
import Formats
import Foundation
import Imaging
import Packs
import PictureFiles
import Platform
import Rendering
import Requests
import TestSupport
import Testing

/// What animations of others say of time comes out as it went in; browsers and other programs are the judges.
@Suite struct PackTimeReaderTests {
    private struct Play: Decodable {
        /// 0 for no end.
        let plays: Int
        /// In milliseconds.
        let delays: [Double]
    }

    private func chromium(_ paths: [String]) throws -> [Play] {
        try Reader.chromium.requireInstalled()
        return try JSONDecoder().decode(
            [Play].self, from: Reader.python.run([Reader.script("chromium_plays.py")] + paths))
    }

    private func pack(_ files: [String], to formats: [OutputFormat], name: String, in folder: String) throws
        -> PackJob
    {
        var spec = PackSpec(files.map(FilePattern.init))
        (spec.output.formats, spec.output.name) = (formats, name)
        let job = try spec.resolve(from: InputFiles(), workers: Workers(count: 2))
        try job.load(workers: Workers(count: 2), monitor: Unwatched())
            .write(workers: Workers(count: 2), into: DirectorySink(folder))
        return job
    }

    @Test(
        "animations of others are played as often as Chromium plays them, and so is what is packed from them")
    func plays() throws {
        let work = try WorkFolder()
        _ = try Reader.python.run([Reader.script("pack_plays.py"), work.path])
        let names = work.names()
        #expect(names.count > 20)
        let theirs = try chromium(names.map { work.path + "/" + $0 })
        var written: [(path: String, plays: Int)] = []
        for (name, play) in zip(names, theirs) {
            let file = try PictureFile(try #require(work.bytes(name)), name: name)
            #expect(file.plays == play.plays, "\(name)")
            // Chromium cuts to whole milliseconds.
            #expect(file.delays.map { $0.rounded(.down) } == play.delays, "\(name)")
            let stem = name.replacing(".", with: "-")
            let job = try pack(
                [work.path + "/" + name], to: [.apng, .gif, .webp], name: stem, in: work.path + "/out")
            #expect(job.notes.isEmpty == (play.plays <= 65_535 && !name.hasPrefix("delays")), "\(job.notes)")
            for (ending, most) in [("apng", Int.max), ("gif", 65_536), ("webp", 65_535)] {
                written.append(("\(work.path)/out/\(stem).\(ending)", min(most, play.plays)))
            }
        }
        for (file, play) in zip(written, try chromium(written.map(\.path))) {
            #expect(play.plays == file.plays, "\(file.path)")
        }
    }

    @Test("delays of 10 ms and less are packed as the 100 ms for which browsers show them, with a note")
    func short() throws {
        let work = try WorkFolder()
        _ = try Reader.python.run([Reader.script("pack_plays.py"), work.path])
        for (name, delays) in [("delays.gif", [100, 100, 20, 50]), ("delays.png", [100, 100, 11, 75])] {
            let job = try pack(
                [work.path + "/" + name], to: [.apng, .gif], name: "packed", in: work.path + "/out")
            #expect(job.sequence.delays == delays.map(Double.init))
            #expect(job.notes.contains { $0.text(.flags).contains("1 frame with a delay under 11 ms") })
            let packed = try chromium(["\(work.path)/out/packed.apng"])[0]
            #expect(packed.delays == delays.map(Double.init), "\(name)")
        }
    }

    @Test("frames that gifsicle has exploded keep their delays, and their number of plays")
    func exploded() throws {
        let work = try WorkFolder()
        _ = try Reader.python.run([Reader.script("pack_plays.py"), work.path])
        for (number, file) in ["four.gif", "forever.gif"].enumerated() {
            let (whole, parts) = ("\(work.path)/whole-\(number).gif", "\(work.path)/part-\(number).gif")
            // A frame without a delay counts as in the whole file.
            _ = try Reader.gifsicle.run(
                ["\(work.path)/\(file)", "-d7", "#0", "-d0", "#1", "-d30", "#0", "-o", whole])
            _ = try Reader.gifsicle.run(["--explode", whole, "-o", parts])
            let job = try pack([parts + ".*"], to: [.gif], name: "packed", in: work.path + "/out")
            #expect(job.sequence.delays == [70, 100, 300])
            #expect(PackJob.name([parts + ".000", parts + ".001"]) == "part")
            let judged = try chromium([whole, "\(work.path)/out/packed.gif"])
            #expect(judged[0].delays == [70, 0, 300] && judged[1].delays == [70, 100, 300])
            #expect(judged[0].plays == judged[1].plays)
        }
    }

    @Test(
        "a GIF that is played again clears its last picture, and one that is played once leaves it",
        arguments: [1, 3])
    func cleared(plays: Int) throws {
        let work = try WorkFolder()
        for index in 0..<3 {
            var encoder = try PNGEncoder(.standard)
            var file: [UInt8] = []
            encoder.encode(Bitmap(6, 6) { x, _ in Color(200, 9, 9, x / 2 == index ? 255 : 0) }, into: &file)
            work.put("\(index).png", file)
        }
        var spec = PackSpec([FilePattern(work.path + "/?.png")])
        (spec.timing, spec.output.name, spec.output.formats) = (.delay(50), "turn", [.apng])
        // A run that is played once, and then again because somebody asks for it.
        spec.output.repeats = 1
        for formats in [[OutputFormat.apng], [.gif]] {
            spec.output.formats = formats
            try spec.resolve(from: InputFiles(), workers: Workers(count: 2))
                .load(workers: Workers(count: 2), monitor: Unwatched())
                .write(workers: Workers(count: 2), into: DirectorySink(work.path))
            spec.files = [FilePattern(work.path + "/turn.apng")]
            (spec.timing, spec.output.repeats) = (.own, plays)
        }
        let facts = String(
            decoding: try Reader.gifsicle.run(["--info", work.path + "/turn.gif"]), as: UTF8.self)
        let disposals = facts.split(separator: "disposal ").dropFirst().map { $0.prefix { $0 != " " } }
        #expect(disposals.count == 3 && disposals.last == (plays == 1 ? "asis" : "background"), "\(facts)")
    }

    @Test(
        "a GIF is as long as what it is packed from, also where its last frames are too short for it, and ends with the last",
        arguments: [
            [100, 15, 15, 15], [40, 12, 12, 12, 12], [15, 15, 15], [100, 90, 11], [33, 17, 33, 17, 12],
            [30, 12],
        ])
    func length(delays: [Double]) throws {
        for plays in [1, nil] {
            let work = try WorkFolder()
            for index in delays.indices {
                var encoder = try PNGEncoder(.standard)
                var file: [UInt8] = []
                encoder.encode(Bitmap(4, 4) { _, _ in Color(UInt8(40 * index), 9, 9, 255) }, into: &file)
                work.put("\(index).png", file)
            }
            var spec = PackSpec([FilePattern(work.path + "/*.png")])
            (spec.timing, spec.output.name, spec.output.formats) = (.delays(delays), "turn", [.apng])
            spec.output.repeats = plays
            let job = try spec.resolve(from: InputFiles(), workers: Workers(count: 2))
            try job.load(workers: Workers(count: 2), monitor: Unwatched())
                .write(workers: Workers(count: 2), into: DirectorySink(work.path))
            var gif = PackSpec([FilePattern(work.path + "/turn.apng")])
            (gif.output.name, gif.output.formats) = ("turn", [.gif])
            let notes = try gif.resolve(from: InputFiles(), workers: Workers(count: 2))
                .load(workers: Workers(count: 2), monitor: Unwatched())
                .write(workers: Workers(count: 2), into: DirectorySink(work.path))
            let shown = try chromium(["\(work.path)/turn.gif"])[0]
            #expect(shown.plays == plays ?? 0)
            let (length, whole) = (shown.delays.reduce(0, +), delays.reduce(0, +))
            #expect(length == (whole / 10).rounded() * 10, "\(shown)")
            #expect(shown.delays.allSatisfy { $0 >= 20 }, "\(shown)")
            // What is left out is said.
            let said = notes.map { $0.text(.flags) }
            #expect(
                shown.delays.count == delays.count || said.contains { $0.contains("has the same length") },
                "\(said)")
            let file = try PictureFile(try #require(work.bytes("turn.gif")), name: "turn.gif")
            #expect(try plays == nil || file.bitmaps().last?[0, 0].red == UInt8(40 * (delays.count - 1)))
        }
    }
}
