import Jobs

@testable import Builds

extension BuildPlan {
    /// What a job draws.
    func rendered(_ job: Job) throws -> RenderJob {
        guard case .render(let render) = try resolve(job) else {
            throw CancellationError()
        }
        return render
    }
}
