internal import Basics
internal import Drawing
internal import Formats
internal import Indicators
internal import Jobs
internal import Languages
internal import MotionCore
internal import Presentations
internal import Requests

/// The presentation of an indicator, as far as it does not depend on the indicator.
struct Presented {
    let presentation: Presentation
    /// The request for the stage, whose block is not known yet.
    var request: StageRequest
    /// The text of the message, without the characters that keep it on a line; empty for none.
    var message: String
    /// The setting of messages; nil where there are none.
    let texts: TextSetting?
    /// The width available for the indicator with its label, in points.
    let room: Double
    /// The option that decides the width of the block.
    let blockOption: OptionKey
    /// The messages of a story, with the time of each.
    var messages: [Story.Update] = []
}

extension RenderSpec {
    /// Returns the presentation of the indicator; nil for none.
    func resolvedPresentation(_ theme: Theme) throws(SpecError) -> Presented? {
        guard let presentation else { return nil }
        guard presentation.indicators.contains(indicator) else {
            let taken = presentation.indicators[0].name
            throw SpecError(
                at: .option(.present),
                "\(presentation.name) takes a \(taken) indicator: use \(option: .indicator, taken)")
        }
        try rejectForeign(presentation)
        if presentation.extent == .none { return nil }
        let (message, cancel) = (words(present.message), words(present.cancel))
        let (pause, restart) = (words(present.pause), words(present.restart))
        try checkWords(presentation, message)
        var request = StageRequest(
            isLinear: indicator == .linear, message: message, cancel: cancel,
            direction: resolvedDirection(), theme: theme)
        if let screen = present.screen {
            (request.width, request.height) = (screen.width, screen.height)
        }
        (request.pause, request.restart, request.close) = (pause, restart, words(present.close))
        request.resume = present.resume ?? language.words.resume
        request.isPressed = present.isPressed
        request.shimmer = present.shimmer
        request.isAlone = present.isAlone
        let written = [message, cancel, pause, restart, request.close]
        let texts = written.allSatisfy { $0.isEmpty } ? nil : try textSetting()
        let room = try staging(.presentScreen) { [request] () throws(LayoutError) in
            try presentation.room(request, measuring: texts?.engine ?? NoText())
        }
        let option: OptionKey =
            indicator == .linear ? .width : extent != nil ? .size : .presentScreen
        return Presented(
            presentation: presentation, request: request, message: message, texts: texts, room: room,
            blockOption: option)
    }

    /// Refuses options for parts that the presentation does not have.
    private func rejectForeign(_ presentation: Presentation) throws(SpecError) {
        let name = presentation.name
        func takers(_ isOne: (Presentation) -> Bool) -> String {
            Presentation.all.filter(isOne).map { $0.name }.joined(separator: ", ")
        }
        if present.screen != nil, presentation.extent == .none {
            throw SpecError(at: .option(.presentScreen), "\(name) shows no screen; leave it out")
        }
        if present.message != nil, presentation.message == .none {
            throw SpecError(
                at: .option(.presentMessage),
                "\(name) shows no message; leave it out, or use one of: \(takers { $0.message != .none })")
        }
        let buttons: [(OptionKey, String, String?)] = [
            (.presentCancel, "cancel", present.cancel), (.presentPause, "pause", present.pause),
            (.presentResume, "resume", present.resume), (.presentClose, "close", present.close),
            (.presentRestart, "restart", present.restart),
        ]
        for (key, button, words) in buttons where words != nil {
            func takes(_ one: Presentation) -> Bool {
                one.takesCancel || button == "restart" && one.tellsAfterwards
            }
            if takes(presentation) { continue }
            throw SpecError(
                at: .option(key),
                "\(name) has no \(button) button; leave it out, or use one of: \(takers(takes))")
        }
        if present.isPressed, !presentation.isControl {
            guard presentation.takesCancel else {
                throw SpecError(
                    at: .option(.presentPressed),
                    "only \(takers { $0.isControl || $0.takesCancel }) can be pressed; leave it out")
            }
            guard present.cancel != nil || present.pause != nil else {
                throw SpecError(
                    at: .option(.presentPressed),
                    "\(name) has nothing to press; add \(option: .presentCancel)")
            }
        }
        if present.isAlone {
            guard presentation.standsAlone else {
                throw SpecError(
                    at: .option(.presentAlone),
                    "only \(takers { $0.standsAlone }) can be shown alone; leave it out")
            }
            if let screen = present.screen, screen.height != nil {
                throw SpecError(
                    at: .option(.presentScreen),
                    "\(name) alone has its own height; use \(option: .presentScreen, screen.width.shortestText), or leave out \(option: .presentAlone)"
                )
            }
        }
        if present.shimmer != nil {
            if presentation.extent == .none {
                throw SpecError(
                    at: .option(.presentShimmer), "\(name) shows no page; leave it out, or use card")
            }
            if let format = resolvedFormats().first(where: { $0.content == .vector }) {
                throw SpecError(
                    at: .option(.to),
                    "\(format.name) cannot hold a shimmer; use apng, sheet or frames, or leave out \(option: .presentShimmer)"
                )
            }
        }
        if present.pull != nil, !presentation.takesPull {
            throw SpecError(
                at: .option(.presentPull), "only \(takers { $0.takesPull }) can be pulled; leave it out")
        }
        if presentation.extent == .none { return }
        let own: Message = "\(name) sets its own background and margins; leave it out"
        if backdrop != nil { throw SpecError(at: .option(.background), own) }
        if margin != nil { throw SpecError(at: .option(.margin), own) }
        if template != nil {
            throw SpecError(
                at: .option(.template),
                "a mask shows the indicator alone; leave out \(option: .present), or use bare")
        }
        if !presentation.takesWords, label != LabelSpec() {
            throw SpecError(
                at: .option(label.progressText == nil ? .label : .progressText),
                "\(name) shows only the indicator; leave it out")
        }
    }

    private func checkWords(_ presentation: Presentation, _ message: String) throws(SpecError) {
        guard presentation.message == .required else { return }
        let name = presentation.name
        if message.isEmpty, label.isEmpty {
            throw SpecError(
                at: .option(.present), "\(name) needs a message; add \(option: .presentMessage)")
        }
        // In a story, the texts of a pause and of outcomes replace the message.
        let isStory = operation.story != nil
        let isReplaced = isStory && label.progressText == nil && label.label(.active).isEmpty
        if !message.isEmpty, !label.isEmpty, !isReplaced, indicator != .linear {
            throw SpecError(
                at: .option(.presentMessage),
                "\(name) has one text; leave out \(option: .label) or \(option: .presentMessage)")
        }
    }

    /// Returns a text; empty where it is nil or only white space.
    private func words(_ text: String?) -> String {
        guard let text, !text.allSatisfy({ $0.isWhitespace }) else { return "" }
        return text
    }
}

/// Lays out a stage, and reports errors at the option that causes them.
private func staging<Value>(
    _ option: OptionKey, _ body: () throws(LayoutError) -> Value
) throws(SpecError) -> Value {
    do { return try body() } catch { throw SpecError(error, at: .option(option)) }
}

extension Presented {
    /// Returns the request with the presentation's defaults filled in.
    func filled(_ spec: RenderSpec, _ theme: Theme) throws(SpecError) -> RenderSpec {
        var spec = spec
        if spec.indicator == .linear {
            let usual = presentation.fillsRoom ? room : min(room, theme.metrics.linearWidth)
            if !spec.isVertical { spec.width = spec.width ?? usual }
            spec.label.states[.paused] = spec.label.states[.paused] ?? pauseText(spec)
        } else if spec.extent == nil {
            let ring = presentation.ring(in: theme)
            spec.size = ring.size
            if spec.shape == nil, try spec.animation.motion(fallback: theme.motion).isRing {
                spec.stroke = spec.stroke ?? ring.stroke
            }
        }
        return spec
    }

    /// The text that tells a pause of a bar, beyond its color; nil where a sign, a label or a button does, or where there
    /// is no pause.
    private func pauseText(_ spec: RenderSpec) -> String? {
        let isTold =
            !presentation.takesWords || !spec.label.label(.active).isEmpty || spec.present.pause != nil
            || ![nil, .auto].contains(spec.glyph)
        return isTold || !spec.showsPause ? nil : spec.language.words.paused
    }

    /// Whether a message stands beside the indicator, which an outcome replaces.
    var hasMessage: Bool { !request.message.isEmpty }

    /// The time at which the label of an operation shows: at once where it is the text of the presentation.
    var labelTime: Storyline.LabelTime {
        if presentation.isControl { return .always }
        return presentation.message == .required && !hasMessage ? .atOnce : .late
    }

    /// Refuses values where only an indeterminate indicator is shown.
    func check(showsValues: Bool) throws(SpecError) {
        guard showsValues, !presentation.takesValues else { return }
        throw SpecError(
            at: .option(.present),
            "\(presentation.name) takes only an indeterminate indicator; leave out the value, or use dialog")
    }

    /// Returns the presentation for a story.
    ///
    /// - Parameters:
    ///   - notice: The notice of a toast once the indicator has left; nil for none.
    ///   - updates: The texts for an expected wait in the message.
    func telling(
        _ line: Storyline, _ notice: StageNotice?, updates: [Storyline.Wait], _ spec: RenderSpec
    ) throws(SpecError) -> Presented {
        var request = request
        var said = message
        if hasMessage, let first = updates.first {
            let message = request.message
            said = spec.operation.said(message, first, in: spec.language)
            request.message = spec.operation.drawn(message, first, in: spec.language)
            request.updates = updates.dropFirst().map {
                spec.operation.drawn(message, $0, in: spec.language)
            }
        }
        request.notice = notice
        if presentation.tellsAfterwards, notice?.state == .error { request.notice?.restart = request.restart }
        request.final = line.closing?.to.state ?? (line.opening.action == .closed ? line.opening.state : nil)
        request.staysInTheEnd = line.leaving == nil
        var texts = texts
        if notice != nil, texts == nil { texts = try spec.textSetting() }
        let room = try staging(.presentScreen) { [request, texts] () throws(LayoutError) in
            try presentation.room(request, measuring: texts?.engine ?? NoText())
        }
        let messages = updates.enumerated().map { Story.Update(at: $0.element.start, $0.offset) }
        return Presented(
            presentation: presentation, request: request, message: said, texts: texts, room: room,
            blockOption: blockOption,
            messages: hasMessage ? messages : [])
    }

    /// Returns the stage around an indicator.
    ///
    /// - Parameters:
    ///   - paused: The text that replaces the message during a pause; empty for none.
    ///   - outcome: The text that replaces the message in the end; empty for none.
    func stage(
        _ layout: IndicatorLayout, _ body: Scene.Body, paused: String, outcome: String
    ) throws(SpecError) -> Stage {
        guard layout.width <= room + 1e-6 else { throw tooWide(layout, body) }
        var request = request
        (request.blockWidth, request.blockHeight) = (layout.width, layout.height)
        (request.paused, request.outcome) = (paused, outcome)
        request.figure = StageBox(
            x: layout.x, y: layout.y, width: body.size.width, height: body.size.height)
        return try staging(.presentScreen) { [request] () throws(LayoutError) in
            try presentation.stage(request, measuring: texts?.engine ?? NoText())
        }
    }
}

extension Presented {
    /// The error about an indicator for which there is too little room, with the screen and the size that would do.
    private func tooWide(_ layout: IndicatorLayout, _ body: Scene.Body) -> SpecError {
        let excess = layout.width - room
        var ways: [Message] = []
        var wider = request
        wider.width = (request.width + excess).rounded(.up)
        if let room = try? presentation.room(wider, measuring: texts?.engine ?? NoText()),
            room >= layout.width - 1e-6
        {
            ways.append("a \(option: .presentScreen) of at least \(wider.width.shortestText)")
        }
        let width = (body.size.width - excess).rounded(.down)
        if width >= 8 {
            ways.append(
                "a \(option: request.isLinear ? .width : .size) of at most \(width.shortestText)")
        }
        let remedy = ways.count == 2 ? ways[0] + " or " + ways[1] : ways.first
        return SpecError(
            at: .option(blockOption),
            "\(layout.width.shortestText) points are too wide: \(presentation.name) has room for \(room.shortestText) on this screen"
                + (remedy.map { "; use " + $0 } ?? ""))
    }
}

extension RenderSpec {
    /// Whether the indicator pauses at one time or another.
    fileprivate var showsPause: Bool { shows(.paused) }

    /// Whether the indicator is in a state at one time or another.
    func shows(_ other: ValueState) -> Bool {
        if operation.hasEvents { return other == .paused && operation.pauses }
        if case .states(let from, let to) = transition { return [from, to].contains(.state(other)) }
        return state == other
    }
}

extension Motion {
    /// Whether the motion is drawn as a ring.
    fileprivate var isRing: Bool {
        switch kind {
        case .determinate, .arc: true
        case .bars, .spokes, .dots, .drawn: false
        }
    }
}
