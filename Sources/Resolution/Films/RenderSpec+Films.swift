internal import Basics
internal import Drawing
internal import Formats
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Requests

extension RenderSpec {
    /// Resolves an indicator that stays in one state.
    func steadyFilm(
        _ fallback: Motion, _ theme: Theme, _ formats: [OutputFormat], _ presented: Presented?
    ) throws(SpecError) -> ResolvedFilm {
        let loop = try animation.timeline(fallback: fallback)
        let isOne = loop.motion.colorChange == nil || loop.isDeterminate || usesCurrentColor
        let several = isOne ? [] : theme.colors
        let own = try figureColors(loop.motion, theme)
        let colors =
            own.isEmpty
            ? try resolvedColors(theme, tiles: loop.tileCount, several: several)
            : [baseColor(loop.motion, own, theme)]
        var timeline =
            colors.count == 1 ? loop : try animation.timeline(fallback: fallback, colors: colors.count)
        timeline = try looped(timeline)
        if let pull = present.pull { timeline = try timeline.pulled(pull, animation) }
        let body = try resolvedBody(timeline.moving, theme, colors: own)
        try presented?.check(showsValues: timeline.isDeterminate)
        let look = try laidOut(
            body, theme, [showing(.active)], greatest: timeline.greatestValue, length: timeline.runTime,
            presented)
        var rotation: Double?
        if try resolvesSubcycle(formats) {
            if label != LabelSpec() || look.signs[0] != nil || center != nil || backdrop != nil
                || presented != nil
            {
                throw SpecError(
                    at: .option(.sheetLoop),
                    "a sub-cycle rotates the whole picture; leave out labels, signs, backgrounds and \(option: .present)"
                )
            }
            (timeline, rotation) = try timeline.subcycle(animation, colors: colors.count)
        }
        var caption = RenderJob.Film.Caption()
        if look.labels[0] != nil || look.showsValue {
            caption.texts = [FrameAppearance.Text(label: look.labels[0], value: look.showsValue ? 0 : nil)]
        }
        if let glyph = look.signs[0] { caption.signs = [sign(glyph, colors[0], on: body, theme)] }
        let content: RenderJob.Film =
            timeline.isDeterminate ? .run(caption) : present.pull == nil ? .loop(caption) : .pull(caption)
        return ResolvedFilm(
            name: timeline.motion.name, timeline: timeline, scene: look.scene, content: content,
            colors: timeline.tileCount == nil ? timeline.colors(colors) : colors,
            palette: gradient?.colors ?? (own.isEmpty ? colors : (colors + own).unique),
            rotation: rotation,
            notes: look.notes + (rotation == nil ? seamNotes(timeline, fallback) + cutNotes(timeline) : [])
                + paceNotes + countdownNotes(timeline, look) + effectNotes(timeline)
                + skeletonNotes(timeline),
            subject: look.subject)
    }

    /// Resolves an indicator that changes from one state to another.
    func changeFilm(
        _ change: ResolvedChange, _ theme: Theme, _ presented: Presented?
    ) throws(SpecError) -> ResolvedFilm {
        if colors.count > 1 {
            throw SpecError(
                at: .option(.color), "a change of state begins with one color; use one color, or none")
        }
        if case .bars(let bars) = change.moving.kind, bars.areTiles {
            throw SpecError(
                at: .option(.motion),
                "\(change.motion.name) has tiles of several colors, which cannot change state; use another motion"
            )
        }
        try presented?.check(showsValues: change.from.value != nil || change.to.value != nil)
        let active = try resolvedColors(theme, tiles: nil)[0]
        let look = try laidOut(
            try resolvedBody(change.moving, theme), theme,
            [showing(change.from.state), showing(change.to.state)],
            greatest: [change.from.value, change.to.value].compactMap { $0 }.max(), presented)
        func end(_ end: ResolvedChange.End, _ glyph: Glyph?, _ label: Int?) -> StateChange.End {
            let color = end.state == .active ? active : theme.color(end.state)
            let showsValue = look.showsValue || look.showsValueInCenter
            let value = showsValue && !end.state.isFinal ? end.value : nil
            return StateChange.End(
                state: end.state, color: color,
                sign: glyph.map { sign($0, color, on: look.scene.body, theme) }, label: label,
                value: value, isSettled: end.isSettled)
        }
        let state = StateChange(
            from: end(change.from, look.signs[0], look.labels[0]),
            to: end(change.to, look.signs[1], look.labels[1]), movement: change.movement)
        let timeline = try change.timeline(animation, rest: state.duration - state.movement)
        return ResolvedFilm(
            name: change.name, timeline: timeline, scene: look.scene, content: .change(state),
            colors: [active], palette: [active],
            notes: look.notes + lostColorNotes(change.motion, "a change of state"), subject: look.subject)
    }

    func resolvesSubcycle(_ formats: [OutputFormat]) throws(SpecError) -> Bool {
        guard sheet.loop == .subcycle else { return false }
        guard formats.allSatisfy({ $0.name == OutputFormat.sheet.name }) else {
            throw SpecError(
                at: .option(.sheetLoop),
                "only a sheet can store the rotation at each wrap; use only \(option: .to, "sheet")"
            )
        }
        return true
    }
}
