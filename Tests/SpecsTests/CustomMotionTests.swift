import Loading
import MotionCore
import RequestSupport
import Resolution
import TestSupport
import Testing

@testable import Basics
@testable import Files
@testable import Requests
@testable import Specs

@Suite struct CustomMotionTests {
    private func read(_ text: String) throws(SpecError) -> Motion {
        try MotionFile.parse(Array(text.utf8), name: "m.yaml")
    }

    private func lines(_ text: String) -> [String] {
        do {
            _ = try read(text)
            return []
        } catch {
            #expect(error.kind == .file)
            return "\(error)".split(separator: "\n").map(String.init)
        }
    }

    @Test("a published motion written by hand is the catalogue's, to the last bit")
    func advanceByHand() throws {
        let motion = try read(customMotion)
        let (mine, published) = (
            try #require(motion.kind.arc), try #require(Motion.materialAdvance.kind.arc)
        )
        for index in 0..<2000 {
            let time = Double(index) * 17.31 - 9000
            #expect(mine.span(at: time) == published.span(at: time))
        }
        #expect(mine.period == 5400)
    }

    @Test("every motion of the catalogue, also as published, reads back equal from its file")
    func roundTrip() throws {
        for motion in Motion.plain {
            for kind in [motion.kind, motion.faithful].compactMap({ $0 }) {
                guard let file = MotionFile.yaml(motion, kind) else {
                    #expect(motion.kind == .determinate)
                    continue
                }
                let copy = try MotionFile.parse(file, name: motion.name)
                #expect(copy.kind == kind, "\(motion.name)")
                #expect(copy.name == motion.name && copy.summary == motion.summary)
                #expect(copy.source == motion.source && copy.colorChange == motion.colorChange)
                #expect(copy.size == motion.size && copy.stroke == motion.stroke && copy.cap == motion.cap)
                #expect(MotionFile.yaml(copy, kind) == file)
            }
        }
    }

    @Test("JSON is YAML, and what is not said has its documented default")
    func defaults() throws {
        let motion = try read(#"{"name":"j","period":900,"tail":{},"head":{"tracks":[{"amount":36}]}}"#)
        #expect(motion.size == 48 && motion.stroke == 4 && motion.cap == .round)
        #expect(motion.summary.isEmpty && motion.source.isEmpty && motion.colorChange == nil)
        let track = Track(period: 900, duration: 900, amount: 0.1)
        #expect(
            motion.kind
                == .arc(Choreography(period: 900, tail: TrackSum(), head: TrackSum([track]))))
    }

    @Test("angles are degrees, with or without their unit, or turns")
    func units() throws {
        for (text, turns) in [
            ("90", 0.25), ("90deg", 0.25), ("\"90deg\"", 0.25), (".25turn", 0.25), ("-1.5e2", -150.0 / 360),
            ("+7", 7.0 / 360),
        ] {
            let motion = try read("{name: u, period: 1000, tail: {offset: \(text)}, head: {}}")
            #expect(try #require(motion.kind.arc).tail.offset == turns, "\(text)")
        }
    }

    @Test("everything that is wrong in a file is told at once, with line, column and path")
    func everything() {
        let text = """
            name: my/spinner
            perod: 5400
            period: 0x10
            tail:
              offset: .inf
              tracks:
                - {period: -1, amount: yes, easing: eas-in, accumulates: on}
                - {duraton: 5}
            head: 5
            head: {}
            limit: {at-least: 5grad, held-by: tial}
            cap: !!str rond
            """
        let found = lines(text)
        let expected = [
            ("1:7: name: \"/\" in \"my/spinner\"", ""),
            ("2:1: there is no key \"perod\"", "did you mean \"period\"?"),
            ("3:9: period: \"0x10\" is not a number", "1 to 86400000 ms are allowed"),
            ("5:11: tail.offset: \".inf\" is not an angle", "90deg"),
            ("7:16: tail.tracks[0].period: \"-1\" is out of range", "1 to 86400000 ms are allowed"),
            ("7:28: tail.tracks[0].amount: \"yes\" is not an angle", ""),
            ("7:41: tail.tracks[0].easing: \"eas-in\" at column 1", "did you mean ease-in?"),
            ("7:62: tail.tracks[0].accumulates: \"on\" is neither true nor false", ""),
            ("8:7: tail.tracks[1]: the key \"amount\" is missing", ""),
            ("8:8: tail.tracks[1]: there is no key \"duraton\"", "did you mean \"duration\"?"),
            ("9:7: head: expected a map of keys with values, found \"5\"", ""),
            ("10:1: head: the key \"head\" is already on line 9", ""),
            ("11:19: limit.at-least: \"5grad\" is not an angle", ""),
            ("11:35: limit.held-by: there is no end \"tial\"", "did you mean \"tail\"?"),
            ("12:6: cap: the tag", "is not supported"),
            ("12:6: cap: there is no cap \"rond\"", "did you mean \"round\"?"),
        ]
        #expect(found.count == expected.count, "\(found)")
        for (line, (start, part)) in zip(found, expected) {
            #expect(line.hasPrefix("m.yaml:" + start) && (part.isEmpty || line.contains(part)), "\(line)")
        }
    }

    @Test("what asks for too much is refused before it costs anything")
    func limits() {
        let head = "name: n\nperiod: 86400000\ntail: {}\nhead: "
        #expect(
            lines(head + "{tracks: [{amount: 1, period: 1}]}").first?.contains("moves in a period") == true)
        #expect(
            lines(head + "{tracks: [{amount: 1, easing: steps(1000000)}]}").first?
                .contains("1000000 moves") == true)
        let tracks = Array(repeating: "{amount: 1}", count: 65).joined(separator: ", ")
        #expect(lines(head + "{tracks: [\(tracks)]}").first?.contains("65 items are too many") == true)
        let many = (0..<130).map { "key\($0): 1\n" }.joined()
        #expect(
            lines("name: n\nperiod: 1\ntail: {}\nhead: {}\n" + many).last == "m.yaml: and 30 more problems")
    }

    @Test("a missing file and a bad one are told apart; a name that is no path is looked up")
    func files() throws {
        let folder = try WorkFolder()
        folder.put("good.yml", Array(customMotion.utf8))
        folder.put("bad.JSON", Array("{".utf8))
        func kind(_ name: String) -> SpecError.Kind? {
            var spec = MotionSpec()
            do {
                spec.motion = try Source(parsing: name)
                try spec.load(from: InputFiles())
                return nil
            } catch let error as SpecError { return error.kind } catch { return .invalid }
        }
        #expect(kind(folder.path + "/good.yml") == nil)
        #expect(kind(folder.path + "/bad.JSON") == .file)
        #expect(kind(folder.path + "/none.yaml") == .missing)
        #expect(kind(folder.path + "/\0.yaml") == .missing)
        #expect(kind("fluent") == nil)
        #expect(kind(folder.path) == .invalid)
    }
}
