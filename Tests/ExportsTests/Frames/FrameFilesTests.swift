import Imaging
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
}
