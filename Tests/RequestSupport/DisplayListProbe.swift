internal import Drawing
package import Jobs
internal import TestSupport

/// Inspects the display lists of frames.
package struct DisplayListProbe {
    private var list = DisplayList(width: 1, height: 1)

    package init() {}

    /// Returns the number of shapes in a frame.
    package mutating func count(_ job: RenderJob, _ index: Int) -> Int {
        job.draw(index, into: &list)
        return list.shapes.count
    }

    /// Returns the texts of a frame, from back to front.
    package mutating func texts(_ job: RenderJob, _ index: Int) -> [String] {
        job.draw(index, into: &list)
        return list.shapes.compactMap { $0.text?.block.text }
    }
}
