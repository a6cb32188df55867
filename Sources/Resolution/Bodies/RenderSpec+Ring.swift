internal import Basics
internal import Drawing
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Requests

extension RenderSpec {
    /// Returns a ring, a pie or a cooldown.
    func resolvedRing(_ moving: Moving, _ theme: Theme) throws(SpecError) -> CircularIndicator {
        let (size, usual) = resolvedSize(theme)
        let isFilled = try resolvedForm() != .ring
        let stroke = try resolvedStroke(
            isFilled ? size / 2 : usual, limit: size / 2, "at size \(size.shortestText)", "half the diameter")
        let cap = isFilled ? .butt : cap ?? theme.metrics.cap
        let track = resolvedTrackColor(theme[.track], isUsual: theme.metrics.showsTrack)
        // A requested track shows all the time.
        let runs = moving.kind != .determinate
        let showsAlways = self.trackPaint != nil || !runs || theme.metrics.showsTrack(during: moving.motion)
        let shows = showsAlways || moving.showsValues
        var ring = CircularIndicator(
            size: size, stroke: stroke, cap: cap, insetsCaps: insetsCaps, track: shows ? track : nil,
            gap: try resolvedGap(track, isFilled ? 0 : theme.metrics.gap(ofSize: size), limit: size))
        ring.way = try resolvedWay()
        ring.isSquare = form == .cooldown
        ring.segments = try resolvedSegments(
            along: 2 * .pi * ring.radius * ring.way.extent,
            thickness: isFilled ? Self.filledThickness : stroke, isClosed: !ring.way.isOpen)
        try checkOpening(of: ring)
        (ring.from, ring.second) = try resolvedValues(moving)
        ring.gradient = try resolvedGradient(moving)
        ring.overflows = animation.overflows
        ring.fadesTrack = !showsAlways
        ring.showsZero = showsZero(moving, track)
        return ring
    }

    /// The thickness, in points, of a line whose gaps are those between the sectors of a pie. The figure is Spindle's own.
    private static let filledThickness = 4.0

    /// Returns the part of the circle that a ring takes, and its direction.
    func resolvedWay() throws(SpecError) -> RingWay {
        let opening = opening ?? 0
        if opening > 0, sheet.loop == .subcycle {
            throw SpecError(
                at: .option(.sheetLoop),
                "a sub-cycle rotates the whole picture, the opening too; leave out \(option: .opening)")
        }
        var way = RingWay(opening: opening / 360, isCounterclockwise: isCounterclockwise)
        if let startAngle { way.start = startAngle / 360 }
        return way
    }

    /// Checks that an open ring has room for its ends, and that it looks open where it is in segments.
    func checkOpening(of ring: CircularIndicator) throws(SpecError) {
        let length = ring.way.extent * 2 * .pi * ring.radius
        if ring.way.isOpen, ring.cap != .butt, !isFilled, length < ring.stroke {
            throw SpecError(
                at: .option(.opening),
                "an opening of \((opening ?? 0).shortestText)° leaves \(length.decimal(2)) points of the ring, less than its stroke of \(ring.stroke.decimal(2)); use a smaller one, a thinner \(option: .stroke) or \(option: .cap, "butt")"
            )
        }
        let room = (1 - ring.way.extent) * 2 * .pi * ring.radius
        guard ring.way.isOpen, let gap = ring.segments?.gap, gap >= room else { return }
        throw SpecError(
            at: .option(.opening),
            "an opening of \(room.decimal(2)) points is no wider than the \(gap.decimal(2)) points between two segments; use a wider one, or a smaller \(option: .segmentGap)"
        )
    }

    /// Whether a circular indicator covers its middle.
    var isFilled: Bool { form ?? .ring != .ring }

    /// Returns the form of a ring; with any other, options about lines are refused.
    func resolvedForm() throws(SpecError) -> RingForm {
        let form = form ?? .ring
        if form == .ring { return form }
        var idle: [(OptionKey, Bool, String)] = [
            (.stroke, stroke != nil, "which reaches to its center"),
            (.cap, cap != nil, "which has no line"), (.insetCaps, insetsCaps, "which has no line"),
            (.gap, gap != nil, "whose track touches its value"),
        ]
        if form == .cooldown {
            idle += [
                (.segments, segments != nil, "which is no circle"),
                (.gradient, gradient != nil, "which has one color"),
            ]
        }
        for (option, isGiven, why) in idle where isGiven {
            throw SpecError(
                at: .option(option),
                "does not go with \(option: .form, form.rawValue), \(why); leave one of them out")
        }
        if label.placement == .center, label.resolvedProgress() != .none {
            throw SpecError(
                at: .option(.progressPlacement),
                "the middle of a \(form.rawValue) has no room for a text; use \(option: .progressPlacement, "label")"
            )
        }
        return form
    }
}
