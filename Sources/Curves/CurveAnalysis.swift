public import Basics
internal import Jobs
package import MotionCore
internal import Rendering
public import Requests
internal import Resolution
internal import Specs

/// How a motion loops, for people and for programs: ``LoopAnalysis`` with frame rates.
public struct CurveAnalysis: Hashable, Sendable {
    package let name: String
    /// The period that the motion states, in milliseconds.
    let stated: Double
    package let loop: LoopAnalysis
    /// How far the ends jump where the stated period wraps, in the unit of the loop, each end of each part;
    /// nil where the loop repeats exactly with the stated period.
    package let gap: Double?
    let fits: [FrameFit]

    /// Frame rates that are looked at where none is given.
    public static let commonRates = [24.0, 25, 30, 50, 60, 120]

    /// Measures the loop of a motion, which has to be loaded where it is in a file.
    ///
    /// - Throws: ``SpecError`` for a motion that shows a value and so has no loop.
    public init(_ spec: MotionSpec) throws(SpecError) {
        let timeline = try spec.resolve(fallback: .determinate, isLimited: false)
        guard case .loop(let kind, let clock) = timeline.content else {
            throw SpecError(at: .named("--analyze"), "\(timeline.motion.name) shows a value and has no loop")
        }
        if case .drawn = kind {
            throw SpecError(
                at: .named("--analyze"),
                "\(timeline.motion.name) has neither arcs, bars, spokes nor dots to measure; leave out --analyze"
            )
        }
        guard let loop = LoopAnalysis(kind) else {
            throw SpecError(
                at: .named("--analyze"),
                "the parts of \(timeline.motion.name) repeat together only after thousands of moves, too many to measure; choose periods with a small common multiple"
            )
        }
        (name, stated, self.loop) = (timeline.motion.name, clock.period, loop)
        gap = Self.gap(kind, stated, loop)
        fits = (spec.fps.map { [$0] } ?? Self.commonRates).map { FrameFit(period: clock.period, fps: $0) }
    }

    /// How far the ends jump where the stated period of a loop wraps; nil where the loop repeats with it.
    package static func gap(_ kind: Motion.Kind, _ stated: Double, _ loop: LoopAnalysis) -> Double? {
        if loop.subcycle == nil {
            // A steady turn has no period of its own: what it states is whole turns, or does not close.
            let gap = gap(kind, stated)
            return gap > 1e-6 ? gap : nil
        }
        let turns = stated / loop.period
        let repeats = (turns - turns.rounded()).magnitude < 1e-9 * max(turns, 1) && turns > 0.5
        return repeats ? nil : gap(kind, stated)
    }

    /// The largest difference between the stated end of a loop and its beginning.
    private static func gap(_ kind: Motion.Kind, _ period: Double) -> Double {
        let (end, start) = (kind.ends(at: period), kind.ends(at: 0))
        let differences = zip(end, start).map { $0 - $1 }
        if case .arc = kind { return differences.map { ($0 - $0.rounded()).magnitude * 360 }.max() ?? 0 }
        return differences.map(\.magnitude).max() ?? 0
    }
}

extension Motion.Kind {
    /// Every number that the picture at `time` is made of.
    fileprivate func ends(at time: Double) -> [Double] {
        switch moment(at: time) {
        case .arc(let span): [span.start, span.end]
        case .bars(let bars): bars.flatMap { [$0.tail, $0.head] }
        case .spokes(let values), .dots(let values): values
        case .drawn(let moment): moment.numbers
        }
    }
}

extension LoopAnalysis.Unit {
    /// After a number, with its space where it takes one.
    var symbol: String {
        switch self {
        case .degrees: "°"
        case .trackLengths: " of the track"
        case .opacity, .scale: ""
        }
    }

    /// After a speed.
    var speedSymbol: String { self == .trackLengths ? " tracks/s" : "\(symbol)/s" }

    /// What ``LoopPart/smallest`` and ``LoopPart/largest`` are extremes of.
    var quantity: String {
        switch self {
        case .degrees: "sweep"
        case .trackLengths: "length"
        case .opacity: "opacity"
        case .scale: "scale"
        }
    }

    /// One of the parts.
    package var part: String {
        switch self {
        case .degrees: "arc"
        case .trackLengths: "bar"
        case .opacity: "spoke"
        case .scale: "dot"
        }
    }
}
