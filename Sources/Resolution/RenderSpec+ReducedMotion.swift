internal import Basics
internal import Drawing
internal import Formats
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Requests

extension RenderSpec {
    /// The same request with its motion slowed.
    func slowed(_ fallback: Motion) throws(SpecError) -> RenderSpec {
        var spec = self
        let moving = try motion.plainMotion(fallback: fallback)
        guard moving.kind != .determinate else {
            throw SpecError(
                at: .option("reduced-motion"), "an indicator that shows a value does not run and has no speed"
            )
        }
        spec.motion.motion = .value(moving.slowed(by: Motion.slowness))
        spec.motion.place = motion.place
        // As a speed is one of the slowed motion, so is the length of its loop.
        spec.motion.duration = motion.duration.map {
            min($0 * Motion.slowness, Motion.loopLengths.upperBound)
        }
        spec.access.reducedMotion = nil
        spec.name = name ?? moving.name + ReducedMotion.slow.suffix
        return spec
    }

    /// Texts in the place of an indicator that runs, or that tells of an operation.
    func messageFilm(
        _ fallback: Motion, _ theme: Theme, _ formats: [OutputFormat]
    ) throws(SpecError) -> ResolvedFilm {
        let moving = try motion.motion(fallback: fallback)
        guard moving.kind != .determinate, state.state == nil, state.transition == nil else {
            throw SpecError(
                at: .option("reduced-motion"),
                "only a running motion is replaced; leave it out for values and states")
        }
        if let format = formats.first(where: { $0.content == .vector }) {
            throw SpecError(
                at: .option("to"), "\(format.name) holds motions, and a message has none; use apng or frames")
        }
        var line: Storyline?
        if operation.hasEvents {
            let policy = operation.resolvedPolicy()
            let told = try operation.resolvedOperation()
            let instruction = operation.instruction ?? OperationPolicy.defaultInstruction
            line = try at("motion") { () throws(TransitionError) in
                try Storyline(told, policy: policy, kind: moving.kind, instruction: instruction)
            }
        }
        if present != PresentationSpec() {
            throw SpecError(
                at: .option("reduced-motion"),
                "a message is shown without a presentation; leave out \(option: "present"), or use slow")
        }
        let texts = access.reducedTexts.isEmpty ? ReducedMotion.defaultTexts : access.reducedTexts
        let script = ReducedMotion.script(texts, line)
        let (labels, starts) = (script.map { $0.text }, script.map { $0.time })
        let length = line?.end ?? ReducedMotion.time(of: texts.count)
        let (surroundings, fonts) = try words(labels.isEmpty ? texts : labels, theme)
        let (count, fps) = try TransitionSpec.frames(motion, length: length)
        let scene = Scene(.words, surroundings, fonts: fonts)
        let said = TextSequence(cuts: zip(starts, labels.indices).map { ($0, $1) }, line: line)
        let timeline = Timeline(motion: moving, content: .words(length), count: count, fps: fps)
        var subject = writtenSubject
        if template == nil {
            subject.addWords(
                "the message", theme[.label], on: nil, background: surroundings.background, theme)
        }
        return ResolvedFilm(
            name: "\(moving.name)\(ReducedMotion.message.suffix)", timeline: timeline, scene: scene,
            content: .words(said), colors: [theme[.label]], palette: [theme[.label]],
            notes: LabelSpec.note(missing: surroundings.layout.missingGlyphs), subject: subject)
    }

    private func words(_ labels: [String], _ theme: Theme) throws(SpecError) -> (Surroundings, FontSet) {
        let request = LabelRequest(
            labels: labels, progress: .none, placement: .label, hasGlyph: false, width: width,
            direction: resolvedDirection(), label: theme.type.label, percentage: theme.type.percentage)
        let texts = try textSetting()
        let layout: IndicatorLayout
        do {
            layout = try .circular(
                request, size: (0, 0), hole: 0, gap: 0, measuring: texts.engine)
        } catch {
            throw SpecError(error, at: .option("width"))
        }
        let surroundings = Surroundings(
            layout: layout.padded(by: margin ?? 0), background: resolvedBackground(theme),
            text: theme[.label])
        return (surroundings, texts.fonts)
    }
}
