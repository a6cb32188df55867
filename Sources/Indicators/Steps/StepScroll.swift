/// The scroll offset of a row, in points.
///
/// Whoever goes on to a step that is not shown as a whole sees it first in the row, or the end of the row at the trailing margin
/// where that comes into sight.
extension StepRowLayout {
    /// The offset after the user has gone from the first step to this one, step by step.
    public func offset(atRest current: Int) -> Double {
        pinned(current / wholeSteps * wholeSteps)
    }

    /// The offset after the user has gone to a step in a row with that offset.
    public func offset(movingTo index: Int, from offset: Double) -> Double {
        isWhole(index, offset: offset) ? offset : pinned(index)
    }

    /// Whether a step is shown as a whole.
    public func isWhole(_ index: Int, offset: Double) -> Bool {
        let left = position(of: index) - offset
        let right = left + (index == count - 1 ? lastExtent : extent)
        // A step that is cut by a rounding error is not cut.
        return left >= -1e-6 && right <= width + 1e-6
    }

    /// The offset at which a step is first; where the end of the row is then in sight, that of the end.
    private func pinned(_ index: Int) -> Double {
        let offset = min(Double(index) * pitch, furthest)
        return isWhole(count - 1, offset: offset) ? furthest : offset
    }
}
