import Drawing
import Indicators
import TestSupport
import Testing

@Suite struct IndicatorLayoutTests {
    private static let style = TypeStyle(10, 14)

    private func request(
        _ labels: [String] = ["Saving"], _ progress: ProgressText = .none,
        placement: LabelRequest.Placement = .label, hasGlyph: Bool = false, width: Double? = nil,
        direction: LayoutDirection = .ltr
    ) -> LabelRequest {
        LabelRequest(
            labels: labels, progress: progress, placement: placement, hasGlyph: hasGlyph, width: width,
            direction: direction, label: Self.style, percentage: Self.style)
    }

    private func circular(_ request: LabelRequest, size: Double = 40) throws -> IndicatorLayout {
        try .circular(
            request, size: (size, size), hole: size - 8, sizeOfHole: { $0 + 8 }, gap: 8,
            measuring: FixedTextMeasurer())
    }

    private func linear(_ request: LabelRequest, width: Double = 200) throws -> IndicatorLayout {
        try .linear(request, width: width, height: 4, gap: 10, measuring: FixedTextMeasurer())
    }

    @Test("C7: the label stands beside the ring, its first line level with the ring's middle")
    func beside() throws {
        let layout = try circular(request())
        // Six characters of 5 points.
        #expect(layout.width == 40 + 8 + 30 && layout.height == 40)
        let label = try #require(layout.label)
        #expect(label.x == 48 && label.y + 7 == 20 && label.width == 30)
        #expect(layout.x == 0 && layout.y == 0)
    }

    @Test("C7: a second line does not move the ring; a third does not exist")
    func wrapping() throws {
        let one = try circular(request(["Saving all"], width: 400))
        let two = try circular(request(["Saving all photos"], width: 40 + 8 + 60))
        #expect(two.label?.style.maxLines == 2)
        #expect(one.y == two.y && one.label?.y == two.label?.y)
        #expect(two.height == 20 - 7 + 28)
        let more = try circular(request(["Saving all photos and videos of this year"], width: 40 + 8 + 60))
        #expect(more.label?.style.maxLines == 2 && more.isShortened)
        #expect(more.labels[0].hasSuffix("…"))
    }

    @Test("C7: a regular width has one line")
    func regular() throws {
        let text = String(repeating: "word ", count: 40) + "end"
        #expect(try circular(request([text], width: 599)).label?.style.maxLines == 2)
        #expect(try circular(request([text], width: 600)).label?.style.maxLines == 1)
    }

    @Test("C8: the value follows the label, which gives way to it")
    func value() throws {
        let layout = try circular(request(["Saving all the photos"], .percent, width: 40 + 8 + 60))
        #expect(layout.value == nil && layout.isShortened)
        let unlimited = FixedTextMeasurer()
        var block = try #require(layout.label).style
        block.text = ProgressText.joined(layout.labels[0], "100%")
        #expect(!unlimited.measure(block).isTruncated)
    }

    @Test("where a label has no room it is left out, and where a value has none that is an error")
    func dropping() throws {
        let narrow = try circular(request(["Saving"], .percent, width: 40 + 8 + 20))
        #expect(narrow.labels == [""] && narrow.isShortened && narrow.label?.style.maxLines == 1)
        let regular = LabelRequest.regularWidth
        let wide = try circular(request(["Saving"], .percent, width: regular), size: regular - 8 - 20)
        #expect(wide.labels == [""] && wide.isShortened && wide.label != nil)
        #expect(throws: LayoutError.label("100%", size: 67, least: 68)) {
            try circular(request(["Saving"], .percent, width: 40 + 8 + 19))
        }
        #expect(throws: LayoutError.label("100%", size: 19, least: 20)) {
            try linear(request(["Saving"], .percent), width: 19)
        }
        let line = try linear(request(["Saving"], .percent), width: 40)
        #expect(line.labels == [""] && line.label == nil && line.value?.width == 20)
    }

    @Test(
        "a word that is wider than its line is shortened rather than broken, and whole words have lines of their own"
    )
    func wideWords() throws {
        for (label, shown) in [
            ("Downloading files", "Downloa…"), ("All downloads", "All downloa…"),
            ("Loading files", "Loading files"),
        ] {
            // Eight characters of 5 points.
            let layout = try circular(request([label], width: 88))
            #expect(layout.labels == [shown], "\(layout.labels)")
        }
    }

    @Test(
        "in less room than three times the size of its text, a label breaks between words only, and is whole or left out"
    )
    func narrow() throws {
        let width = 40.0 + 8 + 29
        #expect(try circular(request(["Go on"], width: width)).labels == ["Go on"])
        #expect(try circular(request(["Stay up"], width: width)).labels == ["Stay up"])
        #expect(try circular(request(["Loading"], width: width)).labels == [""])
        #expect(try circular(request(["Stay up late"], width: width)).labels == [""])
        #expect(try circular(request(["Loading"], width: width + 1)).labels == ["Loadi…"])
    }

    @Test("C16: a percentage stands in the middle of the ring, and loses its sign before it does not fit")
    func center() throws {
        let layout = try circular(request([""], .percent, placement: .center))
        let value = try #require(layout.value)
        #expect(abs(value.x + value.width / 2 - 20) < 1e-9 && abs(value.y + 7 - 20) < 1e-9)
        #expect(layout.width == 40 && !layout.dropsSign)
        #expect(try circular(request([""], .percent, placement: .center), size: 29).sizeWithSign == 30)
        #expect(try !circular(request([""], .percent, placement: .center), size: 30).dropsSign)
        #expect(throws: LayoutError.label("100%", size: 20, least: 30)) {
            try circular(request([""], .percent, placement: .center), size: 20)
        }
    }

    @Test("C7, C8, L6: below a track stand label and value, at opposite ends of a row")
    func below() throws {
        let layout = try linear(request(["Saving"], .percent))
        let (label, value) = (try #require(layout.label), try #require(layout.value))
        #expect(label.x == 0 && value.x + value.width == 200 && label.y == 14 && value.y == 14)
        #expect(label.x + label.width <= value.x)
        #expect(layout.width == 200 && layout.height == 4 + 10 + 14)
    }

    @Test("L5: right to left is the mirror image of left to right, whatever is written")
    func mirrored() throws {
        var random = SeededRandom(seed: 7)
        var (signs, both) = (0, 0)
        for _ in 0..<400 {
            let words = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                String(repeating: "x", count: Int.random(in: 1...9, using: &random))
            }
            let progress = [ProgressText.none, .percent, .fraction(30)].randomElement(using: &random)!
            let isLinear = Bool.random(using: &random)
            let width: Double? =
                isLinear || Bool.random(using: &random) ? .random(in: 30...700, using: &random) : nil
            let hasGlyph = Bool.random(using: &random)
            func layout(_ direction: LayoutDirection) throws -> IndicatorLayout {
                let request = request(
                    [words.joined(separator: " ")], progress, hasGlyph: hasGlyph, width: width,
                    direction: direction)
                return isLinear ? try linear(request, width: width ?? 100) : try circular(request)
            }
            let ltr: IndicatorLayout
            do { ltr = try layout(.ltr) } catch let error as LayoutError {
                #expect(throws: error) { try layout(.rtl) }
                continue
            }
            let rtl = try layout(.rtl)
            #expect(ltr.width == rtl.width && ltr.height == rtl.height && ltr.labels == rtl.labels)
            let figure = isLinear ? ltr.width : 40
            #expect(abs(ltr.x + rtl.x + figure - ltr.width) < 1e-9 && ltr.y == rtl.y)
            for (a, b) in [(ltr.label, rtl.label), (ltr.value, rtl.value)] {
                #expect((a == nil) == (b == nil))
                guard let a, let b else { continue }
                #expect(abs(a.x + b.x + b.width - ltr.width) < 1e-9 && a.y == b.y && a.width == b.width)
                // Within the picture, and beside the indicator.
                #expect(a.x >= 0 && a.x + a.width <= ltr.width + 1e-9)
                #expect(isLinear ? a.y >= 4 : a.x >= 40)
            }
            #expect((ltr.glyph == nil) == (rtl.glyph == nil))
            if let a = ltr.glyph, let b = rtl.glyph {
                #expect(abs(a.center.x + b.center.x - ltr.width) < 1e-9)
                signs += 1
            }
            if let label = ltr.label, let value = ltr.value, !words.isEmpty {
                #expect(label.x + label.width <= value.x)
                both += 1
            }
        }
        #expect(signs > 50 && both > 50, "\(signs) signs, \(both) labels with a value")
    }
}
