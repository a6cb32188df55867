package import Basics
internal import Drawing
internal import Formats
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
    package func validatedJob(_ origin: (SpecOption) -> OptionOrigin) throws(SpecError) -> RenderJob {
        let heeded = try aimed().demonstrated(origin).withSkeletonMotion().heeded(origin)
        let spec = heeded.spec
        let job = try spec.jobWithVariants()
        try job.checkTarget()
        var ownNotes: [Message] = []
        if let option = SpecOption.named(.themeColor), origin(option) != .shared {
            ownNotes = spec.inThemesLook.idleColorNotes(job)
        }
        return job.with(notes: heeded.notes(job) + job.notes + ownNotes)
    }

    /// Resolves a request whose options have all been checked.
    func jobWithVariants() throws(SpecError) -> RenderJob {
        var job = try withBothLooks(try jobWithoutVariants())
        var notes = job.notes
        if job.formats.contains(where: { $0.content == .catalog || $0 == .dotlottie }) {
            job = job.with(variants: try resolvedVariants(of: job))
            notes += job.formats.flatMap(scaleNotes) + darkNotes + shapeLookNotes
        }
        notes += gamutNotes(job)
        let hasBoth = !(job.picture?.darkGroups.isEmpty ?? true)
        notes += pairNotes(hasDark: job.variants.contains { $0.variant.isDark }, hasBoth: hasBoth)
        if hasBoth { notes += bothLookNotes }
        notes +=
            shapeNotes + job.blankNotes + job.fileNotes(isFaithful: animation.isFaithful) + job.memoryNotes
        return job.with(notes: notes)
    }

    /// Resolves the whole request, without the variants of catalogs.
    func jobWithoutVariants() throws(SpecError) -> RenderJob {
        let spec = inThemesLook
        var notes: [Message] = []
        if let job = spec.jobInThemeGradient(&notes) { return job }
        let job = try spec.jobWithoutThemeGradient()
        return notes.isEmpty ? job : job.with(notes: job.notes + notes)
    }

    /// Resolves the request without a gradient of the theme.
    func jobWithoutThemeGradient() throws(SpecError) -> RenderJob {
        try checkVertical()
        try checkOverflow()
        let theme = try resolvedTheme()
        if indicator == .steps { return try assembledJob(try stepFilm(theme), resolvedFormats()) }
        var spec = withoutNeedlessLimit()
        var ownTheme = theme
        let presented = try resolvedPresentation(theme)
        if let presented {
            spec = try presented.filled(spec, theme)
            ownTheme = presented.presentation.adapted(theme)
        }
        return try spec.withFittingWaves(ownTheme).presentedJob(ownTheme, presented)
    }

    /// The request without a limit for frames where no format has any.
    private func withoutNeedlessLimit() -> RenderSpec {
        guard resolvedFormats().allSatisfy({ $0.content == .vector }) else { return self }
        var spec = self
        spec.animation.maxFrames = Timeline.maxFramesRange.upperBound
        return spec
    }

    private func presentedJob(_ theme: Theme, _ presented: Presented?) throws(SpecError) -> RenderJob {
        let fallback = indicator == .linear ? theme.linearMotion : theme.motion
        let formats = resolvedFormats()
        switch access.reducedMotion {
        case .message: return try assembledJob(try messageFilm(fallback, theme, formats, presented), formats)
        case .slow:
            let job = try slowed(fallback).jobWithoutVariants()
            var picture = job.picture
            picture?.isReduced = true
            return job.with(picture: picture)
        case nil: break
        }
        let change = try resolvedChange(fallback: fallback)
        var film =
            if operation.hasEvents {
                try storyFilm(fallback, theme, formats, presented)
            } else if let change {
                try changeFilm(change, theme, presented)
            } else {
                try steadyFilm(fallback, theme, formats, presented)
            }
        film.subject = judgedSubject(film, theme, presented)
        film.notes += film.subject.formNotes
        film.access = access.access(
            of:
                label, in: locale, message: presented?.request.message ?? "", own: presented?.own(label) ?? ""
        )
        if case .story(let story) = film.content, let access = film.access {
            film.access?.waits = operation.spokenWaits(story.line, access.texts, in: language)
        }
        return try assembledJob(film, formats)
    }

    /// Returns the job for a film.
    private func assembledJob(_ film: ResolvedFilm, _ formats: [OutputFormat]) throws(SpecError) -> RenderJob
    {
        var options = try resolvedOptions()
        let usualMatte = try usualMatte(formats)
        options.matte = options.matte ?? usualMatte?.color
        options.playback.first = try firstFrame(of: film.timeline)
        if case .run(let run) = film.timeline.content, run.from != run.to {
            options.playback.tellsTime = animation.countdown != nil
        }
        var scene = film.scene
        scene.antialiasing = antialiasing ?? .full
        try checkPixels(formats, scene)
        if film.rotation != nil, !options.playback.isPlain {
            throw SpecError(
                at: .option(.sheetLoop),
                "a sub-cycle goes on where it ends; leave out \(option: .pingpong), \(option: .hold) and \(option: .firstFrame)"
            )
        }
        var plain = RenderJob(
            name: try resolvedName(film.name, formats), animation: film.name, timeline: film.timeline,
            scene: scene, arcs: FrameArcs(film.timeline), colors: film.colors, palette: film.palette,
            film: film.content, access: film.access ?? access.access(of: label, in: locale),
            notes: film.notes,
            subject: film.subject, scales: try resolvedScales(scene, formats), formats: formats,
            options: options, rotationPerWrap: film.rotation, hasDefaultScales: scales.isEmpty,
            isMask: template != nil, target: target)
        var ownNotes = firstFrameNotes(options.playback, film.timeline) + plain.hardPixelNotes(self)
        if let usualMatte {
            let soft = usualMatte.formats.filter { $0 != .gif || !plain.isHard }
            ownNotes = soft.map { $0.note(usualMatte: usualMatte.color) } + ownNotes
            if soft.contains(.gif), plain.hasShadow {
                options.hidesShadows = true
                plain = plain.with(options: options)
                ownNotes.append(
                    "a GIF has no translucent pixels for a shadow, which is left out; \(option: .matte) with the color of the page keeps it"
                )
            }
        }
        let shimmerNotes = present.shimmer == nil ? [] : try shimmerNotes(plain)
        if formats.contains(where: { $0.name == OutputFormat.sheet.name }) { try options.sheet.check(plain) }
        let (picture, pictureNotes) = try plain.tracedPicture(typesetter)
        let (alternatives, alternativeNotes) = try alternatives(of: plain)
        return plain.with(
            notes: plain.notes + ownNotes + shimmerNotes + pictureNotes + alternativeNotes,
            alternatives: alternatives,
            picture: picture, wideColors: wideColors(of: plain))
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
}
