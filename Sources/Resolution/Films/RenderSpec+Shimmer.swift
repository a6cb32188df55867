internal import Basics
internal import Jobs
internal import Presentations
internal import Requests

extension RenderSpec {
    /// Refuses a shimmer without placeholders, and notes where it does not take as long as published.
    func shimmerNotes(_ job: RenderJob) throws(SpecError) -> [Message] {
        guard job.scene.stage?.shimmers == true else {
            throw SpecError(
                at: .option(.presentShimmer),
                "\(presentation?.name ?? "") has no placeholders; leave it out, or use card")
        }
        if job.timeline.count == 1 {
            let remedy: Message =
                animation.shown != nil
                ? "use \(option: .frames, "120")" : "leave out \(option: animation.at == nil ? .frames : .at)"
            return ["a single picture shows the shimmer at one moment; to see it move, \(remedy)"]
        }
        let period = job.shimmerPeriod
        if (period - Shimmer.period).magnitude <= 0.5 { return [] }
        return [
            "the shimmer takes \(period.decimal(0)) ms instead of \(Shimmer.period.decimal(0)), so that the loop closes"
        ]
    }
}
