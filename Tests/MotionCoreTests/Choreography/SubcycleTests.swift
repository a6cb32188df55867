import MotionCore
import Testing

@Suite struct SubcycleTests {
    @Test("the shortest part that repeats up to a rotation is found from the tracks")
    func rotations() throws {
        let expected: [(String, Double, Double)] = [
            ("material-advance", 1350, 270), ("material-retreat", 6000, 0), ("compose-m2", 1332, 216),
            ("swiperefresh", 1332, 216), ("flutter", 1333, 216), ("chromium", 4000.0 / 3, 216),
            ("material-web", 1333, 216), ("adwaita", 1590, 120), ("qt-material", 1400, 170),
            ("fluent", 1500, 0), ("mdc-ios", 4000.0 / 3, 216), ("cupertino", 125, 45),
            ("ionic-lines", 1000.0 / 12, 30), ("ui5-dots", 1600, 0), ("mui-linear", 2100, 0),
        ]
        for (name, period, degrees) in expected {
            let subcycle = try #require(LoopAnalysis(Motion.named(name).kind)?.subcycle, "\(name)")
            #expect((subcycle.period - period).magnitude < 1e-9, "\(name): \(subcycle)")
            #expect((subcycle.degrees - degrees).magnitude < 1e-6, "\(name): \(subcycle)")
        }
    }

    @Test("one part, turned at each wrap, is the whole loop")
    func partsMakeTheLoop() throws {
        var repeating = 0
        for (name, choreography) in Motion.arcs {
            guard let subcycle = LoopAnalysis(.arc(choreography))?.subcycle else { continue }
            repeating += 1
            for wrap in 0..<4 {
                for step in 0..<25 {
                    let time = (Double(step) + 0.5) / 25 * subcycle.period
                    let part = choreography.span(at: time)
                    let whole = choreography.span(at: time + Double(wrap) * subcycle.period)
                    #expect(
                        apart(part.start + Double(wrap) * subcycle.rotation, whole.start) < 1e-6, "\(name)")
                    #expect((part.sweep - whole.sweep).magnitude < 1e-8, "\(name)")
                }
            }
        }
        #expect(repeating >= 10, "\(repeating)")
    }

    @Test("a rigid arc repeats at every moment and has no shortest part")
    func rigid() {
        for motion in [Motion.fioriProcessing, .fluentIOS, .carbon, .primer] {
            #expect(LoopAnalysis(motion.kind)?.subcycle == nil)
        }
    }

    @Test("two equal halves are one part")
    func halves() throws {
        func run(_ delay: Double) -> Track {
            Track(period: 1000, delay: delay, duration: 400, amount: 0.25, easing: .easeInOut)
        }
        let moves = TrackSum([run(0), run(500)])
        let choreography = Choreography(
            period: 2000, tail: moves, head: TrackSum(offset: 0.25, moves.tracks))
        let analysis = try #require(LoopAnalysis(.arc(choreography)))
        #expect(analysis.subcycle?.period == 500 && analysis.subcycle?.degrees == 90)
        #expect(analysis.period == 2000)
    }
}
