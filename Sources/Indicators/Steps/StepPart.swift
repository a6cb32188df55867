internal import Drawing

/// The place of a step at one end of a change. Lengths are in points, from the leading edge.
struct StepPose: Hashable, Sendable {
    /// The middle of the node.
    var node: Point
    /// The leading top corner of the name's box; nil where names are not shown.
    var name: Point?
    /// The presence of the step: 0 before it appears, else 1.
    var presence = 1.0

    func mixed(with other: StepPose, _ fraction: Double) -> StepPose {
        // A sum may miss its end in the last bit.
        if fraction >= 1 { return other }
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
        func mix(_ a: Point, _ b: Point) -> Point { Point(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
        var pose = StepPose(node: mix(node, other.node), presence: mix(presence, other.presence))
        if let name, let end = other.name { pose.name = mix(name, end) }
        return pose
    }
}

/// The appearance of a step at one end of a change.
struct StepFace: Hashable, Sendable {
    let style: StepNodeStyle
    let mark: StepMark?
    let name: TextBlock
    let nameColor: Color
    /// The color of the line after the step, and whether that line fills instead of changing its color.
    let line: Color
    let fillsLine: Bool
    /// The additional weight of the current step's name: semibold from regular.
    static let emphasis = 200

    /// - Parameter name: The name as it fits; nil for the whole one.
    init(_ index: Int, in list: StepList, _ request: StepRequest, name: String?, nameWidth: Double) {
        let (theme, step, isCurrent) = (request.theme, list.steps[index], index == list.current)
        mark = StepMark.of(index, in: list, request.content)
        // A list has a background of its own, on which the row's fill would be a hole.
        let ground = theme[request.view == .default ? .stepFill : request.isPopover ? .dialog : .card]
        var style = StepNodeStyle(step, isCurrent: isCurrent, ground: ground, theme)
        // One exclamation mark is enough.
        if mark == .glyph(.exclamation) { style.badge = 0 }
        self.style = style
        var type = request.view == .all ? theme.type.stepListName : theme.type.stepName
        // The current name is semibold instead of regular, as in SAP/cloud-sdk-ios-fiori `StepsStyles.swift`.
        if isCurrent, step.state == .active || step.state == .error { type.weight += Self.emphasis }
        var block = type.block(name ?? step.name, direction: request.direction)
        (block.hasTabularFigures, block.maxWidth, block.maxLines) = (false, nameWidth, 2)
        self.name = block
        nameColor =
            switch step.state {
            case .error: style.badgeFill
            case .disabled: theme[.stepDisabled]
            case .complete, .active, .default: theme[.label]
            }
        line =
            switch step.state {
            case .complete: theme[.stepCompleteFill]
            case .error: theme[.stepError]
            case .disabled: theme[.stepDisabledLine]
            case .active, .default: theme[.stepLine]
            }
        fillsLine = step.state == .complete
    }
}

/// A step from the beginning of a change to its end.
struct StepPart: Hashable, Sendable {
    /// The role of a step in the change.
    enum Role: Hashable, Sendable {
        case left, entered, other
    }

    let diameter: Double
    let role: Role
    let from, to: StepPose
    let before, after: StepFace
    let nameWidth: Double

    func pose(at time: Double) -> StepPose { from.mixed(with: to, StepTransition.whole(time)) }

    /// Returns the progress from one face to the other, in `0...1`.
    func fraction(at time: Double) -> Double {
        switch role {
        case .left: StepTransition.left(time)
        case .entered: StepTransition.entered(time)
        case .other: 1
        }
    }
}
