/// The part of a list of all steps that there is room for. Lengths are in points, from the top of the surface of the list.
///
/// It ends in the middle of a line where there are more steps, to show that the list scrolls.
struct StepListWindow {
    /// The number of steps.
    let count: Int
    private let metrics: StepMetrics
    /// The distance from the top to the middle of the first node.
    private let start: Double
    /// The distance from the middle of a node to the cut below it, and from that of the last node to the end of the list.
    private let cut, end: Double

    /// - Parameters:
    ///   - titleBar: The height of the bar above the list, which does not scroll.
    ///   - names: The number of lines that each name takes, of which the first stands beside the middle of its node.
    init(_ metrics: StepMetrics, titleBar: Double, names: [Int], lineHeight: Double) {
        func below(_ lines: Int) -> Double { (Double(lines) - 0.5) * lineHeight }
        (self.metrics, count) = (metrics, names.count)
        start = titleBar + StepMetrics.listPadding + metrics.node / 2
        // No name is cut, whichever step is the last that shows.
        cut = max(metrics.listCut, below(names.max() ?? 0))
        end = max(metrics.node / 2, below(names.last ?? 0)) + StepMetrics.listPadding
    }

    /// The visible steps.
    struct Page: Equatable {
        /// The index of the first of them, and their number.
        var first, count: Int
        var height: Double
    }

    /// Returns the middle of a node, counted from the first one that is visible.
    func y(of place: Int) -> Double { start + Double(place) * metrics.listPitch }

    /// The height of one step.
    var leastHeight: Double { y(of: 0) + max(end, cut) }

    /// Returns the steps that show in a height while the user moves from one step to another: those that showed before,
    /// unless the other one is not among them.
    func page(height: Double, from: Int, to: Int) -> Page {
        let page = page(height: height, current: from)
        return page.first..<page.first + page.count ~= to ? page : self.page(height: height, current: to)
    }

    /// Returns the steps that show in a height, with the current step as close to the middle as the others around it allow.
    private func page(height: Double, current: Int) -> Page {
        let whole = y(of: count - 1) + end
        if whole <= height { return Page(first: 0, count: count, height: whole) }
        let reach = max(end, cut)
        let shown = max(Int(((height - y(of: 0) - reach) / metrics.listPitch).rounded(.down)) + 1, 1)
        let first = min(max(current - shown / 2, 0), count - shown)
        let isLast = first + shown == count
        return Page(first: first, count: shown, height: y(of: shown - 1) + (isLast ? end : cut))
    }
}
