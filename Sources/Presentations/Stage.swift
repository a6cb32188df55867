public import Drawing
public import Indicators

/// What stands around an indicator that is presented somewhere: a page, and on it what appears together with the
/// indicator. Lengths in points.
///
/// Right to left is the mirror image, texts aside.
public struct Stage: Hashable, Sendable {
    /// The size of the picture.
    public let width, height: Double
    /// The top left corner of the indicator with its label, once all has appeared.
    public let x, y: Double
    /// Whether the presentation is.
    public internal(set) var isObstructive = false
    /// What one can touch, larger than what is drawn where that is small.
    public let targets: [StageBox]
    /// What ends in an ellipsis, and how many glyphs no font has.
    public let shortened: [TextRole]
    /// How many glyphs no font has.
    public let missingGlyphs: Int
    /// From back to front: what stands still, what moves with a pull, what covers it, what the indicator stands on; and
    /// before the indicator what belongs to that, and what stands still.
    let ground, content, cover, panel, front, chrome: [Shape]
    /// What is said on the panel, what takes its place during a pause and in the end, and what there is to cancel until
    /// then.
    let message, paused, outcome, button: [Shape]
    /// What the indicator stands on where that is as large as what shows of it.
    let disc: Disc?
    /// Where what shows stands in the room that everything takes.
    public let centering: Centering
    let entrance: Entrance

    /// What a text of a presentation is for.
    public enum TextRole: Hashable, Sendable {
        /// What is said while the process runs.
        case message
        /// What takes the message's place during a pause.
        case paused
        /// What takes the message's place in the end.
        case outcome
        /// The words on the button that cancels.
        case cancel
    }

    /// What stands in the middle of the room that the indicator takes with all of its labels.
    public enum Centering: Hashable, Sendable {
        /// Nothing: everything stays at its place in that room.
        case none
        /// The indicator, while nothing stands beside it.
        case alone
        /// The indicator with what stands beside it at the time.
        case group
    }

    /// A surface around the indicator. Lengths in points.
    struct Disc: Hashable, Sendable {
        /// Around the room that the indicator takes with all of its labels.
        let box: StageBox
        /// How much of it surrounds that room, at each side.
        let rim: Double
        let color: Color

        /// - Parameter group: What shows; nil for everything.
        func shapes(_ group: IndicatorLayout.Group?) -> [Shape] {
            var box = box
            if let group {
                let (width, height) = (group.width + 2 * rim, group.height + 2 * rim)
                box = box.inset((box.width - width) / 2, (box.height - height) / 2)
            }
            var shapes: [Shape] = []
            let corner = box.height / 2
            SoftShadow.add(
                x: box.x, y: box.y, width: box.width, height: box.height, corner: corner, reach: 8, down: 2,
                to: &shapes)
            let path = Path.rectangle(
                x: box.x, y: box.y, width: box.width, height: box.height, radius: corner)
            shapes.append(.path(PathShape(path, color)))
            return shapes
        }
    }

    /// How things come and go.
    struct Entrance: Hashable, Sendable {
        /// How far down the content has moved once all has appeared.
        var content = 0.0
        /// How far below its place the indicator begins, with what it stands on.
        var block = 0.0
        /// How large the panel is at first.
        var scale = 1.0
    }

    init(
        _ request: StageRequest, height: Double, block: StageBox,
        centering: Centering = .none, targets: [StageBox] = [], words: StageWords.Placed? = nil,
        cancel: StageText? = nil, button: StageSketch? = nil, ground: StageSketch,
        content: StageSketch? = nil, cover: StageSketch? = nil, panel: StageSketch? = nil, disc: Disc? = nil,
        front: StageSketch? = nil, chrome: StageSketch? = nil, entrance: Entrance = Entrance()
    ) {
        func mirrored(_ box: StageBox) -> StageBox {
            var box = box
            let ends = [box.x, box.right].map { request.direction.left($0, in: request.width) }
            box.x = min(ends[0], ends[1])
            return box
        }
        (width, self.height) = (request.width, height)
        (x, y) = (mirrored(block).x, block.y)
        self.targets = targets.map(mirrored)
        let texts: [(name: TextRole, size: TextSize?)] = [
            (.message, words?.words.message.size), (.paused, words?.words.paused?.size),
            (.outcome, words?.words.outcome?.size), (.cancel, cancel?.size),
        ]
        shortened = texts.filter { $0.size?.isTruncated == true }.map { $0.name }
        missingGlyphs = texts.reduce(0) { $0 + ($1.size?.missingGlyphs ?? 0) }
        (self.ground, self.content) = (ground.shapes, content?.shapes ?? [])
        (self.cover, self.panel) = (cover?.shapes ?? [], panel?.shapes ?? [])
        (self.front, self.chrome) = (front?.shapes ?? [], chrome?.shapes ?? [])
        (message, outcome) = (words?.message ?? [], words?.outcome ?? [])
        (paused, self.button) = (words?.paused ?? [], button?.shapes ?? [])
        (self.disc, self.centering, self.entrance) = (disc, centering, entrance)
    }

    /// How far from its place the indicator is, in points down.
    public func offset(visibility: Double) -> Double { entrance.block * (1 - visibility) }

    /// Adds what lies behind the indicator.
    ///
    /// - Parameters:
    ///   - visibility: How far all that comes and goes has appeared, in `0...1`: at 0 only the page is there.
    ///   - pause: How far the message has given way to what is said during a pause, in `0...1`: it is gone at a half.
    ///   - turn: How far both have given way to the outcome, and with them what there was to cancel.
    ///   - group: What shows of the indicator and its labels; nil for everything.
    ///   - list: What is added to.
    public func drawBehind(
        visibility: Double, pause: Double = 0, turn: Double = 0, group: IndicatorLayout.Group? = nil,
        into list: inout DisplayList
    ) {
        list.shapes += ground
        let pulled = entrance.content * visibility
        list.shapes += pulled == 0 ? content : content.map { $0.moved(down: pulled) }
        guard visibility > 0 else { return }
        list.shapes += visibility < 1 ? cover.map { $0.faded(visibility) } : cover
        if let disc { add(disc.shapes(group), visibility, into: &list) }
        add(panel, visibility, into: &list)
        let staying = outcome.isEmpty ? 1 : 1 - 2 * turn
        add(message, visibility, opacity: paused.isEmpty ? staying : min(staying, 1 - 2 * pause), into: &list)
        add(paused, visibility, opacity: min(staying, 2 * pause - 1), into: &list)
        add(outcome, visibility, opacity: 2 * turn - 1, into: &list)
        // There is nothing left to cancel; its room stays, so that nothing jumps.
        add(button, visibility, opacity: 1 - 2 * turn, into: &list)
    }

    /// Adds what lies before the indicator.
    public func drawInFront(visibility: Double, into list: inout DisplayList) {
        if visibility > 0 { add(front, visibility, into: &list) }
        list.shapes += chrome
    }

    private func add(
        _ shapes: [Shape], _ visibility: Double, opacity: Double = 1, into list: inout DisplayList
    ) {
        if opacity <= 0 { return }
        guard visibility < 1 else {
            list.shapes += opacity < 1 ? shapes.map { $0.faded(opacity) } : shapes
            return
        }
        let scale = entrance.scale + (1 - entrance.scale) * visibility
        let center = Point(x: width / 2, y: height / 2)
        for shape in shapes {
            list.shapes.append(
                shape.scaled(scale, around: center).moved(down: offset(visibility: visibility))
                    .faded(visibility * min(opacity, 1)))
        }
    }
}
