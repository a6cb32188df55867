import Drawing
import Indicators
import Loading
import MotionCore
import Requests
import TestSupport
import Testing

@Suite struct ImageGoldens {
    static let cases =
        motions + [values, caps, insetCaps, strokes, sizes, tracks, colors, gaps] + LinearImages.cases
        + StateImages.cases + StoryImages.cases + LocaleImages.cases + StepImages.cases
        + PresentationImages.cases + SkeletonImages.cases + ShapeImages.cases + GaugeImages.cases
        + CenterImages.cases
        + BarImages.cases + MovingImages.cases + [PixelArt.pictures]

    static let group = GoldenGroup("images", cases.map(\.name) + [SheetImages.atlas], fileExtension: "png")

    @Test(
        "C1, C2, C4, C9–C15, L1–L5, P1–P3, S1–S8: pictures are what they were, to the last pixel",
        arguments: cases)
    func image(picture: ImageCase) throws {
        try Goldens.shared.check(try picture.sheet(), is: "images/\(picture.name).png")
    }

    private static let ring = CircularIndicator(size: 48, stroke: 4, cap: .round)

    /// Two dozen frames of each loop, as large as they are published, bars on the theme's track.
    private static let motions = Motion.plain.compactMap { motion -> ImageCase? in
        if motion.kind == .determinate { return nil }
        var spec = RenderSpec()
        (spec.animation.motion, spec.animation.frames) = (.value(motion), 24)
        switch motion.kind {
        case .bars:
            (spec.indicator, spec.width) = (.linear, 120)
            if motion.colorChange == nil { spec.track = Theme.neutralLight[.track] }
        case .spokes, .dots, .drawn: spec.size = motion.size
        case .arc, .determinate: break
        }
        let isLinear = spec.indicator == .linear
        return ImageCase(
            name: "motion-\(motion.name)", cells: ImageCase.Cell.frames { try spec.resolve() },
            columns: isLinear ? 6 : 12)
    }

    /// Values near the ends, where caps meet, and between.
    private static let values: ImageCase = {
        let shown = [0, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.98, 0.99, 0.999, 1]
        var cells: [ImageCase.Cell] = []
        for cap in StrokeCap.allCases {
            let indicator = CircularIndicator(
                size: 48, stroke: 5, cap: cap, track: Theme.neutralLight[.track])
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
            let indicator = CircularIndicator(size: 40, stroke: 5, cap: .round, insetsCaps: inset)
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
        (spec.animation.motion, spec.animation.frames) = (.value(.materialAdvance), 48)
        spec.colors = [Color(rgba: 0x6750_A4FF), Color(rgba: 0xB326_1EFF), Color(rgba: 0x386A_20FF)]
        return ImageCase(
            name: "color-change", cells: ImageCase.Cell.frames { try spec.resolve() }, columns: 12)
    }()

    /// Material 3: a gap between arc and track, with the ramps near both ends.
    private static let gaps: ImageCase = {
        let shown = [
            0, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 0.9, 0.93, 0.95, 0.98, 0.99, 0.995, 0.998, 1,
        ]
        var cells: [ImageCase.Cell] = []
        for cap in [StrokeCap.round, .butt] {
            let indicator = CircularIndicator(
                size: 40, stroke: 4, cap: cap, track: Theme.materialLight[.track], gap: 4)
            cells += shown.map {
                .init(
                    indicator: indicator, span: ArcSpan(start: 0, sweep: $0),
                    color: Theme.materialLight[.indicator])
            }
        }
        return ImageCase(name: "gaps", cells: cells, columns: 8)
    }()
}
