public import Drawing
public import Indicators

/// The surroundings of a presented indicator: a page, and on it the parts that appear together with the indicator.
/// Lengths in points.
///
/// Right to left is the mirror image, texts aside.
public struct Stage: Hashable, Sendable {
    /// The size of the picture.
    public let width, height: Double
    /// The top left corner of the indicator with its label, once all has appeared.
    public let x, y: Double
    /// Whether the presentation keeps the user from acting until the process is over.
    public internal(set) var isObstructive = false
    /// The touch targets, larger than the drawn controls where those are small.
    public let targets: [StageBox]
    /// The roles of texts that are truncated with an ellipsis.
    public private(set) var shortened: [TextRole]
    /// The number of glyphs that no font has.
    public private(set) var missingGlyphs: Int
    /// Layers from back to front: the static ground, the content that moves with a pull, the cover over it, the panel
    /// under the indicator; then, in front of the indicator, the parts that appear with it and the static ones.
    let ground, content, cover, panel, front, chrome: [Shape]
    /// Layers over the ground once the process has failed or succeeded.
    let failed, succeeded: [Shape]
    /// The content in place of the indicator before it appears.
    let idle: [Shape]
    /// The messages on the panel, and their replacements during a pause and at the end.
    let messages: [[Shape]]
    let paused, outcome: [Shape]
    /// The buttons on the panel.
    let buttons: [StageButtons.Placed.Part]
    /// The notice of the outcome after the indicator has left.
    private(set) var notice: [Shape] = []
    /// The surface under the indicator if its size follows the visible parts.
    let disc: Disc?
    /// The surface under the indicator if its height changes at the end.
    let box: Panel?
    /// The light that passes over placeholders; nil for none, or if there are no placeholders.
    private let shimmer: Shimmer?
    /// Whether a light passes over placeholders.
    public var shimmers: Bool { shimmer != nil }
    /// The centering of the visible parts in the space reserved for all of them.
    public let centering: Centering
    let entrance: Entrance

    /// The role of a text in a presentation.
    public enum TextRole: Hashable, Sendable {
        /// The message while the process runs.
        case message
        /// The text in place of the message during a pause.
        case paused
        /// The text in place of the message at the end.
        case outcome
        /// The words on a button.
        case cancel
        /// The notice after the indicator has left.
        case notice
    }

    /// The parts that are centered in the space reserved for the indicator with all of its labels.
    public enum Centering: Hashable, Sendable {
        /// Nothing: everything stays at its place in that room.
        case none
        /// The indicator, while nothing is shown beside it.
        case alone
        /// The indicator with everything shown beside it at the time.
        case group
    }

    /// A surface around the indicator. Lengths in points.
    struct Disc: Hashable, Sendable {
        /// Around the room that the indicator takes with all of its labels.
        let box: StageBox
        /// The margin around that space on each side.
        let rim: Double
        let color: Color

        /// - Parameter group: The visible parts; nil for everything.
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

    /// A surface that gets higher or lower in the end, with its top where it is.
    struct Panel: Hashable, Sendable {
        /// Draws it.
        private let sketch: StageSketch
        private let box: StageBox
        private let finalHeight: Double
        private let corner: Double
        private let color: Color
        /// The shapes before and after the end, which nearly all frames show.
        private let first, last: [Shape]

        init(
            sketch: StageSketch, box: StageBox, finalHeight: Double, corner: Double, color: Color
        ) {
            self.sketch = sketch
            self.box = box
            self.finalHeight = finalHeight
            self.corner = corner
            self.color = color
            func drawn(_ height: Double) -> [Shape] {
                Self.drawn(sketch, box, height: height, corner: corner, color)
            }
            first = drawn(box.height)
            last = finalHeight == box.height ? first : drawn(finalHeight)
        }

        /// - Parameter turn: The progress of the change at the end, in `0...1`.
        func shapes(_ turn: Double) -> [Shape] {
            if turn <= 0 { return first }
            if turn >= 1 { return last }
            let height = box.height + (finalHeight - box.height) * turn
            return Self.drawn(sketch, box, height: height, corner: corner, color)
        }

        private static func drawn(
            _ sketch: StageSketch, _ box: StageBox, height: Double, corner: Double, _ color: Color
        ) -> [Shape] {
            var (sketch, box) = (sketch, box)
            box.height = height
            sketch.panel(box, corner: corner, color)
            return sketch.shapes
        }
    }

    /// The movement of parts that appear and leave.
    struct Entrance: Hashable, Sendable {
        /// The distance that the content has moved down once everything has appeared.
        var content = 0.0
        /// The initial offset below its place of the indicator and the surface under it.
        var block = 0.0
        /// The initial scale of the panel.
        var scale = 1.0
    }

    init(
        _ request: StageRequest, height: Double, block: StageBox,
        centering: Centering = .none, targets: [StageBox] = [], words: StageWords.Placed? = nil,
        buttons: StageButtons.Placed? = nil, ground: StageSketch,
        failed: StageSketch? = nil, succeeded: StageSketch? = nil, idle: StageSketch? = nil,
        content: StageSketch? = nil, cover: StageSketch? = nil, panel: StageSketch? = nil, disc: Disc? = nil,
        box: Panel? = nil,
        front: StageSketch? = nil, chrome: StageSketch? = nil, entrance: Entrance = Entrance()
    ) {
        func mirrored(_ box: StageBox) -> StageBox {
            var box = box
            let ends = [box.x, box.right].map { request.direction.left($0, in: request.width) }
            box.x = min(ends[0], ends[1])
            return box
        }
        (width, self.height) = (request.width, height)
        let pages = [ground, content, cover, idle, front, chrome].compactMap { $0 }
        shimmer = pages.contains { $0.shapes.contains { $0.isPlaceholder } } ? Shimmer(request) : nil
        (x, y) = (mirrored(block.snapped).x, block.y.rounded())
        self.targets = (buttons?.targets ?? targets).map(mirrored)
        let texts: [(name: TextRole, size: TextSize?)] =
            [
                (.message, words?.words.message.size),
                (.message, words?.words.updates.first { $0.size.isTruncated }?.size),
                (.paused, words?.words.paused?.size),
                (.outcome, words?.words.outcome?.size),
            ] + (buttons?.texts ?? []).map { (.cancel, $0) }
        var shortened: [TextRole] = []
        for text in texts where text.size?.isTruncated == true && !shortened.contains(text.name) {
            shortened.append(text.name)
        }
        self.shortened = shortened
        missingGlyphs = texts.reduce(0) { $0 + ($1.size?.missingGlyphs ?? 0) }
        self.ground = ground.shapes
        self.content = content?.shapes ?? []
        self.failed = failed?.shapes ?? []
        self.succeeded = succeeded?.shapes ?? []
        self.idle = idle?.shapes ?? []
        self.cover = cover?.shapes ?? []
        self.panel = panel?.shapes ?? []
        self.front = front?.shapes ?? []
        self.chrome = chrome?.shapes ?? []
        (messages, outcome) = (words?.messages ?? [], words?.outcome ?? [])
        (paused, self.buttons) = (words?.paused ?? [], buttons?.parts ?? [])
        self.disc = disc.map { Disc(box: mirrored($0.box), rim: $0.rim, color: $0.color) }
        self.box = box
        self.centering = centering
        self.entrance = entrance
    }

    mutating func add(notice: [Shape], _ size: TextSize) {
        self.notice = notice
        if size.isTruncated { shortened.append(.notice) }
        missingGlyphs += size.missingGlyphs
    }

    /// The distance of the indicator below its place, in points.
    public func offset(visibility: Double) -> Double { entrance.block * (1 - visibility) }

    /// Adds the layers behind the indicator.
    ///
    /// - Parameters:
    ///   - visibility: The visibility of everything that appears and leaves, in `0...1`; at 0 only the page is there.
    ///   - message: The progress from one message to the next.
    ///   - pause: The progress of the message's replacement by the text of a pause, in `0...1`; the message has left at a half.
    ///   - halt: The progress of the process to a pause, whatever the texts are.
    ///   - turn: The progress of their replacement by the outcome, which removes the cancel button as well.
    ///   - failure: The progress of the surfaces to those of an error.
    ///   - success: The progress of the surfaces to those of a success.
    ///   - group: The visible parts of the indicator and its labels; nil for everything.
    ///   - sheen: The light on placeholders.
    ///   - list: The list to add to.
    public func drawBehind(
        visibility: Double, message: FrameAppearance.Message = .init(), pause: Double = 0, halt: Double = 0,
        turn: Double = 0, failure: Double = 0, success: Double = 0, group: IndicatorLayout.Group? = nil,
        sheen: FrameAppearance.Sheen = .init(),
        into list: inout DisplayList
    ) {
        let start = list.shapes.count
        defer { shimmer(from: start, at: sheen, in: &list) }
        list.shapes += ground
        let pulled = entrance.content * visibility
        list.shapes += pulled == 0 ? content : content.map { $0.moved(down: pulled) }
        if visibility < 1 { list.shapes += idle.map { $0.faded(1 - visibility) } }
        guard visibility > 0 else { return }
        drawTurned(.error, failure * visibility, into: &list)
        drawTurned(.success, success * visibility, into: &list)
        list.shapes += visibility < 1 ? cover.map { $0.faded(visibility) } : cover
        if let disc { add(disc.shapes(group), visibility, into: &list) }
        if let box { add(box.shapes(turn), visibility, into: &list) }
        add(panel, visibility, into: &list)
        add(words(message, pause: pause, turn: turn), visibility, into: &list)
        for part in buttons {
            add([part.shape], visibility, opacity: part.opacity(pause: halt, turn: turn), into: &list)
        }
    }

    /// Adds what the indicator stands on once there is an outcome, as far as it shows.
    public func drawTurned(_ state: ValueState, _ part: Double, into list: inout DisplayList) {
        guard part > 0 else { return }
        list.shapes += (state == .error ? failed : succeeded).map { part < 1 ? $0.faded(part) : $0 }
    }

    /// The shapes of the words at one time. Words that stay from one text to the next are drawn once.
    private func words(_ message: FrameAppearance.Message, pause: Double, turn: Double) -> [Shape] {
        func said(_ number: Int) -> [Shape] { messages.indices.contains(number) ? messages[number] : [] }
        func turned(_ from: [Shape], _ to: [Shape], _ part: Double) -> [Shape] {
            if part <= 0 || to.isEmpty { return from }
            let fractions = (from: 1 - 2 * part, to: 2 * part - 1)
            guard case .text(let old)? = from.first, case .text(let new)? = to.first else { return to }
            return old.giving(way: new, fractions: fractions).map { .text($0) }
        }
        let ends = turn > 0 && !outcome.isEmpty
        guard ends || pause > 0 && !paused.isEmpty else {
            return turned(said(message.former), said(message.number), message.turn)
        }
        // A text that gives way to another one or returns after it does not fade a second time for a change of message.
        let said = said(message.turn < 0.5 ? message.former : message.number)
        // A pause that has begun counts as complete before there is an outcome.
        let before = turn > 0 && pause >= 0.5 && !paused.isEmpty ? paused : said
        return ends ? turned(before, outcome, turn) : turned(said, paused, pause)
    }

    /// Adds the layers in front of the indicator.
    ///
    /// - Parameters:
    ///   - visibility: The visibility of everything that appears and leaves with the indicator, in `0...1`.
    ///   - notice: The visibility of the notice about the outcome, once the indicator has left.
    ///   - sheen: The light on placeholders.
    ///   - list: The list to add to.
    public func drawInFront(
        visibility: Double, notice: Double = 0, sheen: FrameAppearance.Sheen = .init(),
        into list: inout DisplayList
    ) {
        let start = list.shapes.count
        defer { shimmer(from: start, at: sheen, in: &list) }
        if visibility > 0 { add(front, visibility, into: &list) }
        list.shapes += chrome
        guard notice > 0 else { return }
        let rise = Self.rise * (1 - notice)
        list.shapes += notice < 1 ? self.notice.map { $0.moved(down: rise).faded(notice) } : self.notice
    }

    /// Gives placeholders the light that passes over them.
    private func shimmer(from start: Int, at sheen: FrameAppearance.Sheen, in list: inout DisplayList) {
        guard let shimmer else { return }
        for index in list.shapes.indices.dropFirst(start) where list.shapes[index].isPlaceholder {
            list.shapes[index] = list.shapes[index].shimmering(shimmer, at: sheen)
        }
    }

    /// The initial distance of a toast below its place, in points. Ours.
    static let rise = 24.0

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
