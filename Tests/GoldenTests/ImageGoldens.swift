import Drawing
import FramePipeline
import Indicators
import MotionCore
import TestSupport
import Testing

@Suite struct ImageGoldens {
    static let cases = motions + [values, caps, insetCaps, strokes, sizes, tracks, colors]

    static let group = GoldenGroup("images", cases.map(\.name), fileExtension: "png")

    @Test("C1, C2, C4: pictures are what they were, to the last pixel", arguments: cases)
    func image(picture: ImageCase) throws {
        try Goldens.shared.check(try picture.sheet(), is: "images/\(picture.name).png")
    }

    private static let ring = CircularIndicator(size: 48, stroke: 4, cap: .round)

    /// Two dozen frames of each loop.
    private static let motions = ArcGoldens.names.compactMap { name -> ImageCase? in
        guard name != "determinate", let spans = frames(of: name, 24) else { return nil }
        return ImageCase(
            name: "motion-\(name)", cells: spans.map { ImageCase.Cell(indicator: ring, span: $0) },
            columns: 12)
    }

    private static func frames(of name: String, _ count: Int) -> [ArcSpan]? {
        var spec = MotionSpec()
        (spec.name, spec.frames) = (name, count)
        guard let table = try? spec.resolve(fallback: .determinate).table() else { return nil }
        return (0..<table.count).map { table[$0] }
    }

    /// Values near the ends, where caps meet, and between.
    private static let values: ImageCase = {
        let shown = [0, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.98, 0.99, 0.999, 1]
        var cells: [ImageCase.Cell] = []
        for cap in StrokeCap.allCases {
            let indicator = CircularIndicator(size: 48, stroke: 5, cap: cap, track: Theme.neutralLight.track)
            cells += shown.map { .init(indicator: indicator, span: ArcSpan(start: 0, sweep: $0)) }
        }
        return ImageCase(name: "determinate-values", cells: cells, columns: shown.count)
    }()

    /// Every eighth of a turn, large enough to see single pixels.
    private static let caps: ImageCase = {
        var cells: [ImageCase.Cell] = []
        for cap in StrokeCap.allCases {
            let indicator = CircularIndicator(size: 32, stroke: 6, cap: cap)
            cells += (0..<8).map {
                .init(indicator: indicator, span: ArcSpan(start: Double($0) / 8 + 0.01, sweep: 0.2), scale: 1)
            }
        }
        return ImageCase(name: "caps", cells: cells, columns: 8, zoom: 4)
    }()

    private static let insetCaps: ImageCase = {
        let sweeps = [0.0, 0.005, 0.01, 0.02, 0.03, 0.04, 0.06, 0.1, 0.5, 0.9, 0.96, 0.99, 1]
        var cells: [ImageCase.Cell] = []
        for inset in [false, true] {
            let indicator = CircularIndicator(size: 40, stroke: 5, cap: .round, insetCaps: inset)
            cells += sweeps.map { .init(indicator: indicator, span: ArcSpan(start: 0.1, sweep: $0)) }
        }
        return ImageCase(name: "inset-caps", cells: cells, columns: sweeps.count)
    }()

    private static let strokes: ImageCase = {
        let cells = [0.25, 0.5, 1, 1.5, 2, 4, 8, 12, 16, 20].map { stroke in
            ImageCase.Cell(
                indicator: CircularIndicator(size: 40, stroke: stroke, cap: .round),
                span: ArcSpan(start: 0.05, sweep: 0.7))
        }
        return ImageCase(name: "strokes", cells: cells, columns: 10)
    }()

    /// Small and fractional canvases, where a ring that is off its center shows most.
    private static let sizes: ImageCase = {
        var cells: [ImageCase.Cell] = []
        for scale in [1, 1.5, 2] {
            cells += [12.0, 15, 16, 17, 20, 24, 33].map { size in
                ImageCase.Cell(
                    indicator: CircularIndicator(size: size, stroke: size / 8, cap: .round),
                    span: ArcSpan(start: 0.9, sweep: 0.75), scale: scale)
            }
        }
        return ImageCase(name: "sizes", cells: cells, columns: 7, zoom: 3)
    }()

    /// Arcs on tracks: opaque, translucent, and of clashing color, which would show a fringe.
    private static let tracks: ImageCase = {
        var cells: [ImageCase.Cell] = []
        for track in [0xD5DC_E4FF, 0x8396_A833, 0xFFD8_00FF, 0x0000_00FF] as [UInt32] {
            for cap in StrokeCap.allCases {
                let indicator = CircularIndicator(size: 40, stroke: 6, cap: cap, track: Color(rgba: track))
                cells.append(.init(indicator: indicator, span: ArcSpan(start: 0.12, sweep: 0.6), scale: 1))
            }
        }
        return ImageCase(name: "tracks", cells: cells, columns: 6, zoom: 4)
    }()

    /// A loop that passes through three colors and back.
    private static let colors: ImageCase = {
        var spec = RenderSpec()
        (spec.motion.name, spec.motion.frames) = ("material-advance", 48)
        spec.colors = ["#6750A4", "#B3261E", "#386A20"]
        guard let job = try? spec.resolve() else {
            return ImageCase(name: "color-change", cells: [], columns: 1)
        }
        let cells = (0..<job.timeline.count).map {
            ImageCase.Cell(indicator: ring, span: job.table[$0], color: job.colors[$0])
        }
        return ImageCase(name: "color-change", cells: cells, columns: 12)
    }()
}
