internal import Basics
internal import CairoRaster
internal import Drawing
internal import Exports
internal import Indicators
internal import MotionCore

/// What stands in the place of a moving indicator for people whom motion makes ill.
public enum ReducedMotion: String, Hashable, Sendable, CaseIterable {
    /// A text that changes, so that nobody wonders whether anything still goes on.
    case message
    /// The same motion, at a quarter of its speed.
    case slow

    /// How many times as slow: the fastest published arc, of 4.5 turns a second, then does about one. Ours.
    public static let slowness = 4.0

    /// What is said: that something goes on, that it still does, and an apology.
    public static let defaultTexts = ["Loading", "Still loading…", "Sorry for the wait. Still loading…"]
    /// When each of them begins, in milliseconds; a text is read in two seconds, and the last ones stay longer.
    static func time(of index: Int) -> Double {
        index < 2 ? 2000 * Double(index) : 4000 * Double(index) - 2000
    }
    static let maxTexts = 16

    /// What is added to the name of an asset.
    var suffix: String { self == .message ? "-reduced" : "-reduced-slow" }
}

/// Texts that take each other's place, where there is nothing else.
public struct TextSequence: Hashable, Sendable {
    /// When each text begins, in milliseconds, and its number in the layout; nil for none.
    let cuts: [(time: Double, label: Int?)]
    /// What of the texts shows; nil where they are always there.
    let line: Storyline?

    public static func == (a: TextSequence, b: TextSequence) -> Bool {
        a.line == b.line && a.cuts.map(\.time) == b.cuts.map(\.time)
            && a.cuts.map(\.label) == b.cuts.map(\.label)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(cuts.map(\.time))
        hasher.combine(line)
    }

    func texts(at time: Double) -> [FrameLook.Text] {
        guard let index = cuts.lastIndex(where: { $0.time <= time }) else { return [] }
        let (past, half) = (time - cuts[index].time, StateChange.fade / 2)
        // The first one appears with the block.
        guard index > 0 else { return [FrameLook.Text(label: cuts[0].label, value: nil)] }
        return [
            FrameLook.Text(
                label: cuts[index - 1].label, value: nil, opacity: 1 - smoothstep(past / half)),
            FrameLook.Text(
                label: cuts[index].label, value: nil, opacity: smoothstep((past - half) / half)),
        ].filter { $0.opacity > 0 && $0.label != nil }
    }
}

extension RenderSpec {
    /// The same request with its motion slowed.
    func slowed(_ fallback: Motion) throws(SpecError) -> RenderSpec {
        var spec = self
        let moving = try motion.motion(fallback: fallback)
        guard moving.kind != .determinate else {
            throw SpecError(
                at: .option("reduced-motion"), "what shows a value does not run, and has no speed")
        }
        (spec.motion.custom, spec.motion.name) = (moving.slowed(by: ReducedMotion.slowness), nil)
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
                "only what runs is replaced; leave it out for values and states")
        }
        if let format = formats.first(where: { $0.content == .vector }) {
            throw SpecError(
                at: .option("to"), "\(format.name) holds motions, and messages have none; use apng or frames")
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
                "a message is shown by itself; leave out \(option: "present"), or take the variant slow")
        }
        let texts = access.reducedTexts.isEmpty ? ReducedMotion.defaultTexts : access.reducedTexts
        let script = ReducedMotion.script(texts, line)
        let (labels, starts) = (script.map(\.text), script.map(\.time))
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
        let fonts = try label.resolvedFonts()
        let layout: IndicatorLayout
        do {
            layout = try .circular(
                request, size: (0, 0), hole: 0, gap: 0, measuring: TextEngine(fonts: fonts))
        } catch {
            throw SpecError(error, at: .option("width"))
        }
        let surroundings = Surroundings(
            layout: layout.padded(by: margin ?? 0), background: try resolvedBackground(theme),
            text: theme[.label])
        return (surroundings, fonts)
    }
}

extension ReducedMotion {
    /// When which text stands in the place of a motion: from when on the indicator of an operation would show,
    /// and until the operation's end is told.
    static func script(_ texts: [String], _ line: Storyline?) -> [(time: Double, text: String)] {
        let all = texts.enumerated().map { (time: time(of: $0.offset), text: $0.element) }
        guard let line else { return all }
        guard let shown = line.shown else { return [] }
        let end = line.closing?.start ?? (line.opening.action == .closed ? shown : line.end)
        let outcome = line.outcome.map { [(time: end, text: $0.message)] } ?? []
        return all.map { ($0.time + shown, $0.text) }.filter { $0.time < end } + outcome
    }
}
