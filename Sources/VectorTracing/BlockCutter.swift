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
}
