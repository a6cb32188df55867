internal import Basics
internal import Drawing
internal import Guidelines
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Requests

extension RenderSpec {
    /// Returns the indicator that draws a wave, shapes or figures.
    ///
    /// - Parameter colors: Those in place of the motion's own; empty for one color.
    func resolvedDrawn(
        _ moving: Moving, _ drawn: DrawnMotion, _ theme: Theme, _ colors: [Color]
    ) throws(SpecError) -> DrawnIndicator {
        let motion = moving.motion
        if (indicator == .linear) != drawn.isStraight {
            throw drawn.isStraight
                ? wrongIndicator(motion, "runs along a straight track", "linear")
                : wrongIndicator(motion, "does not run along a straight track", "circular")
        }
        if isVertical {
            throw SpecError(
                at: .option(.direction),
                "\(motion.name) does not run upward or downward; use a motion with plain bars, or \(option: .direction, "ltr")"
            )
        }
        let size =
            drawn.isStraight
            ? width ?? theme.metrics.linearWidth
            : skeleton.isEmpty ? resolvedSize(theme).size : skeletonWidth
        let ring = usualStroke(motion, theme)
        let usual = drawn.isStraight ? height ?? theme.metrics.grown(height: motion.stroke) : ring
        let drawn = height == nil ? grown(drawn, by: usual / motion.stroke) : drawn
        let stroke = try resolvedStroke(
            min(usual, size / 2), limit: size / 2, "at size \(size.shortestText)", "half the size")
        if case .ringWave(let wave) = drawn.form { try check(wave.form, size: size, stroke: stroke) }
        let isUsual = drawn.isStraight ? theme.metrics.showsLinearTrack : theme.metrics.showsTrack
        let track =
            drawn.isWave
            ? resolvedTrackColor(theme[drawn.isStraight ? .linearTrack : .track], isUsual: isUsual) : nil
        var indicator = DrawnIndicator(
            drawn, size: size, stroke: stroke, showsZero: drawn.isWave && showsZero(moving, track),
            colors: colors)
        indicator.light = skeletonLight(theme)
        if let containerPaint {
            indicator.container = containerColor(containerPaint, theme)
            indicator.idleContainer = theme.disabledGround
        }
        guard drawn.isWave else {
            if !moving.showsValues || drawn.takesValues { return indicator }
            throw animation.showsNoValue(motion)
        }
        indicator.track = track
        // Published with both: whoever asks for a track gets its gap.
        let usualGap = indicator.track == nil ? 0 : 4.0
        indicator.gap = try resolvedLength(.gap, gap, limit: size, "the indicator's size") ?? usualGap
        let usualStop =
            theme.metrics.stop > 0 && self.themeSource != nil ? min(theme.metrics.stop, stroke) : 0
        indicator.stop =
            try resolvedLength(.stop, stop, limit: stroke, "the height of the track") ?? usualStop
        indicator.direction = resolvedDirection()
        return indicator
    }

    /// Returns straight waves scaled with the line, unless they are as published, or as requested.
    private func grown(_ drawn: DrawnMotion, by scale: Double) -> DrawnMotion {
        guard scale != 1, !animation.isFaithful, case .barWave(var wave) = drawn.form else { return drawn }
        // The amplitude is rounded to half points, so that the height of the wave is a whole number of points, as the
        // line's is.
        if animation.wave.amplitude == nil {
            wave.form.amplitude = (2 * wave.form.amplitude * scale).rounded() / 2
        }
        if animation.wave.length == nil {
            wave.form.wavelength *= scale
            wave.form.runningWavelength *= scale
        }
        var drawn = drawn
        drawn.form = .barWave(wave)
        return drawn
    }

    /// Refuses waves for which a ring has no room.
    private func check(_ form: WaveForm, size: Double, stroke: Double) throws(SpecError) {
        let limit = RingWaveLine.largestAmplitude(form.style, size: size, stroke: stroke)
        // A difference by rounding alone is none.
        guard form.amplitude > limit * (1 + 1e-9) else { return }
        let most = ((limit * 100 + 1e-6).rounded(.down) / 100).shortestText
        throw SpecError(
            at: .option(.waveAmplitude),
            form.style == .compose
                ? "\(form.amplitude.shortestText) is too large: waves of Compose on a ring are at most \(most) points"
                : "\(form.amplitude.shortestText) is too large: a ring of \(size.shortestText) points with a stroke of \(stroke.decimal(2)) has room for waves of at most \(most)"
        )
    }

    /// Returns the usual stroke for the size of a ring: that of the theme where the theme's own motion is the wave.
    private func usualStroke(_ motion: Motion, _ theme: Theme) -> Double {
        let (size, stroke) = resolvedSize(theme)
        guard motion.name == theme.motion.name else { return motion.stroke * size / motion.size }
        if case .points = extent { return theme.metrics.stroke(ofWave: size) }
        return stroke
    }

    /// Returns the request with waves that fit the size of a ring, where they are not as published, or as requested.
    ///
    /// The waves, which are published for one size, are larger on larger rings. On smaller ones they shrink as the stroke
    /// does, but never below a point. The rule is Spindle's own.
    func withFittingWaves(_ theme: Theme) -> RenderSpec {
        let named = animation.named ?? theme.motion
        guard indicator == .circular, !animation.isFaithful, case .drawn(let drawn) = named.kind,
            case .ringWave(let wave) = drawn.form
        else { return self }
        let size = resolvedSize(theme).size
        let least = wave.form.amplitude > 0 ? min(1, 1 / wave.form.amplitude) : 0
        let scale =
            size >= named.size
            ? size / named.size : min(max(usualStroke(named, theme) / named.stroke, least), 1)
        var spec = self
        func scaled(_ length: Double, _ range: ClosedRange<Double>) -> Double {
            min(max(length * scale, range.lowerBound), range.upperBound)
        }
        if animation.wave.length == nil {
            spec.animation.wave.length = scaled(wave.form.wavelength, WaveAdjustment.lengthRange)
        }
        // Compose's waves are as high as their star has room for.
        if wave.form.style == .views, animation.wave.amplitude == nil {
            spec.animation.wave.amplitude = scaled(wave.form.amplitude, WaveAdjustment.amplitudeRange)
        }
        return scale == 1 ? self : spec
    }

    /// The color of the circle behind shapes; nil for none.
    private func containerColor(_ paint: TrackPaint, _ theme: Theme) -> Color? {
        switch paint {
        case .hidden: nil
        case .theme: theme[.container]
        case .color(let color): color
        }
    }

    /// The theme slot of the indicator's color.
    var indicatorSlot: ThemeSlot {
        if !skeleton.isEmpty { return .placeholder }
        return containerPaint ?? .hidden == .hidden ? .indicator : .contained
    }

    /// Returns a sign in the color of a state. On a shape that morphs, which has that color itself, the sign has the color behind the
    /// shape; a shape of one's own gives way to it.
    func sign(_ glyph: Glyph, _ color: Color, on body: Scene.Body, _ theme: Theme) -> FrameAppearance.Sign {
        var sign = FrameAppearance.Sign(glyph, color)
        sign.style = glyphStyle ?? theme.metrics.signs
        if case .shape = body { sign.isAlone = true }
        var container: Color?
        var isOnShape = isFilled
        if case .drawn(let drawn) = body, drawn.isShape { (container, isOnShape) = (drawn.container, true) }
        if isOnShape {
            // The sign is opaque, in the color that the background shows.
            sign.color = Contrast.color(
                of: [theme[.surface], resolvedBackground(theme), container].compactMap { $0 })
        }
        return sign
    }
}

extension Motion {
    /// Whether the motion morphs shapes into each other.
    var morphs: Bool {
        guard case .drawn(let drawn) = kind, case .shapes = drawn.form else { return false }
        return true
    }

    /// The name of the motion that shows a value where this one does not; for shapes, one of shapes.
    var valuedName: String { morphs ? "compose-loading" : "determinate" }
}
