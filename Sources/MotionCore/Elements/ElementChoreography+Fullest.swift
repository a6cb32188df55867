extension ElementChoreography {
    /// A moment at which much is visible, in milliseconds: the start, or, where the start shows at most half as many
    /// figures as another of a few dozen moments in the loop, the fullest of them.
    var fullestMoment: Double {
        let moments = (0..<48).map { period * Double($0) / 48 }
        let looks = elements.map { element in moments.map { element.look(at: $0) } }
        let mosts = looks.map { looks in
            (opacity: looks.map { $0.opacity }.max() ?? 0, size: looks.map { $0.size }.max() ?? 0)
        }
        let counts = moments.indices.map { moment in
            zip(looks, mosts).count { looks, most in
                looks[moment].opacity > Self.leastSeen * most.opacity
                    && looks[moment].size > Self.leastSeen * most.size
            }
        }
        guard let most = counts.max(), counts[0] * 2 <= most else { return 0 }
        let shown = moments.indices.map { moment in
            looks.reduce(0) { $0 + $1[moment].opacity * $1[moment].area }
        }
        let fullest = shown.max() ?? 0
        return moments[shown.firstIndex { $0 > fullest * 0.999 } ?? 0]
    }

    /// The share of its own greatest opacity and size above which a figure counts as visible: others are faint, or specks.
    /// The limit is Spindle's own.
    private static let leastSeen = 0.25
}

extension MovingElement {
    /// The opacity, the size and the area of the element at `time` milliseconds, each relative to the figure as it is drawn.
    fileprivate func look(at time: Double) -> (opacity: Double, size: Double, area: Double) {
        var look = (opacity: 1.0, size: 1.0, area: 1.0)
        /// Multiplies the size by `factor`, and the area once for each of the `directions` in which the figure grows.
        func grow(_ factor: Double, _ directions: Int) {
            look.size *= factor
            for _ in 0..<directions { look.area *= factor }
        }
        for track in tracks {
            let value = track.value(at: time).magnitude
            switch track.property {
            case .opacity, .fillOpacity, .strokeOpacity: look.opacity *= value
            // The width of the stroke does not change.
            case .r where isStroked: grow(value, 1)
            case .scale, .r: grow(value, 2)
            case .scaleX, .scaleY, .strokeWidth, .width, .height: grow(value, 1)
            case .sweep: grow(value / 360, 1)
            case .trimEnd: grow(value, 1)
            // A figure that is turned out of the plane is narrower.
            case .rotateX, .rotateY: grow(Direction(turns: value / 360).y.magnitude, 1)
            case .rotation, .groupRotation, .dx, .dy, .x, .y, .cx, .cy, .radius, .start, .trimStart,
                .trimOffset, .morph, .color:
                break
            }
        }
        return look
    }

    private var isStroked: Bool {
        switch figure {
        case .ring, .arc, .line: true
        case .disc, .box, .shape, .outlines: false
        }
    }
}

extension Motion {
    /// The moment at which a loop stands while it is paused and no moment is named: the start, except for figures that are
    /// not visible there.
    package var stillMoment: Double {
        if case .drawn(let drawn) = kind, case .elements = drawn.form { kind.fullestMoment } else { 0 }
    }
}
