internal import Builds
internal import Curves
internal import Drawing
internal import Files
internal import Guidelines
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Rendering
internal import Requests
internal import Synchronization

/// Looks at loops, at each motion once: to measure one takes longer than all else that is judged.
final class LoopFacts: Sendable {
    private struct Facts {
        let analysis: LoopAnalysis
        /// How far the head is ahead of the tail at least, in degrees; nil where the arc is held longer than nothing.
        let lead: Double?

        init?(_ kind: Motion.Kind) {
            guard let analysis = LoopAnalysis(kind) else { return nil }
            self.analysis = analysis
            guard case .arc(let choreography) = kind, choreography.limit.shortest == 0 else {
                lead = nil
                return
            }
            lead = choreography.leads.map { $0.lowerBound * 360 }
        }
    }

    private let known = Mutex<[Motion.Kind: Facts?]>([:])

    /// What there is to judge of a job's loop; nil where nothing loops or where it cannot be measured.
    func loop(of job: RenderJob) -> Subject.Loop? {
        let timeline = job.timeline
        guard case .loop(let kind, let clock) = timeline.content, let facts = facts(of: kind)
        else { return nil }
        var isFlat = false
        if case .ring(let ring) = job.scene.body { isFlat = ring.cap == .butt }
        // A part of a loop is turned before it begins anew.
        let gap = job.rotationPerWrap == nil ? CurveAnalysis.gap(kind, clock.period, facts.analysis) : nil
        return Subject.Loop(
            facts.analysis, gap: gap ?? 0, lead: facts.lead, isFlat: isFlat,
            exactFrames: clock.period * timeline.fps / 1000, framesPerLoop: clock.framesPerLoop,
            count: timeline.count, endsAsItBegins: timeline.endsAsItBegins)
    }

    /// What there is to judge of a motion by itself, at the usual frame rate.
    func loop(of motion: Motion) -> Subject.Loop? {
        let kind = motion.kind
        guard let period = kind.period, let facts = facts(of: kind) else { return nil }
        var isFlat = false
        if case .arc = kind { isFlat = motion.cap == .butt }
        let fit = FrameFit(period: period, fps: MotionSpec.defaultFPS)
        return Subject.Loop(
            facts.analysis, gap: CurveAnalysis.gap(kind, period, facts.analysis) ?? 0, lead: facts.lead,
            isFlat: isFlat, exactFrames: fit.exactFrames, framesPerLoop: fit.frames, count: fit.frames,
            endsAsItBegins: false)
    }

    private func facts(of kind: Motion.Kind) -> Facts? {
        if let facts = known.withLock({ $0[kind] }) { return facts }
        let facts = Facts(kind)
        known.withLock { $0[kind] = .some(facts) }
        return facts
    }
}

extension Timeline {
    /// Whether the last frame shows what the first does, and neither stands still for longer than that.
    fileprivate var endsAsItBegins: Bool {
        guard count > 3 else { return false }
        func isLikeFirst(_ index: Int) -> Bool { moment(of: index).isClose(to: moment(of: 0)) }
        return isLikeFirst(count - 1) && !isLikeFirst(1) && !isLikeFirst(count - 2)
    }
}
