/// What there is at each time that was looked at, in flat storage.
struct KnownMoments<Element> {
    /// What there is at all times, one after the other.
    private(set) var elements: [Element] = []
    private var times = KnownTimes()
    /// Where what there is at a time ends; it begins where that of the time before it ends, which came up before.
    private var ends: [Int] = []

    /// Where in ``elements`` stands what there is at a time; nil where that is not known: it is added next.
    mutating func indices(of time: Double) -> Range<Int>? {
        let number = times.number(of: time)
        return number < ends.count ? indices(number) : nil
    }

    /// Adds what there is at the time that was asked for last.
    mutating func add(_ new: some Sequence<Element>) -> Range<Int> {
        elements.append(contentsOf: new)
        ends.append(elements.count)
        return indices(ends.count - 1)
    }

    private func indices(_ number: Int) -> Range<Int> {
        (number == 0 ? 0 : ends[number - 1])..<ends[number]
    }
}
