import Imaging
import Testing

@testable import CairoRaster

@Suite struct VectorCanvasTests {
    @Test("polygons and lines cover the pixels they lie on, in straight colors")
    func shapes() throws {
        var canvas = try VectorCanvas.make(width: 10, height: 5, scale: 2)
        canvas.fill([[1, 1], [4, 1], [4, 4], [1, 4]], Color(rgba: 0x1020_30FF))
        canvas.fill([[5, 1], [7, 1], [7, 4], [5, 4]], Color(rgba: 0xFF00_0080))
        canvas.stroke([[8, 0], [8, 5]], width: 1, Color(rgba: 0x00FF_00FF))
        let bitmap = try canvas.bitmap()
        #expect(bitmap.width == 20 && bitmap.height == 10)
        #expect(bitmap[3, 3] == .init(0x10, 0x20, 0x30))
        #expect(bitmap[11, 5] == .init(255, 0, 0, 128))
        #expect(bitmap[15, 5] == .init(0, 255, 0) && bitmap[16, 5] == .init(0, 255, 0))
        #expect(bitmap[0, 0] == .init(0, 0, 0, 0) && bitmap[18, 5] == .init(0, 0, 0, 0))
    }

    @Test("a dashed line has gaps")
    func dashes() throws {
        var canvas = try VectorCanvas.make(width: 20, height: 2, scale: 1)
        canvas.stroke([[0, 1], [20, 1]], width: 2, dash: [2, 6], Color(rgba: 0x0000_00FF))
        let bitmap = try canvas.bitmap()
        #expect(bitmap[1, 0].alpha == 255 && bitmap[5, 0].alpha == 0 && bitmap[9, 0].alpha == 255)
    }

    @Test("a canvas that cannot be allocated is an error")
    func tooLarge() {
        #expect(throws: RasterError.self) {
            _ = try VectorCanvas.make(width: 100_000, height: 100_000, scale: 1)
        }
    }
}
