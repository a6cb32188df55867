import MotionCore
import Testing

/// What holds for every motion of the catalog, however it is adjusted.
@Suite struct MotionAdjustmentTests {
    private static let running = Motion.plain.filter { $0.kind != .determinate }
    private static let rings = running.filter { $0.kind.choreography != nil }
    /// Arcs that get longer and shorter.
    private static let living = rings.filter { arc in
        let sweeps = arc.kind.sweeps
        return sweeps.upperBound - sweeps.lowerBound > 1
    }

    private static let adjustments: [MotionAdjustment] = [
        MotionAdjustment(pace: .speed(2)), MotionAdjustment(pace: .speed(1 / 3)),
        MotionAdjustment(pace: .duration(777)), MotionAdjustment(arc: SweepRange(shortest: 20, longest: 300)),
        MotionAdjustment(arc: SweepRange(shortest: 90, longest: 90)), MotionAdjustment(turns: 3),
        MotionAdjustment(turns: -2), MotionAdjustment(easing: .easeInOut),
        MotionAdjustment(
            pace: .speed(1.7), arc: SweepRange(shortest: 5, longest: 355), turns: -5,
            easing: .cubicBezier(CubicBezier(0.3, 0, 0.1, 1))),
    ]

    @Test(
        "every motion that takes an adjustment closes its loop with it as well as without", arguments: running
    )
    func loopsClose(motion: Motion) throws {
        for adjustment in Self.adjustments {
            guard let adjusted = try? motion.adjusted(by: adjustment) else { continue }
            let period = try #require(adjusted.period)
            #expect(LoopSeam(adjusted.kind, end: period) == nil, "\(adjustment)")
            guard let arc = adjusted.kind.choreography else { continue }
            let (end, start) = (arc.span(at: period), arc.span(at: 0))
            let turns = end.start - start.start
            #expect((turns - turns.rounded()).magnitude < 1e-9, "\(adjustment)")
            #expect((end.sweep - start.sweep).magnitude < 1e-9, "\(adjustment)")
            let analysis = try #require(LoopAnalysis(adjusted.kind))
            // WinUI's arc jumps by 0.036° where it begins to grow, and twice as far where it is twice as long.
            let own = try #require(LoopAnalysis(motion.kind)).largestJump
            #expect(analysis.largestJump <= 2 * own + 1e-4, "\(adjustment)")
        }
    }

    @Test(
        "at every phase a motion shows what it showed at that phase before, however fast it runs",
        arguments: running,
        [MotionAdjustment.Pace.speed(2), .speed(0.5), .speed(1.1), .duration(2000), .duration(333.25)])
    func phases(motion: Motion, pace: MotionAdjustment.Pace) throws {
        let adjusted = try motion.adjusted(by: MotionAdjustment(pace: pace))
        let (before, after) = (try #require(motion.period), try #require(adjusted.period))
        if case .duration(let duration) = pace { #expect(after == duration) }
        if case .speed(let speed) = pace { #expect((after * speed - before).magnitude < 1e-9 * before) }
        for step in 0..<400 {
            let phase = (Double(step) * 0.618_033_988_749_894_9).truncatingRemainder(dividingBy: 3)
            #expect(difference(motion.kind, phase * before, adjusted.kind, phase * after) < 1e-8)
        }
        // Colors keep time.
        if let color = motion.colorChange, let changed = adjusted.colorChange {
            #expect((changed.period / after - color.period / before).magnitude < 1e-12)
        }
    }

    @Test(
        "frames of spokes and dots meet the same jumps at every speed, each spoke its own",
        arguments: [Motion.cupertino, .ionicLines, .ui5Dots], [1.1, 1.5, 3, 7, 0.3])
    func jumps(motion: Motion, speed: Double) throws {
        let adjusted = try motion.adjusted(by: MotionAdjustment(pace: .speed(speed)))
        let (before, after) = (try #require(motion.period), try #require(adjusted.period))
        for frames in [8, 12, 24, 60, 96] {
            let (old, new) = (
                FrameClock(period: before, frames: frames), FrameClock(period: after, frames: frames)
            )
            for index in 0..<frames {
                #expect(
                    difference(motion.kind, old.time(of: index), adjusted.kind, new.time(of: index)) < 1e-8,
                    "frame \(index) of \(frames)")
            }
        }
    }

    @Test(
        "the shortest and the longest arc are exactly those that are asked for",
        arguments: living, [(20.0, 280.0), (0.0, 360.0), (45.0, 45.0), (10.0, 11.0)])
    func arcs(motion: Motion, ends: (Double, Double)) throws {
        let range = SweepRange(shortest: ends.0, longest: ends.1)
        for kind in [motion.kind, motion.faithful].compactMap({ $0 }) {
            let own = Motion(
                name: "own", summary: "", source: "", kind: kind, size: 40, stroke: 4, cap: .round)
            let adjusted = try own.adjusted(by: MotionAdjustment(arc: range))
            let sweeps = adjusted.kind.sweeps
            #expect((sweeps.lowerBound - ends.0).magnitude < 1e-6)
            #expect((sweeps.upperBound - ends.1).magnitude < 1e-6)
            // Each arc is the published one, stretched.
            let (old, new) = (try #require(kind.choreography), try #require(adjusted.kind.choreography))
            let published = kind.sweeps
            let factor = (ends.1 - ends.0) / (published.upperBound - published.lowerBound)
            for step in 0..<200 {
                let time = Double(step) * 37.3
                let expected = ends.0 + (old.span(at: time).sweepDegrees - published.lowerBound) * factor
                #expect((new.span(at: time).sweepDegrees - expected).magnitude < 1e-5)
            }
            #expect((new.turns - old.turns).magnitude < 1e-9)
            #expect((new.tail.value(at: 0) - old.tail.value(at: 0)).magnitude < 1e-12)
        }
    }

    @Test("an arc of its own range stays what it is", arguments: living)
    func ownArc(motion: Motion) throws {
        let sweeps = motion.kind.sweeps
        let adjusted = try motion.adjusted(
            by: MotionAdjustment(
                arc: SweepRange(shortest: sweeps.lowerBound, longest: sweeps.upperBound)))
        for step in 0..<300 {
            let time = Double(step) * 41.7
            #expect(difference(motion.kind, time, adjusted.kind, time) < 1e-6)
        }
    }

    @Test(
        "the whole makes as many turns as are asked for, the other way as its mirror image", arguments: rings)
    func turns(motion: Motion) throws {
        let old = try #require(motion.kind.choreography)
        for count in [1, 2, 5, 12, -1, -7] {
            let adjusted = try motion.adjusted(by: MotionAdjustment(turns: count))
            let arc = try #require(adjusted.kind.choreography)
            let turns = arc.span(at: arc.period).start - arc.span(at: 0).start
            #expect((turns - Double(count)).magnitude < 1e-9)
            for step in 0..<100 {
                let time = Double(step) * 53.9
                #expect((arc.span(at: time).sweep - old.span(at: time).sweep).magnitude < 1e-9)
            }
        }
        let mirrored = try motion.adjusted(by: MotionAdjustment(turns: -Int(old.turns.rounded())))
        let arc = try #require(mirrored.kind.choreography)
        for step in 0..<300 {
            let time = Double(step) * 19.3
            let apart = old.span(at: time).start + arc.span(at: time).end
            #expect((apart - apart.rounded()).magnitude < 1e-9)
        }
    }

    @Test("only what was eased takes another easing, and all of it does", arguments: running)
    func easings(motion: Motion) throws {
        let easing = Easing.cubicBezier(CubicBezier(0.7, 0, 0.3, 1))
        let eased = motion.kind.tracks.filter { $0.easing != .linear && $0.duration > 0 }
        guard !eased.isEmpty else {
            #expect(throws: AdjustmentError.nothingEased) {
                try motion.adjusted(by: MotionAdjustment(easing: easing))
            }
            return
        }
        let adjusted = try motion.adjusted(by: MotionAdjustment(easing: easing))
        for (old, new) in zip(motion.kind.tracks, adjusted.kind.tracks) {
            var expected = old
            if old.easing != .linear, old.duration > 0 { expected.easing = easing }
            #expect(new == expected)
        }
    }

    @Test("each refusal reads as a sentence with the remedy, and none as another")
    func descriptions() {
        let all: [AdjustmentError] = [
            .showsValue, .hasNoArc, .constantArc(90), .tooManyMoves, .standsStill, .cannotReverse,
            .nothingEased,
            .openEasing, .loopLength(0.5),
        ]
        #expect(Set(all.map { "\($0)" }).count == all.count)
        for error in all { #expect("\(error)".contains(" "), "\(error)") }
        #expect("\(AdjustmentError.constantArc(90))".contains("90°; give one length"))
        #expect(
            "\(AdjustmentError.loopLength(0.5))".contains("would take 0.5 ms; use 1 to 86400000 ms"))
    }

    @Test("what cannot be done says why")
    func refusals() {
        func refusal(_ motion: Motion, _ adjustment: MotionAdjustment, faithful: Bool = false)
            -> AdjustmentError?
        {
            do throws(AdjustmentError) {
                _ = try motion.adjusted(by: adjustment, faithful: faithful)
                return nil
            } catch {
                return error
            }
        }
        let arc = MotionAdjustment(arc: SweepRange(shortest: 20, longest: 280))
        let right = MotionAdjustment(arc: SweepRange(shortest: 90, longest: 90))
        #expect(refusal(.determinate, MotionAdjustment(pace: .speed(2))) == .showsValue)
        for motion in [Motion.cupertino, .ui5Dots, .muiLinear] {
            #expect(refusal(motion, arc) == .hasNoArc)
            #expect(refusal(motion, MotionAdjustment(turns: 2)) == .hasNoArc)
        }
        #expect(refusal(.primer, arc) == .constantArc(90))
        #expect(refusal(.primer, right) == nil && refusal(.fluent, right) == nil)
        for (motion, speed) in [(Motion.primer, 2000.0), (.adwaita, 1e-5)] {
            let error = refusal(motion, MotionAdjustment(pace: .speed(speed)))
            #expect(error == .loopLength((motion.period ?? 0) / speed))
        }
        #expect(refusal(.primer, MotionAdjustment(turns: 0)) == .standsStill)
        #expect(refusal(.fluent, MotionAdjustment(turns: 0)) == nil)
        for faithful in [Motion.chromium, .mui] {
            #expect(refusal(faithful, MotionAdjustment(turns: -1), faithful: true) == .cannotReverse)
            #expect(refusal(faithful, MotionAdjustment(turns: -1)) == nil)
            #expect(refusal(faithful, MotionAdjustment(turns: 4), faithful: true) == nil)
        }
        for easing in [Easing.stepStart, .steps(Steps(3, .jumpBoth))] {
            #expect(refusal(.fluent, MotionAdjustment(easing: easing)) == .openEasing)
        }
        #expect(refusal(.fluent, MotionAdjustment(easing: .steps(Steps(3, .jumpNone)))) == nil)
    }

    @Test("a duration is that of the motion that is shown, as published where that is asked for")
    func faithful() throws {
        let adjustment = MotionAdjustment(pace: .duration(1000))
        let seamless = try Motion.flutter.adjusted(by: adjustment)
        let published = try Motion.flutter.adjusted(by: adjustment, faithful: true)
        #expect(seamless.period == 1000 && published.faithful?.period == 1000)
        #expect(published.synonyms == Motion.flutter.synonyms && published.name == "flutter")
    }
}

extension Motion.Kind {
    fileprivate var choreography: Choreography? {
        if case .arc(let choreography) = self { choreography } else { nil }
    }

    /// The shortest and the longest arc in degrees, found in another way than by the program: by looking often, and then
    /// more often where it is shortest and longest.
    fileprivate var sweeps: ClosedRange<Double> {
        guard let choreography else { return 0...0 }
        func sweep(_ time: Double) -> Double { choreography.span(at: time).sweepDegrees }
        func search(_ sign: Double) -> Double {
            var (low, high) = (0.0, min(choreography.period, 60_000))
            var best = 0.0
            for count in [4000, 100, 100, 100, 100, 100] {
                let step = (high - low) / Double(count)
                best =
                    (0...count).map { low + Double($0) * step }.max { sign * sweep($0) < sign * sweep($1) }
                    ?? 0
                (low, high) = (best - step, best + step)
            }
            return sweep(best)
        }
        return search(-1)...search(1)
    }

    fileprivate var tracks: [Track] {
        switch self {
        case .determinate, .drawn: []
        case .arc(let arc): arc.rotation.tracks + arc.tail.tracks + arc.head.tracks
        case .bars(let bars): bars.bars.flatMap { $0.tail.tracks + $0.head.tracks }
        case .spokes(let ring): ring.opacity.value.tracks
        case .dots(let row): row.scale.value.tracks
        }
    }
}

/// How far two motions of one kind are apart, each at its time.
private func difference(_ a: Motion.Kind, _ time: Double, _ b: Motion.Kind, _ other: Double) -> Double {
    func apart(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).map { ($0 - $1).magnitude }.max() ?? 0 }
    switch (a, b) {
    case (.arc(let a), .arc(let b)):
        let (a, b) = (a.span(at: time), b.span(at: other))
        return apart([a.start, a.sweep], [b.start, b.sweep])
    case (.bars(let a), .bars(let b)):
        return apart(
            a.spans(at: time).flatMap { [$0.tail, $0.head] },
            b.spans(at: other).flatMap { [$0.tail, $0.head] })
    case (.spokes(let a), .spokes(let b)):
        return apart(a.opacity.values(at: time), b.opacity.values(at: other))
    case (.dots(let a), .dots(let b)): return apart(a.scale.values(at: time), b.scale.values(at: other))
    default: return .infinity
    }
}
