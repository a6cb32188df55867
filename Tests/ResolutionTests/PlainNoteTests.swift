import Basics
import Drawing
import Indicators
import Jobs
import Loading
import RequestSupport
import Requests
import ShapeFiles
import Testing

/// Notes and refusals that name what a user has, and a figure that would do.
@Suite struct PlainNoteTests {
    private func job(_ yaml: String, _ change: (inout RenderSpec) throws -> Void = { _ in }) throws
        -> RenderJob
    {
        var spec = try RenderFile.parse(Array("{\(yaml)}".utf8), name: "a.yaml").spec
        try change(&spec)
        return try spec.resolve()
    }

    private func notes(_ job: RenderJob) -> [String] { job.notes.map { "\($0)" } }

    private static func logo(_ body: String) throws -> Source<CustomShape> {
        .value(try ShapeFile.parse(Array("<svg>\(body)</svg>".utf8), name: "logo.svg"))
    }

    private static let many =
        "<circle cx='9' cy='9' r='9' fill='red'/><circle cx='9' cy='9' r='5' fill='white'/>"

    // MARK: Logs

    private static let events = "{at: 0, started}, {at: 500, progress: 0.3}, {at: 1500, progress: 0.6}"

    @Test(
        "the log of a job that has no end stalls in a demonstration, too, and the note names the log",
        arguments: ["demo", "demo-once", "immediate"])
    func logWithoutEnd(policy: String) throws {
        let yaml = "operation: {policy: \(policy), events: [\(Self.events)]}"
        let job = try job(yaml) { $0.operation.logName = "job.csv" }
        #expect(job.story?.line.outcome?.isSilence == true)
        let told = notes(job)
        #expect(told.contains { $0.contains("\"job.csv\" has no end, so it counts as stalled") }, "\(told)")
        #expect(!told.contains { $0.contains("operation.events") }, "\(told)")
        // Of written events a demonstration makes a success.
        if policy != "immediate" { #expect(try self.job(yaml).story?.line.outcome?.state == .success) }
    }

    @Test("a log that succeeds below its total is told by its name")
    func logBelowTotal() throws {
        let yaml =
            "operation: {policy: demo-once, events: [\(Self.events), {at: 2000, succeeded: Done}]}"
        let told = try notes(job(yaml) { $0.operation.logName = "job.csv" })
        #expect(told.contains { $0.contains("report the total in \"job.csv\"") }, "\(told)")
        #expect(try notes(job(yaml)).contains { $0.contains("report progress: 1 in operation.events") })
    }

    // MARK: Logos

    @Test(
        "a logo in its own colors that looks the same in a state is told, unless words tell the state",
        arguments: [
            ("state: paused, value: 0.5", true), ("state: disabled, value: 0.5", true),
            ("value: 0.5", false), ("state: paused, value: 0.5, label: Paused", false),
            ("state: paused, value: 0.5, shape-color: single", false), ("state: error, value: 0.5", false),
        ])
    func rest(yaml: String, isTold: Bool) throws {
        let told = try notes(job(yaml) { $0.shape = try Self.logo(Self.many) })
        #expect(told.contains { $0.contains("looks the same where it is") } == isTold, "\(told)")
    }

    @Test(
        "the color of a file is offered to whoever has not asked for one color",
        arguments: [("value: 0.5", true), ("value: 0.5, shape-color: single", false)])
    func single(yaml: String, isTold: Bool) throws {
        let told = try notes(
            job(yaml) { $0.shape = try Self.logo("<circle cx='9' cy='9' r='9' fill='red'/>") })
        #expect(told.contains { $0.contains("add color: '#FF0000'") } == isTold, "\(told)")
    }

    @Test("a gradient of a file stays where nobody asks for one color")
    func gradient() throws {
        let body =
            "<linearGradient id='a'><stop stop-color='red'/><stop offset='1' stop-color='blue'/></linearGradient><circle cx='9' cy='9' r='9' fill='url(#a)'/>"
        let told = try notes(job("value: 0.5, shape-color: single") { $0.shape = try Self.logo(body) })
        #expect(told.contains { $0.hasSuffix("; leave out shape-color to keep it") }, "\(told)")
    }

    // MARK: Figures that would do

    @Test(
        "too few frames or too many of a countdown are told with the number that would do",
        arguments: [
            ("countdown: 60min, frames: 20", "20 are too few for a countdown of 3600 s; use at least 361,"),
            ("countdown: 1s, frames: 2000", "2000 are too many for a countdown of 1 s; use at most 1001,"),
        ])
    func countdown(yaml: String, told: String) throws {
        let text = String(describing: #expect(throws: SpecError.self) { try job(yaml) })
        #expect(text.contains(told), "\(text)")
        // What it names does.
        let frames = yaml.contains("20,") || yaml.hasSuffix("20") ? 361 : 1001
        let other = yaml.split(separator: "frames").first.map { "\($0)frames: \(frames)" } ?? ""
        #expect(try job(other).timeline.count == frames)
    }

    @Test(
        "many texts that take turns in a vector are told with the rate at which there are fewer",
        arguments: [("10min", "601 texts take turns", "0.5"), ("20min", "1201 texts take turns", "0.2")])
    func manyTexts(time: String, told: String, fps: String) throws {
        let yaml = "countdown: \(time), center: 'text:{seconds-left}', to: svg"
        let notes = try notes(job(yaml))
        #expect(notes.contains { $0.contains(told) && $0.hasSuffix("such as fps: \(fps)") }, "\(notes)")
        #expect(try !self.notes(job("\(yaml), fps: \(fps)")).contains { $0.contains("take turns") })
    }

    @Test("what is too wide for a narrow screen is told with the screen and the size that would do")
    func narrow() throws {
        let yaml = "present: {name: button, screen: 90}, size: 20"
        let text = String(describing: #expect(throws: SpecError.self) { try job(yaml) })
        let parts = text.split(separator: " ")
        let least = try #require(parts.lastIndex(of: "least").flatMap { Int(parts[$0 + 1]) }, "\(text)")
        let most = try #require(
            parts.lastIndex(of: "most").flatMap { Int(parts[$0 + 1].prefix { $0.isNumber }) }, "\(text)")
        _ = try job("present: {name: button, screen: \(least)}, size: 20")
        #expect(throws: SpecError.self) { try job("present: {name: button, screen: \(least - 1)}, size: 20") }
        _ = try job("present: {name: button, screen: 90}, size: \(most)")
        #expect(throws: SpecError.self) { try job("present: {name: button, screen: 90}, size: \(most + 1)") }
    }
}
