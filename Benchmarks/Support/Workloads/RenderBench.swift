import Drawing
import Files
import Formats
import Imaging
import Jobs
import Loading
import MotionCore
import Platform
import Rendering
import Requests

/// A whole job on one thread, whose files are discarded.
public struct RenderBench: Sendable {
    private let job: RenderJob

    /// Creates a job for one loop of Material's "advance" with `frames` frames, `size` pixels wide, in a format.
    public init(frames: Int, size: Int, format: OutputFormat = .frames) throws {
        var spec = RenderSpec(.materialAdvance)
        spec.animation.frames = frames
        spec.animation.maxFrames = frames
        spec.size = Double(size)
        spec.colors = [Color(rgba: 0x0A6E_D1FF)]
        spec.formats = [format]
        if format == .gif { spec.matte = Color(rgba: 0xFFFF_FFFF) }
        job = try spec.resolve()
    }

    /// Creates the job of any request.
    init(_ spec: RenderSpec) throws { job = try spec.resolve() }

    public func run() throws {
        try job.run(workers: Workers(count: 1), into: Nowhere())
    }
}

private struct Nowhere: ArtifactSink {
    func write(_ name: String, _ bytes: [UInt8]) {}
}
