package import Drawing
package import MotionCore

extension MovingElement {
    /// The number of steps in which an arc that fades in grows opaque as areas.
    private static let fadeSteps = 24

    /// Returns the opacity of the whole element, with these values of its tracks.
    func opacity(_ values: [Double]) -> Double {
        let value = lookup(values)
        return (value(.opacity) ?? 1) * (value(.fillOpacity) ?? 1) * (value(.strokeOpacity) ?? 1)
    }

    /// Whether the figure is a box seen from the front, so that several can be one area: touching boxes would otherwise let
    /// the picture behind them show through where they meet within a pixel, and translucent ones be darker where they
    /// overlap.
    func canBeJoined(_ values: [Double]) -> Bool {
        guard case .box = figure else { return false }
        return zip(tracks, values).allSatisfy { track, value in
            switch track.property {
            case .scaleX, .scaleY: false
            case .rotateX, .rotateY: Direction(turns: value / 360).y < 0
            default: true
            }
        }
    }

    private func lookup(_ values: [Double]) -> (ElementTrack.Property) -> Double? {
        { property in tracks.firstIndex { $0.property == property }.map { values[$0] } }
    }

    /// Returns the areas to fill with their own opacities, for these values of the tracks, in the units of the box.
    package func areas(_ values: [Double], middle: PlanePoint) -> [(path: Path, opacity: Double)] {
        let value = lookup(values)
        let (body, own) = body(value)
        let moved = move(value, around: own, middle: middle)
        return body.map { area in
            let path = area.path.mapped(moved)
            return (window.map { path.cut(to: $0.extent) } ?? path, area.opacity)
        }
    }

    /// Returns where each point of the figure is with these values of the tracks.
    ///
    /// - Parameter own: The middle of the figure.
    private func move(
        _ value: (ElementTrack.Property) -> Double?, around own: PlanePoint, middle: PlanePoint
    ) -> (Point) -> Point {
        let both = value(.scale) ?? 1
        let scale = (x: both * (value(.scaleX) ?? 1), y: both * (value(.scaleY) ?? 1))
        let (pivot, anchor) = (pivot ?? own, anchor ?? own)
        let shift = PlanePoint(value(.dx) ?? 0, value(.dy) ?? 0)
        let (spin, tip, swing) = (value(.rotation) ?? 0, value(.rotateX) ?? 0, value(.rotateY) ?? 0)
        let turn = value(.groupRotation) ?? 0
        return { point in
            var p = PlanePoint(
                anchor.x + (point.x - anchor.x) * scale.x, anchor.y + (point.y - anchor.y) * scale.y)
            p = (p - pivot).turned(spin / 360)
            if tip != 0 || swing != 0 { p = p.tipped(tip / 360, swing / 360, perspective) }
            p = p + pivot + shift
            for placing in placings {
                p =
                    ((p - placing.about) * placing.scale).turned(placing.turns) + placing.about
                    + placing.shift
            }
            p = (p - middle).turned(turn / 360) + middle
            return Point(x: p.x, y: p.y)
        }
    }

    /// Returns an arc that fades in where it is still a part of a circle; nil for other figures, and for an arc that is cut, or scaled
    /// in one direction.
    func fadingArc(_ values: [Double], middle: PlanePoint) -> FadingArc? {
        let other: [ElementTrack.Property] = [.scaleX, .scaleY, .rotateX, .rotateY]
        guard case .arc(let x, let y, let r, let stroke, let start, let sweep, _, true) = figure, r > 0,
            window == nil, !tracks.contains(where: { other.contains($0.property) })
        else { return nil }
        let value = lookup(values)
        let own = value(.scale) ?? 1
        let scale = placings.reduce(own.magnitude) { $0 * $1.scale }
        let turned = ((value(.rotation) ?? 0) + (value(.groupRotation) ?? 0)) / 360 + (own < 0 ? 0.5 : 0)
        return FadingArc(
            center: move(value, around: PlanePoint(x, y), middle: middle)(Point(x: x, y: y)),
            radius: r * scale, width: stroke * scale,
            span: ArcSpan(start: placings.reduce(start + turned) { $0 + $1.turns }, sweep: sweep))
    }

    /// Returns the figure before it is scaled and turned, and its own middle.
    package func body(_ value: (ElementTrack.Property) -> Double?)
        -> (areas: [(path: Path, opacity: Double)], middle: PlanePoint)
    {
        switch figure {
        case .disc(let x, let y, let r):
            let center = Point(x: value(.cx) ?? x, y: value(.cy) ?? y)
            return ([(.disc(center, radius: max(value(.r) ?? r, 0)), 1)], PlanePoint(center.x, center.y))
        case .box(let x, let y, let width, let height, let radius):
            let (x, y) = (value(.x) ?? x, value(.y) ?? y)
            // What has round corners has them in every picture, so that all have the same steps.
            let isReshaped = value(.width) != nil || value(.height) != nil
            let least = isReshaped && radius > 0 ? 2e-6 : 0
            let (width, height) = (max(value(.width) ?? width, least), max(value(.height) ?? height, least))
            let round = value(.radius).map { max($0, 1e-6) } ?? radius
            let path = Path.rectangle(x: x, y: y, width: width, height: height, radius: round)
            return ([(path, 1)], PlanePoint(x + width / 2, y + height / 2))
        case .ring(let x, let y, let r, let stroke):
            let center = Point(x: value(.cx) ?? x, y: value(.cy) ?? y)
            let width = max(value(.strokeWidth) ?? stroke, 0)
            let path = width > 0 ? Path.ring(center, radius: max(value(.r) ?? r, 0), width: width) : Path()
            return ([(path, 1)], PlanePoint(center.x, center.y))
        case .arc(let x, let y, let r, let stroke, let start, let sweep, let cap, let fadesIn):
            let center = Point(x: x, y: y)
            let start = value(.start).map { $0 / 360 } ?? start
            let sweep = min(max(value(.sweep).map { $0 / 360 } ?? sweep, 0), 1)
            let (r, width) = (max(value(.r) ?? r, 0), max(value(.strokeWidth) ?? stroke, 0))
            func arc(_ share: Double) -> Path {
                .arc(
                    center, radius: r, width: width,
                    span: ArcSpan(start: start + sweep * share, sweep: sweep * (1 - share)),
                    cap: fadesIn ? .butt : StrokeCap(cap))
            }
            return (fadesIn ? Self.fading(arc) : [(arc(0), 1)], PlanePoint(x, y))
        case .shape(let shape, let x, let y, let r):
            let center = Point(x: value(.cx) ?? x, y: value(.cy) ?? y)
            let path = Path.area(
                shape.polygon.normalizedRadially.outline, scale: max(value(.r) ?? r, 0), center: center)
            return ([(path, 1)], PlanePoint(center.x, center.y))
        case .outlines(let paths):
            let outlines = Self.morph(paths, value(.morph) ?? 0)
            var path = Path()
            for outline in outlines { path.add(.area(outline, center: Point(x: 0, y: 0))) }
            let box = (paths.first ?? []).flatMap { $0 }.controlBox
            return ([(path, 1)], paths.isEmpty ? PlanePoint(0, 0) : (box.low + box.high) * 0.5)
        case .line(let line, let isClosed, let stroke, let cap, let join):
            let width = max(value(.strokeWidth) ?? stroke, 0)
            let box = line.controlBox
            let trim = trim(value, isClosed: isClosed)
            var path = Path()
            for part in width > 0 ? trim.parts(of: line, isClosed: isClosed) : [] {
                path.add(
                    .joined(
                        part, width: width, cap: StrokeCap(cap), join: StrokeJoin(join),
                        isClosed: isClosed && trim.isWhole))
            }
            return ([(path, 1)], (box.low + box.high) * 0.5)
        }
    }

    /// Returns the visible part of a line, with these values of its tracks.
    package func trim(_ value: (ElementTrack.Property) -> Double?, isClosed: Bool) -> LineTrim {
        LineTrim(
            start: value(.trimStart) ?? 0, end: value(.trimEnd) ?? 1, offset: value(.trimOffset) ?? 0,
            isClosed: isClosed)
    }

    /// Returns the outlines between those of the paths on both sides of a place in the list.
    private static func morph(_ paths: [[[ShapeCubic]]], _ place: Double) -> [[ShapeCubic]] {
        guard paths.count > 1 else { return paths.first ?? [] }
        let place = min(max(place, 0), Double(paths.count - 1))
        let index = min(Int(place), paths.count - 2)
        let share = place - Double(index)
        func mixed(_ a: PlanePoint, _ b: PlanePoint) -> PlanePoint { a * (1 - share) + b * share }
        return zip(paths[index], paths[index + 1]).map { from, to in
            zip(from, to).map {
                ShapeCubic(
                    mixed($0.start, $1.start), mixed($0.first, $1.first), mixed($0.second, $1.second),
                    mixed($0.end, $1.end))
            }
        }
    }

    /// Returns arcs that lie on each other, each shorter than the one before, so that together they grow opaque without
    /// seams.
    private static func fading(_ arc: (Double) -> Path) -> [(path: Path, opacity: Double)] {
        var shown = 0.0
        return (0..<fadeSteps).map { step in
            let place = (Double(step) + 0.5) / Double(fadeSteps)
            let alpha = place < 0.63 ? 0.631 * place / 0.63 : 0.631 + 0.369 * (place - 0.63) / 0.37
            let more = 1 - (1 - alpha) / (1 - shown)
            shown = alpha
            return (arc(Double(step) / Double(fadeSteps)), more)
        }
    }
}

/// An arc that grows opaque toward its end, in the units of the box.
struct FadingArc {
    let center: Point
    let radius, width: Double
    let span: ArcSpan
}

extension MovingElement.Window {
    fileprivate var extent: Extent { Extent(left: x, top: y, right: x + width, bottom: y + height) }

    /// The rectangle as an area.
    package var path: Path { .rectangle(x: x, y: y, width: width, height: height, radius: 0) }
}

extension PlanePoint {
    /// Returns the point turned about its x axis after its y axis, out of the plane, and seen from `eye` in front of it; from
    /// infinitely far with nil.
    fileprivate func tipped(_ aboutX: Double, _ aboutY: Double, _ eye: Double?) -> PlanePoint {
        let (a, b) = (Direction(turns: aboutX), Direction(turns: aboutY))
        // A direction is (sin, -cos).
        let (x, depth) = (self.x * -b.y, -self.x * b.x)
        let (y, z) = (self.y * -a.y - depth * a.x, self.y * a.x + depth * -a.y)
        let nearness = eye.map { $0 / max($0 - z, 1e-3) } ?? 1
        return PlanePoint(x * nearness, y * nearness)
    }
}
