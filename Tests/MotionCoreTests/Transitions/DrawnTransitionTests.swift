import MotionCore
import TestSupport
import Testing

/// Issue 24: waves along a track that fall flat into a full bar, and shapes that become a circle.
@Suite struct DrawnTransitionTests {
    private func wave(_ transition: Transition, at time: Double) throws -> WaveMoment {
        try #require(transition.wave(at: time))
    }

    @Test(
        "a wavy bar that closes takes the whole track and is flat, and from then on nothing else shows",
        arguments: [Motion.materialWavyLinear, .composeWavyLinear])
    func closing(motion: Motion) throws {
        for from in [Transition.Pose.running, .standing, .determinate(0.4)] {
            for start in stride(from: 0.0, to: 1800, by: 130) {
                let transition = try Transition(motion.kind, from: from, to: .closed, at: start)
                let end = try wave(transition, at: transition.duration)
                #expect(end.spans == [BarSpan(tail: 0, head: 1)] && end.share == 0)
                #expect(end.running.allSatisfy { $0.clipped == nil })
            }
        }
    }

    @Test("a wavy bar begins where its motion is, and no end jumps on the way")
    func continuous() throws {
        let drawn = try #require(Motion.materialWavyLinear.drawn)
        for start in [100.0, 640, 1111] {
            let transition = try Transition(
                Motion.materialWavyLinear.kind, from: .running, to: .closed, at: start)
            let before = try #require(drawn.moment(at: start).wave)
            #expect(try wave(transition, at: 0).running == before.spans)
            #expect(try wave(transition, at: 0).share == 1)
            var last = try wave(transition, at: 0).bars.compactMap { $0.clipped }
            for time in stride(from: 1.0, through: transition.duration, by: 1) {
                let next = try wave(transition, at: time).bars.compactMap { $0.clipped }
                if next.count == last.count {
                    for (a, b) in zip(last, next) {
                        #expect(abs(a.tail - b.tail) < 0.02 && abs(a.head - b.head) < 0.02, "\(time)")
                    }
                }
                last = next
            }
        }
    }

    @Test("the amplitude falls along the published ramp, and the value within its 300 ms")
    func published() throws {
        let views = try Transition(
            Motion.materialWavyLinear.kind, from: .determinate(0.6), to: .closed)
        #expect(views.duration == 500)
        // cubic-bezier(.3, 0, .8, .2) at 0.5 and at 0.2, by bisection in another program.
        #expect(abs(try wave(views, at: 250).share - 0.1714259034149035) < 1e-12)
        #expect(abs(try wave(views, at: 400).share - 0.0272) < 1e-12)
        // From 0.6 to 1 along ease-in-out: the same program at a third of the time.
        #expect(abs(try wave(views, at: 100).spans[0].head - 0.6927099265210994) < 1e-9)
        #expect(try wave(views, at: 300).spans[0].head == 1)
        let compose = try Transition(
            Motion.composeWavyLinear.kind, from: .determinate(0.6), to: .closed)
        #expect(abs(try wave(compose, at: 250).share - 0.8460018080411587) < 1e-12)
        let rising = try Transition(Motion.materialWavyLinear.kind, from: .closed, to: .determinate(0.4))
        #expect(abs(try wave(rising, at: 250).share - 0.8778336048097608) < 1e-12)
    }

    @Test("a wavy bar that starts to run ends in its motion, with all of its waves")
    func starting() throws {
        for motion in [Motion.materialWavyLinear, .composeWavyLinear] {
            let drawn = try #require(motion.drawn)
            let transition = try Transition(motion.kind, from: .closed, to: .running)
            for time in [transition.duration, transition.duration + 250] {
                let clock = try #require(transition.motionTime(at: time))
                let plain = try #require(drawn.moment(at: clock).wave)
                let shown = try wave(transition, at: time)
                #expect(shown.running == plain.spans && shown.share == 1)
                #expect(shown.runningPhase == plain.phase && shown.spans[0].clipped == nil)
            }
        }
    }

    @Test(
        "a wavy ring that starts to run has its waves where those of its motion are, and gets there steadily",
        arguments: [Motion.materialWavy, .composeWavy])
    func joining(motion: Motion) throws {
        let drawn = try #require(motion.drawn)
        for value in stride(from: 0.0, through: 1, by: 0.1) {
            for start in stride(from: 0.0, to: 3000, by: 370) {
                let transition = try Transition(
                    motion.kind, from: .determinate(value), to: .running, at: start)
                let end = transition.duration
                let clock = try #require(transition.motionTime(at: end))
                let plain = try #require(drawn.moment(at: clock).wave)
                let passed = plain.phase - (try wave(transition, at: end - 1e-6).phase)
                #expect(abs(passed - passed.rounded()) < 1e-6, "\(value) at \(start)")
                #expect(transition.passedToJoin(at: 0) == 0)
                var last = 0.0
                for time in stride(from: 1.0, through: end, by: 1) {
                    let next = transition.passedToJoin(at: time)
                    // At most half a wave, 1.5 times as fast in the middle as on average.
                    #expect(abs(next) <= 0.5 && abs(next - last) <= 0.75 / end + 1e-9)
                    last = next
                }
            }
        }
    }

    @Test(
        "shapes close to an exact circle from every moment of their loop",
        arguments: [(Motion.materialLoading, 17.0), (.composeLoading, 19)])
    func circle(motion: Motion, radius: Double) throws {
        guard case .shapes(let course) = try #require(motion.drawn).form else {
            Issue.record("\(motion.name) has no shapes")
            return
        }
        let line = ShapeLine(course)
        for start in stride(from: 0.0, to: 4550, by: 91) {
            for from in [Transition.Pose.running, .standing] {
                let transition = try Transition(motion.kind, from: from, to: .closed, at: start)
                let end = line.outline(try #require(transition.shape(at: transition.duration)))
                for cubic in end {
                    for t in [0.0, 0.25, 0.5, 0.75, 1] {
                        #expect(abs(cubic.point(at: t).length - radius) < radius * 1e-4, "\(start)")
                    }
                }
                for turn in 0..<12 {
                    #expect(abs(end.outermost(turns: Double(turn) / 12).length - radius) < radius * 1e-4)
                }
            }
        }
    }

    @Test("shapes begin where their motion is, with its speed, and come to a standstill")
    func shapesStop() throws {
        let drawn = try #require(Motion.materialLoading.drawn)
        let transition = try Transition(Motion.materialLoading.kind, from: .running, to: .closed, at: 480)
        func shown(_ time: Double) throws -> ShapeMoment { try #require(transition.shape(at: time)) }
        let before = try #require(drawn.moment(at: 480).shape)
        // Just after the beginning it is the motion's own clock.
        let first = try shown(1e-9)
        #expect(abs(first.rotation - before.rotation) < 1e-9 && first.roundness < 1e-9)
        #expect(first.shape == before.shape && abs(first.fraction - before.fraction) < 1e-9)
        let after = try #require(drawn.moment(at: 481).shape)
        #expect(abs(try shown(1).rotation - after.rotation) < 1e-5)
        let (last, end) = (try shown(transition.duration - 1), try shown(transition.duration))
        #expect(abs(end.rotation - last.rotation) < 1e-5 && end.roundness == 1)
        #expect(transition.duration == 400)
    }

    @Test("shapes of Compose come to a value by the circle that it begins with; those of Android show none")
    func values() throws {
        let kind = Motion.composeLoading.kind
        let transition = try Transition(kind, from: .running, to: .determinate(0.6), at: 333)
        #expect(transition.duration == 800)
        let middle = try #require(transition.shape(at: 400))
        #expect(middle.showsValue && middle.fraction == 0 && middle.roundness == 0)
        let before = try #require(transition.shape(at: 400 - 1e-6))
        #expect(!before.showsValue && abs(before.roundness - 1) < 1e-6)
        let end = try #require(transition.shape(at: 800))
        // Turned by -180° p.
        #expect(end.showsValue && end.fraction == 0.6 && end.rotation == -0.3)
        let back = try Transition(kind, from: .determinate(0.6), to: .running)
        #expect(try #require(back.shape(at: 0)).fraction == 0.6)
        #expect(back.motionTime(at: back.duration) == 200 && back.shape(at: back.duration) == nil)
        let change = try Transition(kind, from: .determinate(0.2), to: .determinate(0.8))
        #expect(change.duration == 300 && change.shape(at: 300)?.fraction == 0.8)
        #expect(try #require(change.shape(at: 150)).fraction == 0.5)
        #expect(throws: TransitionError.noValue("shapes")) {
            try Transition(Motion.materialLoading.kind, from: .running, to: .determinate(0.5))
        }
        #expect(throws: TransitionError.onlyPauses("figures")) {
            try Transition(Motion.named("sk-chase").kind, from: .running, to: .closed)
        }
    }
}
