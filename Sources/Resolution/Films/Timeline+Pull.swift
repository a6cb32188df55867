internal import Basics
internal import Jobs
internal import MotionCore
internal import Requests

extension Timeline {
    /// Returns the same motion with the pull that leads to it.
    func pulled(_ pull: PullChoice, _ spec: MotionSpec) throws(SpecError) -> Timeline {
        var still: Double?
        if case .held(let value) = pull { still = value }
        guard case .loop(let kind, _) = content else {
            throw SpecError(
                at: .option(.presentPull),
                "a pull leads to an indeterminate motion; leave out \(option: .value), or \(option: .presentPull)"
            )
        }
        let run = try at(.presentPull) { () throws(TransitionError) in try PullRun(kind, still: still) }
        guard still == nil else {
            if spec.frames != nil, spec.frames != 1 {
                throw SpecError(
                    at: .option(.frames),
                    "a held pull is a single frame; use \(option: .presentPull, "run")")
            }
            return Timeline(motion: motion, content: .pull(run), count: 1, fps: fps)
        }
        let (count, rate) = try TransitionSpec.frames(spec, length: run.duration)
        return Timeline(motion: motion, content: .pull(run), count: count, fps: rate)
    }
}
