import Drawing

/// The judge of paths: curves as 256 chords each, cut along 64 lines a pixel, inside wherever the winding number is not 0.
struct PathReference {
    private var edges: [(from: Point, to: Point)] = []

    init(_ path: Path) {
        var (start, pen) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
        func line(to point: Point, _ edges: inout [(from: Point, to: Point)]) {
            edges.append((pen, point))
            pen = point
        }
        for element in path.elements {
            switch element {
            case .move(let to): (start, pen) = (to, to)
            case .line(let to): line(to: to, &edges)
            case .curve(let a, let b, let to):
                let from = pen
                for step in 1...256 {
                    let t = Double(step) / 256
                    let u = 1 - t
                    let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    func mean(_ place: KeyPath<Point, Double>) -> Double {
                        weights.0 * from[keyPath: place] + weights.1 * a[keyPath: place]
                            + weights.2 * b[keyPath: place] + weights.3 * to[keyPath: place]
                    }
                    line(to: Point(x: mean(\.x), y: mean(\.y)), &edges)
                }
            case .close: line(to: start, &edges)
            }
        }
    }

    /// The coverage of the first pixels of a row, in levels of 255.
    func row(_ row: Int, width: Int) -> [Double] {
        var levels = [Double](repeating: 0, count: width)
        let (top, bottom) = (Double(row), Double(row + 1))
        let edges = edges.filter { max($0.from.y, $0.to.y) >= top && min($0.from.y, $0.to.y) <= bottom }
        for line in 0..<64 {
            let y = Double(row) + (Double(line) + 0.5) / 64
            let crossings = edges.filter { ($0.from.y <= y) != ($0.to.y <= y) }.map { edge in
                let along = (y - edge.from.y) / (edge.to.y - edge.from.y)
                return (
                    x: edge.from.x + along * (edge.to.x - edge.from.x), turn: edge.from.y < edge.to.y ? 1 : -1
                )
            }.sorted { $0.x < $1.x }
            var winding = 0
            for (crossing, next) in zip(crossings, crossings.dropFirst()) {
                winding += crossing.turn
                guard winding != 0 else { continue }
                for column in 0..<width {
                    let (left, right) = (max(crossing.x, Double(column)), min(next.x, Double(column + 1)))
                    if right > left { levels[column] += (right - left) / 64 * 255 }
                }
            }
        }
        return levels
    }
}
