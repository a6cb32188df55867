internal import Drawing
internal import MotionCore

/// The color of each pixel of an arc with a gradient.
///
/// An arc that begins where its gradient does keeps the colors of its ends beyond them, on its caps, and where the head
/// comes round to the tail, it lies on it: a round head keeps its shape, and a flat one ends there. Any other arc shows the
/// part of a fixed gradient that lies below it.
struct ArcShading {
    private let ramp: GradientRamp
    private let center: Point
    private let start, sweep: Double
    /// The beginning of the arc in the gradient, in turns, and the turns per gradient.
    private let offset, length: Double
    /// Whether the arc begins where the gradient does.
    private let isAnchored: Bool
    /// The head, where it may reach the tail; nil for an arc that cannot.
    private let head: End?
    /// The tail where the head may reach it; nil where it does not, or cannot.
    private let tail: End?
    private let radius: Double
    /// Whether each pixel has one color of the gradient, and no mixture of two that meet in it.
    private let isHard: Bool
    /// The number of samples of a pixel in each direction where colors meet.
    private static let places = 12

    private struct End {
        let center: Point
        /// The direction in which the arc ends there, a unit vector.
        let direction: Point
        let cap: StrokeCap
        /// Half the stroke: the distance from the end of the arc to that of a cap, and from the center line to the side.
        let half: Double

        /// Whether the cap covers a point beyond the end.
        func covers(_ x: Double, _ y: Double) -> Bool {
            let (dx, dy) = (x - center.x, y - center.y)
            switch cap {
            case .butt: return false
            case .round: return dx * dx + dy * dy <= half * half
            case .square: return dx * direction.x + dy * direction.y <= half
            }
        }
    }

    init(
        _ ring: RingShape, _ gradient: RingGradient, _ ramp: GradientRamp, _ geometry: RingGeometry,
        isHard: Bool
    ) {
        self.ramp = ramp
        self.isHard = isHard
        center = geometry.center
        (start, sweep) = (ring.arc.start, min(ring.arc.sweep, 1))
        // The middle of the arc lies in the gradient, whatever turn each of them is counted from.
        let middle = start + sweep / 2 - gradient.span.start
        offset = middle - middle.rounded(.down) - sweep / 2
        length = min(gradient.span.sweep, 1)
        isAnchored = length < 1 || offset.magnitude < 1e-9
        radius = geometry.radius
        func end(_ turns: Double, _ sign: Double) -> End {
            let way = PlanePoint(0, -1).turned(turns)
            return End(
                center: Point(
                    x: geometry.center.x + way.x * geometry.radius,
                    y: geometry.center.y + way.y * geometry.radius),
                direction: Point(x: -way.y * sign, y: way.x * sign), cap: ring.cap,
                half: geometry.stroke * ring.arcScale / 2)
        }
        let meets = isAnchored && sweep > 0.5
        head = meets ? end(start + sweep, 1) : nil
        tail = meets && sweep < 1 ? end(start, -1) : nil
    }

    /// The color of a pixel: that of its middle, or the mean where colors meet in it.
    func color(column: Int, row: Int) -> Color {
        let (left, top) = (Double(column), Double(row))
        let middle = color(left + 0.5, top + 0.5)
        if isHard || !isNearEdge(left + 0.5, top + 0.5) { return middle }
        let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { color(left + $0.0, top + $0.1) }
        if corners.allSatisfy({ $0.isNear(middle) }) { return middle }
        var (sum, count) = (SIMD4<UInt32>.zero, UInt32(0))
        let step = 1 / Double(Self.places)
        for y in 0..<Self.places {
            for x in 0..<Self.places {
                let (x, y) = (left + (Double(x) + 0.5) * step, top + (Double(y) + 0.5) * step)
                guard covers(x, y) else { continue }
                let color = color(x, y)
                count += 1
                sum &+=
                    SIMD4(UInt32(color.red), UInt32(color.green), UInt32(color.blue), 1)
                    &* UInt32(color.alpha)
            }
        }
        guard sum.w > 0 else { return middle }
        func mean(_ sum: UInt32, of count: UInt32) -> UInt8 { UInt8((sum + count / 2) / count) }
        return Color(
            red: mean(sum.x, of: sum.w), green: mean(sum.y, of: sum.w), blue: mean(sum.z, of: sum.w),
            alpha: mean(sum.w, of: count))
    }

    /// Whether colors may meet within a pixel of a point.
    private func isNearEdge(_ x: Double, _ y: Double) -> Bool {
        let (dx, dy) = (x - center.x, y - center.y)
        if let head {
            let reach = 1.5 * head.half + 2
            let (dx, dy) = (x - head.center.x, y - head.center.y)
            return dx * dx + dy * dy < reach * reach
        }
        if isAnchored { return false }
        let place = Self.turns(dx, dy) - start + offset
        return (place - place.rounded()).magnitude * 2 * Double.pi * (dx * dx + dy * dy).squareRoot() < 1
    }

    /// The distance of a point behind the tail, in turns.
    private func place(_ x: Double, _ y: Double) -> Double {
        let place = Self.turns(x - center.x, y - center.y) - start
        return place - place.rounded(.down)
    }

    /// Whether the head's cap covers a point.
    private func isHead(_ place: Double, _ x: Double, _ y: Double) -> Bool {
        guard let head else { return false }
        let beyond = place - sweep
        return (beyond < 0 ? beyond + 1 : beyond) < 0.25 && head.covers(x, y)
    }

    /// Whether the arc covers a point, which may be on a cap where colors meet there.
    private func covers(_ x: Double, _ y: Double) -> Bool {
        guard let head else { return true }
        let place = place(x, y)
        if isHead(place, x, y) || place > 0.75 && tail?.covers(x, y) ?? false { return true }
        let (dx, dy) = (x - center.x, y - center.y)
        return place <= sweep && ((dx * dx + dy * dy).squareRoot() - radius).magnitude <= head.half
    }

    /// The color at a point.
    private func color(_ x: Double, _ y: Double) -> Color {
        let place = place(x, y)
        guard isAnchored else {
            let around = offset + place
            return ramp[around - around.rounded(.down)]
        }
        if isHead(place, x, y) { return color(at: sweep) }
        if place <= sweep { return color(at: place) }
        if place > 0.75, let tail, tail.covers(x, y) { return color(at: 0) }
        return color(at: place - sweep < 1 - place ? sweep : 0)
    }

    /// The color at a distance from the tail in turns.
    private func color(at body: Double) -> Color { ramp[(offset + body) / length] }

    /// The angle clockwise from 12 o'clock in turns, within 4e-7 of a turn. Arithmetic alone: the same on every processor.
    static func turns(_ dx: Double, _ dy: Double) -> Double {
        let (wide, high) = (dx.magnitude, dy.magnitude)
        guard wide + high > 0 else { return 0 }
        let ratio = min(wide, high) / max(wide, high)
        let square = ratio * ratio
        var sum = -0.0117_2120
        for factor in [0.0526_5332, -0.1164_3287, 0.1935_4346, -0.3326_2347, 0.9999_7726] {
            sum = sum * square + factor
        }
        var angle = sum * ratio / (2 * Double.pi)
        if wide > high { angle = 0.25 - angle }
        if dy > 0 { angle = 0.5 - angle }
        return dx < 0 ? 1 - angle : angle
    }
}

/// A gradient's colors, so close together that neighbors are indistinguishable.
struct GradientRamp {
    let gradient: Gradient
    private let colors: [Color]

    private static let steps = 1024

    init(_ gradient: Gradient) {
        self.gradient = gradient
        colors = (0...Self.steps).map { gradient.color(at: Double($0) / Double(Self.steps)) }
    }

    /// The color nearest to a place, which may be out of `0...1`.
    subscript(place: Double) -> Color {
        colors[Int((min(max(place, 0), 1) * Double(Self.steps)).rounded())]
    }
}

extension Color {
    /// Whether no channel differs by more than a step that is not seen as an edge.
    fileprivate func isNear(_ other: Color) -> Bool {
        func isNear(_ a: UInt8, _ b: UInt8) -> Bool { a > b ? a - b <= 12 : b - a <= 12 }
        return isNear(red, other.red) && isNear(green, other.green) && isNear(blue, other.blue)
            && isNear(alpha, other.alpha)
    }
}
