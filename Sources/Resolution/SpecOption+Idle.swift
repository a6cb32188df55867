package import Basics
internal import Drawing
internal import Formats
internal import Indicators
internal import Jobs
internal import Languages
internal import MotionCore
internal import Presentations
package import Requests

/// The finding that an option has no effect in a request.
package struct Idle: Hashable {
    /// The reason as it follows the option: “has no effect on spokes”.
    package let reason: Message
    /// The way to fix it; nil for leaving the option out.
    package var advice: Message?
    /// Whether a note is enough, since the rest of the request holds all the same.
    var isNote = false
    /// Whether not even a note is needed, since nobody can have expected an effect.
    var isSilent = false
    /// Whether the option has an effect on other files of the same request.
    var isPartial = false

    /// The error where the option is refused.
    package func error(_ option: SpecOption) -> SpecError {
        SpecError(at: .option(option.key), "has no effect \(reason); \(advice ?? "leave it out")")
    }

    /// The finding for an option of an indicator that a message replaces.
    static var message: Idle { Idle(reason: "on \(SpecOption.Film.message.words)", isNote: true) }

    /// The finding for the time in a motion where a change begins at rest.
    package static var start: Idle {
        Idle(
            reason: "on a change that begins with a value or a full track",
            advice: "leave it out, or begin with indeterminate")
    }

    /// Returns the note where the option is not refused.
    package func note(_ option: SpecOption) -> Message { "\(option: option.key) has no effect \(reason)" }
}

extension SpecOption {
    /// Returns the reason why the option has no effect in `spec`, where it is given; nil where it has one.
    package func idle(_ spec: RenderSpec, _ facts: RequestFacts) -> Idle? {
        let indicator = Scope(facts.indicator)
        if scope.isDisjoint(with: indicator) {
            let steps: Message = "use \(option: .indicator, "steps")"
            let advice =
                indicator == .steps
                ? Self.adviceOnSteps[key]
                : scope == .steps
                    ? steps : indicator == .linear ? Self.adviceOnTracks[key] : Self.adviceOnRings[key]
            return Idle(reason: "on \(indicator.words)", advice: advice)
        }
        if conditions.contains(.flat), films.contains(facts.film) || facts.film == .loop, facts.waves(spec) {
            return Condition.flat.idle(spec, facts, self)
        }
        // One frame of an operation is a frame that it has.
        let isOneFrame = key == .frames && facts.film == .operation && spec.animation.frames == 1
        if !films.contains(facts.film), !isOneFrame {
            if facts.film == .loop, let idle = idleWithoutValue(spec, facts) { return idle }
            // The option belongs to the indicator that the message replaces.
            if facts.film == .message { return .message }
            return Idle(reason: "on \(facts.film.words)", advice: advice(on: facts.film))
        }
        if scope.isDisjoint(with: facts.figure) { return idleOnFigure(spec, facts) }
        // Of a picture that stands still, only videos are played.
        if conditions.contains(.played), !Condition.played.isMet(by: spec, facts) {
            return Condition.played.idle(spec, facts, self)
        }
        switch formats {
        case .only(let formats) where !formats.contains(where: facts.formats.contains):
            // A color that is always named for GIFs is not a mistake.
            if key == .matte { return Idle(reason: "on \(facts.formatNames)", isNote: true) }
            return Idle(
                reason: "on \(facts.formatNames)",
                advice: key == .sheetLoop
                    ? "use only \(option: .to, formats[0].name)" : Self.added(formats.map { $0.name }))
        case .all, .only: break
        case .allBut(let formats):
            let idle = facts.formats.filter(formats.contains).map { $0.name }
            if idle.isEmpty { break }
            return Idle(
                reason: "on \(idle.joined(separator: ", "))", isNote: true,
                isPartial: !facts.formats.allSatisfy(formats.contains))
        }
        return conditions.first { !$0.isMet(by: spec, facts) }?.idle(spec, facts, self)
    }

    /// Returns the advice to add one of these formats; of many, only the first with the option.
    private static func added(_ names: [String]) -> Message {
        let first: Message = "add \(option: .to, names[0])"
        if names.count > 2 { return first + " or one of \(names.dropFirst().joined(separator: ", "))" }
        return names.dropFirst().reduce(first) { $0 + " or \(option: .to, $1)" }
    }

    /// Returns the alternative where the option has no effect on the film; nil for leaving it out.
    private func advice(on film: Film) -> Message? {
        switch (key, film) {
        case (.progressText, .loop): "add \(option: .value)"
        case (.speed, .run), (.duration, .run):
            "a run of values takes as long as its frames: use \(option: .frames) and \(option: .fps)"
        case (.at, .run): "use \(option: .value) alone, such as \(option: .value, "0.4")"
        case (.at, .change): "use \(option: .frames, "1") for the state that it leads to"
        case (.t0, .loop), (.t0, .run): "add \(option: .transition) or \(option: .state) too"
        case (.presentPull, .run):
            "a pull leads to an indeterminate motion: leave out \(option: .value), or \(option: key)"
        case (.frames, .operation):
            "it has its own events and length: leave out \(option: key), or write \(option: .at) for one frame, such as \(option: .at, "2s")"
        case (_, .operation): "it has its own events and length: leave out \(option: key)"
        default: nil
        }
    }

    /// The options to give instead where a track is drawn.
    private static let adviceOnTracks: [OptionKey: Message] = [
        .size: "use \(option: .width) and \(option: .height)", .stroke: "use \(option: .height)",
    ]

    /// The options to give instead where a ring is drawn.
    private static let adviceOnRings: [OptionKey: Message] = [
        .height: "use \(option: .size), or \(option: .stroke) for the line"
    ]

    /// The options to give instead where steps are drawn.
    private static let adviceOnSteps: [OptionKey: Message] = [
        .present: "they are part of a screen already: use \(option: .view)",
        .motion: "they move only with \(option: .transition)",
        .value: "use \(option: .current)",
        .easing: "their movement is eased already",
        .color:
            "they have the colors of a theme: add \(option: .themeColor), such as step-active=#0070F2",
        .template: "a mask of one color cannot tell their states apart",
        .size: "they are as wide as \(option: .width) says",
        .margin: "they have their own margins",
        .currentColor: "their states have their own colors",
        .state:
            "each step has its own state: write it after the name, such as \(option: .steps, "Payment:error")",
        .glyph: "signs in nodes are chosen by \(option: .content, "glyph")",
        .label: "they have names: use \(option: .steps)",
        .reducedMotion: "they move only for a moment",
        .log: "move between steps with \(option: .transition)",
        .operationEvents: "move between steps with \(option: .transition)",
    ]
}

extension SpecOption.Condition {
    func isMet(by spec: RenderSpec, _ facts: RequestFacts) -> Bool {
        switch self {
        case .presentation: spec.presentation != nil
        case .operation: spec.operation.hasEvents
        case .log: spec.operation.log != nil
        case .writtenValue: spec.label.progressText ?? .hidden != .hidden
        case .fraction: spec.label.progressText == .fraction
        case .sidecar: !spec.access.sidecars.isEmpty
        case .message:
            spec.access.reducedMotion == .message || spec.access.variants.contains(.message)
                || spec.access.sidecars.contains(.json) && spec.tellsMotion(facts)
        case .motion: spec.access.reducedMotion == nil
        case .seam: facts.motion?.faithful != nil || spec.animation.wave.speed != nil
        case .waved: facts.motion?.waved(WaveAdjustment()) != nil
        case .wavy: spec.animation.wave.amplitude != 0
        case .flat, .ends: !facts.waves(spec)
        case .shaped: spec.shape != nil
        case .morphs: facts.motion?.morphs ?? false
        case .mark: spec.showsMark(facts)
        case .track:
            facts.figure.isDisjoint(with: .linear) && spec.segments == nil || facts.hasTiles
                || (spec.trackPaint.map { $0 != .hidden } ?? (spec.themeSource != nil))
        case .segments: spec.segments != nil
        case .gradient: spec.gradient != nil
        case .header: spec.steps.showsHeader ?? false
        case .heading: spec.steps.showsHeader ?? (spec.steps.view == .all)
        case .pictures: spec.countsFrames(facts)
        case .rate: spec.heedsRate(facts)
        case .frames: !spec.isSingleFrame(facts)
        case .played: !spec.isSingleFrame(facts) || facts.formats.contains(where: SpecOption.videos.contains)
        case .still: !facts.formats.allSatisfy(SpecOption.vectors.contains)
        case .transparency: !spec.isOpaque
        case .bled: !spec.isOpaque || facts.formats.contains(.sheet)
        // A boot animation has its color on the screen around it as well.
        case .matted where facts.formats.contains(.bootAnimation) || facts.formats.contains(.plymouth): true
        case .matted:
            !spec.isOpaque
                && (!facts.formats.allSatisfy(SpecOption.devices.contains)
                    || !spec.pixelLayouts(facts.formats).allSatisfy { $0.hasAlpha })
        case .coarse: spec.pixelLayouts(facts.formats).contains { $0.isCoarse }
        case .open: !spec.isFull(facts)
        case .openRing: facts.indicator == .linear || !spec.isFull(facts) && !spec.isEmpty(facts)
        case .inset: spec.segments == nil && spec.insetsCaps(facts) && !spec.isEmpty(facts)
        case .plain: !facts.hasTiles
        case .ahead: spec.buffersAhead(facts)
        case .roomy:
            spec.stopTrack(facts).map { $0.showsStop && !(facts.film == .run && $0.buffersStop) } ?? true
        case .apart: spec.value2 == nil || spec.shownValue2 != nil
        case .passage: !spec.isOver(facts)
        case .beginning: !spec.isOver(facts) || spec.namesDeterminate(facts)
        case .moves: facts.moves
        case .clock: spec.heedsStart(facts)
        case .running: spec.showsRunning(facts)
        case .pace: spec.heedsPace(facts)
        case .eased where facts.film != .run && facts.isSteady: false
        case .eased: spec.showsRunning(facts) && spec.changesFrames(facts) { $0.easing = nil }
        case .turned: spec.showsRunning(facts) && spec.changesFrames(facts) { $0.turns = nil }
        case .activeState: spec.shownState(facts) == .active
        case .ownSign:
            facts.indicator == .linear || !spec.shownState(facts).isFinal
                || [.auto, .hidden].contains(spec.glyph)
        case .runs: spec.runs(facts)
        case .spoken:
            facts.film != .message || !spec.access.sidecars.isEmpty
                || spec.presentation.map { $0.isControl || $0.message == .required } ?? false
                || spec.operation.pauses && spec.label.states[.paused] != nil
        case .stall: spec.operation.canStall
        case .success: spec.operation.succeeds
        case .failure: spec.operation.fails
        case .outcome: spec.operation.fails || spec.operation.succeeds
        case .pauseButton: spec.operation.pauses && spec.present.pause != nil
        case .reported:
            ![.operation, .message].contains(facts.film) || spec.operation.firstReport != nil
        case .wait: spec.operation.tellsWait(in: spec)
        case .tags:
            spec.sheet.dialects.isEmpty || spec.sheet.dialects.contains { $0.tellsTags }
                || spec.sheet.trim == .animation
        case .visible: spec.showsColor(facts)
        case .body: !spec.isEmpty(facts) || spec.showsTrack(facts)
        case .parted: !spec.isFull(facts) && (!spec.isEmpty(facts) || spec.buffer ?? 0 > 0)
        case .flow: spec.transition != nil
        case .scaled: spec.grows(facts)
        case .sides: spec.hasSides(facts) || spec.direction != .rtl
        case .saying:
            spec.saysSomething(facts)
                || spec.language.isRightToLeft && spec.direction == nil && spec.hasSides(facts)
        }
    }

    /// - Parameter option: The option that has the condition.
    fileprivate func idle(_ spec: RenderSpec, _ facts: RequestFacts, _ option: SpecOption) -> Idle {
        switch self {
        case .presentation:
            Idle(
                reason: "without a presentation",
                advice:
                    "add \(option: .present), such as \(option: .present, option.takerAmongPresentations)")
        case .operation:
            Idle(reason: "without an operation", advice: "add \(option: .log), or events in a spec file")
        case .log: Idle(reason: "without a log", advice: "add \(option: .log)")
        case .writtenValue:
            Idle(reason: "without a value text", advice: "add \(option: .progressText)")
        case .fraction:
            Idle(reason: "without a fraction", advice: "add \(option: .progressText, "fraction")")
        case .sidecar: Idle(reason: "without a sidecar", advice: "add \(option: .sidecar)")
        case .message:
            Idle(
                reason: "without a message",
                advice:
                    "add \(option: .reducedMotion, "message"), \(option: .withReducedMotion, "message") or \(option: .sidecar, "json")"
            )
        case .motion:
            Idle(reason: "together with \(option: .reducedMotion)", advice: "leave one of them out")
        case .waved where facts.motion?.kind == .determinate:
            Idle(
                reason: "on a plain value",
                advice:
                    "use \(option: .motion, facts.indicator == .linear ? "material-wavy-linear" : "material-wavy")"
            )
        case .waved:
            Idle(reason: "on \(facts.motion?.name ?? "steps"), which has neither an arc nor plain bars")
        case .wavy: Idle(reason: "on a wave with an amplitude of 0", isNote: true)
        case .flat where facts.makesWave(spec):
            Idle(
                reason:
                    "on a wave, which \(option: spec.animation.wave.key) makes of \(facts.motion?.name ?? "it")",
                advice: "leave out one of them")
        case .flat:
            Idle(
                reason: "on \(facts.motion?.name ?? "it"), which is a wave",
                advice: "use \(option.plainMotion(spec, facts))")
        case .ends: Idle(reason: "on a wave, whose ends are round", isNote: true)
        case .seam:
            Idle(
                reason: "on \(facts.motion?.name ?? "steps"), which runs as published", isNote: true)
        case .shaped: Idle(reason: "without a shape", advice: "add \(option: .shape)")
        case .morphs:
            Idle(
                reason: "on \(facts.motion?.name ?? "steps"), whose shapes do not become each other",
                advice: "use \(instead("material-loading", spec))")
        case .mark:
            Idle(
                reason: "where neither a check nor an exclamation mark is drawn in a ring", isNote: true)
        case .track: Idle(reason: "without a track", isNote: true)
        case .segments:
            Idle(
                reason: "without segments",
                advice: "add \(option: .segments), such as \(option: .segments, "12")")
        case .gradient:
            Idle(
                reason: "without a gradient",
                advice: "add \(option: .gradient), such as \(option: .gradient, "steelblue,orchid")")
        case .header: Idle(reason: "without a header", advice: "add \(option: .header, "true")")
        case .heading:
            Idle(
                reason: "without a header or a list of all steps",
                advice: "add \(option: .header, "true") or \(option: .view, "all")")
        case .pictures: Idle(reason: "on \(facts.formatNames)", isNote: true)
        case .still:
            Idle(
                reason:
                    "on \(facts.formatNames), which shows the whole loop; for one PNG use \(option: .to, "frames")",
                isNote: true)
        case .rate:
            Idle(
                reason: spec.isSingleFrame(facts)
                    ? "on a single frame" : "on \(facts.formatNames)", isNote: true)
        case .frames, .played: Idle(reason: "on a single frame", isNote: true)
        case .transparency, .bled: Idle(reason: "on an opaque background", isNote: true)
        case .matted where spec.isOpaque: SpecOption.Condition.transparency.idle(spec, facts, option)
        case .matted: Idle(reason: "on pixels with alpha", isNote: true)
        case .coarse:
            Idle(
                reason: "on pixels that keep all bits",
                advice: "use \(option: .pixels, "rgb565a8") or another layout of fewer bits")
        case .open, .openRing:
            Idle(
                reason: facts.indicator == .linear
                    ? "on a full track" : spec.shape == nil ? "on a closed ring" : "on a full shape",
                isNote: true)
        case .inset where spec.isEmpty(facts):
            Idle(reason: "at value 0, where only the track is drawn", isNote: true)
        case .inset:
            Idle(reason: "on flat ends, segments or beside a gap, which inset them too", isNote: true)
        case .plain:
            Idle(reason: "on \(facts.motion?.name ?? "tiles"): its tiles cover the track", isNote: true)
        case .ahead: Idle(reason: "below the value", isNote: true)
        case .roomy where spec.stopTrack(facts)?.showsStop ?? false:
            Idle(reason: "beyond a buffer that leaves no room for the dot", isNote: true)
        case .roomy: Idle(reason: "on segments that are not larger than the dot", isNote: true)
        case .apart: Idle(reason: "at zero or at the value itself", isNote: true)
        case .passage, .beginning: Idle(reason: "on the last frame of a change", isNote: true)
        case .activeState, .ownSign:
            Idle(reason: "on a picture of the \(facts.change?.to.name ?? "") state", isNote: true)
        case .clock where facts.moves: .start
        case .runs where facts.film == .message: .message
        case .clock, .runs, .moves: Idle(reason: "where nothing is in motion", isNote: true)
        case .running: Idle(reason: "where nothing is in motion", isNote: true)
        case .pace where spec.isSingleFrame(facts): Idle(reason: "on a single frame", isNote: true)
        case .pace:
            Idle(
                reason:
                    "where \(option: .frames) says how many frames there are: \(facts.formatNames) has no times; add \(option: .fps)",
                isNote: true)
        case .eased where facts.film != .run && facts.isSteady:
            Idle(reason: facts.motion.map { "on \($0.name), \($0.whyNotEased)" } ?? "on steps")
        case .eased, .turned:
            Idle(
                reason: !spec.showsRunning(facts)
                    ? "where nothing is in motion"
                    : spec.isSingleFrame(facts) ? "on a single frame" : "on these few frames", isNote: true)
        case .spoken: .message
        case .stall: Idle(reason: "on an operation that does not stall", isNote: true)
        case .success: Idle(reason: "on an operation that does not succeed", isNote: true)
        case .failure: Idle(reason: "on an operation that does not fail", isNote: true)
        case .outcome: Idle(reason: "on an operation without an outcome", isNote: true)
        case .pauseButton:
            Idle(
                reason: "without a pause and a button for it",
                advice: "add \(option: .presentPause) and a pause")
        case .reported where !spec.operation.hasEvents: .message
        case .reported: Idle(reason: "on an operation that reports no progress", isNote: true)
        case .wait:
            Idle(reason: "without a label or a message, and a long enough expected time", isNote: true)
        case .tags:
            Idle(
                reason:
                    "on \(spec.sheet.dialects.map { $0.name }.joined(separator: ", ")), which has no tags",
                isNote: true)
        case .visible: Idle(reason: "at value 0, where only the track is drawn", isNote: true)
        case .body: Idle(reason: "at value 0 without a track", isNote: true)
        case .parted:
            if spec.isEmpty(facts) {
                Idle(reason: "at value 0, where only the track is drawn", isNote: true)
            } else {
                SpecOption.Condition.open.idle(spec, facts, option)
            }
        case .scaled:
            Idle(reason: "on an indicator with its own size and without words", isNote: true)
        case .flow: Idle(reason: "without a transition", isNote: true)
        case .saying:
            Idle(
                reason: "where all words are your own", isNote: true, isSilent: spec.isWordless(facts))
        case .sides:
            Idle(
                reason: spec.isEmpty(facts)
                    ? "at value 0, where only the track is drawn"
                    : facts.indicator == .linear
                        ? "on a full track" : "on a circular indicator without words", isNote: true)
        }
    }
}
