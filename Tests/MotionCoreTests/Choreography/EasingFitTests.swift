import Testing

@testable import MotionCore

@Suite struct EasingFitTests {
    static let easings: [Easing] = [
        .linear, .ease, .easeIn, .easeOut, .easeInOut, .fastOutSlowIn, .sine, .easeOutPower(2),
        .easeOutPower(6),
        .stepStart, .stepEnd, .steps(Steps(4, .jumpNone)), .cubicBezier(CubicBezier(0, 1, 1, 0)),
        .cubicBezier(CubicBezier(1, 0, 0, 1)), .cubicBezier(CubicBezier(0.3, -2, 0.1, 3)),
        .spring(Spring(stiffness: 200, dampingRatio: 0.6)),
    ]

    @Test("the pieces cover 0...1 without gaps and follow the easing", arguments: easings)
    func pieces(_ easing: Easing) throws {
        let fit = EasingFit(easing)
        #expect(fit.pieces.first?.lower == 0 && fit.pieces.last?.upper == 1)
        for (one, next) in zip(fit.pieces, fit.pieces.dropFirst()) { #expect(one.upper == next.lower) }
        for step in 0..<2000 {
            let x = (Double(step) + 0.5) / 2000
            let piece = fit.piece(at: x)
            #expect(piece.lower <= x && x < piece.upper)
            let u = (x - piece.lower) / (piece.upper - piece.lower)
            #expect(
                (piece.polynomial.value(at: u) - easing.value(at: x)).magnitude < 2 * EasingFit.tolerance,
                "\(x)")
        }
    }

    @Test("the curves of the catalogue need few pieces")
    func count() {
        #expect(EasingFit(.fastOutSlowIn).pieces.count < 32)
        #expect(EasingFit(.stepEnd).pieces.count <= 4)
        #expect(EasingFit(.linear).pieces.count == 1)
    }

    @Test("a curve beyond every bound still ends")
    func overflow() {
        let fit = EasingFit(.cubicBezier(CubicBezier(0.3, -1e308, 0.7, 1e308)))
        #expect(fit.pieces.last?.upper == 1)
    }
}
