import Drawing
import Indicators
import Loading
import MotionCore
import Requests
import TestSupport

/// Contact sheets of states, labels, signs and changes, on the themes' own surfaces.
enum StateImages {
    static let cases = Theme.all.map(states) + [changes, settling, labels, signs, masks, brand, percentages]

    /// The frames of a request on its theme's surface, or of those frames of it that are named.
    private static func cells(
        _ spec: RenderSpec, _ frames: [Int]? = nil, scale: Double = 2
    ) -> [ImageCase.Cell] {
        var spec = spec
        spec.backdrop = spec.template == nil ? spec.backdrop ?? .surface : nil
        return ImageCase.Cell.frames(frames.map { frames in { _ in frames } }, scale: scale) {
            try spec.resolve()
        }
    }

    private static func sheet(
        _ name: String, _ cells: [ImageCase.Cell], columns: Int,
        _ backgrounds: [ContactSheet.Background] = [.light]
    ) -> ImageCase {
        ImageCase(name: name, cells: cells, columns: columns, backgrounds: backgrounds, hasTexts: true)
    }

    private static let words: [ValueState: (ltr: String, rtl: String)] = [
        .active: ("Uploading photos", "העלאת תמונות"), .paused: ("Upload paused", "ההעלאה הושהתה"),
        .error: ("Upload failed", "ההעלאה נכשלה"), .success: ("Upload completed", "ההעלאה הושלמה"),
        .disabled: ("Upload unavailable", "ההעלאה אינה זמינה"),
    ]

    /// Every state of a circular and of a linear indicator, in both directions.
    private static func states(_ theme: Theme) -> ImageCase {
        var all: [ImageCase.Cell] = []
        for state in ValueState.allCases {
            for indicator in [IndicatorKind.circular, .linear] {
                for direction in [FlowDirection.ltr, .rtl] {
                    var spec = RenderSpec()
                    (spec.indicator, spec.themeSource) = (indicator, .value(theme))
                    spec.direction = direction
                    (spec.animation.value, spec.animation.frames, spec.state) = (0.4, 1, state)
                    spec.label.text = direction == .ltr ? words[state]?.ltr : words[state]?.rtl
                    if !state.isFinal { spec.label.progressText = .percent }
                    all += cells(spec)
                }
            }
        }
        return sheet("states-\(theme.name)", all, columns: 4)
    }

    /// A theme of one's own in its four looks, each on its own surface.
    private static let brand: ImageCase = {
        let bases: [ThemeLook: (Theme, UInt32)] = [
            .light: (.fioriLight, 0x7A1F_A2FF), .dark: (.fioriDark, 0xD59B_F0FF),
            .highContrast: (.fioriHighContrastLight, 0x4A0A_6BFF),
            .darkHighContrast: (.fioriHighContrastDark, 0xECC8_FFFF),
        ]
        let theme = Theme(
            "acme",
            looks: bases.mapValues { base, color in
                Theme("acme", basedOn: base, colors: [.indicator: Color(rgba: color)])
            })
        let all = theme.looks.flatMap { look in
            [IndicatorKind.circular, .linear].flatMap { indicator in
                [ValueState.active, .success, .error].flatMap { state in
                    var spec = RenderSpec()
                    (spec.indicator, spec.theme) = (indicator, theme.only(look))
                    (spec.animation.value, spec.animation.frames, spec.state) = (0.4, 1, state)
                    spec.label.text = words[state]?.ltr
                    return cells(spec)
                }
            }
        }
        return sheet("states-brand", all, columns: 3)
    }()

    /// Percentages in rings of many sizes, up to the theme's large one and beyond.
    private static let percentages: ImageCase = {
        var all: [ImageCase.Cell] = []
        for theme in [Theme.neutralLight, .fioriDark, .materialLight] {
            for size in [40.0, 58, 72, 96, 144, 200] {
                var spec = RenderSpec()
                (spec.theme, spec.size, spec.animation.value) = (theme, size, 0.68)
                (spec.label.progressText, spec.label.placement) = (.percent, .center)
                all += cells(spec, scale: 1)
            }
        }
        return sheet("text-percentages", all, columns: 6)
    }()

    /// Changes from a running motion and from a value, frame by frame.
    private static let changes: ImageCase = {
        var all: [ImageCase.Cell] = []
        for (theme, indicator) in [(Theme.fioriLight, IndicatorKind.circular), (.materialLight, .linear)] {
            for change in [
                TransitionSpec.states(from: .state(.active), to: .state(.success)),
                .states(from: .state(.active), to: .state(.error)),
                .states(from: .state(.active), to: .state(.paused)),
                .states(from: .state(.paused), to: .state(.active)),
            ] {
                for value in [nil, 0.4] as [ValueSpan?] {
                    var spec = RenderSpec()
                    (spec.indicator, spec.themeSource, spec.width) = (
                        indicator, .value(theme), indicator == .linear ? 100 : nil
                    )
                    (spec.extent, spec.animation.value) = (
                        indicator == .linear ? nil : .named(.large), value
                    )
                    (spec.transition, spec.t0, spec.animation.frames) = (change, 333, 10)
                    all += cells(spec)
                }
            }
        }
        return sheet("state-changes", all, columns: 10)
    }()

    /// The settle from several moments, and the way back.
    private static let settling: ImageCase = {
        var all: [ImageCase.Cell] = []
        for motion in [Motion.materialAdvance, .fluent, .composeM3] {
            for (change, start) in [
                (.states(from: .indeterminate, to: .determinate(0.4)), 333),
                (.states(from: .indeterminate, to: .determinate(0.4)), 900),
                (.states(from: .determinate(0.4), to: .indeterminate), nil),
            ] as [(TransitionSpec, Double?)] {
                var spec = RenderSpec()
                (spec.animation.motion, spec.animation.frames) = (.value(motion), 14)
                (spec.transition, spec.t0) = (change, start)
                all += cells(spec)
            }
        }
        return sheet("state-settling", all, columns: 14)
    }()

    /// Labels of all lengths, values in every place.
    private static let labels: ImageCase = {
        var all: [ImageCase.Cell] = []
        let long = "Uploading forty photos and two very long videos to the shared album"
        for direction in [FlowDirection.ltr, .rtl] {
            for (indicator, label, text, placement, width) in [
                (.circular, "Saving", .percent, .label, nil), (.circular, nil, .percent, .center, nil),
                (.circular, "Saving", .fraction, .center, 240), (.circular, long, .percent, .label, 240),
                (.circular, long, .percent, .label, 120), (.circular, long, .percent, .label, 620),
                (.linear, "Saving", .fraction, .label, 240), (.linear, nil, .percent, .label, 240),
                (.linear, long, .percent, .label, 240), (.linear, long, .percent, .label, 60),
            ] as [(IndicatorKind, String?, LabelSpec.Progress, LabelRequest.Placement, Double?)] {
                var spec = RenderSpec()
                (spec.indicator, spec.themeSource, spec.width) = (indicator, .value(.neutralLight), width)
                (spec.animation.value, spec.direction) = (0.68, direction)
                if indicator == .circular { spec.extent = .named(.large) }
                (spec.label.text, spec.label.progressText, spec.label.placement) = (label, text, placement)
                all += cells(spec)
            }
        }
        return sheet("state-labels", all, columns: 2)
    }()

    /// Every sign at every size that has room for it, and while it is drawn.
    private static let signs: ImageCase = {
        var all: [ImageCase.Cell] = []
        for size in [16.0, 24, 40, 72] {
            for glyph in Glyph.named {
                var spec = RenderSpec()
                (spec.themeSource, spec.extent, spec.animation.value) = (
                    .value(.materialLight), .points(size), 0.7
                )
                spec.glyph = .named(glyph)
                all += cells(spec)
            }
        }
        return sheet("state-signs", all, columns: 5)
    }()

    /// Masks that platforms tint.
    private static let masks: ImageCase = {
        var all: [ImageCase.Cell] = []
        for mask in [Mask.black, .white] {
            for indicator in [IndicatorKind.circular, .linear] {
                var spec = RenderSpec()
                (spec.indicator, spec.themeSource, spec.template) = (indicator, .value(.materialLight), mask)
                (spec.animation.value, spec.label.text) = (0.4, "Saving")
                if indicator == .linear { spec.width = 100 }
                all += cells(spec)
            }
        }
        return sheet("state-masks", all, columns: 2, [.light, .dark])
    }()
}
