package import MotionCore

/// The visible part of a line, in shares of its length.
package struct LineTrim: Hashable, Sendable {
    /// The start, in `0..<1` on closed lines and in `0...1` on others, and the visible share from there on: a point, which has caps,
    /// with 0, nothing below.
    package let start, length: Double

    /// The part from `start` to `end`, moved on by `offset` along a closed line; nothing where the end is before the start.
    package init(start: Double, end: Double, offset: Double, isClosed: Bool) {
        if isClosed {
            length = min(end - start, 1)
            let place = start + offset
            self.start = length == 1 ? 0 : place - place.rounded(.down)
        } else {
            self.start = min(max(start, 0), 1)
            length = min(max(end, 0), 1) - min(max(start, 0), 1)
        }
    }

    /// Whether the line is visible from end to end.
    package var isWhole: Bool { length >= 1 }

    /// Returns the visible pieces of a line: two that touch where the part goes on at the beginning of a closed one become one.
    package func parts(of line: [ShapeCubic], isClosed: Bool) -> [[ShapeCubic]] {
        if isWhole { return [line] }
        guard length >= 0, !line.isEmpty else { return [] }
        let curve = MeasuredCurve(line)
        let end = start + length
        if end <= 1 { return [curve.piece(from: start * curve.length, to: end * curve.length)] }
        return [
            curve.piece(from: start * curve.length, to: curve.length)
                + curve.piece(from: 0, to: (end - 1) * curve.length)
        ]
    }
}
