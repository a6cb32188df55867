import CairoRaster
import Drawing
import Testing

@Suite struct TextOutlineTests {
    private let engine: TextEngine

    init() throws { engine = TextEngine(fonts: try FontSet(.standard)) }

    /// The horizontal extent of each contour of a text.
    private func contours(_ text: String, _ change: (inout TextBlock) -> Void = { _ in }) throws
        -> [ClosedRange<Double>]
    {
        var block = TextBlock(text, size: 20, lineHeight: 28)
        change(&block)
        let shape = TextShape(block, x: 0, y: 0, width: 300, color: Color(rgba: 0xFF))
        var ranges: [ClosedRange<Double>] = []
        for element in try engine.outline(of: shape).elements {
            switch element {
            case .move(let point): ranges.append(point.x...point.x)
            case .line(let point), .curve(_, _, let point):
                let last = ranges.removeLast()
                ranges.append(min(last.lowerBound, point.x)...max(last.upperBound, point.x))
            case .close: break
            }
        }
        return ranges
    }

    @Test("every contour begins once and is closed")
    func closed() throws {
        let block = TextBlock("Ag 8% שלום", size: 20, lineHeight: 28)
        var isOpen = false
        for element in try engine.outline(
            of: TextShape(block, x: 0, y: 0, width: 0, color: Color(rgba: 0xFF))
        ).elements {
            switch element {
            case .move:
                #expect(!isOpen)
                isOpen = true
            case .line, .curve: #expect(isOpen)
            case .close:
                #expect(isOpen)
                isOpen = false
            }
        }
        #expect(!isOpen)
    }

    @Test("L5: Hebrew runs from the right, and numbers within it from the left")
    func direction() throws {
        // A final letter that is one contour, before one of two: the first letter is the rightmost.
        let alone = try contours("ו")
        #expect(alone.count == 1)
        let word = try contours("ום") { $0.direction = .rtl }
        let ordered = word.sorted { $0.lowerBound < $1.lowerBound }
        #expect(word.count == 3 && ordered[2].upperBound - ordered[2].lowerBound < 8)
        // In any direction of the paragraph 1 stands before 7 in a number.
        for direction in LayoutDirection.allCases {
            let number = try contours("17") { $0.direction = direction }
            let (one, seven) = try (contours("1")[0], contours("7")[0])
            let left = number.min { $0.lowerBound < $1.lowerBound }
            #expect(
                abs((left.map { $0.upperBound - $0.lowerBound } ?? 0) - (one.upperBound - one.lowerBound))
                    < 0.01)
            #expect(one.upperBound - one.lowerBound < seven.upperBound - seven.lowerBound)
        }
    }

    @Test(
        "L7: a text runs its own way in a layout of either direction, its full stop and its ellipsis at its end",
        arguments: [
            "Uploading photos.", "Uploading photos…", "(2 of 5) Uploading!", "מעלה תמונות.", "جارٍ الحفظ…",
        ])
    func ownDirection(text: String) throws {
        func places(_ text: String, _ direction: LayoutDirection, _ width: Double? = nil) throws -> [Double] {
            let all = try contours(text) { block in
                (block.direction, block.maxWidth) = (direction, width)
            }
            let left = all.map(\.lowerBound).min() ?? 0
            return all.flatMap { [$0.lowerBound - left, $0.upperBound - left] }
        }
        // As a whole, shortened for its width, and with a value, from which it is isolated.
        for (text, width) in [(text, nil), (text + " " + text, 160)] as [(String, Double?)] {
            let (forward, backward) = (try places(text, .ltr, width), try places(text, .rtl, width))
            #expect(forward.count == backward.count)
            for (a, b) in zip(forward, backward) { #expect(abs(a - b) < 0.01) }
        }
        let alone = try contours(text) { $0.direction = .rtl }
        let joined = try contours("\u{2068}\(text)\u{2069} \u{2066}60%\u{2069}") { $0.direction = .rtl }
        for contour in alone {
            #expect(joined.contains { abs($0.lowerBound - contour.lowerBound) < 0.01 })
        }
        // The value stands at the end of the line, which the layout decides.
        #expect((joined.map(\.lowerBound).min() ?? 0) < (alone.map(\.lowerBound).min() ?? 0) - 20)
    }

    @Test("L5: start is on the left of what reads to the right, and on the right of what reads to the left")
    func alignment() throws {
        func extent(_ alignment: TextBlock.Alignment, _ direction: LayoutDirection) throws -> ClosedRange<
            Double
        > {
            let all = try contours("HIH") { ($0.alignment, $0.direction) = (alignment, direction) }
            return (all.map(\.lowerBound).min() ?? 0)...(all.map(\.upperBound).max() ?? 0)
        }
        let left = try extent(.start, .ltr)
        let right = try extent(.end, .ltr)
        let center = try extent(.center, .ltr)
        #expect(left.lowerBound < 3 && right.upperBound > 297)
        #expect(abs(center.lowerBound + center.upperBound - 300) < 0.1)
        #expect(abs((right.lowerBound - left.lowerBound) - 2 * (center.lowerBound - left.lowerBound)) < 0.01)
        #expect(try extent(.start, .rtl) == right && extent(.end, .rtl) == left)
        #expect(try extent(.center, .rtl) == center)
    }

    @Test("a long line keeps all its glyphs: each is the same further on")
    func longLine() throws {
        let letters = 200
        let all = try contours(String(repeating: "I", count: letters))
        #expect(all.count == letters)
        let step = all[1].lowerBound - all[0].lowerBound
        for (index, range) in all.enumerated() {
            #expect(abs(range.lowerBound - all[0].lowerBound - Double(index) * step) < 0.02, "\(index)")
        }
    }

    @Test("lines stand one line height apart, on the baseline that was measured")
    func lines() throws {
        let block = TextBlock("HI HI", size: 20, lineHeight: 31, maxWidth: 30, maxLines: 2)
        let size = try engine.measure(block)
        #expect(size.lineCount == 2)
        var feet: [Double] = []
        for element in try engine.outline(
            of: TextShape(block, x: 5, y: 7, width: 30, color: Color(rgba: 0xFF))
        ).elements {
            if case .line(let point) = element { feet.append(point.y) }
        }
        let (first, last) = (feet.filter { $0 < 7 + 31 }.max() ?? 0, feet.max() ?? 0)
        #expect(abs(first - 7 - size.firstBaseline) < 0.01 && abs(last - first - 31) < 0.01)
    }
}
