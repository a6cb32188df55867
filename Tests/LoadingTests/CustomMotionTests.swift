import Loading
import MotionCore
import RequestSupport
import TestSupport
import Testing

@testable import Basics
@testable import Files
@testable import Loading
@testable import Requests

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
        for motion in Motion.all {
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

    @Test(
        "figures and shapes of one's own read back equal from the files that they are written to",
        arguments: [
            customElements, customShapes,
            "{name: none, kind: elements, period: 9, box: {width: 1, height: 1}, elements: []}",
        ])
    func roundTripOfOwn(text: String) throws {
        let motion = try read(text)
        let file = try #require(MotionFile.yaml(motion, motion.kind))
        let copy = try MotionFile.parse(file, name: "copy")
        #expect(copy.kind == motion.kind)
        #expect(MotionFile.yaml(copy, copy.kind) == file)
    }

    @Test("what is adjusted, waves and figures among it, reads back equal")
    func roundTripOfAdjusted() throws {
        for motion in Motion.all where motion.kind != .determinate {
            let adjusted = try motion.adjusted(by: MotionAdjustment(pace: .speed(3)))
            let file = try #require(MotionFile.yaml(adjusted, adjusted.kind))
            #expect(try MotionFile.parse(file, name: "copy").kind == adjusted.kind, "\(motion.name)")
        }
        let waved = try #require(Motion.fluent.waved(WaveAdjustment(amplitude: 1, length: 12, speed: 7)))
        for kind in [waved.kind, waved.faithful].compactMap({ $0 }) {
            let file = try #require(MotionFile.yaml(waved, kind))
            #expect(try MotionFile.parse(file, name: "copy").kind == kind)
        }
    }

    @Test("a choreography of the catalogue written by hand is the catalogue's")
    func pulseByHand() throws {
        let motion = try read(
            """
            name: pulse
            kind: elements
            period: 1200
            box: {width: 40, height: 40}
            elements:
              - disc: {x: 20, y: 20, r: 20}
                tracks:
                  - {property: scale, values: [0, 1], easing: "cubic-bezier(.455, .03, .515, .955)"}
                  - {property: opacity, values: [1, 0], easing: "cubic-bezier(.455, .03, .515, .955)"}
            """)
        #expect(motion.kind == (try Motion.named("sk-pulse")).kind)
    }

    @Test("what is wrong with figures and shapes is told with its place and what to write")
    func wrongFigures() {
        let text = """
            name: e
            kind: elements
            period: 1000
            box: {width: 0, height: 40}
            elements:
              - disc: {x: 1, y: 1, r: 1}
                ring: {x: 1, y: 1, r: 1, stroke: 1}
              - box: {x: 1, y: 1, width: 1, height: 1}
                tracks:
                  - {property: r, values: [1, 2]}
                  - {property: dx, values: [1, 2, 3], easing: [linear, ease, ease]}
                  - {property: scale, at: [0, 1], values: [1, 2, 1]}
                  - {property: scale, at: [0, 1, .5], values: [1, 2, 1]}
                  - {property: scalex, values: [1, 2]}
              - shape: {name: hart, x: 0, y: 0, r: 1}
              - shape: {corners: [[0, 0], [0, 9], [9, 9]], x: 0, y: 0, r: 1}
              - shape: {corners: [[0, 0], [1, 1], [2, 2]], x: 0, y: 0, r: 1}
              - path: L9 9
              - path: [M0 0L1 1L2 0Z, M0 0L1 1Z]
              - line: {path: M0 0H9M0 5H9, stroke: 1}
              - line: {path: M0 0H9, stroke: 1}
                tracks: [{property: trimOffset, values: [0, 1]}]
              - path: M0 0L1 1L2 0Z
                tracks: [{property: morph, values: [0, 1]}]
              - arc: {x: 1, y: 1, r: 1, stroke: 1, sweep: 90, fades-in: true}
                tracks: [{property: sweep, values: [0, 360]}]
              - arc: {x: 1, y: 1, r: 1, stroke: 1, sweep: 90}
                tracks: [{property: sweep, values: [0, 360]}, {property: rotateX, values: [0, 360]}]
              - box: {x: 1, y: 1, width: 1, height: 1}
                repeat: {count: 3, delay: 9, delays: [1, 2]}
            """
        let found = lines(text)
        let expected = [
            ("4:14: box.width: \"0\" is out of range", ""),
            (
                "6:5: elements[0]: an element is one of disc, ring, box, arc, shape, path, line",
                "write one of them"
            ),
            ("10:9: elements[1].tracks[0]: r has no effect on a box", "leave it out"),
            (
                "11:51: elements[1].tracks[1].easing: 3 easings for 3 values",
                "give one, or one from each value to the next"
            ),
            ("12:31: elements[1].tracks[2].at: 2 places for 3 values", "give each value its place"),
            ("13:31: elements[1].tracks[3].at: the places go back", "list them from 0 to 1"),
            ("14:20: elements[1].tracks[4].property: there is no property \"scalex\"", "did you mean"),
            ("15:19: elements[2].shape.name: there is no shape \"hart\"", "did you mean \"heart\"?"),
            ("16:22: elements[3].shape.corners: the corners run counterclockwise", "list them clockwise"),
            ("17:22: elements[4].shape.corners: the corners surround no area", "move them apart"),
            ("18:11: elements[5].path: path data must begin with M", ""),
            ("19:27: elements[6].path[1]: the path has other commands", "write all of them with the same"),
            (
                "20:18: elements[7].line.path: a line is one stroke",
                "give each of these 2 an element of its own"
            ),
            (
                "22:14: elements[8].tracks[0]: only a closed line goes on at its beginning",
                "end the path with Z"
            ),
            ("24:14: elements[9].tracks[0]: there is one path, and nothing to morph into", "list several"),
            ("26:14: elements[10].tracks[0]: an arc that fades in keeps its length", "leave out fades-in"),
            ("28:51: elements[11].tracks[1]: rotateX has no place beside sweep", "give one of them"),
            ("30:31: elements[12].repeat.delay: delays says how late each copy is", "leave out one"),
            ("30:42: elements[12].repeat.delays: 2 delays for 3 copies", "give one each"),
        ]
        #expect(found.count == expected.count, "\(found.joined(separator: "\n"))")
        for (line, (start, part)) in zip(found, expected) {
            #expect(line.hasPrefix("m.yaml:" + start) && (part.isEmpty || line.contains(part)), "\(line)")
        }
        #expect(
            lines("{name: m, kind: shapes, period: 1000, morph: heart}").first?.contains("expected a list")
                == true)
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
            ("3:9: period: \"0x10\" is not a time", "use 1 to 86400000 ms"),
            ("5:11: tail.offset: \".inf\" is not an angle", "90deg"),
            ("7:16: tail.tracks[0].period: \"-1\" is out of range", "use 1 to 86400000 ms"),
            ("7:28: tail.tracks[0].amount: \"yes\" is not an angle", ""),
            ("7:41: tail.tracks[0].easing: there is no easing \"eas-in\"", "did you mean \"ease-in\"?"),
            ("7:62: tail.tracks[0].accumulates: \"on\" is neither true nor false", ""),
            ("8:7: tail.tracks[1]: the key \"amount\" is missing", ""),
            ("8:8: tail.tracks[1]: there is no key \"duraton\"", "or \"duration\"?"),
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
