import CairoRaster
import Drawing
import Imaging
import Indicators
import Testing

/// Stripes and lights on bars, in pixels.
@Suite struct BarEffectTests {
    private let blue = Color(rgba: 0x0A6E_D1FF)
    private let gray = Color(rgba: 0xD5DC_E4FF)

    private func effect(_ form: BarEffect.Form, at place: Double = 0) -> BarEffect {
        var effect = BarEffect(form)
        effect.place = place
        return effect
    }

    private func bitmap(
        _ bar: LinearIndicator, _ effect: BarEffect?, value: Double = 0.8, scale: Double = 1
    ) throws -> Bitmap {
        var bar = bar
        bar.effect = effect
        let (width, height) = bar.isVertical ? (bar.height, bar.width) : (bar.width, bar.height)
        var list = DisplayList(width: width, height: height)
        bar.draw(value: value, color: blue, into: &list)
        var rasterizer = CairoRasterizer(width: width, height: height, scale: scale)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        try rasterizer.rasterize(list, into: &bitmap)
        return bitmap
    }

    private var flat: LinearIndicator { LinearIndicator(width: 200, height: 16, isRound: false, track: gray) }

    private func bars() -> [LinearIndicator] {
        var all = [flat, LinearIndicator(width: 100, height: 10, isRound: true, track: gray)]
        all.append(LinearIndicator(width: 100, height: 10, isRound: true, track: gray, gap: 3, stop: 4))
        var bar = LinearIndicator(width: 90, height: 12, isRound: true, track: gray)
        bar.corner = 3
        all.append(bar)
        bar.isRound = false
        all.append(bar)
        bar.segments = Segments(count: 5, gap: 2)
        all.append(bar)
        bar = LinearIndicator(width: 80, height: 12, isRound: true)
        bar.isCentered = true
        all.append(bar)
        return all
    }

    @Test(
        "stripes are Bootstrap's: 45 degrees, half of 16 points, 15 % white, from the beginning of the track")
    func stripes() throws {
        let bitmap = try bitmap(flat, effect(.stripes), scale: 4)
        let light = Color(red: 47, green: 132, blue: 216)
        for y in 0..<bitmap.height {
            for x in 0..<640 {
                // Twice the distance from the first stripe's edge, in pixels.
                let place = ((2 * x - 2 * y) % 128 + 128) % 128
                if [0, 1, 127, 63, 64, 65].contains(place) { continue }
                #expect(bitmap[x, y] == (place < 64 ? light : blue), "\(x), \(y)")
            }
            #expect(bitmap[641, y] == gray)
        }
    }

    @Test(
        "stripes cover half of any whole number of them, wherever they are", arguments: [0, 0.13, 0.5, 0.99])
    func half(place: Double) throws {
        let bitmap = try bitmap(flat, effect(.stripes, at: place))
        var sum = 0
        for y in 0..<16 { for x in 16..<144 { sum += Int(bitmap[x, y].green) - 110 } }
        // A level of 22 for each covered pixel, half a level off at most where a stripe's edge passes.
        #expect(abs(Double(sum) / 22 - 1024) < 1024 * 0.02)
    }

    @Test("a period later stripes and the light are where they were", arguments: BarEffect.Form.allCases)
    func seam(form: BarEffect.Form) throws {
        for bar in bars() {
            let (first, last) = (try bitmap(bar, effect(form)), try bitmap(bar, effect(form, at: 1)))
            for y in 0..<first.height {
                for x in 0..<first.width { #expect(first[x, y].isNear(last[x, y])) }
            }
        }
    }

    /// Paths and blocks are covered by rules of their own, which differ by 2 levels at most.
    @Test("an effect changes nothing but the bar, and no edge", arguments: BarEffect.Form.allCases)
    func edges(form: BarEffect.Form) throws {
        for var bar in bars() {
            for direction in [LayoutDirection.ltr, .rtl] {
                bar.direction = direction
                for value in [0.03, 0.5, 1] {
                    let (plain, lit) = (
                        try bitmap(bar, nil, value: value),
                        try bitmap(bar, effect(form, at: 0.3), value: value)
                    )
                    for y in 0..<plain.height {
                        for x in 0..<plain.width {
                            let (a, b) = (plain[x, y], lit[x, y])
                            #expect(abs(Int(a.alpha) - Int(b.alpha)) <= 3)
                            if a == gray { #expect(b == gray) }
                            if a.alpha == 255, a == b { continue }
                            #expect(a.alpha < 255 || Int(b.red) >= Int(a.red) - 3, "\(x), \(y)")
                        }
                    }
                }
            }
        }
    }

    @Test("right to left is the mirror image, and vertical the same with rows and columns exchanged")
    func directions() throws {
        for form in BarEffect.Form.allCases {
            for var bar in bars() {
                let right = try bitmap(bar, effect(form, at: 0.31))
                bar.direction = .rtl
                let left = try bitmap(bar, effect(form, at: 0.31))
                (bar.direction, bar.isVertical) = (.ltr, true)
                let down = try bitmap(bar, effect(form, at: 0.31))
                for y in 0..<right.height {
                    for x in 0..<right.width {
                        #expect(right[x, y].isNear(left[right.width - 1 - x, y]))
                        #expect(right[x, y].isNear(down[y, x]))
                    }
                }
            }
        }
    }

    @Test("the light is Ant Design's: a fifth of its time it waits, then it grows to the whole bar and fades")
    func shine() throws {
        // Of cubic-bezier(0.23, 1, 0.32, 1), by bisection of its polynomial.
        func eased(_ time: Double) -> Double {
            func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
                3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
            }
            var (low, high) = (0.0, 1.0)
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if cubic(0.23, 0.32, middle) < time { low = middle } else { high = middle }
            }
            return cubic(1, 1, low)
        }
        for place in stride(from: 0, through: 1, by: 0.05) {
            let bitmap = try bitmap(flat, effect(.shine, at: place))
            let progress = eased(max((place - 0.2) / 0.8, 0))
            let reach = min(max(1.5 * progress - 0.5, 0), 1) * 160
            let strength = 0.5 * (1 - progress)
            let green = Int((110 + (255 - 110) * strength).rounded())
            for x in 0..<160 where abs(Double(x) + 0.5 - reach) > 0.6 {
                #expect(
                    abs(Int(bitmap[x, 8].green) - (Double(x) < reach ? green : 110)) <= 1, "\(place), \(x)")
            }
        }
    }

    @Test("on a translucent bar white adds to its opacity, as in CSS")
    func translucent() {
        let color = effect(.stripes).color(on: Color(red: 0, green: 0, blue: 0, alpha: 128))
        #expect(color.alpha == 147 && color.red == 66)
    }
}

extension Color {
    fileprivate func isNear(_ other: Color) -> Bool {
        func near(_ a: UInt8, _ b: UInt8) -> Bool { abs(Int(a) - Int(b)) <= 3 }
        if alpha < 8, other.alpha < 8 { return true }
        return near(red, other.red) && near(green, other.green) && near(blue, other.blue)
            && near(alpha, other.alpha)
    }
}
