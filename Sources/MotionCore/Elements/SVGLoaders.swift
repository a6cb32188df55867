/// SVG-Loaders by Sam Herbert.
extension Motion {
    static let svgLoaders: [Motion] = [
        svgBars, svgPuff, svgRings, svgOval, svgTailSpin, svgThreeDots, svgGrid, svgBallTriangle,
    ]

    private static func svg(
        _ name: String, _ summary: String, stroke: Double, _ elements: ElementChoreography
    ) -> Motion {
        Motion(
            name: name, summary: "SVG-Loaders: \(summary)",
            source: "SamHerbert/SVG-Loaders svg-loaders (MIT)",
            kind: .drawn(DrawnMotion(.elements(elements))), size: elements.width, stroke: stroke, cap: .butt)
    }

    /// Values at even steps.
    private static func even(
        _ property: ElementTrack.Property, _ period: Double, _ delay: Double, _ values: [Double]
    ) -> ElementTrack {
        ElementTrack(
            property, period: period, delay: delay,
            values.enumerated().map { .init(Double($0) / Double(values.count - 1), $1) })
    }

    // Made when a list needs them; see MaterialShape.

    static var svgBars: Motion {
        svg(
            "svg-bars", "five bars that jump by turns", stroke: 15,
            ElementChoreography(
                period: 1000, width: 135, height: 140,
                [500.0, 250, 0, 250, 500].enumerated().map { index, delay in
                    MovingElement(
                        .box(x: 30 * Double(index), y: 10, width: 15, height: 120, radius: 6),
                        [
                            even(.height, 1000, delay, [120, 110, 100, 90, 80, 70, 60, 50, 40, 140, 120]),
                            even(.y, 1000, delay, [10, 15, 20, 25, 30, 35, 40, 45, 50, 0, 10]),
                        ])
                }))
    }

    static var svgPuff: Motion {
        svg(
            "svg-puff", "two rings that grow and fade by turns", stroke: 2,
            ElementChoreography(
                period: 1800, width: 44, height: 44,
                [0, -900].map { delay in
                    MovingElement(
                        .ring(x: 22, y: 22, r: 1, stroke: 2),
                        [
                            .keys(
                                .r, 1800, delay, .cubicBezier(CubicBezier(0.165, 0.84, 0.44, 1)),
                                [(0, 1), (100, 20)]),
                            .keys(
                                .strokeOpacity, 1800, delay, .cubicBezier(CubicBezier(0.3, 0.61, 0.355, 1)),
                                [(0, 1), (100, 0)]),
                        ])
                }))
    }

    static var svgRings: Motion {
        svg(
            "svg-rings", "rings that spread from a beating one", stroke: 2,
            ElementChoreography(
                period: 3000, width: 45, height: 45, middle: PlanePoint(23, 23),
                [1500.0, 3000].map { delay in
                    MovingElement(
                        .ring(x: 23, y: 23, r: 6, stroke: 2),
                        [
                            even(.r, 3000, delay, [6, 22]), even(.strokeWidth, 3000, delay, [2, 0]),
                            even(.strokeOpacity, 3000, delay, [1, 0]),
                        ])
                } + [
                    MovingElement(
                        .ring(x: 23, y: 23, r: 8, stroke: 2),
                        [
                            even(.r, 1500, 0, [6, 1, 2, 3, 4, 5, 6]), .constant(.strokeWidth, 2),
                            .constant(.strokeOpacity, 1),
                        ])
                ]))
    }

    static var svgOval: Motion {
        svg(
            "svg-oval", "a quarter of a ring that turns on a pale one", stroke: 2,
            ElementChoreography(
                period: 1000, width: 38, height: 38,
                [
                    MovingElement(
                        .arc(x: 19, y: 19, r: 18, stroke: 2, start: 0, sweep: 0.25),
                        [even(.rotation, 1000, 0, [0, 360]), .constant(.opacity, 1)]),
                    MovingElement(.ring(x: 19, y: 19, r: 18, stroke: 2), [.constant(.opacity, 0.5)]),
                ]))
    }

    static var svgTailSpin: Motion {
        svg(
            "svg-tail-spin", "a fading tail that turns behind a dot", stroke: 2,
            ElementChoreography(
                period: 900, width: 38, height: 38,
                [
                    MovingElement(
                        .arc(x: 19, y: 19, r: 18, stroke: 2, start: 0, sweep: 0.25, fadesIn: true),
                        [even(.rotation, 900, 0, [0, 360])]),
                    MovingElement(
                        .disc(x: 37, y: 19, r: 1), pivot: PlanePoint(19, 19),
                        [even(.rotation, 900, 0, [0, 360])]),
                ]))
    }

    static var svgThreeDots: Motion {
        svg(
            "svg-three-dots", "three dots that swell by turns", stroke: 30,
            ElementChoreography(
                period: 800, width: 120, height: 30,
                (0..<3).map { index in
                    let isOuter = index != 1
                    return MovingElement(
                        .disc(x: 15 + 45 * Double(index), y: 15, r: 15),
                        [
                            even(.r, 800, 0, isOuter ? [15, 9, 15] : [9, 15, 9]),
                            even(.fillOpacity, 800, 0, isOuter ? [1, 0.5, 1] : [0.5, 1, 0.5]),
                        ])
                }))
    }

    static var svgGrid: Motion {
        svg(
            "svg-grid", "nine dots that fade by turns", stroke: 25,
            ElementChoreography(
                period: 1000, width: 105, height: 105,
                [0.0, 300, 800, 100, 600, 400, 700, 500, 200].enumerated().map { index, delay in
                    MovingElement(
                        .disc(x: 12.5 + 40 * Double(index % 3), y: 12.5 + 40 * Double(index / 3), r: 12.5),
                        [even(.fillOpacity, 1000, delay, [1, 0.2, 1])])
                }))
    }

    static var svgBallTriangle: Motion {
        svg(
            "svg-ball-triangle", "three rings that run along a triangle", stroke: 2,
            ElementChoreography(
                period: 2200, left: -1, top: -1, width: 57, height: 57,
                (0..<3).map { index in
                    let corners = [(5.0, 50.0), (27, 5), (49, 50)]
                    let way = (0...3).map { corners[(index + $0) % 3] }
                    return MovingElement(
                        .ring(x: way[0].0, y: way[0].1, r: 5, stroke: 2),
                        [even(.cx, 2200, 0, way.map { $0.0 }), even(.cy, 2200, 0, way.map { $0.1 })])
                }))
    }
}
