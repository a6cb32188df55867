import MotionCore
import Testing

@Suite struct LoopAnalysisTests {
    /// Published figures: period in ms, least and greatest sweep in degrees, mean speed in degrees a second.
    struct Published: Sendable, CustomTestStringConvertible {
        let name: String
        let isFaithful: Bool
        let period, least, greatest, speed: Double
        /// Largest jump in degrees.
        let jump: Double

        init(
            _ name: String, faithful: Bool = false, _ period: Double, _ least: Double, _ greatest: Double,
            _ speed: Double, jump: Double = 0
        ) {
            (self.name, isFaithful, self.period) = (name, faithful, period)
            (self.least, self.greatest, self.speed, self.jump) = (least, greatest, speed, jump)
        }

        var testDescription: String { name }
    }

    static let table: [Published] = [
        Published("material-advance", 5400, 20, 270, 467),
        Published("material-retreat", 6000, 36, 313.2, 240),
        Published("compose-m3", 6000, 36, 313.2, 240),
        Published("compose-m2", 6660, 0.1, 290, 432),
        Published("swiperefresh", faithful: true, 133_200, 3.6, 288, 430, jump: 3.6),
        Published("flutter", faithful: true, 2_961_926, 0.06, 270, 432),
        Published("chromium", faithful: true, 784_000, 5, 270, 432, jump: 5),
        Published("material-web", 6665, 10, 280, 432),
        Published("mui", faithful: true, 1400, 2.6, 283.6, 514, jump: 2.8),
        Published("adwaita", faithful: true, 63_600, 2.7, 102.8, 300, jump: 2.7),
        Published("qt-material", 50_400, 10, 300, 379),
        Published("winui", 2000, 0, 180, 540),
        Published("fluent", 1500, 30, 255, 480),
        Published("mdc-ios", 20000.0 / 3, 11.9, 229.6, 432),
        Published("nv-circle", 1700, 0, 349.8, 424),
        Published("fiori-processing", 1300, 324, 324, 277),
        Published("fluent-ios", 750, 270, 270, 480),
        Published("carbon", 690, 291.6, 291.6, 522),
        Published("primer", 1000, 90, 90, 360),
    ]

    @Test("periods, sweeps, speeds and seams are those published", arguments: table)
    func publishedFigures(_ row: Published) throws {
        let motion = try Motion.named(row.name)
        let kind = row.isFaithful ? try #require(motion.faithful) : motion.kind
        let analysis = try #require(LoopAnalysis(kind))
        let part = try #require(analysis.parts.first)
        #expect((analysis.period - row.period).magnitude < 1e-6)
        // The table gives up to one decimal, sweeps below a tenth two.
        #expect((part.smallest.value - row.least).magnitude < 0.051)
        #expect((part.largest.value - row.greatest).magnitude < 0.051)
        #expect((part.tail.meanSpeed - row.speed).magnitude < 0.51)
        #expect((part.head.meanSpeed - row.speed).magnitude < 0.51)
        #expect((analysis.largestJump - row.jump).magnitude < 0.051)
    }

    @Test("the period found is the one that the catalogue states")
    func periods() throws {
        for motion in Motion.plain where motion.kind != .determinate {
            for kind in [motion.kind, motion.faithful].compactMap({ $0 }) {
                let analysis = try #require(LoopAnalysis(kind), "\(motion.name)")
                let period = try #require(kind.period, "\(motion.name)")
                #expect((analysis.period - period).magnitude < 1e-6, "\(motion.name)")
            }
        }
        #expect(LoopAnalysis(.determinate) == nil)
    }

    @Test("heads move backward in the two motions whose arc retreats, and in no other")
    func backwardHeads() throws {
        let collected = Set(Motion.collected.map { $0.name })
        for (name, choreography) in Motion.arcs where !collected.contains(name) {
            let part = try #require(LoopAnalysis(.arc(choreography))?.parts.first)
            let retreats = name == "material-retreat" || name == "compose-m3"
            #expect(part.head.movesBackward == retreats, "\(name) \(part.head)")
            #expect(!part.tail.movesBackward, "\(name) \(part.tail)")
            #expect(part.head.peakSpeed >= part.head.meanSpeed * 0.999, "\(name)")
        }
        let retreat = try #require(LoopAnalysis(Motion.materialRetreat.kind)?.parts.first)
        #expect((retreat.head.worstBackwardSpeed + 152).magnitude < 0.51)
    }

    @Test("jumps are found in the middle of a cycle and counted once")
    func jumps() throws {
        let swipe = try #require(Motion.swipeRefresh.faithful.flatMap(LoopAnalysis.init)?.parts.first)
        #expect(swipe.jumps.map(\.time) == [666])
        #expect((swipe.jumps[0].head + 3.6).magnitude < 1e-4 && swipe.seam.size == 0)
        let mui = try #require(Motion.mui.faithful.flatMap(LoopAnalysis.init)?.parts.first)
        #expect(mui.jumps == [mui.seam] && mui.seam.time == 1400)
        #expect((mui.seam.tail - 2.61).magnitude < 0.01 && (mui.seam.head - 2.84).magnitude < 0.01)
    }

    @Test("arcs that get shorter than a degree vanish")
    func vanishing() {
        let names = Motion.plain.filter { LoopAnalysis($0.kind)?.vanishes == true }.map(\.name)
        #expect(names == ["compose-m2", "swiperefresh", "flutter", "winui", "nv-circle"])
    }

    @Test("a steady turn has no kink and a stop at the seam has the turn's whole speed")
    func kinks() throws {
        let steady = try #require(LoopAnalysis(.arc(.turning(every: 1000, sweep: 0.5)))?.parts.first)
        #expect(steady.tailKink.magnitude < 1e-3 && steady.tail.peakSpeed.rounded() == 360)
        let stopping = Choreography(
            period: 1000, tail: TrackSum([Track(period: 1000, delay: 500, duration: 500, amount: 1)]),
            head: TrackSum(offset: 0.25, [Track(period: 1000, delay: 500, duration: 500, amount: 1)]))
        let part = try #require(LoopAnalysis(.arc(stopping))?.parts.first)
        #expect((part.tailKink + 720).magnitude < 0.01 && (part.headKink + 720).magnitude < 0.01)
    }

    @Test("a bar that is still to be seen when it starts over is a gap of its visible length")
    func slivers() throws {
        let parts = try #require(LoopAnalysis(Motion.winUILinear.kind)).parts
        #expect(parts[0].jumps.isEmpty && parts[1].jumps.count == 1)
        #expect((parts[1].seam.head + 0.004).magnitude < 1e-5)
        let fiori = try #require(LoopAnalysis(Motion.fioriLinear.kind)?.parts.first)
        #expect((fiori.smallest.value - 0.055).magnitude < 1e-6 && fiori.head.movesBackward)
    }

    @Test("dots overshoot and spokes step")
    func staggered() throws {
        let dots = try #require(LoopAnalysis(Motion.ui5Dots.kind)).parts
        #expect(dots.count == 3 && dots[0].largest.value > 1 && dots[0].smallest.value < 0.5)
        #expect((dots[2].largest.time - dots[0].largest.time - 400).magnitude < 0.1)
        let spokes = try #require(LoopAnalysis(Motion.cupertino.kind)).parts
        #expect(spokes.count == 8 && spokes.allSatisfy { $0.jumps.count == 5 })
    }
}
