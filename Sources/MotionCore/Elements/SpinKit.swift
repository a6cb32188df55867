/// SpinKit 2 by Tobias Ahlin.
extension Motion {
    static let spinKit: [Motion] = [
        skPlane, skChase, skBounce, skWave, skPulse, skFlow, skSwing, skCircle, skCircleFade, skGrid, skFold,
    ]

    /// The side of a box.
    private static let side = 40.0
    private static let inOut = Easing.cubicBezier(CubicBezier(0.42, 0, 0.58, 1))
    private static let quad = Easing.cubicBezier(CubicBezier(0.455, 0.03, 0.515, 0.955))

    private static func spinKit(
        _ name: String, _ summary: String, box: Double = 40, stroke: Double,
        note: String? = nil,
        _ elements: ElementChoreography
    ) -> Motion {
        Motion(
            name: name, summary: "SpinKit: \(summary)",
            source: "tobiasahlin/SpinKit spinkit.css (MIT)", kind: .drawn(DrawnMotion(.elements(elements))),
            seamNote: note, size: box, stroke: stroke, cap: .butt)
    }

    private static func square(_ period: Double, _ elements: [MovingElement]) -> ElementChoreography {
        ElementChoreography(period: period, width: side, height: side, elements)
    }

    /// A larger box for figures that leave their own.
    private static func wide(_ period: Double, _ box: Double, _ elements: [MovingElement])
        -> ElementChoreography
    {
        let edge = (side - box) / 2
        return ElementChoreography(period: period, left: edge, top: edge, width: box, height: box, elements)
    }

    private static let center = PlanePoint(20, 20)

    // Made when a list needs them; see MaterialShape.

    static var skPlane: Motion {
        spinKit(
            "sk-plane", "a square that turns over, one way and the other", box: 48,
            stroke: 40,
            note: "the box is 1.2 times as large, for the square comes closer",
            wide(
                1200, 48,
                [
                    MovingElement(
                        .box(x: 0, y: 0, width: side, height: side, radius: 0), perspective: 120,
                        [
                            .keys(.rotateX, 1200, 0, inOut, [(0, 0), (50, -180.1), (100, -180)]),
                            .keys(.rotateY, 1200, 0, inOut, [(0, 0), (50, 0), (100, -179.9)]),
                        ])
                ]))
    }

    static var skChase: Motion {
        spinKit(
            "sk-chase", "dots that run after each other in a circle", box: 52.5,
            stroke: 10, note: "the box is 1.31 times as large, so that nothing is cut off",
            wide(
                10000, 52.5,
                (0..<6).map { index in
                    let delay = -1100 + 100 * Double(index)
                    return MovingElement(
                        .disc(x: 5, y: 5, r: 5), pivot: center,
                        [
                            .keys(.rotation, 2000, delay, inOut, [(0, 0), (80, 360), (100, 360)]),
                            .keys(.groupRotation, 2500, 0, .linear, [(0, 0), (100, 360)]),
                            .keys(.scale, 2000, delay, inOut, [(0, 1), (50, 0.4), (100, 1)]),
                        ])
                }))
    }

    static var skBounce: Motion {
        spinKit(
            "sk-bounce", "two discs that swell by turns", stroke: 40,
            square(
                2000,
                [0, -1000].map { delay in
                    MovingElement(
                        .disc(x: 20, y: 20, r: 20),
                        [
                            .keys(.scale, 2000, delay, quad, [(0, 0), (45, 1), (55, 1), (100, 0)]),
                            .constant(.opacity, 0.6),
                        ])
                }))
    }

    static var skWave: Motion {
        spinKit(
            "sk-wave", "five bars that stretch one after another", stroke: 6,
            square(
                1200,
                (0..<5).map { index in
                    MovingElement(
                        .box(x: 8.5 * Double(index), y: 0, width: 6, height: side, radius: 0),
                        [
                            .keys(
                                .scaleY, 1200, -1200 + 100 * Double(index), inOut,
                                [(0, 0.4), (20, 1), (40, 0.4), (100, 0.4)])
                        ])
                }))
    }

    static var skPulse: Motion {
        spinKit(
            "sk-pulse", "a disc that swells and fades", stroke: 40,
            square(
                1200,
                [
                    MovingElement(
                        .disc(x: 20, y: 20, r: 20),
                        [
                            .keys(.scale, 1200, 0, quad, [(0, 0), (100, 1)]),
                            .keys(.opacity, 1200, 0, quad, [(0, 1), (100, 0)]),
                        ])
                ]))
    }

    static var skFlow: Motion {
        spinKit(
            "sk-flow", "three dots that swell one after another", box: 52, stroke: 13,
            ElementChoreography(
                period: 1400, width: 52, height: 13,
                (0..<3).map { index in
                    MovingElement(
                        .disc(x: 6.5 + 19.5 * Double(index), y: 6.5, r: 6.5),
                        [
                            .keys(
                                .scale, 1400, -300 + 150 * Double(index), quad,
                                [(0, 0.3), (40, 1), (80, 0.3), (100, 0.3)])
                        ])
                }))
    }

    static var skSwing: Motion {
        spinKit(
            "sk-swing", "two turning discs that swell by turns", stroke: 18,
            square(
                18000,
                [(9, 0.0), (31, -1000)].map { y, delay in
                    MovingElement(
                        .disc(x: 20, y: y, r: 9),
                        [
                            .keys(.scale, 2000, delay, inOut, [(0, 0.2), (50, 1), (100, 0.2)]),
                            .keys(.groupRotation, 1800, 0, .linear, [(0, 0), (100, 360)]),
                        ])
                }))
    }

    /// The discs reach beyond the published box.
    private static let circleBox = 54.1
    private static let circleNote = "the box is 1.35 times as large, so that nothing is cut off"

    private static func dial(_ tracks: (Double) -> [ElementTrack]) -> ElementChoreography {
        wide(
            1200, circleBox,
            (0..<12).map { index in
                MovingElement(
                    .disc(x: 3, y: 3, r: 3),
                    placings: [.init(turns: Double(index + 1) / 12, about: center)],
                    tracks(-1100 + 100 * Double(index)))
            })
    }

    static var skCircle: Motion {
        spinKit(
            "sk-circle", "twelve dots in a circle that swell one after another", box: circleBox,
            stroke: 6, note: circleNote,
            dial { [.keys(.scale, 1200, $0, inOut, [(0, 0), (40, 1), (80, 0), (100, 0)])] })
    }

    static var skCircleFade: Motion {
        spinKit(
            "sk-circle-fade", "twelve dots in a circle that fade one after another",
            box: circleBox, stroke: 6, note: circleNote,
            dial {
                [
                    .keys(.opacity, 1200, $0, inOut, [(0, 0), (39, 0), (40, 1), (100, 0)]),
                    .keys(.scale, 1200, $0, inOut, [(0, 0.6), (39, 0.6), (40, 1), (100, 0.6)]),
                ]
            })
    }

    static var skGrid: Motion {
        spinKit(
            "sk-grid", "nine squares that shrink in a diagonal wave", stroke: side / 3,
            square(
                1300,
                [200.0, 300, 400, 100, 200, 300, 0, 100, 200].enumerated().map { index, delay in
                    MovingElement(
                        .box(
                            x: side / 3 * Double(index % 3), y: side / 3 * Double(index / 3), width: side / 3,
                            height: side / 3, radius: 0),
                        [.keys(.scale, 1300, delay, inOut, [(0, 1), (35, 0), (70, 1), (100, 1)])])
                }))
    }

    static var skFold: Motion {
        spinKit(
            "sk-fold", "four squares that unfold and fold", box: 60, stroke: 20,
            note: "the box is 1.5 times as large, so that nothing is cut off",
            wide(
                2400, 60,
                [(0.0, 0.0), (300, 0.25), (900, 0.75), (600, 0.5)].enumerated().map { index, part in
                    let (x, y) = (Double(index % 2) * 20, Double(index / 2) * 20)
                    return MovingElement(
                        .box(x: x, y: y, width: 20, height: 20, radius: 0), pivot: PlanePoint(x + 20, y + 20),
                        perspective: 140,
                        placings: [
                            .init(scale: 1.1, turns: part.1, about: PlanePoint(x + 10, y + 10)),
                            .init(turns: 0.125, about: center),
                        ],
                        [
                            .keys(
                                .rotateX, 2400, part.0, .linear, [(0, -180), (10, -180), (25, 0), (100, 0)]),
                            .keys(.rotateY, 2400, part.0, .linear, [(0, 0), (75, 0), (90, 180), (100, 180)]),
                            .keys(
                                .opacity, 2400, part.0, .linear,
                                [(0, 0), (10, 0), (25, 1), (75, 1), (90, 0), (100, 0)]),
                        ])
                }))
    }
}

extension ElementTrack {
    /// Creates a track of values at places in percent.
    static func keys(
        _ property: Property, _ period: Double, _ delay: Double, _ easing: Easing, _ keys: [(Double, Double)]
    ) -> ElementTrack {
        ElementTrack(
            property, period: period, delay: delay, keys.map { Key($0.0 / 100, $0.1) }, easing: easing)
    }
}
