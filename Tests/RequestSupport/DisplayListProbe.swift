internal import Drawing
package import Jobs
internal import TestSupport

/// Looks at what frames are made of.
package struct DisplayListProbe {
    private var list = DisplayList(width: 1, height: 1)

    package init() {}

    /// How many shapes a frame has.
    package mutating func count(_ job: RenderJob, _ index: Int) -> Int {
        job.draw(index, into: &list)
        return list.shapes.count
    }

    /// The texts of a frame, from back to front.
    package mutating func texts(_ job: RenderJob, _ index: Int) -> [String] {
        job.draw(index, into: &list)
        return list.shapes.compactMap { $0.text?.block.text }
    }
}
