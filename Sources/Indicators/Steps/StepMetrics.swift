/// The measures of step progress indicators. Lengths are in points.
///
/// They are those of SAP/cloud-sdk-ios-fiori `StepProgressIndicator` at 098daf0 (Apache-2.0): nodes, strokes, lines,
/// paddings and pitches. Figures that are said to be Spindle's own are not in it.
struct StepMetrics: Hashable, Sendable {
    /// The diameters of a counted and of a dynamic step's node.
    private(set) var node = 28.0
    private(set) var dynamicNode = 16.0
    /// The padding above and below a row.
    private(set) var padding = 8.0
    /// The thickness of the lines of a row and of those of a list.
    private(set) var line = 2.0
    private(set) var listLine = 2.0
    /// The lengths of lines in a row that is not stretched, and in a list.
    private var (compactLength, regularLength, listLength) = (54.0, 94.0, 36.0)
    /// The least length of lines in a regular row that is stretched.
    private var stretchedLength = 108.0

    /// Creates the measures beside text of a size.
    init(_ text: ContentSize) {
        switch text {
        case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge: break
        case .extraExtraExtraLarge: (line, compactLength, regularLength, stretchedLength) = (3, 72, 84, 98)
        case .accessibility1:
            (node, dynamicNode, padding) = (48, 28, 14)
            (line, listLine, compactLength, regularLength, listLength) = (4, 4, 114, 154, 48)
            stretchedLength = 177
        case .accessibility2:
            (node, dynamicNode, padding) = (57, 33, 16.5)
            (line, listLine, compactLength, regularLength, listLength) = (4, 4, 143, 168, 54)
            stretchedLength = 194
        case .accessibility3:
            (node, dynamicNode, padding) = (66, 38, 19)
            (line, listLine, compactLength, regularLength, listLength) = (4, 4, 172, 182, 60)
            stretchedLength = 211
        case .accessibility4:
            (node, dynamicNode, padding) = (75, 43, 21.5)
            (line, listLine, compactLength, regularLength, listLength) = (4, 4, 201, 196, 66)
            stretchedLength = 228
        case .accessibility5:
            (node, dynamicNode, padding) = (84, 48, 24)
            (line, listLine, compactLength, regularLength, listLength) = (4, 4, 231, 212, 72)
            stretchedLength = 248
        }
    }

    /// The distances from one node to the next: a line, a node and two gaps.
    var compactPitch: Double { pitch(compactLength) }
    var regularPitch: Double { pitch(regularLength) }
    /// The least distance in a regular row that fills the width.
    var stretchedPitch: Double { pitch(stretchedLength) }
    /// The distance from one node to the next in the list.
    var listPitch: Double { pitch(listLength) }
    /// The distance from one node to the next where a page shows one step and its name: beside the largest letters smaller
    /// than published, since a name with an ellipsis says more than none. The figure is Spindle's own.
    var namedPitch: Double { node > 28 ? min(compactPitch, 2.5 * node) : compactPitch }
    /// The distance from one node to the next where there is no room for names: a line of 12. The figure is Spindle's own.
    var leastPitch: Double { pitch(12) }

    private func pitch(_ line: Double) -> Double { line + node + 2 * Self.gap }

    /// The distance from the middle of a node to the cut of a list below it, so that a line shows that continues. Spindle's
    /// own figure, half of the line.
    var listCut: Double { node / 2 + Self.gap + listLength / 2 }

    /// The diameter of the badge of an error, in proportion to the node. The figure is Spindle's own.
    var badge: Double { 14 * node / 28 }

    /// The distance from a node to its name in the list. Spindle's own figure; the source has the row's 8, of which a badge
    /// takes 7.
    var listNameGap: Double { 7 + badge / 2 }

    /// The space between lines and nodes.
    static let gap = 2.0
    /// The distance from a node to its name.
    static let nameGap = 8.0
    /// The padding around the list.
    static let listPadding = 20.0
    /// The greatest number of steps of a row that fills its width.
    static let compactStretch = 4
    static let regularStretch = 5

    /// The height of a header and of a title bar.
    static let header = 44.0
    /// The margin at both ends of a row, that of a list row. Its use here is Spindle's own.
    static let margin = 16.0
    /// The part of a node's width that hints at more steps. The figure is Spindle's own.
    static let hint = 10.0
    /// The space between the name of one step and the next. Spindle's own figure; the source has its gap of 2.
    static let nameSpace = 8.0

    /// The middle of an error's badge, from the top of the node at whose trailing edge it is.
    static let badgeY = 2.0
    /// The length of a dash, and that of the space after it.
    static let dash = 3.0
    /// The distance on all sides by which the dot in an active dynamic step is smaller than its node.
    static let dotInset = 4.0

    /// The width and corners of a popover as on iOS, and the margin for its shadow, which is Spindle's own.
    static let popover = 320.0
    static let popoverCorner = 13.0
    static let popoverMargin = 28.0
    /// The distance of a popover below its button. The figure is Spindle's own.
    static let popoverGap = 4.0
    /// The width of the scroll bar of a list, which is also its distance from the edge. The figure is Spindle's own.
    static let scrollBar = 3.0
    /// The proportion of height to width of a regular screen without a given height: that of a common tablet.
    static let screenProportion = 4.0 / 3
    /// The least height of a full screen: that of the smallest phone.
    static let screenHeight = 667.0
}
