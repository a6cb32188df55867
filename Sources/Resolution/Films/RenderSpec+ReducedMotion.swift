internal import Basics
internal import Drawing
internal import Formats
internal import Guidelines
internal import Indicators
internal import Jobs
internal import Languages
internal import MotionCore
internal import Presentations
internal import Requests

extension RenderSpec {
    /// Returns the same request with its motion slowed.
    func slowed(_ fallback: Motion) throws(SpecError) -> RenderSpec {
        var spec = self
        let moving = try animation.plainMotion(fallback: fallback)
        guard moving.kind != .determinate else {
            throw SpecError(
                at: .option(.reducedMotion), "an indicator that shows a value does not run and has no speed"
            )
        }
        spec.motion = moving.slowed(by: Motion.slowness)
        spec.animation.place = animation.place
        // A given speed is one of the slowed motion, and so is the length of its loop.
        spec.animation.duration = animation.duration.map {
            min($0 * Motion.slowness, Motion.loopLengths.upperBound)
        }
        (spec.access.reducedMotion, spec.present.shimmer) = (nil, nil)
        spec.name = name ?? moving.name + ReducedMotion.slow.suffix
        return spec
    }

    /// Resolves texts that replace an indicator that runs, or that tells an operation.
    func messageFilm(
        _ fallback: Motion, _ theme: Theme, _ formats: [OutputFormat], _ presented: Presented?
    ) throws(SpecError) -> ResolvedFilm {
        let moving = try animation.motion(fallback: fallback)
        guard moving.kind != .determinate, state == nil, transition == nil else {
            throw SpecError(
                at: .option(.reducedMotion),
                "only a running motion is replaced; leave it out for values and states")
        }
        if let format = formats.first(where: { $0.content == .vector }) {
            let ways: Message =
                animation.frameCount == 1 ? "for one PNG use \(option: .to, "frames")" : "use apng or frames"
            throw SpecError(
                at: .option(.to), "\(format.name) holds motions, and a message has none; \(ways)")
        }
        if present.pull != nil {
            throw SpecError(
                at: .option(.reducedMotion),
                "a pull is not a motion that can be replaced; leave out \(option: .presentPull), or use slow"
            )
        }
        let line = operation.hasEvents ? try messageStory(moving, presented) : nil
        try presented?.check(showsValues: line?.valueTimes != nil)
        let texts = access.resolvedTexts(presented?.own(label) ?? "", in: language)
        let said = access.access(of: label, in: locale).reducedWords
        let script = ReducedMotion.script(
            texts, line, said, waits: operation.spokenWaits(line, texts, in: language))
        let length = line?.end ?? ReducedMotion.time(of: texts.count)
        let timeline = try animation.timeline(ofMessage: line, moving, length: length)
        var staged = presented
        if let line { staged = try presented?.telling(line, line.stageNotice, updates: [], self) }
        let setting = try words(script, line, staged, texts, theme)
        var subject = writtenSubject
        if template == nil {
            let ground =
                presented.map { $0.presentation.ground($0.request.theme) }
                ?? matteGround(setting.scene.surroundings.background)
            subject.addWords(
                "the message", theme[.label], on: ground, background: setting.scene.surroundings.background,
                theme)
        }
        subject.place?.shortened = setting.scene.stage?.shortened ?? []
        let missing =
            setting.scene.surroundings.layout.missingGlyphs + (setting.scene.stage?.missingGlyphs ?? 0)
        return ResolvedFilm(
            name: "\(moving.name)\(ReducedMotion.message.suffix)", timeline: timeline, scene: setting.scene,
            content: .words(setting.texts), colors: [theme[.label]], palette: [theme[.label]],
            notes: LabelSpec.note(missing: missing), subject: subject)
    }

    private func messageStory(_ moving: Motion, _ presented: Presented?) throws(SpecError) -> Storyline {
        let (policy, told) = (operation.resolvedPolicy(), try operation.resolvedOperation())
        let instruction = operation.instruction ?? language.words.noResponse
        return try at(.motion) { () throws(TransitionError) in
            try Storyline(
                told, policy: policy, kind: moving.kind, instruction: instruction,
                ending: presented?.presentation.ending ?? .stays)
        }
    }

    /// Returns the texts in their place: as the message of a presentation, or instead of the indicator.
    private func words(
        _ whole: [ReducedMotion.Line], _ line: Storyline?, _ presented: Presented?, _ texts: [String],
        _ theme: Theme
    ) throws(SpecError) -> (scene: Scene, texts: TextSequence) {
        // A presentation tells an outcome in its own place.
        let isTold = line?.notice != nil || presented?.hasMessage == true
        let told = line?.telling ?? .infinity
        var script = isTold ? whole.filter { $0.time < told } : whole
        let drawn = operation.drawnWaits(line, texts, in: language)
        func shown(_ line: ReducedMotion.Line) -> String { drawn[line.text] ?? line.text }
        if var presented, presented.hasMessage {
            presented.request.message = script.first.map(shown) ?? presented.request.message
            presented.request.updates = script.dropFirst().map(shown)
            let layout = IndicatorLayout(width: 0, height: 0)
            let outcome = line?.closing == nil && line?.opening.action != .closed ? nil : line?.outcome
            let stage = try presented.stage(layout, .words, paused: "", outcome: outcome?.message ?? "")
            let cuts = script.enumerated().map {
                TextSequence.Cut(at: $0.element.time, $0.offset, $0.element.text)
            }
            let end = outcome.map { [TextSequence.Cut(at: told, script.count, $0.message)] } ?? []
            return (
                Scene(
                    .words, Surroundings(layout: layout, text: theme[.label]),
                    fonts: presented.texts?.fonts, stage: stage),
                TextSequence(cuts: cuts + end, line: line, areMessages: true)
            )
        }
        let isControl = presented?.labelTime == .always
        let standing = label.label(.active)
        if isControl, let line, line.shown != 0, !standing.isEmpty { script.insert((0, standing), at: 0) }
        let labels = script.isEmpty ? texts : script.map(shown)
        let (surroundings, fonts) = try words(labels, theme, presented)
        let layout = surroundings.layout
        var groups: [Int: IndicatorLayout.Group] = [:]
        if let presented {
            let stage = try presented.stage(layout, .words, paused: "", outcome: "")
            if stage.centering != .none {
                for number in labels.indices { groups[number] = layout.group((0, 0), label: number) }
            }
        }
        let cuts = script.enumerated().map {
            TextSequence.Cut(at: $0.element.time, $0.offset, $0.element.text)
        }
        return (
            Scene(
                .words, surroundings, fonts: fonts,
                stage: try presented?.stage(layout, .words, paused: "", outcome: "")),
            TextSequence(cuts: cuts, line: line, stand: isControl, groups: groups)
        )
    }

    private func words(
        _ labels: [String], _ theme: Theme, _ presented: Presented?
    ) throws(SpecError) -> (Surroundings, FontSet) {
        var request = LabelRequest(
            labels: labels, progress: .none, placement: .label, hasGlyph: false, width: width,
            direction: resolvedDirection(), label: theme.type.label, percentage: theme.type.percentage)
        request.screen = presented?.request.width
        let texts: TextSetting
        if let shared = presented?.texts { texts = shared } else { texts = try textSetting() }
        func layout(_ request: LabelRequest) throws(SpecError) -> IndicatorLayout {
            do {
                return try .circular(request, size: (0, 0), hole: 0, gap: 0, measuring: texts.engine)
            } catch {
                throw SpecError(error, at: .option(presented == nil ? .width : .presentScreen))
            }
        }
        var natural = try layout(request)
        if let room = presented?.room, natural.width > room {
            request.width = room
            natural = try layout(request)
        }
        let turned = presented.flatMap { $0.presentation.outcomeLabel($0.request.theme) }
        let surroundings = Surroundings(
            layout: natural.padded(by: margin ?? 0), background: resolvedBackground(theme),
            text: theme[.label],
            errorText: turned, successText: turned)
        return (surroundings, texts.fonts)
    }
}

extension Presented {
    /// Returns the text of the presentation: its message, or the label that stands in for it; empty for none.
    func own(_ label: LabelSpec) -> String {
        if hasMessage { return request.message }
        return presentation.message == .required ? label.label(.active) : ""
    }
}
