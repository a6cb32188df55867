import Basics
import Guidelines
import Jobs
import Loading
import Rendering
import RequestSupport
import Requests
import Testing

/// What countdowns do with rates, reduced motion and rules.
@Suite struct CountdownSpecTests {
    private func job(_ yaml: String) throws -> RenderJob {
        try RenderFile.parse(Array("{\(yaml)}".utf8), name: "a.yaml").spec.resolve()
    }

    @Test(
        "a countdown takes its time at every rate",
        arguments: [
            (2500.0, 1.0, 4, 1.2), (1500, 1, 3, 4.0 / 3.0), (1000, 3.3, 5, 4), (3000, 0.1, 2, 1.0 / 3.0),
            (3000, 10, 31, 10),
        ] as [(Double, Double, Int, Double)])
    func rates(time: Double, fps: Double, count: Int, actual: Double) throws {
        let job = try job("countdown: \(time.shortestText), fps: \(fps.shortestText)")
        #expect(job.timeline.count == count && (job.timeline.fps - actual).magnitude < 1e-12)
        #expect((job.timeline.time(of: count - 1) - time).magnitude < 1e-9)
        let isTold = job.notes.contains { "\($0)".contains("so that it ends in time") }
        #expect(isTold == (actual != fps))
    }

    @Test("a countdown runs where less motion is preferred, too: it tells the time")
    func reducedMotion() throws {
        func text(_ yaml: String) throws -> String {
            try job("name: a, size: 20, \(yaml)").files().files.values.map {
                String(decoding: $0, as: UTF8.self)
            }.joined()
        }
        let outputs = [
            "to: svg-css", "to: sheet, sheet: {dialect: css}",
            "to: sheet, sheet: {dialect: css, layout: strip}", "to: web",
        ]
        for output in outputs {
            #expect(
                try text("value: 0:1, frames: 5, \(output)").contains("prefers-reduced-motion"), "\(output)")
            #expect(
                try !text("countdown: 2s, frames: 5, \(output)").contains("prefers-reduced-motion"),
                "\(output)")
        }
    }

    @Test("the rate of a countdown decides how many frames there are, and no note denies it")
    func frames() throws {
        let notes = try job("countdown: 2500, fps: 10, to: frames").notes.map { "\($0)" }
        #expect(!notes.contains { $0.contains("fps") && $0.contains("no effect") }, "\(notes)")
    }

    @Test("values of a countdown are not judged, as they go back by their nature")
    func values() throws {
        #expect(try job("countdown: 3s").subject.values.isEmpty)
        #expect(try job("value: 1:0").subject.values == [1, 0])
    }

    @Test("only a ring is said to have no room for seconds")
    func room() throws {
        func isTold(_ yaml: String) throws -> Bool {
            try job("countdown: 30s, \(yaml)").notes.contains { "\($0)".contains("no room for the seconds") }
        }
        #expect(try isTold("size: 10, stroke: 4"))
        #expect(try !isTold("shape: M0 0h8v8h-8z"))
    }

    @Test("a bare number of seconds is answered with how to write it")
    func seconds() {
        let error = #expect(throws: SpecError.self) { try job("countdown: 30") }
        #expect(error?.message.contains("write 30s") == true, "\(error as Any)")
    }
}
