import CairoRaster
import Drawing
import Imaging
import Testing

/// Artworks that are alone in their picture, and areas that come back.
@Suite struct ArtworkStampTests {
    private typealias Case = ArtworkCase

    /// Parts of all kinds, moved by a fraction of a pixel.
    private static func items(_ shift: Double) -> [Artwork.Item] {
        let ink = Color(rgba: 0xC850_14C0)
        let still = Case.area(Case.rectangle(1.3, 1.6, 9, 5), ink)
        let moving = Case.area(Case.rectangle(4.2 + shift, 5.1, 7, 9), Color(rgba: 0x3C78_B4FF))
        let clip = Case.rectangle(3.5 + shift, 2, 9, 9)
        return [
            still, moving, .group([still, moving], opacity: 0.4), .clipped([moving], to: clip),
            .masked([moving], by: [still], isLuminance: true),
            .filtered([moving], ArtworkFilter([.init(.blur(.previous, 1, 2))])),
            .blended([still], .multiply),
        ]
    }

    private static func list(_ items: [Artwork.Item], isAlone: Bool, opacity: Double = 1) -> DisplayList {
        var shape = ArtworkShape(Artwork(items), placing: Affine(), color: Color(rgba: 0xFF))
        shape.opacity = opacity
        var list = DisplayList(width: 20, height: 20)
        list.shapes = [.artwork(shape)]
        if !isAlone { list.shapes.append(.path(PathShape(Path(), Color(rgba: 0xFF)))) }
        return list
    }

    @Test("An artwork alone in a picture has the pixels that it has beside others, from frame to frame")
    func alone() throws {
        var (alone, beside) = (
            CairoRasterizer(width: 20, height: 20, scale: 1), CairoRasterizer(width: 20, height: 20, scale: 1)
        )
        var (first, second) = (
            Bitmap(width: 1, height: 1, format: .rgba), Bitmap(width: 1, height: 1, format: .rgba)
        )
        for (shift, opacity) in [(0.0, 1.0), (1.5, 1), (0, 1), (0, 0.5), (-3, 1), (40, 1), (0, 1)] {
            let items = Self.items(shift)
            try alone.rasterize(Self.list(items, isAlone: true, opacity: opacity), into: &first)
            try beside.rasterize(Self.list(items, isAlone: false, opacity: opacity), into: &second)
            #expect(first.bytes == second.bytes)
            var anew = CairoRasterizer(width: 20, height: 20, scale: 1)
            var third = Bitmap(width: 1, height: 1, format: .rgba)
            try anew.rasterize(Self.list(items, isAlone: true, opacity: opacity), into: &third)
            #expect(first.bytes == third.bytes)
            #expect(first.bytes.contains { $0 > 0 })
        }
    }
}
