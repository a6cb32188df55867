import CairoRaster
import Drawing
import Imaging
import Testing

@Suite struct HairlineRasterTests {
    @Test(
        "hairlines are crisp at every scale, and where translucent ones meet they cover once",
        arguments: [1.0, 1.5, 2, 3, 4])
    func crossing(scale: Double) throws {
        let color = Color(rgba: 0x2030_4060)
        let lines = [
            Hairline(x: 0, y: 8, width: 20, height: Hairline.usual),
            Hairline(x: 10, y: 8, width: Hairline.usual, height: 12),
        ]
        let list = DisplayList(width: 20, height: 20, shapes: [.path(PathShape(lines, color))])
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        var rasterizer = CairoRasterizer(width: 20, height: 20, scale: scale)
        try rasterizer.rasterize(list, inSmallestFormat: &bitmap)
        let alphas = Set(stride(from: 3, to: bitmap.bytes.count, by: 4).map { bitmap.bytes[$0] })
        #expect(alphas == [0, 0x60])
    }
}
