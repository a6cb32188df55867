internal import Exports
internal import Formats
public import Imaging
public import Jobs
public import Platform

extension RenderJob {
    /// All frames at a scale, in the order in which they are shown, each as ``bitmap(frame:scale:)`` gives it. Each stays
    /// 1 / `timeline.fps` seconds.
    ///
    /// ```swift
    /// for try await frame in job.frames(scale: 2) { show(frame.bytes) }
    /// ```
    ///
    /// - Parameters:
    ///   - scale: Pixels per point; nil for the first scale of the job.
    ///   - workers: The threads that paint; they decide nothing but the time.
    /// - Precondition: the scale is in `RenderJob.scaleRange`.
    public func frames(
        scale: Double? = nil, workers: Workers = Workers(count: Workers.available)
    ) -> RenderedFrames {
        RenderedFrames(source: source(scale: scale), workers: workers)
    }
}

/// The frames of a job, painted on several threads some at a time, as they are asked for: straight RGBA.
///
/// Iterate over them in a task, which can be canceled, or without one by ``each(_:)``.
public struct RenderedFrames: AsyncSequence, Sendable {
    let source: IndicatorFrames
    let workers: Workers

    /// The number of frames, at least 1.
    public var count: Int { source.sequence.count }
    /// The width of every frame in pixels.
    public var width: Int { source.sequence.width }
    /// The height of every frame in pixels.
    public var height: Int { source.sequence.height }

    /// Calls `body` with each frame, on the thread of the caller, which waits while they are painted.
    ///
    /// - Throws: The error of `body`, or ``RenderError`` where memory or a font is missing.
    public func each(_ body: (Bitmap) throws -> Void) throws {
        var start = 0
        while start < count {
            let batch = try batch(from: start)
            for frame in batch { try body(frame) }
            start += batch.count
        }
    }

    /// An iterator that begins with the first frame.
    public func makeAsyncIterator() -> Iterator { Iterator(frames: self) }

    /// The position of one loop over frames.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
        let frames: RenderedFrames
        private var painted: ArraySlice<Bitmap> = []
        private var start = 0

        init(frames: RenderedFrames) { self.frames = frames }

        /// The next frame; nil after the last one.
        ///
        /// - Throws: `CancellationError` where the task is canceled, or ``RenderError`` where memory or a font is missing.
        @concurrent public mutating func next() async throws -> Bitmap? {
            try Task.checkCancellation()
            if painted.isEmpty, start < frames.count {
                painted = try frames.batch(from: start)[...]
                start += painted.count
            }
            return painted.popFirst()
        }
    }

    /// The most bytes of frames that are painted ahead, unless that were less than a frame for each thread.
    private static let aheadBytes = 32 << 20

    /// The frames from `start` on that are painted together.
    private func batch(from start: Int) throws(RenderError) -> [Bitmap] {
        let fitting = Self.aheadBytes / (width * height * PixelFormat.rgba.bytesPerPixel)
        let threads = Swift.min(workers.count, Workers.available)
        let length = Swift.max(threads, Swift.min(fitting, threads * Workers.stretchLength))
        let numbers = Array(start..<Swift.min(count, start + length))
        let stretch = (numbers.count + threads - 1) / threads
        do {
            return try workers.mapFrames(numbers, of: source, stretch: stretch) { $0.inRGBA() }
        } catch {
            throw RenderError(error)
        }
    }
}
