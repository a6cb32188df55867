internal import MotionCore

extension Path {
    /// The outline of a block: of one that is narrower than two of its corners, of a lens.
    package static func block(_ block: BlockShape) -> Path {
        let half = block.height / 2
        guard block.width < 2 * block.radius else {
            return .rectangle(
                x: block.x, y: block.y, width: block.width, height: block.height, radius: block.radius)
        }
        if block.radius < half { return cornered(block) }
        // Each end is a part of a disc around a point near the other one.
        let inset = half - block.width / 2
        let reach = Direction.turns(x: (half * half - inset * inset).squareRoot() / half)
        let middle = block.y + half
        let left = Point(x: block.x + block.width - half, y: middle)
        let right = Point(x: block.x + half, y: middle)
        var path = Path()
        path.move(to: left.moved(Direction(turns: 0.25 - reach), half))
        path.arc(left, half, from: 0.25 - reach, by: 2 * reach)
        path.arc(right, half, from: 0.75 - reach, by: 2 * reach)
        path.close()
        return path
    }

    /// The outline of a block with corners of any width, always in the same steps: where both ends cross, corners meet in a point. It
    /// begins and ends at the two ends of a side, which never meet, so that no format leaves out a last point that repeats the first.
    package static func cornered(_ block: BlockShape) -> Path {
        let radius = block.radius
        let inset = max(radius - block.width / 2, 0)
        // The angle of each corner.
        let reach = Direction.turns(x: max(radius * radius - inset * inset, 0).squareRoot() / radius)
        let (left, right) = (block.x + radius, block.x + block.width - radius)
        let (top, bottom) = (block.y + radius, block.y + block.height - radius)
        var path = Path()
        path.move(to: Point(x: block.x + block.width, y: bottom))
        path.arc(Point(x: right, y: bottom), radius, from: 0.25, by: reach, pieces: 4)
        path.line(to: Point(x: left, y: bottom).moved(Direction(turns: 0.75 - reach), radius))
        path.arc(Point(x: left, y: bottom), radius, from: 0.75 - reach, by: reach, pieces: 4)
        path.line(to: Point(x: block.x, y: top))
        path.arc(Point(x: left, y: top), radius, from: 0.75, by: reach, pieces: 4)
        path.line(to: Point(x: right, y: top).moved(Direction(turns: 0.25 - reach), radius))
        path.arc(Point(x: right, y: top), radius, from: 0.25 - reach, by: reach, pieces: 4)
        path.close()
        return path
    }
}
