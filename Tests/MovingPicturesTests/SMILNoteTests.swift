import SVGDocuments
import TestSupport
import Testing

@testable import MovingPictures

@Suite struct SMILNoteTests {
    private func notes(_ body: String) throws -> [String] {
        try smil("<rect id='t'>\n \(body)</rect>").notes.map { "\($0.line):\($0.column) \($0.text)" }
    }

    @Test(
        "What never begins, is not understood or does nothing is told with its place",
        arguments: [
            (
                "<set attributeName='x' to='1' begin='t.click'/>",
                "set: its begin waits for \"t.click\", which never happens here"
            ),
            (
                "<set attributeName='x' to='1' begin='accessKey(s)'/>",
                "set: its begin waits for \"accessKey(s)\""
            ),
            (
                "<set attributeName='x' to='1' begin='wallclock(2026-01-01)'/>",
                "set: its begin waits for \"wallclock"
            ),
            ("<set attributeName='x' to='1' begin='indefinite'/>", "set: it waits for a script or a link"),
            ("<set attributeName='x' to='1' begin='no.end'/>", "no animation has that id"),
            ("<set attributeName='x' to='1' begin='t.end'/>", "no animation has that id"),
            (
                "<set attributeName='x' to='1' begin='a-b.end'/>",
                "write a hyphen that belongs to an id as \\-"
            ),
            ("<set attributeName='x' to='1' dur='soon'/>", "the dur \"soon\" counts as none"),
            ("<set attributeName='x' to='1' min='3s' max='2s'/>", "make max the greater one"),
            ("<set attributeName='x' to='1' repeatCount='-1'/>", "the repeatCount \"-1\" counts as none"),
            ("<set attributeName='x' to='1' restart='no'/>", "it counts as always"),
            ("<set attributeName='x' to='1' fill='no'/>", "it counts as remove"),
            ("<set to='1'/>", "its attributeName is missing"),
            ("<set attributeName='x'/>", "its to is missing"),
            ("<set attributeName='x' to='1' href='#none'/>", "\"#none\", which is no element here"),
            ("<animate attributeName='x'/>", "it has no values"),
            ("<animate attributeName='x' values='1;no'/>", "\"no\" is no value of x"),
            (
                "<animate attributeName='x' values='1;2' keyTimes='0' dur='1s'/>",
                "one number for each of its 2 values"
            ),
            (
                "<animate attributeName='x' values='1;2' keyTimes='0.1;1' dur='1s'/>",
                "do not rise from 0 to 1"
            ),
            (
                "<animate attributeName='x' values='1;2' calcMode='spline' keySplines='0 0 2 1'/>",
                "1 curve of four numbers"
            ),
            (
                "<animate attributeName='x' values='1;2' calcMode='fast'/>",
                "none of discrete, linear, paced and spline"
            ),
            ("<animate attributeName='visibility' by='hidden'/>", "nothing can be added to visibility"),
            ("<animate attributeName='transform' to='scale(2)'/>", "write animateTransform"),
            ("<animateTransform attributeName='x' to='2'/>", "not \"x\""),
            ("<animateTransform attributeName='transform' type='turn' to='2'/>", "its type \"turn\""),
            (
                "<animateTransform attributeName='transform' type='rotate' to='2 3'/>",
                "\"2 3\" are not the numbers of a rotate"
            ),
            ("<animateMotion/>", "neither a path nor values"),
            ("<animateMotion path='x'/>", "its path has no points"),
            ("<animateMotion values='1;2'/>", "\"1\" is no point"),
            ("<animateMotion path='M0 0h1' keyPoints='0;2'/>", "keyPoints \"0;2\""),
            ("<animateMotion path='M0 0h1' rotate='up'/>", "the rotate \"up\""),
            ("<animateMotion><mpath href='#t'/></animateMotion>", "mpath refers to no path"),
            ("<animateColor attributeName='fill' to='red'/>", "animateColor is not read"),
        ])
    func told(_ body: String, _ expected: String) throws {
        let notes = try notes(body)
        #expect(notes.count == 1)
        #expect(notes.first?.contains(expected) == true, "\(notes)")
        #expect(notes.first?.hasPrefix("2:") == true)
    }

    @Test("What is right is not told")
    func silence() throws {
        let right = """
            <animate id='a' attributeName='x' values='1;2;' keyTimes='0;1' dur='1s' begin='0;b.end+.5s;' end='indefinite'/>
            <set id='b' attributeName='visibility' to='hidden' begin='a.repeat(1); a.begin - 0.1s' dur='media' restart='never'/>
            <animateMotion path='M0 0h9' keyPoints='0;1' keyTimes='0;1' calcMode='linear' dur='1s' rotate='auto'/>
            """
        #expect(try notes(right) == [])
    }

    @Test("An animation with an error leaves the others as they are, and still times them")
    func others() throws {
        let body = """
            <rect id='t' x='5'><animate id='a' attributeName='x' values='no' dur='1s'/>
            <animate attributeName='x' from='10' to='20' begin='a.end' dur='1s'/></rect>
            """
        #expect(try smilNumber(body, at: 0.5) == 5)
        #expect(try smilNumber(body, at: 1.5) == 15)
    }

    @Test(
        "Whatever stands in the attributes, it is read or refused, and gives finite values", arguments: 0..<20
    )
    func random(_ seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let words = [
            "0", "1", "-1", "0s", "0.1s", "1e9s", "-3s", "1ns", "0.000000001s", "99999999999h", "indefinite",
            "media", "a.end",
            "b.begin-0.1s", "c.end+0.2s", "a.repeat(1)", "prev.end", "t.click", "", ";", "1;2", "0;0.5;1",
            "0;1", "1;0", "red;blue",
            "#123", "0 0 1 1", "0 0 1 1;.1 .2 .3 .4", "M0 0h9", "M0 0C1 1 2 2 3 3z", "1e300", "1e400", "nan",
            "-inf", "0x10", "sum",
            "paced", "spline", "discrete", "freeze", "never", "whenNotActive", "auto", "rotate", "scale",
            "1 2", "1,2,3", "inherit",
            "currentColor", "none", "#t", "#a", "x", "fill", "d", "transform", "opacity", "stroke-dasharray",
            "10%", "\u{1F600}",
        ]
        let keys = [
            "attributeName", "begin", "end", "dur", "min", "max", "repeatCount", "repeatDur", "restart",
            "fill", "values", "from", "to",
            "by", "keyTimes", "keySplines", "keyPoints", "calcMode", "additive", "accumulate", "type", "path",
            "rotate", "href",
        ]
        let names = ["animate", "set", "animateTransform", "animateMotion"]
        for _ in 0..<60 {
            let animations = ["a", "b", "c"].map { id in
                var own: [String: String] = [
                    "attributeName": ["x", "fill", "d", "transform"].randomElement(using: &random)!
                ]
                for _ in 0..<Int.random(in: 1...8, using: &random) {
                    var value = words.randomElement(using: &random)!
                    if Bool.random(using: &random) { value += ";" + words.randomElement(using: &random)! }
                    own[keys.randomElement(using: &random)!] = value
                }
                let name = names.randomElement(using: &random)!
                let text = own.sorted { $0.key < $1.key }.map { "\($0.key)='\($0.value)'" }.joined(
                    separator: " ")
                return "<\(name) id='\(id)' \(text)/>"
            }
            let body = "<path id='t' d='M0 0h5'>\(animations.joined())</path>"
            guard let found = try? smil(body) else { continue }
            for time in [Int64.min, 0, 1, 50_000_000, 1_000_000_000, 1_234_567_890_123, Int64.max] {
                var values = MovingValues()
                found.apply(at: time, to: &values)
            }
            #expect(found.repetition.lead >= 0 && (found.repetition.period ?? 0) >= 0)
        }
    }
}
