public import Drawing
public import MotionCore

/// A custom shape that shows an arc or a value. Lengths are in points.
public struct CustomShapeIndicator: Hashable, Sendable {
    /// The side of the square box, which the shape fills in one direction.
    public private(set) var size: Double
    /// The way in which the shape shows the motion.
    public let way: ShapeWay
    /// The width of traced lines.
    public private(set) var stroke: Double
    /// The cap at the ends of traced lines.
    public let cap: StrokeCap
    /// The color of the whole shape behind the filled or traced part, or nil for none.
    public var track: Color?
    /// The opacity in `0...1` of the rest of a shape that is drawn in its own colors; nil for one in the indicator's color.
    public var rest: Double?
    /// The distance of the box from the left edge of the picture, in points.
    public var x = 0.0
    /// The distance of the box from the top of the picture, in points.
    public var y = 0.0

    let shape: CustomShape
    /// The scale from the shape's units to points.
    private(set) var scale: Double
    let curves: [MeasuredCurve]

    /// Creates a shape in a square box: with its bounds in the box, with its lines inside by half a stroke where they are
    /// traced, and with room to turn where it turns.
    public init(_ shape: CustomShape, _ way: ShapeWay, size: Double, stroke: Double, cap: StrokeCap) {
        self.shape = shape
        self.way = way
        self.size = size
        self.stroke = stroke
        self.cap = cap
        switch way {
        case .fill, .pulse: scale = size
        case .turn: scale = size / (2 * shape.reach)
        case .trace: scale = max(size - stroke, 0)
        }
        curves = way == .trace ? shape.lines.map { MeasuredCurve($0.cubics) } : []
    }

    /// The middle of the box in the picture.
    package var center: Point { Point(x: x + size / 2, y: y + size / 2) }

    /// Returns the shape at a share in `0...1` of its size, with the same middle.
    package func sized(_ share: Double) -> CustomShapeIndicator {
        var shape = self
        shape.x += size * (1 - share) / 2
        shape.y += size * (1 - share) / 2
        shape.size *= share
        shape.stroke *= share
        shape.scale *= share
        return shape
    }

    /// Adds the picture of a span: of a value from 0, or of a running arc; nothing of a shape without a size.
    public func draw(_ span: ArcSpan, color: Color, into list: inout DisplayList) {
        if size <= 0 { return }
        if let rest, let artwork = shape.artwork {
            return draw(own: artwork, rest: rest, span, color: color, into: &list)
        }
        switch way {
        case .fill:
            let part = placed(span.sweep < 1 ? shape.area.below(level(span.sweep)) : shape.area)
            add(part, color, on: placed(shape.area), to: &list)
        case .trace:
            let part = joined(traced(from: span.start, to: span.start + min(span.sweep, 1)))
            add(part, color, on: joined(traced(from: 0, to: 1)), to: &list)
        case .turn:
            let (way, middle) = (Direction(turns: span.start), center)
            let turned = shape.area.mapped { point in
                // A direction is (sin, -cos).
                Point(
                    x: middle.x + (-way.y * point.x - way.x * point.y) * scale,
                    y: middle.y + (way.x * point.x - way.y * point.y) * scale)
            }
            list.shapes.append(.path(PathShape(turned, color, role: .value)))
        case .pulse:
            list.shapes.append(
                .path(PathShape(placed(shape.area, pulse(span.sweep)), color, role: .value)))
        }
    }

    /// The size of a pulse for an empty arc, as a share of its full size.
    private static let smallest = 0.5

    /// The height up to which a value fills the shape, in the shape's units.
    func level(_ value: Double) -> Double { shape.height * (0.5 - min(max(value, 0), 1)) }

    /// The size for the length of an arc, as a share of the full size.
    package func pulse(_ length: Double) -> Double {
        Self.smallest + (1 - Self.smallest) * min(max(length, 0), 1)
    }

    private func placed(_ path: Path, _ share: Double = 1) -> Path {
        path.placed(scale: scale * share, x: center.x, y: center.y)
    }

    /// Adds a part of the shape in front of the whole shape.
    private func add(
        _ part: Path, _ color: Color, on whole: @autoclosure () -> Path, to list: inout DisplayList
    ) {
        if let track {
            let areas = part.elements.isEmpty ? [] : [StackShape.Area.path(part)]
            list.shapes.append(
                .stack(StackShape([.init(areas, color), .init([.path(whole())], track, role: .track)])))
        } else if !part.elements.isEmpty {
            list.shapes.append(.path(PathShape(part, color, role: .value)))
        }
    }

    private func joined(_ strokes: [(line: Int, path: Path)]) -> Path {
        strokes.reduce(into: Path()) { $0.add($1.path) }
    }

    /// Returns the strokes along the lines from one place to another, in turns of all of them together, with their lines.
    func traced(from tail: Double, to head: Double) -> [(line: Int, path: Path)] {
        let whole = curves.reduce(0) { $0 + $1.length }
        let first = tail - tail.rounded(.down)
        let last = first + head - tail
        var strokes: [(line: Int, path: Path)] = []
        var begin = 0.0
        for (index, line) in shape.lines.enumerated() {
            let curve = curves[index]
            let length = curve.length
            var path = Path()
            defer { if !path.elements.isEmpty { strokes.append((index, path)) } }
            defer { begin += length }
            // Once for the part in this round, once for the one that has begun in the round before.
            let pieces = [0.0, 1].compactMap { round -> (from: Double, to: Double)? in
                let from = max((first - round) * whole - begin, 0)
                let to = min((last - round) * whole - begin, length)
                return to - from > whole * 1e-9 ? (from, to) : nil
            }
            if head - tail >= 1 || pieces.count == 1 && pieces[0].to - pieces[0].from >= length {
                path.add(stroked(line.cubics, isClosed: line.isClosed))
            } else if line.isClosed, pieces.count == 2, pieces[1].to >= pieces[0].from {
                path.add(stroked(line.cubics, isClosed: true))
            } else if line.isClosed, pieces.count == 2, pieces[0].to >= length, pieces[1].from <= 0 {
                let cubics = pieces.flatMap { curve.piece(from: $0.from, to: $0.to) }
                path.add(stroked(cubics, isClosed: false))
            } else {
                for piece in pieces {
                    path.add(stroked(curve.piece(from: piece.from, to: piece.to), isClosed: false))
                }
            }
        }
        return strokes
    }

    private func stroked(_ cubics: [ShapeCubic], isClosed: Bool) -> Path {
        let middle = center
        let placed = cubics.map { $0.mapped { $0 * scale + PlanePoint(middle.x, middle.y) } }
        return .joined(placed, width: stroke, cap: cap, isClosed: isClosed)
    }
}
