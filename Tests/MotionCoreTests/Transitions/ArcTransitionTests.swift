import MotionCore
import Testing

/// A transition of an arc, 240 frames a second, judged by differences alone.
private struct Film {
    /// Milliseconds between two frames.
    static let step = 1000.0 / 240

    let spans: [ArcSpan]

    init(_ transition: Transition) throws {
        let count = Int((transition.duration / Self.step).rounded(.up)) + 1
        spans = try (0..<count).map { try #require(transition.span(at: Double($0) * Self.step)) }
    }

    /// Degrees a second from frame to frame.
    func speeds(_ end: KeyPath<ArcSpan, Double>) -> [Double] {
        zip(spans, spans.dropFirst()).map { ($1[keyPath: end] - $0[keyPath: end]) * 360_000 / Self.step }
    }

    /// The greatest change of speed from a frame to the next, in degrees a second.
    func jerk(_ end: KeyPath<ArcSpan, Double>) -> Double {
        let speeds = speeds(end)
        return zip(speeds, speeds.dropFirst()).map { ($1 - $0).magnitude }.max() ?? 0
    }
}

private var ends: [KeyPath<ArcSpan, Double>] { [\.start, \.end] }

/// Degrees a second over a very short time.
private func speed(from a: ArcSpan, to b: ArcSpan, _ end: KeyPath<ArcSpan, Double>, in time: Double) -> Double
{
    (b[keyPath: end] - a[keyPath: end]) * 360_000 / time
}

@Suite struct ArcTransitionTests {
    /// The catalog's arcs, both versions, with their peak speed in degrees a second.
    static let motions = Motion.arcs.map { name, choreography in
        let spans = (0..<4000).map { choreography.span(at: Double($0)) }
        let speeds = ends.flatMap { end in
            zip(spans, spans.dropFirst()).map { ($1[keyPath: end] - $0[keyPath: end]) * 360_000 }
        }
        // A jump of a published motion is no speed.
        return (name: name, choreography: choreography, peak: speeds.filter { $0 < 3000 }.max() ?? 0)
    }

    /// Moments all over the first seconds, and the corners of the motions among them.
    static let moments =
        [0, 333, 500, 666, 666.5, 667, 700, 750, 1000, 1333.5, 1500]
        + (0..<30).map { Double($0) * 201.7 + 0.3 }

    private func expectSmooth(
        _ transition: Transition, after choreography: Choreography, at time: Double, _ name: String
    ) throws {
        let film = try Film(transition)
        let start = choreography.span(at: time)
        #expect(film.spans[0] == start, "\(name) at \(time) begins elsewhere")
        #expect(film.spans.allSatisfy { (0...1).contains($0.sweep) }, "\(name) at \(time)")
        let short = 0.02
        // A motion that jumps at this very moment had its speed just before.
        let (before, later) = (choreography.span(at: time - 2 * short), choreography.span(at: time - short))
        let after = try #require(transition.span(at: short))
        let last = try #require(transition.span(at: transition.duration - short))
        let rate =
            (speed(from: before, to: later, \.end, in: short)
                - speed(from: before, to: later, \.start, in: short))
        for end in ends {
            let seen = speed(from: before, to: later, end, in: short)
            // Frames in which the motion itself jumped.
            guard seen.magnitude < 2500 else { continue }
            // An arc that closes so fast that it would be inside out in a moment has to be braked at once,
            // as the motion itself does.
            let room = start.sweepDegrees / -rate
            let slack = rate < 0 && room < 0.06 ? -rate : 0
            #expect(
                (speed(from: start, to: after, end, in: short) - seen).magnitude < 3 + slack,
                "\(name) at \(time): the speed jumps")
            #expect(film.jerk(end) < Self.jerk(name) + slack, "\(name) at \(time): \(film.jerk(end))")
            #expect(
                speed(from: last, to: film.spans[film.spans.count - 1], end, in: short).magnitude < 1,
                "\(name) at \(time) does not come to rest")
            // Backward only while the motion goes backward, and then only once.
            let speeds = film.speeds(end)
            let forward = seen >= -1e-6 ? 0 : speeds.firstIndex { $0 >= 0 } ?? 0
            #expect(Double(forward) * Film.step < 150, "\(name) at \(time) is long in turning around")
            #expect(speeds[forward...].allSatisfy { $0 > -1e-6 }, "\(name) at \(time) moves backward")
            #expect(
                speeds.allSatisfy { $0 < Self.fastest(name) + 1 },
                "\(name) at \(time): \(speeds.max() ?? 0)°/s")
        }
    }

    /// The greatest speed of a transition, in degrees per second: rings of collections that make two turns a second, or begin at full
    /// speed, are faster than those of systems before they have settled.
    private static func fastest(_ name: String) -> Double {
        max(motions.first { $0.name == name }?.peak ?? 0, collected.contains(name) ? 1500 : 1250)
    }

    private static func jerk(_ name: String) -> Double { collected.contains(name) ? 125 : 48 }

    private static let collected = Set(Motion.collected.map { $0.name })

    @Test(
        "C3: from every moment an arc settles: no jump of place or speed, nothing backward, exact at the end",
        arguments: [0, 0.4, 1])
    func settles(value: Double) throws {
        for motion in Self.motions {
            for time in Self.moments {
                let transition = try Transition(
                    .arc(motion.choreography), from: .running, to: .determinate(value), at: time)
                try expectSmooth(transition, after: motion.choreography, at: time, motion.name)
                #expect((400...1000).contains(transition.duration))
                let (first, last) = (
                    try #require(transition.span(at: 0)),
                    try #require(transition.span(at: transition.duration))
                )
                #expect(last.sweep == value && last.startDegrees == 0, "\(motion.name) at \(time)")
                #expect(last.end - first.end < 1.5 + value, "\(motion.name) at \(time) whirls")
                #expect(transition.span(at: 1e9) == last && transition.motionTime(at: 1) == nil)
            }
        }
    }

    @Test("C5, C6: from every moment the ring closes")
    func closes() throws {
        for motion in Self.motions {
            for time in Self.moments {
                let transition = try Transition(
                    .arc(motion.choreography), from: .running, to: .closed, at: time)
                try expectSmooth(transition, after: motion.choreography, at: time, motion.name)
                #expect((300...600).contains(transition.duration))
                #expect(transition.span(at: transition.duration)?.sweep == 1)
            }
        }
    }

    @Test(
        "P4: a motion that stands still settles and closes from there",
        arguments: [Transition.Pose.determinate(0.4), .closed])
    func fromStandstill(pose: Transition.Pose) throws {
        for motion in Self.motions {
            for time in Self.moments {
                let transition = try Transition(
                    .arc(motion.choreography), from: .standing, to: pose, at: time)
                let film = try Film(transition)
                #expect(film.spans[0] == motion.choreography.span(at: time))
                #expect(transition.span(at: -100) == film.spans[0])
                for end in ends {
                    let speeds = film.speeds(end)
                    #expect(
                        speeds[0] < 60 && film.jerk(end) < 48 && speeds.allSatisfy { $0 > -1e-6 },
                        "\(motion.name) at \(time)")
                }
            }
        }
    }

    @Test(
        "a value gives way to the running motion: from rest, forward, joined in place and speed",
        arguments: [Transition.Pose.determinate(0), .determinate(0.4), .determinate(1), .closed])
    func starts(pose: Transition.Pose) throws {
        for motion in Self.motions {
            let transition = try Transition(.arc(motion.choreography), from: pose, to: .running)
            let film = try Film(transition)
            let value =
                switch pose {
                case .determinate(let value): value
                default: 1.0
                }
            #expect(film.spans[0].sweep == value && film.spans[0].startDegrees == 0)
            #expect((400...1000).contains(transition.duration), "\(motion.name)")
            #expect(film.spans.allSatisfy { (0...1).contains($0.sweep) })
            let short = 0.02
            let joined = try #require(transition.motionTime(at: transition.duration))
            let join = try #require(transition.span(at: transition.duration))
            let (before, after) = (
                try #require(transition.span(at: transition.duration - short)),
                try #require(transition.span(at: transition.duration + short))
            )
            #expect(join == motion.choreography.span(at: joined))
            for end in ends {
                #expect(
                    film.speeds(end)[0] < 60 && film.jerk(end) < Self.jerk(motion.name),
                    "\(motion.name): \(film.jerk(end))")
                #expect(
                    film.speeds(end).allSatisfy { $0 > -1e-6 && $0 < Self.fastest(motion.name) },
                    "\(motion.name)")
                #expect(
                    (speed(from: before, to: join, end, in: short)
                        - speed(from: join, to: after, end, in: short)).magnitude < 3, "\(motion.name)")
            }
        }
    }

    @Test("L1, C1: values change in 300 ms, eased in and out, and a closed ring opens forward")
    func values() throws {
        let change = try Transition(.determinate, from: .determinate(0.2), to: .determinate(0.7))
        #expect(change.duration == 300)
        #expect(change.span(at: -1) == ArcSpan(start: 0, sweep: 0.2))
        #expect(change.span(at: 300) == ArcSpan(start: 0, sweep: 0.7))
        let middle = try #require(change.span(at: 150))
        #expect((middle.sweep - 0.45).magnitude < 1e-12 && middle.start == 0)
        let back = try Film(Transition(.determinate, from: .determinate(0.7), to: .determinate(0.2)))
        #expect(back.speeds(\.end).allSatisfy { $0 <= 0 })
        let opening = try Film(Transition(.determinate, from: .closed, to: .determinate(0.3)))
        #expect(
            opening.spans[0].isClosed
                && opening.spans[opening.spans.count - 1] == ArcSpan(start: 1, sweep: 0.3))
        for end in ends {
            #expect(opening.speeds(end).allSatisfy { $0 >= 0 } && opening.jerk(end) < 48)
        }
        let filling = try Film(Transition(.determinate, from: .determinate(0.3), to: .closed))
        #expect(
            filling.spans.allSatisfy { $0.start == 0 } && filling.spans[filling.spans.count - 1].sweep == 1)
    }

    @Test("L1: a full ring stays full at every moment of its closing")
    func full() throws {
        let closing = try Transition(.determinate, from: .determinate(1), to: .closed)
        for time in stride(from: 0.0, through: 300, by: 0.37) {
            #expect(closing.span(at: time) == ArcSpan(start: 0, sweep: 1), "at \(time)")
        }
    }

    @Test("motions that jump, step, turn the other way or whirl beyond measure settle all the same")
    func strange() throws {
        let turn = TrackSum([.steady(1, every: 1000), .step(0.3, at: 500, every: 1000)])
        let jumping = Choreography(
            period: 1000, rotation: turn, tail: TrackSum(), head: TrackSum(offset: 0.25))
        // What was seen before the jump counts, from where the jump leads.
        let landing = try Transition(.arc(jumping), from: .running, to: .determinate(0.5), at: 500)
        let (first, next) = (try #require(landing.span(at: 0)), try #require(landing.span(at: 0.1)))
        #expect((first.start - 0.8).magnitude < 1e-12)
        #expect((speed(from: first, to: next, \.start, in: 0.1) - 360).magnitude < 1)

        let steps = Track(period: 1000, duration: 1000, amount: 1, easing: .steps(Steps(4, .jumpEnd)))
        let stepping = Choreography(
            period: 1000, rotation: TrackSum([steps]), tail: TrackSum(), head: TrackSum(offset: 0.25))
        let still = try Film(Transition(.arc(stepping), from: .running, to: .determinate(0.5), at: 500))
        #expect(still.speeds(\.end)[0] < 60)

        for speed in [-1.0, -7, 1e3, -1e300, 1e300] {
            for sweep in [0.25, -3, 0, 1, 40] {
                let wild = Choreography(
                    period: 1000, rotation: TrackSum([.steady(speed, every: 1000)]), tail: TrackSum(),
                    head: TrackSum(offset: sweep))
                for pose in [Transition.Pose.determinate(0.4), .closed] {
                    let film = try Film(Transition(.arc(wild), from: .running, to: pose, at: 123))
                    #expect(
                        film.spans.dropFirst().allSatisfy { (0...1).contains($0.sweep) && $0.start.isFinite })
                    #expect(film.spans[film.spans.count - 1].sweep == (pose == .closed ? 1 : 0.4))
                }
                _ = try Film(Transition(.arc(wild), from: .determinate(0.4), to: .running, at: 123))
            }
        }
    }
}
