import CairoRaster
import Drawing
import Imaging
import TestSupport
import Testing

@Suite struct PathAccuracyTests {
    /// What a path covers of the pixels of a canvas of 30 × 30, in levels of 255.
    private func coverage(of path: Path) throws -> [UInt8] {
        var rasterizer = CairoRasterizer(width: 30, height: 30, scale: 1)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        try rasterizer.rasterize(
            DisplayList(width: 30, height: 30, shapes: [.path(PathShape(path, Color(rgba: 0xFF)))]),
            into: &bitmap)
        return (0..<900).map { bitmap.bytes[4 * $0 + 3] }
    }

    private func polygon(_ points: (x: Double, y: Double)...) -> Path {
        var path = Path()
        path.move(to: Point(x: points[0].x, y: points[0].y))
        for point in points.dropFirst() { path.line(to: Point(x: point.x, y: point.y)) }
        path.close()
        return path
    }

    @Test(
        "coverage is within 5 of 255 levels of the areas between 64 lines a pixel, whatever crosses",
        arguments: 0..<24)
    func randomPaths(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        func point() -> Point {
            Point(x: .random(in: -8...38, using: &random), y: .random(in: -8...38, using: &random))
        }
        var path = Path()
        for _ in 0...seed / 6 {
            path.move(to: point())
            for _ in 0..<6 {
                if Bool.random(using: &random) {
                    path.line(to: point())
                } else {
                    path.curve(point(), point(), to: point())
                }
            }
            path.close()
        }
        let reference = PathReference(path)
        let pixels = try coverage(of: path)
        for row in 0..<30 {
            for (column, expected) in reference.row(row, width: 30).enumerated() {
                let found = pixels[row * 30 + column]
                // Every third level is 1.5, chords 1/64 of a pixel from their curve 2.7 on average, heights of 1/256 half a level.
                #expect((Double(found) - expected).magnitude <= 5, "at \(column), \(row)")
            }
        }
    }

    @Test("areas of polygons are what they are by hand")
    func closedForms() throws {
        // Levels are multiples of 3: a half is 129. The rectangle reaches from 2.25 to 5.5 and from 3 to 4.5.
        let rectangle = try coverage(of: polygon((2.25, 3), (5.5, 3), (5.5, 4.5), (2.25, 4.5)))
        #expect(Array(rectangle[92...95]) == [192, 255, 255, 129])
        #expect(Array(rectangle[122...125]) == [96, 129, 129, 63])
        #expect(rectangle.count { $0 > 0 } == 8)
        // Half of each pixel on the diagonal.
        let triangle = try coverage(of: polygon((0, 0), (30, 30), (0, 30)))
        for place in 0..<30 { #expect(triangle[31 * place] == 129) }
        #expect(triangle.count { $0 == 255 } == 30 * 29 / 2)
        // A thousandth of a pixel is nothing, a thin line all along it is its width.
        let line = try coverage(of: polygon((0, 10.4), (30, 10.4), (30, 10.5), (0, 10.5)))
        #expect(line[300..<330].allSatisfy { $0 == 27 })
    }

    @Test("what turns twice the same way is whole, what turns both ways is a hole")
    func windings() throws {
        let square = polygon((5, 5), (25, 5), (25, 25), (5, 25))
        var twice = square
        twice.add(polygon((10, 10), (20, 10), (20, 20), (10, 20)))
        var hole = square
        hole.add(polygon((10, 10), (10, 20), (20, 20), (20, 10)))
        #expect(try coverage(of: twice) == coverage(of: square))
        #expect(try coverage(of: hole).count { $0 == 255 } == 300)
    }

    @Test(
        "points beyond numbers stop nothing",
        arguments: [1e18, -1e300, .greatestFiniteMagnitude, .infinity, .nan])
    func farPoints(far: Double) throws {
        for (x, y) in [(far, 3.0), (3.0, far), (far, -far), (-far, 20), (far, 29)] {
            _ = try coverage(of: polygon((3, 0), (x, y), (4, 20)))
            _ = try coverage(of: polygon((3, 0), (x, y), (4, 20), (-x, 25)))
        }
        // Edges whose slope is a number, but not all of their places.
        for x in [far, -far] {
            _ = try coverage(of: polygon((3, 8), (x, 16), (4, 20)))
            _ = try coverage(of: polygon((20, 4), (x, 9), (4, 20)))
            _ = try coverage(of: polygon((3, 8), (x, 16), (x, 28)))
        }
    }

    @Test(
        "an area goes on to the end of the picture, however far its corners are", arguments: [60, 1e9, 1e300])
    func farCorners(far: Double) throws {
        let pixels = try coverage(of: polygon((-far, 10), (far, 10), (far, far), (-far, far)))
        for (place, level) in pixels.enumerated() { #expect(level == (place < 300 ? 0 : 255)) }
    }
}
