public import Basics
public import Drawing
public import Indicators

/// A place for an indicator in an app, and its consequences for users who wait.
public struct Presentation: Named {
    /// The noun for a presentation in messages.
    public static let noun = "presentation"

    /// The name in the catalog.
    public let name: String
    /// Synonyms, in lower case.
    public let synonyms: [String]
    /// One line that says what it is.
    public let summary: String
    /// Whether the presentation keeps the user from acting until the process is over; otherwise it runs in parallel.
    public let isObstructive: Bool
    /// The indicators that can be shown there.
    public let indicators: [IndicatorKind]
    /// The numbers of the requirements that ask for it.
    public let requirements: [String]
    /// Whether a message is written there.
    public let message: Message
    /// Whether anything may be written, the indicator's label too.
    public let takesWords: Bool
    /// The color of the words on a button that cancels the process; nil where there is no such button.
    let cancel: ThemeSlot?
    /// Whether values can be shown; where not, an indicator has to be indeterminate.
    public let takesValues: Bool
    /// Whether the user pulls the presentation to refresh.
    public let takesPull: Bool
    /// Whether the presentation is the button or icon that starts the process; its label is visible before that.
    public let isControl: Bool
    /// Whether a track is as long as there is room, unless the request says otherwise.
    public let fillsRoom: Bool
    /// The surroundings that the picture shows with the indicator.
    public let extent: Extent
    /// The behavior of the presentation when an operation ends.
    public let ending: Storyline.Ending

    /// Whether something is written apart from the indicator's label.
    public enum Message: String, Hashable, Sendable {
        /// Nothing is.
        case none
        /// A message may be.
        case optional
        /// A message, or in its place a label.
        case required
    }

    /// The surroundings of an indicator in a picture.
    public enum Extent: String, Hashable, Sendable {
        /// Nothing.
        case none
        /// One element on a piece of the surface.
        case element
        /// A whole screen.
        case screen
    }

    /// The colors that an indicator stands on, from the bottom up; the first is opaque.
    ///
    /// An overlay is judged where the darkest or lightest of what it covers shows through.
    public let ground: @Sendable (Theme) -> [Color]
    /// Whether what the indicator stands on turns with an outcome, whose color would not be seen on it.
    let turnsWithOutcome: Bool
    /// The size of a ring where the request gives none.
    let ring: @Sendable (ThemeMetrics) -> RingSize
    /// Gives the indicator the colors and the type of what it stands on.
    let adapt: @Sendable (inout Theme) -> Void
    /// The width that there is for the indicator with its label; the block of the request is not looked at.
    let room: @Sendable (StageRequest, any TextMeasuring) throws(LayoutError) -> Double
    let compose: @Sendable (StageRequest, any TextMeasuring) throws(LayoutError) -> Stage

    init(
        _ name: String, _ summary: String, synonyms: [String], isObstructive: Bool,
        indicators: [IndicatorKind] = [.circular, .linear], requirements: [String], message: Message = .none,
        takesWords: Bool = true, cancel: ThemeSlot? = nil, takesValues: Bool = true, takesPull: Bool = false,
        isControl: Bool = false, fillsRoom: Bool = true, extent: Extent = .screen,
        ending: Storyline.Ending = .stays,
        turnsWithOutcome: Bool = false,
        ground: @escaping @Sendable (Theme) -> [Color],
        ring: @escaping @Sendable (ThemeMetrics) -> RingSize = { $0.medium },
        adapt: @escaping @Sendable (inout Theme) -> Void = { _ in },
        room: @escaping @Sendable (StageRequest, any TextMeasuring) throws(LayoutError) -> Double,
        compose: @escaping @Sendable (StageRequest, any TextMeasuring) throws(LayoutError) -> Stage
    ) {
        self.name = name
        self.summary = summary
        self.synonyms = synonyms
        self.isObstructive = isObstructive
        self.indicators = indicators
        self.requirements = requirements
        self.message = message
        self.takesWords = takesWords
        self.cancel = cancel
        self.takesValues = takesValues
        self.takesPull = takesPull
        self.isControl = isControl
        self.fillsRoom = fillsRoom
        self.extent = extent
        self.ending = ending
        self.ground = ground
        self.turnsWithOutcome = turnsWithOutcome
        self.ring = ring
        self.adapt = adapt
        self.room = room
        self.compose = compose
    }

    /// Every presentation, in the order they are listed.
    public static let all: [Presentation] = [
        .bare, .card, .inline, .toast, .dialog, .messageBox, .partial, .fullScreen, .button, .icon, .toolbar,
        .swipeRefresh, .scrollLoad, .pageTop,
    ]

    /// The presentation of that name.
    ///
    /// - Throws: ``UnknownName``, with what may have been meant.
    public static func named(_ name: String) throws(UnknownName) -> Presentation { try one(named: name) }

    /// Whether a button that cancels the process can be shown.
    public var takesCancel: Bool { cancel != nil }

    /// Whether the presentation can be shown without the page around it.
    public var standsAlone: Bool { extent == .element && !tellsAfterwards }

    /// Whether what is worth saying about the end is said in a toast once it has left.
    public var tellsAfterwards: Bool { ending == .leaves }

    /// The color of the words on a button that cancels.
    public func cancelColor(_ theme: Theme) -> Color { theme[cancel ?? .button] }

    /// The colors that an indicator stands on in a state, as ``ground`` has them.
    public func ground(_ theme: Theme, in state: ValueState) -> [Color] {
        turnsWithOutcome && state.isFinal ? [theme.outcomeGround(state)] : ground(theme)
    }

    /// The color of words beside the indicator once there is an outcome; nil for the color that they always have.
    public func outcomeLabel(_ theme: Theme) -> Color? { turnsWithOutcome ? theme[.label] : nil }

    /// The movement of assistive focus, in words.
    public var focus: String {
        isObstructive
            ? "moves to the indicator when it appears, and back to where it was when it leaves"
            : "stays where it is; the indicator is announced, and only if the user started the process"
    }

    /// The size of a ring where none is asked for.
    public func ring(in theme: Theme) -> RingSize { theme.metrics.grown(ring(theme.metrics)) }

    /// The theme as it is on what the indicator stands on.
    public func adapted(_ theme: Theme) -> Theme {
        var theme = theme
        adapt(&theme)
        return theme
    }

    /// The width that there is for the indicator with its label, in points.
    ///
    /// - Throws: ``LayoutError``.
    public func room(_ request: StageRequest, measuring: any TextMeasuring) throws(LayoutError) -> Double {
        if extent == .screen { _ = try ScreenFrame(request) }
        let room = try room(request, measuring)
        guard room >= 1 else {
            throw LayoutError.stage(
                .width, size: request.width, least: (request.width + 1 - room).rounded(.up))
        }
        return room
    }

    /// Lays out the surroundings of the indicator.
    ///
    /// - Throws: ``LayoutError``.
    public func stage(_ request: StageRequest, measuring: any TextMeasuring) throws(LayoutError) -> Stage {
        var stage = try compose(request, measuring)
        stage.isObstructive = isObstructive
        if let notice = request.notice {
            let placed = try notice.placed(request, height: stage.height, measuring)
            stage.add(notice: placed.shapes, placed.size)
        }
        let outside = max(
            -stage.x, -stage.y, stage.x + request.blockWidth - stage.width,
            stage.y + request.blockHeight - stage.height)
        if outside > 1e-6 {
            let isWide = stage.x < 0 || stage.x + request.blockWidth > stage.width
            let size = isWide ? stage.width : stage.height
            throw LayoutError.stage(
                isWide ? .width : .height, size: size, least: (size + 2 * outside).rounded(.up))
        }
        return stage
    }
}

/// Presentations come from the catalog, where no two have one name.
extension Presentation: Hashable {
    /// Whether both have the same name.
    public static func == (a: Self, b: Self) -> Bool { a.name == b.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
