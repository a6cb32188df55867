import TestSupport
import Testing

@testable import Easings

@Suite struct EasingDescriptionTests {
    @Test(
        "the canonical text is the shortest that browsers would compute",
        arguments: [
            ("linear", "linear"), ("EASE", "ease"), ("cubic-bezier(.42,0,1,1)", "ease-in"),
            ("cubic-bezier(0,0,.58,1)", "ease-out"), ("ease-in-out", "ease-in-out"),
            ("cubic-bezier(.4,-0,+.20,1e0)", "cubic-bezier(0.4, 0, 0.2, 1)"),
            ("cubic-bezier(0, 1e21, 1, -1e-7)", "cubic-bezier(0, 1e+21, 1, -1e-07)"),
            ("step-start", "steps(1, jump-start)"), ("step-end", "steps(1)"),
            ("steps(4, end)", "steps(4)"), ("steps(4, jump-none)", "steps(4, jump-none)"),
            ("linear(0, 1.3, 1)", "linear(0 0%, 1.3 50%, 1 100%)"),
            ("linear(0 -10.5%, 1 25% 75%)", "linear(0 -10.5%, 1 25%, 1 75%)"),
            ("linear(0 .55%, 1 1e-9%, 2)", "linear(0 0.55%, 1 0.55%, 2 100%)"),
            ("linear(0 1e-9%, 2 1e20%)", "linear(0 1e-9%, 2 1e20%)"),
            ("spring( 50 , 1 )", "spring(50, 1)"), ("Sine", "sine"),
            ("ease-out-power(3)", "ease-out-power(3)"),
        ])
    func canonical(text: String, canonical: String) throws {
        #expect(try Easing(parsing: text).description == canonical)
    }

    @Test("random easings of every kind print and parse back to an equal value")
    func roundTrip() throws {
        var generator = SeededRandom(seed: 5)
        for round in 0..<3000 {
            let easing = Self.random(round % 6, using: &generator)
            #expect(try Easing(parsing: easing.description) == easing, "\(easing)")
        }
    }

    /// A finite number of any size, sign and precision.
    private static func number(_ generator: inout SeededRandom) -> Double {
        switch Int.random(in: 0...2, using: &generator) {
        case 0: return Double(Int.random(in: -200...200, using: &generator)) / 100
        case 1: return Double.random(in: -1...1, using: &generator)
        default:
            let any = Double(bitPattern: generator.next())
            return any.isFinite ? any : 0
        }
    }

    private static func random(_ kind: Int, using generator: inout SeededRandom) -> Easing {
        switch kind {
        case 0:
            let x = (0..<2).map { _ in Double.random(in: 0...1, using: &generator) }
            return .cubicBezier(CubicBezier(x[0], number(&generator), x[1], number(&generator)))
        case 1:
            let count = Int.random(in: 2...Steps.maximumCount, using: &generator)
            return .steps(Steps(count, .allCases.randomElement(using: &generator)!))
        case 2, 3:
            let stops = (0..<Int.random(in: 2...6, using: &generator)).map { _ in
                let inputs = (0..<2).map { _ in
                    Bool.random(using: &generator) ? number(&generator) : nil
                }
                return LinearStops.Stop(number(&generator), at: inputs[0], to: inputs[1])
            }
            return .linearStops(LinearStops(stops)!)
        case 4:
            let ratio = Double.random(in: Spring.dampingRatioRange, using: &generator)
            return .spring(Spring(stiffness: max(number(&generator).magnitude, 1e-300), dampingRatio: ratio))
        default: return .easeOutPower(Int.random(in: 1...Easing.maximumPower, using: &generator))
        }
    }
}
