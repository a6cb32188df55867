public import Drawing
public import MotionCore

/// Which way a line of text runs, and a linear indicator with it.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    case ltr, rtl
}

/// A linear indicator: a straight track and bars on it. Lengths in points.
///
/// Bars and track share edge pixels, and the track's outline clips them.
public struct LinearIndicator: Hashable, Sendable {
    /// The size of the track; the width is at least the height.
    public var width, height: Double
    /// Whether bars and track end in half discs. They lie within the spans of bars and track.
    public var isRound: Bool
    /// The color of the track behind the bars, or nil for none.
    public var track: Color?
    /// The space between bars and track, and between tiles; 0 for none. Within 1 % of either end of the
    /// track it shrinks to nothing, as Material draws it.
    public var gap: Double
    /// The diameter of the dot at the far end of the track that marks where 100 % is; 0 for none. It is
    /// never larger than the track's height, and square where ends are flat.
    public var stop: Double
    /// Right to left is the mirror image.
    public var direction: LayoutDirection
    /// Where the track's top left corner is in the picture, in points.
    public var x = 0.0
    public var y = 0.0

    public init(
        width: Double, height: Double, isRound: Bool, track: Color? = nil, gap: Double = 0,
        stop: Double = 0, direction: LayoutDirection = .ltr
    ) {
        (self.width, self.height, self.isRound) = (width, height, isRound)
        (self.track, self.gap, self.stop, self.direction) = (track, gap, min(stop, height), direction)
    }

    /// Adds the picture of a value in `0...1`: a bar from the leading edge.
    public func draw(value: Double, color: Color, into list: inout DisplayList) {
        let bar = BarSpan(tail: 0, head: value)
        var parts = [part(bar, color)]
        if stop > 0 { parts.append(.init(.block(stopDot), color)) }
        finish(parts + trackParts(beside: [bar]), into: &list)
    }

    /// Adds the picture of bars of one color, in track lengths; what lies off the track does not show.
    public func draw(_ bars: [BarSpan], color: Color, into list: inout DisplayList) {
        finish(bars.map { part($0, color) } + trackParts(beside: bars), into: &list)
    }

    /// Adds the picture of tiles that abut, each in its own color. They have round ends only where a gap
    /// parts them.
    public func draw(tiles: [BarSpan], colors: [Color], into list: inout DisplayList) {
        let parts = zip(tiles, colors).map { tile, color in
            part(spaced(tile, by: gap / 2), color, isRound: isRound && gap > 0)
        }
        finish(parts, into: &list)
    }

    private func part(_ span: BarSpan, _ color: Color, isRound: Bool? = nil) -> GroupShape.Part {
        let block = BlockShape(
            x: x + span.tail * width, y: y, width: span.length * width, height: height,
            isRound: isRound ?? self.isRound)
        return GroupShape.Part(.block(block), color)
    }

    /// Within the track's end cap, but no further than this from the end: Compose Material 3's figure.
    private static let furthestStop = 6.0

    private var stopDot: BlockShape {
        let inset = min((height - stop) / 2, Self.furthestStop)
        return BlockShape(
            x: x + width - inset - stop, y: y + (height - stop) / 2, width: stop, height: stop,
            isRound: isRound)
    }

    /// The part of the track at either end over which gaps shrink to nothing: Material's figure.
    private static let ramp = 0.01

    /// A span with `gap` points taken off both ends.
    private func spaced(_ span: BarSpan, by gap: Double) -> BarSpan {
        func ramped(_ distance: Double) -> Double {
            gap / width * min(max(distance / Self.ramp, 0), 1)
        }
        return BarSpan(tail: span.tail + ramped(span.tail), head: span.head - ramped(1 - span.head))
    }

    /// The track: whole, or what bars and gaps leave of it.
    private func trackParts(beside bars: [BarSpan]) -> [GroupShape.Part] {
        guard let track else { return [] }
        if gap == 0 { return [part(BarSpan(tail: 0, head: 1), track)] }
        var parts: [GroupShape.Part] = []
        var end = 0.0
        for bar in bars.compactMap(\.clipped).sorted(by: { $0.tail < $1.tail }) {
            parts.append(part(spaced(BarSpan(tail: end, head: bar.tail), by: gap), track))
            end = max(end, bar.head)
        }
        return parts + [part(spaced(BarSpan(tail: end, head: 1), by: gap), track)]
    }

    private func finish(_ parts: [GroupShape.Part], into list: inout DisplayList) {
        let outline = BlockShape(x: x, y: y, width: width, height: height, isRound: isRound)
        let parts = direction == .ltr ? parts : parts.map(mirrored)
        list.shapes.append(.group(GroupShape(clip: outline, parts: parts)))
    }

    private func mirrored(_ part: GroupShape.Part) -> GroupShape.Part {
        guard case .block(var block) = part.figure else { return part }
        block.x = 2 * x + width - block.x - block.width
        return GroupShape.Part(.block(block), part.color, opacity: part.opacity)
    }
}
