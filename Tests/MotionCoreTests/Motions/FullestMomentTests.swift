import MotionCore
import Testing

/// The moment that a single picture of a motion shows.
@Suite struct FullestMomentTests {
    @Test(
        "no moment of a loop has a longer arc, though none is looked for beyond 330°, and no earlier one as long"
    )
    func arcs() {
        for (name, choreography) in Motion.arcs where choreography.period < 1e6 {
            let moment = Motion.Kind.arc(choreography).fullestMoment
            #expect((0..<choreography.period).contains(moment), "\(name): \(moment)")
            func sweep(_ time: Double) -> Double { min(choreography.span(at: time).sweep, 11.0 / 12) }
            let longest = sweep(moment)
            let times = (0..<5000).map { Double($0) * choreography.period / 5000 }
            #expect(times.allSatisfy { sweep($0) <= longest + 1e-6 }, "\(name): \(longest * 360)°")
            // Before a plateau is reached, arcs are shorter.
            #expect(times.allSatisfy { $0 >= moment - 1 || sweep($0) < longest + 1e-9 }, "\(name)")
        }
    }

    @Test("what turns steadily, fades or has tiles is shown from its start")
    func steady() throws {
        for motion in [Motion.carbon, .primer, .cupertino, .ionicLines, .materialContiguous, .determinate] {
            #expect(motion.kind.fullestMoment == 0, "\(motion.name)")
        }
    }

    @Test("figures that are hardly seen at the start are shown when they are")
    func figures() throws {
        // The disc has grown by half, and is half as opaque.
        let pulse = try Motion.named("sk-pulse")
        #expect(pulse.stillMoment > 200 && pulse.kind.fullestMoment == pulse.stillMoment)
        #expect(pulse.slowed(by: 2).stillMoment == 2 * pulse.stillMoment)
        // All four squares are unfolded, and the rings of a puff are neither a dot nor faint.
        #expect(try Motion.named("sk-fold").stillMoment == 1500)
        #expect((150...400).contains(try Motion.named("svg-puff").stillMoment))
        for name in ["sk-chase", "sk-grid", "svg-bars", "nv-line-scale", "fiori-ai-pulse"] {
            #expect(try Motion.named(name).stillMoment == 0, "\(name)")
        }
        #expect(Motion.materialRetreat.stillMoment == 0)
    }

    @Test("bars cover most of the track, and dots are largest")
    func others() throws {
        for motion in Motion.plain {
            func fullness(_ time: Double) -> Double? {
                switch motion.kind {
                case .bars(let bars): bars.spans(at: time).reduce(0) { $0 + ($1.clipped?.length ?? 0) }
                case .dots(let row): row.scale.values(at: time).reduce(0, +)
                case .determinate, .arc, .spokes, .drawn: nil
                }
            }
            guard let period = motion.period, let found = fullness(motion.kind.fullestMoment) else {
                continue
            }
            for index in 0..<2000 {
                let other = fullness(Double(index) * period / 2000) ?? 0
                #expect(other <= found + 1e-5, "\(motion.name) at \(index): \(other) > \(found)")
            }
        }
    }

    @Test("a wave is shown where the arc or the bars that it lies along are longest")
    func waves() throws {
        let pairs: [(Motion, Motion)] = [
            (.materialWavy, .materialRetreat), (.materialWavyLinear, .materialDisjoint),
        ]
        for (wavy, plain) in pairs {
            let adjusted = try #require(plain.waved(WaveAdjustment(amplitude: 2)))
            #expect(adjusted.kind.fullestMoment == plain.kind.fullestMoment)
            let moment = wavy.kind.fullestMoment
            #expect(moment > 0 && moment < wavy.kind.period ?? 0)
            let slow = try wavy.adjusted(by: MotionAdjustment(pace: .speed(0.5)))
            #expect((slow.kind.fullestMoment - 2 * moment).magnitude < 1e-6 * moment)
        }
        for motion in [Motion.materialLoading, try Motion.named("sk-chase")] {
            #expect(motion.kind.fullestMoment == 0)
        }
    }

    @Test("the batch path shows the same moment as the scalar one, wherever it lies in a loop")
    func batch() {
        for (name, choreography) in Motion.arcs where choreography.period < 1e6 {
            for share in [0, 0.1, 0.25, 1.0 / 3, 0.5, 0.77, 1 - 1e-9] {
                for fps in [nil, 60.0, 1000] {
                    var clock =
                        fps.map { FrameClock(period: choreography.period, fps: $0) }
                        ?? FrameClock(period: choreography.period, frames: 1)
                    clock.origin = share * choreography.period
                    let table = FrameTable(choreography, clock: clock, frames: 0..<1)
                    let exact = choreography.span(at: clock.time(of: 0))
                    let turn = exact.start - table[0].start
                    #expect(
                        table.count == 1 && (turn - turn.rounded()).magnitude * 360 < 0.001,
                        "\(name) \(share)")
                    #expect((exact.sweep - table[0].sweep).magnitude * 360 < 0.001, "\(name) at \(share)")
                }
            }
        }
    }
}
