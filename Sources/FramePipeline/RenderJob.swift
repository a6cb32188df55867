internal import CairoRaster
public import Drawing
public import Exports
public import Imaging
public import Indicators
public import MotionCore

/// A request that has been understood: nothing in it is optional, nothing in it can be wrong, and only
/// resources can fail from here on.
public struct RenderJob: Sendable {
    public let name: String
    public let timeline: Timeline
    public let indicator: CircularIndicator
    /// The arcs of one loop or run.
    public let table: FrameTable
    /// The color of every frame, or one for all.
    public let colors: [Color]
    /// Pixels per point, each once.
    public let scales: [Double]
    public let formats: [OutputFormat]
    public let options: ExportOptions

    /// Diameters that are accepted, in points, and the one where none is given.
    public static let sizeRange = 1.0...4096.0
    public static let defaultSize = 48.0
    /// Scales that are accepted, in pixels per point.
    public static let scaleRange = 0.25...16.0
    /// The thinnest stroke in points.
    public static let thinnestStroke = 0.01
    /// The largest side of a frame in pixels, unless the request raises it, and however far it does.
    public static let defaultMaxFrameSide = 4096
    public static let largestFrameSide = 16384

    /// The pixels that hold `points` at `scale`.
    public static func pixels(_ points: Double, _ scale: Double) -> Int {
        CairoRasterizer.pixels(points, scale)
    }

    /// Renders every format at every scale into `sink`.
    ///
    /// The bytes depend on the job alone: not on the number of workers, nor on the processor.
    ///
    /// - Throws: ``RasterError``, ``SheetError``, ``ImagingError`` or what the sink throws; and whatever
    ///   `monitor` throws, which is asked before each frame.
    public func run(
        workers: Workers, into sink: any ArtifactSink, monitor: any FrameMonitor
    ) throws {
        for scale in scales {
            let source = IndicatorFrames(job: self, scale: scale, monitor: monitor)
            for format in formats {
                try format.write(source, options: options, workers: workers, to: sink)
            }
        }
    }
}

/// Looks on while frames are painted, from any thread.
public protocol FrameMonitor: Sendable {
    /// Called before each frame; throw to stop.
    func willPaint() throws
}

extension RenderJob {
    /// How many times frames are painted: sheets look at every frame before they place it.
    public var paintCount: Int {
        let passes = formats.reduce(0) { $0 + ($1.name == OutputFormat.sheet.name ? 2 : 1) }
        return timeline.count * scales.count * passes
    }

    /// - Throws: ``SpecError`` unless the job results in exactly one file.
    public func requireSingleFile() throws(SpecError) {
        let frames = timeline.count * scales.count
        guard formats.allSatisfy({ $0.name == OutputFormat.frames.name }), frames == 1 else {
            throw SpecError(
                at: "-o",
                "standard output takes one file, and this makes more; ask for one frame at one scale, or name a folder"
            )
        }
    }
}
