internal import Drawing

/// A text's outlines, contour by contour with the box of each, in points.
struct TextContours {
    struct Contour {
        let elements: ArraySlice<PathElement>
        let box: Box
    }

    let contours: [Contour]
    /// Around all of them; nothing where there are none.
    let box: Box?

    init(_ elements: [PathElement]) {
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
    func outline(touching box: Box, scale: Double, x: Double, y: Double) -> Outline {
        var outline = Outline()
        func pixel(_ px: Double, _ py: Double) -> Point { Point(x: (px - x) * scale, y: (py - y) * scale) }
        // A closed contour that lies beside the box leaves it as it is.
        for contour in contours where contour.box.touches(box) {
            for element in contour.elements {
                switch element {
                case .move(let x, let y): outline.move(to: pixel(x, y))
                case .line(let x, let y): outline.line(to: pixel(x, y))
                case .curve(let x1, let y1, let x2, let y2, let x, let y):
                    outline.curve(pixel(x1, y1), pixel(x2, y2), to: pixel(x, y))
                case .close: outline.close()
                }
            }
        }
        return outline
    }
}

extension Box {
    /// The box around all points, control points too; nil where there are none.
    fileprivate init?(around elements: ArraySlice<PathElement>) {
        var box: Box?
        func include(_ x: Double, _ y: Double) {
            let point = Box(left: x, top: y, right: x, bottom: y)
            box = box?.union(point) ?? point
        }
        for element in elements {
            switch element {
            case .move(let x, let y), .line(let x, let y): include(x, y)
            case .curve(let x1, let y1, let x2, let y2, let x, let y):
                include(x1, y1)
                include(x2, y2)
                include(x, y)
            case .close: break
            }
        }
        guard let box else { return nil }
        self = box
    }

    fileprivate func union(_ other: Box) -> Box {
        Box(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    fileprivate func touches(_ other: Box) -> Bool {
        left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
    }
}
