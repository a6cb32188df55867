internal import Exports
internal import Formats
internal import Imaging
internal import Rendering

/// The frames of a pack, whose pictures are handed over instead of painted.
struct PackFrames: FrameSource {
    /// The source of the pictures.
    enum Pictures: Sendable {
        case bitmaps([Bitmap])
        case store(PictureStore)
    }

    let sequence: FrameSequence
    let pictures: Pictures
    /// The index of the picture that each frame shows; nil for its own.
    var order: [Int]?
    let monitor: any FrameMonitor
    /// The progress over these frames; nil where somebody else counts them.
    var tally: FrameTally?

    func makePainter() -> any FramePainter { Painter(frames: self) }

    private struct Painter: FramePainter {
        let frames: PackFrames

        func paint(_ index: Int, into bitmap: inout Bitmap) throws {
            try frames.monitor.willPaint()
            let number = frames.order?[index] ?? index
            switch frames.pictures {
            case .bitmaps(let bitmaps): bitmap = bitmaps[number]
            case .store(let store): bitmap = try store.picture(number)
            }
            frames.tally?.count(index)
        }
    }
}
