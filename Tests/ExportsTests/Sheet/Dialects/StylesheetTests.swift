import Imaging
import Platform
import Testing

@testable import Exports
@testable import Formats

@Suite struct StylesheetTests {
    private func text(
        _ looks: [Int], scales: [Double] = [1], loops: Bool = true, name: String = "spin",
        _ options: SheetOptions = SheetOptions()
    ) throws -> String {
        var options = options
        options = try SheetOptions(
            layout: options.layout, columns: options.columns, padding: options.padding, tags: options.tags,
            dialects: [.css])
        let sink = RecordingSink()
        let sources = scales.map { scale in
            var source = PatternSource(
                looks: looks, width: Int((6 * scale).rounded(.up)), height: Int((4 * scale).rounded(.up)),
                scale: scale, name: name, fps: 50)
            source.sequence.loops = loops
            return source
        }
        try OutputFormat.sheet.write(
            sources, options: ExportOptions(sheet: options), workers: Workers(count: 2), to: sink)
        return sink.text(name + ".css")
    }

    @Test("a strip goes in steps, and a full grid in steps along both axes")
    func steps() throws {
        let strip = try text([1, 2, 3], SheetOptions(layout: .strip, padding: 1))
        #expect(strip.contains("  animation: spin-turn-x 60ms steps(3) infinite;\n"))
        #expect(strip.contains("  to { background-position-x: -21px; }\n"))
        let grid = try text([1, 2, 3, 4, 5, 6], SheetOptions(columns: 3))
        #expect(
            grid.contains(
                "  animation: spin-turn-x 60ms steps(3) infinite, spin-turn-y 120ms steps(2) infinite;\n"))
        let columns = try text([1, 2, 3, 4, 5, 6], SheetOptions(layout: .columns, columns: 3))
        #expect(
            columns.contains(
                "  animation: spin-turn-y 40ms steps(2) infinite, spin-turn-x 120ms steps(3) infinite;\n"))
    }

    @Test("what is ragged, merged, reversed or played once goes from place to place")
    func keyframes() throws {
        let ragged = try text([1, 2, 3, 4, 5], SheetOptions(columns: 3))
        #expect(ragged.contains("animation: spin-turn 100ms step-end infinite;"))
        #expect(ragged.contains("  60% { background-position: 0 -4px; }\n"))
        // The second frame looks like the first, and the last like it as well.
        let merged = try text([1, 1, 2, 1])
        #expect(
            merged.contains(
                """
                @keyframes spin-turn {
                  0% { background-position: 0 0; }
                  50% { background-position: 0 -4px; }
                  75% { background-position: 0 0; }
                  100% { background-position: 0 0; }
                }
                """))
        let once = try text([1, 2], loops: false)
        #expect(once.contains("step-end forwards;") && once.contains("animation-duration: 0s"))
        let back = SheetTag(name: "back", from: 0, to: 2, direction: .reverse)
        let reversed = try text([1, 2, 3], SheetOptions(layout: .strip, tags: [back]))
        #expect(reversed.contains("  0% { background-position: -12px 0; }\n"))
        #expect(reversed.contains(".spin-back {") && reversed.contains("step-end"))
    }

    @Test("scales share one set of positions where all lengths agree, and have their own where not")
    func scales() throws {
        let even = try text([1, 2, 3, 4], scales: [2, 1])
        #expect(even.contains("image-set(url(\"spin.png\") 1x, url(\"spin@2x.png\") 2x)"))
        #expect(even.contains("  background-size: 12px 8px;\n") && !even.contains("min-resolution"))
        let uneven = try text([1, 2, 3, 4], scales: [1, 1.25])
        #expect(!uneven.contains("image-set"))
        #expect(uneven.contains("@media (min-resolution: 1.25dppx) {\n  .spin {\n"))
        #expect(uneven.contains("    width: 6.4px;\n") && uneven.contains("@keyframes spin-turn-1\\.25x-x {"))
    }

    @Test("less motion means a message, and never a frozen ring (A1)")
    func calm() throws {
        let calm = try #require(
            try text([1, 2, 3, 4]).split(separator: "@media (prefers-reduced-motion: reduce)").last)
        #expect(calm.contains("background-image: none;") && calm.contains("animation: none;"))
        #expect(calm.contains(".spin::after {\n    content: \"Loading…\";"))
    }

    @Test("a class has no space in it, whatever the asset is called")
    func names() throws {
        let odd = try text([1, 2], name: "7 up!")
        #expect(odd.contains("\n.\\37 -up\\! {\n") && odd.contains("url(\"7%20up%21.png\")"))
    }
}
