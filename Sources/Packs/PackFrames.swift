internal import Exports
internal import Formats
internal import Imaging
internal import Rendering

/// The frames of a pack, whose bitmaps are handed over instead of painted.
struct PackFrames: FrameSource {
    let sequence: FrameSequence
    let bitmaps: [Bitmap]
    /// The index of the bitmap that each frame shows; nil for its own.
    var order: [Int]?
    let monitor: any FrameMonitor
    /// The progress over these frames; nil where somebody else counts them.
    var tally: FrameTally?

    func makePainter() -> any FramePainter { Painter(frames: self) }

    private struct Painter: FramePainter {
        let frames: PackFrames

        func paint(_ index: Int, into bitmap: inout Bitmap) throws {
            try frames.monitor.willPaint()
            bitmap = frames.bitmaps[frames.order?[index] ?? index]
            frames.tally?.count(index)
        }
    }
}
