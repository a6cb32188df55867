import Basics
import Formats
import Jobs
import Loading
import MotionCore
import Requests
import Testing

/// The frame with which a loop begins.
@Suite struct FirstFrameTests {
    private func job(_ first: FirstFrame?, _ change: (inout RenderSpec) -> Void = { _ in }) throws
        -> RenderJob
    {
        var spec = RenderSpec(.fluent)
        (spec.firstFrame, spec.animation.fps) = (first, 30)
        change(&spec)
        return try spec.resolve()
    }

    @Test("frames before the first one follow the last: each is shown once, in a ring")
    func rotated() throws {
        let plain = try job(nil)
        let count = plain.timeline.count
        #expect(plain.shownFrames == Array(0..<count))
        let shown = try job(.moment(.share(0.25))).shownFrames
        let first = Int((Double(count) / 4).rounded())
        #expect(shown == Array(first..<count) + Array(0..<first))
        #expect(try job(.moment(.share(1))).shownFrames == plain.shownFrames)
        let time = plain.timeline.time(of: 7)
        #expect(try job(.moment(.time(time + 5))).shownFrames.first == 7)
    }

    @Test(
        "the fullest frame is the one that a single picture shows, for every motion that runs",
        arguments: Motion.all)
    func fullest(motion: Motion) throws {
        guard motion.kind != .determinate else { return }
        let job = try job(.fullest) { $0.animation.motion = .value(motion) }
        let still = try self.job(nil) { ($0.animation.motion, $0.animation.frames) = (.value(motion), 1) }
        guard case .loop(_, let clock) = job.timeline.content else { return }
        let first = try #require(job.shownFrames.first)
        let distance = (job.timeline.time(of: first) - still.timeline.time(of: 0))
            .remainder(dividingBy: clock.period)
        #expect(distance.magnitude <= 1000 / 30 / 2 * 1.05, "\(motion.name)")
    }

    @Test("it goes with a hold at its end, and backward")
    func together() throws {
        let shown = try job(.moment(.share(0.5))) { ($0.animation.frames, $0.animation.fps) = (4, nil) }
            .shownFrames
        #expect(shown == [2, 3, 0, 1])
        let back = try job(.moment(.share(0.5))) {
            ($0.animation.frames, $0.animation.fps, $0.isPingPong, $0.hold) = (4, 10, true, 100)
        }.shownFrames
        #expect(back == [3, 0, 1, 2, 2, 1, 0])
    }

    @Test("a moment after the loop is refused, and so is a part of a loop that goes on where it ends")
    func refused() {
        #expect(throws: SpecError.self) { try job(.moment(.time(1e6))) }
        #expect(throws: SpecError.self) {
            try job(.fullest) {
                $0.formats = [.sheet]
                $0.sheet.loop = .subcycle
            }
        }
    }

    @Test("vectors show the motion itself, and a note says that it begins as ever")
    func vectors() throws {
        let notes = try job(.fullest) { $0.formats = [.svg] }.notes.map { $0.text(.flags) }
        #expect(notes.contains { $0.contains("--first-frame has no effect on svg") })
    }
}
