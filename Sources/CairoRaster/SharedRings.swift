internal import Synchronization

/// The ring that the rasterizers of one picture share: whoever needs it first rasterizes it, the others wait for
/// that, which takes less time and memory than doing the same on all threads.
public final class SharedRings: Sendable {
    private let first = Mutex<RingStamp?>(nil)

    /// No rings yet.
    public init() {}

    /// The full ring. Where it is not the first one that was asked for, as where rings change from frame to frame,
    /// each rasterizer makes its own.
    func stamp(_ geometry: RingGeometry) throws(RasterError) -> RingStamp {
        let shared = try first.withLock { (first) throws(RasterError) in
            if first == nil { first = try RingStamp(geometry) }
            return first
        }
        if let shared, shared.geometry == geometry { return shared }
        return try RingStamp(geometry)
    }
}
