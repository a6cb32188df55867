import CairoRaster
import Drawing
import Imaging
import Testing

/// Filters of artworks, against arithmetic and against what browsers draw.
@Suite struct ArtworkFilterTests {
    private typealias Case = ArtworkCase
    private typealias Step = ArtworkFilter.Step

    /// The pixels of filtered parts in sRGB.
    private static func bitmap(
        _ items: [Artwork.Item], _ changes: [ArtworkFilter.Change], region: Extent? = nil, size: Double = 40,
        isLinear: Bool = false, placing: Affine = Affine()
    ) throws -> Bitmap {
        let filter = ArtworkFilter(changes.map { Step($0, isLinear: isLinear) }, region: region)
        return try Case.bitmap([.filtered(items, filter)], size: size, placing: placing)
    }

    private static let black = Color(rgba: 0x0000_00FF)
    /// The left half of a plane.
    private static let half = [Case.area(Case.rectangle(-200, -200, 220, 500), black)]

    /// The share of a Gaussian's bell beyond `x` deviations, by Simpson's rule.
    private static func share(beyond x: Double) -> Double {
        let (end, steps) = (8.0, 2000)
        let width = (end - x) / Double(steps)
        // (1 + x / n)ⁿ with n = 2³⁰ is exact to far more than a level.
        func bell(_ x: Double) -> Double {
            (0..<30).reduce(1 - x * x / 2_147_483_648) { power, _ in power * power } / 2.5066282746310002
        }
        let sum = (1..<steps).reduce(bell(x) + bell(end)) {
            $0 + bell(x + Double($1) * width) * ($1 % 2 == 0 ? 2 : 4)
        }
        return sum * width / 3
    }

    /// The alpha of the blurred half plane in the middle of a column.
    private static func edge(_ column: Int, _ deviation: Double) -> Double {
        255 * share(beyond: (Double(column) - 19.5) / deviation)
    }

    @Test(
        "a small blur of an edge is the integral of a bell, within a level", arguments: [0.6, 1, 1.5, 1.99])
    func gaussian(deviation: Double) throws {
        let bitmap = try Self.bitmap(Self.half, [.blur(.source, deviation, deviation)])
        for x in 5..<35 {
            #expect((Double(bitmap[x, 20].alpha) - Self.edge(x, deviation)).magnitude <= 1)
        }
    }

    /// Alphas at the edge of a half plane blurred by Chromium 156, from the first one below 255 on.
    private static let boxes: [(deviation: Double, alphas: [Int])] = [
        (2, [252, 242, 223, 191, 150, 105, 64, 32, 13, 3, 0]),
        (3, [254, 251, 245, 235, 220, 198, 172, 143, 112, 83, 57, 35, 20, 10, 4, 1, 0]),
        (
            5,
            [
                254, 252, 248, 243, 235, 226, 213, 197, 179, 159, 138, 117, 96, 76, 58, 42, 29, 20, 12, 7, 3,
                1, 0,
            ]
        ),
    ]

    @Test("a wide blur of an edge is that of a browser, within a level")
    func boxes() throws {
        for (deviation, alphas) in Self.boxes {
            let bitmap = try Self.bitmap(Self.half, [.blur(.source, deviation, deviation)])
            let first = try #require((0..<40).first { bitmap[$0, 20].alpha < 255 })
            let ours = (0..<alphas.count).map { Int(bitmap[first + $0, 20].alpha) }
            for (mine, other) in zip(ours, alphas) { #expect((mine - other).magnitude <= 1, "\(ours)") }
            for x in 5..<35 {
                // Boxes are up to 3 % off the bell.
                #expect((Double(bitmap[x, 20].alpha) - Self.edge(x, deviation)).magnitude <= 0.03 * 255)
            }
        }
    }

    @Test("a blur grows and turns with its artwork")
    func placedBlur() throws {
        let filter: [ArtworkFilter.Change] = [.blur(.source, 1, 0.3)]
        let block = [Case.area(Case.rectangle(4, 8, 8, 4), Self.black)]
        let wide = try Self.bitmap(block, filter, placing: Affine(2, 0, 0, 2, 0, 0))
        let direct = try Self.bitmap(
            [Case.area(Case.rectangle(8, 16, 16, 8), Self.black)], [.blur(.source, 2, 0.6)])
        #expect(wide.bytes == direct.bytes)
        let turned = try Self.bitmap(block, filter, placing: Affine(0, 2, -2, 0, 40, 0))
        for x in 0..<40 { for y in 0..<40 { #expect(turned[39 - y, x] == wide[x, y]) } }
        let root = 0.5.squareRoot()
        let disc = [Case.area(.disc(Point(x: 0, y: 0), radius: 8), Self.black)]
        let upright = try Self.bitmap(
            disc, [.blur(.source, 3, 3)], placing: Affine(1, 0, 0, 1, 20, 20))
        let slanted = try Self.bitmap(
            disc, [.blur(.source, 3, 3)], placing: Affine(root, root, -root, root, 20, 20))
        for x in 0..<40 { #expect(Case.distance(upright[x, 20], slanted[x, 20]) <= 1) }
    }

    @Test("content beyond the canvas is blurred into it, and the widest blur ends in a moment")
    func beyond() throws {
        let outside = [Case.area(Case.rectangle(-200, -200, 199, 500), Self.black)]
        let near = try Self.bitmap(outside, [.blur(.source, 3, 3)])
        #expect((70...90).contains(near[0, 20].alpha) && near[12, 20].alpha == 0)
        let moved = try Self.bitmap(
            [Case.area(Case.rectangle(-30, 0, 20, 40), Self.black)], [.offset(.source, 20, 0)])
        #expect(moved[5, 5] == Self.black && moved[12, 5].alpha == 0)
        let widest = try Self.bitmap(
            Self.half, [.blur(.source, 1e6, 1e300)], placing: Affine(3, 0, 0, 3, 0, 0))
        #expect(widest[20, 20].alpha < 255)
        let none = try Self.bitmap(Self.half, [.blur(.source, -1, .nan)])
        #expect(none[19, 20] == Self.black && none[20, 20].alpha == 0)
    }

    @Test("a matrix of colors is arithmetic, in sRGB and in light")
    func matrix() throws {
        let color = Color(red: 200, green: 100, blue: 40, alpha: 128)
        let square = [Case.area(Case.rectangle(5, 5, 20, 20), color)]
        let numbers = [
            0.5, 0.2, 0, 0, 0.1, 0, 1, 0.3, 0, 0, 0.1, 0, 0.9, 0.2, 0, 0, 0, 0, 1.5, -0.1,
        ]
        let plain = try Self.bitmap(square, [.matrix(.source, numbers)])[10, 10]
        let (r, g, b, a) = (200 / 255.0, 100 / 255.0, 40 / 255.0, 128 / 255.0)
        let exact = [
            0.5 * r + 0.2 * g + 0.1, g + 0.3 * b, 0.1 * r + 0.9 * b + 0.2 * a, 1.5 * a - 0.1,
        ].map { $0 * 255 }
        for (channel, value) in zip([plain.red, plain.green, plain.blue, plain.alpha], exact) {
            #expect((Double(channel) - value).magnitude <= 0.51)
        }
        // Half of the light of white is 188 in sRGB.
        let halved = [0.5, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0, 1, 0]
        let white = [Case.area(Case.rectangle(5, 5, 20, 20), Color(rgba: 0xFFFF_FFFF))]
        let light = try Self.bitmap(white, [.matrix(.source, halved)], isLinear: true)
        #expect(light[10, 10] == Color(red: 188, green: 188, blue: 188))
        let same = try Self.bitmap(square, [.offset(.source, 0, 0)], isLinear: true)
        #expect(same[10, 10] == color)
    }

    @Test("inputs are put together by every rule")
    func compositions() throws {
        let (first, second) = (Color(rgba: 0xC864_3299), Color(rgba: 0x1E5A_C8CC))
        let square = [Case.area(Case.rectangle(5, 5, 20, 20), second)]
        func part(_ color: Color) -> SIMD4<Double> {
            SIMD4(Double(color.red), Double(color.green), Double(color.blue), 255) / 255
                * (Double(color.alpha) / 255)
        }
        let (a, b) = (part(first), part(second))
        let rules: [(ArtworkFilter.Composition, SIMD4<Double>)] = [
            (.over, a + b * (1 - a.w)), (.in, a * b.w), (.out, a * (1 - b.w)),
            (.atop, a * b.w + b * (1 - a.w)), (.xor, a * (1 - b.w) + b * (1 - a.w)),
            (.lighter, (a + b).clamped(lowerBound: .zero, upperBound: .one)),
            (.arithmetic(0.3, 0.2, 0.4, 0.1), a * b * 0.3 + a * 0.2 + b * 0.4 + 0.1),
        ]
        for (rule, exact) in rules {
            let pixel = try Self.bitmap(
                square, [.flood(.color(first)), .composite(.previous, .source, rule)])[10, 10]
            let mine = part(pixel)
            for channel in 0..<4 {
                #expect((mine[channel] - min(exact[channel], exact.w)).magnitude * 255 <= 1, "\(rule)")
            }
        }
    }

    @Test("steps see the source, its alpha, earlier results, and nothing")
    func inputs() throws {
        let red = Color(rgba: 0xFF00_00FF)
        let square = [Case.area(Case.rectangle(5, 5, 10, 10), red)]
        let bitmap = try Self.bitmap(
            square,
            [
                .offset(.sourceAlpha, 12, 0), .offset(.source, 0, 12), .offset(.result(7), 0, 0),
                .merge([.result(0), .nothing, .previous, .result(1), .source]),
            ])
        #expect(bitmap[10, 10] == red && bitmap[20, 10] == Self.black && bitmap[10, 20] == red)
        #expect(bitmap[20, 20].alpha == 0)
        #expect(try Self.bitmap(square, []).bytes.allSatisfy { $0 == 0 })
        let shadow = try Self.bitmap(
            square,
            [.shadow(.source, x: 12, y: 3, blurX: 0, blurY: 0, .color(Color(rgba: 0x00FF_0080)))])
        #expect(shadow[10, 10] == red && shadow[20, 14] == Color(red: 0, green: 255, blue: 0, alpha: 128))
        #expect(shadow[20, 6].alpha == 0)
    }

    @Test("a region cuts the source and results at whole pixels, and a step's region its result")
    func regions() throws {
        let flood = ArtworkFilter.Change.flood(.color(Self.black))
        let region = Extent(left: 10.25, top: 5, right: 30.75, bottom: 25)
        let bitmap = try Self.bitmap(Self.half, [flood], region: region)
        let alphas = (0..<40).map { bitmap[$0, 10].alpha }
        #expect(alphas == (0..<40).map { (10..<31).contains($0) ? 255 : 0 })
        #expect(bitmap[15, 4].alpha == 0 && bitmap[15, 25].alpha == 0)
        let cut = try Self.bitmap(Self.half, [.offset(.source, 12, 0)], region: region)
        #expect((0..<40).map { cut[$0, 10].alpha } == (0..<40).map { (22..<31).contains($0) ? 255 : 0 })
        let step = ArtworkFilter([
            Step(flood, region: Extent(left: 2, top: 2, right: 4, bottom: 4)),
            Step(.merge([.previous, .source])),
        ])
        let dotted = try Case.bitmap([.filtered([], step)])
        #expect(dotted[3, 3] == Self.black && dotted[5, 3].alpha == 0)
    }

    @Test("functions of channels are those of the specification")
    func transfers() throws {
        let square = [Case.area(Case.rectangle(5, 5, 20, 20), Color(rgba: 0x3366_99CC))]
        let pixel = try Self.bitmap(
            square,
            [
                .transfer(
                    .source, red: .table([0, 0.5, 0.2]), green: .discrete([0.1, 0.4, 0.7]),
                    blue: .gamma(amplitude: 0.9, exponent: 2, offset: 0.05), alpha: .linear(0.5, 0.2))
            ])[10, 10]
        // 51, 102, 153 and 204 are 0.2, 0.4, 0.6 and 0.8.
        let exact = [0.2, 0.4, 0.9 * 0.36 + 0.05, 0.6]
        for (channel, value) in zip([pixel.red, pixel.green, pixel.blue, pixel.alpha], exact) {
            #expect((Double(channel) - value * 255).magnitude <= 0.51)
        }
    }

    @Test("areas grow and shrink by rounded radii")
    func morphology() throws {
        let square = [Case.area(Case.rectangle(10, 10, 10, 10), Self.black)]
        for (x, y, isDilated, columns, rows) in [
            (1.6, 0.4, true, 8..<22, 10..<20), (3.0, 1.0, false, 13..<17, 11..<19),
            (5.0, 5.0, false, 0..<0, 0..<0), (1e9, 1e9, true, 0..<40, 0..<40),
        ] {
            let bitmap = try Self.bitmap(square, [.morphology(.source, x, y, isDilated: isDilated)])
            for column in 0..<40 {
                for row in 0..<40 {
                    let isCovered = columns.contains(column) && rows.contains(row)
                    #expect(bitmap[column, row].alpha == (isCovered ? 255 : 0))
                }
            }
        }
    }
}

extension SIMD4<Double> {
    fileprivate static var one: SIMD4<Double> { SIMD4(repeating: 1) }
}
