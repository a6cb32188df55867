internal import Drawing
internal import MotionCore
internal import SVGDocuments

extension Moment {
    /// Returns the path of a figure in its own units, which begins where SVG says and goes the way that it says; nil for none.
    func path(of node: Int, in viewport: Viewport) -> Path? {
        func across(_ property: MovingProperty) -> Double {
            length(property, node)?.length(of: viewport.width) ?? 0
        }
        func down(_ property: MovingProperty) -> Double {
            length(property, node)?.length(of: viewport.height) ?? 0
        }
        switch kind(node) {
        case .path:
            guard case .path(let path)? = value(.d, node) else { return nil }
            return path.path
        case .rect:
            let (width, height) = (across(.width), down(.height))
            guard width > 0, height > 0 else { return nil }
            let (rx, ry) = corners(of: node, width, height, in: viewport)
            return .rounded(x: across(.x), y: down(.y), width: width, height: height, rx, ry)
        case .circle:
            let radius = length(.r, node)?.length(of: viewport.diagonal) ?? 0
            return .ellipse(across(.cx), down(.cy), radius, radius)
        case .ellipse:
            let (rx, ry) = radii(node, in: viewport)
            return .ellipse(across(.cx), down(.cy), rx ?? ry ?? 0, ry ?? rx ?? 0)
        case .line:
            var path = Path()
            path.move(to: Point(x: across(.x1), y: down(.y1)))
            path.line(to: Point(x: across(.x2), y: down(.y2)))
            return path
        case .polyline, .polygon:
            guard let numbers = list(.points, node), numbers.count >= 2 else { return nil }
            var path = Path()
            for index in stride(from: 0, to: numbers.count - 1, by: 2) {
                let point = Point(x: numbers[index].user, y: numbers[index + 1].user)
                if index == 0 { path.move(to: point) } else { path.line(to: point) }
            }
            if kind(node) == .polygon { path.close() }
            return path
        default: return nil
        }
    }

    /// The radii of the corners of a rectangle as they are drawn.
    func corners(
        of node: Int, _ width: Double, _ height: Double, in viewport: Viewport
    ) -> (x: Double, y: Double) {
        let (rx, ry) = radii(node, in: viewport)
        return (min(max(rx ?? ry ?? 0, 0), width / 2), min(max(ry ?? rx ?? 0, 0), height / 2))
    }

    /// The radii of an ellipse or of corners; nil for `auto`, and for what is below 0, which counts as that.
    func radii(_ node: Int, in viewport: Viewport) -> (x: Double?, y: Double?) {
        let x = length(.rx, node)?.length(of: viewport.width)
        let y = length(.ry, node)?.length(of: viewport.height)
        return (x.flatMap { $0 < 0 ? nil : $0 }, y.flatMap { $0 < 0 ? nil : $0 })
    }
}

extension Path {
    /// A whole ellipse from 3 o'clock on, clockwise; nil for one without an area.
    fileprivate static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> Path? {
        guard rx > 0, ry > 0 else { return nil }
        return circle.placed(Affine(rx, 0, 0, ry, x, y))
    }

    private static let circle: Path = {
        var circle = Path()
        circle.move(to: Point(x: 1, y: 0))
        circle.arc(Point(x: 0, y: 0), 1, from: 0.25, by: 1)
        circle.close()
        return circle
    }()

    private static let corners: [Path] = (0..<4).map { corner in
        var arc = Path()
        arc.arc(Point(x: 0, y: 0), 1, from: Double(corner) / 4, by: 0.25)
        return arc
    }

    /// A rectangle with elliptic corners, from the end of the top left one on, clockwise; of the same steps for all sizes.
    static func rounded(
        x: Double, y: Double, width: Double, height: Double, _ rx: Double, _ ry: Double,
        keepsCorners: Bool = false
    ) -> Path {
        var path = Path()
        let (right, bottom) = (x + width, y + height)
        guard rx > 0 && ry > 0 || keepsCorners else {
            path.move(to: Point(x: x, y: y))
            for corner in [(right, y), (right, bottom), (x, bottom)] {
                path.line(to: Point(x: corner.0, y: corner.1))
            }
            path.close()
            return path
        }
        func corner(_ index: Int, _ centerX: Double, _ centerY: Double) {
            path.add(corners[index].placed(Affine(rx, 0, 0, ry, centerX, centerY)))
        }
        path.move(to: Point(x: x + rx, y: y))
        path.line(to: Point(x: right - rx, y: y))
        corner(0, right - rx, y + ry)
        path.line(to: Point(x: right, y: bottom - ry))
        corner(1, right - rx, bottom - ry)
        path.line(to: Point(x: x + rx, y: bottom))
        corner(2, x + rx, bottom - ry)
        path.line(to: Point(x: x, y: y + ry))
        corner(3, x + rx, y + ry)
        path.close()
        return path
    }
}
