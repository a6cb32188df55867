public import Drawing

/// A picture of steps, still or during a change.
///
/// Right to left is the mirror image, except for texts and icons. A picture that is too narrow for everything that is
/// requested first drops the button of the header, then names, then the header.
public struct StepScreen: Hashable, Sendable {
    /// The size of the picture in points.
    public let width, height: Double
    /// The parts that were left out for lack of room, and the texts that end in an ellipsis.
    public let drops: Drops
    let direction: LayoutDirection
    /// The backdrop behind the steps: a card or a screen, and its title.
    let backdrop: [Shape]
    let header: StepHeader?
    let parts: [StepPart]
    /// Whether nodes are side by side.
    let isRow: Bool
    let number: StepNumberStyle
    /// The measures of nodes and lines.
    var metrics: StepMetrics { number.metrics }
    /// The row behind a popover; empty for none.
    var under: [StepScreen] = []
    /// The visible range of a list, from top to bottom, where it is longer; nil for all of it.
    var window: ClosedRange<Double>?
    /// The scroll bar of the list.
    var front: [Shape] = []

    /// The parts without room.
    public struct Drops: Hashable, Sendable {
        /// Whether names under the nodes are left out.
        public var names = false
        /// Whether the button of the header is left out.
        public var button = false
        /// Whether the header is left out.
        public var header = false
        /// The indices of steps whose names are shortened.
        public var shortensNames: [Int] = []
        /// The indices of steps whose names have a broken word.
        public var breaksNames: [Int] = []
        /// Whether the title ends in an ellipsis.
        public var shortensTitle = false
        /// Whether a step is cut at the edge of a row that does not scroll.
        public var cutsStep = false
        /// The indices of whole steps in the picture of a row that scrolls; empty where the picture shows all.
        public var wholeSteps: [Int] = []
    }

    /// Adds the picture, `time` milliseconds after the beginning of the change.
    public func draw(at time: Double, into list: inout DisplayList) {
        for screen in under { screen.draw(at: time, into: &list) }
        list.shapes += backdrop
        let poses = parts.map { $0.pose(at: time) }
        for index in parts.indices.dropLast() {
            drawLine(after: parts[index], poses[index], to: poses[index + 1], parts[index + 1], time, &list)
        }
        for (part, pose) in zip(parts, poses) where isVisible(pose.node, part.diameter) {
            let fraction = part.fraction(at: time)
            let node = StepNode(
                center: Point(x: left(pose.node.x), y: pose.node.y), diameter: part.diameter,
                presence: pose.presence, style: part.before.style.mixed(with: part.after.style, fraction),
                marks: (part.before.mark, part.after.mark), fraction: fraction, side: direction.sign)
            node.draw(number, into: &list)
        }
        for (part, pose) in zip(parts, poses) where isRow || isVisible(pose.node, part.diameter) {
            write(part, pose, time, into: &list)
        }
        header?.draw(at: time, into: &list)
        list.shapes += front
    }

    private func left(_ x: Double) -> Double { direction.left(x, in: width) }

    /// Whether any part of a node in a row, its badge included, is in the picture; for one in a list, whether all of it is.
    private func isVisible(_ node: Point, _ diameter: Double) -> Bool {
        if let window {
            return node.y - diameter / 2 >= window.lowerBound && node.y + diameter / 2 <= window.upperBound
        }
        let reach = diameter / 2 + metrics.badge
        return node.x + reach > 0 && node.x - reach < width
    }

    // MARK: Lines

    private func drawLine(
        after part: StepPart, _ pose: StepPose, to next: StepPose, _ nextPart: StepPart, _ time: Double,
        _ list: inout DisplayList
    ) {
        let start = (part.diameter / 2 + StepMetrics.gap) * pose.presence
        let end = (nextPart.diameter / 2 + StepMetrics.gap) * next.presence
        var (a, b) =
            isRow ? (pose.node.x + start, next.node.x - end) : (pose.node.y + start, next.node.y - end)
        if let window { (a, b) = (max(a, window.lowerBound), min(b, window.upperBound)) }
        if b - a <= 0 || isRow && (b < 0 || a > width) { return }
        let (before, after) = (part.before, part.after)
        let across = isRow ? pose.node.y : pose.node.x
        let fraction = part.role == .left ? StepTransition.line(time) : part.fraction(at: time)
        list.addGroup { parts in
            if before.fillsLine == after.fillsLine || fraction <= 0 || fraction >= 1 {
                let color = before.line.mixed(with: after.line, fraction)
                parts.append(.init(.block(block(a, b, across)), color, role: .sign))
            } else {
                // The filled part extends from the step before, and retreats to it.
                let filled = after.fillsLine ? fraction : 1 - fraction
                let middle = a + (b - a) * filled
                let (fill, rest) = after.fillsLine ? (after.line, before.line) : (before.line, after.line)
                parts.append(.init(.block(block(a, middle, across)), fill, role: .sign))
                parts.append(.init(.block(block(middle, b, across)), rest, role: .sign))
            }
        }
    }

    /// Returns a line between two places along the steps.
    private func block(_ a: Double, _ b: Double, _ across: Double) -> BlockShape {
        let thickness = isRow ? metrics.line : metrics.listLine
        let half = thickness / 2
        if isRow {
            return BlockShape(
                x: min(left(a), left(b)), y: across - half, width: b - a, height: thickness,
                isRound: false)
        }
        return BlockShape(
            x: left(across) - half, y: a, width: thickness, height: b - a, isRound: false)
    }

    // MARK: Names

    /// The presence of a step from which its name begins to appear. The figure is Spindle's own.
    private static let room = 0.7

    private func write(_ part: StepPart, _ pose: StepPose, _ time: Double, into list: inout DisplayList) {
        guard let place = pose.name, place.x < width, place.x + part.nameWidth > 0 else { return }
        // A name that appears would overlap the next one before that has made room.
        var opacity = min(max((pose.presence - Self.room) / (1 - Self.room), 0), 1)
        if isRow {
            // A name leaves the picture with its node, not after it.
            opacity *= min(max((place.x + part.diameter) / part.diameter, 0), 1)
        }
        let x = direction.left(place.x, width: part.nameWidth, in: width)
        func write(_ block: TextBlock, _ color: Color, _ opacity: Double) {
            guard opacity > 0, !block.text.isEmpty else { return }
            list.shapes.append(
                .text(
                    TextShape(block, x: x, y: place.y, width: part.nameWidth, color: color, opacity: opacity))
            )
        }
        let (before, after, fraction) = (part.before, part.after, part.fraction(at: time))
        if before.name == after.name {
            write(after.name, before.nameColor.mixed(with: after.nameColor, fraction), opacity)
        } else {
            // In a blend of the same letters in two weights, one stays opaque, since both would look pale.
            write(before.name, before.nameColor, opacity * min(2 - 2 * fraction, 1))
            write(after.name, after.nameColor, opacity * min(2 * fraction, 1))
        }
    }
}
