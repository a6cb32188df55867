internal import Basics
internal import Drawing
internal import Formats
internal import Indicators
internal import MotionCore
internal import Requests

extension RenderSpec {
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
