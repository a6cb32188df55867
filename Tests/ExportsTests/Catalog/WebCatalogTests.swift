import Basics
import Imaging
import Platform
import Testing

@testable import Exports
@testable import Formats

@Suite struct WebCatalogTests {
    private func write(_ sources: [PatternSource]) throws -> RecordingSink {
        let sink = RecordingSink()
        try OutputFormat.web.write(sources, workers: Workers(count: 2), to: sink)
        return sink
    }

    @Test("a still picture is an img element, whose addresses and texts are escaped")
    func still() throws {
        let sink = try write(
            [1, 2].map { PatternSource(looks: [1], width: 48, height: 24, scale: $0, name: "a, b&c") })
        #expect(
            sink.order == ["a, b&c-web/a, b&c.png", "a, b&c-web/a, b&c@2x.png", "a, b&c-web/a, b&c.html"])
        #expect(
            sink.text("a, b&c-web/a, b&c.html") == """
                <img src="a%2C%20b%26c.png" srcset="a%2C%20b%26c.png 1x, a%2C%20b%26c@2x.png 2x" width="24" \
                height="12" alt="In progress">

                """)
    }

    @Test("a loop is slower where less motion is asked for, and a run is its end")
    func reduced() throws {
        var source = PatternSource(looks: [1, 2, 3, 4])
        let loop = try write([source])
        let bytes = try #require(loop.files["spin-web/spin.png"])
        let slow = try #require(loop.files["spin-web/spin-slow.png"])
        #expect(bytes.count == slow.count && bytes != slow)
        #expect(
            loop.text("spin-web/spin.html").contains(
                "<source media=\"(prefers-reduced-motion: reduce)\" srcset=\"spin-slow.png 1x\">"))
        (source.sequence.loops, source.sequence.state) = (false, .determinate)
        source.sequence.values = [0, 0.2, 0.4, 0.6]
        source.sequence.alternative = "\"60%\" & <more>"
        let run = try write([source])
        #expect(run.text("spin-web/spin.html").contains("srcset=\"spin-still.png 1x\""))
        #expect(run.text("spin-web/spin.html").contains("alt=\"&quot;60%&quot; &amp; &lt;more&gt;\""))
        var encoder = try PNGEncoder(.standard)
        var png: [UInt8] = []
        encoder.encode(source.frame(3), into: &png)
        #expect(run.files["spin-web/spin-still.png"] == png)
    }

    @Test("dark pictures are chosen by the page, those from right to left cannot be")
    func dark() throws {
        let variants = [FrameVariant(), FrameVariant(isDark: true), FrameVariant(isRightToLeft: true)]
        let sink = try write(
            variants.map { variant in
                var source = PatternSource(looks: [1])
                source.sequence.variant = variant
                return source
            })
        #expect(sink.order == ["spin-web/spin.png", "spin-web/spin-dark.png", "spin-web/spin.html"])
        #expect(
            sink.text("spin-web/spin.html").contains(
                "<source media=\"(prefers-color-scheme: dark)\" srcset=\"spin-dark.png 1x\">"))
    }

    @Test("V2: who asks for more contrast gets it, in the dark as well")
    func contrast() throws {
        let variants = FrameVariant.all.filter { !$0.isRightToLeft }
        let sink = try write(
            variants.map { variant in
                var source = PatternSource(looks: [1])
                source.sequence.variant = variant
                return source
            })
        #expect(
            sink.text("spin-web/spin.html").hasPrefix(
                """
                <picture>
                  <source media="(prefers-contrast: more) and (prefers-color-scheme: dark)" srcset="spin-dark-contrast.png 1x">
                  <source media="(prefers-contrast: more)" srcset="spin-contrast.png 1x">
                  <source media="(prefers-color-scheme: dark)" srcset="spin-dark.png 1x">

                """))
    }
}
