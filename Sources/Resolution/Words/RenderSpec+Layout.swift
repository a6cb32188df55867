internal import Basics
internal import Drawing
internal import Guidelines
package import Indicators
internal import Jobs
internal import Languages
internal import Presentations
internal import Requests

extension RenderSpec {
    /// The scene of an indicator with the texts and signs around it, and their changes.
    struct SceneLayout {
        let scene: Scene
        /// The index of each look's label in the layout, and the sign of each look; nil for none.
        let labels: [Int?]
        let signs: [Glyph?]
        /// The indices of the labels that replace the first one.
        let updates: [Int?]
        let showsValue: Bool
        /// Whether the text in the middle tells the value.
        let showsValueInCenter: Bool
        var subject: Subject
        /// The notes about problems that do not keep the request from being carried out.
        let notes: [Message]
    }

    /// A state in which the indicator is shown, with its label; an empty one is none.
    package typealias Showing = (state: ValueState, text: String)

    /// Returns a state with the label that it has by itself.
    func showing(_ state: ValueState) -> Showing { (state, label.label(state)) }

    /// Returns the indicator with its labels, its value and the room for signs.
    ///
    /// - Parameters:
    ///   - looks: The states that are shown at one time or another, at least one.
    ///   - greatest: The greatest value that is shown; nil where there is none that can be written.
    ///   - writesValue: Whether the value may be written at some time.
    ///   - updates: Labels that replace the first one, none of them much longer than that.
    ///   - paused: The text that replaces a message during a pause, instead of a label; empty for none.
    ///   - outcome: The text that replaces a message in the end; empty for none.
    ///   - length: The time in which something passes, in milliseconds; nil where a text cannot tell the time.
    func laidOut(
        _ body: Scene.Body, _ theme: Theme, _ looks: [Showing], greatest: Double?, writesValue: Bool = true,
        updates: [String] = [], paused: String = "", outcome: String = "", length: Double? = nil,
        _ presented: Presented?
    ) throws(SpecError) -> SceneLayout {
        try label.checkLabels()
        let choice = glyph ?? center?.glyph.map { .named($0) } ?? .auto
        let texts = looks.map { look in
            let isElsewhere = look.state.isFinal ? !outcome.isEmpty : look.state == .paused && !paused.isEmpty
            return isElsewhere ? "" : look.text
        }
        let isLabeled = texts.contains { !$0.isEmpty }
        var progress = label.resolvedProgress()
        guard progress == .none || greatest != nil else {
            throw SpecError(
                at: .option(.progressText), "there is no value to show; add \(option: .value)")
        }
        if !writesValue { progress = .none }
        let placement = label.placement ?? .label
        let centerText = try resolvedCenter(body, theme, greatest: greatest, length: length)
        let isTaken = placement == .center && progress != .none || centerText != nil
        let middle = try middle(of: body, choice, isTaken: isTaken)
        func sign(_ state: ValueState) -> Glyph? {
            // By default a sign neither covers a value nor adds a row below a track.
            if choice == .auto, indicator == .linear ? !isLabeled : isTaken && !state.isFinal { return nil }
            if middle == nil, indicator != .linear { return nil }
            // What has the color of the background shows only where all is filled.
            // A shape of one's own gives way to the sign of an outcome, and has no room for others.
            if isFilled || body.isOwnShape, !state.isFinal { return nil }
            // The outcome is told elsewhere, and a sign below a track would belong to nothing.
            if choice == .auto, indicator == .linear, state.isFinal, !outcome.isEmpty { return nil }
            return choice.sign(state)
        }
        let signs = looks.map { sign($0.state) }
        let lacksRoom =
            indicator != .linear && middle == nil
            && looks.contains { choice.sign($0.state) != nil && (!body.isOwnShape || $0.state.isFinal) }
        var labels: [String] = []
        for text in texts where !text.isEmpty && !labels.contains(text) { labels.append(text) }
        let judged = max(labels.count, 1)
        if isLabeled {
            for text in updates where !labels.contains(text) { labels.append(text) }
        }
        var request = LabelRequest(
            labels: labels.isEmpty ? [""] : labels, progress: progress, numerals: language.numerals,
            maxValue: greatest ?? 1,
            placement: placement, hasGlyph: signs.contains { $0 != nil },
            width: indicator == .linear ? body.size.width : width,
            direction: resolvedDirection(),
            label: indicator == .linear ? theme.type.linearLabel : theme.type.label,
            percentage: theme.percentage(inRing: body.size.width))
        request.screen = presented?.request.width
        let crop = try resolvedCrop(body, presented)
        request.center = centerText
        request.crop = crop
        var (layout, fonts) = try layout(of: request, body, theme, presented)
        if let crop { layout = layout.cropped(to: crop.bounds) }
        if let crop, let side = middle, signs.contains(where: { $0 != nil }),
            crop.square(side, in: body.hole).side < Self.smallestSign
        {
            throw SpecError(
                at: .option(.crop),
                "leaves no room for a sign in the middle; leave out one of them, or use a smaller \(option: .opening)"
            )
        }
        let stage = try presented?.stage(layout, body, paused: paused, outcome: outcome)
        let margin = margin ?? 0
        let ownIcon = try resolvedOwnIcon()
        let turned = presented.flatMap { $0.presentation.outcomeLabel($0.request.theme) }
        let isError = indicator == .linear && theme.metrics.showsLinearErrorText
        let surroundings = Surroundings(
            layout: layout.padded(by: margin), background: resolvedBackground(theme),
            text: theme[indicator == .linear ? .linearLabel : .label],
            errorText: isError ? theme[.error] : turned, successText: turned,
            middle: middle.map { side in
                let (side, x, y) = crop.map { $0.square(side, in: body.hole) } ?? (side, 0, 0)
                var box = IndicatorLayout.GlyphBox(
                    center: Point(
                        x: margin + layout.x + body.size.width / 2 + x,
                        y: margin + layout.y + body.size.height / 2 + y),
                    side: side, frame: isFilled ? body.size.width : body.frame, icon: center?.icon?.icon)
                box.artwork = ownIcon
                return box
            })
        var subject = subject(looks, isDeterminate: greatest != nil, request, layout, stage)
        // Of labels that differ only in a number, rules judge the first.
        subject.labels = subject.labels.filter { labels.prefix(judged).contains($0.text) }
        if let presented { subject.place?.isFilled = request.width ?? .infinity >= presented.room }
        return SceneLayout(
            scene: Scene(
                body, surroundings, fonts: fonts ?? presented?.texts?.fonts, stage: stage,
                disabledTrack: disabledTrack(theme)),
            labels: texts.map { labels.firstIndex(of: $0) }, signs: signs,
            updates: updates.map { labels.firstIndex(of: $0) }, showsValue: progress != .none,
            showsValueInCenter: centerText?.text.tellsValue ?? false,
            subject: subject,
            notes: subject.notes + (lacksRoom ? signNotes(body, theme) : [])
                + notes(layout, missing: layout.missingGlyphs + (stage?.missingGlyphs ?? 0)))
    }

    /// Returns the note that a sign has no room in the middle; empty for a body without such room at any size.
    private func signNotes(_ body: Scene.Body, _ theme: Theme) -> [Message] {
        guard body.signRoom > 0 else { return [] }
        // The share of a wave in its size depends on the size in several ways.
        if case .drawn(let drawn) = body, drawn.isRingWave {
            return ["there is no room for the sign of the state; increase \(option: .size)"]
        }
        let size = sizeOfHole(Self.smallestSign / Self.signShare, in: body, theme)
        return [
            "there is no room for the sign of the state; use \(option: .size, size.rounded(.up).shortestText) or more"
        ]
    }

    /// Returns the size of an indicator like this one with a hole of a given diameter, all in points.
    private func sizeOfHole(_ hole: Double, in body: Scene.Body, _ theme: Theme) -> Double {
        if body.isOwnShape { return hole }
        if case .drawn = body { return hole * body.size.width / max(body.signRoom, 1) }
        if let stroke { return hole + 2 * stroke }
        return hole / (1 - 2 * theme.metrics.stroke(ofSize: 1))
    }

    /// - Parameter missing: The number of characters that no font has, in the labels and around them.
    private func notes(_ layout: IndicatorLayout, missing: Int) -> [Message] {
        var notes = LabelSpec.note(missing: missing)
        if let size = layout.sizeWithSign {
            notes.append(
                "the ring has no room for a percent sign; use \(option: .size, size.shortestText) or more")
        }
        return notes
    }

    private func layout(
        of request: LabelRequest, _ body: Scene.Body, _ theme: Theme, _ presented: Presented?
    ) throws(SpecError) -> (IndicatorLayout, FontSet?) {
        let size: (width: Double, height: Double) =
            request.crop.map { ($0.bounds.width, $0.bounds.height) } ?? body.size
        try checkWords(request)
        if request.writesNothing {
            if label.font != nil, presented?.texts == nil {
                throw SpecError(
                    at: .option(.font),
                    "has no effect without a text; add \(option: .label) or \(option: .progressText)")
            }
            if case .track = body, request.hasGlyph {
                return (try placed(request, body, theme, NoText()), nil)
            }
            if width != nil, indicator != .linear {
                throw SpecError(
                    at: .option(.width),
                    "has no effect without a label; for the size of the indicator use \(option: .size), or add \(option: .label)"
                )
            }
            return (IndicatorLayout(width: size.width, height: size.height), nil)
        }
        let texts: TextSetting
        if let shared = presented?.texts { texts = shared } else { texts = try textSetting() }
        let natural = try placed(request, body, theme, texts.engine)
        guard let room = presented?.room, request.width == nil, natural.width > room else {
            return (natural, texts.fonts)
        }
        // Where the presentation has less room than the label takes, the label is narrowed.
        var narrow = request
        narrow.width = room
        let layout = try placed(narrow, body, theme, texts.engine)
        // By itself a round indicator takes no more than its size, so that it comes to the middle.
        return (indicator == .linear ? layout : layout.withoutEmptyRoom(size.width), texts.fonts)
    }

    private func placed(
        _ request: LabelRequest, _ body: Scene.Body, _ theme: Theme, _ measuring: any TextMeasuring
    ) throws(SpecError) -> IndicatorLayout {
        let size: (width: Double, height: Double) =
            request.crop.map { ($0.bounds.width, $0.bounds.height) } ?? body.size
        if request.placement == .center, request.progress != .none, !body.isRing {
            throw SpecError(
                at: .option(.progressPlacement),
                "only a ring has room for the value in its center; use \(option: .progressPlacement, "label")"
            )
        }
        do throws(LayoutError) {
            if case .track(let track) = body {
                return try .linear(
                    request, width: track.boxWidth, height: track.boxHeight,
                    gap: theme.metrics.linearLabelGap, measuring: measuring)
            }
            if case .drawn(let drawn) = body, drawn.isStraight {
                return try .linear(
                    request, width: drawn.width, height: drawn.height,
                    gap: theme.metrics.linearLabelGap, measuring: measuring)
            }
            return try .circular(
                request, size: size, hole: body.hole,
                sizeOfHole: { sizeOfHole($0, in: body, theme) }, gap: theme.metrics.labelGap,
                measuring: measuring)
        } catch {
            // The share of a wave in its size depends on the size in several ways.
            if case .label(let text, size.width, _) = error, case .drawn = body, indicator != .linear {
                throw SpecError(
                    at: .option(.size),
                    "\(size.width.shortestText) points are too small for \(quoted(text)): increase it, or use \(option: .progressPlacement, "label")"
                )
            }
            var option: OptionKey = width == nil && presentation != nil ? .presentScreen : .width
            if case .label(_, size.width, _) = error, indicator != .linear { option = .size }
            throw SpecError(error, at: .option(option))
        }
    }

    /// The side of the square for signs in the middle of a ring; nil where there is no room.
    private func middle(
        of body: Scene.Body, _ choice: GlyphChoice, isTaken: Bool
    ) throws(SpecError) -> Double? {
        if indicator == .linear { return nil }
        let side = (isFilled ? body.size.width : body.signRoom) * Self.signShare
        let option: OptionKey = glyph == nil ? .center : .glyph
        var isNamed = false
        if case .named = choice { isNamed = true }
        if isNamed, isFilled {
            throw SpecError(
                at: .option(option), "only a ring has room for a sign inside; leave out \(option: .form)")
        }
        if isNamed, body.isOwnShape {
            throw SpecError(at: .option(option), "only a ring has room for a sign inside; leave it out")
        }
        guard side >= Self.smallestSign else {
            if isNamed {
                throw SpecError(
                    at: .option(option),
                    body.isRing || side > 0
                        ? "there is no room for a sign inside; increase \(option: .size)"
                        : "only a ring has room for a sign inside; leave it out")
            }
            return nil
        }
        if isNamed, isTaken {
            throw SpecError(
                at: .option(option), "the value is already in the center; leave one of them out")
        }
        return side
    }

    /// The side of a sign, as a share of the diameter of the circle that it has.
    private static let signShare = 0.64
    /// The smallest sign that can be told from a blot, in points.
    private static let smallestSign = 6.0
}

extension Scene.Body {
    /// The diameter of the free circle in the middle, in points; 0 for none.
    var hole: Double {
        switch self {
        case .ring(let ring): ring.size - 2 * ring.stroke
        case .drawn(let drawn): drawn.isShape ? 0 : drawn.clear
        case .spokes, .dots, .shape, .track, .steps, .words: 0
        }
    }

    /// Whether the body is a ring, plain or wavy.
    var isRing: Bool {
        switch self {
        case .ring: true
        case .drawn(let drawn): drawn.isRingWave
        case .spokes, .dots, .shape, .track, .steps, .words: false
        }
    }

    /// The diameter of the circle for a sign in the middle: the free one, that which a shape fills, or all of a shape of one's own.
    fileprivate var signRoom: Double {
        switch self {
        case .drawn(let drawn): drawn.clear
        case .shape(let shape): shape.size
        case .ring, .spokes, .dots, .track, .steps, .words: hole
        }
    }

    /// Whether the body is a shape of one's own.
    fileprivate var isOwnShape: Bool { if case .shape = self { true } else { false } }

    /// The diameter of the center line around a sign in the middle.
    fileprivate var frame: Double {
        switch self {
        case .ring(let ring): ring.size - ring.stroke
        case .drawn(let drawn): drawn.isShape ? drawn.clear : drawn.width - drawn.stroke
        case .shape(let shape): shape.size
        case .spokes, .dots, .track, .steps, .words: 0
        }
    }
}
