internal import Basics
internal import Drawing
internal import Formats
internal import Indicators
internal import Jobs
internal import Languages
internal import Requests

extension RenderSpec {
    /// Returns the same picture for other users: in the dark theme beside a light one that is requested, in the theme of
    /// high contrast beside another, and from right to left where no direction is requested. Only variants that look
    /// different are made, and of several differences all combinations, since a system would pick the wrong one otherwise.
    func resolvedVariants(of job: RenderJob) throws(SpecError) -> [RenderJob] {
        let variants = FrameVariant.all.filter { $0.differences > 0 }
        var made: [RenderJob] = []
        for variant in variants where variant.differences == 1 {
            if variant.isHighContrast, !job.formats.contains(where: { $0.traits.contains(.contrast) }) {
                continue
            }
            guard let other = try resolved(variant) else { continue }
            try checkPlace(of: other, beside: job)
            if !other.looksLike(job) { made.append(other) }
        }
        let (isDark, isHighContrast, isRightToLeft) = (
            made.contains { $0.variant.isDark }, made.contains { $0.variant.isHighContrast },
            made.contains { $0.variant.isRightToLeft }
        )
        for variant in variants where variant.differences > 1 {
            if variant.isDark && !isDark
                || variant.isHighContrast && !isHighContrast && !hasOnlyDarkContrast(job)
                || variant.isRightToLeft && !isRightToLeft
            {
                continue
            }
            guard let other = try resolved(variant) else { continue }
            try checkPlace(of: other, beside: job)
            made.append(other)
        }
        return made
    }

    /// Refuses a look whose pictures cannot stand in the place of the others.
    func checkPlace(of other: RenderJob, beside job: RenderJob) throws(SpecError) {
        let (frames, others) = (job.timeline.count, other.timeline.count)
        let (size, itsSize) = (job.scene.size, other.scene.size)
        // From right to left, everything is as it is from left to right.
        if other.variant.isRightToLeft { return }
        guard frames != others || size != itsSize || job.timeline.fps != other.timeline.fps else { return }
        let look = ThemeLook(isDark: other.variant.isDark, isHighContrast: other.variant.isHighContrast)
        func text(_ size: (width: Double, height: Double)) -> Message {
            "\(size.width.shortestText) × \(size.height.shortestText) points"
        }
        let difference: Message =
            frames != others
            ? "\(counted(others, "frame")) where the first look has \(frames); give all looks the same motion and as many colors"
            : "pictures of \(text((itsSize.width, itsSize.height))) where the first look has \(text((size.width, size.height))); give all looks the same sizes and type"
        throw SpecError(
            at: .option(.theme),
            "its look \(look.rawValue) has \(difference), or name one look, such as :light")
    }

    /// Whether contrast is increased on dark screens alone, and a format of the job tells by it.
    private func hasOnlyDarkContrast(_ job: RenderJob) -> Bool {
        guard let looks = theme?.looks, looks.first == .light else { return false }
        return looks.contains(.darkHighContrast) && !looks.contains(.highContrast)
            && job.formats.contains { $0.traits.contains(.contrast) }
    }

    /// Returns the request for a variant; nil where there is none.
    private func resolved(_ variant: FrameVariant) throws(SpecError) -> RenderJob? {
        // The other formats, and the options about them, have no variants.
        var spec = withoutFiles(formats.contains(.dotlottie) ? [.dotlottie] : [])
        if variant.isDark || variant.isHighContrast {
            guard template == nil else { return nil }
            if themeSource == nil {
                guard !variant.isHighContrast, onDark != DarkColors() else { return nil }
                spec.isDarkVariant = true
            } else {
                let other = theme?.sibling(
                    isDark: variant.isDark, isHighContrast: variant.isHighContrast)
                guard let other else { return nil }
                spec.theme = other
            }
        }
        if variant.isRightToLeft {
            guard direction == nil, !language.isRightToLeft else { return nil }
            spec.direction = .rtl
        }
        return try spec.jobWithoutVariants().with(variant: variant)
    }

    /// Returns the scales that are requested, or the usual one. At all of them, every frame of every format is small
    /// enough.
    func resolvedScales(_ scene: Scene, _ formats: [OutputFormat]) throws(SpecError) -> [Double] {
        let limit = maxFrameSide ?? RenderJob.defaultMaxFrameSide
        var result: [Double] = []
        for scale in scales.isEmpty ? [1] : scales.unique {
            try checkWhole(scale, scene)
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
                    at: .option(.scale),
                    "\(format.name) does not support any of these; it supports \(places), all of which it uses without \(option: .scale)"
                )
            }
            for scale in chosen {
                try checkWhole(scale, scene)
                let size = scene.wholePointPixels(scale: scale)
                try checkFrame(scene, scale, size, limit)
                try checkSides([format], size)
            }
        }
        return result
    }

    /// Refuses a scale that would split the pixels of a picture without antialiasing.
    private func checkWhole(_ scale: Double, _ scene: Scene) throws(SpecError) {
        guard scene.antialiasing == .none, scale != scale.rounded() else { return }
        throw SpecError(
            at: .option(.antialias),
            "none draws whole pixels, which scale \(scale.shortestText) would split; use whole scales, such as \(option: .scale, "2")"
        )
    }

    /// Returns notes about scales that a catalog has no place for.
    func scaleNotes(_ format: OutputFormat) -> [Message] {
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
        let block: OptionKey = indicator != .circular ? .width : isRing || label.isEmpty ? .size : .label
        throw .excess(
            at: .option(scene.stage != nil ? .presentScreen : block),
            "\(max(scene.size.width, scene.size.height).shortestText) points at scale \(scale.shortestText) make a frame of \(side) pixels a side,",
            over: limit, 1...RenderJob.largestFrameSide, raisedBy: "\(option: .maxFrameSide)")
    }
}
