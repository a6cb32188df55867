import ArgumentParser
import FramePipeline

/// Where the indicator is shown.
struct PresentOptions: ParsableArguments {
    @Option(
        help: """
            Show the indicator somewhere, with content around it: on a card, in a dialog and so on; see \
            \u{2018}spindle list presentations\u{2019}. (default: bare)
            """)
    var present: String?

    @Option(
        help: ArgumentHelp(
            """
            The screen in points: its width, below 600 compact and from there on regular, or both sides, such as \
            390x844. (default: 375 wide, and as high as screens of that width are)
            """, valueName: "width[xheight]"))
    var screen: String?

    @Option(help: "What a toast, dialog, message-box or full-screen says.")
    var message: String?

    @Option(help: "The words on the button of a dialog or a toast that cancels. (default: no button)")
    var cancel: String?

    @Option(
        help: """
            How far the list of swipe-refresh is pulled, in 0…1, or run for the pull, the refresh and how it leaves. \
            (default: the refresh)
            """)
    var pull: String?

    func apply(to spec: inout PresentationSpec) {
        if let present { spec.name = present }
        if let screen { spec.screen = screen }
        if let message { spec.message = message }
        if let cancel { spec.cancel = cancel }
        if let pull { spec.pull = pull }
    }
}
