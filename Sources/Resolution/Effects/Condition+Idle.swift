internal import Basics
internal import Drawing
internal import Formats
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Presentations
internal import Requests

extension SpecOption.Condition {
    /// Returns the reason why an option that has the condition has no effect; nil where the condition is met.
    func idle(_ spec: RenderSpec, _ facts: RequestFacts, _ option: SpecOption) -> Idle? {
        switch self {
        case .presentation:
            .refused(
                unless: spec.presentation != nil, "without a presentation",
                "add \(option: .present), such as \(option: .present, option.takerAmongPresentations)")
        case .operation:
            .refused(
                unless: spec.operation.hasEvents, "without an operation",
                "add \(option: .log), or events in a spec file")
        case .log: .refused(unless: spec.operation.log != nil, "without a log", "add \(option: .log)")
        case .writtenValue:
            .refused(
                unless: spec.label.progressText ?? .hidden != .hidden, "without a value text",
                "add \(option: .progressText)")
        case .fraction:
            .refused(
                unless: spec.label.progressText == .fraction || spec.center?.text?.tellsTotal ?? false,
                "without a fraction",
                "add \(option: .progressText, "fraction")")
        case .sidecar:
            .refused(unless: !spec.access.sidecars.isEmpty, "without a sidecar", "add \(option: .sidecar)")
        case .shaped: .refused(unless: spec.shape != nil, "without a shape", "add \(option: .shape)")
        case .pictured:
            .refused(
                unless: spec.shape != nil || spec.center?.icon != nil, "without a shape",
                "add \(option: .shape)"
            )
        case .skeleton:
            .refused(
                unless: !spec.skeleton.isEmpty, "without placeholders",
                "add \(option: .skeleton), such as \(option: .skeleton, "line 60%")")
        case .opened:
            .refused(
                unless: spec.opening ?? 0 > 0, "on a closed ring",
                "add \(option: .opening), such as \(option: .opening, "180deg")")
        case .segments:
            .refused(
                unless: spec.segments != nil, "without segments",
                "add \(option: .segments), such as \(option: .segments, "12")")
        case .gradient:
            .refused(
                unless: spec.gradient != nil || spec.chosenTheme.gradient != nil, "without a gradient",
                "add \(option: .gradient), such as \(option: .gradient, "steelblue,orchid")")
        case .header:
            .refused(
                unless: spec.steps.showsHeader ?? false, "without a header", "add \(option: .header, "true")")
        case .heading:
            .refused(
                unless: spec.steps.showsHeader ?? (spec.steps.view == .all),
                "without a header or a list of all steps",
                "add \(option: .header, "true") or \(option: .view, "all")")
        case .flow: .noted(unless: spec.transition != nil, "without a transition")
        case .motion:
            .refused(
                unless: spec.access.reducedMotion == nil, "together with \(option: .reducedMotion)",
                "leave one of them out")
        case .message:
            .refused(
                unless: spec.access.reducedMotion == .message || spec.access.variants.contains(.message)
                    || spec.access.sidecars.contains(.json) && spec.tellsMotion(facts), "without a message",
                "add \(option: .reducedMotion, "message"), \(option: .withReducedMotion, "message") or \(option: .sidecar, "json")"
            )
        case .pauseButton:
            .refused(
                unless: spec.operation.pauses && spec.present.pause != nil,
                "without a pause and a button for it", "add \(option: .presentPause) and a pause")
        case .flat, .ends, .waved, .wavy: idleOnWave(spec, facts, option)
        case .pictures, .rate, .frames, .played, .back, .still, .transparency, .bled, .packed, .matted,
            .coarse, .tags,
            .wide, .looks:
            idleInFiles(spec, facts)
        case .stall, .success, .failure, .outcome, .reported, .wait: idleInOperation(spec, facts)
        case .seam, .morphs, .eased, .turned, .running, .pace, .clock, .passage, .beginning, .runs,
            .counted:
            idleInMotion(spec, facts)
        case .track, .plain, .open, .openRing, .placed, .parted, .inset, .ahead, .roomy, .apart, .visible,
            .body, .overfull,
            .mark, .activeState, .ownSign:
            idleInPicture(spec, facts)
        case .spoken, .scaled, .sides, .saying: idleInWords(spec, facts)
        }
    }

    private func idleOnWave(_ spec: RenderSpec, _ facts: RequestFacts, _ option: SpecOption) -> Idle? {
        let name = facts.motion?.name ?? "it"
        switch self {
        case .flat where facts.makesWave(spec):
            return Idle(
                reason: "on a wave, which \(option: spec.animation.wave.key) makes of \(name)",
                advice: "leave out one of them")
        case .flat:
            return .refused(
                unless: !facts.isWave, "on \(name), which is a wave",
                "use \(option.plainMotion(spec, facts))")
        case .ends: return .noted(unless: !facts.waves(spec), "on a wave, whose ends are round")
        case .wavy:
            return .noted(unless: spec.animation.wave.amplitude != 0, "on a wave with an amplitude of 0")
        default:
            guard facts.motion?.waved(WaveAdjustment()) == nil else { return nil }
            guard facts.motion?.kind == .determinate else {
                return Idle(
                    reason: "on \(facts.motion?.name ?? "steps"), which has neither an arc nor plain bars")
            }
            let wavy = facts.indicator == .linear ? "material-wavy-linear" : "material-wavy"
            return Idle(reason: "on a plain value", advice: "use \(option: .motion, wavy)")
        }
    }

    /// The reasons in what formats hold of frames, and of what is behind them.
    private func idleInFiles(_ spec: RenderSpec, _ facts: RequestFacts) -> Idle? {
        let (names, isStill) = (facts.formatNames, spec.isSingleFrame(facts))
        switch self {
        case .pictures: return .noted(unless: spec.countsFrames(facts), "on \(names)")
        case .rate:
            // A countdown has as many frames as it takes.
            let isCounted = spec.animation.countdown != nil && spec.animation.frames == nil && !isStill
            return .noted(
                unless: isCounted || spec.heedsRate(facts), isStill ? "on a single frame" : "on \(names)")
        case .frames: return .noted(unless: !isStill, "on a single frame")
        case .played:
            let isVideo = facts.formats.contains { $0.traits.contains(.video) }
            return .noted(unless: !isStill || isVideo, "on a single frame")
        case .back where spec.animation.frames == 2 && !facts.formats.contains(.sheet):
            return Idle(noted: "on two frames, which are the same forward and backward")
        case .back: return nil
        case .still:
            return .noted(
                unless: facts.film == .operation || !facts.formats.allSatisfy { $0.content == .vector },
                "on \(names), which shows the whole loop; for one PNG use \(option: .to, "frames")")
        case .packed:
            let (trim, tags) = (spec.sheet.trim, spec.sheet.tags)
            return .noted(
                unless: trim == .frame || trim == .animation && !tags.isEmpty,
                "on frames of one size; add \(option: .sheetTrim, "frame")")
        case .bled where facts.formats.contains(.sheet) && spec.sheet.hasGaps: return nil
        case .matted where facts.formats.contains { $0.traits.contains(.fillsScreen) }: return nil
        case .matted where !spec.isOpaque:
            let keepsAlpha =
                facts.formats.allSatisfy { $0.traits.contains(.device) }
                && spec.pixelLayouts(facts.formats).allSatisfy { $0.hasAlpha }
            return .noted(unless: !keepsAlpha, "on pixels with alpha")
        case .coarse:
            return .refused(
                unless: spec.dropsBits(facts.formats), "on pixels that keep all bits",
                "use \(option: .pixels, "rgb565a8") or another layout of fewer bits")
        case .wide:
            return .refused(
                unless: !spec.givenWideColors.isEmpty, "without a color beyond sRGB",
                "give one, such as \(option: .color, "color(display-p3 1 0.2 0)")")
        case .looks: return spec.idleLooks
        case .tags:
            let (dialects, trim) = (spec.sheet.dialects, spec.sheet.trim)
            return .noted(
                unless: dialects.isEmpty || dialects.contains { $0.tellsTags } || trim == .animation,
                "on \(dialects.map { $0.name }.joined(separator: ", ")), which has no tags")
        default: return .noted(unless: !spec.isOpaque, "on an opaque background")
        }
    }

    private func idleInOperation(_ spec: RenderSpec, _ facts: RequestFacts) -> Idle? {
        let story = spec.operation
        switch self {
        case .stall: return .noted(unless: story.canStall, "on an operation that does not stall")
        case .success: return .noted(unless: story.succeeds, "on an operation that does not succeed")
        case .failure: return .noted(unless: story.fails, "on an operation that does not fail")
        case .outcome:
            return .noted(unless: story.fails || story.succeeds, "on an operation without an outcome")
        case .reported:
            if ![.operation, .message].contains(facts.film) || story.firstReport != nil { return nil }
            return story.hasEvents ? Idle(noted: "on an operation that reports no progress") : .message
        default:
            return .noted(
                unless: story.tellsWait(in: spec),
                "without a label or a message, and a long enough expected time")
        }
    }

    private func idleInMotion(_ spec: RenderSpec, _ facts: RequestFacts) -> Idle? {
        let name = facts.motion?.name ?? "steps"
        var runs: Bool { spec.showsRunning(facts) }
        var isStill: Bool { spec.isSingleFrame(facts) }
        switch self {
        case .seam:
            return .noted(
                unless: facts.motion?.faithful != nil || spec.animation.wave.speed != nil,
                "on \(name), \(facts.motion?.onlyVersion ?? "which runs as published")")
        case .morphs:
            return .refused(
                unless: facts.motion?.morphs ?? false,
                "on \(name), whose shapes do not become each other",
                "use \(instead("material-loading", spec))")
        case .passage: return .noted(unless: !spec.isOver(facts), "on the last frame of a change")
        case .beginning: return .doubted(unless: !spec.isOver(facts), "on the last frame of a change")
        case .clock:
            if spec.heedsStart(facts) { return nil }
            return facts.moves ? .start : Idle(noted: "where nothing is in motion")
        case .counted
        where !isStill && spec.animation.value != nil && spec.animation.frames != nil
            && facts.indicator == .linear && !spec.heedsRate(facts):
            return Idle(noted: "on \(facts.formatNames), which has no times")
        case .counted:
            return .doubted(
                unless: !isStill && spec.animation.frames == nil,
                isStill
                    ? "on a single value whose seconds do not show"
                    : "where \(option: .frames) says how many frames there are: \(facts.formatNames) has no times"
            )
        case .runs where facts.film == .message: return .doubt(.message)
        case .runs: return .doubted(unless: facts.film == .loop, "where nothing is in motion")
        case .eased where facts.film != .run && facts.isSteady:
            return Idle(reason: facts.motion.map { "on \($0.name), \($0.whyNotEased)" } ?? "on steps")
        case .running,
            .eased where !runs, .turned where !runs:
            return .noted(unless: runs, "where nothing is in motion")
        case .eased where facts.film == .loop && spec.isSteady(facts):
            return Idle(noted: "on an arc that never changes its length, and turns steadily")
        case .turned where facts.film == .loop && spec.keepsTurns(facts):
            return Idle(noted: "on \(name), which turns so often by itself")
        case .eased where spec.closesRing(facts), .turned where spec.closesRing(facts):
            return .doubt(Idle(noted: "on a closed ring"))
        case .eased, .turned:
            return .doubted(
                unless: facts.film != .loop || spec.animation.frameCount ?? .max > 100,
                isStill ? "on a single frame" : "on these few frames")
        default:
            return .doubted(
                unless: spec.animation.frameCount == nil,
                isStill
                    ? "on a single frame"
                    : "where \(option: .frames) says how many frames there are: \(facts.formatNames) has no times; add \(option: .fps)"
            )
        }
    }

    private func idleInPicture(_ spec: RenderSpec, _ facts: RequestFacts) -> Idle? {
        let (isEmpty, isFull) = (spec.isEmpty(facts), spec.isFull(facts))
        var full: Message {
            facts.indicator == .linear
                ? "on a full track"
                : spec.shape != nil
                    ? "on a full shape" : spec.opening ?? 0 > 0 ? "on a full ring" : "on a closed ring"
        }
        var empty: Message { "at value 0, where only the track is drawn" }
        var state: ValueState { spec.shownState(facts) }
        switch self {
        // A closed ring has no room for a gap in any case.
        case .track where facts.indicator != .linear && (isFull || isEmpty): return nil
        case .track: return .doubted(unless: spec.showsTrack(facts), "without a track")
        case .plain:
            return .noted(
                unless: !facts.hasTiles, "on \(facts.motion?.name ?? "tiles"): its tiles cover the track")
        case .open: return .noted(unless: !isFull, full)
        case .openRing where facts.indicator == .linear || spec.opening ?? 0 > 0: return nil
        case .openRing where spec.closesRing(facts), .inset where spec.closesRing(facts),
            .parted where spec.closesRing(facts):
            return .doubt(Idle(noted: full))
        case .openRing: return .noted(unless: !isFull && !isEmpty, full)
        case .placed:
            return .doubted(unless: !isFull && !isEmpty && !spec.closesRing(facts), isEmpty ? empty : full)
        case .parted where isEmpty: return .noted(unless: spec.buffer ?? 0 > 0, empty)
        case .parted where spec.segments != nil && spec.gap != nil && spec.gradient == nil && !isFull:
            return .doubt(Idle(noted: "on segments that are not longer than the line is wide"))
        case .parted: return .noted(unless: !isFull, full)
        case .inset:
            let insets = Idle(
                noted: isEmpty ? empty : "on flat ends, segments or beside a gap, which inset them too")
            return spec.segments != nil ? insets : .doubt(insets)
        case .ahead:
            let isBeyond = spec.buffer ?? 0 > max(spec.animation.values.from, spec.animation.values.to)
            return .doubt(
                Idle(noted: isBeyond ? "where the gap beside the value hides it" : "below the value"))
        case .roomy:
            guard let track = spec.stopTrack(facts) else { return nil }
            if !track.showsStop { return Idle(noted: "on segments that are not larger than the dot") }
            return .noted(
                unless: facts.film != .run || !track.buffersStop,
                "beyond a buffer that leaves no room for the dot")
        case .overfull:
            let most = max(spec.animation.values.from, spec.animation.values.to)
            return .noted(unless: most > 1, "on values up to 1")
        case .apart:
            return .noted(
                unless: spec.value2 == nil || spec.shownValue2 != nil, "at zero or at the value itself")
        case .body: return .noted(unless: !isEmpty || spec.showsTrack(facts), "at value 0 without a track")
        case .mark:
            return .doubt(Idle(noted: "where neither a check nor an exclamation mark is drawn in a ring"))
        case .activeState,
            .ownSign where facts.indicator != .linear:
            // The state's own sign, or none, is what one gets of it.
            let hasOwn = self == .ownSign && [.auto, .hidden].contains(spec.glyph)
            let isOther = self == .ownSign ? state.isFinal : state != .active
            return .noted(
                unless: !isOther || hasOwn, "on a picture of the \(facts.change?.to.name ?? "") state")
        case .ownSign: return nil
        default: return .doubted(unless: !isEmpty, empty)
        }
    }

    private func idleInWords(_ spec: RenderSpec, _ facts: RequestFacts) -> Idle? {
        switch self {
        case .spoken: return facts.film == .message ? .doubt(.message) : nil
        case .scaled: return .doubt(Idle(noted: "on an indicator with its own size and without words"))
        case .saying where spec.operation.ends(inWordsOf: spec.language): return nil
        case .saying:
            return .doubt(
                Idle(
                    noted: spec.isWordless(facts)
                        ? "where there are no words" : "where all words are your own"))
        default:
            return .doubted(
                unless: spec.direction != .rtl,
                spec.isEmpty(facts)
                    ? "at value 0, where only the track is drawn"
                    : facts.indicator == .linear
                        ? "on a full track" : "on a circular indicator without words")
        }
    }
}
