internal import Basics
internal import Indicators
package import MotionCore

/// The table of motion files: all keys, in the order in which they are written.
extension MotionCoder {
    /// A motion of one's own, all of which but adjustments is in its file.
    ///
    /// - Parameters:
    ///   - motion: The motion to write.
    ///   - moving: Its kind, which may be its ``Motion/faithful`` one.
    package mutating func motion(
        _ motion: Motion?, _ moving: Motion.Kind?, _ kind: MotionFields.Kind
    ) -> Motion {
        let (name, summary, source) = heading(motion)
        let note = optional("note", .text, motion?.seamNote, "How it departs from its source.")
        let period = required(
            "period", .period, moving?.statedPeriod, "The time after which the motion repeats.")
        let size = stated(
            "size", .number(IndicatorLimits.sizes, .points), motion?.size,
            default: IndicatorLimits.defaultSize)
        let thinnest = IndicatorLimits.thinnestStroke
        let thickest = max(kind == .arc || kind == .wave ? size / 2 : size, thinnest)
        let strokes = MotionValue.number(
            thinnest...IndicatorLimits.sizes.upperBound, .points, within: thinnest...thickest)
        let stroke = optional(
            "stroke", strokes, motion?.stroke,
            "Default: a twelfth of the size. At most half the size for an arc.")
        let cap = stated("cap", .choice("cap", .round), motion?.cap, default: .round)
        let changes = MotionRow<ColorChange>(
            key: "color", doc: "When an indicator with several colors passes from one to the next.")
        let color = map(changes, motion?.colorChange) { $0.colorChange($1, period) }
        _ = stated("kind", .choice("kind", kind), kind, default: .arc)
        let content = variant(MotionFields.Kind.allCases.map { $0.rawValue }, kind.rawValue) { coder, name in
            coder.content(moving, MotionFields.Kind(rawValue: name) ?? kind, period)
        }
        return Motion(
            name: name, summary: summary ?? "", source: source ?? "", kind: content, seamNote: note,
            size: size,
            stroke: stroke ?? size / 12, cap: cap, colorChange: color)
    }

    /// A published motion under another name; nil without one.
    package mutating func basedMotion() -> Motion? {
        let (name, summary, source) = heading(nil)
        guard let base = optional("base", .published, nil, "A published motion, which the file adjusts.")
        else { return nil }
        return Motion(
            name: name, summary: summary ?? base.summary, source: source ?? base.source, kind: base.kind,
            faithful: base.faithful, seamNote: base.seamNote, size: base.size, stroke: base.stroke,
            cap: base.cap, colorChange: base.colorChange)
    }

    private mutating func heading(_ motion: Motion?) -> (name: String, summary: String?, source: String?) {
        func text(_ text: String?) -> String? { text == "" ? nil : text }
        return (
            required("name", .assetName, motion?.name, "The motion's name, with which file names begin."),
            optional("summary", .text, text(motion?.summary)),
            optional("source", .text, text(motion?.source), "Where the figures come from.")
        )
    }

    /// The adjustments, which are never written.
    package mutating func adjustment() -> MotionAdjustment {
        let speed = optional(
            "speed", .number(MotionAdjustment.speedRange, .factor), nil,
            "How many times as fast the motion runs.")
        let duration = optional("duration", .period, nil, "How long one loop takes, instead of a speed.")
        check("speed", duration == nil ? nil : "duration says how long a loop takes; leave out one of them")
        var adjustment = arcAdjustment()
        adjustment.pace = duration.map { .duration($0) } ?? speed.map { .speed($0) }
        adjustment.easing = optional("easing", .easing, nil, "The easing of all tracks that are eased.")
        return adjustment
    }

    /// The adjustments that only arcs have.
    package mutating func arcAdjustment() -> MotionAdjustment {
        MotionAdjustment(
            arc: optional(
                "arc", .sweeps, nil,
                "The shortest and the longest arc in degrees, such as 20:280, or one length."),
            turns: optional(
                "turns", .count(MotionAdjustment.turnsRange), nil,
                "How many times the figure turns in a loop; below 0 counterclockwise."))
    }

    private mutating func colorChange(_ color: ColorChange?, _ period: Double) -> ColorChange {
        let own = optional("period", .period, color?.period, "Default: the motion's.")
        let delay = stated("delay", .delay, color?.delay, default: 0)
        let duration = required("duration", .duration, color?.duration)
        let easing = stated("easing", .easing, color?.easing, default: .linear)
        return ColorChange(period: own ?? period, delay: delay, duration: duration, easing: easing)
    }

    /// The rows of one kind.
    mutating func content(_ moving: Motion.Kind?, _ kind: MotionFields.Kind, _ period: Double) -> Motion.Kind
    {
        switch kind {
        case .arc: .arc(arc(moving?.arc, period))
        case .bars: .bars(bars(moving?.bars, period))
        case .spokes: .spokes(spokes(moving?.spokes, period))
        case .dots: .dots(dots(moving?.dots, period))
        case .wave, .waveBars, .shapes, .elements: .drawn(drawn(moving?.drawn, kind, period))
        }
    }
}

extension Motion.Kind {
    fileprivate var arc: Choreography? { if case .arc(let arc) = self { arc } else { nil } }
    fileprivate var bars: BarChoreography? { if case .bars(let bars) = self { bars } else { nil } }
    fileprivate var spokes: SpokeRing? { if case .spokes(let ring) = self { ring } else { nil } }
    fileprivate var dots: DotRow? { if case .dots(let row) = self { row } else { nil } }
    fileprivate var drawn: DrawnMotion? { if case .drawn(let motion) = self { motion } else { nil } }

    /// The period that a file states: of what is drawn by itself, the one before it is stretched.
    fileprivate var statedPeriod: Double? {
        guard var drawn else { return period }
        drawn.stretch = 1
        return drawn.period
    }
}
