internal import Drawing
internal import Formats
package import Guidelines
internal import Indicators
package import Jobs
package import MotionCore
package import Requests

/// The loop of a motion as rules judge it, whatever frames it becomes. To measure a loop takes longer than all else that is
/// judged.
package struct MeasuredLoop: Sendable {
    private let kind: Motion.Kind
    /// The analysis; nil for shapes and figures, which have no ends.
    private let analysis: LoopAnalysis?
    /// The least lead of the head over the tail, in degrees; nil where the shortest arc is longer than nothing.
    private let lead: Double?

    /// Measures a motion; nil where nothing loops or where it cannot be measured.
    package init?(_ kind: Motion.Kind) {
        let plain = kind.withoutWaves
        analysis = LoopAnalysis(plain)
        self.kind = kind
        if case .drawn = plain {} else if analysis == nil { return nil }
        guard case .arc(let choreography) = plain, choreography.limit.shortest == 0 else {
            lead = nil
            return
        }
        lead = choreography.leads.map { $0.lowerBound * 360 }
    }

    /// Returns the loop on the frames of a job.
    fileprivate func loop(_ clock: FrameClock, of job: RenderJob) -> Subject.Loop {
        let timeline = job.timeline
        var isFlat = false
        if case .ring(let ring) = job.scene.body { isFlat = ring.cap == .butt }
        let exactFrames = clock.period * timeline.fps / 1000
        guard let analysis else {
            return Subject.Loop(
                LoopSeam(kind, end: clock.period), turning: kind.turning, exactFrames: exactFrames,
                framesPerLoop: clock.framesPerLoop, count: timeline.count,
                endsAsItBegins: timeline.endsAsItBegins)
        }
        // A subcycle is rotated before it begins anew.
        let gap = job.rotationPerWrap == nil ? analysis.gap(kind.withoutWaves, stated: clock.period) : nil
        return Subject.Loop(
            analysis, gap: gap ?? 0, lead: lead, isFlat: isFlat, exactFrames: exactFrames,
            framesPerLoop: clock.framesPerLoop, count: timeline.count, endsAsItBegins: timeline.endsAsItBegins
        )
    }

    /// Returns the loop as the motion has it by itself, at the usual frame rate.
    package func loop(of motion: Motion) -> Subject.Loop? {
        guard let period = motion.period else { return nil }
        var isFlat = false
        if case .arc = kind { isFlat = motion.cap == .butt }
        let fit = FrameFit(period: period, fps: MotionSpec.defaultFPS)
        guard let analysis else {
            return Subject.Loop(
                LoopSeam(kind, end: period), turning: kind.turning, exactFrames: fit.exactFrames,
                framesPerLoop: fit.frames, count: fit.frames, endsAsItBegins: false)
        }
        return Subject.Loop(
            analysis, gap: analysis.gap(kind.withoutWaves, stated: period) ?? 0, lead: lead,
            isFlat: isFlat, exactFrames: fit.exactFrames, framesPerLoop: fit.frames, count: fit.frames,
            endsAsItBegins: false)
    }
}

extension RenderJob {
    /// Returns the subject that rules judge: a request, and its job.
    ///
    /// - Parameters:
    ///   - spec: The request.
    ///   - measure: Measures the loop of a motion, or looks it up.
    package func judged(_ spec: RenderSpec, measure: (Motion.Kind) -> MeasuredLoop?) -> Subject {
        var subject = subject
        if case .loop(let kind, let clock) = timeline.content {
            subject.loop = measure(kind)?.loop(clock, of: self)
            // Speed and duration leave a seam as it is.
            let animation = spec.animation
            let plain = try? animation.plainMotion(fallback: timeline.motion)
            subject.loop?.isPublished =
                !animation.isFaithful && animation.turns == nil
                && plain?.isPublished ?? false
            subject.pace = pace(clock)
        }
        subject.isReduced = spec.isReduced
        // A published motion has the arc of its publisher.
        subject.loop?.isOwn = spec.animation.arc != nil || timeline.motion.source.isEmpty
        subject.loop?.turns = spec.animation.turns
        subject.lacksReduced = !subject.isReduced && keepsMoving && alternatives.isEmpty
        return subject
    }

    /// The pace of a loop in files of frames.
    private func pace(_ clock: FrameClock) -> Subject.Pace {
        let isVector = formats.allSatisfy { $0.content == .vector }
        let count = isVector ? max(timeline.count, 2) : timeline.count
        let published = Motion.all.first { $0.name == timeline.motion.name }?.period
        return Subject.Pace(
            count: count, fps: timeline.fps, period: clock.period,
            speed: (published ?? clock.period) / clock.period,
            isAnimation: formats.contains { [.animation, .sheet].contains($0.content) })
    }
}

extension Timeline {
    /// Whether the last frame shows the same as the first, and neither is merely part of a rest.
    fileprivate var endsAsItBegins: Bool {
        guard count > 3 else { return false }
        func isLikeFirst(_ index: Int) -> Bool { moment(of: index).isClose(to: moment(of: 0)) }
        return isLikeFirst(count - 1) && !isLikeFirst(1) && !isLikeFirst(count - 2)
    }
}
