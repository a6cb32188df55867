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

        /// - Parameter store: Returns the frames of a sequence that are kept, its drawings, and files made of them.
        init(
            _ job: RenderJob, _ format: OutputFormat, _ places: [RenderJob.Place], monitor: any FrameMonitor,
            _ store: (FrameSequence) -> (KeptBitmaps?, SharedDrawing, EncodedFileCache?)
        ) {
            self.format = format
            let facts = job.facts(for: format)
            tallies = places.map { FrameTally(format, $0.sequence, job.options, monitor: monitor) }
            frames = zip(places, tallies).map { place, tally in
                // On a terminal, only what moves counts.
                let isTerminal = format == .terminal
                let (kept, drawing, made) = isTerminal ? (nil, SharedDrawing(), nil) : store(place.sequence)
                return IndicatorFrames(
                    job: isTerminal ? place.job.trackless : place.job, sequence: place.sequence.with(facts),
                    monitor: monitor, tally: tally, kept: kept, shared: drawing, made: made)
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
    ///   - made: The files of other jobs of the same `appearance`, to which this run adds its own; nil if there are none.
    public init(_ job: RenderJob, monitor: any FrameMonitor, made: EncodedFileCache? = nil) {
        self.init(job, monitor: monitor, keptBytes: Self.keptBytes, made: made)
    }

    /// - Parameters:
    ///   - keptBytes: shared by the job and its alternatives.
    ///   - store: The drawings that jobs of one build share.
    package init(
        _ job: RenderJob, monitor: any FrameMonitor, keptBytes: Int, made: EncodedFileCache? = nil,
        store: DrawingStore = DrawingStore()
    ) {
        let runs = 1 + job.alternatives.count
        self.job = job
        self.monitor = monitor
        let places = job.formats.map { (format: $0, places: job.places(in: $0)) }
        let kept = Self.kept(job, places, keptBytes / runs)
        // Formats share the drawings of each scale and variant.
        var shared: [FrameSequence: SharedDrawing] = [:]
        parts = places.map { format, places in
            Part(job, format, places, monitor: monitor) { sequence in
                let drawing = shared[sequence] ?? SharedDrawing(store)
                shared[sequence] = drawing
                // Variants look otherwise.
                return (kept[sequence], drawing, format.content == .catalog ? nil : made)
            }
        }
        alternatives = job.alternatives.map {
            RenderRun($0, monitor: monitor, keptBytes: keptBytes / runs, store: store)
        }
    }

    /// The caches of frames that are requested more than once, of each scale and variant.
    private static func kept(
        _ job: RenderJob, _ places: [(format: OutputFormat, places: [RenderJob.Place])], _ bytes: Int
    ) -> [FrameSequence: KeptBitmaps] {
        var passes: [FrameSequence: Int] = [:]
        for (format, places) in places {
            for place in places {
                passes[place.sequence, default: 0] += format.passes(
                    over: place.sequence, options: job.options)
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
        return Part(job, format, job.places(in: format), monitor: monitor) { _ in (nil, SharedDrawing(), nil)
        }
        .frames
    }

    /// Refuses what only a look at the pixels can tell is impossible.
    private func check(workers: Workers) throws {
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

    /// The same into a sink that is made once the pixels are known to fit, as making it may leave a folder.
    ///
    /// - Returns: The sink, and notes for the user about the files.
    /// - Throws: As ``write(workers:into:)``, and what `make` throws.
    package func write<Sink: ArtifactSink>(
        workers: Workers, _ make: () throws -> Sink
    ) throws -> (sink: Sink, notes: [Message]) {
        try check(workers: workers)
        let sink = try make()
        return (sink, try writeChecked(workers: workers, into: sink))
    }

    private func writeChecked(workers: Workers, into sink: any ArtifactSink) throws -> [Message] {
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
