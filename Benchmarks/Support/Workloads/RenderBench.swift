import Exports
import Imaging
import Rendering
import Requests
import Resolution

/// A whole job on one thread whose files go nowhere.
public struct RenderBench: Sendable {
    private let job: RenderJob

    /// One loop of Material's "advance", `frames` of it, `size` pixels wide, in the format of that name.
    public init(frames: Int, size: Int, format: String) throws {
        var spec = RenderSpec()
        spec.motion.motion = try Source(motion: "material-advance")
        spec.motion.frames = frames
        spec.motion.maxFrames = frames
        spec.size = Double(size)
        spec.colors = [try Color(parsing: "#0A6ED1")]
        spec.formats = [format]
        if format == "gif" { spec.matte = try Color(parsing: "#FFFFFF") }
        job = try spec.resolve()
    }

    public func run() throws {
        try job.run(workers: Workers(count: 1), into: Nowhere())
    }
}

private struct Nowhere: ArtifactSink {
    func write(_ name: String, _ bytes: [UInt8]) {}
}
