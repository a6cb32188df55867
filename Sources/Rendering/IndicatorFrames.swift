internal import Basics
internal import CairoRaster
internal import Drawing
package import Exports
package import Formats
package import Imaging
package import Jobs
internal import MotionCore
package import Vectors

/// The frames of a job at one scale.
package struct IndicatorFrames: FrameSource {
    package let job: RenderJob
    package private(set) var sequence: FrameSequence
    package let monitor: any FrameMonitor
    /// The progress over these frames; nil where nobody counts them.
    private let tally: FrameTally?
    /// The cache of painted frames that are requested again.
    package var kept: KeptBitmaps?
    /// The files made from the same frames for other jobs.
    package private(set) var fileCache: EncodedFileCache?
    private var shared: SharedDrawing
    /// The part of its size at which the picture is drawn.
    private var share = 1.0

    init(
        job: RenderJob, sequence: FrameSequence, monitor: any FrameMonitor, tally: FrameTally? = nil,
        kept: KeptBitmaps? = nil, shared: SharedDrawing = SharedDrawing(), fileCache: EncodedFileCache? = nil
    ) {
        self.job = job
        self.sequence = sequence
        self.monitor = monitor
        self.tally = tally
        self.kept = kept
        self.shared = shared
        self.fileCache = fileCache
    }

    package var picture: VectorPicture? { job.picture }

    package func makePainter() throws -> any FramePainter {
        let size = job.scene.size
        return Painter(
            job: job, gamut: sequence.gamut, hasShadows: sequence.hasShadows, order: job.shownFrames,
            table: job.arcs.table, monitor: monitor,
            tally: tally,
            kept: kept,
            rasterizer: CairoRasterizer(
                width: size.width, height: size.height, scale: sequence.scale * share,
                canvas: (sequence.width, sequence.height), antialiasing: job.scene.antialiasing,
                fonts: job.scene.fonts, shared: shared),
            list: DisplayList(width: size.width, height: size.height))
    }

    package func resized(to share: Double) -> (any FrameSource)? {
        // Whole pixels have no other size.
        if job.scene.antialiasing == .none { return nil }
        var frames = self
        frames.share = share
        (frames.kept, frames.fileCache) = (nil, nil)
        frames.shared = SharedDrawing()
        frames.sequence.width = Int((Double(sequence.width) * share).rounded(.up))
        frames.sequence.height = Int((Double(sequence.height) * share).rounded(.up))
        return frames
    }
}

extension RenderJob {
    /// Facts that only some formats need, and that take time proportional to the number of frames.
    package struct Facts {
        package var values: [Double] = []
        var alternative: String?
    }

    package func facts(for format: OutputFormat) -> Facts {
        switch format.content {
        case .sheet:
            let values = timeline.values
            return Facts(values: values.isEmpty ? [] : shownFrames.map { values[$0] })
        case .catalog: return Facts(alternative: Sidecar(self).alternative)
        case .frame, .animation, .vector: return Facts()
        }
    }
}

extension FrameSequence {
    package func with(_ facts: RenderJob.Facts) -> FrameSequence {
        var sequence = self
        sequence.values = facts.values
        if let alternative = facts.alternative { sequence.alternative = alternative }
        return sequence
    }
}

private struct Painter: FramePainter {
    let job: RenderJob
    let gamut: Gamut
    let hasShadows: Bool
    let order: [Int]
    let table: FrameTable?
    let monitor: any FrameMonitor
    let tally: FrameTally?
    let kept: KeptBitmaps?
    var rasterizer: CairoRasterizer
    var list: DisplayList

    mutating func paint(_ index: Int, into bitmap: inout Bitmap) throws {
        try monitor.willPaint()
        if let kept {
            try kept.read(index, into: &bitmap) { try draw($0, into: &$1) }
        } else {
            try draw(index, into: &bitmap)
        }
        tally?.count(index)
    }

    mutating func movingPixels(of frames: Range<Int>) throws -> [PixelBlock] {
        var moving: [FrameArea] = []
        var first: (any BitmapOrigin)?
        for frame in frames {
            enlist(frame)
            let picture = try rasterizer.origin(of: list)
            guard let known = first else {
                first = picture
                continue
            }
            for area in picture.areas(since: known) { moving.join(area.enlarged(by: rasterizer.enlargement)) }
            if moving.count > Self.mostBlocks, let whole = moving.joined { moving = [whole] }
        }
        return moving.map { area in
            PixelBlock(columns: area.x..<area.x + area.width, rows: area.y..<area.y + area.height)
        }
    }

    /// More of them are not kept apart.
    private static var mostBlocks: Int { 16 }

    /// Lists what a frame shows, in the channels that its pixels have.
    private mutating func enlist(_ index: Int) {
        job.draw(order[index], table, into: &list)
        if !hasShadows { list.shapes.removeAll { $0.isShadow } }
        if gamut == .displayP3 { list.enterDisplayP3() }
    }

    private mutating func draw(_ index: Int, into bitmap: inout Bitmap) throws {
        enlist(index)
        try rasterizer.rasterize(list, inSmallestFormat: &bitmap)
    }
}
