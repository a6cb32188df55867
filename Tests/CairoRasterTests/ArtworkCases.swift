import CairoRaster
import Drawing
import Imaging

/// Artworks for tests, drawn alone on a transparent canvas.
enum ArtworkCase {
    static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        .rectangle(x: x, y: y, width: width, height: height)
    }

    static func area(_ path: Path, _ color: Color, isEvenOdd: Bool = false) -> Artwork.Item {
        .area(.init(path, isEvenOdd: isEvenOdd, .solid(.color(color))))
    }

    /// The pixels of parts, whose units are pixels unless `placing` says otherwise.
    static func bitmap(
        _ items: [Artwork.Item], size: Double = 20, placing: Affine = Affine()
    ) throws -> Bitmap {
        let shape = ArtworkShape(
            Artwork(items), placing: placing, color: Color(red: 0, green: 0, blue: 255))
        var rasterizer = CairoRasterizer(width: size, height: size, scale: 1)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        try rasterizer.rasterize(
            DisplayList(width: size, height: size, shapes: [.artwork(shape)]), into: &bitmap)
        return bitmap
    }

    /// The greatest difference of a channel between two pixels.
    static func distance(_ a: Color, _ b: Color) -> Int {
        let channels = zip(
            [a.red, a.green, a.blue, a.alpha], [b.red, b.green, b.blue, b.alpha])
        return channels.map { (Int($0) - Int($1)).magnitude }.map { Int($0) }.max() ?? 0
    }
}
