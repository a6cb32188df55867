import CairoRaster
import Drawing
import Imaging
import Testing

@Suite struct TextRasterizerTests {
    private static let width = 90.0
    private static let height = 50.0
    private let fonts: FontSet

    init() throws { fonts = try FontSet(.standard) }

    private func rasterizer(_ scale: Double = 1) -> CairoRasterizer {
        CairoRasterizer(width: Self.width, height: Self.height, scale: scale, fonts: fonts)
    }

    private func text(
        _ text: String = "Loading שלום", x: Double = 5, y: Double = 5, color: Color = Color(rgba: 0xFF)
    ) -> TextShape {
        let block = TextBlock(text, size: 14, lineHeight: 20, maxWidth: 50, maxLines: 2)
        return TextShape(block, x: x, y: y, width: 50, color: color)
    }

    private func bitmap(_ shapes: [Shape], _ rasterizer: inout CairoRasterizer) throws -> Bitmap {
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        try rasterizer.rasterize(
            DisplayList(width: Self.width, height: Self.height, shapes: shapes), inSmallestFormat: &bitmap)
        return bitmap
    }

    private func bitmap(_ shapes: [Shape], scale: Double = 1) throws -> Bitmap {
        var rasterizer = rasterizer(scale)
        return try bitmap(shapes, &rasterizer)
    }

    /// How far the ink of a picture is from its left and top, on average, in points, and how much there is.
    private func ink(_ bitmap: Bitmap, scale: Double) -> (x: Double, y: Double, area: Double) {
        var (x, y, area) = (0.0, 0.0, 0.0)
        for row in 0..<bitmap.height {
            for column in 0..<bitmap.width {
                let coverage = Double(bitmap[column, row].alpha) / 255
                x += coverage * (Double(column) + 0.5)
                y += coverage * (Double(row) + 0.5)
                area += coverage
            }
        }
        return (x / area / scale, y / area / scale, area / scale / scale)
    }

    @Test("C7: the same lines at every scale: ink is where it was and as much, wherever in a pixel it begins")
    func scales() throws {
        let reference = try ink(bitmap([.text(text())], scale: 8), scale: 8)
        for scale in [1, 1.25, 2, 3, 16] {
            let found = try ink(bitmap([.text(text())], scale: scale), scale: scale)
            // The picture is centered on whole pixels.
            let slack = 0.5 / scale + 0.02
            #expect(abs(found.x - reference.x) < slack && abs(found.y - reference.y) < slack, "\(scale)")
            #expect(abs(found.area / reference.area - 1) < 0.01, "\(scale)")
        }
        for offset in [0.1, 0.37, 0.5, 0.99] {
            let found = try ink(bitmap([.text(text(x: 5 + offset, y: 5 - offset))]), scale: 1)
            let (x, y) = (found.x - reference.x - offset, found.y - reference.y + offset)
            #expect(abs(x) < 0.03 && abs(y) < 0.03, "\(offset): \(x), \(y)")
            #expect(abs(found.area / reference.area - 1) < 0.01)
        }
    }

    @Test("a text of one color keeps it exactly in every pixel, and is as opaque as color and opacity say")
    func color() throws {
        let color = Color(rgba: 0x0A6E_D180)
        let plain = try bitmap([.text(text(color: color))])
        #expect(plain.format == .coverage(Color(0x0A, 0x6E, 0xD1, 0x80)))
        var faint = text(color: color)
        faint.opacity = 0.5
        let half = try bitmap([.text(faint)])
        try #require(plain.bytes.count == half.bytes.count)
        #expect(plain.bytes.contains { $0 > 100 })
        for (whole, part) in zip(plain.bytes, half.bytes) { #expect(abs(Int(whole) - 2 * Int(part)) <= 1) }
        // Over something else it is the same coverage.
        let ground = GroupShape(parts: [
            .init(
                .block(BlockShape(x: 0, y: 0, width: 90, height: 50, isRound: false)),
                Color(rgba: 0xFFFF_FFFF))
        ])
        let over = try bitmap([.group(ground), .text(text(color: Color(rgba: 0x0000_00FF)))])
        #expect(over.format == .rgba)
        for y in 0..<50 {
            for x in 0..<90 { #expect(abs(Int(over[x, y].red) + Int(plain.bytes[y * 90 + x]) - 255) <= 1) }
        }
    }

    @Test("texts of one opaque color are coverage, and cover together what RGBA has of them")
    func several() throws {
        let (first, second) = (text(), text("Overlap", x: 20, y: 9))
        let together = try bitmap([.text(first), .text(second)])
        #expect(together.format == .coverage(Color(0, 0, 0)))
        let other = text("x", x: 80, y: 20, color: Color(rgba: 0xFF00_00FF))
        let mixed = try bitmap([.text(first), .text(second), .text(other)])
        #expect(mixed.format == .rgba)
        for y in 0..<50 {
            for x in 0..<78 { #expect(abs(Int(mixed[x, y].alpha) - Int(together[x, y].alpha)) <= 1) }
        }
    }

    @Test("pixels do not depend on what was drawn before, nor on how much was")
    func independence() throws {
        var used = rasterizer(2)
        for round in 0..<60 {
            let shape = text("Round \(round % 7)", x: Double(round % 9) * 0.3, y: Double(round % 4))
            #expect(try bitmap([.text(shape)], &used) == bitmap([.text(shape)], scale: 2))
        }
    }

    @Test("what lies beyond the canvas is cut off, and what lies far from it is not drawn")
    func clipping() throws {
        let whole = try bitmap([.text(text(x: 10, y: 10))])
        let moved = try bitmap([.text(text(x: -10, y: -2))])
        for y in 0..<38 {
            for x in 0..<70 { #expect(moved[x, y] == whole[x + 20, y + 12]) }
        }
        for far in [1e3, -1e3, 1e9, -1e18, 1e300, .infinity, .nan] {
            for shape in [text(x: far), text(y: far)] {
                #expect(try bitmap([.text(shape)]).bytes.allSatisfy { $0 == 0 })
            }
        }
    }

    @Test("the largest text at the largest scale is drawn in good time")
    func enormous() throws {
        let clock = ContinuousClock()
        let block = TextBlock(
            String(repeating: "Wüste ", count: 1600), size: 1000, lineHeight: 1000, maxWidth: 60_000,
            maxLines: 100)
        let small = TextBlock(
            String(repeating: "Wüste ", count: 1600), size: 2, lineHeight: 2, maxWidth: 250, maxLines: 100)
        for (block, side) in [(block, 256.0), (small, 256.0)] {
            var rasterizer = CairoRasterizer(width: side, height: side, scale: 16, fonts: fonts)
            var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
            let shape = TextShape(block, x: 0, y: 0, width: side, color: Color(rgba: 0xFF))
            let list = DisplayList(width: side, height: side, shapes: [.text(shape)])
            let time = try clock.measure { try rasterizer.rasterize(list, inSmallestFormat: &bitmap) }
            #expect(time < .seconds(20), "\(time)")
            #expect(bitmap.bytes.contains(255))
        }
    }

    @Test("a text without fonts is the caller's mistake")
    func noFonts() async {
        await #expect(processExitsWith: .failure) {
            var rasterizer = CairoRasterizer(width: 10, height: 10, scale: 1)
            var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
            let block = TextBlock("x", size: 10, lineHeight: 10)
            let shape = TextShape(block, x: 0, y: 0, width: 10, color: Color(rgba: 0xFF))
            try rasterizer.rasterize(
                DisplayList(width: 10, height: 10, shapes: [.text(shape)]), inSmallestFormat: &bitmap)
        }
    }
}
