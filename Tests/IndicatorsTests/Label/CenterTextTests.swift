import Basics
import Drawing
import Languages
import TestSupport
import Testing

@testable import Indicators

/// Texts in the middle of a ring: their fields, their numbers and their places.
@Suite struct CenterTextTests {
    private static let hole = 32.0

    private func layout(
        _ text: String, hole: Double = hole, size: Double = 40, numerals: Numerals = Numerals(),
        scale: CenterText.Scale = CenterText.Scale(), largest: CenterText.Moment = .init(value: 1),
        type: TypeStyle = TypeStyle(10, 14), crop: RingCrop? = nil
    ) throws -> IndicatorLayout {
        var request = LabelRequest(
            labels: [""], progress: .none, numerals: numerals, placement: .label, hasGlyph: false, width: nil,
            direction: .ltr, label: type, percentage: type)
        request.center = CenterRequest(try CenterText(parsing: text), scale, largest: largest, type: type)
        request.crop = crop
        let shown = crop.map { ($0.bounds.width, $0.bounds.height) } ?? (size, size)
        return try .circular(
            request, size: shown, hole: hole, sizeOfHole: { $0 + size - hole }, gap: 8,
            measuring: FixedTextMeasurer())
    }

    private func box(_ text: String, largest: CenterText.Moment = .init(value: 1)) throws
        -> IndicatorLayout.CenterBox
    {
        try #require(try layout(text, largest: largest).center)
    }

    @Test(
        "fields take numbers, and doubled braces are braces",
        arguments: [
            ("{percent}", "42%"), ("{value}/{total}", "42/100"), ("{{{value}}}", "{42}"), ("a{{b", "a{b"),
            ("{seconds} of {seconds-left}", "3 of 7"), ("{step}", "1"), ("}}", "}"),
        ])
    func fields(text: String, shown: String) throws {
        let moment = CenterText.Moment(value: 0.42, elapsed: 3100, left: 6900)
        #expect(try box(text).text(at: moment) == shown)
    }

    @Test(
        "what is no text is refused with the fields that there are",
        arguments: [
            ("{foo}", "unknown field {foo}"), ("{percent", "lone {"), ("percent}", "lone }"),
            ("", "is an empty text"),
            ("  ", "is an empty text"), ("{Percent}", "{seconds-left}"),
        ])
    func wrong(text: String, message: String) {
        let error = #expect(throws: Message.self) { try CenterText(parsing: text) }
        #expect(error.map { "\($0)" }?.contains(message) == true)
    }

    @Test("the seconds left are rounded up, those that have passed down: 30 to 0, and 0 at the end alone")
    func rounding() throws {
        let (left, passed) = (try box("{seconds-left}"), try box("{seconds}"))
        for tenth in 0...300 {
            let moment = CenterText.Moment(elapsed: Double(tenth) * 100, left: Double(300 - tenth) * 100)
            #expect(left.text(at: moment) == "\((300 - tenth + 9) / 10)")
            #expect(passed.text(at: moment) == "\(tenth / 10)")
        }
    }

    @Test(
        "beside minutes, seconds are those beyond them, in two digits; minutes alone are rounded as seconds are"
    )
    func minutes() throws {
        for (text, elapsed, left, shown) in [
            ("{minutes-left}:{seconds-left}", 0.0, 90_000.0, "1:30"),
            ("{minutes-left}:{seconds-left}", 0, 60_000, "1:00"),
            ("{minutes-left}:{seconds-left}", 0, 59_900, "1:00"),
            ("{minutes-left}:{seconds-left}", 0, 900, "0:01"),
            ("{minutes-left}:{seconds-left}", 0, 0, "0:00"), ("{minutes}:{seconds}", 3_599_900, 0, "59:59"),
            ("{minutes}:{seconds}", 65_000, 0, "1:05"), ("{minutes-left} min", 0, 60_001, "2 min"),
            ("{minutes-left} min", 0, 60_000, "1 min"), ("{minutes} min", 119_000, 0, "1 min"),
            ("{minutes-left}: {seconds}", 90_000, 30_000, "1: 90"),
        ] {
            let largest = CenterText.Moment(value: 1, elapsed: elapsed, left: left)
            #expect(try box(text, largest: largest).text(at: largest) == shown, "\(text)")
        }
    }

    @Test("in a countdown, the value tells the time: at whole seconds exactly the whole number")
    func countdown() throws {
        var scale = CenterText.Scale()
        scale.countdown = 30_000
        let box = try #require(
            try layout("{seconds-left} {seconds}", scale: scale, largest: .init(value: 1, left: 30_000))
                .center)
        for second in 0...30 {
            let value = 1 - Double(second) / 30
            #expect(box.text(at: .init(value: value)) == "\(30 - second) \(second)")
        }
    }

    @Test(
        "a step is the segment that the value has come to",
        arguments: [(0, 0), (0.01, 1), (0.2, 1), (0.21, 2), (0.6, 3), (1, 5)])
    func steps(value: Double, step: Int) throws {
        var scale = CenterText.Scale()
        scale.segments = 5
        let box = try #require(try layout("{step}", scale: scale).center)
        #expect(box.text(at: .init(value: value)) == "\(step)")
    }

    @Test("numbers have the digits and the percentage of the language")
    func digits() throws {
        let numerals = Numerals(.arabic, percent: "{n}\u{66A}")
        let box = try #require(try layout("{percent} {value}", numerals: numerals).center)
        #expect(box.text(at: .init(value: 0.42)) == "٤٢\u{66A} ٤٢")
    }

    @Test("the middle of figures is in the middle of the ring")
    func middle() throws {
        let box = try box("{value}").box
        // The measurer's baseline is at four fifths of a line of 14, and figures are 0.72 of their size of 10 high.
        #expect(box.style.size == 10 && (box.y + 0.8 * 14 - 3.6 - 20).magnitude < 1e-9)
        #expect((box.x + box.width / 2 - 20).magnitude < 1e-9)
    }

    @Test(
        "a text with little room is smaller, so that its corners stay away from the ring",
        arguments: [6, 7, 8])
    func shrinks(count: Int) throws {
        let text = String(repeating: "8", count: count)
        let style = try #require(try layout(text).center).box.style
        let (half, height) = (Double(count) * style.size / 4, 0.36 * style.size)
        let reach = (half * half + height * height).squareRoot()
        #expect(style.size < 10 && style.size >= 6)
        #expect(reach <= 0.82 * 16 && reach > 0.82 * 16 * 0.97)
        #expect((style.lineHeight / style.size - 1.4).magnitude < 1e-9)
    }

    @Test("a text that would be smaller than 6 points is refused with the size that is enough")
    func tooLong() throws {
        let text = String(repeating: "8", count: 11)
        let error = #expect(throws: LayoutError.self) { try layout(text) }
        guard case .label(text, size: 40, let least)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try layout(text, hole: least - 8, size: least).center?.box.style.size == 6)
        #expect(throws: LayoutError.self) { try layout(text, hole: least - 9, size: least - 1) }
    }

    @Test("a text keeps its size and its place while its numbers change: room is kept for the largest")
    func steady() throws {
        let one = try box("{percent} {seconds-left}", largest: .init(value: 1, left: 99_000)).box
        let other = try box("{percent} {seconds-left}", largest: .init(value: 1, left: 5_000)).box
        #expect(one.width > other.width)
    }

    @Test("in a half ring the text stands on the cut, and its upper corners stay away from the ring")
    func cropped() throws {
        let crop = RingCrop(Extent(left: 0, top: 0, right: 40, bottom: 20), size: 40)
        let layout = try layout("88", crop: crop)
        let box = try #require(layout.center).box
        #expect(layout.height == 20)
        // Figures of a size of 10 are a point away from the cut.
        #expect((box.y + 0.8 * 14 - 19).magnitude < 1e-9)
        let wide = try #require(try self.layout("888888", crop: crop).center).box.style.size
        let height = (2 * 0.36 + 2 * 0.1) * wide
        // Beside figures there is as much room as below them.
        let width = (1.5 + 0.1) * wide
        let reach = (width * width + height * height).squareRoot()
        #expect(wide < 10 && reach <= 0.82 * 16 && reach > 0.82 * 16 * 0.97)
    }

    @Test("a sign in a half ring is smaller, and stands a little above the cut")
    func sign() {
        let crop = RingCrop(Extent(left: 0, top: 0, right: 40, bottom: 20), size: 40)
        let (side, x, y) = crop.square(0.64 * 32, in: 32)
        // A tenth of half the side is between it and the cut, and all around it.
        #expect(x == 0 && (y + 1.1 * side / 2).magnitude < 1e-9)
        // Half the side, and the whole side, are the legs to its upper corners.
        let reach = 1.1 * side * 1.25.squareRoot()
        #expect((reach - 0.94 * 16).magnitude < 1e-6)
    }
}
