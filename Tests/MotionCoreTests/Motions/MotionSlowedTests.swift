import MotionCore
import Testing

@Suite struct MotionSlowedTests {
    @Test("A1: a slowed motion shows at four times the time what it showed before", arguments: Motion.plain)
    func slowed(motion: Motion) {
        let slow = motion.slowed(by: 4)
        #expect(slow.period == motion.period.map { $0 * 4 })
        for step in 0..<500 {
            let time = Double(step) * 13.7
            switch (motion.kind, slow.kind) {
            case (.arc(let a), .arc(let b)):
                let (a, b) = (a.span(at: time), b.span(at: 4 * time))
                #expect((a.start - b.start).magnitude < 1e-9 && (a.sweep - b.sweep).magnitude < 1e-9)
            case (.bars(let a), .bars(let b)): #expect(a.spans(at: time) == b.spans(at: 4 * time))
            case (.spokes(let a), .spokes(let b)):
                #expect(a.opacity.values(at: time) == b.opacity.values(at: 4 * time))
            case (.dots(let a), .dots(let b)):
                #expect(a.scale.values(at: time) == b.scale.values(at: 4 * time))
            case (.determinate, .determinate): break
            default: Issue.record("the kind has changed")
            }
        }
    }
}
