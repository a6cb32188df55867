internal import Basics
internal import Jobs
internal import Presentations
internal import Requests

extension RenderSpec {
    /// Refuses a shimmer without placeholders, and notes where it does not take as long as published.
    func checkShimmer(_ job: inout RenderJob) throws(SpecError) {
        guard job.scene.stage?.shimmers == true else {
            throw SpecError(
                at: .option(.presentShimmer),
                "\(present.presentation?.name ?? "") has no placeholders; leave it out, or use card")
        }
        if job.timeline.count == 1 {
            let remedy: Message =
                motion.shown != nil
                ? "use \(option: .frames, "120")" : "leave out \(option: motion.at == nil ? .frames : .at)"
            job.notes.append("a single picture shows the shimmer at one moment; to see it move, \(remedy)")
            return
        }
        let period = job.shimmerPeriod
        if (period - Shimmer.period).magnitude > 0.5 {
            job.notes.append(
                "the shimmer takes \(period.decimal(0)) ms instead of \(Shimmer.period.decimal(0)), so that the loop closes"
            )
        }
    }
}
