import CairoRaster
import Drawing
import Testing

/// What texts measure, by facts that hold whatever the font.
@Suite struct TextEngineTests {
    private let engine: TextEngine

    init() throws { engine = TextEngine(fonts: try FontSet(.standard)) }

    private func width(_ text: String, _ change: (inout TextBlock) -> Void = { _ in }) throws -> Double {
        var block = TextBlock(text, size: 20, lineHeight: 28)
        change(&block)
        let size = try engine.measure(block)
        #expect(size.missingGlyphs == 0, "\(text)")
        return size.width
    }

    @Test("Arabic letters join: the word is narrower than its letters one by one")
    func joining() throws {
        let letters = try "مرحبا".map { try width(String($0)) }.reduce(0, +)
        #expect(try width("مرحبا") < letters * 0.9)
        // A non-joiner between two letters keeps them apart.
        #expect(try width("سس") < width("س\u{200C}س"))
    }

    @Test("combining marks add no width, and a composed letter is as wide as its parts")
    func marks() throws {
        #expect(try width("e\u{301}") == width("e") && width("\u{E9}") == width("e"))
        #expect(try width("שָׁלוֹם") == width("שלום"))
        #expect(try width("a\u{300}\u{301}\u{302}") == width("a"))
    }

    @Test("kerning and ligatures: a pair is not the sum of its letters")
    func kerning() throws {
        #expect(try width("AV") < width("A") + width("V"))
        #expect(try width("लो") < width("ल") + width("ो"))
    }

    @Test("C8: tabular figures are all of one width")
    func figures() throws {
        let widths = try Set((0...9).map { digit in try width("\(digit)") { $0.hasTabularFigures = true } })
        #expect(widths.count == 1)
        #expect(try width("1") < width("0"))
    }

    @Test("letter spacing goes between letters, and not between letters that join")
    func spacing() throws {
        let (plain, spaced) = try (width("abc"), width("abc") { $0.letterSpacing = 5 })
        #expect(spaced == plain + 10)
        #expect(try width("مرحبا") { $0.letterSpacing = 5 } == width("مرحبا"))
        #expect(try width("ab") { $0.letterSpacing = -1 } == width("ab") - 1)
    }

    @Test("C7: a text fits in exactly the width that it was measured to have, spaced or not")
    func ownWidth() throws {
        for text in ["Upload failed", "שלום עולם", "a", "two words 100%"] {
            for spacing in [0, 0.25, 2, -0.5] {
                var block = TextBlock(text, size: 14, lineHeight: 20, letterSpacing: spacing)
                let width = try engine.measure(block).width
                block.maxWidth = width + 0.001
                let size = try engine.measure(block)
                #expect(!size.isTruncated && size.width == width, "\(text) \(spacing)")
                block.maxWidth = width - 0.1
                #expect(try engine.measure(block).isTruncated, "\(text) \(spacing)")
            }
        }
    }

    @Test("a text is exactly as much larger as its size, from the smallest to the largest")
    func proportion() throws {
        for text in ["Loading 68%", "مرحبا", "שלום"] {
            let reference = try engine.measure(TextBlock(text, size: 16, lineHeight: 20)).width / 16
            for size in [0.1, 1, 7.3, 100, 1000] {
                let width = try engine.measure(TextBlock(text, size: size, lineHeight: 20)).width / size
                #expect(abs(width / reference - 1) < 1e-4, "\(text) at \(size)")
            }
        }
    }

    @Test("weights are different faces, bolder ones wider, for fallback fonts too")
    func weights() throws {
        let widths = try TextBlock.Weight.allCases.map { weight in try width("Saving") { $0.weight = weight }
        }
        #expect(widths == widths.sorted() && Set(widths).count == 4)
        #expect(try width("שלום") < width("שלום") { $0.weight = .bold })
    }

    @Test("C7: lines wrap at words within the width, and only what does not fit ends in an ellipsis")
    func wrapping() throws {
        let text = "The quick brown fox jumps over the lazy dog"
        let whole = try width(text)
        for share in [1.0, 0.99, 0.6, 0.4, 0.2] {
            for lines in 1...4 {
                let block = TextBlock(
                    text, size: 20, lineHeight: 28, maxWidth: whole * share, maxLines: lines)
                let size = try engine.measure(block)
                #expect(size.width <= whole * share && size.lineCount <= lines)
                #expect(size.height == 28 * Double(size.lineCount))
                #expect(size.firstBaseline > 14 && size.firstBaseline < 28)
                // Nothing left out means that the lines hold all of it, spaces at their ends aside.
                #expect(size.isTruncated == (share * Double(lines) < 1.1 && share < 1), "\(share) × \(lines)")
            }
        }
        let exact = try engine.measure(TextBlock(text, size: 20, lineHeight: 28, maxWidth: whole))
        #expect(exact.lineCount == 1 && !exact.isTruncated && exact.width == whole)
    }

    @Test("C7, V7: a word that is wider than its line gets a hyphen, unless that would change what is said")
    func longWord() throws {
        func lines(_ text: String, like part: String) throws -> Int {
            let room = try width(part)
            let size = try engine.measure(
                TextBlock(text, size: 20, lineHeight: 28, maxWidth: room, maxLines: 9))
            #expect(size.width <= room && size.breaksWord)
            return size.lineCount
        }
        #expect(try lines("iiiiiiiiii", like: "iiiii") == 3)
        #expect(try lines("iiiiiiiiii", like: "iiiii-") == 2)
        #expect(try lines("ii1iiii1ii", like: "ii1ii") == 2)
        #expect(try lines("ii_iiii_ii", like: "ii_ii") == 2)
    }

    @Test("line breaks, tabs and other controls are spaces; what has no width has none")
    func controls() throws {
        let spaced = try width("a b")
        for control in ["\n", "\t", "\u{0}", "\u{2028}", "\u{85}", "\u{B}"] {
            #expect(try width("a\(control)b") == spaced, "\(control.unicodeScalars)")
        }
        let plain = try width("ab")
        for invisible in ["\u{200B}", "\u{FEFF}", "\u{202A}", "\u{2060}"] {
            let size = try engine.measure(TextBlock("a\(invisible)b", size: 20, lineHeight: 28))
            #expect(abs(size.width - plain) < 0.2, "\(invisible.unicodeScalars)")
        }
    }

    @Test("an empty text is one line without width")
    func empty() throws {
        let size = try engine.measure(TextBlock("", size: 15, lineHeight: 20))
        #expect(size.width == 0 && size.height == 20 && size.lineCount == 1 && !size.isTruncated)
    }

    @Test("what no font has is counted and drawn as boxes")
    func missing() throws {
        let size = try engine.measure(TextBlock("漢字 ok", size: 15, lineHeight: 20))
        #expect(size.missingGlyphs == 2 && size.width > 30)
    }

    @Test("ten thousand characters of any kind are laid out in good time, at any size")
    func enormous() throws {
        let repeated = [
            "a", "word ", "م", "a\u{301}", "\u{301}", "\u{202E}", "\u{202B}a", "👩‍👩", "﷽", "\u{200B}", "\u{0}",
        ]
        let clock = ContinuousClock()
        for text in repeated.map({ String(repeating: $0, count: 10_000 / $0.unicodeScalars.count) }) {
            for (size, maxWidth) in [(0.1, nil), (15, 200), (1000, 0), (15, .infinity)] as [(Double, Double?)]
            {
                var measured: TextSize?
                let time = try clock.measure {
                    measured = try engine.measure(
                        TextBlock(
                            text, size: size, lineHeight: size, letterSpacing: 1, maxWidth: maxWidth,
                            maxLines: 2))
                }
                #expect(time < .seconds(5), "\(text.prefix(3)) at \(size) in \(maxWidth ?? -1): \(time)")
                #expect((measured?.width ?? -1) >= 0 && (measured?.lineCount ?? 9) <= 2)
            }
        }
    }

    @Test("threads that lay out texts side by side, each with its own engine, get what one alone gets")
    func threads() async throws {
        let texts = ["Loading", "مرحبا", "שלום", "漢 ok", "डेटा"]
        @Sendable func outlines() throws -> [Path] {
            let engine = TextEngine(fonts: try FontSet(.standard))
            return try TextBlock.Weight.allCases.flatMap { weight in
                try texts.map { text in
                    let block = TextBlock(text, size: 15, lineHeight: 20, weight: weight)
                    return try engine.outline(
                        of: TextShape(block, x: 0, y: 0, width: 0, color: Color(rgba: 0xFF)))
                }
            }
        }
        let alone = try outlines()
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 { group.addTask { try outlines() == alone } }
            for try await isSame in group { #expect(isSame) }
        }
    }

    @Test("numbers out of range are the caller's mistake")
    func outOfRange() async {
        await #expect(processExitsWith: .failure) {
            let engine = TextEngine(fonts: try FontSet(.standard))
            _ = try engine.measure(TextBlock("x", size: .nan, lineHeight: 20))
        }
    }
}
