import Foundation
import Imaging
import Platform
import Testing

@testable import Exports
@testable import Formats

@Suite struct AppleCatalogTests {
    @Test("a still picture is one image set that is called like the asset")
    func still() throws {
        let sink = RecordingSink()
        try OutputFormat.xcassets.write(PatternSource(looks: [3]), workers: Workers(count: 1), to: sink)
        #expect(
            sink.order == [
                "spin.xcassets/spin.imageset/spin.png", "spin.xcassets/spin.imageset/Contents.json",
                "spin.xcassets/Contents.json",
            ])
        #expect(
            sink.text("spin.xcassets/spin.imageset/Contents.json") == """
                {
                  "images": [
                    {
                      "filename": "spin.png",
                      "idiom": "universal",
                      "scale": "1x"
                    }
                  ],
                  "info": {"author": "spindle", "version": 1},
                  "properties": {
                    "template-rendering-intent": "original"
                  }
                }

                """)
    }

    @Test("in the catalog of an app, whose own description stays, there are image sets only")
    func added() throws {
        let sink = RecordingSink()
        var options = ExportOptions()
        options.folder = "Assets.xcassets"
        try OutputFormat.xcassets.write(
            PatternSource(looks: [3]), options: options, workers: Workers(count: 1), to: sink)
        #expect(sink.order == ["spin.imageset/spin.png", "spin.imageset/Contents.json"])
        let text = sink.text("spin.imageset/Contents.json")
        #expect(AppleCatalog.marks.allSatisfy { text.contains($0) })
    }

    @Test("an image set has every variant at every scale, and says which is for whom")
    func variants() throws {
        let variants = [
            FrameVariant(), FrameVariant(isDark: true), FrameVariant(isRightToLeft: true),
            FrameVariant(isDark: true, isRightToLeft: true), FrameVariant(isHighContrast: true),
            FrameVariant(isDark: true, isHighContrast: true),
        ]
        let sources = variants.flatMap { variant in
            [1.0, 3].map { scale in
                var source = PatternSource(looks: Array(0..<12), scale: scale)
                (source.sequence.variant, source.sequence.isMask) = (variant, true)
                return source
            }
        }
        let sink = RecordingSink()
        try OutputFormat.xcassets.write(sources, workers: Workers(count: 2), to: sink)
        #expect(sink.files.count == 12 * 13 + 1)
        let set = "spin.xcassets/spin-11.imageset/"
        for end in ["", "-dark", "-rtl", "-dark-rtl", "-contrast", "-dark-contrast"] {
            #expect(
                sink.files["\(set)spin-11\(end).png"] != nil
                    && sink.files["\(set)spin-11\(end)@3x.png"] != nil)
        }
        let text = sink.text(set + "Contents.json")
        func count(_ part: String) -> Int { text.components(separatedBy: part).count - 1 }
        #expect(count("luminosity") == 6 && count("right-to-left") == 4 && count("left-to-right") == 8)
        // V2: what Xcode writes for "High Contrast".
        #expect(count(#"{"appearance": "contrast", "value": "high"}"#) == 4)
        #expect(
            count(
                #"[{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]"#
            ) == 2)
        #expect(count("\"3x\"") == 6 && count("intent\": \"template\"") == 1)
    }
}
