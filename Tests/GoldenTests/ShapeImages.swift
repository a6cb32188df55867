import Drawing
import Indicators
import Loading
import MotionCore
import Presentations
import Requests
import TestSupport

/// Shapes of one's own, and motions that are drawn by themselves.
enum ShapeImages {
    static let cases =
        [own, LogoImages.logos, LogoImages.states, segments, values, gradients] + waves + collected + [
            figures, morphs, contained, expressive, closings, skeletons,
        ]

    private static let star = "M12 2l3 7h7l-6 5 2 8-6-5-6 5 2-8-6-5h7z"
    private static let letter =
        "M2 22V2h10a6 6 0 0 1 3 11l5 9h-5l-4.4-8H6v8zM6 6v4.5h5.5a2.2 2.2 0 0 0 0-4.5z"

    /// Filled, traced by a value and by a motion, turned and pulsing: each in eight frames.
    private static let own: ImageCase = {
        var cells: [ImageCase.Cell] = []
        for data in [star, letter] {
            for way in [ShapeWay.fill, .trace, nil, .turn, .pulse] {
                var spec = RenderSpec()
                (spec.animation.motion, spec.animation.frames) = (.value(.fluent), 8)
                spec.shape = try? Source<CustomShape>(shape: data)
                spec.shapeWay = way
                if way == .fill || way == .trace {
                    (spec.animation.motion, spec.animation.value) = (nil, ValueSpan(from: 0, to: 1))
                }
                if way != .turn, way != .pulse { spec.track = Theme.neutralLight[.track] }
                cells += ImageCase.Cell.frames { try spec.resolve() }
            }
        }
        return ImageCase(name: "shapes-own", cells: cells, columns: 8)
    }()

    /// Rings and bars of few and of many parts, at values that end within a part, and while they run.
    private static let segments: ImageCase = {
        var cells: [ImageCase.Cell] = []
        for cap in [StrokeCap.round, .butt] {
            for count in [3, 12] {
                for (motion, value) in [(nil, 1.0), (Motion.fluent, nil), (nil, 1), (.muiLinear, nil)] {
                    var spec = RenderSpec()
                    let isBar = cells.count / 6 % 4 > 1
                    (spec.indicator, spec.extent) = (isBar ? .linear : .circular, isBar ? nil : .points(64))
                    if isBar { (spec.width, spec.height) = (96, 8) } else { spec.stroke = 8 }
                    spec.animation.motion = motion.map { .value($0) }
                    spec.animation.value = value.map { ValueSpan(from: 0, to: $0) }
                    (spec.animation.frames, spec.segments, spec.cap) = (6, count, cap)
                    spec.track = Theme.neutralLight[.track]
                    cells += ImageCase.Cell.frames { try spec.resolve() }
                }
            }
        }
        // The corners of thick ones are less round.
        for count in [3, 4, 6, 9] {
            var spec = RenderSpec()
            (spec.extent, spec.stroke, spec.segments) = (.points(64), 18, count)
            (spec.animation.value, spec.animation.frames) = (ValueSpan(from: 0, to: 1), 6)
            spec.track = Theme.neutralLight[.track]
            cells += ImageCase.Cell.frames { try spec.resolve() }
        }
        return ImageCase(name: "shapes-segments", cells: cells, columns: 12)
    }()

    /// Two values on a ring and on a bar, and the part between two values: plain, with gaps and in segments.
    private static let values: ImageCase = {
        var cells: [ImageCase.Cell] = []
        for (gap, segments) in [(0.0, nil), (4, nil), (0, 12)] as [(Double, Int?)] {
            for indicator in [IndicatorKind.circular, .linear] {
                for (value, second, span) in [
                    (0.3, 0.7, nil), (0.7, 0.3, nil), (nil, nil, ValueSpan(from: 0.2, to: 0.6)),
                ] as [(Double?, Double?, ValueSpan?)] {
                    for colors in [[Color(rgba: 0x0A6E_D1FF), Color(rgba: 0xE973_0CFF)], []] {
                        if span != nil, !colors.isEmpty { continue }
                        var spec = RenderSpec()
                        (spec.indicator, spec.gap, spec.segments) = (indicator, gap, segments)
                        if indicator == .linear {
                            (spec.width, spec.height) = (96, 8)
                        } else {
                            (spec.extent, spec.stroke) = (.points(64), 8)
                        }
                        spec.animation.value = value.map { ValueSpan($0) }
                        (spec.value2, spec.animation.span, spec.colors) = (second, span, colors)
                        spec.track = Theme.neutralLight[.track]
                        cells += ImageCase.Cell.frames { try spec.resolve() }
                    }
                }
            }
        }
        return ImageCase(name: "shapes-values", cells: cells, columns: 5)
    }()

    /// Colors along arcs and bars, and along what they move on: values up to where the head lies on the tail, loops, segments, gaps,
    /// and right to left.
    private static let gradients: ImageCase = {
        let colors = [0x0A6E_D1FF, 0x7F52_FFFF, 0xFF4F_6DFF].map { Color(rgba: $0) }
        var cells: [ImageCase.Cell] = []
        func add(_ way: IndicatorGradient.Way, _ change: (inout RenderSpec) -> Void) {
            var spec = RenderSpec()
            (spec.extent, spec.stroke, spec.gradient, spec.gradientAxis) = (
                .points(64), 8, Gradient(colors), way
            )
            change(&spec)
            if spec.indicator == .linear {
                (spec.extent, spec.stroke, spec.width, spec.height) = (nil, nil, 96, 8)
            }
            cells += ImageCase.Cell.frames { try spec.resolve() }
        }
        for way in IndicatorGradient.Way.allCases {
            for cap in [StrokeCap.round, .butt] {
                for value in [0.03, 0.4, 0.94, 0.98, 1] {
                    add(way) { ($0.animation.value, $0.cap) = (ValueSpan(value), cap) }
                }
            }
            for motion in [Motion.fluent, .muiLinear] {
                add(way) {
                    ($0.animation.motion, $0.animation.frames) = (.value(motion), 5)
                    if motion == .muiLinear { $0.indicator = .linear }
                }
            }
            for (indicator, segments, gap, isBackward) in [
                (IndicatorKind.circular, 12, nil, false), (.circular, nil, 4, false),
                (.linear, 4, nil, false),
                (.linear, 12, nil, true), (.linear, nil, 4, true),
            ] as [(IndicatorKind, Int?, Double?, Bool)] {
                add(way) {
                    ($0.indicator, $0.segments, $0.gap, $0.animation.value) = (indicator, segments, gap, 0.7)
                    $0.track = Theme.neutralLight[.track]
                    if isBackward { $0.direction = .rtl }
                }
            }
        }
        return ImageCase(name: "shapes-gradients", cells: cells, columns: 5)
    }()

    /// Values near the ends, where waves rise and fall, and what runs.
    private static let waves = [Motion.materialWavy, .composeWavy, .materialWavyLinear, .composeWavyLinear]
        .map { motion -> ImageCase in
            var cells: [ImageCase.Cell] = []
            for value in [0.05, 0.3, 0.6, 0.97, nil] {
                var spec = RenderSpec()
                spec.motion = motion
                spec.track = Theme.neutralLight[.track]
                spec.animation.value = value.map { ValueSpan(from: 0, to: $0) }
                spec.animation.frames = 6
                cells += ImageCase.Cell.frames { try spec.resolve() }
            }
            return ImageCase(name: "shapes-\(motion.name)", cells: cells, columns: 6)
        }

    /// Eight frames of each choreography of figures.
    private static let figures = ImageCase(
        name: "shapes-figures",
        cells: Motion.drawn.filter { motion in
            if case .drawn(let drawn) = motion.kind, case .elements = drawn.form { true } else { false }
        }.flatMap { motion in
            var spec = RenderSpec()
            (spec.animation.motion, spec.animation.frames, spec.extent) = (.value(motion), 8, .points(48))
            return ImageCase.Cell.frames { try spec.resolve() }
        }, columns: 16)

    /// Eight frames of each motion of a collection: a sheet for each of the larger ones, and one for all others.
    private static let collected: [ImageCase] = {
        let counts = Motion.collected.reduce(into: [:]) { $0[$1.system ?? "", default: 0] += 1 }
        let groups = Dictionary(grouping: Motion.collected) { motion in
            let system = motion.system ?? ""
            return counts[system, default: 0] < 8
                ? "systems" : system.lowercased().map { $0.isLetter ? String($0) : "-" }.joined()
        }
        return groups.sorted { $0.key < $1.key }.map { name, motions in
            ImageCase(
                name: "collected-\(name)",
                cells: motions.flatMap { motion in
                    var spec = RenderSpec()
                    (spec.animation.motion, spec.animation.frames) = (.value(motion), 8)
                    if case .bars = motion.kind {
                        (spec.indicator, spec.width) = (.linear, 48)
                    } else {
                        spec.extent = .points(48)
                    }
                    return ImageCase.Cell.frames(scale: 1) { try spec.resolve() }
                }, columns: 16)
        }
    }()

    /// The contained style: shapes on their way to the next, and a value, on the circles of all themes.
    private static let contained: ImageCase = {
        var cells: [ImageCase.Cell] = []
        for theme in Theme.all {
            for motion in [Motion.materialLoading, .composeLoading] {
                for value in motion == .composeLoading ? [nil, ValueSpan(from: 0, to: 1)] : [nil] {
                    var spec = RenderSpec()
                    (spec.themeSource, spec.extent, spec.backdrop) = (.value(theme), .points(48), .surface)
                    (spec.animation.motion, spec.animation.value, spec.animation.frames) = (
                        .value(motion), value, 4
                    )
                    spec.containerPaint = .theme
                    cells += ImageCase.Cell.frames { try spec.resolve() }
                }
            }
        }
        return ImageCase(name: "shapes-contained", cells: cells, columns: 12)
    }()

    /// Expressive themes by themselves: what runs, values, and all sizes.
    private static let expressive: ImageCase = {
        var cells: [ImageCase.Cell] = []
        for theme in [Theme.materialExpressiveLight, .materialExpressiveDark] {
            for (indicator, size) in [
                (IndicatorKind.circular, RingSize.Name.small), (.circular, .medium), (.circular, .large),
                (.linear, nil),
            ] as [(IndicatorKind, RingSize.Name?)] {
                for value in [nil, 0, 0.05, 0.5, 0.97, 1] as [Double?] {
                    var spec = RenderSpec()
                    (spec.themeSource, spec.indicator, spec.backdrop) = (.value(theme), indicator, .surface)
                    spec.extent = size.map { .named($0) }
                    if indicator == .linear { spec.width = 120 }
                    spec.animation.value = value.map { ValueSpan($0) }
                    if value == nil { spec.animation.frames = 3 }
                    cells += ImageCase.Cell.frames { try spec.resolve() }
                }
            }
        }
        return ImageCase(name: "shapes-expressive", cells: cells, columns: 8)
    }()

    /// Waves that fall flat into a full ring or bar, and shapes that become a circle with a sign, frame by frame; and the signs of
    /// SAP's checkout.
    private static let closings: ImageCase = {
        var cells: [ImageCase.Cell] = []
        func add(
            _ theme: Theme, _ motion: Motion, _ change: TransitionSpec, at start: Double? = 480,
            _ more: (inout RenderSpec) -> Void = { _ in }
        ) {
            var spec = RenderSpec()
            (spec.themeSource, spec.animation.motion, spec.backdrop) = (
                .value(theme), .value(motion), .surface
            )
            (spec.transition, spec.t0, spec.animation.frames) = (change, start, 10)
            if motion.kind.isStraight { (spec.indicator, spec.width) = (.linear, 96) } else { spec.size = 48 }
            more(&spec)
            cells += ImageCase.Cell.frames { try spec.resolve() }
        }
        for (theme, state) in [
            (Theme.materialExpressiveLight, ValueState.success), (.materialExpressiveDark, .error),
        ] {
            for motion in [
                Motion.materialWavy, .composeWavy, .materialLoading, .composeLoading, .materialWavyLinear,
                .composeWavyLinear,
            ] {
                add(theme, motion, .states(from: .state(.active), to: .state(state)))
            }
            add(theme, .materialWavyLinear, .states(from: .determinate(0.6), to: .state(state)), at: nil)
            add(theme, .materialWavyLinear, .states(from: .state(state), to: .state(.active)), at: nil)
            add(theme, .composeLoading, .states(from: .indeterminate, to: .determinate(1)))
            add(theme, .materialLoading, .states(from: .state(.active), to: .state(.paused)))
            add(theme, .materialLoading, .states(from: .state(.active), to: .state(state))) {
                $0.containerPaint = .theme
            }
        }
        for theme in [Theme.fioriLight, .fioriDark] {
            for state in [ValueState.success, .error] {
                add(theme, .fioriProcessing, .states(from: .state(.active), to: .state(state))) {
                    $0.glyphStyle = .checkout
                }
            }
        }
        return ImageCase(name: "shapes-closings", cells: cells, columns: 10)
    }()

    /// Placeholders that a light passes over: SAP's as it is cleaned and published, and while AI is at work; in both directions.
    private static let skeletons: ImageCase = {
        var cells: [ImageCase.Cell] = []
        for (theme, style, direction) in [
            (Theme.fioriLight, Shimmer.Style.content, FlowDirection.ltr), (.fioriLight, .published, .ltr),
            (.fioriDark, .content, .ltr), (.fioriDark, .content, .rtl), (.fioriLight, .ai, .ltr),
            (.fioriDark, .ai, .ltr), (.materialExpressiveDark, .content, .ltr), (.materialLight, .ai, .rtl),
        ] {
            var spec = RenderSpec()
            (spec.themeSource, spec.direction, spec.animation.frames) = (.value(theme), direction, 5)
            (spec.presentation, spec.present.shimmer) = (.card, style)
            spec.present.screen = ScreenSize(width: 320, height: 200)
            (spec.animation.motion, spec.animation.duration) = (.value(.fluent), 2000)
            cells += ImageCase.Cell.frames(scale: 1) { try spec.resolve() }
        }
        return ImageCase(name: "shapes-skeletons", cells: cells, columns: 5)
    }()

    /// Shapes on their way to the next.
    private static let morphs = ImageCase(
        name: "shapes-morphs",
        cells: [Motion.materialLoading, .composeLoading].flatMap { motion in
            var spec = RenderSpec()
            (spec.animation.motion, spec.animation.frames, spec.extent) = (.value(motion), 28, .points(48))
            return ImageCase.Cell.frames { try spec.resolve() }
        }, columns: 14)
}

extension Motion.Kind {
    fileprivate var isStraight: Bool { if case .drawn(let drawn) = self { drawn.isStraight } else { false } }
}
