internal import Drawing

/// A text's outlines, contour by contour with the box of each, in points.
struct TextContours {
    struct Contour {
        let elements: ArraySlice<Path.Element>
        let box: Box
    }

    let contours: [Contour]
    /// The box around all contours; nil for none.
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

    /// The groups of contours that share pixels, each with the pixels of a canvas that it can touch at `scale` with the
    /// origin at `x`, `y`. Letters that lie side by side come one by one.
    func letters(
        scale: Double, x: Double, y: Double, width: Int, height: Int
    ) -> [(contours: [Contour], rect: PixelRect)] {
        // A closed contour beside the canvas does not affect it.
        let placed = contours.compactMap { contour in
            PixelRect(
                around: Box(
                    left: x + contour.box.left * scale, top: y + contour.box.top * scale,
                    right: x + contour.box.right * scale, bottom: y + contour.box.bottom * scale),
                width, height
            ).map { (contour: contour, rect: $0) }
        }
        var letters: [(contours: [Contour], rect: PixelRect)] = []
        // The letters that reach into the column where the next contour begins.
        var open: [(contours: [Contour], rect: PixelRect)] = []
        for (contour, rect) in placed.sorted(by: { $0.rect.columns.lowerBound < $1.rect.columns.lowerBound })
        {
            var merged = (contours: [contour], rect: rect)
            open.removeAll { other in
                if other.rect.intersection(rect) != nil {
                    merged = (other.contours + merged.contours, other.rect.union(merged.rect))
                } else if other.rect.columns.upperBound <= rect.columns.lowerBound {
                    letters.append(other)
                } else {
                    return false
                }
                return true
            }
            open.append(merged)
        }
        return letters + open
    }
}

extension Box {
    /// Creates the box around all points, control points included; nil for none.
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
}
