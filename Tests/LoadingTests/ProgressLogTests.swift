import Foundation
import Indicators
import MotionCore
import Testing

@testable import Basics
@testable import Loading
@testable import Requests

@Suite struct ProgressLogTests {
    private static func read(
        _ text: String, _ change: (inout ProgressLog.Reading) -> Void = { _ in }
    ) throws -> Indicators.Operation {
        var reading = ProgressLog.Reading()
        change(&reading)
        return try ProgressLog.read(LogLines(Array(text.utf8), name: reading.name), reading)
    }

    private typealias Event = Indicators.Operation.Event

    @Test("the same log is understood as lines, as CSV and as JSON lines, at any origin of time")
    func formats() throws {
        let events: [Event] = [
            .init(at: 0, .started), .init(at: 0, .progress(0)), .init(at: 500, .progress(0.25)),
            .init(at: 1000, .progress(1)), .init(at: 1000, .succeeded("Complete")),
        ]
        let logs = [
            "0,0\n500,0.25\n1000,1\n", "0,0\r\n500,0.25\r\n\r\n1000,1", "7000,0\n7500,.25\n8000,1.0\n",
            "value,note,time\n0,x,0\n0.25,\"a, \"\"b\",500\n1,,1000\n",
            "\u{FEFF}time,value\n0,0\n500,0.25\n1000,1\n",
            "{\"time\": 0, \"value\": 0}\n{\"value\":2.5e-1,\"time\":500,\"x\":null}\n{\"time\":1e3,\"value\":1}\n",
        ]
        for log in logs { #expect(try Self.read(log).events == events, "\(log)") }
        #expect(
            try Self.read("0,0\n0.5,25\n1,100\n") { ($0.unit, $0.total) = (.seconds, 100) }.events == events)
    }

    @Test("states and messages of a log are events (T1)")
    func states() throws {
        let log = """
            {"time": 0, "state": "started"}
            {"time": 100, "value": 0.5, "state": "paused"}
            {"time": 200, "state": "resumed"}
            {"time": 300, "state": "failed", "message": "No sp\\u00e4ce"}
            """
        let events: [Event] = [
            .init(at: 0, .started), .init(at: 100, .progress(0.5)), .init(at: 100, .paused),
            .init(at: 200, .resumed), .init(at: 300, .failed("No späce")),
        ]
        #expect(try Self.read(log).events == events)
    }

    @Test("T7: a log can end without an outcome", arguments: ["finished", "cancelled", "canceled"])
    func quiet(state: String) throws {
        let operation = try Self.read("time,value,state\n0,0,\n500,0.5,\n900,,\(state)\n")
        #expect(
            operation.end?.verb == (state == "finished" ? .finished : .cancelled)
                && operation.end?.time == 900)
        #expect(try Storyline(operation, policy: .immediate, kind: .determinate).outcome?.state == nil)
    }

    @Test(
        "garbage is refused with the number of its line",
        arguments: [
            ("0,0\n500,abc\n", "log:2: \"abc\" is not a number"), ("0,0\nhello\n", "log:2:"),
            ("hello\n", "log:1:"),
            ("0,0\n500,1.5\n", "log:2: 1.5 is out of range"), ("0,0\n500,-1\n", "log:2:"),
            ("9,0\n5,1\n", "log:2: the time goes back"), ("0,nan\n", "log:1:"), ("0,0\n1e30,1\n", "log:2:"),
            ("0,0\n5,\n", "log:2: the line has neither"), ("", "log: the log is empty"),
            ("\n\n", "log is empty"),
            ("time,value\n", "log is empty"), ("{\"time\":0,\"value\":[1]}\n", "log:1:"),
            ("{\"time\":0,\"value\":\"1\"}\n", "log:1: \"value\" has a value of the wrong kind"),
            ("{\"time\":0,\"state\":\"stoped\"}", "log:1:"),
            ("{\"time\":0,\"state\":\"failed\",\"message\":null}", "log:1: \"message\" has a value"),
            ("{\"time\":0,\"state\":\"failed\",\"message\":true}", "write text in quotation marks"),
            ("{\"time\":0,\"state\":\"failed\",\"message\":404}", "log:1: \"message\" has a value"),
            ("{\"time\":0,\"state\":null}", "log:1: \"state\" has a value"),
            (
                "{\"time\":0,\"state\":\"indeterminate\"}",
                "an operation is indeterminate until its first progress"
            ),
            ("{\"time\":0,\"state\":\"aborted\"}", "there is no \"aborted\"; write cancelled"),
            ("0,\"a\n", "log:1:"),
            ("{\"time\":0,\"v", "log:1:"),
            ("time,value,state\n0,0,\n1,,paused\n2,1,\n", "log:4: progress while"),
            ("time,value\r0,0\r1,1\r", "log:1: the line contains a carriage return"),
            ("0,0\r\n1,0.5,,a\r2,0.7\r\n", "log:2: the line contains a carriage return"),
            (String(repeating: "0,0\r", count: 50_000), "log:1: the line contains a carriage return"),
            ("time,state\n0,started\n1,succeeded\n2,failed\n", "log:4: failed after"),
        ])
    func garbage(log: String, message: String) {
        let error = #expect(throws: SpecError.self) { try Self.read(log) }
        #expect(error.map { "\($0)".contains(message) } == true, "\(error.map { "\($0)" } ?? "")")
        #expect(error?.kind == .file)
    }

    @Test("a hundred thousand lines leave no more than the film shows, and gaps are exact (T5)")
    func thinning() throws {
        var text = ""
        for line in 0..<100_000 { text += "\(Double(line) / 100),\(Double(line) / 100_000)\n" }
        let operation = try Self.read(text)
        #expect(operation.events.count <= 2 * 62)
        // The first and the last line of a frame are kept.
        let times = Set(operation.events.map(\.time))
        #expect(times.contains(16.67) && times.contains(16.66) && times.contains(999.99))
        let silent = try Self.read(text + "31000,0.5\n")
        let line = try Storyline(silent, policy: .fiori, kind: .determinate)
        #expect(line.outcome?.time == 30_999.99 && line.outcome?.isSilence == true)
    }

    @Test("of what comes after too long a silence the log tells that it comes (T5)")
    func late() throws {
        let operation = try Self.read("0,0\n1000,0.5\n40000,0.7\n50000,1\n")
        #expect(operation.events.map(\.time) == [0, 0, 1000, 40_000])
        let line = try Storyline(operation, policy: .fiori, kind: .determinate)
        #expect(line.outcome?.time == 31_000 && line.outcome?.isSilence == true)
    }

    @Test("a log that goes on for longer than the film is refused as a limit")
    func limit() throws {
        let error = #expect(throws: SpecError.self) {
            try Self.read("0,0\n5000,0.5\n") { $0.maxFrames = 100 }
        }
        #expect(error?.kind == .limit)
    }
}
