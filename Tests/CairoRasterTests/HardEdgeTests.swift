import CairoRaster
import Drawing
import Imaging
import Indicators
import MotionCore
import Testing

/// Pictures without antialiasing.
@Suite struct HardEdgeTests {
    private let color = Color(rgba: 0x0A6E_D1C0)

    private func bitmap(_ list: DisplayList, scale: Double = 1, _ antialiasing: Antialiasing = .none) throws
        -> Bitmap
    {
        var rasterizer = CairoRasterizer(
            width: list.width, height: list.height, scale: scale, antialiasing: antialiasing)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        try rasterizer.rasterize(list, inSmallestFormat: &bitmap)
        return bitmap
    }

    private func ring(
        _ size: Double, _ stroke: Double, _ cap: StrokeCap, _ span: ArcSpan, track: Color? = nil
    ) -> DisplayList {
        var indicator = CircularIndicator(size: size, stroke: stroke, cap: cap)
        indicator.track = track
        var list = DisplayList(width: size, height: size)
        indicator.draw(span, color: color, into: &list)
        return list
    }

    private static let rings: [(Double, Double)] = [(8, 1), (16, 2), (17, 2), (24, 3), (32, 2.5), (48, 4)]

    @Test(
        "a pixel has all of a color or none of it, also where an arc lies on its track",
        arguments: StrokeCap.allCases)
    func wholePixels(cap: StrokeCap) throws {
        let track = Color(rgba: 0xD5DC_E4FF)
        for (size, stroke) in Self.rings {
            for step in 1..<16 {
                let span = ArcSpan(start: Double(step) / 31, sweep: Double(step) / 16)
                let alone = try bitmap(ring(size, stroke, cap, span))
                let onTrack = try bitmap(ring(size, stroke, cap, span, track: track))
                let blended = color.over(track)
                var colored = 0
                for y in 0..<alone.height {
                    for x in 0..<alone.width {
                        let (own, both) = (alone[x, y], onTrack[x, y])
                        #expect(own.alpha == 0 || own == color)
                        #expect([Color(0, 0, 0, 0), track, blended].contains(both) || both == color)
                        colored += own.alpha > 0 ? 1 : 0
                    }
                }
                #expect(colored > 0, "\(size), \(stroke), \(span)")
            }
        }
    }

    @Test("rings are the same in mirrors and after quarter turns, and so are the arcs in them")
    func symmetry() throws {
        for (size, stroke) in Self.rings {
            for cap in StrokeCap.allCases {
                let whole = try bitmap(ring(size, stroke, cap, ArcSpan(start: 0, sweep: 1)))
                let side = whole.width
                for y in 0..<side {
                    for x in 0..<side {
                        #expect(whole[x, y] == whole[side - 1 - x, y] && whole[x, y] == whole[y, x])
                    }
                }
                for step in 1..<12 {
                    let sweep = Double(step) / 13
                    let arc = try bitmap(ring(size, stroke, cap, ArcSpan(start: 0, sweep: sweep)))
                    let turned = try bitmap(ring(size, stroke, cap, ArcSpan(start: 0.25, sweep: sweep)))
                    let mirrored = try bitmap(
                        ring(size, stroke, cap, ArcSpan(start: 1 - sweep, sweep: sweep)))
                    for y in 0..<side {
                        for x in 0..<side {
                            #expect(arc[x, y] == turned[side - 1 - y, x], "turned: \(size), \(cap), \(sweep)")
                            #expect(
                                arc[x, y] == mirrored[side - 1 - x, y], "mirrored: \(size), \(cap), \(sweep)")
                        }
                    }
                }
            }
        }
    }

    @Test("a straight edge lies where the centers of pixels do: half a pixel is one, less is none")
    func centers() throws {
        for (length, pixels) in [(3.4, 3), (3.5, 4), (3.6, 4)] as [(Double, Int)] {
            var list = DisplayList(width: 8, height: 4)
            LinearIndicator(width: 8, height: 4, isRound: false, track: nil)
                .draw(value: length / 8, color: color, into: &list)
            let bitmap = try bitmap(list)
            #expect((0..<8).filter { bitmap[$0, 2].alpha > 0 }.count == pixels, "\(length)")
        }
    }

    @Test("where the two ends of a gradient meet in a pixel, it has one of their colors and no mixture")
    func seam() throws {
        let (red, blue) = (Color(rgba: 0xFF00_00FF), Color(rgba: 0x0000_FFFF))
        var list = ring(17, 3, .butt, ArcSpan(start: 0, sweep: 1))
        guard case .ring(var shape) = list.shapes[0] else { return }
        // Two colors side by side, so that a ramp is no mixture either.
        let stops = [red] + Array(repeating: red, count: 7) + Array(repeating: blue, count: 8)
        shape.gradient = RingGradient(Gradient(stops), along: ArcSpan(start: 0, sweep: 1))
        list.shapes = [.ring(shape)]
        func mixed(_ antialiasing: Antialiasing) throws -> Int {
            var rasterizer = CairoRasterizer(width: 17, height: 17, scale: 1, antialiasing: antialiasing)
            var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
            try rasterizer.rasterize(list, into: &bitmap)
            return (0..<3).filter { row in
                let color = bitmap[8, row]
                return color.alpha == 255 && color.red > 8 && color.blue > 8
            }.count
        }
        #expect(try mixed(.full) > 0 && mixed(.none) == 0)
    }

    @Test("a scale enlarges the picture at scale 1, in one color and in several, and frame after frame")
    func enlarged() throws {
        for track in [nil, Color(rgba: 0xD5DC_E4FF)] {
            var rasterizer = CairoRasterizer(width: 17, height: 17, scale: 3, antialiasing: .none)
            var large = Bitmap(width: 1, height: 1, format: .rgba)
            #expect(rasterizer.width == 51 && rasterizer.height == 51)
            for step in 1..<6 {
                let list = ring(17, 2, .round, ArcSpan(start: 0, sweep: Double(step) / 6), track: track)
                let small = try bitmap(list)
                try rasterizer.rasterize(list, inSmallestFormat: &large)
                for y in 0..<51 {
                    for x in 0..<51 { #expect(large[x, y] == small[x / 3, y / 3], "\(step)") }
                }
            }
        }
    }
}
