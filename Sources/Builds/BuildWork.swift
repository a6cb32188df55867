internal import Basics
internal import CairoRaster
internal import Files
internal import Formats
internal import Jobs
internal import Packs
internal import Platform
internal import Rendering
internal import Resolution

/// The work of a job: drawing frames or packing frames from files.
enum BuildWork: Sendable {
    case render(RenderJob)
    case pack(PackJob)

    /// - Throws: ``SheetError`` where a request cannot be met.
    func fileNames() throws(SheetError) -> FileNames {
        switch self {
        case .render(let job): try job.fileNames()
        case .pack(let job): try job.fileNames()
        }
    }

    var formats: [OutputFormat] {
        switch self {
        case .render(let job): job.formats
        case .pack(let job): job.formats
        }
    }

    /// The number of frames at one scale.
    var frameCount: Int {
        switch self {
        case .render(let job): job.timeline.count
        case .pack(let job): job.sequence.count
        }
    }

    /// The advice for getting a single picture.
    var stillAdvice: Message {
        switch self {
        case .render(let job): job.stillAdvice
        case .pack: "write one file in pack"
        }
    }

    var pictureCount: Int {
        switch self {
        case .render(let job): job.pictureCount
        case .pack(let job): job.sequence.count
        }
    }

    var paintCount: Int {
        switch self {
        case .render(let job): job.paintCount
        case .pack(let job): job.paintCount
        }
    }

    var pixelCount: Int {
        switch self {
        case .render(let job): job.pixelCount
        case .pack(let job): job.pixelCount
        }
    }

    /// The same for jobs whose frames look the same, and as good as never for others; nil for frames of others.
    var mark: Int? {
        switch self {
        case .render(let job): job.appearance.hashValue
        case .pack: nil
        }
    }

    /// Writes all files.
    ///
    /// - Parameters:
    ///   - shared: The files of jobs whose frames may be identical.
    ///   - store: The drawings that all jobs share.
    /// - Returns: Notes about the files.
    func write(
        workers: Workers, monitor: any FrameMonitor, shared: BuildBatch.Shared?, store: DrawingStore,
        into sink: any ArtifactSink
    ) throws -> [Message] {
        switch self {
        case .render(let job):
            let run = RenderRun(
                job, monitor: monitor, keptBytes: RenderRun.keptBytes, fileCache: shared?.fileCache(job),
                store: store)
            return try job.notes + run.write(workers: workers, into: sink)
        case .pack(let job):
            let pack = try job.load(workers: workers, monitor: monitor)
            return try job.notes + pack.write(workers: workers, into: sink)
        }
    }
}
