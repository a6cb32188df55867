internal import Basics
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Requests

extension RenderSpec {
    /// Returns the start of values, in `0...1`, and the value beside the one that runs; nil for none.
    func resolvedValues(_ moving: Moving) throws(SpecError) -> (from: Double, second: SecondValue?) {
        guard moving.kind == .determinate, animation.span != nil || value2 != nil else { return (0, nil) }
        if value2 != nil, buffer != nil {
            throw SpecError(
                at: .option(.buffer),
                "\(option: .value2) shows another value there; leave out one of them")
        }
        let second = shownValue2.map { SecondValue($0, color: colors.count == 2 ? colors[1] : nil) }
        return (animation.span?.from ?? 0, second)
    }

    /// The second value where anything of it shows: nothing does at zero, or where both values are equal.
    var shownValue2: Double? { value2.flatMap { $0 > 0 && animation.values != ValueSpan($0) ? $0 : nil } }
}
