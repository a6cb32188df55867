internal import Basics
internal import Drawing
internal import Formats
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Requests

extension RenderSpec {
    /// Returns the indicator that draws a custom shape.
    func resolvedShape(_ source: Source<CustomShape>, _ moving: Moving, _ theme: Theme) throws(SpecError)
        -> CustomShapeIndicator
    {
        guard let shape = source.value else {
            throw SpecError(at: .option(.shape), "a file cannot be read here; write its path data")
        }
        let way = shapeWay ?? (moving.showsValues ? .fill : .trace)
        switch moving.kind {
        case .determinate where way == .fill || way == .trace: break
        case .determinate,
            .arc where moving.showsValues && (way == .turn || way == .pulse):
            throw SpecError(
                at: .option(.shapeBy), "a value does not \(way.rawValue) a shape; write fill or trace")
        case .arc where way == .fill && !changes:
            throw SpecError(
                at: .option(.shapeBy),
                "a shape fills with a value; add \(option: .value), or write trace, turn or pulse")
        case .arc(let choreography) where way == .pulse && choreography.keepsItsLength:
            throw SpecError(
                at: .option(.shapeBy),
                "a shape pulses with the length of the arc, and \(moving.motion.name) keeps it; choose a motion such as fluent, or write trace or turn"
            )
        case .arc: break
        default:
            throw SpecError(
                at: .option(.shape),
                "\(moving.motion.name) has no arc that could move a shape; choose one such as fluent")
        }
        let isStroked = way == .trace
        let idle: [(OptionKey, Bool, String)] = [
            (.span, animation.span != nil, "which shows a value from its beginning"),
            (.value2, value2 != nil, "which shows one value"),
            (
                .gradient, gradient != nil,
                shapeColor(of: shape) == .own ? "which has the colors of its drawing" : "which has one color"
            ),
            (.segments, segments != nil, "which is not a ring"), (.gap, gap != nil, "which has no gap"),
            (.insetCaps, insetsCaps, "which is not a ring"), (.form, form != nil, "which is not a ring"),
            (.opening, opening != nil, "which is not a ring"),
            (.startAngle, startAngle != nil, "which is not a ring"),
            (.counterclockwise, isCounterclockwise, "which is not a ring"),
            (.stroke, stroke != nil && !isStroked, "unless it is traced"),
            (.cap, cap != nil && !isStroked, "unless it is traced"),
            (.track, trackPaint != nil && (way == .turn || way == .pulse), "unless it fills or is traced"),
        ]
        for (option, isGiven, why) in idle where isGiven {
            throw SpecError(at: .option(option), "has no effect on a shape, \(why); leave it out")
        }
        let (size, usual) = resolvedSize(theme)
        let stroke = try resolvedStroke(
            usual, limit: size / 2, "at size \(size.shortestText)", "half the size")
        var indicator = CustomShapeIndicator(
            shape, way, size: size, stroke: stroke, cap: cap ?? theme.metrics.cap)
        indicator.rest = try resolvedRest(of: shape, way, theme)
        if indicator.rest == nil, way == .fill || way == .trace {
            indicator.track = resolvedTrackColor(theme[.track], isUsual: theme.metrics.showsTrack)
        }
        try rejectForVectors(indicator)
        return indicator
    }

    /// Whether the indicator comes to a state or a value from something else.
    private var changes: Bool {
        (state ?? .active) != .active || transition != nil || operation.hasEvents
    }

    /// Refuses a shape that the formats without pixels cannot hold.
    private func rejectForVectors(_ shape: CustomShapeIndicator) throws(SpecError) {
        guard let format = resolvedFormats().first(where: { $0.content == .vector }) else { return }
        if shape.way != .trace { return }
        let lines = shape.tracedLines.count
        if lines > Self.mostTracedLines {
            throw SpecError(
                .limit, at: .option(.shape),
                "has \(lines) lines, and \(format.name) traces at most \(Self.mostTracedLines); use apng, sheet or frames"
            )
        }
    }

    /// The greatest number of lines that are traced without pixels: each has curves of its own.
    private static var mostTracedLines: Int { 256 }
}

extension Choreography {
    /// Whether the arc is as long at all times.
    fileprivate var keepsItsLength: Bool {
        leads.map { max($0.upperBound, limit.shortest) - max($0.lowerBound, limit.shortest) < 1e-9 } ?? false
    }
}
