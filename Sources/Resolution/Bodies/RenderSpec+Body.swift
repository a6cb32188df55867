internal import Basics
internal import Drawing
internal import Guidelines
internal import Indicators
internal import Jobs
internal import Languages
internal import MotionCore
internal import Requests

extension RenderSpec {
    /// Returns the indicator that the timeline moves.
    ///
    /// - Parameter colors: Those in place of the motion's own; empty for one color.
    func resolvedBody(
        _ moving: Moving, _ theme: Theme, colors: [Color] = []
    ) throws(SpecError) -> Scene.Body {
        let motion = moving.motion
        if case .drawn(let drawn) = moving.kind {
            return .drawn(try resolvedDrawn(moving, drawn, theme, colors))
        }
        if let shape { return .shape(try resolvedShape(shape, moving, theme)) }
        switch (indicator, moving.kind) {
        case (.linear, .determinate), (.linear, .bars): return .track(try resolvedTrack(moving, theme))
        case (.linear, _): throw wrongIndicator(motion, "does not run along a straight track", "circular")
        case (_, .bars): throw wrongIndicator(motion, "runs along a straight track", "linear")
        case (_, .spokes(let ring)): return .spokes(try resolvedSpokes(motion, ring))
        case (_, .dots(let row)): return .dots(resolvedDots(motion, row))
        case (_, .determinate), (_, .arc), (_, .drawn): return .ring(try resolvedRing(moving, theme))
        }
    }

    func wrongIndicator(_ motion: Motion, _ fact: String, _ command: String) -> SpecError {
        SpecError(at: .option(.motion), "\(motion.name) \(fact): use \(option: .indicator, command)")
    }

    private func resolvedSpokes(_ motion: Motion, _ ring: SpokeRing) throws(SpecError) -> SpokeIndicator {
        let size = resolvedSize(nil).size
        let scale = size / motion.size
        let (inner, outer) = (ring.innerRadius * scale, ring.outerRadius * scale)
        let stroke = try resolvedStroke(
            motion.stroke * scale, limit: outer - inner, "at size \(size.shortestText)",
            "the length of a spoke")
        let cap = try resolvedCap(StrokeCap(motion.cap), of: "spokes")
        return SpokeIndicator(
            size: size, innerRadius: inner, outerRadius: outer, stroke: stroke, isRound: cap == .round)
    }

    private func resolvedDots(_ motion: Motion, _ row: DotRow) -> DotIndicator {
        let scale = resolvedSize(nil).size / motion.size
        return DotIndicator(count: row.scale.count, diameter: row.diameter * scale, gap: row.gap * scale)
    }

    private func resolvedTrack(_ moving: Moving, _ theme: Theme) throws(SpecError) -> LinearIndicator {
        let motion = moving.motion
        let (casing, width, height) = try resolvedCasing(theme)
        let cap = try resolvedCap(StrokeCap(motion.cap), of: "bars")
        let track = resolvedTrackColor(theme[.linearTrack], isUsual: theme.metrics.showsLinearTrack)
        let defaultStop = moving.showsValues ? usualStop : 0
        var bar = LinearIndicator(
            width: width, height: height, isRound: cap == .round, track: track,
            gap: try resolvedGap(track, theme.metrics.gap, limit: width),
            stop: try resolvedLength(.stop, stop, limit: height, "the height of the track") ?? defaultStop,
            buffer: buffer ?? 0,
            direction: isVertical ? (direction == .btt ? .rtl : .ltr) : resolvedDirection())
        bar.isVertical = isVertical
        bar.corner =
            try resolvedLength(.radius, radius, limit: height / 2, "half the thickness of the track")
            ?? casing?.corner
        bar.casing = casing
        bar.isCentered = try growsFromCenter(moving)
        bar.segments = try resolvedSegments(along: width, thickness: height, isClosed: false)
        (bar.from, bar.second) = try resolvedValues(moving)
        bar.gradient = try resolvedGradient(moving)
        bar.effect = try resolvedEffect(colors.isEmpty ? [theme[.indicator]] : colors)
        bar.showsZero = showsZero(moving, track)
        // A requested color is drawn as it is.
        if self.themeSource != nil, colors.isEmpty, case .bars = moving.kind {
            bar.runningOpacity = theme.metrics.runningOpacity
        }
        return bar
    }

    /// The diameter, in points, of the dot at the far end of a track without waves that shows a value. The last segment
    /// marks 100 % by itself, and a span does not lead there.
    var usualStop: Double {
        themeSource == nil || segments != nil || animation.span != nil || origin == .center
            ? 0 : chosenTheme.metrics.stop
    }

    /// Whether a value of nothing is seen: where the theme has no track that shows that something has begun. By itself an
    /// indicator has none.
    func showsZero(_ moving: Moving, _ track: Color?) -> Bool {
        themeSource != nil && moving.showsValues && track == nil
    }

    /// Returns the track with a value and the requested dot at its far end; nil where there is no dot, and where the
    /// request has an error, which is reported elsewhere.
    func stopTrack(_ facts: RequestFacts) -> LinearIndicator? {
        guard let stop, stop > 0, facts.indicator == .linear, let motion = facts.motion else { return nil }
        return try? resolvedTrack(
            Moving(motion: motion, kind: .determinate, showsValues: true), chosenTheme)
    }

    func resolvedDirection() -> LayoutDirection {
        direction?.layout ?? (language.isRightToLeft ? .rtl : .ltr)
    }

    /// Returns the size in points, and the stroke that goes with it.
    ///
    /// - Parameter theme: The theme; nil for a figure with its own proportions.
    func resolvedSize(_ theme: Theme?) -> (size: Double, stroke: Double) {
        let metrics = (theme ?? .neutralLight.scaled(to: textSize ?? .large)).metrics
        switch extent {
        case .named(let name):
            let ring = metrics.grown(metrics.ring(name))
            return (ring.size, ring.stroke)
        case .points(let size): return (size, metrics.stroke(ofSize: size))
        case nil:
            let ring = metrics.grown(metrics.medium)
            return (ring.size, ring.stroke)
        }
    }

    func resolvedStroke(_ usual: Double, limit: Double, _ place: String, _ rule: String)
        throws(SpecError) -> Double
    {
        let stroke = stroke ?? usual
        guard stroke <= limit else {
            throw SpecError(
                at: .option(.stroke),
                "\(stroke.shortestText) is out of range: \(place) a stroke is \(IndicatorLimits.thinnestStroke.shortestText) to \(limit.shortestText) points wide, \(rule) at most"
            )
        }
        return stroke
    }

    /// - Parameter name: The noun for the limit in messages.
    func resolvedLength(
        _ option: OptionKey, _ length: Double?, limit: Double, _ name: String
    ) throws(SpecError) -> Double? {
        guard let length else { return nil }
        guard (0...limit).contains(length) else {
            throw SpecError(
                at: .option(option),
                "\(length.shortestText) is out of range: 0 to \(limit.shortestText) points, \(name)"
            )
        }
        return length
    }

    /// - Parameter parts: The parts that have the cap, which can be square only on rings.
    private func resolvedCap(_ usual: StrokeCap, of parts: String) throws(SpecError) -> StrokeCap {
        guard let cap else { return usual }
        guard cap != .square else {
            throw SpecError(
                at: .option(.cap), "\"square\" is for rings: \(parts) have no square caps; use butt or round"
            )
        }
        return cap
    }
}
