import Testing

@testable import Easings

@Suite struct StepsTests {
    struct Row: Sendable {
        let steps: Steps
        let x: Double
        let expected: Double

        init(_ count: Int, _ position: Steps.Position, _ x: Double, _ expected: Double) {
            (steps, self.x, self.expected) = (Steps(count, position), x, expected)
        }
    }

    @Test(
        "jumps and their continuation outside 0...1 are those of web-platform-tests",
        arguments: [
            Row(1, .jumpStart, 0, 1), Row(1, .jumpStart, 0.9, 1), Row(1, .jumpStart, 1, 1),
            Row(1, .jumpStart, 1.5, 2), Row(1, .jumpStart, 2.4, 3), Row(1, .jumpStart, -0.5, 0),
            Row(1, .jumpStart, -1.5, -1),
            Row(1, .jumpEnd, 0, 0), Row(1, .jumpEnd, 0.99, 0), Row(1, .jumpEnd, 1, 1),
            Row(1, .jumpEnd, 1.5, 1), Row(1, .jumpEnd, 2.4, 2), Row(1, .jumpEnd, -0.5, -1),
            Row(1, .jumpBoth, 0, 0.5), Row(1, .jumpBoth, 1, 1), Row(1, .jumpBoth, 1.5, 1),
            Row(1, .jumpBoth, 2.4, 1.5), Row(1, .jumpBoth, -0.5, 0),
            Row(2, .jumpNone, 0, 0), Row(2, .jumpNone, 0.5, 1), Row(2, .jumpNone, 1, 1),
            Row(2, .jumpNone, 1.25, 2), Row(2, .jumpNone, 1.75, 3), Row(2, .jumpNone, 2.2, 4),
            Row(2, .jumpNone, -0.25, -1),
            Row(3, .jumpEnd, 0.34, 1.0 / 3), Row(3, .jumpStart, 0.34, 2.0 / 3),
            Row(3, .jumpNone, 0.34, 0.5), Row(3, .jumpBoth, 0.34, 0.5), Row(3, .jumpNone, 0.99, 1),
        ])
    func table(row: Row) {
        #expect(row.steps.value(at: row.x) == row.expected)
    }

    @Test("the before flag takes the step below, only at an edge and never below 0 from 0 on")
    func beforeFlag() {
        #expect(Steps(2, .jumpEnd).value(at: 0.5, before: true) == 0)
        #expect(Steps(2, .jumpEnd).value(at: 0.6, before: true) == 0.5)
        #expect(Steps(2, .jumpStart).value(at: 0, before: true) == 0)
        #expect(Steps(2, .jumpStart).value(at: 0.5, before: true) == 0.5)
        #expect(Steps(2, .jumpEnd).value(at: 0, before: true) == 0)
        #expect(Steps(2, .jumpEnd).value(at: 1, before: true) == 0.5)
        #expect(Steps(2, .jumpBoth).value(at: 1, before: true) == 2.0 / 3)
        #expect(Steps(2, .jumpNone).value(at: 0.5, before: true) == 0)
        #expect(Steps(1, .jumpEnd).value(at: -1, before: true) == -2)
    }

    @Test("every edge lies at the double nearest to i / n, and nowhere before it")
    func edges() {
        for n in 1...300 {
            let steps = Steps(n, .jumpEnd)
            for i in 1...n {
                let x = Double(i) / Double(n)
                #expect(steps.value(at: x) == x)
                #expect(steps.value(at: x.nextDown) == Double(i - 1) / Double(n))
                #expect(steps.value(at: x, before: true) == Double(i - 1) / Double(n))
            }
        }
    }

    @Test(
        "the highest count works, and so do inputs that are hardly numbers",
        arguments: Steps.Position.allCases)
    func extremes(position: Steps.Position) {
        let steps = Steps(Steps.maximumCount, position)
        #expect(steps.value(at: 1) == 1)
        #expect((steps.value(at: 0.3) - 0.3).magnitude < 2e-6)
        #expect(steps.value(at: .infinity) == .infinity)
        #expect(steps.value(at: -.infinity) == -.infinity)
        #expect(steps.value(at: .infinity, before: true) == .infinity)
        #expect(steps.value(at: 1e308) > 1e300)
        #expect(steps.value(at: .nan).isNaN)
        #expect(steps.value(at: -0.0) == steps.value(at: 0))
    }

    @Test("counts out of range make no staircase")
    func validation() {
        #expect(Steps(validating: 0) == nil)
        #expect(Steps(validating: -3, .jumpStart) == nil)
        #expect(Steps(validating: 1, .jumpNone) == nil)
        #expect(Steps(validating: Steps.maximumCount + 1) == nil)
        #expect(Steps(validating: .max, .jumpBoth) == nil)
        #expect(Steps(validating: 2, .jumpNone) == Steps(2, .jumpNone))
    }

    @Test("an unchecked count of 0 stops the program")
    func precondition() async {
        await #expect(processExitsWith: .failure) { _ = Steps(0) }
    }
}
