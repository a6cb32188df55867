public import Basics
package import CairoRaster
internal import Drawing
public import Exports
public import Files
package import Formats
internal import Imaging
public import Jobs
public import Platform

/// A job that is being done.
///
/// Frames that several formats request, or one requests twice, are painted once. Their differences from the first frame
/// are kept, up to ``keptBytes``; the others are painted again. Not kept are frames that are requested once, and those
/// that take no longer to paint than to keep: rings with nothing beside them, and large pictures, of which only the
/// differences from the frame before are painted.
public struct RenderRun: Sendable {
    /// The most bytes of painted frames that a job keeps.
    public static let keptBytes = 64 << 20

    /// The number of pixels from which a picture is large.
    private static let largePixels = 1 << 19

    /// The frames that a format writes, at all of its scales, and for a catalog those of all variants; and their progress.
    private struct Part {
        let format: OutputFormat
        let frames: [IndicatorFrames]
        let tallies: [FrameTally]

        /// - Parameters:
        ///   - kept: The caches of painted frames that are requested again, by sequence.
        ///   - drawings: The drawings that formats share, by sequence.
        ///   - fileCache: The files made from the same frames for other jobs.
        init(
            _ job: RenderJob, _ format: OutputFormat, _ renditions: [RenderJob.Rendition],
            monitor: any FrameMonitor,
            kept: [FrameSequence: KeptBitmaps] = [:], drawings: [FrameSequence: SharedDrawing] = [:],
            fileCache: EncodedFileCache? = nil
        ) {
            self.format = format
            let facts = job.facts(for: format)
            tallies = renditions.map { FrameTally(format, $0.sequence, job.options, monitor: monitor) }
            frames = zip(renditions, tallies).map { rendition, tally in
                let sequence = rendition.sequence.with(facts)
                // On a terminal, only what moves counts.
                if format == .terminal {
                    return IndicatorFrames(
                        job: rendition.job.trackless, sequence: sequence, monitor: monitor, tally: tally)
                }
                return IndicatorFrames(
                    job: rendition.job, sequence: sequence, monitor: monitor, tally: tally,
                    kept: kept[rendition.sequence], shared: drawings[rendition.sequence] ?? SharedDrawing(),
                    fileCache: fileCache)
            }
        }
    }

    private let job: RenderJob
    private let monitor: any FrameMonitor
    private let parts: [Part]
    private let alternatives: [RenderRun]

    /// A run of a job and of the variants that are written with it.
    ///
    /// - Parameters:
    ///   - job: The job to render.
    ///   - monitor: Is asked before each frame, whether that is painted or kept.
    ///   - fileCache: The files of other jobs of the same `appearance`, to which this run adds its own; nil if there are none.
    public init(_ job: RenderJob, monitor: any FrameMonitor, fileCache: EncodedFileCache? = nil) {
        self.init(job, monitor: monitor, keptBytes: Self.keptBytes, fileCache: fileCache)
    }

    /// - Parameters:
    ///   - keptBytes: shared by the job and its alternatives.
    ///   - store: The drawings that jobs of one build share.
    package init(
        _ job: RenderJob, monitor: any FrameMonitor, keptBytes: Int, fileCache: EncodedFileCache? = nil,
        store: DrawingStore = DrawingStore()
    ) {
        let runs = 1 + job.alternatives.count
        self.job = job
        self.monitor = monitor
        let renditions = job.formats.map { (format: $0, renditions: job.renditions(in: $0)) }
        let kept = Self.kept(job, renditions, keptBytes / runs)
        // Formats share the drawings of each scale and variant.
        var drawings: [FrameSequence: SharedDrawing] = [:]
        for (_, renditions) in renditions {
            for rendition in renditions where drawings[rendition.sequence] == nil {
                drawings[rendition.sequence] = SharedDrawing(store)
            }
        }
        parts = renditions.map { [drawings] format, renditions in
            // Variants look otherwise.
            Part(
                job, format, renditions, monitor: monitor, kept: kept, drawings: drawings,
                fileCache: format.content == .catalog ? nil : fileCache)
        }
        alternatives = job.alternatives.map {
            RenderRun($0, monitor: monitor, keptBytes: keptBytes / runs, store: store)
        }
    }

    /// The caches of frames that are requested more than once, of each scale and variant.
    private static func kept(
        _ job: RenderJob, _ renditions: [(format: OutputFormat, renditions: [RenderJob.Rendition])],
        _ bytes: Int
    ) -> [FrameSequence: KeptBitmaps] {
        var passes: [FrameSequence: Int] = [:]
        for (format, renditions) in renditions {
            for rendition in renditions {
                passes[rendition.sequence, default: 0] += format.passes(
                    over: rendition.sequence, options: job.options)
            }
        }
        let shared = passes.filter { $0.key.count > 1 && $0.value > 1 }.keys
        if shared.isEmpty || job.isBareRing { return [:] }
        var result: [FrameSequence: KeptBitmaps] = [:]
        for sequence in shared {
            let whole = sequence.width * sequence.height * PixelFormat.rgba.bytesPerPixel
            if sequence.width * sequence.height >= largePixels { continue }
            let share = (bytes / shared.count - whole) / sequence.count
            if share > 0 { result[sequence] = KeptBitmaps(count: sequence.count, share: share) }
        }
        return result
    }

    /// The frames of a format, whether the job writes it or not.
    package func frames(of format: OutputFormat) -> [IndicatorFrames] {
        if let part = parts.first(where: { $0.format == format }) { return part.frames }
        return Part(job, format, job.renditions(in: format), monitor: monitor).frames
    }

    /// Refuses what only a look at the pixels can tell is impossible.
    package func check(workers: Workers) throws {
        for part in parts {
            for frames in part.frames {
                try part.format.check(frames, options: job.options, workers: workers)
            }
        }
        for run in alternatives { try run.check(workers: workers) }
    }

    /// Renders every format at every scale into `sink`, to which nothing goes where the pixels turn out not to fit a format.
    ///
    /// The bytes depend on the job alone: not on the number of workers, nor on the processor.
    ///
    /// - Returns: Notes for the user about the files, a sentence each.
    /// - Throws: ``RasterError``, ``SheetError``, ``AnimationError``, ``ImagingError`` or what the sink throws;
    ///   and whatever the monitor throws.
    @discardableResult
    public func write(workers: Workers, into sink: any ArtifactSink) throws -> [Message] {
        try check(workers: workers)
        return try writeChecked(workers: workers, into: sink)
    }

    /// The same once the pixels have been checked.
    package func writeChecked(workers: Workers, into sink: any ArtifactSink) throws -> [Message] {
        var said: [Message] = []
        for part in parts {
            said += try part.format.write(part.frames, options: job.options, workers: workers, to: sink)
                .filter { !said.contains($0) }
            for tally in part.tallies { tally.finish() }
        }
        for format in job.access.sidecars {
            try sink.write(format.fileName(job.name), Sidecar(job).bytes(format))
        }
        for run in alternatives { said += try run.writeChecked(workers: workers, into: sink) }
        return said
    }
}

extension RenderJob {
    /// Whether frames are a ring and nothing else; where that changes, whether those in the middle are.
    fileprivate var isBareRing: Bool {
        var list = DisplayList(width: scene.size.width, height: scene.size.height)
        draw(timeline.count / 2, into: &list)
        if list.shapes.count == 1, case .ring = list.shapes[0] { return true }
        return false
    }
}

/// Looks on while frames are painted, from any thread.
public protocol FrameMonitor: Sendable {
    /// Called before each frame, painted or kept; throw to stop.
    ///
    /// - Throws: Whatever is to stop the work.
    func willPaint() throws

    /// Called as the work goes on, with a part of it: all parts of a run together are ``RenderJob/paintCount``.
    ///
    /// - Parameter count: The number of frames, each counted once in every pass of a format, that are painted or turned out to be
    ///   unneeded.
    func didPaint(_ count: Int)
}

extension FrameMonitor {
    /// Does nothing.
    public func didPaint(_ count: Int) {}
}
