import Drawing

/// The judge of straight figures: what they cover, decided point by point from their definition, 64 × 64
/// points a pixel. All lengths in pixels.
struct FigureReference {
    let figure: Figure
    let clip: BlockShape?

    func covers(_ x: Double, _ y: Double) -> Bool {
        if let clip, !Self.isInside(clip, x, y) { return false }
        switch figure {
        case .block(let block): return Self.isInside(block, x, y)
        case .line(let line): return Self.isInside(line, x, y)
        }
    }

    private static func isInside(_ block: BlockShape, _ x: Double, _ y: Double) -> Bool {
        let (left, right) = (block.x, block.x + block.width)
        guard y >= block.y, y <= block.y + block.height, x >= left, x <= right else { return false }
        guard block.isRound else { return true }
        let radius = block.height / 2
        // Inside the left end's disc or to the right of its center, and the other way round.
        func isPast(_ center: Double, _ sign: Double) -> Bool {
            let (dx, dy) = (x - center, y - block.y - radius)
            return dx * sign >= 0 || dx * dx + dy * dy <= radius * radius
        }
        return isPast(left + radius, 1) && isPast(right - radius, -1)
    }

    private static func isInside(_ line: LineShape, _ x: Double, _ y: Double) -> Bool {
        let (dx, dy) = (line.x2 - line.x1, line.y2 - line.y1)
        let length = (dx * dx + dy * dy).squareRoot()
        let along = ((x - line.x1) * dx + (y - line.y1) * dy) / length
        let across = ((y - line.y1) * dx - (x - line.x1) * dy) / length
        let half = line.width / 2
        switch line.cap {
        case .butt: return along >= 0 && along <= length && across.magnitude <= half
        case .square: return along >= -half && along <= length + half && across.magnitude <= half
        case .round:
            let beyond = along - min(max(along, 0), length)
            return beyond * beyond + across * across <= half * half
        }
    }

    /// Coverage of one pixel in levels of 255.
    func coverage(_ column: Int, _ row: Int) -> Double {
        var hits = 0
        for j in 0..<64 {
            let y = Double(row) + (Double(j) + 0.5) / 64
            for i in 0..<64 where covers(Double(column) + (Double(i) + 0.5) / 64, y) { hits += 1 }
        }
        return Double(hits) / 4096 * 255
    }
}
