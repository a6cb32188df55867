internal import Basics
internal import Drawing
internal import Guidelines
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Requests

extension RenderSpec {
    /// What draws a wave, shapes or figures.
    func resolvedDrawn(_ moving: Moving, _ drawn: DrawnMotion, _ theme: Theme) throws(SpecError)
        -> DrawnIndicator
    {
        let motion = moving.motion
        if (indicator == .linear) != drawn.isStraight {
            throw drawn.isStraight
                ? wrongIndicator(motion, "runs along a straight track", "linear")
                : wrongIndicator(motion, "does not run along a straight track", "circular")
        }
        let size = drawn.isStraight ? width ?? theme.metrics.linearWidth : resolvedSize(theme).size
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
            drawn, size: size, stroke: stroke, showsZero: drawn.isWave && showsZero(moving, track))
        if let container {
            indicator.container = containerColor(container, theme)
            indicator.idleContainer = theme.disabledGround
        }
        guard drawn.isWave else {
            if !moving.showsValues || drawn.takesValues { return indicator }
            throw self.motion.showsNoValue(motion)
        }
        indicator.track = track
        // Published with both: whoever asks for a track gets its gap.
        let usualGap = indicator.track == nil ? 0 : 4.0
        indicator.gap = try resolvedLength("gap", gap, limit: size, "the indicator's size") ?? usualGap
        let usualStop = theme.metrics.stop > 0 && self.theme != nil ? min(theme.metrics.stop, stroke) : 0
        indicator.stop =
            try resolvedLength("stop", stop, limit: stroke, "the height of the track") ?? usualStop
        indicator.direction = resolvedDirection()
        return indicator
    }

    /// Straight waves that grow as their line does, unless they are as published, or as they are asked for.
    private func grown(_ drawn: DrawnMotion, by scale: Double) -> DrawnMotion {
        guard scale != 1, !motion.faithful, case .barWave(var wave) = drawn.form else { return drawn }
        // Whole points again, with those of the line.
        if motion.wave.amplitude == nil {
            wave.form.amplitude = (2 * wave.form.amplitude * scale).rounded() / 2
        }
        if motion.wave.length == nil {
            wave.form.wavelength *= scale
            wave.form.runningWavelength *= scale
        }
        var drawn = drawn
        drawn.form = .barWave(wave)
        return drawn
    }

    /// Refuses waves that a ring has no room for.
    private func check(_ form: WaveForm, size: Double, stroke: Double) throws(SpecError) {
        let limit = RingWaveLine.largestAmplitude(form.style, size: size, stroke: stroke)
        // Not by rounding.
        guard form.amplitude > limit * (1 + 1e-9) else { return }
        let most = ((limit * 100 + 1e-6).rounded(.down) / 100).shortestText
        throw SpecError(
            at: .option("wave-amplitude"),
            form.style == .compose
                ? "\(form.amplitude.shortestText) is too large: waves of Compose on a ring are at most \(most) points"
                : "\(form.amplitude.shortestText) is too large: a ring of \(size.shortestText) points with a stroke of \(stroke.decimal(2)) has room for waves of at most \(most)"
        )
    }

    /// The stroke that goes with the size of a ring: of a theme whose own motion is a wave, that theme's.
    private func usualStroke(_ motion: Motion, _ theme: Theme) -> Double {
        let (size, stroke) = resolvedSize(theme)
        guard motion.name == theme.motion.name else { return motion.stroke * size / motion.size }
        if case .points = self.size { return theme.metrics.stroke(ofWave: size) }
        return stroke
    }

    /// The request with the waves that go with the size of a ring; nil where they are as published, or as they are asked for.
    ///
    /// Published for one size, waves are larger on larger rings. On smaller ones they shrink as the stroke does, but never to less
    /// than a point. Ours.
    func fittingWaves(_ theme: Theme) -> RenderSpec? {
        let named = motion.named ?? theme.motion
        guard indicator == .circular, !motion.faithful, case .drawn(let drawn) = named.kind,
            case .ringWave(let wave) = drawn.form
        else { return nil }
        let size = resolvedSize(theme).size
        let least = wave.form.amplitude > 0 ? min(1, 1 / wave.form.amplitude) : 0
        let scale =
            size >= named.size
            ? size / named.size : min(max(usualStroke(named, theme) / named.stroke, least), 1)
        var spec = self
        func scaled(_ length: Double, _ range: ClosedRange<Double>) -> Double {
            min(max(length * scale, range.lowerBound), range.upperBound)
        }
        if motion.wave.length == nil {
            spec.motion.wave.length = scaled(wave.form.wavelength, WaveAdjustment.lengthRange)
        }
        // Compose's waves are as high as there is room for on its star.
        if wave.form.style == .views, motion.wave.amplitude == nil {
            spec.motion.wave.amplitude = scaled(wave.form.amplitude, WaveAdjustment.amplitudeRange)
        }
        return scale == 1 || spec.motion.wave == motion.wave ? nil : spec
    }

    /// The color of the circle that shapes lie in; nil for none.
    private func containerColor(_ paint: TrackPaint, _ theme: Theme) -> Color? {
        switch paint {
        case .hidden: nil
        case .theme: theme[.container]
        case .color(let color): color
        }
    }

    /// The slot of the color that the indicator has by itself.
    var indicatorSlot: ThemeSlot { container ?? .hidden == .hidden ? .indicator : .contained }

    /// A sign in the color of a state: on a shape in that of what the shape lies on, for the shape has that of the state.
    func sign(_ glyph: Glyph, _ color: Color, on body: Scene.Body, _ theme: Theme) -> FrameLook.Sign {
        var sign = FrameLook.Sign(glyph, color)
        sign.style = state.glyphStyle ?? theme.metrics.signs
        if case .drawn(let drawn) = body, drawn.isShape {
            // Opaque, as what it lies on looks.
            sign.color = Contrast.color(
                of: [theme[.surface], resolvedBackground(theme), drawn.container].compactMap { $0 })
        }
        return sign
    }
}

extension Motion {
    /// Whether its shapes become each other.
    var morphs: Bool {
        guard case .drawn(let drawn) = kind, case .shapes = drawn.form else { return false }
        return true
    }

    /// The motion that shows a value where this one does not: of shapes, one of shapes.
    var valuedName: String { morphs ? "compose-loading" : "determinate" }
}
