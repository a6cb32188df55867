import CairoRaster
import Drawing
import Imaging
import Indicators
import Testing

@testable import MotionCore

/// Indicators and their tracks, and parts of one indicator, divide the pixels that they share.
@Suite struct SharedPixelTests {
    private static let (black, white) = (Color(rgba: 0x0000_00FF), Color(rgba: 0xFFFF_FFFF))
    private static let heart = "M12 21l-8-8a5 5 0 0 1 8-6a5 5 0 0 1 8 6z"

    /// The pixels of shapes on a ground, which makes them opaque, or on nothing.
    private func bitmap(
        _ width: Int, _ height: Int, scale: Double = 1, ground: Color? = nil,
        _ draw: (inout DisplayList) -> Void
    ) throws -> Bitmap {
        var list = DisplayList(width: Double(width), height: Double(height))
        if let ground {
            let page = Path.rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
            list.shapes.append(.path(PathShape(page, ground)))
        }
        draw(&list)
        var rasterizer = CairoRasterizer(width: Double(width), height: Double(height), scale: scale)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        try rasterizer.rasterize(list, inSmallestFormat: &bitmap)
        return bitmap
    }

    /// How far a picture is from the mean of 16 × 16 pixels for each of its own, in levels of colors weighted by alpha.
    private func error(_ width: Int, _ height: Int, _ draw: (inout DisplayList) -> Void) throws -> Double {
        let small = try bitmap(width, height, draw)
        let large = try bitmap(width, height, scale: 16, draw)
        func weighted(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> SIMD4<Double> {
            let pixel = bitmap[x, y]
            return SIMD4(Double(pixel.red), Double(pixel.green), Double(pixel.blue), 255)
                * Double(pixel.alpha) / 255
        }
        var worst = 0.0
        for y in 0..<height {
            for x in 0..<width {
                var mean = SIMD4<Double>.zero
                for index in 0..<256 {
                    mean += weighted(large, x * 16 + index % 16, y * 16 + index / 16) / 256
                }
                let off = weighted(small, x, y) - mean
                worst = max(worst, abs(off.x), abs(off.y), abs(off.z), abs(off.w))
            }
        }
        return worst
    }

    private func wave(_ value: Double, track: Color, color: Color, into list: inout DisplayList) {
        guard case .drawn(let motion) = Motion.composeWavy.kind else {
            Issue.record("compose-wavy is not drawn")
            return
        }
        var indicator = DrawnIndicator(motion, size: 24, stroke: 3)
        indicator.track = track
        let moment = WaveMoment(
            spans: [BarSpan(tail: 0, head: value)], rotation: 0, share: value < 1 ? 1 : 0, phase: 0.3,
            showsValue: true)
        indicator.draw(.wave(moment), color: color, into: &list)
    }

    @Test("nothing of a track shows around an opaque shape or wave that covers it")
    func fringes() throws {
        let shape = try #require(CustomShape(try Path(svg: Self.heart)))
        for way in [ShapeWay.fill, .trace] {
            var indicator = CustomShapeIndicator(shape, way, size: 24, stroke: 3, cap: .round)
            indicator.track = Self.white
            let picture = try bitmap(24, 24) {
                indicator.draw(ArcSpan(start: 0, sweep: 1), color: Self.black, into: &$0)
            }
            expectBlack(picture, columns: 0..<24)
        }
        expectBlack(
            try bitmap(24, 24) { wave(1, track: Self.white, color: Self.black, into: &$0) }, columns: 0..<24)
    }

    private func expectBlack(_ picture: Bitmap, columns: Range<Int>) {
        var count = 0
        for y in 0..<picture.height {
            for x in columns where picture[x, y].alpha > 0 {
                count += 1
                // A level of what is left of the track, as the circle of a flat wave is not quite round.
                #expect(Int(picture[x, y].red) * Int(picture[x, y].alpha) < 4 * 255, "\(x), \(y)")
            }
        }
        #expect(count > 20)
    }

    @Test("where an opaque arc covers a part of a segment, nothing shows of what is behind it")
    func segmentFringes() throws {
        for second in [nil, SecondValue(0.8, color: Color(rgba: 0xFF00_00FF))] {
            var ring = CircularIndicator(size: 32, stroke: 4, cap: .butt, track: Self.white)
            (ring.segments, ring.second) = (Segments(count: 8, gap: 2), second)
            // The third segment, from 90° on, is covered up to 112°.
            let picture = try bitmap(32, 32) {
                ring.draw(ArcSpan(start: 0, sweep: 0.3125), color: Self.black, into: &$0)
            }
            var count = 0
            for (x, y) in (20..<32).flatMap({ x in (18..<22).map { (x, $0) } }) {
                let (right, down) = (Double(x) - 15.5, Double(y) - 15.5)
                guard (0.12...0.27).contains(down / right), picture[x, y].alpha > 0 else { continue }
                count += 1
                #expect(picture[x, y].red == 0, "\(x), \(y)")
            }
            #expect(count > 6)
        }
    }

    @Test("translucent segments are as dark where they lie on a track of their color as beside it")
    func translucent() throws {
        let half = Color(rgba: 0x0000_0080)
        for second in [nil, SecondValue(0.75, color: half)] {
            var ring = CircularIndicator(size: 32, stroke: 4, cap: .round, track: half)
            (ring.segments, ring.second) = (Segments(count: 8, gap: 2), second)
            func picture(_ value: Double) throws -> Bitmap {
                try bitmap(32, 32) { ring.draw(ArcSpan(start: 0, sweep: value), color: half, into: &$0) }
            }
            let track = try picture(0)
            for frame in 0..<29 {
                let shown = try picture(0.5 + 0.005 * Double(frame))
                for index in stride(from: 3, to: track.bytes.count, by: 4) {
                    // A level of coverage, which is 3, at half of it.
                    #expect(abs(Int(shown.bytes[index]) - Int(track.bytes[index])) <= 2)
                }
            }
        }
    }

    @Test(
        "a wave on its track is as exact as each by itself, where they lie on each other and where they cross"
    )
    func crossings() throws {
        for value in [0.35, 0.8] {
            let worst = try error(24, 24) {
                wave(value, track: Color(rgba: 0x00FF_00FF), color: Color(rgba: 0xFF00_00C0), into: &$0)
            }
            #expect(worst <= 8, "\(worst)")
        }
    }

    @Test("no seam shows between segments that touch", arguments: [StrokeCap.butt, .round])
    func seams(cap: StrokeCap) throws {
        for (count, gap) in [(8, 0.0), (8, 0.2), (90, 0), (90, 0.05)] where cap == .butt || count == 8 {
            var ring = CircularIndicator(size: 48, stroke: 6, cap: cap, track: Color(rgba: 0x00FF_00FF))
            ring.segments = Segments(count: count, gap: gap)
            let ringError = try error(48, 48) {
                ring.draw(ArcSpan(start: 0, sweep: 0.4), color: Self.black, into: &$0)
            }
            #expect(ringError <= 10, "\(count) \(gap)")
            var bar = LinearIndicator(
                width: 100, height: 8, isRound: cap == .round, track: Color(rgba: 0x00FF_00FF))
            bar.segments = Segments(count: count, gap: gap)
            let barError = try error(100, 8) { bar.draw(value: 0.6, color: Self.black, into: &$0) }
            #expect(barError <= 10, "\(count) \(gap)")
        }
    }
}
