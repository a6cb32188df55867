import Imaging
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
