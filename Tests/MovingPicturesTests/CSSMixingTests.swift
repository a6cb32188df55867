import Testing

@testable import Drawing
@testable import MovingPictures

@Suite struct CSSMixingTests {
    /// The computed values of a rectangle at 25, 50 and 75 % of an animation, in Chromium 156.
    @Test(
        "Values between others are those of Chromium",
        arguments: [
            (
                "transform", "rotate(0deg) scale(2)", "scale(1) rotate(90deg)",
                [
                    "matrix(1.61679, 0.669696, -0.669696, 1.61679, 0, 0)",
                    "matrix(1.06066, 1.06066, -1.06066, 1.06066, 0, 0)",
                    "matrix(0.478354, 1.15485, -1.15485, 0.478354, 0, 0)",
                ]
            ),
            (
                "transform", "matrix(1,0,0,1,0,0)", "matrix(-1,0,0,1,10,20)",
                [
                    "matrix(0.5, 0, 0, 1, 2.5, 5)", "matrix(0, 0, 0, 1, 5, 10)",
                    "matrix(-0.5, 0, 0, 1, 7.5, 15)",
                ]
            ),
            (
                "transform", "matrix(2,1,0.5,3,5,6)", "matrix(0,1,-1,0,7,8)",
                [
                    "matrix(1.4225, 1.30001, -0.569706, 2.3171, 5.5, 6.5)",
                    "matrix(0.850651, 1.37638, -1.14079, 1.44452, 6, 7)",
                    "matrix(0.357711, 1.25919, -1.24515, 0.611708, 6.5, 7.5)",
                ]
            ),
            (
                "transform", "matrix(2,1,0.5,-3,5,6)", "matrix(0.5,1,-1,0.2,7,8)",
                [
                    "matrix(1.58724, 1.14402, 0.875829, -1.75298, 5.5, 6.5)",
                    "matrix(1.18585, 1.18585, 0.668004, -0.691776, 6, 7)",
                    "matrix(0.817157, 1.13375, -0.00990426, 0.00537973, 6.5, 7.5)",
                ]
            ),
            (
                "transform", "matrix(-2,1,0.5,3,5,6)", "matrix(0.5,1,-1,0.2,7,8)",
                [
                    "matrix(-1.39403, 0.0990704, -0.551484, 2.47145, 5.5, 6.5)",
                    "matrix(-0.53033, -0.176777, -1.15078, 1.66702, 6, 7)",
                    "matrix(0.211156, 0.183134, -1.27106, 0.836352, 6.5, 7.5)",
                ]
            ),
            (
                "transform", "skewX(30deg)", "skewY(30deg)",
                [
                    "matrix(1.02979, 0.135574, 0.427084, 1.03107, 0, 0)",
                    "matrix(1.04064, 0.278839, 0.278839, 1.04064, 0, 0)",
                    "matrix(1.03107, 0.427084, 0.135574, 1.02979, 0, 0)",
                ]
            ),
            (
                "transform", "translate(10px) rotate(270deg)", "translate(20px) scale(2)",
                [
                    "matrix(0.478354, -1.15485, 1.15485, 0.478354, 12.5, 0)",
                    "matrix(1.06066, -1.06066, 1.06066, 1.06066, 15, 0)",
                    "matrix(1.61679, -0.669696, 0.669696, 1.61679, 17.5, 0)",
                ]
            ),
            (
                "transform", "rotate(720deg)", "none",
                ["matrix(-1, 0, 0, -1, 0, 0)", "matrix(1, 0, 0, 1, 0, 0)", "matrix(-1, 0, 0, -1, 0, 0)"]
            ),
            (
                "transform", "translate(10px)", "translate(30px,20px) rotate(90deg)",
                [
                    "matrix(0.92388, 0.382683, -0.382683, 0.92388, 15, 5)",
                    "matrix(0.707107, 0.707107, -0.707107, 0.707107, 20, 10)",
                    "matrix(0.382683, 0.92388, -0.92388, 0.382683, 25, 15)",
                ]
            ),
            (
                "transform", "translateX(10px)", "translateY(30px)",
                [
                    "matrix(1, 0, 0, 1, 7.5, 7.5)", "matrix(1, 0, 0, 1, 5, 15)",
                    "matrix(1, 0, 0, 1, 2.5, 22.5)",
                ]
            ),
            (
                "transform", "rotateY(0deg)", "rotateY(180deg)",
                [
                    "matrix(0.707107, 0, 0, 1, 0, 0)", "matrix(0, 0, 0, 1, 0, 0)",
                    "matrix(-0.707107, 0, 0, 1, 0, 0)",
                ]
            ),
            (
                "transform", "scale(0) rotate(3deg)", "rotate(40deg) scale(1)",
                [
                    "matrix(0, 0, 0, 0, 0, 0)", "matrix(0.766044, 0.642788, -0.642788, 0.766044, 0, 0)",
                    "matrix(0.766044, 0.642788, -0.642788, 0.766044, 0, 0)",
                ]
            ),
            (
                "transform", "rotate(200deg) skewX(0deg)", "matrix(1,0,0,1,0,0)",
                [
                    "matrix(-0.5, -0.866025, 0.866025, -0.5, 0, 0)",
                    "matrix(0.173648, -0.984808, 0.984808, 0.173648, 0, 0)",
                    "matrix(0.766044, -0.642788, 0.642788, 0.766044, 0, 0)",
                ]
            ),
            (
                "transform", "rotate(181deg)", "matrix(1,0,0,1,0,0)",
                [
                    "matrix(-0.69779, -0.716302, 0.716302, -0.69779, 0, 0)",
                    "matrix(0.00872654, -0.999962, 0.999962, 0.00872654, 0, 0)",
                    "matrix(0.710185, -0.704015, 0.704015, 0.710185, 0, 0)",
                ]
            ),
            (
                "fill", "rgba(255,0,0,0.2)", "rgba(0,0,255,0.8)",
                ["rgba(109, 0, 146, 0.35)", "rgba(51, 0, 204, 0.5)", "rgba(20, 0, 235, 0.65)"]
            ),
            (
                "fill", "none", "red",
                ["none", "rgb(255, 0, 0)", "rgb(255, 0, 0)"]
            ),
            (
                "stroke-dasharray", "1px, 2px", "3px, 4px, 5px",
                [
                    "1.5px, 2.5px, 2px, 2.25px, 1.75px, 2.75px", "2px, 3px, 3px, 2.5px, 2.5px, 3.5px",
                    "2.5px, 3.5px, 4px, 2.75px, 3.25px, 4.25px",
                ]
            ),
            (
                "stroke-dasharray", "none", "3px, 4px",
                ["none", "3px, 4px", "3px, 4px"]
            ),
            (
                "stroke-dasharray", "1 10%", "3px, 4px",
                ["1.5px, calc(7.5% + 1px)", "2px, calc(5% + 2px)", "2.5px, calc(2.5% + 3px)"]
            ),
            (
                "r", "calc(1px + 10%)", "20px",
                ["calc(7.5% + 5.75px)", "calc(5% + 10.5px)", "calc(2.5% + 15.25px)"]
            ),
            (
                "translate", "none", "10px 20px",
                ["2.5px 5px", "5px 10px", "7.5px 15px"]
            ),
            (
                "rotate", "none", "90deg",
                ["22.5deg", "45deg", "67.5deg"]
            ),
            (
                "scale", "2", "none",
                ["1.75", "1.5", "1.25"]
            ),
            (
                "opacity", "0%", "50%",
                ["12.5%", "25%", "37.5%"]
            ),
        ] as [(String, String, String, [String])])
    func chromium(_ property: String, _ from: String, _ to: String, _ expected: [String]) throws {
        func value(_ text: String) throws -> MovingValue {
            try #require(MovingValue(text, of: property, current: .black))
        }
        let (from, to) = (try value(from), try value(to))
        for (share, text) in zip([0.25, 0.5, 0.75], expected) {
            let mixed = from.mixed(with: to, at: share, .css(property)) ?? (share < 0.5 ? from : to)
            let difference = Self.difference(mixed, try value(text))
            #expect(difference < (property == "fill" ? 0.5001 / 255 : 1e-5), "\(share): \(mixed) for \(text)")
        }
    }

    /// Returns the greatest difference of two numbers; that of different kinds of values is infinite.
    private static func difference(_ a: MovingValue, _ b: MovingValue) -> Double {
        func most(_ a: [Double], _ b: [Double]) -> Double {
            a.count == b.count ? zip(a, b).map { ($0 - $1).magnitude }.max() ?? 0 : .infinity
        }
        func numbers(_ value: MovingValue) -> [Double]? {
            switch value {
            case .lengths(let lengths): return lengths.flatMap { [$0.user, $0.share * 100] }
            case .color(let color): return [color.red, color.green, color.blue, color.alpha]
            case .transforms(let steps):
                let map = Affine(steps, in: Extent(left: 0, top: 0, right: 1, bottom: 1))
                return [map.a, map.b, map.c, map.d, map.e, map.f]
            default: return nil
            }
        }
        guard let first = numbers(a), let second = numbers(b) else { return a == b ? 0 : .infinity }
        return most(first, second)
    }

    @Test("A mirror along one axis becomes one along the other by half a turn, as CSS Transforms has it")
    func mirrors() throws {
        let mixed = try #require(Affine(-1, 0, 0, 1, 0, 0).mixed(with: Affine(1, 0, 0, -1, 0, 0), at: 0.5))
        #expect((mixed.a * mixed.d - mixed.b * mixed.c + 1).magnitude < 1e-12)
        #expect(mixed.a.magnitude < 1e-12)
    }

    @Test("Shares of a box lie between matrices as well")
    func boxes() throws {
        let box = Extent(left: 0, top: 0, right: 10, bottom: 20)
        let from = try #require(MovingValue("translate(50%, 50%) scale(2)", of: "transform", current: .black))
        let to = try #require(MovingValue("rotate(90deg)", of: "transform", current: .black))
        guard case .transforms(let steps)? = from.mixed(with: to, at: 0.5) else {
            Issue.record("nothing lies between")
            return
        }
        let map = Affine(steps, in: box)
        let expected = [1.06066, 1.06066, -1.06066, 1.06066, 2.5, 5]
        for (found, wanted) in zip([map.a, map.b, map.c, map.d, map.e, map.f], expected) {
            #expect((found - wanted).magnitude < 1e-5)
        }
    }

    @Test("Sums have the numbers of both, and lists of transforms one behind the other")
    func sums() {
        let rotation = MovingValue.transforms([.rotate(30, x: 0, y: 0)])
        #expect(rotation.adding(rotation) == .transforms([.rotate(30, x: 0, y: 0), .rotate(30, x: 0, y: 0)]))
        #expect(rotation.accumulating(rotation, times: 2) == .transforms([.rotate(90, x: 0, y: 0)]))
        #expect(
            MovingValue.transforms([.scale(2, 3)]).accumulating(.transforms([.scale(2, 2)]))
                == .transforms([.scale(3, 4)]))
        #expect(
            MovingValue.lengths([SVGLength(1)]).adding(.lengths([SVGLength(2)]), times: 3)
                == .lengths([SVGLength(7)]))
        #expect(MovingValue.word("a").adding(.word("b")) == nil)
        #expect(rotation.adding(.transforms([.scale(2, 2)])) != nil)
    }

    @Test(
        "Lists that do not match are accumulated part by part, as browsers do",
        arguments: [
            (
                "matrix(1, .2, -.5, 1, 5, 0)", "matrix(1, .1, 0, 1, 2, 0)",
                [0.979906, 0.299971, -0.491611, 0.972364, 7, 0]
            ),
            (
                "rotate(199deg) translateX(1px)", "skewX(27deg)",
                [-0.945519, -0.325568, -0.156198, -1.111404, -0.945519, -0.325568]
            ),
            ("rotate(20deg)", "scale(2)", [1.879385, 0.68404, -0.68404, 1.879385, 0, 0]),
            (
                "translateX(10px) rotate(158deg)", "rotate(-30deg)",
                [-0.615661, 0.788011, -0.788011, -0.615661, 10, 0]
            ),
        ])
    func accumulation(_ first: String, _ second: String, _ expected: [Double]) throws {
        let one = try #require(MovingValue(first, of: "transform", current: .black))
        let other = try #require(MovingValue(second, of: "transform", current: .black))
        guard case .transforms(let steps)? = one.accumulating(other) else {
            Issue.record("no sum")
            return
        }
        let map = Affine(steps, in: Extent(left: 0, top: 0, right: 1, bottom: 1))
        for (found, wanted) in zip([map.a, map.b, map.c, map.d, map.e, map.f], expected) {
            #expect((found - wanted).magnitude < 1e-5)
        }
    }

    @Test("Half a turn keeps its sense, as in browsers")
    func halfTurns() throws {
        let back = Affine(-1, 0, 0, -1, 0, 0)
        let forth = try #require(Affine().mixed(with: back, at: 0.3))
        #expect((forth.a - 0.587785).magnitude < 1e-5 && (forth.b - 0.809017).magnitude < 1e-5)
        let again = try #require(back.mixed(with: Affine(), at: 0.3))
        #expect((again.a + 0.587785).magnitude < 1e-5 && (again.b - 0.809017).magnitude < 1e-5)
    }

    @Test("Sums of colors are premultiplied, and at most opaque, as in browsers")
    func colorSums() throws {
        func sum(_ first: String, _ second: String) throws -> [Double] {
            let one = try #require(MovingValue(first, of: "fill", current: .black))
            let other = try #require(MovingValue(second, of: "fill", current: .black))
            guard case .color(let color)? = one.adding(other) else { return [] }
            return [color.red, color.green, color.blue].map { ($0 * 255).rounded() } + [
                (color.alpha * 100).rounded()
            ]
        }
        #expect(try sum("rgb(204 68 0)", "rgb(0 0 255 / .5)") == [204, 68, 128, 100])
        #expect(try sum("rgb(204 68 0 / .6)", "rgb(0 0 255 / .5)") == [122, 41, 128, 100])
        #expect(try sum("rgb(204 68 0 / .2)", "rgb(0 0 255 / .5)") == [58, 19, 182, 70])
        #expect(try sum("rgb(20 68 0)", "transparent") == [20, 68, 0, 100])
    }

    @Test("Distances are those of the numbers")
    func distances() {
        func lengths(_ numbers: Double...) -> MovingValue { .lengths(numbers.map { SVGLength($0) }) }
        #expect(lengths(1, 2).distance(to: lengths(4, 6)) == 5)
        #expect(lengths(1).distance(to: lengths(1, 2)) == nil)
        #expect(MovingValue.color(.black).distance(to: .color(MovingColor(red: 0, green: 1, blue: 0))) == 1)
        #expect(
            MovingValue.transforms([.rotate(10, x: 1, y: 2)]).distance(
                to: .transforms([.rotate(-20, x: 1, y: 2)])) == 30)
        #expect(MovingValue.word("a").distance(to: .word("b")) == nil)
    }
}
