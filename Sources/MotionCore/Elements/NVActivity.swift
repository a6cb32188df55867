/// NVActivityIndicatorView by Vinh Nguyen.
extension Motion {
    static let nvActivity: [Motion] = [
        nvBallPulse, nvBallBeat, nvLineScale, nvLineScalePulseOut, nvBallClipRotate, nvBallScale,
        nvBallSpinFade,
    ]

    /// The side of a box.
    private static let side = 40.0
    private static let spring = Easing.cubicBezier(CubicBezier(0.2, 0.68, 0.18, 1.08))

    private static func nv(
        _ name: String, _ summary: String, stroke: Double, note: String? = nil, period: Double,
        _ elements: [MovingElement]
    ) -> Motion {
        Motion(
            name: name,
            summary: "NVActivityIndicatorView: \(summary)",
            source: "ninjaprox/NVActivityIndicatorView Sources/Base/Animations (MIT)",
            kind: .drawn(
                DrawnMotion(
                    .elements(ElementChoreography(period: period, width: side, height: side, elements)))),
            seamNote: note, size: side, stroke: stroke, cap: .butt)
    }

    private static func balls(_ tracks: [[ElementTrack]]) -> [MovingElement] {
        tracks.enumerated().map { index, tracks in
            MovingElement(.disc(x: 6 + 14 * Double(index), y: 20, r: 6), tracks)
        }
    }

    private static func lines(_ delays: [Double], _ keys: (Double) -> ElementTrack) -> [MovingElement] {
        let width = side / 9
        return delays.enumerated().map { index, delay in
            MovingElement(
                .box(x: 2 * width * Double(index), y: 0, width: width, height: side, radius: width / 2),
                [keys(delay)])
        }
    }

    // Made when a list needs them; see MaterialShape.

    static var nvBallPulse: Motion {
        nv(
            "nv-ball-pulse", "three balls that shrink one after another", stroke: 12, period: 750,
            balls([120, 240, 360].map { [.keys(.scale, 750, $0, spring, [(0, 1), (30, 0.3), (100, 1)])] }))
    }

    static var nvBallBeat: Motion {
        nv(
            "nv-ball-beat", "three balls that shrink and fade by turns", stroke: 12, period: 700,
            balls(
                [350, 0, 350].map {
                    [
                        .keys(.scale, 700, $0, .linear, [(0, 1), (50, 0.75), (100, 1)]),
                        .keys(.opacity, 700, $0, .linear, [(0, 1), (50, 0.2), (100, 1)]),
                    ]
                }))
    }

    static var nvLineScale: Motion {
        nv(
            "nv-line-scale", "five lines that shrink one after another", stroke: side / 9, period: 1000,
            lines([100, 200, 300, 400, 500]) {
                .keys(.scaleY, 1000, $0, spring, [(0, 1), (50, 0.4), (100, 1)])
            })
    }

    static var nvLineScalePulseOut: Motion {
        nv(
            "nv-line-scale-pulse-out", "five lines that shrink from the middle out", stroke: side / 9,
            period: 1000,
            lines([400, 200, 0, 200, 400]) {
                .keys(
                    .scaleY, 1000, $0, .cubicBezier(CubicBezier(0.85, 0.25, 0.37, 0.85)),
                    [(0, 1), (50, 0.4), (100, 1)])
            })
    }

    static var nvBallClipRotate: Motion {
        nv(
            "nv-ball-clip-rotate", "an arc that turns and shrinks", stroke: 2,
            note: "the stroke is moved inward by half its width, so that nothing is cut off", period: 750,
            [
                MovingElement(
                    .arc(x: 20, y: 20, r: 19, stroke: 2, start: 0.125, sweep: 0.75),
                    [
                        .keys(.scale, 750, 0, .linear, [(0, 1), (50, 0.6), (100, 1)]),
                        .keys(.rotation, 750, 0, .linear, [(0, 0), (50, 180), (100, 360)]),
                    ])
            ])
    }

    static var nvBallScale: Motion {
        nv(
            "nv-ball-scale", "a disc that swells and fades", stroke: 40, period: 1000,
            [
                MovingElement(
                    .disc(x: 20, y: 20, r: 20),
                    [
                        .keys(
                            .scale, 1000, 0, .cubicBezier(CubicBezier(0.42, 0, 0.58, 1)), [(0, 0), (100, 1)]),
                        .keys(
                            .opacity, 1000, 0, .cubicBezier(CubicBezier(0.42, 0, 0.58, 1)),
                            [(0, 1), (100, 0)]),
                    ])
            ])
    }

    static var nvBallSpinFade: Motion {
        nv(
            "nv-ball-spin-fade", "eight balls in a circle that shrink and fade one after another",
            stroke: 9.6,
            period: 1000,
            (0..<8).map { index in
                let way = Direction(turns: 0.25 + Double(index) / 8)
                let r = (side + 8) / 10
                return MovingElement(
                    .disc(x: 20 + way.x * (20 - r), y: 20 + way.y * (20 - r), r: r),
                    [
                        .keys(.scale, 1000, 120 * Double(index), .linear, [(0, 1), (50, 0.4), (100, 1)]),
                        .keys(.opacity, 1000, 120 * Double(index), .linear, [(0, 1), (50, 0.3), (100, 1)]),
                    ])
            })
    }
}
