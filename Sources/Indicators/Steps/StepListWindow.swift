/// The part of a list of all steps that there is room for. Lengths in points, from the top of what the list stands in.
///
/// It ends in the middle of a line where there are more steps, which tells that it scrolls.
struct StepListWindow {
    /// The number of steps.
    let count: Int
    private let metrics: StepMetrics
    /// From the top to the middle of the first node.
    private let start: Double
    /// From the middle of a node to where the list is cut below it, and of the last node to the end of the list.
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

    /// Steps that are shown.
    struct Page: Equatable {
        /// The first of them, from 0, and how many.
        var first, count: Int
        var height: Double
    }

    /// The middle of a node, counted from the first one that is shown.
    func y(of place: Int) -> Double { start + Double(place) * metrics.listPitch }

    /// The height that one step takes.
    var leastHeight: Double { y(of: 0) + max(end, cut) }

    /// The steps that show in a height while the user goes from one step to another: those that showed before, unless the other one is not
    /// among them.
    func page(height: Double, from: Int, to: Int) -> Page {
        let page = page(height: height, current: from)
        return page.first..<page.first + page.count ~= to ? page : self.page(height: height, current: to)
    }

    /// The steps that show in a height, with the current step as near to the middle as there are others around it.
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
