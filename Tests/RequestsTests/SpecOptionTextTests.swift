import Basics
import Indicators
import Loading
import Presentations
import RequestSupport
import Requests
import Testing

/// Options as they are written on the command line.
@Suite struct SpecOptionTextTests {
    static let withFlags = SpecOption.all.filter { $0.flag != nil }

    @Test(
        "a value on the command line is what the same text is in a file", arguments: withFlags.map(\.key.text)
    )
    func sameAsFile(key: String) throws {
        let option = try #require(SpecOption.named(key))
        var spec = RenderSpec()
        try option.set([option.example], in: &spec)
        #expect(spec != RenderSpec())

        let isPlain = Double(option.example) != nil || option.example == "true" || option.example == "false"
        let value = isPlain ? option.example : "'\(option.example)'"
        let inner = key == "steps" ? "steps: [\(value)]" : "\(option.name): \(value)"
        let named = option.group == .present ? "name: card, " : ""
        let text = option.group == .top ? inner : "\(option.group.rawValue): {\(named)\(inner)}"
        let file = try RenderFile.parse(Array("{\(text)}".utf8), name: "a.yaml")
        if option.group == .present { spec.presentation = .card }
        #expect(file.spec == spec, "\(text)")
    }

    /// What is wrong with a value; empty for nothing.
    private func problem(_ key: String, _ texts: String...) throws -> String {
        let option = try #require(SpecOption.named(key))
        var spec = RenderSpec()
        do throws(SpecError) { try option.set(texts, in: &spec) } catch {
            #expect(spec == RenderSpec() && error.kind == .invalid)
            return error.text(.flags)
        }
        return ""
    }

    @Test(
        "numbers are refused with the text, the range and the flag",
        arguments: [
            (
                "t0", "x",
                #"--t0: "x" is not a time; use 0 to 1000000000000 ms, such as 500, 500ms, 0.5s or 2min"#
            ),
            (
                "t0", "0.5",
                "--t0: 0.5 needs a unit, as every time below 10 does; write 0.5s for seconds, or 0.5ms"
            ),
            ("gap", "x", #"--gap: "x" is not a number; use 0 to 4096 points"#),
            ("gap", "", #"--gap: "" is not a number; use 0 to 4096 points"#),
            ("gap", "-0.5", "--gap: -0.5 is out of range: use 0 to 4096 points"),
            ("gap", "4096.1", "--gap: 4096.1 is out of range: use 0 to 4096 points"),
            ("fps", "nan", #"--fps: "nan" is not a number; use 0.1 to 1000 frames a second"#),
            ("fps", "0x10", #"--fps: "0x10" is not a number; use 0.1 to 1000 frames a second"#),
            ("frames", "1.5", "--frames: 1.5 is not a whole number; use 1 to 1000000 frames"),
            ("frames", "1e300", "--frames: 1e300 is out of range: use 1 to 1000000 frames"),
            (
                "frames", "9223372036854775808",
                "--frames: 9223372036854775808 is out of range: use 1 to 1000000 frames"
            ),
            ("sheet.columns", "0", "--columns: 0 is out of range: use 1 to 65535"),
            ("scale", "1,,2", #"--scale: "" is not a number; use 0.25 to 16 pixels per point"#),
            ("scale", "1,99", "--scale: 99 is out of range: use 0.25 to 16 pixels per point"),
            (
                "size", "48em",
                "--size: there is no size \"48em\"; use small, medium, large or a number of points, 1 to 4096"
            ),
            ("size", "0", "--size: 0 is out of range: use 1 to 4096 points"),
            (
                "cap", "rund",
                "--cap: there is no cap \"rund\"; did you mean \"round\"? (known: butt, round, square)"
            ),
        ])
    func refused(key: String, text: String, message: String) throws {
        #expect(try problem(key, text) == message)
    }

    @Test("lists are refused where one of them is unknown, or there are too many")
    func lists() throws {
        #expect(
            try problem("to", "sheet", "sheets").hasPrefix(
                "--to: there is no format \"sheets\"; did you mean"))
        #expect(
            try problem("steps", "Cart", "Payment:eror")
                == "--step: in \"Payment:eror\": there is no state \"eror\"; did you mean \"error\"? (known: complete, error, active, default, disabled)"
        )
        #expect(
            try problem("theme-color", "error=#F00", "eror=#F00").hasPrefix(
                "--theme-color: there is no slot \"eror\"; did you mean \"error\"?"))
        let option = try #require(SpecOption.named(.color))
        var spec = RenderSpec()
        try option.set(Array(repeating: "#F00", count: 64), in: &spec)
        #expect(spec.colors.count == 64)
        let error = #expect(throws: SpecError.self) {
            try option.set(Array(repeating: "#F00", count: 65), in: &spec)
        }
        #expect(error?.place == "--color" && error?.message.contains("64") == true)
    }

    @Test("one value is taken, also where it is there twice, and spaces after commas do not count")
    func oneValue() throws {
        var spec = RenderSpec()
        try SpecOption.named(.gap)?.set(["2", "2"], in: &spec)
        try SpecOption.named(.scale)?.set(["2, 3"], in: &spec)
        #expect(spec.gap == 2 && spec.scales == [2, 3])
        #expect(
            try problem("gap", "1", "2")
                == #"--gap: takes one value, but "1" and "2" are given; give it once"#)
        #expect(try problem("scale", "1", "2,3").contains("takes one value"))
    }

    @Test("values with commas between them are told apart")
    func commas() throws {
        #expect(
            try problem("color", "red, blue")
                == #"--color: "red, blue" is 2 values; write --color red --color blue"#)
        #expect(
            try problem("theme-color", "error=red,success=lime").contains("write --theme-color error=red --"))
        #expect(try problem("color", "255,0,0").contains("is not a color"))
    }

    @Test("what a file says gives way to the command line, and errors are then about the flag")
    func precedence() throws {
        let text =
            "{size: large, gap: 1, steps: [A, B], theme-color: [error=#F00], theme: {base: fiori-light}}"
        var file = try RenderFile.parse(Array(text.utf8), name: "a.yaml")
        try file.set(#require(SpecOption.named(.size)), ["20"])
        try file.set(#require(SpecOption.named(.themeColor)), ["error=#0F0"])
        try file.set(#require(SpecOption.named(.theme)), ["fiori-dark"])
        try file.set(#require(SpecOption.named(.steps)), ["C"])
        try file.set(#require(SpecOption.named(.fps)), [])
        #expect(file.spec.size == 20)
        #expect(file.spec.themeColors == [.error: Color(rgba: 0x00FF_00FF)])
        #expect(file.spec.themeSource == .value(.fioriDark))
        #expect(file.spec.steps.items.map { $0.name } == ["C"])

        var other = try RenderFile.parse(Array("{gap: 1}".utf8), name: "a.yaml")
        try other.set(#require(SpecOption.named(.gap)), ["500"])
        let error = #expect(throws: SpecError.self) { try other.resolve(other.spec) }
        #expect(error?.option == .gap && error?.kind == .invalid)
    }
}
