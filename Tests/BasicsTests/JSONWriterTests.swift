import Basics
import Foundation
import TestSupport
import Testing

@Suite struct JSONWriterTests {
    func text(_ write: (inout JSONWriter) -> Void) -> String {
        var json = JSONWriter()
        write(&json)
        return String(decoding: json.finish(), as: UTF8.self)
    }

    @Test("objects and arrays nest, in lines or in one line")
    func layout() {
        let written = text { json in
            json.object { json in
                json.member("a", 1)
                json.object("b", .inline) { json in
                    json.member("x", 1.5)
                    json.array("y") { json in
                        json.element(true)
                        json.element(String?.none)
                    }
                }
                json.array("c") { json in
                    json.element("one")
                    json.object { $0.member("two", 2) }
                    json.array(nil, .inline) { _ in }
                }
                json.object("d") { _ in }
            }
        }
        #expect(
            written == """
                {
                  "a": 1,
                  "b": {"x": 1.5, "y": [true, null]},
                  "c": [
                    "one",
                    {
                      "two": 2
                    },
                    []
                  ],
                  "d": {}
                }

                """)
    }

    @Test("a text may be one array")
    func topLevelArray() {
        #expect(text { $0.array { $0.element(false) } } == "[\n  false\n]\n")
    }

    @Test("every character comes back from another reader")
    func strings() throws {
        var characters = (0..<0x250).compactMap(Unicode.Scalar.init).map { String($0) }
        characters += ["\u{2028}", "\u{FFFF}", "😀", "é", "e\u{301}", "\"\\/", "\r\n"]
        let written = text { json in
            json.array { json in for character in characters { json.element(character) } }
        }
        let read = try #require(JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String])
        // Compared by scalars: equal strings may differ in them.
        #expect(read.map { Array($0.unicodeScalars) } == characters.map { Array($0.unicodeScalars) })
        #expect(!written.utf8.contains { $0 < 0x20 && $0 != 0x0A })
    }

    @Test("keys are escaped like strings")
    func keys() {
        #expect(text { $0.object(nil, .inline) { $0.member("a\"\n", 1) } } == "{\"a\\\"\\n\": 1}\n")
    }

    @Test(
        "numbers are as short as they can be",
        arguments: [
            (0, "0"), (-0.0, "0"), (2, "2"), (-17, "-17"), (1.5, "1.5"), (1000.0 / 60, "16.666666666666668"),
            (0.1, "0.1"), (1e300, "1e+300"), (Double.leastNonzeroMagnitude, "5e-324"),
            (9_007_199_254_740_992, "9007199254740992"),
        ] as [(Double, String)])
    func numbers(value: Double, expected: String) {
        #expect(text { $0.array(nil, .inline) { $0.element(value) } } == "[\(expected)]\n")
    }

    @Test("every number reads back as itself")
    func numbersReadBack() throws {
        var random = SeededRandom(seed: 1)
        let numbers = (0..<2000).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
        let written = text { json in json.array { json in for number in numbers { json.element(number) } } }
        // JSONSerialization rounds its numbers once more than it should; this reader does not.
        let read = try JSONDecoder().decode([Double].self, from: Data(written.utf8))
        #expect(zip(read, numbers).filter { $0 != $1 }.map(\.1) == [])
        #expect(read.count == numbers.count)
    }

    @Test("a number that is none is null", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(value: Double) {
        #expect(text { $0.array(nil, .inline) { $0.element(value) } } == "[null]\n")
    }
}
