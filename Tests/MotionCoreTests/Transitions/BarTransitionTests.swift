import MotionCore
import Testing

@Suite struct BarTransitionTests {
    private static let step = 1000.0 / 240

    private func frames(_ transition: Transition) throws -> [[BarSpan]] {
        let count = Int((transition.duration / Self.step).rounded(.up)) + 1
        return try (0..<count).map { try #require(transition.bars(at: Double($0) * Self.step)) }
    }

    /// Expects that what is seen of every bar moves steadily, appears and vanishes as good as nothing.
    private func expectSteady(_ frames: [[BarSpan]], _ name: String, tiles: Bool) {
        for (before, after) in zip(frames, frames.dropFirst()) {
            #expect(before.count == after.count)
            // Tiles hand their places on while they run.
            guard !tiles else { continue }
            for (old, new) in zip(before, after) {
                switch (old.clipped, new.clipped) {
                case (let old?, let new?):
                    // Seven track lengths a second.
                    #expect(
                        (old.tail - new.tail).magnitude < 0.03 && (old.head - new.head).magnitude < 0.03,
                        "\(name)")
                case (let bar?, nil), (nil, let bar?): #expect(bar.length < 0.042, "\(name)")
                case (nil, nil): break
                }
            }
        }
    }

    @Test(
        "L2, L6: from every moment bars leave forward and the determinate one appears",
        arguments: [0, 0.4, 1])
    func settles(value: Double) throws {
        for (name, bars) in Motion.bars {
            var judged = 0
            for time in ArcTransitionTests.moments {
                let pose: Transition.Pose = value == 1 ? .closed : .determinate(value)
                let transition = try Transition(.bars(bars), from: .running, to: pose, at: time)
                let frames = try frames(transition)
                #expect(transition.duration == 700)
                #expect(Array(frames[0].dropLast()) == bars.spans(at: time) && frames[0].last?.clipped == nil)
                expectSteady(Array(frames.dropFirst()), "\(name) at \(time)", tiles: false)
                #expect(frames.joined().filter { $0.clipped != nil }.allSatisfy { $0.length >= 0 })
                let left = frames[frames.count - 1].compactMap(\.clipped)
                #expect(
                    left == (value == 0 ? [] : [BarSpan(tail: 0, head: value)]), "\(name) at \(time): \(left)"
                )
                judged += try expectNoJolt(transition, bars, at: time, name)
            }
            #expect(judged > 40, "\(name): \(judged)")
        }
    }

    /// Expects places and speeds to go on as they were, and forward bars to go forward. Returns how many ends it judged.
    private func expectNoJolt(
        _ transition: Transition, _ bars: BarChoreography, at time: Double, _ name: String
    ) throws -> Int {
        var judged = 0
        let short = 0.02
        let (before, start) = (bars.spans(at: time - short), bars.spans(at: time))
        let after = try #require(transition.bars(at: short))
        for (index, bar) in start.enumerated() where bar.clipped != nil {
            for end in [\BarSpan.tail, \.head] {
                let was = (bar[keyPath: end] - before[index][keyPath: end]) / short * 1000
                let becomes = (after[index][keyPath: end] - bar[keyPath: end]) / short * 1000
                // Track lengths a second; where the motion itself jumps, there is no speed.
                guard was.magnitude < 6 else { continue }
                judged += 1
                #expect((was - becomes).magnitude < 0.01, "\(name) at \(time): \(was) becomes \(becomes)")
                let all = try frames(transition).map { $0[index][keyPath: end] }
                if was >= 0, before[index].tail <= bar.tail {
                    #expect(
                        zip(all, all.dropFirst()).allSatisfy { $1 >= $0 - 1e-12 || $1 >= 1 },
                        "\(name) at \(time)")
                }
            }
        }
        return judged
    }

    @Test("a bar that runs towards the near end becomes the determinate one")
    func reversing() throws {
        let transition = try Transition(
            Motion.fioriLinear.kind, from: .running, to: .determinate(0.4), at: 1900)
        let frames = try frames(transition)
        for (before, after) in zip(frames, frames.dropFirst()) {
            #expect(after[0].tail <= before[0].tail && after[0].head <= before[0].head)
            #expect(after[1].clipped == nil)
        }
        #expect(transition.bars(at: 700)?.first == BarSpan(tail: 0, head: 0.4))
    }

    @Test(
        "the determinate bar leaves at the far end while the motion starts",
        arguments: [Transition.Pose.determinate(0.4), .determinate(0), .closed])
    func starts(pose: Transition.Pose) throws {
        for (name, bars) in Motion.bars {
            let transition = try Transition(.bars(bars), from: pose, to: .running)
            let frames = try frames(transition)
            #expect(frames[0].dropLast().allSatisfy { $0.clipped == nil }, "\(name)")
            expectSteady(frames, name, tiles: bars.areTiles)
            let own = frames.map { $0[bars.bars.count] }
            #expect(zip(own, own.dropFirst()).allSatisfy { $1.tail >= $0.tail && $1.head >= $0.head })
            #expect(own[own.count - 1].clipped == nil)
            for time in [700.0, 1234] {
                let joined = try #require(transition.motionTime(at: time))
                #expect(Array(try #require(transition.bars(at: time)).dropLast()) == bars.spans(at: joined))
            }
            // The join: no jump of what shows, nor of its speed.
            let (before, join, after) = (
                try #require(transition.bars(at: 699.98)), try #require(transition.bars(at: 700)),
                try #require(transition.bars(at: 700.02))
            )
            for index in bars.bars.indices where join[index].clipped != nil {
                for end in [\BarSpan.tail, \.head] {
                    let change =
                        after[index][keyPath: end] - 2 * join[index][keyPath: end]
                        + before[index][keyPath: end]
                    #expect(change.magnitude / 0.02 * 1000 < 0.02, "\(name)")
                }
            }
        }
    }

    @Test("L1: values change in 300 ms; a full track opens forward")
    func values() throws {
        let bars = try #require(Motion.bars.first).choreography
        let change = try Transition(.bars(bars), from: .determinate(0.2), to: .determinate(0.7))
        #expect(change.duration == 300)
        #expect(
            change.bars(at: 0) == [BarSpan(tail: 0, head: 0.2)]
                && change.bars(at: 300) == [BarSpan(tail: 0, head: 0.7)])
        let opening = try frames(Transition(.bars(bars), from: .closed, to: .determinate(0.3)))
        #expect(opening[0].compactMap(\.clipped) == [BarSpan(tail: 0, head: 1)])
        #expect(opening[opening.count - 1].compactMap(\.clipped) == [BarSpan(tail: 0, head: 0.3)])
        expectSteady(opening, "opening", tiles: false)
        // A track that only ever shows values moves alike.
        let still = BarChoreography(period: 1, bars: [])
        let same = try frames(Transition(.bars(still), from: .closed, to: .determinate(0.3)))
        #expect(same.map { $0.compactMap(\.clipped) } == opening.map { $0.compactMap(\.clipped) })
    }
}
