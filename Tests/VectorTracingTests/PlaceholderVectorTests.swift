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

/// Issue 51.9: lights on placeholders without pixels.
@Suite struct PlaceholderVectorTests {
    private func job(_ effect: Skeleton.Effect, _ change: (inout RenderSpec) -> Void = { _ in }) throws
        -> RenderJob
    {
        var spec = RenderSpec()
        spec.skeleton = [[.circle(40), .column([[.line(.share(0.6))]])], [.rect(.share(1), 40, radius: 8)]]
        (spec.skeletonEffect, spec.size, spec.formats) = (effect, 200, [.svg])
        change(&spec)
        return try spec.resolve()
    }

    private func groups(_ job: RenderJob, frame: Int) -> [GroupShape] {
        job.list(frame).shapes.compactMap { if case .group(let group) = $0 { group } else { nil } }
    }

    @Test(
        "a light is at every time where it is in frames, and its area covers the placeholders all the time",
        arguments: [Skeleton.Effect.shimmer, .wave], [FlowDirection.ltr, .rtl])
    func lights(effect: Skeleton.Effect, direction: FlowDirection) throws {
        for frames in [nil, 90] {
            let job = try job(effect) { ($0.direction, $0.animation.frames) = (direction, frames) }
            let picture = try #require(job.picture)
            #expect(picture.groups.count == (effect == .wave ? 3 : 1))
            #expect(picture.fidelity.isExact)
            for frame in 0..<job.timeline.count {
                let (time, drawn) = (job.timeline.time(of: frame), groups(job, frame: frame))
                for (group, drawn) in zip(picture.groups, drawn) {
                    let layer = try #require(group.layers.first)
                    guard case .shift(let shift, .horizontal)? = layer.moves.first,
                        case .area(let outline) = layer.content
                    else {
                        Issue.record("it does not move")
                        return
                    }
                    let (ends, wanted) = (try #require(layer.paint.ends), try #require(drawn.gradient?.ends))
                    // On a frame on which a light begins again, it may as well have ended.
                    let way = shift.value(at: time)
                    #expect((ends.from + way - wanted.from).magnitude < 1e-6, "frame \(frame)")
                    #expect((ends.to + way - wanted.to).magnitude < 1e-6)
                    let area = try #require(outline.paths[0].extent)
                    let box = try #require(group.clip?.extent)
                    #expect(area.left + way <= box.left && area.right + way >= box.right)
                    #expect(area.top <= box.top && area.bottom >= box.bottom)
                }
            }
        }
    }

    @Test("a still has the placeholders with the light at its beginning, without clips")
    func still() throws {
        let job = try job(.shimmer) { ($0.animation.frames, $0.animation.fps) = (1, 60) }
        let group = try #require(job.picture?.groups.first)
        #expect(group.clip == nil && group.layers[0].moves.isEmpty)
        #expect(group.layers[0].paint.ends == groups(job, frame: 0).first?.gradient?.ends)
    }

    @Test("Android vectors and the color of a page have no lights, and are refused with a way out")
    func refusals() throws {
        let android = #expect(throws: SpecError.self) { try job(.wave) { $0.formats = [.svg, .avd] } }
        #expect(try #require(android).message.contains("avd cannot hold a light that passes"))
        let page = #expect(throws: SpecError.self) { try job(.wave) { $0.usesCurrentColor = true } }
        #expect(try #require(page).message.contains("a light has colors of its own"))
    }
}
