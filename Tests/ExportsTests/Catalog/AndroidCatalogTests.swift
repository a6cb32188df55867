import Foundation
import Imaging
import Platform
import Testing

@testable import Exports
@testable import Formats

@Suite struct AndroidCatalogTests {
    @Test("every density has its folder, qualifiers in the order that Android wants")
    func folders() throws {
        let sources = [FrameVariant(), FrameVariant(isDark: true, isRightToLeft: true)].flatMap { variant in
            [1, 1.5, 2, 3, 4].map { scale in
                var source = PatternSource(looks: [1], scale: scale, name: "Spin-1")
                source.sequence.variant = variant
                return source
            }
        }
        let sink = RecordingSink()
        try OutputFormat.android.write(sources, workers: Workers(count: 2), to: sink)
        let densities = ["mdpi", "hdpi", "xhdpi", "xxhdpi", "xxxhdpi"]
        #expect(
            sink.order
                == ["", "-ldrtl-night"].flatMap { variant in
                    densities.map { "Spin-1-android/res/drawable\(variant)-\($0)/spin_1.png" }
                })
    }

    @Test(
        "durations are whole milliseconds that add up to the animation's length", arguments: [60.0, 29.97, 7])
    func list(fps: Double) throws {
        var source = PatternSource(looks: Array(0..<80), fps: fps)
        source.sequence.loops = fps != 7
        let sink = RecordingSink()
        try OutputFormat.android.write(source, workers: Workers(count: 2), to: sink)
        let text = sink.text("spin-android/res/drawable/spin.xml")
        #expect(text.contains("android:oneshot=\"\(fps == 7)\""))
        let items = text.matches(of: /drawable\/(spin_\d{4})" android:duration="(\d+)"/)
        #expect(items.map { String($0.1) } == (0..<80).map { String(format: "spin_%04d", $0) })
        let durations = items.compactMap { Int($0.2) }
        #expect(durations.reduce(0, +) == Int((80_000 / fps).rounded()))
        let mean = 1000 / fps
        #expect(durations.allSatisfy { $0 == Int(mean.rounded(.down)) || $0 == Int(mean.rounded(.up)) })
    }

    @Test("drawables are added to the resources of an app, and other folders get a folder of their own")
    func added() throws {
        for (folder, start) in [("res", ""), ("resources", "spin-android/res/"), ("", "spin-android/res/")] {
            let sink = RecordingSink()
            var options = ExportOptions()
            options.folder = folder
            try OutputFormat.android.write(
                PatternSource(looks: [1, 2]), options: options, workers: Workers(count: 1), to: sink)
            #expect(
                sink.order
                    == [
                        "drawable-mdpi/spin_0000.png", "drawable-mdpi/spin_0001.png", "drawable/spin.xml",
                    ].map { start + $0 })
        }
    }
}
