import Drawing
import Indicators
import Jobs
import Loading
import MotionCore
import Presentations
import Requests
import TestSupport

/// Contact sheets of presentations, with all that stands around an indicator.
enum PresentationImages {
    static let cases =
        [
            screens(.fioriLight, .ltr), screens(.fioriDark, .rtl), screens(.fioriHighContrastLight, .ltr),
            screens(.fioriHighContrastDark, .rtl), screens(.materialLight, .rtl),
            screens(.materialDark, .ltr),
            screens(.neutralLight, .ltr), screens(.neutralDark, .ltr), screens(.highContrast, .ltr),
        ] + [regular, elements, pulls, narrow, outcomes, alone, pressed, textSizes, landscape]

    /// One presentation and what is asked of it.
    struct Shot {
        let presentation: Presentation
        var indicator = IndicatorKind.circular
        var value: ValueSpan?
        var label: String?
        var message: String?
        var cancel: String?
    }

    static let shots = [
        Shot(presentation: .inline), Shot(presentation: .inline, label: "Synchronizing inbox"),
        Shot(presentation: .inline, indicator: .linear, value: 0.6),
        Shot(presentation: .toast, message: "Uploading image", cancel: "Cancel"),
        Shot(presentation: .toast, indicator: .linear, value: 0.6, message: "Uploading image"),
        Shot(presentation: .dialog, message: "Synchronizing all contacts", cancel: "Cancel"),
        Shot(
            presentation: .dialog, indicator: .linear, value: 0.6, message: "Synchronizing", cancel: "Cancel"),
        Shot(presentation: .messageBox, message: "Placing your order"),
        Shot(presentation: .fullScreen, message: "Processing payment"), Shot(presentation: .swipeRefresh),
        Shot(presentation: .scrollLoad), Shot(presentation: .pageTop, indicator: .linear, value: 0.6),
    ]

    private static let elementShots = [
        Shot(presentation: .card), Shot(presentation: .card, indicator: .linear, value: 0.4),
        Shot(presentation: .card, indicator: .linear, value: 0.4, label: "Loading report"),
        Shot(presentation: .partial),
        Shot(presentation: .button), Shot(presentation: .button, label: "Saving"),
    ]

    private static let arabic = [
        "Synchronizing inbox": "مزامنة البريد", "Uploading image": "تحميل الصورة", "Cancel": "إلغاء",
        "Synchronizing all contacts": "مزامنة كل جهات الاتصال", "Synchronizing": "مزامنة",
        "Placing your order": "جارٍ إرسال طلبك", "Processing payment": "معالجة الدفع",
        "Loading report": "تحميل التقرير", "Saving": "حفظ",
    ]

    static func cells(
        _ shot: Shot, _ theme: Theme, _ direction: FlowDirection = .ltr, scale: Double = 1,
        frames: [Int]? = nil,
        _ change: (inout RenderSpec) -> Void = { _ in }
    ) -> [ImageCase.Cell] {
        var spec = RenderSpec()
        (spec.themeSource, spec.direction, spec.indicator) = (.value(theme), direction, shot.indicator)
        (spec.animation.value, spec.presentation) = (shot.value, shot.presentation)
        func words(_ text: String?) -> String? {
            direction == .rtl ? text.map { arabic[$0] ?? $0 } : text
        }
        (spec.label.text, spec.present.message) = (words(shot.label), words(shot.message))
        spec.present.cancel = words(shot.cancel)
        if shot.value != nil, shot.label != nil { spec.label.progressText = .percent }
        change(&spec)
        // A moment at which every motion shows much of its arc.
        return ImageCase.Cell.frames({ frames ?? [$0.count / 3] }, scale: scale, of: { try spec.resolve() })
    }

    static func sheet(
        _ name: String, _ cells: [ImageCase.Cell], columns: Int,
        backgrounds: [ContactSheet.Background] = [.light]
    ) -> ImageCase {
        ImageCase(name: name, cells: cells, columns: columns, backgrounds: backgrounds, hasTexts: true)
    }

    private static func screens(_ theme: Theme, _ direction: FlowDirection) -> ImageCase {
        sheet("presentations-\(theme.name)", shots.flatMap { cells($0, theme, direction) }, columns: 4)
    }

    /// Tablets, two themes.
    private static let regular: ImageCase = {
        let all = [3, 5, 7, 8, 9, 1].flatMap { index in
            cells(shots[index], index.isMultiple(of: 2) ? .materialLight : .fioriLight, scale: 0.75) {
                $0.present.screen = ScreenSize(width: 834, height: 1112)
            }
        }
        return sheet("presentations-regular", all, columns: 3)
    }()

    /// Cards and buttons, twice as large.
    private static let elements = sheet(
        "presentations-elements",
        [Theme.fioriLight, .materialDark, .neutralLight, .highContrast].flatMap { theme in
            elementShots.flatMap { cells($0, theme, scale: 2) }
        },
        columns: elementShots.count)

    /// Pulls, refreshes and how they leave; and pulls of other motions that are held.
    private static let pulls: ImageCase = {
        let frames = [0, 3, 8, 14, 25, 40, 78, 81, 86]
        var all: [ImageCase.Cell] = []
        for theme in [Theme.fioriLight, .materialLight] {
            all += cells(Shot(presentation: .swipeRefresh), theme, frames: frames) {
                ($0.present.screen, $0.present.pull, $0.animation.fps) = (
                    ScreenSize(width: 240, height: 280), .run, 30
                )
            }
        }
        for motion in [Motion.cupertino, .ui5Dots, .fluent] {
            for pull in [0.25, 0.6, 1] {
                all += cells(Shot(presentation: .swipeRefresh), .fioriLight) {
                    ($0.present.screen, $0.present.pull, $0.animation.motion) = (
                        ScreenSize(width: 240, height: 280), .held(pull), .value(motion)
                    )
                }
            }
        }
        return sheet("presentations-pulls", all, columns: 9)
    }()

    /// The smallest screens, and words that are too long for them.
    private static let narrow: ImageCase = {
        let long = "Synchronizing all contacts and all calendars with the server in the basement"
        var all: [ImageCase.Cell] = []
        for theme in [Theme.fioriLight, .materialDark] {
            for index in [0, 1, 3, 5, 7, 8, 9, 10] {
                var shot = shots[index]
                if shot.message != nil { shot.message = long }
                if shot.label != nil { shot.label = long }
                all += cells(shot, theme) { $0.present.screen = ScreenSize(width: 272, height: 300) }
            }
        }
        return sheet("presentations-narrow", all, columns: 8)
    }()
}
