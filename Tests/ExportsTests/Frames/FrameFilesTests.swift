import Files
import Imaging
import Platform
import Synchronization
import TestSupport
import Testing

@testable import Exports
@testable import Formats

@Suite struct FrameFilesTests {
    @Test("every frame becomes a file in which libpng finds its pixels")
    func files() throws {
        let source = PatternSource(looks: [3, 1, 3], scale: 2)
        let sink = RecordingSink()
        try OutputFormat.frames.write(source, workers: Workers(count: 2), to: sink)
        #expect(sink.files.keys.sorted() == ["spin-0000@2x.png", "spin-0001@2x.png", "spin-0002@2x.png"])
        for (index, name) in sink.files.keys.sorted().enumerated() {
            let (read, frame) = (try decodePNG(sink.files[name]!), source.frame(index))
            #expect(read.width == frame.width && read.height == frame.height)
            for y in 0..<frame.height {
                for x in 0..<frame.width { #expect(read[x, y] == frame[x, y]) }
            }
        }
    }

    @Test(
        "with bleed, transparent pixels beside visible ones have their color, so that means of both have no other",
        arguments: [1, 3])
    func bleed(threads: Int) throws {
        let color = Color(10, 110, 209)
        var source = PatternSource(looks: Array(0..<9), width: 12, height: 10) { _ in .coverage(color) }
        source.isSparse = true
        let sink = RecordingSink()
        var options = ExportOptions()
        options.bleedsFrames = true
        try OutputFormat.frames.write(
            source, options: options,
            workers: Workers(count: threads), to: sink)
        var halves = 0
        for (index, name) in sink.files.keys.sorted().enumerated() {
            let (read, frame) = (try decodePNG(sink.files[name]!), source.frame(index))
            for y in 0..<frame.height {
                for x in 0..<frame.width where frame[x, y].alpha > 0 { #expect(read[x, y] == frame[x, y]) }
            }
            for y in stride(from: 0, to: frame.height, by: 2) {
                for x in stride(from: 0, to: frame.width, by: 2) {
                    let pixels = [read[x, y], read[x + 1, y], read[x, y + 1], read[x + 1, y + 1]]
                    guard pixels.contains(where: { $0.alpha > 0 }) else { continue }
                    if pixels.contains(where: { $0.alpha == 0 }) { halves += 1 }
                    for pixel in pixels {
                        #expect(Color(pixel.red, pixel.green, pixel.blue) == color)
                    }
                }
            }
        }
        #expect(halves > 10)
    }

    @Test("what the sink cannot store stops the export")
    func sinkErrors() {
        struct Full: Error {}
        struct FullSink: ArtifactSink {
            func write(_ name: String, _ bytes: [UInt8]) throws {
                if name == "spin-0004.png" { throw Full() }
            }
        }
        #expect(throws: Full.self) {
            try OutputFormat.frames.write(
                PatternSource(looks: Array(0..<9)), workers: Workers(count: 2), to: FullSink())
        }
    }

    @Test(
        "threads take frames that follow on each other, of few frames so that all end at about the same time",
        arguments: [(600, 16), (78, 9), (24, 3), (3, 1), (0, 1)])
    func stretches(count: Int, length: Int) throws {
        let workers = Workers(count: 2)
        #expect(workers.evenStretch(of: count) == length)
        let taken = Mutex<[Range<Int>]>([])
        try workers.forEachStretch(of: count, length: length) {
        } _: { _, frames in
            taken.withLock { $0.append(frames) }
        }
        let frames = taken.withLock { $0.sorted { $0.lowerBound < $1.lowerBound } }
        #expect(
            frames.flatMap { Array($0) } == Array(0..<count)
                && frames.dropLast().allSatisfy { $0.count == length })
    }
}
