public import Basics
public import CairoRaster
public import Drawing
internal import Exports
public import Files
internal import Formats
public import Imaging
public import Jobs
public import Platform

extension RenderJob {
    /// Renders every format at every scale into `sink`. Nothing is written where the pixels turn out not to fit a format.
    ///
    /// - Parameters:
    ///   - workers: The threads that paint; they decide nothing but the time.
    ///   - sink: The destination of the files: a folder, memory, or a type of the caller's.
    ///   - monitor: Is asked before each frame; throws to stop.
    /// - Returns: notes on what a format could not hold.
    /// - Throws: ``RenderError``; what the sink or the monitor throws is in `interrupted`.
    @discardableResult
    public func run(
        workers: Workers = Workers(count: 1), into sink: any ArtifactSink,
        monitor: any FrameMonitor = Unwatched()
    ) throws(RenderError) -> [String] {
        do {
            let notes = try RenderRun(self, monitor: monitor).write(workers: workers, into: sink)
            return notes.map { $0.description }
        } catch {
            throw RenderError(error)
        }
    }

    /// Renders every format at every scale into memory.
    ///
    /// - Parameters:
    ///   - workers: The threads that paint; they decide nothing but the time.
    ///   - monitor: Is asked before each frame; throws to stop.
    /// - Returns: the bytes of all files by their names, which have folders in them with a slash after each, and notes on
    ///   what a format could not hold.
    /// - Throws: ``RenderError``; what the monitor throws is in `interrupted`.
    public func files(
        workers: Workers = Workers(count: 1), monitor: any FrameMonitor = Unwatched()
    ) throws(RenderError) -> (files: [String: [UInt8]], notes: [String]) {
        let sink = MemorySink()
        let notes = try run(workers: workers, into: sink, monitor: monitor)
        return (sink.files, notes)
    }

    /// One frame as a PNG file, whatever the formats of the job.
    ///
    /// - Parameters:
    ///   - index: The frame, in `0 ..<` ``Timeline/count``.
    ///   - scale: Pixels per point; nil for the first scale of the job.
    ///   - compression: The effort spent on a small file.
    /// - Precondition: there is such a frame, and the scale is in `RenderJob.scaleRange`.
    /// - Throws: ``RenderError`` where memory or a font is missing.
    public func pngData(
        frame index: Int = 0, scale: Double? = nil, compression: Compression = .standard
    ) throws(RenderError) -> [UInt8] {
        let frames = frames(index, scale, gamut(in: .frames))
        do {
            var bench = try FrameBench.make(frames, compression, bleeds: options.bleedsFrames)
            try bench.encode(index)
            return bench.png
        } catch {
            throw RenderError(error)
        }
    }

    /// The pixels of one frame: red, green, blue and alpha in this order, a byte each, straight (not premultiplied) sRGB;
    /// ``/Imaging/Bitmap/premultiplied()`` multiplies them. Rows come from top to bottom, without padding.
    ///
    /// For all frames, ``frames(scale:workers:)`` is several times as fast.
    ///
    /// - Parameters: As in ``pngData(frame:scale:compression:)``.
    /// - Throws: ``RenderError`` where memory or a font is missing.
    public func bitmap(frame index: Int = 0, scale: Double? = nil) throws(RenderError) -> Bitmap {
        let frames = frames(index, scale, .srgb)
        do {
            var painter = try frames.makePainter()
            var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
            try painter.paint(index, into: &bitmap)
            return bitmap.inRGBA()
        } catch {
            throw RenderError(error)
        }
    }

    /// All frames, of which one is wanted.
    private func frames(_ index: Int, _ scale: Double?, _ gamut: Gamut) -> IndicatorFrames {
        precondition((0..<timeline.count).contains(index), "there is no frame \(index)")
        return source(scale: scale, gamut)
    }

    /// All frames at a scale, that of the job if it is nil.
    func source(scale: Double?, _ gamut: Gamut = .srgb) -> IndicatorFrames {
        frames(scale: scale ?? scales[0], gamut: gamut, monitor: Unwatched())
    }

    /// All frames at a scale.
    ///
    /// - Parameter monitor: Is asked before each frame.
    package func frames(scale: Double, gamut: Gamut, monitor: any FrameMonitor) -> IndicatorFrames {
        precondition(Self.scaleRange.contains(scale), "a scale is in \(Self.scaleRange)")
        var sequence = sequence(scale: scale)
        sequence.gamut = gamut
        return IndicatorFrames(job: self, sequence: sequence, monitor: monitor)
    }
}

// MARK: - Drawing

extension RenderJob {
    /// A rasterizer for the frames of this job, with its size and its fonts. Keep it from one frame to the next.
    ///
    /// - Parameter scale: Pixels per point.
    /// - Precondition: the scale is in `RenderJob.scaleRange`, and whole without antialiasing.
    public func rasterizer(scale: Double = 1) -> CairoRasterizer {
        precondition(Self.scaleRange.contains(scale), "a scale is in \(Self.scaleRange)")
        return CairoRasterizer(
            width: scene.size.width, height: scene.size.height, scale: scale,
            antialiasing: scene.antialiasing, fonts: scene.fonts)
    }

    /// The display list of frame `index`.
    ///
    /// - Precondition: there is such a frame.
    public func displayList(frame index: Int = 0) -> DisplayList {
        precondition((0..<timeline.count).contains(index), "there is no frame \(index)")
        var list = DisplayList(width: scene.size.width, height: scene.size.height)
        draw(index, into: &list)
        return list
    }
}

/// Lets everything be painted.
public struct Unwatched: FrameMonitor {
    /// It keeps nothing.
    public init() {}

    /// Does nothing.
    public func willPaint() {}
}
