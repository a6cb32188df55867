import Drawing
import MotionCore
import Testing

/// The places of points in gradients, in closed form.
@Suite struct AreaGradientTests {
    @Test("a radial gradient has the place of the last circle through a point")
    func radial() throws {
        let plain = AreaGradient.Form.radial(focus: Point(x: 0, y: 0), radius: 0)
        for radius in [0.0, 0.3, 1, 2.5] {
            let place = try #require(plain.place(of: PlanePoint(0.6 * radius, -0.8 * radius)))
            #expect((place - radius).magnitude < 1e-12)
        }
        // Circles around (f (1 - t), 0) with radius r + t (1 - r).
        for (focus, radius) in [(0.5, 0.0), (0.5, 0.25), (0, 0.5), (-0.9, 0.05)] {
            let form = AreaGradient.Form.radial(focus: Point(x: focus, y: 0), radius: radius)
            for t in [0.0, 0.2, 0.7, 1, 1.6] {
                let size = radius + t * (1 - radius)
                for turn in [0.1, 0.35, 0.8] {
                    let way = Direction(turns: turn)
                    let point = PlanePoint(focus * (1 - t) + way.x * size, way.y * size)
                    let place = try #require(form.place(of: point))
                    #expect((place - t).magnitude < 1e-9, "\(focus) \(radius): \(place), not \(t)")
                }
            }
        }
    }

    @Test("beyond its stops a gradient stays, comes back or begins again")
    func spread() {
        for (place, pad, reflect, again) in [
            (-0.25, 0, 0.25, 0.75), (0.4, 0.4, 0.4, 0.4), (1.25, 1, 0.75, 0.25), (2.5, 1, 0.5, 0.5),
        ] {
            #expect(AreaGradient.Spread.pad.place(place) == pad)
            #expect((AreaGradient.Spread.reflect.place(place) - reflect).magnitude < 1e-12)
            #expect((AreaGradient.Spread.repeat.place(place) - again).magnitude < 1e-12)
        }
    }

    @Test("the map back undoes a map, and there is none where no area is left")
    func inverse() throws {
        let map = Affine(2, 1, -0.5, 3, 7, -4).within(Affine(scale: 3, x: 1, y: 2))
        let point = map.moved(PlanePoint(5, -6))
        let back = try #require(map.inverse).moved(point)
        #expect((back.x - 5).magnitude < 1e-12 && (back.y + 6).magnitude < 1e-12)
        #expect(Affine(1, 2, 2, 4, 0, 0).inverse == nil)
    }
}
