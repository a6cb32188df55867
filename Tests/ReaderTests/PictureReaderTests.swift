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

/// Pictures of every kind that other programs have made: they are read as Pillow reads them.
@Suite struct PictureReaderTests {
    private struct Picture: Decodable {
        let name: String
        let width, height, count: Int
        /// By how much colors may differ, as they went through other libraries.
        let tolerance: Int
        let plays: Int?
        let delays: [Double]
    }

    private let work: WorkFolder
    private let pictures: [Picture]

    init() throws {
        work = try WorkFolder()
        pictures = try JSONDecoder().decode(
            [Picture].self, from: Reader.python.run([Reader.script("picture_files.py"), work.path]))
    }

    private func read(_ name: String) throws -> PictureFile {
        try PictureFile(try #require(work.bytes(name)), name: name)
    }

    /// The greatest difference of two pixels, each in four bytes.
    private func difference(_ ours: [UInt8], _ theirs: ArraySlice<UInt8>) -> Int {
        zip(ours, theirs).reduce(ours.count == theirs.count ? 0 : 256) { max($0, abs(Int($1.0) - Int($1.1))) }
    }

    @Test("issue 52: WebP, AVIF and JPEG are read as Pillow reads them, turned and cut as they say")
    func pixels() throws {
        #expect(pictures.count > 40)
        for picture in pictures {
            let file = try read(picture.name)
            #expect(file.width == picture.width && file.height == picture.height, "\(picture.name)")
            #expect(file.count == picture.count && file.plays == picture.plays, "\(picture.name): \(file)")
            #expect(file.delays == picture.delays, "\(picture.name): \(file.delays)")
            let theirs = try #require(work.bytes(picture.name + ".pixels"))
            let size = 4 * picture.width * picture.height
            for (index, bitmap) in try file.bitmaps().enumerated() {
                let largest = difference(bitmap.bytes, theirs[index * size..<(index + 1) * size])
                #expect(largest <= picture.tolerance, "\(picture.name), frame \(index)")
            }
        }
    }

    @Test("what is cut off anywhere is refused, and so are colors for printing")
    func broken() throws {
        for name in [
            "lossless.webp", "lossy.webp", "parts0.webp", "baseline.jpg", "still.avif", "moving.avif",
        ] {
            let whole = try #require(work.bytes(name))
            for count in stride(from: 0, to: whole.count - 2, by: max(1, whole.count / 60)) {
                #expect(throws: SpecError.self, "\(count) of \(whole.count) bytes of \(name)") {
                    try PictureFile(Array(whole.prefix(count)), name: name).bitmaps()
                }
            }
        }
        let error = #expect(throws: SpecError.self) { try read("bad-cmyk.jpg") }
        #expect(error.map { "\($0)".contains("convert it: magick") } == true, "\(error as Any)")
    }

    @Test("what is too large is refused before pixels are decoded")
    func limits() throws {
        for (name, kind) in [("parts0.webp", 9), ("moving.avif", 4), ("baseline.jpg", 1)] {
            var limits = PictureLimits()
            let bytes = try #require(work.bytes(name))
            let file = try PictureFile(bytes, name: name)
            limits.maxPixels = file.width * file.height * kind - 1
            #expect(throws: SpecError.self) { try PictureFile(bytes, name: name, limits: limits) }
        }
    }

    @Test("issue 52: a WebP and an AVIF that were packed come back pixel by pixel, at the same times")
    func comeBack() throws {
        for source in ["parts1.webp", "lossless-moving.webp", "parts0.webp"] {
            var spec = PackSpec([FilePattern(work.path + "/" + source)])
            (spec.output.formats, spec.output.name) = ([.webp, .avif, .apng], "packed")
            try spec.resolve(from: InputFiles(), workers: Workers(count: 2))
                .load(workers: Workers(count: 2), monitor: Unwatched())
                .write(workers: Workers(count: 2), into: DirectorySink(work.path))
            let before = try read(source)
            for name in ["packed.webp", "packed.avif", "packed.apng"] {
                let after = try read(name)
                #expect((after.plays ?? 0) == (before.plays ?? 0), "\(name)")
                // Frames that look the same may have become one.
                #expect(try shown(before) == shown(after), "\(source) as \(name)")
            }
        }
    }

    @Test("issue 52: an AVIF says how often it plays, and has the same pixels", arguments: [1, 3, 1000])
    func plays(count: Int) throws {
        var spec = PackSpec([FilePattern(work.path + "/lossless-moving.webp")])
        (spec.output.formats, spec.output.name) = ([.avif], "own")
        for plays in [nil, count] {
            spec.output.repeats = plays
            if plays != nil { spec.output.name = "played" }
            let notes = try spec.resolve(from: InputFiles(), workers: Workers(count: 2))
                .load(workers: Workers(count: 2), monitor: Unwatched())
                .write(workers: Workers(count: 2), into: DirectorySink(work.path))
            #expect(notes.isEmpty, "\(notes)")
        }
        let (own, played) = (try read("own.avif"), try read("played.avif"))
        #expect(played.plays == count)
        #expect(try shown(own) == shown(played))
    }

    /// The pictures of an animation, and until when each is shown, in milliseconds.
    private func shown(_ file: PictureFile) throws -> [[UInt8]: [Int]] {
        var (time, last, result) = (0.0, [UInt8](), [[UInt8]: [Int]]())
        for (bitmap, delay) in zip(try file.bitmaps(), file.delays) {
            if bitmap.bytes != last { result[bitmap.bytes, default: []].append(Int(time.rounded())) }
            (time, last) = (time + delay, bitmap.bytes)
        }
        return result
    }
}
