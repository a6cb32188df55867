internal import Indicators
package import MotionCore

/// A list that is pulled to be refreshed: the indicator follows the pull, runs while the list is refreshed, and
/// leaves. Times in milliseconds, all of them ours.
public struct PullRun: Hashable, Sendable {
    package let kind: Motion.Kind
    /// The transition from the arc of a full pull to the running motion; nil for other figures.
    let launch: Transition?
    /// The constant amount of the pull, in `0...1`; nil for a whole run.
    package let still: Double?

    /// The duration of the pull.
    public static let pullTime = 600.0
    /// The duration of the refresh.
    public static let refreshTime = 2000.0
    /// The duration of the indicator's exit.
    public static let leaveTime = 300.0
    /// The arc of a full pull: that of androidx's SwipeRefreshLayout.
    public static let fullArc = 0.8

    /// - Throws: ``TransitionError`` for a motion that no pull leads to.
    package init(_ kind: Motion.Kind, still: Double?) throws(TransitionError) {
        self.kind = kind
        self.still = still
        switch kind {
        case .spokes, .dots, .drawn: launch = nil
        case .arc, .bars, .determinate:
            launch = try Transition(kind, from: .determinate(Self.fullArc), to: .running, at: 0)
        }
    }

    package var duration: Double { still == nil ? Self.pullTime + Self.refreshTime + Self.leaveTime : 0 }

    /// The amount by which list and indicator are pulled at `time`, in `0...1`.
    package func visibility(at time: Double) -> Double {
        if let still { return still }
        if time < Self.pullTime {
            let rest = 1 - max(time, 0) / Self.pullTime
            return 1 - rest * rest
        }
        return 1 - smoothstep((time - Self.pullTime - Self.refreshTime) / Self.leaveTime)
    }

    package func moment(at time: Double) -> Timeline.Moment {
        guard still != nil || time < Self.pullTime else {
            return launch?.moment(at: time - Self.pullTime) ?? kind.moment(at: time - Self.pullTime)
        }
        let pulled = visibility(at: time)
        switch kind.moment(at: 0) {
        case .spokes(let opacities):
            // One after the other appears.
            return .spokes(
                opacities.enumerated().map { index, opacity in
                    opacity * min(max(pulled * Double(opacities.count) - Double(index), 0), 1)
                })
        case .dots(let scales): return .dots(scales.map { $0 * pulled })
        // It stands still and comes into sight.
        case .drawn(let moment): return .drawn(moment)
        case .arc, .bars: return .arc(ArcSpan(start: 0, sweep: Self.fullArc * pulled))
        }
    }
}

extension Timeline {
    /// The visibility of the parts that appear and leave at `time` milliseconds, in `0...1`.
    func visibility(at time: Double) -> Double {
        if case .pull(let run) = content { return run.visibility(at: time) }
        if case .story(let line) = content { return line.visibility(at: time) }
        return 1
    }
}
