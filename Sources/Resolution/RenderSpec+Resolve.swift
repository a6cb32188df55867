package import Basics
internal import Drawing
package import Formats
internal import Guidelines
internal import Indicators
package import Jobs
internal import Languages
internal import MotionCore
internal import Presentations
package import Requests
internal import VectorTracing
internal import Vectors

extension RenderSpec {
    /// Resolves the whole request, whose files are all loaded.
    ///
    /// Every option has an effect: one that can have none, because of the figure, the film, the formats or other options,
    /// is refused. Where a format merely does without it, a note says so.
    ///
    /// - Parameter origin: Returns the standing of an option that has no effect.
    package func resolveLoaded(_ origin: (SpecOption) -> OptionOrigin) throws(SpecError) -> RenderJob {
        let settled = try aimed().demonstrated(origin).settled(origin)
        let spec = settled.spec
        let job = try spec.resolveSettled()
        try job.checkTarget()
        var ownNotes: [Message] = []
        if let option = SpecOption.named(.themeColor), origin(option) != .shared {
            ownNotes = spec.inThemesLook.idleColorNotes(job)
        }
        return job.with(notes: settled.notes(job) + job.notes + ownNotes)
    }

    /// Resolves a request whose options have all been checked.
    func resolveSettled() throws(SpecError) -> RenderJob {
        var job = try resolvedAlone()
        var notes = job.notes
        if job.formats.contains(where: { $0.content == .catalog || $0 == .dotlottie }) {
            job = job.with(variants: try resolvedVariants(of: job))
            notes += job.formats.flatMap(scaleNotes) + darkNotes + shapeLookNotes
        }
        notes += pairNotes(hasDark: job.variants.contains { $0.variant.isDark })
        notes +=
            shapeNotes + job.blankNotes + job.fileNotes(isFaithful: animation.isFaithful) + job.memoryNotes
        return job.with(notes: notes)
    }

    /// Resolves the whole request, without the variants of catalogs.
    func resolvedAlone() throws(SpecError) -> RenderJob {
        if onDark != DarkColors() { return try inThemesLook.resolvedAlone() }
        if let spec = withThemeGradient(), let job = try? spec.resolvedAlone() { return job }
        let theme = try resolvedTheme()
        if indicator == .steps { return try job(try stepFilm(theme), resolvedFormats()) }
        let spec = withoutNeedlessLimit()
        if let presented = try resolvedPresentation(theme) {
            return try presented.filled(spec, theme).resolved(
                presented.presentation.adapted(theme), presented)
        }
        return try spec.resolved(theme, nil)
    }

    /// The request without a limit for frames where no format has any.
    private func withoutNeedlessLimit() -> RenderSpec {
        guard resolvedFormats().allSatisfy({ $0.content == .vector }) else { return self }
        var spec = self
        spec.animation.maxFrames = Timeline.maxFramesRange.upperBound
        return spec
    }

    private func resolved(_ theme: Theme, _ presented: Presented?) throws(SpecError) -> RenderJob {
        if let fitting = fittingWaves(theme) { return try fitting.resolved(theme, presented) }
        let fallback = indicator == .linear ? theme.linearMotion : theme.motion
        let formats = resolvedFormats()
        switch access.reducedMotion {
        case .message: return try job(try messageFilm(fallback, theme, formats, presented), formats)
        case .slow:
            let job = try slowed(fallback).resolvedAlone()
            var picture = job.picture
            picture?.isReduced = true
            return job.with(picture: picture)
        case nil: break
        }
        let change = try resolvedChange(fallback: fallback)
        var film =
            if operation.hasEvents {
                try telling(fallback, theme, formats, presented)
            } else if let change {
                try changing(change, theme, formats, presented)
            } else {
                try steady(fallback, theme, formats, presented)
            }
        film.subject = subject(film, theme, presented)
        film.notes += film.subject.formNotes
        film.access = access.access(
            of:
                label, in: locale, message: presented?.request.message ?? "", own: presented?.own(label) ?? ""
        )
        if case .story(let story) = film.content, let access = film.access {
            film.access?.waits = operation.spokenWaits(story.line, access.texts, in: language)
        }
        return try job(film, formats)
    }

    /// Returns the job for a film.
    private func job(_ film: ResolvedFilm, _ formats: [OutputFormat]) throws(SpecError) -> RenderJob {
        var options = try resolvedOptions()
        let usualMatte = try usualMatte(formats)
        options.matte = options.matte ?? usualMatte
        try checkPixels(formats, film.scene)
        if film.rotation != nil, !options.playback.isPlain {
            throw SpecError(
                at: .option(.sheetLoop),
                "a sub-cycle goes on where it ends; leave out \(option: .pingpong) and \(option: .hold)")
        }
        let matteNotes = usualMatte.map { [OutputFormat.note(usualMatte: $0)] } ?? []
        let plain = RenderJob(
            name: try resolvedName(film.name, formats), animation: film.name, timeline: film.timeline,
            scene: film.scene, arcs: FrameArcs(film.timeline), colors: film.colors, palette: film.palette,
            film: film.content, access: film.access ?? access.access(of: label, in: locale),
            notes: film.notes + matteNotes,
            subject: film.subject, scales: try resolvedScales(film.scene, formats), formats: formats,
            options: options, rotationPerWrap: film.rotation, hasDefaultScales: scales.isEmpty,
            isMask: template != nil, target: target)
        let shimmerNotes = present.shimmer == nil ? [] : try shimmerNotes(plain)
        if formats.contains(where: { $0.name == OutputFormat.sheet.name }) { try options.sheet.check(plain) }
        let (picture, pictureNotes) = try plain.tracedPicture(typesetter)
        let (alternatives, alternativeNotes) = try alternatives(of: plain)
        return plain.with(
            notes: plain.notes + shimmerNotes + pictureNotes + alternativeNotes, alternatives: alternatives,
            picture: picture)
    }

    /// The film of a request: a scene, a timeline and colors.
    struct ResolvedFilm {
        /// The name of the motion, or of the change.
        let name: String
        let timeline: Timeline
        let scene: Scene
        let content: RenderJob.Film
        let colors: [Color]
        let palette: [Color]
        var rotation: Double?
        var notes: [Message]
        var subject: Subject
        /// The texts for assistive technology; nil for those that any request with its labels has.
        var access: Access?
    }

    /// Returns the subject that rules judge.
    private func subject(_ film: ResolvedFilm, _ theme: Theme, _ presented: Presented?) -> Subject {
        var subject = film.subject
        subject.motion = film.timeline.motion.name
        let isVector = resolvedFormats().allSatisfy { $0.content == .vector }
        subject.addForm(
            film.scene, value: film.timeline.onlyValue, second: value2,
            scale: isVector ? nil : scales.min() ?? 1)
        subject.addValueColors(film.scene, film.palette.first)
        // A mask takes its colors from the platform, and a picture in the current color takes it from the page.
        if template == nil, !usesCurrentColor {
            let areTiles = film.timeline.tileCount != nil
            func ground(_ state: ValueState) -> [Color]? {
                presented.map { $0.presentation.ground($0.request.theme, in: state) }
            }
            var palette = film.palette
            // A bar stands out least while it runs.
            if case .track(let track) = film.scene.body, !film.timeline.isDeterminate, !areTiles {
                palette = palette.map { $0.faded(track.runningOpacity) }
            }
            subject.addPaints(film.scene, palette, areTiles: areTiles, on: ground, theme)
            if let presented, presented.presentation.takesCancel, presented.request.hasButtons {
                subject.addWords(
                    "the buttons", presented.presentation.cancelColor(presented.request.theme),
                    on: ground(.active), theme)
            }
        }
        return subject
    }

    /// Resolves an indicator that stays in one state.
    private func steady(
        _ fallback: Motion, _ theme: Theme, _ formats: [OutputFormat], _ presented: Presented?
    ) throws(SpecError) -> ResolvedFilm {
        let loop = try animation.timeline(fallback: fallback)
        let isOne = loop.motion.colorChange == nil || loop.isDeterminate || usesCurrentColor
        let several = isOne ? [] : theme.colors
        let colors = try resolvedColors(theme, tiles: loop.tileCount, several: several)
        var timeline =
            colors.count == 1 ? loop : try animation.timeline(fallback: fallback, colors: colors.count)
        if let pull = present.pull { timeline = try timeline.pulled(pull, animation) }
        let body = try resolvedBody(timeline.moving, theme)
        try presented?.check(showsValues: timeline.isDeterminate)
        let look = try dressed(
            body, theme, [showing(.active)], greatest: timeline.greatestValue, presented)
        var rotation: Double?
        if try resolvesSubcycle(formats) {
            if label != LabelSpec() || look.signs[0] != nil || backdrop != nil
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
            palette: gradient?.colors ?? colors,
            rotation: rotation,
            notes: look.notes + (rotation == nil ? seamNotes(timeline, fallback) + cutNotes(timeline) : [])
                + paceNotes,
            subject: look.subject)
    }

    /// Resolves an indicator that changes from one state to another.
    private func changing(
        _ change: ResolvedChange, _ theme: Theme, _ formats: [OutputFormat], _ presented: Presented?
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
        let look = try dressed(
            try resolvedBody(change.moving, theme), theme,
            [showing(change.from.state), showing(change.to.state)],
            greatest: [change.from.value, change.to.value].compactMap { $0 }.max(), presented)
        func end(_ end: ResolvedChange.End, _ glyph: Glyph?, _ label: Int?) -> StateChange.End {
            let color = end.state == .active ? active : theme.color(end.state)
            let value = look.showsValue && !end.state.isFinal ? end.value : nil
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
            colors: [active], palette: [active], notes: look.notes, subject: look.subject)
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

    /// Returns the options for the files.
    package func resolvedOptions() throws(SpecError) -> ExportOptions {
        var options = ExportOptions(
            sheet: try sheet.options(),
            compression: compression ?? .standard,
            matte: try resolvedMatte(), pixels: pixels, terminal: terminal,
            repeats: repeats, hotSpot: hotSpot, usesCurrentColor: try resolvedCurrentColor())
        options.hasHardEdges = hasHardEdges && !isOpaque
        options.maxBytes = maxBytes?.bytes ?? preset?.maxBytes
        options.playback = Playback(goesBack: isPingPong, hold: hold ?? 0)
        options.folder = target?.folderName ?? ""
        return options
    }

    /// The colors of the indicator.
    ///
    /// - Parameter several: Those of the theme for a motion that takes several; empty for one that does not.
    func resolvedColors(_ theme: Theme, tiles: Int?, several: [Color] = []) throws(SpecError) -> [Color] {
        guard let tiles else {
            if value2 != nil, colors.count > 1 {
                guard colors.count == 2 else {
                    throw SpecError(
                        at: .option(.color),
                        "two values have a color each, but \(colors.count) are given; leave out all but two")
                }
                return [colors[0]]
            }
            if let gradient { return [gradient.colors[0]] }
            if !colors.isEmpty { return colors }
            return several.isEmpty || template != nil ? [theme[indicatorSlot]] : several
        }
        if colors.isEmpty {
            let own = template == nil && theme.colors.count >= tiles
            return own ? theme.colors : theme.tileColors(tiles)
        }
        if colors.count < tiles {
            throw SpecError(
                at: .option(.color),
                "tiles side by side need at least \(tiles) colors, but \(colors.count == 1 ? "1 is" : "\(colors.count) are") given; leave \(option: .color) out for the theme's"
            )
        }
        return colors
    }

    /// The formats that are requested, without repetitions.
    package func resolvedFormats() -> [OutputFormat] {
        formats.isEmpty ? [preset?.format ?? .frames] : formats.unique
    }

    private func resolvedCurrentColor() throws(SpecError) -> Bool {
        if usesCurrentColor, colors.count > 1 {
            throw SpecError(
                at: .option(.currentColor),
                "the page has one color, but \(colors.count) are given; leave out \(option: .color)")
        }
        return usesCurrentColor
    }

    /// Returns the name of the asset; where none is given, that of its animation.
    package func resolvedName(_ animation: String, _ formats: [OutputFormat]) throws(SpecError) -> String {
        let name = name ?? animation
        if let problem = AssetName.problem(with: name) {
            throw SpecError(at: nameSubject, Message(problem))
        }
        if self.name == nil { return name }
        // Two names that a format turns into one could not both be written.
        for format in formats {
            guard let rule = format.nameRule, rule.nearest(name) != name else { continue }
            throw SpecError(
                at: nameSubject,
                "\(format.name) cannot use the name \(quoted(name)): \(rule.text); use \(quoted(rule.nearest(name)))"
            )
        }
        return name
    }
}
