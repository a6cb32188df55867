internal import Drawing
internal import Indicators
internal import MotionCore

extension RenderSpec {
    /// The indicator that shows what the timeline moves.
    func resolvedScene(_ timeline: Timeline) throws(SpecError) -> Scene {
        let motion = timeline.motion
        switch (indicator, timeline.content) {
        case (.linear, .run(let run)): return .value(try resolvedTrack(motion), run)
        case (.linear, .loop(.bars(let bars), _)): return .bars(try resolvedTrack(motion), bars)
        case (.linear, _): throw wrongIndicator(motion, "does not run along a straight track", "circular")
        case (_, .loop(.bars, _)): throw wrongIndicator(motion, "runs along a straight track", "linear")
        case (_, .loop(.spokes(let ring), _)): return .spokes(try resolvedSpokes(motion, ring), ring.opacity)
        case (_, .loop(.dots(let row), _)): return .dots(try resolvedDots(motion, row), row.scale)
        case (_, .run), (_, .loop), (_, .transition):
            guard let table = timeline.table() else {
                throw SpecError(at: "--motion", "\(motion.name) moves no arc")
            }
            return .ring(try resolvedRing(), table)
        }
    }

    private func wrongIndicator(_ motion: Motion, _ fact: String, _ command: String) -> SpecError {
        SpecError(at: "--motion", "\(motion.name) \(fact): use \u{2018}spindle render \(command)\u{2019}")
    }

    private func resolvedRing() throws(SpecError) -> CircularIndicator {
        let size = try resolvedSize()
        let stroke = try resolvedStroke(size / 12, most: size / 2, "at size \(size)", "half the diameter")
        let cap = try resolvedCap(.round, StrokeCap.allCases)
        return CircularIndicator(
            size: size, stroke: stroke, cap: cap, insetCaps: insetCaps, track: try resolvedTrackColor(),
            gap: try resolvedLength("--gap", gap, most: size))
    }

    private func resolvedSpokes(_ motion: Motion, _ ring: SpokeRing) throws(SpecError) -> SpokeIndicator {
        try refuse(
            motion, "spokes have no track",
            [("--track", track != nil), ("--gap", gap != nil), ("--inset-caps", insetCaps)])
        let size = try resolvedSize()
        let scale = size / motion.size
        let (inner, outer) = (ring.innerRadius * scale, ring.outerRadius * scale)
        let stroke = try resolvedStroke(
            motion.stroke * scale, most: outer - inner, "at size \(size)", "the length of a spoke")
        let cap = try resolvedCap(StrokeCap(motion.cap), [.butt, .round])
        return SpokeIndicator(
            size: size, innerRadius: inner, outerRadius: outer, stroke: stroke, isRound: cap == .round)
    }

    private func resolvedDots(_ motion: Motion, _ row: DotRow) throws(SpecError) -> DotIndicator {
        try refuse(
            motion, "dots have neither a stroke nor a track",
            [
                ("--track", track != nil), ("--gap", gap != nil), ("--inset-caps", insetCaps),
                ("--stroke", stroke != nil), ("--cap", cap != nil),
            ])
        let scale = try resolvedSize() / motion.size
        return DotIndicator(count: row.scale.count, diameter: row.diameter * scale, gap: row.gap * scale)
    }

    private func resolvedTrack(_ motion: Motion) throws(SpecError) -> LinearIndicator {
        let (width, height) = (width ?? RenderJob.defaultWidth, height ?? RenderJob.defaultHeight)
        guard RenderJob.sizeRange.contains(width) else {
            throw SpecError(at: "--width", "\(width) is out of range: a track is 1 to 4096 points long")
        }
        guard height >= RenderJob.thinnestStroke, height <= width else {
            throw SpecError(
                at: "--height",
                "\(height) is out of range: at width \(width) a track is \(RenderJob.thinnestStroke) to \(width) points high"
            )
        }
        if motion.kind != .determinate {
            try refuse(motion, "only values have a stop indicator", [("--stop", stop != nil)])
        }
        let directions = LayoutDirection.allCases.map(\.rawValue)
        guard let direction = LayoutDirection(rawValue: direction ?? LayoutDirection.ltr.rawValue) else {
            throw SpecError(
                at: "--direction",
                "\(UnknownName(kind: "direction", name: direction ?? "", known: directions))")
        }
        let cap = try resolvedCap(StrokeCap(motion.cap), [.butt, .round])
        return LinearIndicator(
            width: width, height: height, isRound: cap == .round, track: try resolvedTrackColor(),
            gap: try resolvedLength("--gap", gap, most: width),
            stop: try resolvedLength("--stop", stop, most: width), direction: direction)
    }

    private func refuse(_ motion: Motion, _ why: String, _ flags: [(name: String, isGiven: Bool)])
        throws(SpecError)
    {
        if let flag = flags.first(where: \.isGiven) {
            throw SpecError(at: flag.name, "has no meaning for \(motion.name): \(why)")
        }
    }

    private func resolvedSize() throws(SpecError) -> Double {
        let size = size ?? RenderJob.defaultSize
        guard RenderJob.sizeRange.contains(size) else {
            throw SpecError(at: "--size", "\(size) is out of range: a diameter is 1 to 4096 points")
        }
        return size
    }

    private func resolvedStroke(_ usual: Double, most: Double, _ place: String, _ limit: String)
        throws(SpecError) -> Double
    {
        let stroke = stroke ?? usual
        guard stroke >= RenderJob.thinnestStroke, stroke <= most else {
            throw SpecError(
                at: "--stroke",
                "\(stroke) is out of range: \(place) a stroke is \(RenderJob.thinnestStroke) to \(most) points wide, \(limit) at most"
            )
        }
        return stroke
    }

    private func resolvedLength(_ flag: String, _ length: Double?, most: Double) throws(SpecError) -> Double {
        guard let length else { return 0 }
        guard (0...most).contains(length) else {
            throw SpecError(at: flag, "\(length) is out of range: 0 to \(most) points, the indicator's size")
        }
        return length
    }

    private func resolvedCap(_ usual: StrokeCap, _ allowed: [StrokeCap]) throws(SpecError) -> StrokeCap {
        guard let cap else { return usual }
        guard let result = StrokeCap(rawValue: cap), allowed.contains(result) else {
            let known = allowed.map(\.rawValue)
            throw SpecError(at: "--cap", "\(UnknownName(kind: "cap", name: cap, known: known))")
        }
        return result
    }

    private func resolvedTrackColor() throws(SpecError) -> Color? {
        guard let track else { return nil }
        return try at("--track") { () throws(ColorError) in try Color(parsing: track) }
    }
}

extension StrokeCap {
    /// A published cap.
    fileprivate init(_ cap: Motion.Cap) {
        switch cap {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        }
    }
}
