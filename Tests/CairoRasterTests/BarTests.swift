import CairoRaster
import Drawing
import Imaging
import Indicators
import Testing

/// Vertical bars, bars with corners, and bars that grow from the middle, in pixels.
@Suite struct BarTests {
    private let blue = Color(rgba: 0x0A6E_D1FF)
    private let gray = Color(rgba: 0xD5DC_E4FF)

    private func bitmap(
        _ bar: LinearIndicator, _ value: Double, scale: Double = 1, gradient: Bool = false
    ) throws -> Bitmap {
        let (width, height) = bar.isVertical ? (bar.height, bar.width) : (bar.width, bar.height)
        var list = DisplayList(width: width, height: height)
        bar.draw(value: value, color: blue, into: &list)
        var rasterizer = CairoRasterizer(width: width, height: height, scale: scale)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        try rasterizer.rasterize(list, into: &bitmap)
        return bitmap
    }

    /// The covered area in points.
    private func area(_ bitmap: Bitmap, scale: Double) -> Double {
        var sum = 0
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width { sum += Int(bitmap[x, y].alpha) }
        }
        return Double(sum) / 255 / scale / scale
    }

    private func bars() -> [LinearIndicator] {
        var all = [true, false].map { isRound in
            LinearIndicator(width: 41.3, height: 9.4, isRound: isRound, track: gray, gap: 3, stop: 4)
        }
        var bar = LinearIndicator(width: 40, height: 12, isRound: true, track: gray)
        bar.corner = 3
        all.append(bar)
        bar.isRound = false
        all.append(bar)
        bar.gradient = IndicatorGradient(Gradient([blue, gray, blue]), along: .arc)
        all.append(bar)
        bar.gradient?.along = .ring
        all.append(bar)
        bar.segments = Segments(count: 5, gap: 2)
        all.append(bar)
        bar = LinearIndicator(width: 40, height: 12, isRound: true, track: gray, buffer: 0.8)
        bar.isCentered = true
        bar.buffer = 0
        all.append(bar)
        return all
    }

    @Test(
        "a vertical bar is the horizontal one with rows and columns exchanged, pixel for pixel",
        arguments: [LayoutDirection.ltr, .rtl], [1.0, 1.3, 3])
    func vertical(direction: LayoutDirection, scale: Double) throws {
        for var bar in bars() {
            for value in [0, 0.03, 0.4, 0.97, 1] {
                bar.direction = direction
                bar.isVertical = false
                let lying = try bitmap(bar, value, scale: scale)
                bar.isVertical = true
                let standing = try bitmap(bar, value, scale: scale)
                #expect(standing.width == lying.height && standing.height == lying.width)
                for y in 0..<lying.height {
                    for x in 0..<lying.width { #expect(lying[x, y] == standing[y, x]) }
                }
            }
        }
    }

    /// Halves between two levels of a gradient's channels are rounded up, from whichever end they are counted.
    @Test("upward is the mirror image of downward, pixel for pixel", arguments: [1.0, 1.1, 2])
    func upward(scale: Double) throws {
        for var bar in bars() {
            bar.isVertical = true
            for value in [0.03, 0.4, 0.97] {
                bar.direction = .ltr
                let down = try bitmap(bar, value, scale: scale)
                bar.direction = .rtl
                let up = try bitmap(bar, value, scale: scale)
                for y in 0..<down.height {
                    for x in 0..<down.width {
                        let (a, b) = (down[x, y], up[x, up.height - 1 - y])
                        #expect(bar.gradient == nil ? a == b : a.isNear(b))
                    }
                }
            }
        }
    }

    @Test(
        "a track has the area of a rectangle without its corners, in bars of any length",
        arguments: [0.0, 1, 3.5, 6], [1.0, 2, 3.3])
    func corners(radius: Double, scale: Double) throws {
        var bar = LinearIndicator(width: 60, height: 12, isRound: true)
        bar.corner = radius
        for value in [0.3, 0.55, 1] {
            let exact = 60 * value * 12 - (4 - .pi) * radius * radius
            let found = area(try bitmap(bar, value, scale: scale), scale: scale)
            #expect((found - exact).magnitude < 0.25, "\(found) \(exact)")
        }
        // With flat ends, only the two corners of the track are missing.
        bar.isRound = false
        let exact = 30 * 12 - (4 - .pi) / 2 * radius * radius
        let found = area(try bitmap(bar, 0.5, scale: scale), scale: scale)
        #expect((found - exact).magnitude < 0.25, "\(found) \(exact)")
    }

    @Test("corners of half the height are half discs, to the last level")
    func halfDiscs() throws {
        let round = LinearIndicator(width: 40.3, height: 7.7, isRound: true, track: gray, gap: 2)
        var cornered = round
        cornered.corner = 7.7 / 2
        for value in [0, 0.02, 0.1, 0.5, 1] {
            for scale in [1.0, 1.7, 3] {
                let (a, b) = (
                    try bitmap(round, value, scale: scale), try bitmap(cornered, value, scale: scale)
                )
                #expect(a.bytes == b.bytes)
            }
        }
    }

    @Test("a bar from the middle has its length, and is its own mirror image", arguments: [1.0, 1.5, 3])
    func centered(scale: Double) throws {
        for corner in [nil, 3.0] {
            for isRound in [true, false] {
                var bar = LinearIndicator(width: 48, height: 12, isRound: isRound)
                (bar.isCentered, bar.corner) = (true, corner)
                for value in [0.0, 0.37, 0.5, 0.8, 1] {
                    let picture = try bitmap(bar, value, scale: scale)
                    for y in 0..<picture.height {
                        for x in 0..<picture.width {
                            #expect(picture[x, y] == picture[picture.width - 1 - x, y])
                        }
                    }
                    let radius = isRound && value > 0 ? corner ?? 6 : value == 1 ? corner ?? 0 : 0
                    let exact = 48 * value * 12 - (4 - .pi) * radius * radius
                    let found = area(picture, scale: scale)
                    #expect((found - exact).magnitude < 0.25, "\(value) \(found) \(exact)")
                }
            }
        }
    }

    @Test("bar and track together are the track, whatever the corners: no fringe")
    func fringes() throws {
        let (red, plain) = (Color(rgba: 0xFF00_00FF), LinearIndicator(width: 50, height: 11.4, isRound: true))
        for corner in [2.0, 4.5] {
            for isRound in [true, false] {
                var bar = plain
                (bar.corner, bar.isRound, bar.track) = (corner, isRound, red)
                let whole = try bitmap(bar, 0)
                for value in [0.01, 0.06, 0.3, 0.93] {
                    let both = try bitmap(bar, value)
                    var bare = bar
                    bare.track = nil
                    let alone = try bitmap(bare, value)
                    for y in 0..<both.height {
                        for x in 0..<both.width {
                            #expect(both[x, y].alpha == whole[x, y].alpha)
                            if alone[x, y].alpha == whole[x, y].alpha { #expect(both[x, y].red <= 0x0A) }
                        }
                    }
                }
            }
        }
    }
}

extension Color {
    /// Whether no channel is more than a level off.
    fileprivate func isNear(_ other: Color) -> Bool {
        zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
            .allSatisfy { (Int($0) - Int($1)).magnitude <= 1 }
    }
}
