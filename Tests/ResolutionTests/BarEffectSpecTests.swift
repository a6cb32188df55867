import Basics
import Drawing
import Indicators
import Jobs
import Loading
import Requests
import Testing
import Vectors

/// What stripes and lights take, and what they refuse.
@Suite struct BarEffectSpecTests {
    private func job(_ yaml: String) throws -> RenderJob {
        try RenderFile.parse(Array("{indicator: linear, \(yaml)}".utf8), name: "a.yaml").spec.resolve()
    }

    @Test(
        "one value is a loop of the effect, closed at any rate",
        arguments: [
            ("stripes", 60, 60.0), ("shine", 144, 60), ("stripes, fps: 24", 24, 24),
            ("shine, fps: 24", 58, 24),
            ("stripes, frames: 8", 8, 8), ("shine, frames: 12", 12, 5),
            ("stripes, frames: 90, fps: 60", 90, 60),
        ])
    func loops(effect: String, count: Int, fps: Double) throws {
        let job = try job("value: 0.6, height: 8, fill-effect: \(effect)")
        #expect(job.timeline.loops && job.timeline.count == count && job.timeline.fps == fps)
        var (first, last) = (DisplayList(width: 0, height: 0), DisplayList(width: 0, height: 0))
        job.draw(0, into: &first)
        job.draw(at: Double(count) * 1000 / fps, into: &last)
        let ends = [first, last].map { list in
            list.shapes.compactMap {
                if case .stack(let stack) = $0 { stack.layers.map(\.areas.count) } else { nil }
            }
        }
        #expect(ends[0] == ends[1] && !ends[0].isEmpty)
        job.draw(count / 3, into: &last)
        #expect(first != last)
    }

    @Test("over values that change an effect runs at its own pace, and they play once")
    func runs() throws {
        let job = try job("value: 0:1, fill-effect: stripes")
        #expect(!job.timeline.loops && job.timeline.count == 101)
        #expect(job.effectPlace(at: 250) == 0.25 && job.effectPlace(at: 1250) == 0.25)
    }

    @Test("a single picture shows the effect, with a note")
    func still() throws {
        let job = try job("value: 0.6, fill-effect: shine, frames: 1")
        #expect(job.timeline.count == 1 && !job.timeline.loops)
        #expect(job.effectPlace(at: 0) == BarEffect(.shine).fullest)
        #expect(job.notes.contains { "\($0)".contains("leave out frames") })
    }

    @Test("a loop whose frames do not fit the period tells by how much")
    func notes() throws {
        let notes = try job("value: 0.6, fill-effect: shine, fps: 24").notes.map { "\($0)" }
        #expect(notes.contains { $0.contains("2417 ms instead of 2400") })
        #expect(try job("value: 0.6, fill-effect: shine").notes.isEmpty)
    }

    @Test(
        "what does not go together is refused with a way out",
        arguments: [
            ("value: 0.4, fill-effect: stripes, gradient: 'red,blue'", "leave out one"),
            ("value: 0.4, fill-effect: stripes, template: white", "leave out one"),
            ("value: 0.4, fill-effect: shine, color: white", "darker"),
            ("fill-effect: stripes", "loop"),
            ("value: 0.4, state: error, fill-effect: stripes", "fill-effect"),
            ("value: 0.4, motion: material-wavy-linear, fill-effect: stripes", "fill-effect"),
            ("value: 0.2:0.6, fill-effect: stripes, to: avd", "svg, lottie or apng"),
            ("value: 0.4, fill-effect: dots", "stripes"),
        ])
    func refusals(yaml: String, remedy: String) {
        let error = #expect(throws: (any Error).self) { try job(yaml) }
        #expect(error.map { "\($0)" }?.contains(remedy) == true, "\(error.map { "\($0)" } ?? "")")
    }

    @Test("stripes in vectors move by whole stripes within the bar, so that their loop has no seam")
    func vectors() throws {
        let picture = try #require(try job("value: 0.6, fill-effect: stripes, to: svg").picture)
        let group = try #require(picture.groups.last)
        #expect(picture.loops && picture.duration == 1000 && group.clip != nil)
        let move = try #require(group.layers.first?.moves.first)
        #expect(move.curve.segments.count == 1 && move.curve.segments[0].end == -16)
    }
}
