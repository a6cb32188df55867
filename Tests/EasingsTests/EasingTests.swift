import Testing

@testable import Easings

@Suite struct EasingTests {
    static let all: [Easing] = [
        .linear, .ease, .easeIn, .easeOut, .easeInOut, .fastOutSlowIn, .stepStart, .stepEnd, .sine,
        .easeOutPower(1), .easeOutPower(2), .easeOutPower(Easing.maximumPower), .steps(Steps(7, .jumpNone)),
        .spring(Spring(stiffness: 50, dampingRatio: 1)), .spring(Spring(stiffness: 200, dampingRatio: 0.6)),
        .linearStops(LinearStops([.init(0), .init(0.5, at: 0.25, to: 0.75), .init(1, at: 1, to: 1)])!),
        .cubicBezier(CubicBezier(1, 0, 0, 1)),
    ]

    @Test("easings end at 1, begin at 0 but for step-start, and pass NaN on", arguments: all)
    func ends(easing: Easing) {
        #expect(easing.value(at: 1) == 1)
        #expect(easing.value(at: 0) == (easing == .stepStart ? 1 : 0))
        #expect(easing.value(at: .nan).isNaN)
        #expect(easing.value(at: .nan, before: true).isNaN)
        for x in [-Double.infinity, .infinity, -1e308, 1e308] {
            #expect(!easing.value(at: x).isNaN)
            #expect(!easing.value(at: x, before: true).isNaN)
        }
    }

    @Test("the named curves are those of CSS and of Android")
    func named() {
        #expect(Easing.ease == .cubicBezier(CubicBezier(0.25, 0.1, 0.25, 1)))
        #expect(Easing.easeIn == .cubicBezier(CubicBezier(0.42, 0, 1, 1)))
        #expect(Easing.easeOut == .cubicBezier(CubicBezier(0, 0, 0.58, 1)))
        #expect(Easing.easeInOut == .cubicBezier(CubicBezier(0.42, 0, 0.58, 1)))
        #expect(Easing.fastOutSlowIn == .cubicBezier(CubicBezier(0.4, 0, 0.2, 1)))
        #expect(Easing.stepStart == .steps(Steps(1, .jumpStart)))
        #expect(Easing.stepEnd == .steps(Steps(1, .jumpEnd)))
    }

    @Test("sine is half of a cosine wave, clamped outside 0...1")
    func sine() {
        #expect(Easing.sine.value(at: 0.5).isNearly(0.5))
        #expect(Easing.sine.value(at: 1.0 / 3).isNearly(0.25))
        #expect(Easing.sine.value(at: 0.25).isNearly(0.5 - 0.125.squareRoot()))
        #expect(Easing.sine.value(at: 1e-9).isNearly(0))
        #expect(Easing.sine.value(at: 1e-9) > 2.4e-18)
        #expect(Easing.sine.value(at: -0.5) == 0)
        #expect(Easing.sine.value(at: 1.5) == 1)
    }

    @Test("ease-out powers are 1 − (1 − x)ⁿ, clamped outside 0...1")
    func powers() {
        #expect(Easing.easeOutPower(1).value(at: 0.375) == 0.375)
        #expect(Easing.easeOutPower(2).value(at: 0.25) == 0.4375)
        #expect(Easing.easeOutPower(3).value(at: 0.5) == 0.875)
        #expect(Easing.easeOutPower(5).value(at: 0.5) == 0.96875)
        #expect(Easing.easeOutPower(2).value(at: -1) == 0)
        #expect(Easing.easeOutPower(2).value(at: 3) == 1)
    }

    @Test("an exponent of 0 stops the program")
    func precondition() async {
        await #expect(processExitsWith: .failure) { _ = Easing.easeOutPower(0).value(at: 0.5) }
        await #expect(processExitsWith: .failure) { _ = Easing.easeOutPower(.max).value(at: 0.5) }
    }

    @Test("breakpoints are the inner jumps and corners, each once")
    func breakpoints() throws {
        #expect(Easing.steps(Steps(4, .jumpStart)).breakpoints == [0.25, 0.5, 0.75])
        #expect(Easing.steps(Steps(2, .jumpNone)).breakpoints == [0.5])
        #expect(Easing.stepEnd.breakpoints == [])
        #expect(Easing.ease.breakpoints == [])
        #expect(Easing.cubicBezier(CubicBezier(1, 0, 0, 1)).breakpoints == [0.5])
        let linear = try Easing(parsing: "linear(0 -50%, 1 0%, 2 25% 25%, 3 25%, 4 75%, 5 100%, 6 150%)")
        #expect(linear.breakpoints == [0.25, 0.75])
    }

    @Test("between breakpoints steps are level and linear() is straight", arguments: all)
    func smoothPieces(easing: Easing) {
        let breakpoints = easing.breakpoints
        #expect(breakpoints.allSatisfy { $0 > 0 && $0 < 1 })
        for (start, end) in zip([0] + breakpoints, breakpoints + [1]) {
            #expect(start < end)
            let values = (0..<8).map { easing.value(at: start + (end - start) * Double($0) / 8) }
            let differences = zip(values, values.dropFirst()).map { $1 - $0 }
            switch easing {
            case .steps: #expect(differences.allSatisfy { $0 == 0 })
            case .linear, .linearStops:
                #expect(differences.allSatisfy { $0.isNearly(differences[0]) })
            default: break
            }
        }
    }
}

extension Double {
    fileprivate func isNearly(_ other: Double) -> Bool { (self - other).magnitude < 1e-15 }
}
