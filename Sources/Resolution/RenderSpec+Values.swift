internal import Basics
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Requests

extension RenderSpec {
    /// Where values begin, and the value beside the one that runs.
    func resolvedValues(_ moving: Moving) throws(SpecError) -> (from: Double, second: SecondValue?) {
        guard moving.kind == .determinate, motion.span != nil || value2 != nil else { return (0, nil) }
        if value2 != nil, buffer != nil {
            throw SpecError(
                at: .option("buffer"),
                "\(option: "value2") shows another value there; leave out one of them")
        }
        let second = value2.map { SecondValue($0, color: colors.count == 2 ? colors[1] : nil) }
        return (motion.span?.from ?? 0, second)
    }
}
