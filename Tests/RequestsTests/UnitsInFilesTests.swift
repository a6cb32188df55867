import Loading
import Presentations
import Requests
import Testing

@testable import Basics

/// Numbers with units in files: what the command line takes, files take.
@Suite struct UnitsInFilesTests {
    /// An option with a text that has a unit, for each unit of each option.
    static let cases = SpecOption.all.filter { $0.flag != nil }.flatMap { option -> [(String, String)] in
        let isCount = if case .count = option.kind { true } else { false }
        return switch option.unit {
        case .none:
            option.kindName == "number" && option.range?.contains(0.4) == true
                ? [(option.key.text, "40%")] : []
        case .points: ["2px", "2pt", "2 dp", "2points"].map { (option.key.text, $0) }
        case .milliseconds: ["2s", "2000 ms", "2sec", "0.1min"].map { (option.key.text, $0) }
        case .pixels: [(option.key.text, option.key == .sheetMaxPagePixels ? "65536px" : "128px")]
        case .frames: isCount ? [(option.key.text, "7 frames"), (option.key.text, "7f")] : []
        case .rate: [(option.key.text, "24fps"), (option.key.text, "24 Hz")]
        case .scale: [(option.key.text, "2x")]
        case .degrees:
            ["90deg", "90°", "90 deg", "0.25turn", "0.25 turns", "25%"].map { (option.key.text, $0) }
        case .factor: [(option.key.text, "2x"), (option.key.text, "50%")]
        }
    }

    @Test("a number with a unit is in a file what it is on the command line", arguments: cases)
    func same(key: String, text: String) throws {
        let option = try #require(SpecOption.named(key))
        var spec = RenderSpec()
        try option.set([text], in: &spec)
        #expect(spec != RenderSpec())
        for value in [text, "\"\(text)\""] {
            let named = option.group == .present ? "name: card, " : ""
            let line = "\(option.name): \(value)"
            let yaml = option.group == .top ? line : "\(option.group.rawValue): {\(named)\(line)}"
            let file = try RenderFile.parse(Array("{\(yaml)}".utf8), name: "a.yaml")
            var expected = spec
            if option.group == .present { expected.presentation = .card }
            #expect(file.spec == expected, "\(yaml)")
        }
    }

    @Test("every unit stands in the table of cases")
    func complete() {
        #expect(Self.cases.count > 30)
        #expect(
            Set(Self.cases.map { $0.0 }).isSuperset(of: ["size", "gap", "fps", "speed", "scale", "buffer"]))
    }

    @Test(
        "a list, a square and a list of events have units too",
        arguments: [
            ("{scale: [1x, 2x, '3x']}", "{scale: [1, 2, 3]}"), ("{size: 48x48}", "{size: 48}"),
            ("{check: {expected: 3s}}", "{check: {expected: 3000}}"),
            (
                "{operation: {events: [{at: 0s, started}, {at: 1.5s, progress: 40%}]}}",
                "{operation: {events: [{at: 0, started}, {at: 1500, progress: 0.4}]}}"
            ),
            ("{motion: {name: x, base: fluent, speed: 2x}}", "{motion: {name: x, base: fluent, speed: 2}}"),
            (
                "{motion: {name: x, period: 1s, size: 40px, tail: {}, head: {offset: 90}}}",
                "{motion: {name: x, period: 1000, size: 40, tail: {}, head: {offset: 90}}}"
            ),
            ("{theme: {base: fiori-light, gap: 2pt}}", "{theme: {base: fiori-light, gap: 2}}"),
        ])
    func others(with: String, without: String) throws {
        let specs = try [with, without].map { try RenderFile.parse(Array($0.utf8), name: "a.yaml").spec }
        #expect(specs[0] == specs[1])
    }

    @Test(
        "a unit that does not belong there, and a number in quotation marks, are none",
        arguments: [
            "size: 48ms", "fps: 30s", "duration: 2px", "scale: 2%", "gap: '4'", "frames: 50%", "turns: 50%",
        ])
    func refusals(yaml: String) {
        #expect(throws: SpecError.self) { _ = try RenderFile.parse(Array(yaml.utf8), name: "a.yaml") }
    }
}
