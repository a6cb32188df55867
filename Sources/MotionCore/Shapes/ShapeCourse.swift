internal import Easings

/// Shapes that morph into each other in turn, each on a spring, while the whole figure turns.
public struct ShapeCourse: Hashable, Sendable {
    /// The implementation that moves and places the shapes.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// Material Components for Android.
        case views
        /// Jetpack Compose Material 3.
        case compose
    }

    /// The implementation that moves and places the shapes.
    public var style: Style
    /// The shapes in their order; the first follows the last.
    public var shapes: [MaterialShape]
    /// The method by which corners are matched.
    public var matching: ShapeMatching
    /// The time from one shape to the next, in milliseconds.
    public var interval: Double
    /// The rotation of the whole figure in that time, on its own and with the spring, in turns.
    public var steadyTurn, springTurn: Double
    /// The clockwise rotation of the whole figure at the beginning, in turns: with 0 a heart is upright.
    public var startTurn: Double
    /// The time after which everything repeats, in milliseconds.
    public var period: Double

    /// Creates shapes that follow each other.
    public init(
        style: Style, shapes: [MaterialShape], matching: ShapeMatching, interval: Double = 650,
        steadyTurn: Double, springTurn: Double = 0.25, startTurn: Double = 0, period: Double
    ) {
        self.style = style
        self.shapes = shapes
        self.matching = matching
        self.interval = interval
        self.steadyTurn = steadyTurn
        self.springTurn = springTurn
        self.startTurn = startTurn
        self.period = period
    }

    private static let spring = Spring(stiffness: 200, dampingRatio: 0.6)

    /// The time at which the sources consider the spring settled, in milliseconds.
    private var settled: Double { style == .views ? 449.13 : 297 }

    /// Returns the position of the spring within an interval.
    private func spring(at time: Double) -> Double { time < settled ? Self.spring.position(after: time) : 1 }

    /// Returns the picture at `time` milliseconds.
    public func moment(at time: Double) -> ShapeMoment {
        let whole = (time / interval).rounded(.down)
        let sinceWhole = min(max(time - whole * interval, 0), interval)
        let x = spring(at: sinceWhole)
        let turned = steadyTurn * time / interval
        let steady = style == .compose ? turned - turned.rounded(.down) : turned
        switch style {
        case .views:
            // An overshoot enters the next morph and comes back.
            let place = whole + x
            let shape = place.rounded(.down)
            return ShapeMoment(
                shape: index(shape), next: index(shape + 1), fraction: place - shape,
                rotation: steady + springTurn * (whole + x) + startRotation,
                color: whole + min(max(x, 0), 1))
        case .compose:
            let isSettled = sinceWhole >= settled
            let shape = isSettled ? whole + 1 : whole
            return ShapeMoment(
                shape: index(shape), next: index(shape + 1), fraction: isSettled ? 0 : x,
                rotation: steady + springTurn * (whole + x) + startRotation, color: whole)
        }
    }

    /// Returns the rotation by springs alone at `time` milliseconds, in turns.
    package func sprung(at time: Double) -> Double {
        let whole = (time / interval).rounded(.down)
        let x = spring(at: min(max(time - whole * interval, 0), interval))
        return springTurn * (whole + x) + startRotation
    }

    /// The rotation at the beginning, as a source counts it: that of views is 0 where +x is at 12 o'clock.
    private var startRotation: Double { style == .views ? startTurn + 0.25 : startTurn }

    /// The times in an interval at which another pair of shapes is drawn, or the figure jumps, in milliseconds.
    package var changes: [Double] {
        var changes = [settled]
        if style == .views {
            // The spring passes the next shape on its way to its farthest point.
            var (low, high) = (0.0, 250.0)
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if spring(at: middle) < 1 { low = middle } else { high = middle }
            }
            changes.append(high)
        }
        return changes.filter { $0 < interval }
    }

    private func index(_ number: Double) -> Int {
        let count = Double(shapes.count)
        // Exact, however large the number is.
        let rest = number.truncatingRemainder(dividingBy: count)
        return Int(rest < 0 ? rest + count : rest)
    }
}

/// The picture, at one moment, of shapes that morph into each other.
public struct ShapeMoment: Hashable, Sendable {
    /// The index of the current shape, and of the one into which it morphs.
    public var shape, next: Int
    /// The fraction of the morph from one to the other.
    public var fraction: Double
    /// The clockwise rotation of the whole figure, in turns.
    public var rotation: Double
    /// The position in a list of colors that follow each other.
    public var color: Double
    /// Whether a value is shown.
    public var showsValue = false
    /// The progress of the outline toward a circle, in `0...1`.
    public var roundness = 0.0
}

/// Shapes that are prepared to be drawn at any moment.
public struct ShapeLine: Hashable, Sendable {
    private let style: ShapeCourse.Style
    private let morphs: [ShapeMorph]
    private let valued: ShapeMorph?
    /// The scale from the unit of a shape to the published box of 48 points.
    private let scale: Double

    /// Prepares the shapes of a course at the published size.
    public init(_ course: ShapeCourse) {
        style = course.style
        let isCompose = course.style == .compose
        let shapes = course.shapes.map {
            isCompose ? $0.polygon.normalizedInBox : $0.polygon.normalizedRadially
        }
        morphs = shapes.indices.map {
            ShapeMorph(shapes[$0], shapes[($0 + 1) % shapes.count], course.matching)
        }
        switch course.style {
        case .views:
            scale = 17
            valued = nil
        case .compose:
            let ratios = shapes.map { Self.room($0) }
            scale = 38 * min(ratios.min() ?? 1, 1)
            valued = ShapeMorph(
                RoundedPolygon.circle(10).turned(degrees: 18).normalizedInBox,
                MaterialShape.softBurst.polygon.normalizedInBox, .byLength)
        }
    }

    /// Returns the side of a shape's box as a share of the circle in which it turns.
    private static func room(_ shape: RoundedPolygon) -> Double {
        let box = shape.outline.controlBox
        let far = shape.outline.reduce(0) { far, cubic in
            max(far, (cubic.start - shape.center).length, (cubic.point(at: 0.5) - shape.center).length)
        }
        return max(box.high.x - box.low.x, box.high.y - box.low.y) / (2 * far)
    }

    /// Returns the closed outline around the origin, in the published box of 48 points.
    public func outline(_ moment: ShapeMoment) -> [ShapeCubic] {
        outline(of: moment.shape, at: moment.fraction, showsValue: moment.showsValue).map { cubic in
            let turned = cubic.mapped { $0.turned(moment.rotation) }
            return moment.roundness > 0 ? turned.rounded(by: moment.roundness, radius: circle) : turned
        }
    }

    /// The radius of the circle into which a shape morphs, in the published box: views scale shapes to it, and the value of
    /// Compose begins with it.
    package var circle: Double { style == .views ? 17 : 19 }

    /// Returns the outline of a shape on its way to the next, before it turns.
    package func outline(of shape: Int, at fraction: Double, showsValue: Bool) -> [ShapeCubic] {
        switch style {
        case .views:
            return morphs[shape].outline(at: fraction).map { cubic in
                cubic.mapped { ($0 * scale).turned(-0.25) }
            }
        case .compose:
            let morph = showsValue ? valued ?? morphs[0] : morphs[shape]
            let size = showsValue ? 38 : scale
            let line = morph.outline(at: fraction)
            let box = line.controlBox
            let middle = (box.low + box.high) * 0.5
            return line.map { cubic in cubic.mapped { ($0 - middle) * size } }
        }
    }

    /// Returns the greatest distance that a point of a shape covers on its way to the next, in the published box.
    package func way(of shape: Int, showsValue: Bool) -> Double {
        let (from, to) = (
            outline(of: shape, at: 0, showsValue: showsValue),
            outline(of: shape, at: 1, showsValue: showsValue)
        )
        return zip(from, to).reduce(0) { way, pair in
            max(
                way, (pair.1.start - pair.0.start).length, (pair.1.first - pair.0.first).length,
                (pair.1.second - pair.0.second).length)
        }
    }
}

extension ShapeCubic {
    /// Returns the cubic moved by a share toward the arc of a circle around the origin that spans the same angles.
    fileprivate func rounded(by share: Double, radius: Double) -> ShapeCubic {
        let (tail, head) = (start.unit, end.unit)
        // The handles of an arc are four thirds of the tangent of a quarter of its angle.
        let half = PlanePoint.cross(tail, head) / (1 + PlanePoint.dot(tail, head))
        let handle = radius * 4 / 3 * half / (1 + (1 + half * half).squareRoot())
        let (from, to) = (tail * radius, head * radius)
        let arc = ShapeCubic(from, from + tail.clockwise * handle, to - head.clockwise * handle, to)
        func between(_ a: PlanePoint, _ b: PlanePoint) -> PlanePoint { a * (1 - share) + b * share }
        return ShapeCubic(
            between(start, arc.start), between(first, arc.first), between(second, arc.second),
            between(end, arc.end))
    }
}
