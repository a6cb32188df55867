public import Basics
internal import Jobs
package import MotionCore
public import Requests
internal import Resolution

/// The loop of a motion in numbers, for people and for programs: ``LoopAnalysis`` with frame rates.
public struct CurveAnalysis: Hashable, Sendable {
    package let name: String
    /// The period that the motion states, in milliseconds.
    let stated: Double
    package let loop: LoopAnalysis
    /// The jump where the stated period wraps, in the unit of the loop, the largest of both ends of all parts; nil if
    /// the loop repeats exactly with the stated period.
    package let gap: Double?
    let fits: [FrameFit]

    /// The frame rates of an analysis where none is given.
    public static let commonRates = [24.0, 25, 30, 50, 60, 120]

    /// Measures the loop of a motion, which has to be loaded where it is in a file.
    ///
    /// - Throws: ``SpecError`` for a motion that shows a value and so has no loop.
    public init(_ spec: MotionSpec) throws(SpecError) {
        let timeline = try spec.timeline(fallback: .determinate, isLimited: false)
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
        gap = loop.gap(kind, stated: stated)
        fits = (spec.fps.map { [$0] } ?? Self.commonRates).map { FrameFit(period: clock.period, fps: $0) }
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

    /// The quantity of which ``LoopPart/smallest`` and ``LoopPart/largest`` are extremes.
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
