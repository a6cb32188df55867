import Basics
import Exports
import Files
import Jobs
import Loading
import MotionCore
import Platform
import Testing

@testable import Formats
@testable import Rendering
@testable import Requests

/// Issue 23: files within a number of bytes.
@Suite struct BudgetTests {
    private func spec(_ format: OutputFormat, maxBytes: Int? = nil) -> RenderSpec {
        var spec = RenderSpec(.fluent)
        (spec.name, spec.extent, spec.formats) = ("a", 24, [format])
        spec.matte = format == .gif ? Color(rgba: 0xFFFF_FFFF) : nil
        spec.maxBytes = maxBytes.map { ByteCount($0) }
        return spec
    }

    private func bytes(_ files: [String: [UInt8]]) -> Int {
        files.filter { !$0.key.hasSuffix(".json") }.reduce(0) { $0 + $1.value.count }
    }

    @Test(
        "what fits is written as it is; else rate, colors, size and time are given up, the same with any number of threads",
        arguments: [OutputFormat.apng, .gif, .webp, .sheet])
    func fits(format: OutputFormat) throws {
        let plain = try spec(format).resolve().files().files
        let whole = bytes(plain)
        let (same, notes) = try spec(format, maxBytes: whole).resolve().files()
        #expect(same == plain)
        #expect(notes.contains { $0.hasSuffix("of at most \(whole) bytes, at full quality") })
        var sizes: [Int] = []
        for share in [0.7, 0.35] {
            let limit = Int(Double(whole) * share)
            let job = try spec(format, maxBytes: limit).resolve()
            let (files, notes) = try job.files()
            let others = try job.files(workers: Workers(count: 3))
            #expect(others.files == files && others.notes == notes)
            #expect(bytes(files) <= limit && files.keys.sorted() == plain.keys.sorted())
            let note = try #require(notes.first { $0.contains("encodings)") })
            let count = note.split(separator: "(").last.flatMap { Int($0.prefix { $0.isNumber }) }
            #expect((2...12).contains(try #require(count)), "\(note)")
            #expect(note.contains("bytes, with ") && note.contains("frames a second"), "\(note)")
            // A GIF has no alpha to give up.
            #expect(format != .gif || !note.contains("alpha"), "\(note)")
            sizes.append(bytes(files))
        }
        #expect(sizes[1] < sizes[0])
    }

    @Test(
        "where nothing fits, nothing is written, and the nearest is told, which fits then",
        arguments: [OutputFormat.apng, .gif])
    func refused(format: OutputFormat) throws {
        let sink = MemorySink()
        let job = try spec(format, maxBytes: 100).resolve()
        var least: Int?
        do { _ = try job.run(into: sink) } catch RenderError.interrupted(let error) {
            least = (error as? BudgetError)?.least
        }
        #expect(sink.files.isEmpty)
        let nearest = try #require(least)
        let (files, _) = try spec(format, maxBytes: nearest).resolve().files()
        #expect(bytes(files) <= nearest)
    }

    @Test("hard edges leave one color and none; half covered is opaque")
    func hardEdges() throws {
        var spec = spec(.gif)
        (spec.matte, spec.hasHardEdges) = (nil, true)
        let (files, notes) = try spec.resolve().files()
        let file = try #require(files["a.gif"])
        // The size of the palette: 2 to the power of the last three bits and one.
        #expect(file[10] & 7 == 0)
        #expect(notes.contains { $0.contains("alpha 128 of 255") })
    }

    @Test("hard edges are not told of where nothing shows through")
    func opaque() throws {
        var spec = spec(.gif)
        (spec.matte, spec.hasHardEdges, spec.background) = (nil, true, Color(rgba: 0xFFFF_FFFF))
        let (_, notes) = try spec.resolve().files()
        #expect(!notes.contains { $0.contains("hard edges") }, "\(notes)")
    }

    @Test("loop counts stand in files; a GIF counts those after the first")
    func repeats() throws {
        var spec = spec(.gif)
        spec.repeats = 3
        let gif = try #require(try spec.resolve().files().files["a.gif"])
        let netscape = try #require(gif.indices.first { gif[$0...].starts(with: "NETSCAPE2.0".utf8) })
        #expect(Array(gif[netscape + 11..<netscape + 16]) == [3, 1, 2, 0, 0])
        spec.formats = [.apng]
        let apng = try #require(try spec.resolve().files().files["a.apng"])
        let control = try #require(apng.indices.first { apng[$0...].starts(with: "acTL".utf8) })
        #expect(Array(apng[control + 8..<control + 12]) == [0, 0, 0, 3])
    }

    @Test("a preset gives format and limits; what is larger or another format is refused")
    func presets() throws {
        var spec = RenderSpec(.fluent)
        spec.preset = OutputPreset.all[0]
        let job = try spec.resolve()
        #expect(job.formats == [.gif] && job.options.maxBytes == 128_000)
        spec.maxBytes = ByteCount(50_000)
        #expect(try spec.resolve().options.maxBytes == 50_000)
        spec.size = 129
        #expect(throws: SpecError.self) { try spec.resolve() }
        (spec.extent, spec.formats) = (20, [.apng])
        #expect(throws: SpecError.self) { try spec.resolve() }
    }

    @Test("frames go back without their ends twice, and the last one stays")
    func playback() throws {
        #expect(Playback(goesBack: true).order(of: 4, fps: 10) == [0, 1, 2, 3, 2, 1])
        #expect(Playback(hold: 200).order(of: 3, fps: 10) == [0, 1, 2, 2, 2])
        #expect(Playback(goesBack: true, hold: 100).order(of: 3, fps: 10) == [0, 1, 2, 2, 1])
        #expect(Playback(goesBack: true, hold: 100).order(of: 1, fps: 10) == [0])
        var spec = spec(.frames)
        spec.animation.frames = 4
        let plain = try spec.resolve().files().files
        spec.isPingPong = true
        let files = try spec.resolve().files().files
        #expect(files.count == 6)
        for (number, original) in [0, 1, 2, 3, 2, 1].enumerated() {
            #expect(files["a-000\(number).png"] == plain["a-000\(original).png"])
        }
    }
}
