internal import CairoRaster
public import Drawing
public import Exports
public import Imaging
internal import Indicators
internal import MotionCore

/// A request that has been understood: nothing in it is optional, nothing in it can be wrong, and only
/// resources can fail from here on.
public struct RenderJob: Sendable {
    public let name: String
    public let timeline: Timeline
    public let scene: Scene
    /// The color of every frame, or one for all; where tiles are shown, the colors they take in turn.
    public let colors: [Color]
    /// Pixels per point, each once.
    public let scales: [Double]
    public let formats: [OutputFormat]
    public let options: ExportOptions
    /// Where the frames are a part of a loop that repeats up to a rotation: that rotation, in degrees
    /// clockwise.
    public let rotationPerWrap: Double?

    /// Diameters and lengths that are accepted, in points, and the diameter where none is given.
    public static let sizeRange = 1.0...4096.0
    public static let defaultSize = 48.0
    /// The size of a linear track where none is given: Material's.
    public static let defaultWidth = 240.0
    public static let defaultHeight = 4.0
    /// Scales that are accepted, in pixels per point.
    public static let scaleRange = 0.25...16.0
    /// The thinnest stroke or track in points.
    public static let thinnestStroke = 0.01
    /// The largest side of a frame in pixels, unless the request raises it, and however far it does.
    public static let defaultMaxFrameSide = 4096
    public static let largestFrameSide = 16384

    /// Makes `list` the picture of frame `index`.
    public func draw(_ index: Int, into list: inout DisplayList) {
        let color = colors.count > 1 && !scene.showsTiles ? colors[index] : colors[0]
        let time = timeline.time(of: index)
        list.reset(width: scene.size.width, height: scene.size.height)
        switch scene {
        case .ring(let ring, let table): ring.draw(table[index % table.count], color: color, into: &list)
        case .spokes(let spokes, let opacities):
            spokes.draw(opacities.values(at: time), color: color, into: &list)
        case .dots(let dots, let scales): dots.draw(scales.values(at: time), color: color, into: &list)
        case .bars(let track, let bars):
            let spans = bars.spans(at: time)
            if bars.areTiles {
                let colors = spans.indices.map {
                    self.colors[bars.color(ofBar: $0, at: time, colors: self.colors.count)]
                }
                track.draw(tiles: spans, colors: colors, into: &list)
            } else {
                track.draw(spans, color: color, into: &list)
            }
        case .value(let track, let run):
            let fraction = timeline.count > 1 ? Double(index) / Double(timeline.count - 1) : 0
            track.draw(value: run.value(at: fraction), color: color, into: &list)
        }
    }

    /// Renders every format at every scale into `sink`.
    ///
    /// The bytes depend on the job alone: not on the number of workers, nor on the processor.
    ///
    /// Each format paints the frames anew: that takes less time than encoding them, and what is not kept
    /// takes no memory.
    ///
    /// - Returns: what whoever asked for the files should know about them, a sentence each.
    /// - Throws: ``RasterError``, ``SheetError``, ``AnimationError``, ``ImagingError`` or what the sink throws;
    ///   and whatever `monitor` throws, which is asked before each frame.
    @discardableResult
    public func run(
        workers: Workers, into sink: any ArtifactSink, monitor: any FrameMonitor
    ) throws -> [String] {
        var notes: [String] = []
        for scale in scales {
            let source = IndicatorFrames(job: self, scale: scale, monitor: monitor)
            for format in formats {
                let said = try format.write(source, options: options, workers: workers, to: sink)
                notes += said.filter { !notes.contains($0) }
            }
        }
        return notes
    }

    /// Refuses what only a look at the pixels can tell is impossible, before anything is written.
    ///
    /// - Throws: as ``run(workers:into:monitor:)``, the sink aside.
    public func check(workers: Workers, monitor: any FrameMonitor) throws {
        for scale in scales {
            let source = IndicatorFrames(job: self, scale: scale, monitor: monitor)
            for format in formats { try format.check(source, options: options, workers: workers) }
        }
    }
}

/// Looks on while frames are painted, from any thread.
public protocol FrameMonitor: Sendable {
    /// Called before each frame; throw to stop.
    func willPaint() throws
}

extension RenderJob {
    /// About how many times frames are painted: most formats look at every frame before they place it.
    public var paintCount: Int {
        let onePass = [OutputFormat.frames.name, OutputFormat.webp.name]
        let passes = formats.reduce(0) { $0 + (onePass.contains($1.name) ? 1 : 2) }
        return timeline.count * scales.count * passes
    }

    /// - Throws: ``SpecError`` unless the job results in exactly one file.
    public func requireSingleFile() throws(SpecError) {
        let frames = timeline.count * scales.count
        let isAnimation = formats.count == 1 && scales.count == 1 && formats[0].content == .animation
        guard isAnimation || formats.allSatisfy({ $0.content == .frame }) && frames == 1 else {
            throw SpecError(
                at: "-o",
                "standard output takes one file, and this makes more; ask for one frame or one animation at one scale, or name a folder"
            )
        }
    }
}
