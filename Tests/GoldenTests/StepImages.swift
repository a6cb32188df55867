import Drawing
import Indicators
import Loading
import Requests
import TestSupport

/// Contact sheets of step progress indicators.
enum StepImages {
    static let cases = [states, rows, scrolling, lists, popover, mirrored, moves, icons, textSizes]

    private static func cells(
        _ steps: [StepSpec.Item], frames: [Int] = [0], scale: Double = 1,
        _ change: (inout RenderSpec) -> Void = { _ in }
    ) -> [ImageCase.Cell] {
        var spec = RenderSpec()
        (spec.indicator, spec.themeSource, spec.backdrop, spec.steps.items) = (
            .steps, .value(.fioriLight), .surface, steps
        )
        change(&spec)
        return ImageCase.Cell.frames({ _ in frames }, scale: scale, of: { try spec.resolve() })
    }

    private static func sheet(
        _ name: String, _ cells: [ImageCase.Cell], columns: Int, zoom: Int = 1
    ) -> ImageCase {
        ImageCase(
            name: name, cells: cells, columns: columns, zoom: zoom, backgrounds: [.light],
            hasTexts: true)
    }

    private static let everyState = [
        StepSpec.Item("Complete", state: .complete), .init("Error", state: .error),
        .init("Active", state: .active), .init("Default", state: .default),
        .init("Disabled", state: .disabled),
    ]

    private static let everySmallState = [
        StepSpec.Item("First", state: .active), .init("Small", state: .complete, isDynamic: true),
        .init("Wrong", state: .error, isDynamic: true), .init("Later", state: .default, isDynamic: true),
        .init("Never", state: .disabled, isDynamic: true), .init("Last"),
    ]

    /// All states in all themes, with each content.
    private static let states: ImageCase = {
        var all: [ImageCase.Cell] = []
        for theme in Theme.all {
            for (content, steps) in [
                (StepContent.number, everyState), (.glyph, everyState), (.number, everySmallState),
            ] {
                all += cells(steps) {
                    ($0.themeSource, $0.width, $0.steps.content) = (
                        .value(theme), steps.count == 5 ? 475 : 800, content
                    )
                }
            }
            // An error that the user is at.
            let errors = [
                StepSpec.Item("Done"), .init("Here", state: .error),
                .init("Too", state: .error, isDynamic: true),
            ]
            all += cells(errors) { ($0.themeSource, $0.width, $0.steps.current) = (.value(theme), 320, 2) }
        }
        return sheet("steps-states", all, columns: 2)
    }()

    private static func named(_ names: String...) -> [StepSpec.Item] { names.map { StepSpec.Item($0) } }

    /// Widths, headers and names.
    private static let rows: ImageCase = {
        let four = named("Cart", "Delivery address", "Payment", "Review your order")
        var all: [ImageCase.Cell] = []
        for (width, header, names) in [
            (375.0, false, true), (375, true, false), (375, true, true), (375, false, false),
            (150, true, true),
            (100, true, true), (600, false, true), (600, true, false),
        ] {
            all += cells(four, scale: 2) {
                ($0.width, $0.steps.current) = (width, 2)
                ($0.steps.showsHeader, $0.steps.showsNames) = (header, names)
            }
        }
        return sheet("steps-rows", all, columns: 2)
    }()

    /// Every step of a row that scrolls: the hint, the pinned step, the end.
    private static let scrolling: ImageCase = {
        let nine = named("One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")
        let all = (1...9).flatMap { current in
            [FlowDirection.ltr, .rtl].flatMap { direction in
                cells(nine) {
                    ($0.steps.current, $0.direction) = (StepAddress(current), direction)
                    $0.theme = current.isMultiple(of: 2) ? .fioriDark : .fioriLight
                }
            }
        }
        return sheet("steps-scrolling", all, columns: 2)
    }()

    /// An icon of the catalog, or from path data.
    private static func icon(_ text: String) -> StepIcon {
        guard let icon = try? StepIcon(parsing: text) else { fatalError("\(text) is no icon") }
        return icon
    }

    private static let everything = [
        StepSpec.Item("Cart", icon: icon("cart")),
        .init("Delivery address", state: .error, icon: icon("shipping")),
        .init("Details", isDynamic: true), .init("Payment", icon: icon("payment")),
        .init("Review everything that you have put into the cart once more, please, before it is too late"),
        .init("Done", state: .disabled),
    ]

    private static let lists: ImageCase = {
        let all = [(Theme.fioriLight, 375.0), (.fioriLight, 600), (.fioriDark, 375), (.fioriDark, 600)]
            .flatMap {
                theme, width in
                cells(everything) {
                    ($0.themeSource, $0.width, $0.steps.view, $0.steps.current) = (
                        .value(theme), width, .all, 3
                    )
                    if width < 600 { $0.background = nil }
                }
            }
        return sheet("steps-all", all, columns: 2)
    }()

    /// More steps than a popover has room for, from the first to the last.
    private static let popover: ImageCase = {
        let twelve = (1...12).map { StepSpec.Item("Step number \($0)") }
        let all = [Theme.fioriLight, .materialDark].flatMap { theme in
            [1, 6, 12].flatMap { current in
                cells(twelve) {
                    ($0.themeSource, $0.width, $0.height) = (.value(theme), 600, 420)
                    ($0.steps.view, $0.steps.current) = (.all, StepAddress(current))
                }
            }
        }
        return sheet("steps-popover", all, columns: 3)
    }()

    /// Beside the smallest and the largest letters.
    private static let textSizes: ImageCase = {
        let all = [ContentSize.extraSmall, .accessibility3, .accessibility5].flatMap { size in
            [Theme.fioriLight, .materialDark].flatMap { theme in
                cells(named("Cart", "Address", "Confirmation")) {
                    ($0.themeSource, $0.width, $0.textSize) = (.value(theme), 320, size)
                    $0.steps.current = 2
                }
            }
        }
        return sheet("steps-text-sizes", all, columns: 2)
    }()

    private static let mirrored: ImageCase = {
        let steps = [
            StepSpec.Item("عربة التسوق"), .init("العنوان", state: .error), .init("هدية", isDynamic: true),
            .init("الدفع Payment 24"), .init("מסירה"), .init("تم", state: .disabled),
        ]
        func arabic(_ spec: inout RenderSpec) {
            (spec.direction, spec.steps.current) = (.rtl, 3)
        }
        let header = cells(steps, scale: 2) {
            arabic(&$0)
            ($0.steps.allSteps, $0.steps.count) = ("كل الخطوات", "الخطوة {n} من {total}")
            ($0.steps.showsHeader, $0.steps.showsNames) = (true, true)
        }
        let dark = cells(steps, scale: 2) {
            arabic(&$0)
            $0.theme = .fioriDark
        }
        let list = cells(steps, scale: 2) {
            arabic(&$0)
            ($0.steps.allSteps, $0.steps.view, $0.width) = ("كل الخطوات", .all, 600)
        }
        return sheet("steps-right-to-left", header + dark + list, columns: 2)
    }()

    /// Seven moments of changes: a step on, one that scrolls, a jump back, a dynamic step.
    private static let moves: ImageCase = {
        let frames = [0, 5, 10, 15, 20, 25, 30]
        let six = named("One", "Two", "Three", "Four", "Five", "Six")
        let dynamic = [StepSpec.Item("One"), .init("Two"), .init("Detail", isDynamic: true), .init("Three")]
        let columns = [
            cells(six, frames: frames) { $0.transition = .steps(from: 2, to: 3) },
            cells(six, frames: frames) { $0.transition = .steps(from: 4, to: 5) },
            cells(six, frames: frames) {
                ($0.transition, $0.steps.flow) = (.steps(from: 6, to: 1), .free)
            },
            cells(dynamic, frames: frames) {
                ($0.transition, $0.steps.current) = (.appearance(of: StepAddress(2, dynamic: 1)), 2)
            },
        ]
        let all = frames.indices.flatMap { row in columns.compactMap { row < $0.count ? $0[row] : nil } }
        return sheet("steps-moves", all, columns: 4)
    }()

    /// The icons of the catalog in nodes of all sizes, and one from path data.
    private static let icons: ImageCase = {
        let steps =
            StepIcon.all.map { StepSpec.Item($0.name ?? "", icon: $0) }
            + [
                .init("data", icon: icon("M0 0h6a3 3 0 0 1 0 6h-6zM2 2v2h3a1 1 0 0 0 0-2z")),
                .init("detail", icon: icon("star"), isDynamic: true),
            ]
        let all = [1.0, 2, 3].flatMap { scale in
            [steps.prefix(5), steps.suffix(5)].flatMap { half in
                cells(Array(half), scale: scale) {
                    ($0.width, $0.steps.current, $0.steps.showsNames) = (420, 3, false)
                }
            }
        }
        return sheet("steps-icons", all, columns: 2)
    }()
}
