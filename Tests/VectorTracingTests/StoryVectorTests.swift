import Basics
import Drawing
import Formats
import Indicators
import Jobs
import Loading
import MotionCore
import RequestSupport
import Requests
import Testing
import Vectors

@testable import Resolution

/// Issue 51.9: operations without pixels.
@Suite struct StoryVectorTests {
    private static let story =
        "operation: {events: [{at: 0, started}, {at: 900, progress: 0.3}, {at: 1500, progress: 0.8}, {at: 2400, succeeded: Done}], "
        + "policy: demo-once}"

    private func job(_ more: String = "size: 48, motion: fluent", _ formats: [OutputFormat] = [.svg]) throws
        -> RenderJob
    {
        let text = "{\(more), track: '#E5E7EB', \(Self.story)}"
        var spec = try RenderFile.parse(Array(text.utf8), name: "a.yaml").spec
        spec.formats = formats
        return try spec.resolve()
    }

    @Test("an indicator appears, disappears and takes its colors when it does so in frames")
    func looks() throws {
        for (more, ending) in [("motion: fluent", "arc"), ("indicator: linear", "bar")] {
            let job = try job(more)
            let picture = try #require(job.picture)
            let layers = picture.groups.flatMap { $0.layers }.filter { $0.name.hasPrefix(ending) }
            #expect(!layers.isEmpty && picture.duration > 3000)
            for frame in 0..<job.timeline.count {
                let time = job.timeline.time(of: frame) + 0.05
                let look = job.look(at: time)
                for layer in layers {
                    let opacity = layer.opacity.value(at: time)
                    #expect(
                        (opacity - look.visibility).magnitude < 0.004 || opacity == 0,
                        "\(layer.name) at \(time)")
                    let place = layer.paint.place?.value(at: time) ?? 0
                    let colors = layer.paint.colors
                    let (lower, upper) = (Int(place.rounded(.down)), Int(place.rounded(.up)))
                    let color = colors[lower].mixed(with: colors[upper], place - Double(lower))
                    for (own, wanted) in [(color.red, look.color.red), (color.green, look.color.green)] {
                        #expect(abs(Int(own) - Int(wanted)) <= 1, "\(color) for \(look.color) at \(time)")
                    }
                }
            }
        }
    }

    @Test("the arc is where it is in frames, as it runs, comes to a value and closes")
    func arcs() throws {
        let job = try job()
        let picture = try #require(job.picture)
        let arcs = picture.groups.flatMap { $0.layers }.filter { $0.name.hasPrefix("arc") }
        let arc = try #require(arcs.first)
        #expect(arcs.count == 1)
        guard case .stroke(let stroke) = arc.content else {
            Issue.record("it is no stroke")
            return
        }
        for frame in 0..<job.timeline.count {
            guard case .arc(let span) = job.timeline.moment(of: frame), span.sweep > 1e-6 else { continue }
            let time = job.timeline.time(of: frame) + 1e-3
            guard case .arc(let later) = job.timeline.moment(at: time) else { continue }
            #expect((stroke.length.value(at: time) - min(later.sweep, 1)).magnitude < 3e-4, "at \(time)")
            if later.sweep >= 1 { continue }
            let turn = arc.moves.reduce(0) { $0 + $1.curve.value(at: time) }
            let off = turn - later.start
            #expect((off - off.rounded()).magnitude < 3e-4, "at \(time)")
        }
    }

    @Test("states have markers, and what loops in frames loops")
    func markers() throws {
        let job = try job()
        let markers = try #require(job.picture).markers
        #expect(markers.map { $0.name } == ["active", "active", "success"])
        #expect(try #require(job.picture).loops == false)
        let yaml = "{motion: fluent, to: svg, \(Self.story.replacing("demo-once", with: "demo"))}"
        let looping = try RenderFile.parse(Array(yaml.utf8), name: "a.yaml").spec.resolve()
        #expect(looping.picture?.loops == true)
    }

    @Test("an operation that is not seen yet is nothing, and a still shows its moment")
    func still() throws {
        let job = try job("motion: fluent, at: 100%")
        let picture = try #require(job.picture)
        #expect(picture.markers.isEmpty && !job.notes.contains { "\($0)".contains("has no effect") })
        #expect(
            picture.groups.flatMap { $0.layers }.allSatisfy {
                $0.opacity.constant != nil && $0.moves.count < 2
            })
    }

    @Test(
        "pages around an operation and waves in it are refused with a way out",
        arguments: [
            ("present: {name: dialog, message: Wait}, ", "cannot hold a page"),
            ("motion: material-wavy, ", "use apng"),
        ])
    func refusals(more: String, remedy: String) {
        let error = #expect(throws: (any Error).self) {
            try RenderFile.parse(
                Array("{\(more)to: svg, \(Self.story)}".utf8), name: "a.yaml"
            ).spec.resolve()
        }
        #expect(error.map { "\($0)" }?.contains(remedy) == true, "\(error.map { "\($0)" } ?? "")")
    }
}
