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

    private let job: RenderJob
    private let monitor: any FrameMonitor
    /// The progress of each format over each of its places.
    private let tallies: [OutputFormat: [FrameTally]]
    /// The frames that are kept, of each scale and variant.
    private let kept: [FrameSequence: KeptBitmaps]
    /// The drawings shared by all formats, for each scale and variant.
    private let shared: [FrameSequence: SharedDrawing]
    private let alternatives: [RenderRun]
    private let made: EncodedFileCache?

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
        self.made = made
        tallies = Self.tallies(job, monitor)
        kept = Self.kept(job, keptBytes / runs)
        shared = Self.shared(job, store)
        alternatives = job.alternatives.map {
            RenderRun($0, monitor: monitor, keptBytes: keptBytes / runs, store: store)
        }
    }

    private static func shared(
        _ job: RenderJob, _ store: DrawingStore
    ) -> [FrameSequence: SharedDrawing] {
        var result: [FrameSequence: SharedDrawing] = [:]
        for place in job.formats.flatMap({ job.places(in: $0) }) where result[place.sequence] == nil {
            result[place.sequence] = SharedDrawing(store)
        }
        return result
    }

    private static func tallies(_ job: RenderJob, _ monitor: any FrameMonitor) -> [OutputFormat: [FrameTally]]
    {
        job.formats.reduce(into: [:]) { tallies, format in
            tallies[format] = job.places(in: format).map {
                FrameTally(format, $0.sequence, job.options, monitor: monitor)
            }
        }
    }

    /// The caches of sequences that are requested more than once.
    private static func kept(_ job: RenderJob, _ bytes: Int) -> [FrameSequence: KeptBitmaps] {
        var passes: [FrameSequence: Int] = [:]
        for format in job.formats {
            for place in job.places(in: format) {
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

    /// The frames that a format writes, at all of its scales, and for a catalog those of all variants.
    package func sources(of format: OutputFormat) -> [IndicatorFrames] {
        let facts = job.facts(for: format)
        return job.places(in: format).enumerated().map { index, place in
            let tally = tallies[format]?[index]
            if format == .terminal {
                return IndicatorFrames(
                    job: place.job.trackless, sequence: place.sequence.with(facts), monitor: monitor,
                    tally: tally)
            }
            return IndicatorFrames(
                job: place.job, sequence: place.sequence.with(facts), monitor: monitor, tally: tally,
                kept: kept[place.sequence], shared: shared[place.sequence] ?? SharedDrawing(),
                // Variants look otherwise.
                made: format.content == .catalog ? nil : made)
        }
    }

    /// Refuses what only a look at the pixels can tell is impossible, before anything is written.
    ///
    /// - Throws: as ``write(workers:into:)``, the sink aside.
    public func check(workers: Workers) throws {
        for format in job.formats {
            for source in sources(of: format) {
                try format.check(source, options: job.options, workers: workers)
            }
        }
        for run in alternatives { try run.check(workers: workers) }
    }

    /// Renders every format at every scale into `sink`.
    ///
    /// The bytes depend on the job alone: not on the number of workers, nor on the processor.
    ///
    /// - Returns: Notes for the user about the files, a sentence each.
    /// - Throws: ``RasterError``, ``SheetError``, ``AnimationError``, ``ImagingError`` or what the sink throws;
    ///   and whatever the monitor throws.
    @discardableResult
    public func write(workers: Workers, into sink: any ArtifactSink) throws -> [Message] {
        var said: [Message] = []
        for format in job.formats {
            let sources = sources(of: format)
            said += try format.write(sources, options: job.options, workers: workers, to: sink)
                .filter { !said.contains($0) }
            for tally in tallies[format] ?? [] { tally.finish() }
        }
        for format in job.access.sidecars {
            try sink.write(format.fileName(job.name), Sidecar(job).bytes(format))
        }
        for run in alternatives { said += try run.write(workers: workers, into: sink) }
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
