import Arguments

extension Command {
    static let render = Command(
        "render", "Render an indicator to files.",
        articles: [
            .examples(
                """
                  spindle render circular --motion fluent -o spinner.apng
                  spindle render upload.yaml -o assets
                """)
        ],
        subcommands: [.renderCircular, .renderLinear, .renderSteps, .renderFile], fallback: "file"
    ) { _ in throw ArgumentError("missing what to render: circular, linear, steps, or a spec file") }
}
