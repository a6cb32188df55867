internal import Drawing
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Presentations
internal import Requests

/// The facts of a picture that are reasons why options show nowhere in it.
extension RenderSpec {
    /// Whether nothing behind the picture shows through.
    var isOpaque: Bool {
        guard let theme = try? resolvedTheme() else { return false }
        // A presentation stands on the surface.
        if let presentation, presentation.extent != .none {
            return !present.isAlone && theme[.surface].alpha == 255
        }
        return resolvedBackground(theme)?.alpha == 255
    }

    /// Whether the only picture is that of the final state of a change, with the whole track taken.
    func isOver(_ facts: RequestFacts) -> Bool {
        animation.frames == 1 && facts.change?.to.pose == .closed
    }

    /// Whether the whole track is taken from the first frame to the last.
    func isFull(_ facts: RequestFacts) -> Bool {
        if facts.film == .run {
            return ([1, ValueSpan.most].contains { animation.values == ValueSpan($0) } || value2 == 1)
                && animation.span?.from ?? 0 == 0
        }
        return isOver(facts)
    }

    /// Whether nothing of the indicator is seen from the first frame to the last.
    package func isEmpty(_ facts: RequestFacts) -> Bool {
        facts.film == .run && animation.values == ValueSpan(0) && value2 ?? 0 == 0
            && (themeSource == nil || showsTrack(facts))
    }

    /// Whether a track is drawn.
    func showsTrack(_ facts: RequestFacts) -> Bool {
        let metrics = chosenTheme.metrics
        var isUsual = metrics.showsLinearTrack
        if facts.indicator != .linear {
            isUsual = metrics.showsTrack
            if facts.film == .loop || facts.film == .pull, let motion = facts.motion {
                isUsual = metrics.showsTrack(during: motion)
            }
        }
        return trackPaint.map { $0 != .hidden } ?? (themeSource != nil && isUsual)
    }

    /// Whether a running arc is a whole ring of one color at any time, of which neither ends nor turns are seen.
    func closesRing(_ facts: RequestFacts) -> Bool {
        guard facts.film == .loop, facts.indicator == .circular, gradient == nil, let arc = animation.arc
        else {
            return false
        }
        return arc.shortest >= 360
    }

    /// Whether the requested arc leaves nothing in the motion that could be eased.
    func isSteady(_ facts: RequestFacts) -> Bool {
        guard animation.arc != nil, let motion = facts.motion else { return false }
        var adjustment = animation.adjustment
        (adjustment.easing, adjustment.pace) = (nil, nil)
        guard let adjusted = try? motion.adjusted(by: adjustment) else { return false }
        adjustment = MotionAdjustment(easing: .ease)
        do throws(AdjustmentError) {
            _ = try adjusted.adjusted(by: adjustment)
            return false
        } catch {
            return error == .nothingEased
        }
    }

    /// Whether the motion turns by itself as often as is requested.
    func keepsTurns(_ facts: RequestFacts) -> Bool {
        guard animation.turns != nil, let motion = facts.motion else { return false }
        func choreography(_ turns: Int?) -> Choreography? {
            var adjustment = animation.adjustment
            (adjustment.turns, adjustment.pace) = (turns, nil)
            guard let adjusted = try? motion.adjusted(by: adjustment, faithful: animation.isFaithful) else {
                return nil
            }
            let kind = animation.shownKind(of: adjusted)
            if case .arc(let choreography) = kind { return choreography }
            return nil
        }
        guard let own = choreography(nil), let other = choreography(animation.turns),
            let period = motion.kind.period
        else { return false }
        return (0..<97).allSatisfy { index in
            let time = period * Double(index) / 97
            return Timeline.Moment.arc(own.span(at: time)).isClose(to: .arc(other.span(at: time)))
        }
    }

    /// Whether the motion is seen to run.
    func showsRunning(_ facts: RequestFacts) -> Bool {
        switch facts.film {
        case .operation: operation.startsRunning
        case .change: facts.moves && !isOver(facts)
        default: true
        }
    }

    /// Whether the time in the motion at which a change begins makes a difference to the result.
    func heedsStart(_ facts: RequestFacts) -> Bool {
        guard let change = facts.change, let motion = facts.motion else { return true }
        let shown = facts.isWave ? motion.waved(self.animation.wave) ?? motion : motion
        return Transition.heedsStart(shown.kind, from: change.from.pose)
    }

    /// The only state that is seen; active where there are several.
    func shownState(_ facts: RequestFacts) -> ValueState {
        guard let change = facts.change, animation.frames == 1 else { return .active }
        return change.to.state
    }

    /// Whether no text is drawn.
    func isWordless(_ facts: RequestFacts) -> Bool {
        let texts = [present.message, present.cancel, present.pause]
        return label.isEmpty && texts.allSatisfy { $0 == nil } && facts.indicator != .steps
            && facts.film != .message && center?.text == nil
    }
}
