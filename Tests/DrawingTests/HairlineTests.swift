import Drawing
import Testing

@Suite struct HairlineTests {
    private func box(_ path: Path) -> (left: Double, top: Double, right: Double, bottom: Double) {
        let (x, y) = (path.controlPoints.map(\.x), path.controlPoints.map(\.y))
        return (x.min() ?? 0, y.min() ?? 0, x.max() ?? 0, y.max() ?? 0)
    }

    private func isWhole(_ pixels: Double) -> Bool { abs(pixels - pixels.rounded()) < 1e-9 }

    @Test(
        "a hairline covers whole pixels, at least one, beside the edge that it lies at",
        arguments: [(1.0, 1.0), (1.5, 1), (2, 1), (3, 1), (4, 2), (6, 3)])
    func pixels(scale: Double, thickness: Double) {
        // Below the top of something, above its bottom, and beside its left side.
        let below = Hairline(x: 3, y: 10, width: 100, height: Hairline.usual)
        let above = Hairline(x: 3, y: 10 - Hairline.usual, width: 100, height: Hairline.usual)
        let beside = Hairline(x: 10, y: 3, width: Hairline.usual, height: 100)
        for inset in [0, 0.25] {
            func placed(_ line: Hairline) -> (left: Double, top: Double, right: Double, bottom: Double) {
                let box = box(line.path(scale: scale, insetX: inset, insetY: inset))
                return (
                    box.left * scale + inset, box.top * scale + inset, box.right * scale + inset,
                    box.bottom * scale + inset
                )
            }
            for line in [placed(below), placed(above)] {
                #expect(isWhole(line.top) && abs(line.bottom - line.top - thickness) < 1e-9)
                #expect(abs(line.right - line.left - 100 * scale) < 1e-9)
            }
            #expect(isWhole(placed(beside).left))
            #expect(abs(placed(beside).right - placed(beside).left - thickness) < 1e-9)
            if inset == 0 {
                #expect(placed(below).top == 10 * scale && placed(above).bottom == 10 * scale)
            }
        }
    }

    @Test("around a rectangle it is as thick on every side", arguments: [1.0, 2, 3, 4])
    func rim(scale: Double) {
        let line = Hairline(x: 10, y: 20, width: 30, height: 40, around: 4)
        let box = box(line.path(scale: scale, insetX: 0, insetY: 0))
        let thickness = 10 * scale - box.left * scale
        #expect(isWhole(thickness) && thickness.rounded() >= 1)
        #expect(abs(box.top * scale + thickness - 20 * scale) < 1e-9)
        #expect(abs(box.right * scale - thickness - 40 * scale) < 1e-9)
        #expect(abs(box.bottom * scale - thickness - 60 * scale) < 1e-9)
    }

    @Test("it moves and grows with the shape that it is a part of")
    func moved() throws {
        let line = Hairline(x: 10, y: 20, width: 30, height: Hairline.usual)
        let shape = Shape.path(PathShape([line], Color(rgba: 0xFF)))
        for (moved, y) in [
            (shape.moved(down: 7), 27.0), (shape.scaled(2, around: Point(x: 0, y: 0)), 40),
        ] {
            guard case .path(let drawn)? = [moved].onPixels(scale: 2, insetX: 0, insetY: 0).first else {
                Issue.record("a line stays one")
                return
            }
            #expect(abs(box(drawn.path).top - y) < 0.51)
            #expect(abs(box(drawn.path).bottom - box(drawn.path).top - 0.5) < 1e-9)
        }
    }
}
