import Indicators
import Presentations
import Requests
import TestSupport

/// Contact sheets of what becomes of presentations: outcomes, what is pressed, larger letters, phones on their side.
extension PresentationImages {
    /// Buttons and icons as they run, fail and succeed, in every theme.
    static let outcomes: ImageCase = {
        let states: [(ValueState?, String)] = [
            (nil, "Save"), (.error, "Try again"), (.success, "Saved"),
        ]
        var all: [ImageCase.Cell] = []
        for theme in Theme.all {
            for presentation in [Presentation.button, .icon, .toolbar] {
                for (state, label) in states {
                    all += cells(
                        Shot(presentation: presentation, label: label), theme, frames: state.map { _ in [0] }
                    ) {
                        ($0.present.screen, $0.state) = (ScreenSize(width: 240, height: 104), state)
                        if state != nil { $0.animation.frames = 1 } else { $0.animation.value = 0.4 }
                    }
                }
            }
        }
        return sheet("presentations-outcomes", all, columns: 9)
    }()

    /// Elements without the page around them, as they run and fail, in light and dark.
    static let alone: ImageCase = {
        let shots = [
            Shot(presentation: .button, label: "Saving"), Shot(presentation: .button),
            Shot(presentation: .icon), Shot(presentation: .toolbar), Shot(presentation: .card),
        ]
        var all: [ImageCase.Cell] = []
        for (theme, direction) in [(Theme.fioriLight, FlowDirection.ltr), (.materialDark, .rtl)] {
            for state in [ValueState?.none, .error] {
                for shot in shots {
                    all += cells(shot, theme, direction, frames: state.map { _ in [0] }) {
                        ($0.present.isAlone, $0.present.screen) = (true, ScreenSize(width: 240))
                        $0.state = state
                        if state != nil { $0.animation.frames = 1 }
                    }
                }
            }
        }
        return sheet("presentations-alone", all, columns: shots.count, backgrounds: [.light, .dark])
    }()

    /// What is pressed: a button, and the first button of a dialog and of a toast.
    static let pressed: ImageCase = {
        let shots = [
            Shot(presentation: .button, label: "Save"),
            Shot(presentation: .dialog, message: "Saving contacts", cancel: "Cancel"),
            Shot(presentation: .toast, message: "Saving contacts", cancel: "Cancel"),
        ]
        let all = [Theme.fioriLight, .fioriHighContrastDark, .materialLight, .neutralDark, .highContrast]
            .flatMap { theme in
                shots.flatMap { shot in
                    cells(shot, theme, scale: 1) {
                        ($0.present.isPressed, $0.present.screen) = (
                            true, ScreenSize(width: 320, height: 320)
                        )
                    }
                }
            }
        return sheet("presentations-pressed", all, columns: shots.count)
    }()

    /// The smallest letters and the largest ones: buttons stand below each other, toasts grow, words stay whole as far as they can.
    static let textSizes: ImageCase = {
        let shots = [
            Shot(presentation: .toast, message: "Uploading image", cancel: "Cancel"),
            Shot(presentation: .dialog, message: "Synchronizing all contacts", cancel: "Cancel"),
            Shot(
                presentation: .dialog, message: "Datenschutzgrundverordnung wird geladen", cancel: "Abbrechen"
            ),
            Shot(presentation: .messageBox, message: "Paying"),
            Shot(presentation: .fullScreen, message: "Processing payment"),
            Shot(presentation: .icon, label: "Report"),
        ]
        var all: [ImageCase.Cell] = []
        let looks: [(Theme, [ContentSize])] = [
            (.fioriLight, [.extraSmall, .accessibility3, .accessibility5]),
            (.materialDark, [.accessibility5]),
        ]
        for (theme, sizes) in looks {
            for size in sizes {
                for (index, shot) in shots.enumerated() {
                    all += cells(shot, theme) {
                        $0.textSize = size
                        if index < 2 { $0.present.pause = "Pause" }
                        if shot.presentation != .icon {
                            $0.present.screen = ScreenSize(width: 320, height: 568)
                        }
                    }
                }
            }
        }
        return sheet("presentations-text-sizes", all, columns: shots.count)
    }()

    /// Phones on their side.
    static let landscape: ImageCase = {
        let all = [Theme.fioriLight, .materialDark].flatMap { theme in
            [5, 7, 8, 9].flatMap { index in
                cells(shots[index], theme) { $0.present.screen = ScreenSize(width: 844, height: 390) }
            }
        }
        return sheet("presentations-landscape", all, columns: 2)
    }()
}
