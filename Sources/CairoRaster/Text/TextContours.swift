internal import Basics
internal import Drawing

/// A text's outlines, contour by contour with the box of each, in points.
struct TextContours {
    struct Contour {
        let elements: ArraySlice<Path.Element>
        let box: Box
    }

    let contours: [Contour]
    /// Around all of them; nothing where there are none.
    let box: Box?

    init(_ path: Path) {
        let elements = path.elements
        var contours: [Contour] = []
        var start = 0
        func end(at index: Int) {
            if let box = Box(around: elements[start..<index]) {
                contours.append(Contour(elements: elements[start..<index], box: box))
            }
            start = index
        }
        for (index, element) in elements.enumerated() {
            if case .move = element { end(at: index) }
        }
        end(at: elements.count)
        self.contours = contours
        box = contours.dropFirst().reduce(contours.first?.box) { $0.map { [box = $1.box] in $0.union(box) } }
    }

    /// What touches `box` (in points), in pixels at `scale` with the point `x`, `y` at the origin.
    func outline(touching box: Box, scale: Double, x: Double, y: Double) -> Path {
        var outline = Path()
        // A closed contour that lies beside the box leaves it as it is.
        for contour in contours where contour.box.touches(box) {
            for element in contour.elements {
                switch element {
                case .move(let point): outline.move(to: point)
                case .line(let point): outline.line(to: point)
                case .curve(let a, let b, let point): outline.curve(a, b, to: point)
                case .close: outline.close()
                }
            }
        }
        return outline.placed(scale: scale, x: -x * scale, y: -y * scale)
    }
}

extension Box {
    /// The box around all points, control points too; nil where there are none.
    fileprivate init?(around elements: ArraySlice<Path.Element>) {
        var box: Box?
        func include(_ point: Point) {
            let dot = Box(left: point.x, top: point.y, right: point.x, bottom: point.y)
            box = box?.union(dot) ?? dot
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): include(point)
            case .curve(let a, let b, let point): for point in [a, b, point] { include(point) }
            case .close: break
            }
        }
        guard let box else { return nil }
        self = box
    }

    func union(_ other: Box) -> Box {
        Box(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    fileprivate func touches(_ other: Box) -> Bool {
        left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
    }
}
