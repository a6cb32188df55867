internal import Exports
internal import Formats
internal import Imaging
internal import Rendering

/// The frames of a pack, whose bitmaps are handed over instead of painted.
struct PackFrames: FrameSource {
    let sequence: FrameSequence
    let bitmaps: [Bitmap]
    /// The index of the bitmap that each frame shows.
    let order: [Int]
    let monitor: any FrameMonitor
    let tally: FrameTally

    func makePainter() -> any FramePainter { Painter(frames: self) }

    private struct Painter: FramePainter {
        let frames: PackFrames

        func paint(_ index: Int, into bitmap: inout Bitmap) throws {
            try frames.monitor.willPaint()
            bitmap = frames.bitmaps[frames.order[index]]
            frames.tally.count(index)
        }
    }
}
