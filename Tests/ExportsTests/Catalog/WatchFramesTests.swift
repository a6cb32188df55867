import Imaging
import Platform
import Testing

@testable import Exports
@testable import Formats

@Suite struct WatchFramesTests {
    @Test("frames are numbered from zero without zeros in front, and a still picture has no number")
    func numbers() throws {
        for (count, names) in [(1, ["spin@2x"]), (11, (0..<11).map { "spin\($0)@2x" })] {
            let source = PatternSource(looks: Array(0..<count), scale: 2)
            let sink = RecordingSink()
            try OutputFormat.watchkit.write(source, workers: Workers(count: 2), to: sink)
            #expect(sink.order.sorted() == names.map { "spin-watch/\($0).png" }.sorted())
        }
    }

    @Test("watches have one look: pictures of other variants are left out")
    func variants() throws {
        let sources = [FrameVariant(isDark: true), FrameVariant(), FrameVariant(isRightToLeft: true)].map {
            variant in
            var source = PatternSource(looks: [1], scale: 2)
            source.sequence.variant = variant
            return source
        }
        let sink = RecordingSink()
        try OutputFormat.watchkit.write(sources, workers: Workers(count: 1), to: sink)
        #expect(sink.order == ["spin-watch/spin@2x.png"])
    }
}
