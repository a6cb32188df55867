/// The measures of step progress indicators. Lengths in points.
///
/// Those of SAP/cloud-sdk-ios-fiori `StepProgressIndicator` at 0099b37 (Apache-2.0): nodes, strokes, lines, paddings and pitches.
/// What is said to be ours is not in it.
enum StepMetrics {
    /// The diameters of a counted and of a dynamic step's node.
    static let node = 28.0
    static let dynamicNode = 16.0
    /// The thickness of lines, and the space between them and nodes.
    static let line = 2.0
    static let gap = 2.0
    /// Above and below a row, and from a node to its name.
    static let padding = 8.0
    static let nameGap = 8.0

    /// From one node to the next: a line of 54 or 94, a node and two gaps.
    static let compactPitch = 86.0
    static let regularPitch = 126.0
    /// In a regular row that fills the width, at least: a line of 108.
    static let stretchedPitch = 140.0
    /// From one node to the next in the list, and around the list.
    static let listPitch = 68.0
    static let listPadding = 20.0
    /// From a node to its name in the list. Ours; the source has the row's 8, of which a badge takes 7.
    static let listNameGap = 14.0
    /// How many steps a row has at most that fills its width.
    static let compactStretch = 4
    static let regularStretch = 5

    /// The height of a header and of a title bar.
    static let header = 44.0
    /// At both ends of a row: a list row's. Ours here.
    static let margin = 16.0
    /// How much of a node's width hints at more steps. Ours.
    static let hint = 10.0
    /// Between the name of one step and the next. Ours; the source has its gap of 2.
    static let nameSpace = 8.0
    /// From one node to the next where there is no room for names: a line of 12. Ours.
    static let leastPitch = 44.0

    /// The badge of an error: its center, from the node's leading top corner, and its diameter, which is ours.
    static let badgeX = 28.0
    static let badgeY = 2.0
    static let badge = 14.0
    /// The length of a dash, and of the space after it.
    static let dash = 3.0
    /// The dot in a dynamic step that is active is smaller than its node on all sides by this.
    static let dotInset = 4.0

    /// A popover: its width and corners as on iOS, the room around it for its shadow ours.
    static let popover = 320.0
    static let popoverCorner = 13.0
    static let popoverMargin = 28.0
    /// Below the button that it comes from. Ours.
    static let popoverGap = 4.0
    /// How much of a line shows that goes on beyond a list's edge. Ours: half of it.
    static let cutLine = 18.0
    /// What tells where in a list one is: its width, and how far from the edge it is. Ours.
    static let scrollBar = 3.0
    /// How high a regular screen is for its width where nobody says it: a common tablet's.
    static let screenProportion = 4.0 / 3
    /// The least height of a full screen: that of the smallest phone.
    static let screenHeight = 667.0
}
