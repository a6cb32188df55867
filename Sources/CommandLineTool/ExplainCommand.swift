import Arguments
import Basics
import Curves
import Files
internal import Jobs
internal import Loading
import Requests

extension Option {
    fileprivate static let to = Option(
        "to", form: .value("format"), default: "from the name of the output file, else text",
        completion: .words(Explanation.Format.allCases.map { $0.rawValue }), synonyms: ["format", "type"],
        "text, or json for programs; svg or png for a plot.")
    fileprivate static let json = Option("json", "Print JSON: the same as --to json.")
}

extension Command {
    static let explain = Command(
        "explain", "Print a timeline of an operation.", synonyms: ["timeline", "describe", "story"],
        discussion: """
            Shows the phases with their times, frames and values, and the announcements. The spec is the same as for \
            "spindle render" and needs an operation, or --log. A plot shows the same over time.
            """,
        positionals: [
            Positional(
                "spec", completion: .files, synonyms: ["file", "input", "config", "spec"],
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
        var file = try spec(arguments.positional, from: inputs)
        try arguments.apply(SpecOption.named(story + frames), to: &file)
        let job = try file.resolve(from: inputs)
        let output = try arguments.outputFile()
        try inputs.rejectOutput(output, of: job)
        let explanation = try explained(job, of: arguments.inputFile)
        let format = try Explanation.Format(
            arguments.text(.to), asJSON: arguments.has(.json), output: output)
        let (bytes, notes) = try explanation.file(format)
        for note in notes { printError("Note: \(note)") }
        try write(bytes, to: output, named: "\(job.name).\(format.rawValue)")
    }

    /// The spec in a file; of a log that was named in its place the error says so.
    private static func spec(_ path: String, from inputs: InputFiles) throws(SpecError) -> RenderFile {
        do throws(SpecError) { return try RenderFile.read(path, from: inputs) } catch {
            let isLog = ["csv", "tsv", "log", "jsonl", "ndjson"].contains {
                path.lowercased().hasSuffix("." + $0)
            }
            guard isLog, error.kind != .missing else { throw error }
            throw SpecError(
                at: .named("<spec>"),
                "\(quoted(path)) is not a spec file; for a log, name a spec as well: spindle explain spec.yaml --log \(ShellWord.of(path))"
            )
        }
    }

    /// Returns the explanation of the operation in a file. A file without one is at fault itself, not the option `--log`, which nobody
    /// gave.
    private static func explained(_ job: RenderJob, of file: String) throws(SpecError) -> Explanation {
        do throws(SpecError) { return try Explanation(job) } catch {
            throw error.option == .log ? SpecError(error.kind, at: file, error.message) : error
        }
    }

    private static let story: [OptionKey] = [.log, .logUnit, .logTotal, .operationPolicy]
    private static let frames: [OptionKey] = [.fps, .maxFrames]
}
