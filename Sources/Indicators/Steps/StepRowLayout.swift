/// The layout of the nodes of a row. Lengths are in points, from the leading edge of the picture.
///
/// All nodes are equally far apart; a dynamic step's line is longer by as much as its node is smaller. A row of few steps
/// that fits with the published pitch fills the width, in regular width with at least 140 per step (more beside larger
/// text); one of more steps that fits keeps that pitch. One that does not fit scrolls: the pitch is then the smallest one,
/// published or larger, at which the last visible node of a page is partly shown.
public struct StepRowLayout: Hashable, Sendable {
    /// The width of the picture.
    public let width: Double
    /// The number of steps.
    public let count: Int
    /// The distance from the leading edge of one node to that of the next.
    public let pitch: Double
    /// Whether the row is wider than the picture, and scrolls.
    public let scrolls: Bool
    /// The number of whole steps that a page shows, except at the end of the row.
    public let wholeSteps: Int
    /// The width of a whole step, and that of the last one.
    public let extent, lastExtent: Double

    /// Creates the layout of the nodes of a row, in a picture of a width.
    ///
    /// - Parameters:
    ///   - count: The number of steps, at least 2.
    ///   - width: The width of the picture, at least ``leastWidth(names:text:)``.
    ///   - names: Whether there are names under the nodes, which are as wide as the pitch allows.
    ///   - lastNode: The diameter of the last node.
    ///   - text: The text size that a user has chosen.
    ///   - most: The greatest number of whole steps that a page shows; nil for as many as have room.
    public init(
        count: Int, width: Double, names: Bool, lastNode: Double, text: ContentSize = .large, most: Int? = nil
    ) {
        let metrics = StepMetrics(text)
        let isRegular = width >= LabelRequest.regularWidth
        let least = names ? metrics.namedPitch : metrics.leastPitch
        let usual = min(
            isRegular ? metrics.regularPitch : metrics.compactPitch,
            max(least, width - StepMetrics.margin - StepMetrics.hint))
        let inner = width - 2 * StepMetrics.margin
        func last(_ pitch: Double) -> Double { names ? pitch - StepMetrics.gap : lastNode }
        let scrolls = Double(count - 1) * usual + last(usual) > inner || most.map { $0 < count } ?? false
        var (pitch, whole) = (usual, count)
        if scrolls {
            let room = width - StepMetrics.margin - StepMetrics.hint
            // At least one step more than are shown: otherwise there would be no hint.
            whole = min(max(Int((room / usual).rounded(.down)), 1), count - 1, most ?? count)
            pitch = room / Double(whole)
        } else if count <= (isRegular ? StepMetrics.regularStretch : StepMetrics.compactStretch) {
            let all =
                names ? (inner + StepMetrics.gap) / Double(count) : (inner - lastNode) / Double(count - 1)
            // A regular row that fits, but with a smaller pitch, keeps the published one.
            if !isRegular || all >= metrics.stretchedPitch { pitch = all }
        }
        (self.width, self.count, self.pitch, self.scrolls, wholeSteps) = (width, count, pitch, scrolls, whole)
        lastExtent = last(pitch)
        extent = names ? pitch - StepMetrics.gap : metrics.node
    }

    /// Returns the least width of a row.
    public static func leastWidth(names: Bool, text: ContentSize = .large) -> Double {
        let metrics = StepMetrics(text)
        return (names ? metrics.namedPitch : metrics.leastPitch) + StepMetrics.margin + StepMetrics.hint
    }

    /// Returns the leading edge of a node in a row that has not been scrolled.
    public func position(of index: Int) -> Double { StepMetrics.margin + Double(index) * pitch }

    /// The offset at which the end of the row stands at the trailing margin.
    public var furthest: Double {
        scrolls ? position(of: count - 1) + lastExtent + StepMetrics.margin - width : 0
    }
}
