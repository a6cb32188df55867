internal import Drawing
internal import Indicators
internal import MotionCore

/// Cuts what lies on a track to what shows of it, as outlines: many programs know no clips.
struct BlockCutter {
    private let clips: [BlockShape]

    /// A cutter for the shape of a track, or of all its segments.
    init(_ track: LinearIndicator) {
        clips = (track.cuts?.spans(along: track.width) ?? [BarSpan(tail: 0, head: 1)]).map { span in
            BlockShape(
                x: track.x + span.tail * track.width, y: track.y, width: span.length * track.width,
                height: track.height, radius: track.radius)
        }
    }

    /// The visible part of a block; nil where that is no outline made of blocks.
    func path(_ block: BlockShape) -> Path? {
        var path = Path()
        for clip in clips where block.x < clip.right && clip.x < block.right {
            guard let part = part(of: block, in: clip) else { return nil }
            path.add(part)
        }
        return path
    }

    private func part(of block: BlockShape, in clip: BlockShape) -> Path? {
        let stands = clip.width < 2 * clip.radius
        if block.height < clip.height {
            // A dot, or a square one, away from round ends but for one within their curve.
            let end = clip.radius
            let isDisc = 2 * block.radius >= block.height && 2 * end >= clip.height
            let reach = isDisc ? block.width / 2 : 0
            let (left, right) = (block.x + reach, block.right - reach)
            let out = max(clip.x + end - left, right - (clip.right - end), 0)
            let room = isDisc ? end - reach : 0
            return out <= room + 1e-9 && !stands ? .block(block) : nil
        }
        if block.radius == 0, block.x <= clip.x + 1e-9, block.right >= clip.right - 1e-9 {
            return stands
                ? .rectangle(
                    x: clip.x, y: clip.y, width: clip.width, height: clip.height, radius: clip.width / 2)
                : .block(clip)
        }
        // Ends of one form stay what they are, wherever one lies within another.
        guard block.radius == clip.radius, !stands else { return nil }
        var part = clip
        part.x = max(block.x, clip.x)
        part.width = min(block.right, clip.right) - part.x
        return .block(part)
    }
}

extension BlockShape {
    fileprivate var right: Double { x + width }
    fileprivate var middle: Double { x + width / 2 }
}

extension Path {
    /// The outline of a block: of one that is narrower than two of its corners, of a lens.
    static func block(_ block: BlockShape) -> Path {
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
        let (left, right) = (Point(x: block.right - half, y: middle), Point(x: block.x + half, y: middle))
        var path = Path()
        path.move(to: left.moved(Direction(turns: 0.25 - reach), half))
        path.arc(left, half, from: 0.25 - reach, by: 2 * reach)
        path.arc(right, half, from: 0.75 - reach, by: 2 * reach)
        path.close()
        return path
    }

    /// The outline of a block with corners of any width, always in the same steps: where both ends cross, corners meet in a point. It
    /// begins and ends at the two ends of a side, which never meet, so that no format leaves out a last point that repeats the first.
    static func cornered(_ block: BlockShape) -> Path {
        let radius = block.radius
        let inset = max(radius - block.width / 2, 0)
        // The angle of each corner.
        let reach = Direction.turns(x: max(radius * radius - inset * inset, 0).squareRoot() / radius)
        let (left, right) = (block.x + radius, block.right - radius)
        let (top, bottom) = (block.y + radius, block.y + block.height - radius)
        var path = Path()
        path.move(to: Point(x: block.right, y: bottom))
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
