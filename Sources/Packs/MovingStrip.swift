internal import Basics
internal import CairoRaster
internal import Exports
internal import Formats
internal import Imaging
internal import MovingPictures
internal import Rendering
internal import Vectors

/// The frames of a moving SVG, which are drawn anew at each scale.
struct MovingStrip: Sendable {
    let picture: MovingPicture
    /// The size in relation to the one that the file states.
    let share: Double
    /// The moment that each frame shows, in milliseconds from the beginning of the document.
    let moments: [Double]

    /// The size in points.
    var width: Double { picture.width * share }
    var height: Double { picture.height * share }

    /// The size in pixels at a scale.
    func pixels(at scale: Double) -> (width: Int, height: Int) {
        func pixels(_ points: Double) -> Int { max(1, Int((points * scale - 1e-6).rounded(.up))) }
        return (pixels(width), pixels(height))
    }
}

/// The frames of a moving SVG at one scale.
struct MovingFrames: FrameSource {
    var sequence: FrameSequence
    let strip: MovingStrip
    /// The index of the moment that each frame shows; nil for its own.
    let order: [Int]?
    let monitor: any FrameMonitor
    /// The progress over these frames; nil where somebody else counts them.
    var tally: FrameTally?
    /// The same without pixels; nil where no format needs it.
    let picture: VectorPicture?
    /// The part of its size at which the picture is drawn.
    private var part = 1.0

    init(
        sequence: FrameSequence, strip: MovingStrip, order: [Int]?, monitor: any FrameMonitor,
        tally: FrameTally? = nil, picture: VectorPicture? = nil
    ) {
        self.sequence = sequence
        self.strip = strip
        self.order = order
        self.monitor = monitor
        self.tally = tally
        self.picture = picture
    }

    func makePainter() -> any FramePainter {
        Painter(
            frames: self,
            rasterizer: CairoRasterizer(
                // A fraction of a pixel is left to the right and below, as in browsers.
                width: Double(sequence.width) / (sequence.scale * part),
                height: Double(sequence.height) / (sequence.scale * part), scale: sequence.scale * part,
                canvas: (sequence.width, sequence.height)))
    }

    func resized(to share: Double) -> (any FrameSource)? {
        var frames = self
        frames.part = share
        frames.tally = nil
        frames.sequence.width = Int((Double(sequence.width) * share).rounded(.up))
        frames.sequence.height = Int((Double(sequence.height) * share).rounded(.up))
        return frames
    }

    private struct Painter: FramePainter {
        let frames: MovingFrames
        var rasterizer: CairoRasterizer

        mutating func paint(_ index: Int, into bitmap: inout Bitmap) throws {
            try frames.monitor.willPaint()
            let strip = frames.strip
            let moment = strip.moments[frames.order?[index] ?? index]
            try rasterizer.rasterize(
                strip.picture.displayList(at: moment, scale: strip.share), inSmallestFormat: &bitmap)
            frames.tally?.count(index)
        }
    }
}
