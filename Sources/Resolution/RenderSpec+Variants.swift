package import Basics
internal import Drawing
internal import Formats
internal import Indicators
package import Jobs
internal import Languages
internal import MotionCore
package import Requests

extension RenderSpec {
    /// Understands the whole request, of which all files are loaded.
    ///
    /// Every option has an effect: one that can have none, because of what is drawn or shown, of the formats or of
    /// other options, is refused. Where it is about something that a format does without, a note says so.
    ///
    /// - Parameter standing: For whom an option was given that has no effect.
    package func resolveLoaded(_ standing: (SpecOption) -> Standing) throws(SpecError) -> RenderJob {
        let (spec, notes) = try demonstrated(standing).settled(standing)
        var job = try spec.resolveSettled()
        job.notes = notes + job.notes
        if let option = SpecOption.named("theme-color"), standing(option) != .shared {
            job.notes += spec.idleColorNotes(job)
        }
        return job
    }

    /// Understands a request of which every option has been looked at.
    func resolveSettled() throws(SpecError) -> RenderJob {
        var job = try resolvedAlone()
        if job.formats.contains(where: { $0.content == .catalog || $0 == .dotlottie }) {
            job.variants = try resolvedVariants(of: job)
            job.notes += job.formats.flatMap(scaleNotes) + darkNotes
        }
        job.notes +=
            shapeNotes + job.blankNotes + job.fileNotes(isFaithful: motion.faithful) + job.memoryNotes
        return job
    }

    /// The same picture for those who need another one: for dark screens where a light theme was asked for that
    /// has a dark one beside it, for users who ask for more contrast where a theme has one beside it for them, and for
    /// languages from right to left where no direction was asked for. Only what looks different is made, and of what
    /// differs all combinations, for a system would pick the wrong one otherwise.
    private func resolvedVariants(of job: RenderJob) throws(SpecError) -> [RenderJob] {
        let variants = FrameVariant.all.filter { $0.differences > 0 }
        var made: [RenderJob] = []
        for variant in variants where variant.differences == 1 {
            if variant.isHighContrast, !job.formats.contains(where: { $0.knowsContrast }) { continue }
            if let other = try resolved(variant), !other.looksLike(job) { made.append(other) }
        }
        let (isDark, isHighContrast, isRightToLeft) = (
            made.contains { $0.variant.isDark }, made.contains { $0.variant.isHighContrast },
            made.contains { $0.variant.isRightToLeft }
        )
        for variant in variants where variant.differences > 1 {
            if variant.isDark && !isDark || variant.isHighContrast && !isHighContrast
                || variant.isRightToLeft && !isRightToLeft
            {
                continue
            }
            if let other = try resolved(variant) { made.append(other) }
        }
        return made
    }

    /// The request for those who need a variant; nil where there is none.
    private func resolved(_ variant: FrameVariant) throws(SpecError) -> RenderJob? {
        var spec = self
        // The other formats, and what is about them, have no variants.
        (spec.formats, spec.sheet, spec.matte, spec.currentColor) = ([], SheetSpec(), nil, false)
        (spec.preset, spec.maxBytes, spec.hasHardEdges) = (nil, nil, false)
        if formats.contains(.dotlottie) { spec.formats = [.dotlottie] }
        (spec.pixels, spec.hotSpot, spec.terminal, spec.repeats) = (
            PixelOptions(), nil, TerminalOptions(), nil
        )
        if variant.isDark || variant.isHighContrast {
            guard template == nil, var theme = theme?.value, Theme.all.contains(theme) else { return nil }
            if variant.isDark {
                guard let dark = theme.darkSibling else { return nil }
                theme = dark
            }
            if variant.isHighContrast {
                guard let strong = theme.contrastSibling else { return nil }
                theme = strong
            }
            spec.theme = .value(theme)
        }
        if variant.isRightToLeft {
            guard direction == nil, !language.isRightToLeft else { return nil }
            spec.direction = .rtl
        }
        var job = try spec.resolvedAlone()
        job.variant = variant
        return job
    }

    /// The scales that are asked for, or the usual one. Every frame of every format is small enough then.
    func resolvedScales(_ scene: Scene, _ formats: [OutputFormat]) throws(SpecError) -> [Double] {
        let limit = maxFrameSide ?? RenderJob.defaultMaxFrameSide
        var result: [Double] = []
        for scale in scales.isEmpty ? [1] : scales.unique {
            let size = scene.pixels(scale: scale)
            try checkFrame(scene, scale, size, limit)
            try checkSides(formats, size)
            result.append(scale)
        }
        for format in formats {
            guard let places = format.scales else { continue }
            let chosen = places.chosen(of: scales)
            if chosen.isEmpty {
                throw SpecError(
                    at: .option("scale"),
                    "\(format.name) does not support any of these; it supports \(places), all of which it uses without \(option: "scale")"
                )
            }
            for scale in chosen {
                let size = scene.wholePointPixels(scale: scale)
                try checkFrame(scene, scale, size, limit)
                try checkSides([format], size)
            }
        }
        return result
    }

    /// What is to be said of scales that a catalog has no place for.
    private func scaleNotes(_ format: OutputFormat) -> [Message] {
        guard let places = format.scales else { return [] }
        let chosen = places.chosen(of: scales)
        return scales.filter { !chosen.contains($0) }.map {
            "\(format.name) does not support scale \($0.shortestText); it supports \(places)"
        }
    }

    private func checkFrame(
        _ scene: Scene, _ scale: Double, _ size: (width: Int, height: Int), _ limit: Int
    ) throws(SpecError) {
        let side = max(size.width, size.height)
        guard side > limit else { return }
        let isRing = max(scene.body.size.width, scene.body.size.height) * scale > Double(limit)
        let block = indicator != .circular ? "width" : isRing || label.isEmpty ? "size" : "label"
        throw .excess(
            at: .option(scene.stage != nil ? "present.screen" : block),
            "\(max(scene.size.width, scene.size.height).shortestText) points at scale \(scale.shortestText) make a frame of \(side) pixels a side,",
            over: limit, 1...RenderJob.largestFrameSide, raisedBy: "\(option: "max-frame-side")")
    }
}

extension OutputFormat {
    /// Whether what reads it can choose by how much contrast a user asks for.
    fileprivate var knowsContrast: Bool { [.xcassets, .web, .dotlottie].contains(self) }
}

extension RenderJob {
    /// Whether both show the same on every frame.
    package func looksLike(_ other: RenderJob) -> Bool {
        if scene == other.scene, colors == other.colors, film == other.film { return true }
        // What differs may be a color that nothing has, of texts where there are none, say.
        var list = DisplayList(width: scene.size.width, height: scene.size.height)
        var otherList = list
        return (0..<timeline.count).allSatisfy { frame in
            draw(frame, into: &list)
            other.draw(frame, into: &otherList)
            return list == otherList
        }
    }
}
