internal import Basics
internal import Formats
internal import Indicators
internal import Requests

extension RenderSpec {
    /// Checks that a value beyond 1 is on a ring that shows it.
    func checkOverflow() throws(SpecError) {
        guard let value = animation.value, value.problem != nil else { return }
        let canOverflow = indicator == .circular && transition == nil && state == nil
        guard animation.overflows, indicator == .circular else {
            throw animation.excess(
                canOverflow ? "; for a second lap of the ring add \(option: .overflow)" : "")
        }
        let others: [(OptionKey, Bool)] = [
            (.value2, value2 != nil), (.shape, shape != nil), (.countdown, animation.countdown != nil),
        ]
        if let (other, _) = others.first(where: { $0.1 }) {
            throw SpecError(
                at: .option(other),
                "does not go with \(option: .overflow), which shows two laps; leave out one of them")
        }
        if !value.isSingle, let format = resolvedFormats().first(where: { $0.content == .vector }) {
            throw SpecError(
                at: .option(.to),
                "\(format.name) cannot hold a value that runs into a second lap; use one \(option: .value), or apng, sheet or frames"
            )
        }
    }
}

extension MotionSpec {
    /// Checks that no value is beyond 1 without a ring that shows it.
    func checkLaps() throws(SpecError) {
        if !overflows, value?.problem != nil { throw excess("") }
    }

    /// The error of a value beyond 1.
    ///
    /// - Parameter remedy: A further way out; empty for none.
    fileprivate func excess(_ remedy: Message) -> SpecError {
        let most = max(value?.from ?? 0, value?.to ?? 0)
        return SpecError(
            at: .option(.value),
            "\(quoted(most.shortestText)) is out of range: use 0 to 1, such as 0.4 or 40%\(remedy)")
    }
}
