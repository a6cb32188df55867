import CairoRaster
import Drawing
import Imaging
import Testing

/// Soft shadows beside what they stand for, in pixels.
@Suite struct ShadowTests {
    private func pixels(_ shapes: [Shape], scale: Double = 1, ground: Color? = nil) throws -> Bitmap {
        var list = DisplayList(width: 140, height: 120)
        if let ground {
            list.shapes.append(
                .path(PathShape(.rectangle(x: 0, y: 0, width: 140, height: 120), ground)))
        }
        list.shapes += shapes
        var rasterizer = CairoRasterizer(width: 140, height: 120, scale: scale)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        try rasterizer.rasterize(list, inSmallestFormat: &bitmap)
        return bitmap
    }

    private func shadow(
        left: Double = 40, height: Double = 46, corner: Double = 14, reach: Double = 22,
        opacity: Double = 0.22
    ) -> ShadowShape {
        ShadowShape(
            x: left, y: 40, width: 60, height: height, corner: corner, reach: reach, opacity: opacity)
    }

    @Test(
        "a shadow gets darker pixel by pixel towards what it is of, wherever that lies between pixels",
        arguments: [0xFFFF_FFFF, 0x1216_1CFF] as [UInt32], [1.0, 2, 3])
    func smooth(ground: UInt32, scale: Double) throws {
        for (left, reach) in [(40.0, 22.0), (40.5, 22), (40.25, 22), (40.5, 10)] {
            let picture = try pixels(
                [.shadow(shadow(left: left, reach: reach))], scale: scale, ground: Color(rgba: ground))
            let full = Double(Color(rgba: ground).green)
            /// Levels from the outside to the edge.
            func expectSmooth(_ levels: [UInt8], _ way: Comment) {
                let steepest = 0.22 * full / reach / scale
                for (outer, inner) in zip(levels, levels.dropFirst()) {
                    #expect(inner <= outer && Double(outer - inner) <= steepest + 1, way)
                }
                // Nowhere flat but where the shadow changes by less than a level.
                let edge = levels.suffix(Int(reach * scale / 4))
                let change = Int(edge.first ?? 0) - Int(edge.last ?? 0)
                #expect(Double(change) > 0.7 * steepest * Double(edge.count - 1) - 1, way)
            }
            let (right, bottom) = (Int(140 * scale) - 1, Int(120 * scale) - 1)
            let (middleX, middleY) = (Int(70 * scale), Int(63 * scale))
            expectSmooth((0..<Int(40 * scale)).map { picture[$0, middleY].green }, "from the left")
            expectSmooth((0..<Int(39 * scale)).map { picture[right - $0, middleY].green }, "from the right")
            expectSmooth((0..<Int(40 * scale)).map { picture[middleX, $0].green }, "from above")
            expectSmooth((0..<Int(34 * scale)).map { picture[middleX, bottom - $0].green }, "from below")
        }
    }

    @Test("a shadow is its rectangle, blurred by a triangle across and down")
    func blurred() throws {
        for shadow in [
            shadow(opacity: 1), shadow(left: 40.3, height: 20, corner: 10, reach: 9, opacity: 1),
            shadow(corner: 0, reach: 30, opacity: 1),
        ] {
            let picture = try pixels([.shadow(shadow)])
            let corner = min(shadow.corner, shadow.height / 2)
            func holds(_ x: Double, _ y: Double) -> Bool {
                let dx = max(abs(x - shadow.x - shadow.width / 2) - shadow.width / 2 + corner, 0)
                let dy = max(abs(y - shadow.y - shadow.height / 2) - shadow.height / 2 + corner, 0)
                return dx * dx + dy * dy <= corner * corner || corner == 0 && dx == 0 && dy == 0
            }
            for (x, y) in [(38, 36), (42, 42), (30, 60), (70, 63), (101, 41), (103, 50), (70, 33), (98, 59)] {
                let (count, reach) = (120, shadow.reach)
                var (sum, whole) = (0.0, 0.0)
                for row in 0..<count {
                    for column in 0..<count {
                        let u = (Double(column) + 0.5) / Double(count) * 2 - 1
                        let v = (Double(row) + 0.5) / Double(count) * 2 - 1
                        let weight = (1 - abs(u)) * (1 - abs(v))
                        whole += weight
                        if holds(Double(x) + 0.5 + u * reach, Double(y) + 0.5 + v * reach) { sum += weight }
                    }
                }
                let level = Double(picture[x, y].alpha)
                #expect(abs(level - 255 * sum / whole) < 2, "\(x), \(y): \(level) of \(255 * sum / whole)")
            }
        }
    }

    @Test("bands look like the shadow that they stand for, around its rectangle")
    func bands() throws {
        for shadow in [shadow(height: 60), shadow(height: 60, reach: 8, opacity: 0.08)] {
            let white = Color(rgba: 0xFFFF_FFFF)
            let soft = try pixels([.shadow(shadow)], ground: white)
            let stepped = try pixels(Shape.shadow(shadow).pieces, ground: white)
            for y in 0..<120 {
                for x in 0..<140 where !(44..<96).contains(x) || !(44..<96).contains(y) {
                    let apart = Int(soft[x, y].green) - Int(stepped[x, y].green)
                    // What is blurred is lighter at corners.
                    let isBeside = (54..<86).contains(x) || (54..<86).contains(y)
                    #expect(abs(apart) <= (isBeside ? 4 : 8), "\(x), \(y)")
                }
            }
        }
    }
}
