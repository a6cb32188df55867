/// The elements of a picture at each time that has been sampled, in flat storage.
struct KnownMoments<Element> {
    /// The elements of all times, one time after the other.
    private(set) var elements: [Element] = []
    private var times = KnownTimes()
    /// The end of each time's elements, which begin at the end of those of the time that came up before.
    private var ends: [Int] = []

    /// Returns the indices in ``elements`` of a time's elements; nil where they are not known, and are to be added next.
    mutating func indices(of time: Double) -> Range<Int>? {
        let number = times.number(of: time)
        return number < ends.count ? indices(number) : nil
    }

    /// Adds the elements of the time that was requested last.
    mutating func add(_ new: some Sequence<Element>) -> Range<Int> {
        elements.append(contentsOf: new)
        ends.append(elements.count)
        return indices(ends.count - 1)
    }

    private func indices(_ number: Int) -> Range<Int> {
        (number == 0 ? 0 : ends[number - 1])..<ends[number]
    }
}
