import Drawing
import Indicators
import Languages
import Loading
import MotionCore
import Requests
import TestSupport

/// Icons, signs and texts in the middle of rings, countdowns, and cropped rings.
enum CenterImages {
    static let cases = [center, countdown, crop]

    private static func spec(
        _ theme: Theme, _ value: ValueSpan?, _ change: (inout RenderSpec) throws -> Void
    ) throws -> RenderSpec {
        var spec = RenderSpec(nil, theme: theme)
        (spec.extent, spec.stroke, spec.trackPaint, spec.backdrop) = (.points(64), 5, .theme, .surface)
        spec.animation.value = value
        try change(&spec)
        return spec
    }

    private static func sheet(_ name: String, columns: Int, _ cells: [ImageCase.Cell]) -> ImageCase {
        var sheet = ImageCase(name: name, cells: cells, columns: columns)
        sheet.hasTexts = true
        sheet.backgrounds = [.light]
        return sheet
    }

    /// A cloud with an arrow cut out, and a bell.
    private static let icons = [
        "M19.35 10.04A7.49 7.49 0 0 0 12 4a7.48 7.48 0 0 0-6.65 4.04A5.994 5.994 0 0 0 0 14a6 6 0 0 0 6 6h13a5 5 0 0 0 .35-9.96zM14 13v4h-4v-4H7l5-5 5 5z",
        "M12 22a2 2 0 0 0 2-2h-4a2 2 0 0 0 2 2zM18 16v-5a6 6 0 0 0-4.5-5.8V4.500a1.500 1.500 0 0 0-3 0v.7A6 6 0 0 0 6 11v5l-2 2v1h16v-1z",
    ]

    /// Icons, signs and texts, in several languages and sizes, that give way to a check.
    private static let center: ImageCase = {
        var cells: [ImageCase.Cell] = []
        for theme in [Theme.fioriLight, .materialDark] {
            func add(
                _ center: String, _ value: ValueSpan? = 0.64,
                _ change: @escaping (inout RenderSpec) -> Void = { _ in }
            ) {
                cells += ImageCase.Cell.frames {
                    try spec(theme, value) {
                        $0.center = try CenterChoice(parsing: center)
                        change(&$0)
                    }.resolve()
                }
            }
            for icon in icons { add(icon) }
            for sign in ["stop", "close"] { add(sign) }
            add("stop", nil) { ($0.motion, $0.animation.frames, $0.opening) = (.fluent, 2, 90) }
            for text in ["{percent}", "{value}/{total}", "{step}", "Ag", "€ {value}", "Uploading"] {
                add("text:" + text) { $0.segments = text == "{step}" ? 5 : nil }
            }
            for locale in [Language.persian, .arabic, .turkish] {
                add("text:{percent}") { $0.locale = locale }
            }
            for size in [24.0, 40, 96] {
                add("text:{value}") { ($0.extent, $0.stroke) = (.points(size), size / 12) }
            }
            add("text:{value}") { ($0.label.text, $0.label.progressText) = ("Saving", .percent) }
            for icon in ["stop", icons[0], "text:{percent}"] {
                add(icon) { ($0.state, $0.animation.frames) = (.success, 7) }
            }
            add("text:{percent}") { ($0.state, $0.animation.frames) = (.paused, 1) }
        }
        return sheet("center", columns: 12, cells)
    }()

    /// Countdowns of rings, gauges, pies and cooldowns.
    private static let countdown: ImageCase = {
        var cells: [ImageCase.Cell] = []
        for theme in [Theme.neutralLight, .fioriDark] {
            func add(_ change: @escaping (inout RenderSpec) -> Void) {
                cells += ImageCase.Cell.frames {
                    try spec(theme, nil) {
                        ($0.animation.countdown, $0.animation.frames) = (10_000, 11)
                        change(&$0)
                    }.resolve()
                }
            }
            add { _ in }
            add { ($0.opening, $0.isCounterclockwise) = (90, true) }
            add { ($0.gap, $0.locale, $0.center) = (4, .persian, nil) }
            add { ($0.form, $0.stroke, $0.isCounterclockwise) = (.pie, nil, true) }
            add { ($0.form, $0.stroke) = (.cooldown, nil) }
        }
        return sheet("countdown", columns: 11, cells)
    }()

    /// Half rings and gauges that take no more room than they need, with what is in their middle.
    private static let crop: ImageCase = {
        var cells: [ImageCase.Cell] = []
        for theme in [Theme.fioriLight, .materialDark] {
            func add(_ opening: Double, _ change: @escaping (inout RenderSpec) throws -> Void) {
                cells += ImageCase.Cell.frames {
                    try spec(theme, 0.64) {
                        ($0.opening, $0.isCropped, $0.stroke) = (opening, true, 8)
                        try change(&$0)
                    }.resolve()
                }
            }
            for cap in [StrokeCap.round, .butt, .square] { add(180) { $0.cap = cap } }
            for start in [0.0, 180, 90] { add(180) { $0.startAngle = start } }
            for opening in [60.0, 90, 120, 270] { add(opening) { _ in } }
            for center in ["text:{percent}", "text:{value}", "stop", icons[0]] {
                add(180) { $0.center = try CenterChoice(parsing: center) }
                add(120) { $0.center = try CenterChoice(parsing: center) }
            }
            add(180) { $0.label.text = "Saving" }
            add(180) { ($0.form, $0.stroke) = (.pie, nil) }
        }
        return sheet("crop", columns: 10, cells)
    }()
}
