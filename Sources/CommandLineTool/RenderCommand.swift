import Arguments

extension Command {
    static let render = Command(
        "render", "Render an indicator to files.",
        synonyms: [
            "draw", "make", "create", "generate", "export", "convert", "animate", "produce",
            "save", "paint",
        ],
        articles: [
            .examples(
                """
                  spindle render fluent -o spinner.apng
                  spindle render circular --value 0.4 -o forty.png
                  spindle render upload.yaml -o assets
                """)
        ],
        subcommands: [.renderCircular, .renderLinear, .renderSteps, .renderFile], fallback: "file"
    ) { _ in
        throw ArgumentError("nothing to render; name circular, linear or steps, a motion, or a spec file")
    }
}
