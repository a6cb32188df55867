import Drawing
import Easings
import SVGDocuments
import Testing

@testable import MovingPictures

/// Values in closed form, and where no browser shows them.
@Suite struct SMILValueTests {
    private func matrix(_ animation: String, at time: Double, _ property: String = "transform") throws
        -> [Double]
    {
        let body = "<rect id='t' transform='translate(1 2) scale(2)'>\(animation)</rect>"
        let m = affine(try smilValue(body, property, at: time))
        return [m.a, m.b, m.c, m.d, m.e, m.f]
    }

    @Test("Repetitions of other animations begin what waits for them")
    func repetitions() throws {
        let body = """
            <rect id='t' x='5'><animate id='a' attributeName='y' from='0' to='10' dur='1s' repeatCount='4'/>
            <animate attributeName='x' begin='a.repeat(2)' from='20' to='30' dur='1s'/></rect>
            """
        #expect(try [1.5, 2.25, 3.5].map { try smilNumber(body, at: $0) } == [5, 22.5, 5])
    }

    @Test("Splines are those of the easing")
    func splines() throws {
        let body = """
            <rect id='t'><animate attributeName='x' from='0' to='100' dur='1s' calcMode='spline' keySplines='.42 0 .58 1'/></rect>
            """
        for time in [0.1, 0.25, 0.7] {
            let expected = 100 * CubicBezier(0.42, 0, 0.58, 1).value(at: time)
            #expect(try (smilNumber(body, at: time) - expected).magnitude < 1e-12)
        }
    }

    @Test("Values at borders of iterations are exact after billions of them")
    func borders() throws {
        let body = """
            <rect id='t'><animate attributeName='x' values='0;1;3' dur='0.3s' repeatCount='indefinite'/></rect>
            """
        for round in [0.0, 1, 7, 1_000_000_000] {
            #expect(try smilNumber(body, at: round * 0.3) == 0)
            #expect(try smilNumber(body, at: round * 0.3 + 0.15) == 1)
        }
    }

    @Test("A motion along a curve goes the same way in the same time, in its direction")
    func motion() throws {
        // A quarter of a circle of radius 10, to within the exactness of arcs.
        let quarter = "<animateMotion dur='1s' path='M10 0A10 10 0 0 1 0 10' rotate='auto'/>"
        for time in stride(from: 0.0, to: 1, by: 0.0625) {
            let m = try matrix(quarter, at: time, SMILEffect.motion)
            let (cosine, sine) = (Elementary.cosine(turns: time / 4), Elementary.sine(turns: time / 4))
            let expected = [-sine, cosine, -cosine, -sine, 10 * cosine, 10 * sine]
            #expect(zip(m, expected).allSatisfy { ($0 - $1).magnitude < 2e-6 }, "\(m) at \(time)")
        }
    }

    @Test("A motion passes over moves at once, and stays in the only point of a path")
    func moves() throws {
        let jump = "<animateMotion dur='1s' path='M0 0h10M50 0h10'/>"
        #expect(try matrix(jump, at: 0.25, SMILEffect.motion)[4] == 5)
        #expect(try matrix(jump, at: 0.75, SMILEffect.motion)[4] == 55)
        // Nor is such a move a value of its own.
        let even = "<animateMotion dur='1s' path='M0 0h10M50 0h10' calcMode='linear'/>"
        #expect(try matrix(even, at: 0.25, SMILEffect.motion)[4] == 5)
        #expect(
            try matrix("<animateMotion dur='1s' path='M7 8'/>", at: 0.5, SMILEffect.motion) == [
                1, 0, 0, 1, 7, 8,
            ])
    }

    @Test("Values of what lies around count below additions, also while they move")
    func inheritance() throws {
        let body = """
            <g stroke-width='3'><animate attributeName='stroke-width' to='5' dur='2s'/>
            <rect id='t'><animate attributeName='stroke-width' by='2' dur='2s'/></rect></g>
            """
        #expect(try smilNumber(body, "stroke-width", at: 1) == 5)
        #expect(
            try smilNumber(
                "<rect id='t'><animate attributeName='opacity' by='-1' dur='1s'/></rect>", "opacity", at: 0.25
            ) == 0.75)
    }

    @Test("What style sheets have given lies below")
    func overlay() throws {
        let drawing = try movingDrawing(
            "<rect id='t' x='1'><animate attributeName='x' by='10' dur='1s'/></rect>")
        var values = MovingValues()
        let node = try #require(drawing.tree["t"])
        values[node, .x] = .lengths([SVGLength(100)])
        try SMILAnimations(drawing).apply(at: 500_000_000, to: &values)
        #expect(values[node, .x] == .lengths([SVGLength(105)]))
    }
}
