import TestSupport
import Testing

@testable import Easings

@Suite struct LinearStopsTests {
    typealias Stop = LinearStops.Stop

    struct Canonical: Sendable {
        let text: String
        let points: String

        init(_ text: String, _ points: String) { (self.text, self.points) = (text, points) }
    }

    @Test(
        "stops are completed like the computed values of web-platform-tests",
        arguments: [
            Canonical("linear(0, 1)", "linear(0 0%, 1 100%)"),
            Canonical("linear( 0 0%, 1 100% )", "linear(0 0%, 1 100%)"),
            Canonical("linear(-10, -5, 0, 5, 10)", "linear(-10 0%, -5 25%, 0 50%, 5 75%, 10 100%)"),
            Canonical(
                "linear(-10 -10%, -5 -5%, 0, 5, 10)", "linear(-10 -10%, -5 -5%, 0 30%, 5 65%, 10 100%)"),
            Canonical("linear(0 0% 50%, 1 50% 100%)", "linear(0 0%, 0 50%, 1 50%, 1 100%)"),
            Canonical(
                "linear(0, 0.5 25% 75%, 1 100% 100%)", "linear(0 0%, 0.5 25%, 0.5 75%, 1 100%, 1 100%)"),
            Canonical(
                "linear(0, 1.3, 1, 0.92, 1, 0.99, 1, 0.998, 1 100% 100%)",
                "linear(0 0%, 1.3 12.5%, 1 25%, 0.92 37.5%, 1 50%, 0.99 62.5%, 1 75%, 0.998 87.5%, 1 100%, "
                    + "1 100%)"),
            Canonical("linear(0, 0 40%, 1, 0.5, 1)", "linear(0 0%, 0 40%, 1 60%, 0.5 80%, 1 100%)"),
            Canonical("linear(0, 0.1 -10%, 1)", "linear(0 0%, 0.1 0%, 1 100%)"),
            Canonical("linear(0, 0.9 110%, 1)", "linear(0 0%, 0.9 110%, 1 110%)"),
            Canonical("linear(0 50%, 1)", "linear(0 50%, 1 100%)"),
            Canonical("linear(0 50%, 0.5 20%, 1)", "linear(0 50%, 0.5 50%, 1 100%)"),
            Canonical("linear(0 80% 20%, 1)", "linear(0 80%, 0 80%, 1 100%)"),
            Canonical("linear(0 60%, 2, 1 20%)", "linear(0 60%, 2 60%, 1 60%)"),
            Canonical("linear(0, 1 25% 75%)", "linear(0 0%, 1 25%, 1 75%)"),
        ])
    func canonical(row: Canonical) throws {
        // Spread inputs such as 0.3 carry rounding errors of their own; compare the points.
        guard case .linearStops(let made) = try Easing(parsing: row.text),
            case .linearStops(let expected) = try Easing(parsing: row.points)
        else {
            Issue.record("not a linear()")
            return
        }
        #expect(made.points.count == expected.points.count)
        for (point, wanted) in zip(made.points, expected.points) {
            #expect(point.output == wanted.output)
            #expect((point.input - wanted.input).magnitude < 1e-15)
        }
    }

    struct Row: Sendable {
        let stops: [Stop]
        let values: [(Double, Double)]

        init(_ stops: [Stop], _ values: [(Double, Double)]) { (self.stops, self.values) = (stops, values) }
    }

    @Test(
        "values are those of web-platform-tests and of the specification",
        arguments: [
            Row([Stop(0), Stop(1.5), Stop(1)], [(0, 0), (0.25, 0.75), (0.5, 1.5), (0.75, 1.25), (1, 1)]),
            Row([Stop(1), Stop(-0.5), Stop(0)], [(0, 1), (0.25, 0.25), (0.5, -0.5), (0.75, -0.25), (1, 0)]),
            // The line of the end segments goes on …
            Row([Stop(0), Stop(0.5, at: 0.25), Stop(1)], [(-0.5, -1), (1.75, 1.5)]),
            Row([Stop(0, at: 0.25), Stop(1, at: 0.75)], [(0, -0.5), (1, 1.5)]),
            // … level where it is a jump, and the last of several points at one input counts.
            Row([Stop(0), Stop(1, at: 1, to: 1)], [(1, 1), (2, 1), (-1, -1)]),
            Row([Stop(0), Stop(1, at: 1), Stop(3, at: 1)], [(1, 3), (1.5, 3), (0.5, 0.5)]),
            Row([Stop(5, at: 0), Stop(2, at: 0), Stop(3)], [(-1, 5), (0, 2), (0.5, 2.5)]),
            Row(
                [Stop(0), Stop(1, at: 0.5), Stop(4, at: 0.5), Stop(5)], [(0.5, 4), (0.75, 4.5), (0.25, 0.5)]),
            Row([Stop(1, at: 0.5), Stop(2, at: 0.5)], [(0, 1), (0.5, 2), (1, 2)]),
            Row([Stop(1), Stop(1)], [(-.infinity, 1), (.infinity, 1), (0.3, 1)]),
            Row([Stop(0), Stop(1)], [(-.infinity, -.infinity), (.infinity, .infinity), (0.3, 0.3)]),
        ])
    func values(row: Row) throws {
        let curve = try #require(LinearStops(row.stops))
        for (x, y) in row.values { #expect(curve.value(at: x) == y) }
        #expect(curve.value(at: .nan).isNaN)
    }

    @Test("a staircase of level stretches equals steps(5, jump-start)")
    func staircase() throws {
        let curve = try Easing(parsing: "linear(.2 0% 20%, .4 20% 40%, .6 40% 60%, .8 60% 80%, 1 80% 100%)")
        for step in 0...100 {
            let x = Double(step) / 100
            #expect(curve.value(at: x) == Easing.steps(Steps(5, .jumpStart)).value(at: x))
        }
    }

    @Test("the before flag takes the first of several first points")
    func beforeFlag() throws {
        let curve = try #require(LinearStops([Stop(5, at: 0), Stop(2, at: 0), Stop(3)]))
        #expect(curve.value(at: 0, before: true) == 5)
        #expect(curve.value(at: 0.5, before: true) == 2.5)
    }

    @Test("an end without a beginning is ignored")
    func endAlone() {
        #expect(LinearStops([Stop(0, to: 0.5), Stop(1)]) == LinearStops([Stop(0), Stop(1)]))
    }

    @Test("a single stop, none, or a number that is not finite make no curve")
    func validation() {
        #expect(LinearStops([]) == nil)
        #expect(LinearStops([Stop(1, at: 0, to: 1)]) == nil)
        #expect(LinearStops([Stop(0), Stop(.nan)]) == nil)
        #expect(LinearStops([Stop(0), Stop(1, at: .infinity)]) == nil)
        #expect(LinearStops([Stop(0), Stop(1, at: 0, to: .nan)]) == nil)
    }

    @Test("inputs never descend, whatever the stops")
    func ascending() throws {
        var generator = SeededRandom(seed: 3)
        for _ in 0..<500 {
            let huge = Bool.random(using: &generator)
            let stops = (0..<Int.random(in: 2...9, using: &generator)).map { _ in
                let input = Double.random(in: -1...2, using: &generator) * (huge ? 8e307 : 1)
                return Stop(1, at: Bool.random(using: &generator) ? input : nil)
            }
            let inputs = try #require(LinearStops(stops)).points.map(\.input)
            #expect(zip(inputs, inputs.dropFirst()).allSatisfy { $0 <= $1 })
        }
    }
}
