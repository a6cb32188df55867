internal import Basics
public import MotionCore

/// Where an indicator is shown, and what that means for whoever waits.
public struct Presentation: Sendable {
    /// The name in the catalogue.
    public let name: String
    /// One line that says what it is.
    public let summary: String
    /// Whether it keeps the user from acting until the process is over; otherwise it runs in parallel.
    public let isObstructive: Bool
    public let indicators: [IndicatorKind]
    /// The numbers of the requirements that ask for it.
    public let requirements: [String]
    public let message: Message
    /// Whether a button that cancels the process can be shown.
    public let takesCancel: Bool
    /// Whether values can be shown; where not, an indicator has to be indeterminate.
    public let takesValues: Bool
    /// Whether a track is as long as there is room, unless the request says otherwise.
    public let fillsRoom: Bool
    /// What the picture shows beside the indicator.
    public let extent: Extent

    /// Whether something is written apart from the indicator's label.
    public enum Message: String, Hashable, Sendable {
        case none
        case optional
        /// A message, or in its place a label.
        case required
    }

    public enum Extent: String, Hashable, Sendable {
        /// Nothing.
        case none
        /// One element on a piece of the surface.
        case element
        /// A whole screen.
        case screen
    }

    /// The size of a ring where the request gives none.
    let ring: @Sendable (ThemeMetrics) -> RingSize
    /// Gives the indicator the colors and the type of what it stands on.
    let adapt: @Sendable (inout Theme) -> Void
    /// The width that there is for the indicator with its label; the block of the request is not looked at.
    let room: @Sendable (StageRequest, any TextMeasuring) throws -> Double
    let compose: @Sendable (StageRequest, any TextMeasuring) throws -> Stage

    init(
        _ name: String, _ summary: String, isObstructive: Bool,
        indicators: [IndicatorKind] = [.circular, .linear], requirements: [String], message: Message = .none,
        takesCancel: Bool = false, takesValues: Bool = true, fillsRoom: Bool = true,
        extent: Extent = .screen,
        ring: @escaping @Sendable (ThemeMetrics) -> RingSize = { $0.medium },
        adapt: @escaping @Sendable (inout Theme) -> Void = { _ in },
        room: @escaping @Sendable (StageRequest, any TextMeasuring) throws -> Double,
        compose: @escaping @Sendable (StageRequest, any TextMeasuring) throws -> Stage
    ) {
        (self.name, self.summary, self.isObstructive) = (name, summary, isObstructive)
        (self.indicators, self.requirements, self.message) = (indicators, requirements, message)
        (self.takesCancel, self.takesValues) = (takesCancel, takesValues)
        (self.fillsRoom, self.extent) = (fillsRoom, extent)
        (self.ring, self.adapt, self.room, self.compose) = (ring, adapt, room, compose)
    }

    /// Every presentation, in the order they are listed.
    public static let all: [Presentation] = [
        .bare, .card, .inline, .toast, .dialog, .messageBox, .partial, .fullScreen, .button, .swipeRefresh,
        .scrollLoad,
    ]

    /// The presentation of that name.
    public static func named(_ name: String) throws(UnknownName) -> Presentation {
        guard let presentation = all.first(where: { $0.name == name }) else {
            throw UnknownName(kind: "presentation", name: name, known: all.map(\.name))
        }
        return presentation
    }

    /// Where assistive focus goes, in words.
    public var focus: String {
        isObstructive
            ? "moves to the indicator when it appears, and back to where it was when it leaves"
            : "stays where it is; the indicator is announced, and only if the user started the process"
    }

    /// The size of a ring where none is asked for.
    public func ring(in theme: Theme) -> RingSize { ring(theme.metrics) }

    /// The theme as it is on what the indicator stands on.
    public func adapted(_ theme: Theme) -> Theme {
        var theme = theme
        adapt(&theme)
        return theme
    }

    /// The width that there is for the indicator with its label, in points.
    ///
    /// - Throws: ``StageError`` where there is none, or what `measuring` throws.
    public func room(_ request: StageRequest, measuring: any TextMeasuring) throws -> Double {
        if extent == .screen { _ = try ScreenFrame(request) }
        let room = try room(request, measuring)
        guard room >= 1 else {
            throw StageError(
                side: .width, size: request.width, least: (request.width + 1 - room).rounded(.up))
        }
        return room
    }

    /// What stands around the indicator.
    ///
    /// - Throws: ``StageError``, or what `measuring` throws.
    public func stage(_ request: StageRequest, measuring: any TextMeasuring) throws -> Stage {
        let stage = try compose(request, measuring)
        let outside = max(
            -stage.x, -stage.y, stage.x + request.blockWidth - stage.width,
            stage.y + request.blockHeight - stage.height)
        if outside > 1e-6 {
            let isWide = stage.x < 0 || stage.x + request.blockWidth > stage.width
            let size = isWide ? stage.width : stage.height
            throw StageError(
                side: isWide ? .width : .height, size: size, least: (size + 2 * outside).rounded(.up))
        }
        return stage
    }
}
