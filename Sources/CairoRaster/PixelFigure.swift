internal import Drawing

/// A rectangle in pixels.
struct Box {
    var left, top, right, bottom: Double

    func intersection(_ other: Box?) -> Box {
        guard let other else { return self }
        return Box(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
    }

    func extended(by distance: Double) -> Box {
        Box(left: left, top: top, right: right + distance, bottom: bottom)
    }
}

/// A part of a scan line in pixels, empty where `high` is not above `low`.
struct Stretch {
    var low, high: Double

    func intersection(_ other: Stretch) -> Stretch {
        Stretch(low: max(low, other.low), high: min(high, other.high))
    }

    func moved(by distance: Double) -> Stretch { Stretch(low: low + distance, high: high + distance) }
}

/// A figure on the canvas, in pixels.
enum PixelFigure {
    case block(BlockShape)
    case line(PixelLine)

    /// Creates `figure`, enlarged by `scale` and then moved.
    init(_ figure: Figure, scale: Double, insetX: Double, insetY: Double) {
        switch figure {
        case .block(let block):
            self = .block(
                BlockShape(
                    x: insetX + block.x * scale, y: insetY + block.y * scale, width: block.width * scale,
                    height: block.height * scale, radius: block.radius * scale))
        case .line(let line):
            self = .line(
                PixelLine(
                    Point(x: insetX + line.x1 * scale, y: insetY + line.y1 * scale),
                    Point(x: insetX + line.x2 * scale, y: insetY + line.y2 * scale),
                    half: line.width * scale / 2, cap: line.cap))
        }
    }

    /// A rectangle around the figure, exact at the top and at the bottom.
    var box: Box {
        switch self {
        case .block(let block):
            Box(left: block.x, top: block.y, right: block.x + block.width, bottom: block.y + block.height)
        case .line(let line): line.box
        }
    }

    /// Whether the stretch of the figure is the same on all scan lines.
    var isUpright: Bool {
        if case .block(let block) = self { return block.radius == 0 }
        return false
    }

    /// Whether the parts above and below `y` are mirror images; false where that is not easily told.
    func isMirrored(at y: Double) -> Bool {
        if case .block(let block) = self { return block.y + block.height / 2 == y }
        return false
    }

    /// The stretch of the figure on the scan line at `y`, which is within ``box``.
    @inline(__always)
    func stretch(at y: Double) -> Stretch {
        switch self {
        case .block(let block): block.stretch(at: y)
        case .line(let line): line.stretch(at: y)
        }
    }
}

extension BlockShape {
    @inline(__always)
    func stretch(at y: Double) -> Stretch {
        guard radius > 0 else { return Stretch(low: x, high: x + width) }
        // Between the corners, or from one to the other.
        let isWhole = 2 * radius >= height
        let dy =
            isWhole
            ? y - self.y - radius : max(self.y + radius - y, y - (self.y + height) + radius, 0)
        let inset = radius - max(0, radius * radius - dy * dy).squareRoot()
        return Stretch(low: x + inset, high: x + width - inset)
    }
}

/// A straight stroke in pixels.
struct PixelLine {
    private let from, to: Point
    private let half: Double
    private let isRound: Bool
    /// The stroke's direction, a unit vector.
    private let alongX, alongY: Double
    /// The distance from the middle of the stroke to its flat ends.
    private let reach: Double

    init(_ from: Point, _ to: Point, half: Double, cap: StrokeCap) {
        self.from = from
        self.to = to
        self.half = half
        isRound = cap == .round
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = (dx * dx + dy * dy).squareRoot()
        (alongX, alongY) = length > 0 ? (dx / length, dy / length) : (1, 0)
        reach = length / 2 + (cap == .square ? half : 0)
    }

    private var middle: Point { Point(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2) }

    var box: Box {
        var (x, y) = (
            reach * alongX.magnitude + half * alongY.magnitude,
            reach * alongY.magnitude + half * alongX.magnitude
        )
        if isRound {
            x = (to.x - from.x).magnitude / 2 + half
            y = (to.y - from.y).magnitude / 2 + half
        }
        return Box(left: middle.x - x, top: middle.y - y, right: middle.x + x, bottom: middle.y + y)
    }

    func stretch(at y: Double) -> Stretch {
        let dy = y - middle.y
        var stretch = Stretch(low: -.infinity, high: .infinity)
        Self.clip(&stretch, slope: alongX, offset: dy * alongY, limit: reach)
        Self.clip(&stretch, slope: -alongY, offset: dy * alongX, limit: half)
        stretch = Stretch(low: stretch.low + middle.x, high: stretch.high + middle.x)
        guard isRound else { return stretch }
        // The stroke and the discs at its ends form one convex area.
        for end in [from, to] {
            let square = half * half - (y - end.y) * (y - end.y)
            guard square > 0 else { continue }
            let reach = square.squareRoot()
            if stretch.high > stretch.low {
                stretch.low = min(stretch.low, end.x - reach)
                stretch.high = max(stretch.high, end.x + reach)
            } else {
                stretch = Stretch(low: end.x - reach, high: end.x + reach)
            }
        }
        return stretch
    }

    /// Keeps the x at which `slope` · x + `offset` is between -`limit` and `limit`.
    private static func clip(_ stretch: inout Stretch, slope: Double, offset: Double, limit: Double) {
        if slope == 0 {
            if offset.magnitude > limit { stretch.high = -.infinity }
            return
        }
        let (a, b) = ((-limit - offset) / slope, (limit - offset) / slope)
        stretch.low = max(stretch.low, min(a, b))
        stretch.high = min(stretch.high, max(a, b))
    }
}
