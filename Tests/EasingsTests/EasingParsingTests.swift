import TestSupport
import Testing

@testable import Easings

@Suite struct EasingParsingTests {
    struct Valid: Sendable {
        let text: String
        let easing: Easing

        init(_ text: String, _ easing: Easing) { (self.text, self.easing) = (text, easing) }

        init(_ text: String, bezier c: (Double, Double, Double, Double)) {
            self.init(text, .cubicBezier(CubicBezier(c.0, c.1, c.2, c.3)))
        }

        init(_ text: String, steps count: Int, _ position: Steps.Position = .jumpEnd) {
            self.init(text, .steps(Steps(count, position)))
        }

        init(_ text: String, stops: LinearStops.Stop...) {
            self.init(text, .linearStops(LinearStops(stops)!))
        }
    }

    static let valid: [Valid] = [
        Valid("linear", .linear), Valid("ease", .ease), Valid("ease-in", .easeIn),
        Valid("ease-out", .easeOut),
        Valid("ease-in-out", .easeInOut), Valid("step-start", .stepStart), Valid("step-end", .stepEnd),
        Valid("sine", .sine), Valid("ease-out-power(3)", .easeOutPower(3)),
        Valid("spring(50, 1)", .spring(Spring(stiffness: 50, dampingRatio: 1))),
        Valid("Spring( 2e2 ,.6 )", .spring(Spring(stiffness: 200, dampingRatio: 0.6))),
        // Case, white space, comments, escapes.
        Valid("EASE-In", .easeIn), Valid(" \t\r\n\u{0C}ease ", .ease), Valid("/**/ease/* x", .ease),
        Valid("/* * / */ease/***/", .ease), Valid("\\65 ase", .ease), Valid("l\\69near", .linear),
        Valid("\\45\tASE", .ease), Valid("\\65\r\nase", .ease), Valid("\\000065ase", .ease),
        Valid("e\\61s\\65", .ease), Valid("ea\\se", .ease), Valid("\\73teps(2)", steps: 2),
        Valid("step\\s(1)", steps: 1),
        // cubic-bezier()
        Valid("cubic-bezier(0.1, 0.2, 0.8, 0.9)", bezier: (0.1, 0.2, 0.8, 0.9)),
        Valid("cubic-bezier(0, -2, 1, 3)", bezier: (0, -2, 1, 3)),
        Valid("cubic-bezier(0, 0.7, 1, 1.3)", bezier: (0, 0.7, 1, 1.3)),
        Valid("CUBIC-BEZIER(0,0,1,1)", bezier: (0, 0, 1, 1)),
        Valid("cubic-bezier( .5 , 1e-1,+0.2,-1E+1 )", bezier: (0.5, 0.1, 0.2, -10)),
        Valid("cubic-bezier(0/**/,/**/0,1,1", bezier: (0, 0, 1, 1)),
        Valid("cubic-bezier(-0, 1e-400, 1.0, 000.5)", bezier: (0, 0, 1, 0.5)),
        Valid("cubic-bezier(0, 0e99999999999999999999, 1, 1e-99999999999999999999)", bezier: (0, 0, 1, 0)),
        // steps()
        Valid("steps(4, start)", steps: 4, .jumpStart), Valid("steps(2, end)", steps: 2),
        Valid("steps( 2, end )", steps: 2), Valid("steps(2, jump-start)", steps: 2, .jumpStart),
        Valid("steps(2, jump-end)", steps: 2), Valid("steps(2, jump-both)", steps: 2, .jumpBoth),
        Valid("steps(2, jump-none)", steps: 2, .jumpNone), Valid("steps(1, START)", steps: 1, .jumpStart),
        Valid("steps(+007)", steps: 7), Valid("steps(1000000)", steps: 1_000_000),
        Valid("steps(3,\\6aump-both)", steps: 3, .jumpBoth),
        // linear()
        Valid("linear(0 0%, 1 100%)", stops: .init(0, at: 0), .init(1, at: 1)),
        Valid("linear(0, 1)", stops: .init(0), .init(1)), Valid("LINEAR(0,1", stops: .init(0), .init(1)),
        Valid("linear(0, 25% 75% 0.5, 1)", stops: .init(0), .init(0.5, at: 0.25, to: 0.75), .init(1)),
        Valid("linear(0 0% 50%, 1 50% 100%)", stops: .init(0, at: 0, to: 0.5), .init(1, at: 0.5, to: 1)),
        Valid("linear(.5.5%1%,0-5%)", stops: .init(0.5, at: 0.005, to: 0.01), .init(0, at: -0.05)),
        Valid("linear(-10 -10%, -5 -5%, 0)", stops: .init(-10, at: -0.1), .init(-5, at: -0.05), .init(0)),
        Valid("linear(0 1e1%, 1 1.2E+2%)", stops: .init(0, at: 0.1), .init(1, at: 1.2)),
    ]

    @Test("everything that browsers accept is read", arguments: valid)
    func accepts(row: Valid) throws {
        #expect(try Easing(parsing: row.text) == row.easing)
    }

    @Test("percentages are rounded once, not divided")
    func percentages() throws {
        for (text, fraction) in [("55%", 0.55), ("0.7%", 0.007), ("33.3%", 0.333), ("1e300%", 1e298)] {
            let stops = try #require(Easing(parsing: "linear(0 \(text), 1 1e305%)").stops)
            #expect(stops.points[0].input == fraction)
        }
    }

    struct Invalid: Sendable {
        let text, offending, hint: String
        let offset: Int

        init(_ text: String, _ offending: String, at offset: Int, _ hint: String) {
            (self.text, self.offending, self.offset, self.hint) = (text, offending, offset, hint)
        }
    }

    static let invalid: [Invalid] = [
        // No easing at all.
        Invalid("", "", at: 0, "an easing is missing"), Invalid(" /*", "", at: 3, "an easing is missing"),
        Invalid("auto", "auto", at: 0, "(known: linear, ease"),
        Invalid("initial", "initial", at: 0, "there is no easing"),
        Invalid(" ease-inn", "ease-inn", at: 1, "did you mean \"ease-in\"?"),
        Invalid("easeInOut", "easeInOut", at: 0, "did you mean \"ease-in-out\"?"),
        Invalid("ease_out", "ease_out", at: 0, "did you mean \"ease-out\"?"),
        Invalid("cubic-bezir(0,0,1,1)", "cubic-bezir(", at: 0, "did you mean \"cubic-bezier(…)\"?"),
        Invalid("cubicBezier(0,0,1,1)", "cubicBezier(", at: 0, "did you mean \"cubic-bezier(…)\"?"),
        Invalid("steps", "steps", at: 0, "steps takes arguments"),
        Invalid("ease()", "ease(", at: 0, "ease takes no arguments"),
        Invalid("steps (2)", "steps", at: 0, "steps takes arguments"),
        Invalid("ease-in ease-out", "ease-out", at: 8, "nothing may follow"),
        Invalid("linear, ease, linear", ",", at: 6, "not a list"),
        Invalid("ease;", ";", at: 4, "nothing may follow"),
        Invalid("steps(2))", ")", at: 8, "nothing may follow"),
        Invalid("'ease'", "'ease'", at: 0, "without quotes"),
        Invalid("\"ease", "\"ease", at: 0, "without quotes"),
        Invalid("0.5", "0.5", at: 0, "begins with its name"),
        Invalid("ſteps(2)", "ſteps(", at: 0, "did you mean \"steps(…)\"?"),
        Invalid("eaſe", "eaſe", at: 0, "there is no easing"),
        Invalid("ease\\", "ease\\", at: 0, "there is no easing"),
        Invalid("\\", "\\", at: 0, "there is no easing"),
        Invalid("\\\nease", "\\", at: 0, "begins with its name"),
        Invalid("ease\0", "ease\0", at: 0, "there is no easing"),
        Invalid("\\110000 ease", "\\110000 ease", at: 0, "there is no easing"),
        Invalid("-ease", "-ease", at: 0, "ease"),
        Invalid("url(ease)", "url(", at: 0, "there is no easing"),
        // cubic-bezier()
        Invalid("cubic-bezier(1, 2, 3)", "3", at: 19, "x2 of cubic-bezier() must be from 0 to 1"),
        Invalid("cubic-bezier(1, 2, 1)", ")", at: 20, "a comma is expected"),
        Invalid("cubic-bezier(1, 2, 1, infinite)", "infinite", at: 22, "must be a number"),
        Invalid("cubic-bezier(1, 2, 1, 4, 5)", ",", at: 23, "closing parenthesis"),
        Invalid("cubic-bezier(0,0,1,1,)", ",", at: 20, "closing parenthesis"),
        Invalid(
            "cubic-bezier(-0.1, 0.1, 0.5, 0.9)", "-0.1", at: 13, "x1 of cubic-bezier() must be from 0 to 1"),
        Invalid(
            "cubic-bezier(0.5, 0.1, 1.1, 0.9)", "1.1", at: 23, "x2 of cubic-bezier() must be from 0 to 1"),
        Invalid("cubic-bezier(0 0 1 1)", "0", at: 15, "a comma is expected"),
        Invalid("cubic-bezier()", ")", at: 13, "x1 of cubic-bezier() is missing"),
        Invalid("cubic-bezier(0,,1,1)", ",", at: 15, "y1 of cubic-bezier() is missing"),
        Invalid("cubic-bezier(0,0", "", at: 16, "a comma is expected"),
        Invalid("cubic-bezier(1., 0, 1, 1)", ".", at: 14, "a comma is expected"),
        Invalid("cubic-bezier(0, 1e, 1, 1)", "1e", at: 16, "without a unit"),
        Invalid("cubic-bezier(0, 1px, 1, 1)", "1px", at: 16, "without a unit"),
        Invalid("cubic-bezier(0, 5%, 1, 1)", "5%", at: 16, "not a percentage"),
        Invalid("cubic-bezier(0, 1e400, 1, 1)", "1e400", at: 16, "too large"),
        Invalid("cubic-bezier(calc(1), 0, 1, 1)", "calc(", at: 13, "calc() is not supported"),
        Invalid("cubic-bezier(0, var(--y), 1, 1)", "var(", at: 16, "var() is not supported"),
        // steps()
        Invalid("steps()", ")", at: 6, "the count of steps() is missing"),
        Invalid("steps(0)", "0", at: 6, "from 1 to 1000000"),
        Invalid("steps(0, start)", "0", at: 6, "from 1 to 1000000"),
        Invalid("steps(-100, start)", "-100", at: 6, "from 1 to 1000000"),
        Invalid("steps(1, jump-none)", "1", at: 6, "at least 2"),
        Invalid("steps(1000001)", "1000001", at: 6, "from 1 to 1000000"),
        Invalid("steps(99999999999999999999999)", "99999999999999999999999", at: 6, "from 1 to 1000000"),
        Invalid("steps(2.0)", "2.0", at: 6, "whole number"),
        Invalid("steps(1e1)", "1e1", at: 6, "whole number"),
        Invalid("steps(2, )", ")", at: 9, "a position is expected"),
        Invalid("steps(2 start)", "start", at: 8, "closing"),
        Invalid("steps(2, jump-stat)", "jump-stat", at: 9, "did you mean jump-start?"),
        Invalid(
            "steps(2, middle)", "middle", at: 9, "use jump-start, jump-end, jump-none, jump-both, start, end"),
        Invalid("steps(start)", "start", at: 6, "must be a number"),
        Invalid("steps(calc(2))", "calc(", at: 6, "calc()"),
        Invalid("steps(2, end, end)", ",", at: 12, "closing"),
        // linear()
        Invalid("linear()", ")", at: 7, "is missing"),
        Invalid("linear(0)", "linear(0)", at: 0, "at least two stops"),
        Invalid("linear(100%)", ")", at: 11, "is missing"),
        Invalid("linear(0% 1 50%)", "50%", at: 12, "closing"),
        Invalid("linear(0 0% 100%)", "linear(0 0% 100%)", at: 0, "two stops"),
        Invalid("linear(0% 100% 0)", "linear(0% 100% 0)", at: 0, "two stops"),
        Invalid("linear(0, 1 1% 2% 3%)", "3%", at: 18, "at most two"),
        Invalid("linear(0, 1,)", ")", at: 12, "missing"),
        Invalid("linear(0 1)", "1", at: 9, "closing"),
        Invalid("linear(0, 1 1e400%)", "1e400%", at: 12, "too large"),
        Invalid("linear(0 calc(50%), 1)", "calc(", at: 9, "calc() is not supported"),
        // Our own.
        Invalid("spring(50)", ")", at: 9, "a comma is expected"),
        Invalid("spring(0, 1)", "0", at: 7, "above 0"),
        Invalid("spring(50, 0)", "0", at: 11, "from 0.001 to 1000"),
        Invalid("sine()", "sine(", at: 0, "no arguments"),
        Invalid("ease-out-power(0)", "0", at: 15, "from 1 to 1000"),
        Invalid("ease-out-power(2, 3)", ",", at: 16, "closing"),
    ]

    @Test(
        "everything else is refused, with the offending text, its place and how to fix it", arguments: invalid
    )
    func rejects(row: Invalid) throws {
        let error = try #require(throws: EasingError.self) { try Easing(parsing: row.text) }
        #expect(error.offendingText == row.offending)
        #expect(error.range.lowerBound == row.offset)
        #expect(error.description.contains(row.hint), "\(error)")
        #expect(error.source == row.text)
    }

    @Test("columns count characters of the text, not bytes")
    func columns() {
        let error = #expect(throws: EasingError.self) { try Easing(parsing: "/* größe */ esae") }
        #expect(error?.range == 14..<18)
        #expect(error?.column == 13)
        #expect(error?.description == "there is no easing \"esae\"; did you mean \"ease\"?")
    }

    @Test("messages stay on one line and short, whatever the text")
    func oneLine() {
        let error = #expect(throws: EasingError.self) {
            try Easing(parsing: "\\\"\u{1B}[31m" + String(repeating: "x", count: 100_000))
        }
        #expect((error?.description.utf8.count ?? .max) < 400)
        let quoted = #expect(throws: EasingError.self) { try Easing(parsing: "'\u{1B}[31m\n'") }
        #expect(quoted?.description.contains("\u{1B}") == false)
        #expect(quoted?.description.contains("\n") == false)
    }

    @Test("no bytes make the parser trap, and what it accepts prints and parses back")
    func fuzz() throws {
        var generator = SeededRandom(seed: 4)
        let pieces =
            Self.valid.map(\.text) + [
                "(", ")", ",", "%", ".", "e", "E", "-", "+", "\\", "/*", "*/", "'", "\"", "9", "0", "1e",
                "\0", "\u{FEFF}",
                "ſ", "\r\n", "\u{0C}", "calc(", "1e999999999999999999", "-1", "NaN", "inf", "0x1p3", "url(",
                "#", "@", "--",
            ]
        var accepted = 0
        for round in 0..<6000 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                bytes += Array(pieces.randomElement(using: &generator)!.utf8)
            }
            for _ in 0..<Int.random(in: 0...3, using: &generator) where !bytes.isEmpty {
                let place = bytes.indices.randomElement(using: &generator)!
                switch round % 3 {
                case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
                case 1: bytes.remove(at: place)
                default: bytes.insert(UInt8.random(in: 0x20...0x7E, using: &generator), at: place)
                }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            do throws(EasingError) {
                let easing = try Easing(parsing: text)
                accepted += 1
                #expect(try Easing(parsing: easing.description) == easing)
                _ = easing.value(at: 0.3)
            } catch {
                #expect(error.range.upperBound <= text.utf8.count)
                #expect(!error.description.isEmpty)
            }
        }
        #expect(accepted > 300)
    }
}
