import CairoRaster
import Drawing
import Imaging
import TestSupport
import Testing

@testable import Jobs
@testable import Loading
@testable import Requests

/// Words that stay while others come and go.
@Suite struct SteadyWordsTests {
    struct Case: CustomStringConvertible, Sendable {
        let description: String
        /// A text of the pictures, and the words of it that stay.
        let text, words: String
        let spec: String
    }

    private static let upload =
        "{at: 0, started}, {at: 600, progress: 0.4}, {at: 2500, progress: 0.6}"

    static let cases = [
        Case(
            description: "a value arrives", text: "Uploading photos", words: "Uploading photos",
            spec: """
                label: Uploading photos, progress-text: percent,
                operation: {policy: immediate, label-after: 0, events: [\(upload)]}
                """),
        Case(
            description: "a value arrives from right to left", text: "מעלה תמונות", words: "מעלה תמונות",
            spec: """
                label: מעלה תמונות, progress-text: percent, direction: rtl, width: 240,
                operation: {policy: immediate, label-after: 0, events: [\(upload)]}
                """),
        Case(
            description: "an outcome takes the place of a label", text: "Photos are on their way",
            words: "Photos are",
            spec: """
                label: Photos are on their way, width: 240, operation: {policy: immediate, label-after: 0,
                events: [{at: 0, started}, {at: 1500, succeeded: Photos are safe}]}
                """),
        Case(
            description: "an outcome takes the place of a message", text: "Photos are on their way",
            words: "Photos are",
            spec: """
                present: {name: toast, message: Photos are on their way}, operation: {policy: immediate,
                events: [{at: 0, started}, {at: 1500, failed: Photos are lost}]}
                """),
        Case(
            description: "a state with a label of its own", text: "Photos are on their way",
            words: "Photos are",
            spec: """
                label: {active: Photos are on their way, success: Photos are safe}, width: 240,
                transition: active:success
                """),
        Case(
            description: "one step after the other", text: "Step 2 of 5", words: "Step",
            spec: stepSpec),
        Case(
            description: "the number of steps", text: "Step 2 of 5", words: "of 5", spec: stepSpec),
    ]

    private static let stepSpec = """
        indicator: steps, current: 2, transition: step:2:3, header: true,
        steps: [Cart, Address, Payment, Review, Done]
        """

    /// Where words stand of a text that starts at the edge of its box.
    private static func box(_ words: String, of shape: TextShape, _ engine: TextEngine) throws
        -> (left: Double, right: Double)
    {
        let text = shape.block.text
        let start = try #require(text.firstRange(of: words)).lowerBound
        func width(_ text: Substring) throws -> Double {
            var block = shape.block
            (block.text, block.maxWidth) = (String(text) + ".", nil)
            var stop = block
            stop.text = "."
            return try engine.measure(block).width - engine.measure(stop).width
        }
        let before = try start == text.startIndex ? 0 : width(text[..<start])
        let all = try width(text[..<text.index(start, offsetBy: words.count)])
        if shape.block.direction == .rtl {
            return (shape.x + shape.width - all, shape.x + shape.width - before)
        }
        return (shape.x + before, shape.x + all)
    }

    @Test(
        "C18: words that stay are as heavy as ever while a value arrives, or while other words give way to others",
        arguments: cases)
    func ink(one: Case) throws {
        let job = try RenderFile.parse(Array("{fps: 30, \(one.spec)}".utf8), name: "s").resolve()
        let engine = TextEngine(fonts: try FontSet(.standard))
        var list = DisplayList(width: 1, height: 1)
        var box: (left: Double, right: Double, top: Double, bottom: Double)?
        var inks: [Double] = []
        var isPartial = false
        let scale = 2.0
        for frame in 0..<job.timeline.count {
            job.draw(frame, into: &list)
            let texts = list.shapes.compactMap(\.text).filter { $0.opacity > 0 }
            if let shape = texts.first(where: { $0.block.text == one.text && $0.opacity == 1 }), box == nil {
                let (left, right) = try Self.box(one.words, of: shape, engine)
                box = (left - 1, right + 1, shape.y, shape.y + shape.block.lineHeight)
            }
            guard let box else { continue }
            // Everything leaves in the end.
            if !texts.contains(where: { $0.opacity == 1 }) { break }
            isPartial = isPartial || texts.contains { $0.part != .whole && (0.2...0.8).contains($0.opacity) }
            // Only the texts: some stand on something.
            let only = DisplayList(
                width: list.width, height: list.height, shapes: texts.map { .text($0) })
            var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
            var rasterizer = CairoRasterizer(
                width: list.width, height: list.height, scale: scale, fonts: try FontSet(.standard))
            try rasterizer.rasterize(only, inSmallestFormat: &bitmap)
            var ink = 0.0
            for y in Int(box.top * scale)..<Int(box.bottom * scale) {
                for x in max(Int(box.left * scale), 0)..<min(Int(box.right * scale), bitmap.width) {
                    ink += Double(bitmap[x, y].alpha) / 255
                }
            }
            inks.append(ink)
        }
        let (least, most) = (inks.min() ?? 0, inks.max() ?? 0)
        #expect(inks.count > 10 && least > 30 && isPartial, "\(inks.count) \(isPartial)")
        #expect(most <= least * 1.01, "\(least)...\(most)")
    }
}
