import CairoRaster
import Drawing
import Imaging
import Testing

/// Artworks in pixels: what is revealed and the faded rest share each of them.
@Suite struct ArtworkTests {
    private static let red = Color(rgba: 0xFF00_00FF)
    private static let blue = Color(rgba: 0x0000_FFFF)

    private static func square(_ x: Double, _ y: Double, _ side: Double) -> Path {
        var path = Path()
        path.move(to: Point(x: x, y: y))
        path.line(to: Point(x: x + side, y: y))
        path.line(to: Point(x: x + side, y: y + side))
        path.line(to: Point(x: x, y: y + side))
        path.close()
        return path
    }

    private static func area(_ path: Path, _ color: Color, isEvenOdd: Bool = false) -> Artwork.Item {
        .area(.init(path, isEvenOdd: isEvenOdd, .solid(.color(color))))
    }

    private static func bitmap(_ shapes: [ArtworkShape], scale: Double = 1) throws -> Bitmap {
        let list = DisplayList(width: 20, height: 20, shapes: shapes.map { .artwork($0) })
        var rasterizer = CairoRasterizer(width: 20, height: 20, scale: scale)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        try rasterizer.rasterize(list, into: &bitmap)
        return bitmap
    }

    private static func shape(
        _ items: [Artwork.Item], _ part: ArtworkShape.Part = .whole, rest: Double = 0
    ) -> ArtworkShape {
        ArtworkShape(Artwork(items), placing: Affine(), part: part, rest: rest, color: blue)
    }

    @Test("at the height of a value a row is revealed by its share, and no pixel has another color")
    func level() throws {
        let bitmap = try Self.bitmap([
            Self.shape([Self.area(Self.square(2, 2, 16), Self.red)], .below(10.25), rest: 0.2)
        ])
        for (row, alpha) in [
            (1, 0.0), (5, 0.2), (9, 0.2), (10, 0.75 + 0.25 * 0.2), (11, 1), (17, 1), (18, 0),
        ] {
            #expect(
                bitmap[10, row]
                    == Color(
                        red: alpha > 0 ? 255 : 0, green: 0, blue: 0, alpha: UInt8((alpha * 255).rounded())))
        }
        #expect(bitmap[1, 15].alpha == 0)
    }

    @Test("an edge of what is revealed is as opaque as that of the whole, with no fringe of the rest")
    func fringe() throws {
        // Half a pixel is covered at the left, by the part and by the whole.
        let whole = Self.square(2.5, 2, 15)
        let part = Artwork([Self.area(Self.square(2.5, 2, 8), Self.red)])
        let bitmap = try Self.bitmap([
            Self.shape([Self.area(whole, Self.red)], .artwork(part), rest: 0.2)
        ])
        let alone = try Self.bitmap([Self.shape([Self.area(whole, Self.red)])])
        #expect(bitmap[2, 5] == alone[2, 5] && bitmap[2, 5].alpha < 130)
        #expect(bitmap[5, 5] == Self.red)
        // Half of it is the part, and the rest is faded.
        #expect((Int(bitmap[10, 5].alpha) - 153).magnitude <= 1)
        #expect((Int(bitmap[2, 14].alpha) - 26).magnitude <= 1)
    }

    @Test("a group fades as one: what lies below its parts does not show where they lie on each other")
    func groups() throws {
        let items = [Self.area(Self.square(2, 2, 10), Self.red), Self.area(Self.square(6, 6, 10), Self.blue)]
        let bitmap = try Self.bitmap([Self.shape([.group(items, opacity: 0.4)])])
        #expect(bitmap[3, 3] == Color(red: 255, green: 0, blue: 0, alpha: 102))
        #expect(bitmap[9, 9] == Color(red: 0, green: 0, blue: 255, alpha: 102))
    }

    @Test(
        "a clip cuts its parts as one: what they hide does not show at its edge, and nothing shows in a hole")
    func clips() throws {
        let parts = [Self.area(Self.square(0, 0, 20), Self.red), Self.area(Self.square(0, 0, 20), Self.blue)]
        // A square with a hole, whose sides run backwards, and a square in that.
        var clip = Self.square(2.5, 2, 15)
        clip.move(to: Point(x: 6, y: 6))
        for (x, y) in [(6.0, 11.0), (11, 11), (11, 6)] { clip.line(to: Point(x: x, y: y)) }
        clip.close()
        clip.add(Self.square(8, 8, 1))
        let bitmap = try Self.bitmap([Self.shape([.clipped(parts, to: clip)])])
        // Half of 255 is rounded twice, in what is drawn and in the clip.
        #expect((128...129).contains(bitmap[2, 4].alpha) && bitmap[2, 4].red == 0 && bitmap[2, 4].blue == 255)
        #expect(bitmap[4, 4] == Self.blue && bitmap[8, 8] == Self.blue)
        #expect(bitmap[1, 4].alpha == 0 && bitmap[7, 7].alpha == 0 && bitmap[4, 18].alpha == 0)
        let nested = Artwork.Item.clipped(
            [.clipped(parts, to: Self.square(2.5, 2, 15))], to: Self.square(4, 4, 4))
        let faded = try Self.bitmap([Self.shape([.group([nested], opacity: 0.4)])])
        #expect(faded[5, 5] == Color(red: 0, green: 0, blue: 255, alpha: 102) && faded[3, 5].alpha == 0)
    }

    @Test("a value and a line reveal of a clipped drawing what its clip leaves")
    func clippedParts() throws {
        let item = Artwork.Item.clipped(
            [Self.area(Self.square(0, 0, 20), Self.red)], to: Self.square(2, 2, 10))
        let filled = try Self.bitmap([Self.shape([item], .below(6), rest: 0.2)])
        #expect(filled[4, 8] == Self.red && filled[4, 4].alpha == 51 && filled[14, 8].alpha == 0)
        let part = Artwork([Self.area(Self.square(2, 2, 5), Self.red)])
        let traced = try Self.bitmap([Self.shape([item], .artwork(part), rest: 0.2)])
        #expect(traced[4, 4] == Self.red && traced[9, 9].alpha == 51 && traced[14, 14].alpha == 0)
    }

    @Test("outlines that cross are filled by the even-odd rule, and by the nonzero one")
    func evenOdd() throws {
        var path = Self.square(2, 2, 10)
        path.add(Self.square(6, 6, 10))
        for (isEvenOdd, alpha) in [(true, UInt8(0)), (false, 255)] {
            let bitmap = try Self.bitmap([Self.shape([Self.area(path, Self.red, isEvenOdd: isEvenOdd)])])
            #expect(bitmap[9, 9].alpha == alpha && bitmap[3, 3].alpha == 255 && bitmap[14, 14].alpha == 255)
        }
    }

    @Test("a gradient has in the middle of each pixel its color there, mixed channel by channel")
    func gradient() throws {
        let stops = [
            AreaGradient.Stop(0, .color(Color(red: 0, green: 100, blue: 0, alpha: 255))),
            .init(0.5, .color(Color(red: 200, green: 100, blue: 0, alpha: 255))),
            .init(0.5, .chosen(alpha: 1)), .init(1, .chosen(alpha: 0)),
        ]
        let gradient = AreaGradient(.linear, stops, placing: Affine(16, 0, 0, 16, 2, 0))
        let bitmap = try Self.bitmap([
            Self.shape([.area(.init(Self.square(2, 2, 16), .gradient(gradient)))])
        ])
        for x in 2..<18 {
            let place = (Double(x) - 1.5) / 16
            let pixel = bitmap[x, 9]
            if place < 0.5 {
                #expect(
                    (Double(pixel.red) - place * 400).magnitude < 1 && pixel.green == 100
                        && pixel.alpha == 255)
            } else {
                #expect(pixel.blue == 255 && (Double(pixel.alpha) - (1 - place) * 510).magnitude < 1)
            }
        }
    }

    @Test("a picture that is drawn over another one is the same as alone")
    func redrawn() throws {
        var rasterizer = CairoRasterizer(width: 20, height: 20, scale: 2)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        let items = [Self.area(Self.square(2, 2, 10), Self.red), Self.area(Self.square(6, 6, 10), Self.blue)]
        for value in [0.1, 0.7, 0.3] {
            var shape = Self.shape(items, .below(20 * value), rest: 0.3)
            shape.placing = Affine(scale: 1, x: value * 3, y: 0)
            let list = DisplayList(width: 20, height: 20, shapes: [.artwork(shape)])
            try rasterizer.rasterize(list, into: &bitmap)
            let alone = try Self.bitmap([shape], scale: 2)
            #expect(bitmap.bytes == alone.bytes)
        }
    }
}
