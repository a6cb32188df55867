import Drawing
import Exports
import Formats
import Imaging
import Jobs
import Loading
import MotionCore
import Rendering
import Requests

/// A whole job on one thread whose files go nowhere.
public struct RenderBench: Sendable {
    private let job: RenderJob

    /// One loop of Material's "advance", `frames` of it, `size` pixels wide, in that format.
    public init(frames: Int, size: Int, format: OutputFormat = .frames) throws {
        var spec = RenderSpec(.materialAdvance)
        spec.motion.frames = frames
        spec.motion.maxFrames = frames
        spec.size = .points(Double(size))
        spec.colors = [Color(rgba: 0x0A6E_D1FF)]
        spec.formats = [format]
        if format == .gif { spec.matte = Color(rgba: 0xFFFF_FFFF) }
        job = try spec.resolve()
    }

    /// A job of any kind.
    init(_ spec: RenderSpec) throws { job = try spec.resolve() }

    public func run() throws {
        try job.run(workers: Workers(count: 1), into: Nowhere())
    }
}

private struct Nowhere: ArtifactSink {
    func write(_ name: String, _ bytes: [UInt8]) {}
}
