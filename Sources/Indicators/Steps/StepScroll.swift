/// The scroll offset of a row, in points.
///
/// A user who moves to a step that is only partly shown sees it first in the row, or the end of the row at the trailing
/// margin where that comes into view.
extension StepRowLayout {
    /// Returns the offset after the user has moved from the first step to this one, step by step.
    public func offset(atRest current: Int) -> Double {
        pinned(current / wholeSteps * wholeSteps)
    }

    /// Returns the offset after the user has moved to a step in a row with that offset.
    public func offset(movingTo index: Int, from offset: Double) -> Double {
        isWhole(index, offset: offset) ? offset : pinned(index)
    }

    /// Whether a step is shown as a whole.
    public func isWhole(_ index: Int, offset: Double) -> Bool {
        let left = position(of: index) - offset
        let right = left + (index == count - 1 ? lastExtent : extent)
        // A step that is cut only by a rounding error counts as whole.
        return left >= -1e-6 && right <= width + 1e-6
    }

    /// Returns the offset at which a step is first; where the end of the row is then in view, that of the end.
    private func pinned(_ index: Int) -> Double {
        let offset = min(Double(index) * pitch, furthest)
        return isWhole(count - 1, offset: offset) ? furthest : offset
    }
}
