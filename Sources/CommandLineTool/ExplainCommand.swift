import Arguments
import Curves
import Files
internal import Loading
import Requests
internal import Resolution

extension Option {
    fileprivate static let to = Option(
        "to", form: .value("format"), default: "from the name of the output file, else text",
        completion: .words(["svg", "png"]), also: ["format", "type"], "The format of a plot: svg or png.")
    fileprivate static let json = Option("json", "Print JSON.")
}

extension Command {
    static let explain = Command(
        "explain", "Print a timeline of an operation.", also: ["timeline", "describe", "story"],
        discussion: """
            Shows the phases with their times, frames and values, and the announcements. The spec is the same as for \
            "spindle render" and needs an operation, or --log. A plot shows the same over time.
            """,
        positionals: [
            Positional(
                "spec", completion: .files, also: ["file", "input", "config", "spec"],
                "A file in YAML or JSON; - for standard input.")
        ],
        options: [.to, .json, .outputFile],
        sections: [
            Section("Operation options", Option.request(story)),
            Section("Motion options", Option.request(frames, default: "the spec's")),
        ],
        articles: [
            .examples(
                """
                  spindle explain upload.yaml
                  spindle explain upload.yaml --json
                  spindle explain upload.yaml --to svg -o upload.svg
                  spindle explain spinner.yaml --log job.csv --log-unit s

                  # upload.yaml
                  indicator: circular
                  operation:
                    policy: fiori
                    expected: 12000
                    events:
                      - {at: 0, started}
                      - {at: 2500, progress: 0.1}
                      - {at: 6000, progress: 0.7}
                      - {at: 8000, succeeded: Photos uploaded}
                """)
        ]
    ) { arguments in
        let inputs = InputFiles(named: [arguments.positional] + arguments.files)
        var file = try RenderFile.read(arguments.positional, from: inputs)
        try arguments.apply(SpecOption.named(story + frames), to: &file)
        let job = try file.resolve(from: inputs)
        let output = try arguments.outputFile()
        try inputs.rejectOutput(output, of: job)
        let explanation = try Explanation(job)
        let format = try Explanation.Format(
            arguments.text(.to), asJSON: arguments.has(.json), output: output)
        let bytes = try explanation.bytes(format)
        // A text and JSON have them.
        if format.isPlot { for note in explanation.notes { printError("Note: \(note)") } }
        try OutputFile(output).write(bytes)
    }

    private static let story = ["log", "log-unit", "log-total", "operation.policy"]
    private static let frames = ["fps", "max-frames"]
}
