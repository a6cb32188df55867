import Indicators
import Jobs
import Languages
import RequestSupport
import Testing

@testable import Basics
@testable import Curves
@testable import Files
@testable import Loading
@testable import Requests

@Suite struct ExplanationTests {
    private static func explanation(_ spec: String) throws -> Explanation {
        let file = try RenderFile.parse(Array(spec.utf8), name: "s.yaml")
        return try Explanation(try file.resolve(file.spec))
    }

    private static func story(_ events: String, _ more: String = "") -> String {
        "{operation: {policy: immediate, events: [{at: 0, started}, \(events)]}\(more)}"
    }

    private static func text(_ spec: String) throws -> String {
        String(decoding: try explanation(spec).text(), as: UTF8.self)
    }

    @Test("A1: the message of a presentation is announced where no label is there from the beginning")
    func message() throws {
        let end = "{at: 2500, succeeded: Photos uploaded}"
        let present = ", present: {name: dialog, message: Sending photos}"
        for (more, first) in [
            ("", "In progress"), (present, "Sending photos"),
            ("\(present), indicator: linear", "Sending photos"),
            ("\(present), indicator: linear, label: Photos", "Sending photos"),
        ] {
            let announcements = try Self.explanation(Self.story(end, more)).story.announcements(in: .english)
            #expect(announcements.map(\.text) == [first, "Photos uploaded"], "\(more)")
        }
    }

    @Test("a language is without effect only where nothing that is announced is said in it")
    func language() throws {
        for (events, isTold) in [
            ("{at: 2500, succeeded: Ja}", true),
            ("{at: 2500, paused}, {at: 3500, resumed}, {at: 9000, succeeded: Ja}", false),
            ("{at: 2500, progress: 0.5}, {at: 9000, succeeded: Ja}", false),
        ] {
            let explanation = try Self.explanation(
                Self.story(events, ", present: {name: dialog, message: Laden}, locale: de"))
            #expect(explanation.notes.contains { $0.contains("all words are your own") } == isTold)
            let texts = explanation.announcements.map { $0.text }
            let english = explanation.story.announcements(in: .english).map { $0.text }
            #expect((texts == english) == isTold, "\(texts)")
        }
    }

    @Test("lines of announcements cross no text, and reach the values")
    func lines() throws {
        let events = (1...6).map { "{at: \(900 * $0), \($0 % 2 == 1 ? "paused" : "resumed")}" }
        let plot = try Self.explanation(
            Self.story(events.joined(separator: ", ") + ", {at: 9000, succeeded: All of them are there}", "")
        ).plot()
        var lines: [(x: Double, top: Double, bottom: Double)] = []
        for case .line(let points, .seam, _, true) in plot.marks {
            lines.append((points[0].x, points[0].y, points[1].y))
        }
        #expect(lines.count { $0.bottom == CurvePlot.bottom } == 8 && Set(lines.map { $0.top }).count > 1)
        var count = 0
        for case .text(let text, let place, .title, 11.5, let anchor, _, _) in plot.marks {
            count += 1
            let width = CurvePlotFont.width(of: text, size: 11.5)
            let left = anchor == .end ? place.x - width : place.x
            for line in lines where line.x > left && line.x < left + width {
                #expect(line.bottom < place.y - 9 || line.top > place.y + 2, "\(text) at \(line)")
            }
        }
        #expect(count > 4)
    }

    @Test("what is announced in other letters is drawn in them, and a note says where no font has them")
    func letters() throws {
        func plot(_ text: String) throws -> (bytes: [UInt8], notes: [String]) {
            try Self.explanation(Self.story("{at: 2500, succeeded: '\(text)'}")).file(.png)
        }
        // As boxes all would look alike.
        let (one, other) = (
            try plot("\u{424}\u{43E}\u{442}\u{43E}"), try plot("\u{42D}\u{43E}\u{442}\u{430}")
        )
        #expect(one.bytes != other.bytes && one.notes.isEmpty && other.notes.isEmpty)
        #expect(
            try plot("\u{1FFFE}\u{1FFFE}").notes.last
                == "boxes stand for letters: no font has 2 of the characters; for real letters, write --to svg"
        )
        #expect(try plot("Photo, 50\u{A0}%").notes.isEmpty)
    }

    @Test("announcements on one line have one typeface, and what they are called keeps that of the plot")
    func typefaces() throws {
        let plot = try Self.explanation(Self.story("{at: 2500, succeeded: '\u{424}\u{43E}\u{442}\u{43E}'}"))
            .plot()
        let letters = CurvePlotLetters(plot)
        for case .text(let text, let place, let ink, let size, _, let isBold, _) in plot.marks {
            let line = CurvePlotLetters.Line(y: place.y, ink: ink)
            let isSet = letters.outline(of: text, in: line, size: size, isBold: isBold) != nil
            #expect(isSet == ["In progress", "\u{424}\u{43E}\u{442}\u{43E}"].contains(text), "\(text)")
        }
    }

    @Test("an announcement with curly quotes keeps the letters of the plot")
    func quotes() throws {
        let plot = try Self.explanation(Self.story("{at: 2500, succeeded: 'It’s “done”!'}")).plot()
        let letters = CurvePlotLetters(plot)
        for case .text(let text, let place, let ink, let size, _, let isBold, _) in plot.marks {
            let line = CurvePlotLetters.Line(y: place.y, ink: ink)
            #expect(letters.outline(of: text, in: line, size: size, isBold: isBold) == nil, "\(text)")
        }
    }

    @Test(
        "the legend and the names of rows tell of what is drawn alone",
        arguments: [
            ("{at: 50, succeeded: Yes}", [String]()),
            ("{at: 2500, succeeded: Yes}", ["announced", "opacity"]),
            (
                "{at: 2500, progress: 0.5}, {at: 4000, succeeded: Yes}", ["announced", "opacity", "value"]
            ),
        ])
    func legend(events: String, names: [String]) throws {
        let texts = try Self.explanation(Self.story(events)).plot().marks.compactMap {
            if case .text(let text, _, .label, _, _, _, false) = $0 { text } else { nil }
        }
        #expect(texts.filter(["announced", "value", "opacity"].contains) == names, "\(texts)")
    }

    @Test("where nothing is announced, the text has no empty table")
    func silence() throws {
        let texts = try ["{at: 50, succeeded: Yes}", "{at: 2500, succeeded: Yes}"].map {
            try Self.text(Self.story($0))
        }
        #expect(texts.map { $0.contains("announced") } == [false, true])
    }

    @Test("the lower axis is called what is drawn there")
    func lowerAxis() throws {
        for (events, title) in [
            ("{at: 2500, succeeded: Yes}", "opacity"),
            ("{at: 2500, progress: 0.5}, {at: 4000, succeeded: Yes}", "value"),
        ] {
            let titles = try Self.explanation(Self.story(events)).plot().marks.compactMap {
                if case .text(let text, _, _, _, _, _, true) = $0 { text } else { nil }
            }
            #expect(titles == ["phase", title], "\(titles)")
        }
    }

    @Test("a note says how many announcements have no room, and where they are told")
    func crowd() throws {
        let events = (1...60).map { "{at: \(2000 * $0), \($0 % 2 == 1 ? "paused" : "resumed")}" }
        let story = Self.story(events.joined(separator: ", ") + ", {at: 130000, succeeded: Yes}")
        let explanation = try Self.explanation(story)
        let shown = explanation.plot().marks.count {
            if case .text(_, _, .title, 11.5, _, _, _) = $0 { true } else { false }
        }
        let count = explanation.announcements.count
        #expect(shown < count)
        let note =
            "there is no room in the plot for \(count - shown) of \(count) announcements; --to text has them all"
        for format in [Explanation.Format.svg, .png] {
            #expect(try explanation.file(format).notes.last == note)
        }
        #expect(try explanation.file(.text).notes.isEmpty)
        let roomy = try Self.explanation(Self.story("{at: 2500, succeeded: Yes}"))
        #expect(try roomy.file(.svg).notes.isEmpty)
    }

    @Test("a long announcement is whole where it has room, and is shortened before the one after it")
    func longAnnouncements() throws {
        let long = "All photographs of the long summer holidays are in the album now"
        func texts(_ events: String) throws -> [String] {
            try Self.explanation(Self.story(events)).plot().marks.compactMap {
                if case .text(let text, _, .title, 11.5, _, _, _) = $0 { text } else { nil }
            }
        }
        #expect(try texts("{at: 2500, succeeded: \(long)}").last == long)
        let endless = try texts(
            "{at: 2500, succeeded: \(long) so that the whole family and all of their friends see every one of them}"
        )
        #expect(
            try #require(endless.last).hasPrefix("All photographs of the long summer holidays are in the"))
        #expect(try #require(endless.last).hasSuffix("…"))
    }

    @Test("an explanation has no notes on the files that a render writes")
    func renderNotes() throws {
        let file = try RenderFile.parse(
            Array(Self.story("{at: 2500, succeeded: Yes}", ", to: android").utf8), name: "s.yaml")
        let job = try file.resolve(file.spec)
        let explanation = try Explanation(job)
        #expect(job.notes.contains { $0.contains("frames in memory") }, "\(job.notes)")
        #expect(!explanation.notes.contains { $0.contains("frames in memory") })
    }

    @Test("what stays after an outcome has its color in the plot")
    func hold() throws {
        for (event, ink, other) in [
            ("failed", CurvePlot.Ink.tail, CurvePlot.Ink.sweep), ("succeeded", .sweep, .tail),
        ] {
            let plot = try Self.explanation(Self.story("{at: 2500, \(event): Photos}")).plot()
            let inks = plot.marks.compactMap { if case .area(_, let ink, false) = $0 { ink } else { nil } }
            #expect(inks.last { $0 != .seam && $0 != .axis } == ink && !inks.contains(other), "\(inks)")
        }
    }

    @Test("the line of an announcement is in front of a grid line at the same time")
    func announcementsInFront() throws {
        let marks = try Self.explanation(Self.story("{at: 2500, succeeded: Photos}")).plot().marks
        let grid = marks.lastIndex { if case .line(_, .grid, _, _) = $0 { true } else { false } }
        let announced = marks.firstIndex { if case .line(_, .seam, _, true) = $0 { true } else { false } }
        #expect(try #require(grid) < #require(announced))
    }

    @Test("times are whole milliseconds in text, and exact in JSON")
    func rounding() throws {
        let events =
            "{at: 1000.3, progress: 0.5}, {at: 1500, paused}, {at: 2200, resumed}, {at: 2500, succeeded: Yes}"
        let explanation = try Self.explanation(Self.story(events))
        #expect(explanation.rows.contains { $0.phase.start != $0.phase.start.rounded() })
        let rows = try Self.text(Self.story(events)).split(separator: "\n").dropFirst(2)
        #expect(!rows.contains { !$0.hasPrefix("Note") && $0.contains(".") }, "\(rows)")
        #expect(String(decoding: explanation.json(), as: UTF8.self).contains("1000.3"))
    }

    @Test("nothing that is said does anything to a terminal")
    func control() throws {
        let text = try Self.text(Self.story(#"{at: 2500, failed: "No\e[31m\a\n, try again"}"#))
        #expect(text.contains(#"No\u{1B}[31m\u{07}\n, try again"#), "\(text)")
        #expect(!text.contains("\u{1B}"))
    }

    @Test(
        "the name of the output tells the format, and one that tells none is refused",
        arguments: [
            ("-", "success"), ("out/p", "success"), ("a.b/p", "success"), (".p", "success"),
            ("p.txt", "success"),
            ("p.json", "{\n"), ("p.SVG", "<svg"), ("p.svg", "<svg"),
            ("out/p.pgn", "did you mean \"png\"? (known: txt, json, svg, png)"), ("p.", "(known: txt"),
        ])
    func output(name: String, part: String) throws {
        let explanation = try Self.explanation(Self.story("{at: 2500, succeeded: Yes}"))
        do {
            let (bytes, _) = try explanation.file(.init(nil, asJSON: false, output: name))
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(part.hasPrefix("success") ? text.contains("\n\(part)") : text.hasPrefix(part))
        } catch let error as SpecError {
            #expect(error.place == "-o" && error.message.contains(part), "\(error)")
        }
    }

    @Test("a story of too many frames is told of as what it is")
    func frames() throws {
        var spec = try RenderFile.parse(Array(Self.story("{at: 2500, failed: No}").utf8), name: "s").spec
        spec.animation.maxFrames = 100
        let error = #expect(throws: SpecError.self) { try spec.resolve() }
        #expect(error?.place == "--max-frames" && error?.kind == .limit)
        #expect(error?.message.contains("ms at 60 frames a second are") == true)
        #expect(error?.message.contains("a lower --fps") == true)
    }

    @Test(
        "T3: an expected wait is rounded, in a unit that people would use, and never to nothing",
        arguments: [
            (0.0, nil), (1, "5 s"), (7400, "5 s"), (10_000, "10 s"), (12_400, "10 s"), (57_400, "55 s"),
            (57_600, "1 min"), (61_000, "1 min"), (90_000, "2 min"), (5_400_000, "90 min"),
            (7_170_000, "2 h"), (7_200_000, "2 h"), (36_000_000, "10 h"), (171_000_000, "2 days"),
            (1e12, "11574 days"),
        ] as [(Double, String?)])
    func wait(time: Double, text: String?) {
        #expect(Language.english.wait(time) == text)
    }
}
