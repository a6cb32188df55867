internal import Drawing

extension IndicatorLayout {
    /// The visible part of a round indicator and its labels at one time. Lengths are in points.
    public struct Group: Hashable, Sendable {
        /// The shift to the right and down that brings the group to the middle of the room that everything takes.
        public var dx, dy: Double
        /// The size of the visible part.
        public var width, height: Double

        /// Returns a group on the way to another one, at `part` of it in `0...1`.
        public func mixed(with other: Group, _ part: Double) -> Group {
            func mixed(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
            return Group(
                dx: mixed(dx, other.dx), dy: mixed(dy, other.dy), width: mixed(width, other.width),
                height: mixed(height, other.height))
        }
    }

    /// The group of everything, in its place.
    public var whole: Group { Group(dx: 0, dy: 0, width: width, height: height) }

    /// Returns the group of the indicator by itself, where this is the layout of one of that size.
    public func alone(_ figure: (width: Double, height: Double)) -> Group {
        Group(
            dx: width / 2 - (x + figure.width / 2), dy: height / 2 - (y + figure.height / 2),
            width: figure.width, height: figure.height)
    }

    /// Returns the group of the indicator with one of its labels.
    ///
    /// - Parameters:
    ///   - figure: The size of the indicator.
    ///   - number: The index of a label in the layout, from 0.
    ///   - hasValue: Whether there is room for a value after the label.
    public func group(
        _ figure: (width: Double, height: Double), label number: Int, hasValue: Bool = false
    ) -> Group {
        guard let label, labels.indices.contains(number) else {
            return alone(figure)
        }
        let isForward = x + figure.width <= label.x
        let own = hasValue ? widths[number] : widthsAlone[number]
        let width = self.width - label.width + min(own, label.width)
        let lineCount = lines.map { min($0, maxLines) }.max() ?? 1
        var group = whole
        group.width = width
        group.dx = (self.width - width) / (isForward ? 2 : -2)
        let count = min(lines[number], maxLines)
        if count < lineCount {
            // The middle of the indicator is level with that of the first line.
            let bottom = max(y + figure.height, label.y + Double(count) * label.style.lineHeight)
            let top = min(y, label.y)
            group.dy = height / 2 - (top + bottom) / 2
            group.height = bottom - top
        }
        return group
    }

    /// Returns the distance to the right by which a label moves into the middle where the indicator beside it has gone.
    public func withoutFigure(_ figure: (width: Double, height: Double)) -> Double {
        guard let label else { return 0 }
        let room = width - label.width
        return x + figure.width <= label.x ? -room / 2 : room / 2
    }
}
