import Arguments
import Basics
import CProcess
internal import Formats
import LibC

@main
enum Spindle {
    static func main() {
        let code = spindle_call_with_stack { @Sendable in exit(Spindle.run()) }
        if code != 0 {
            unsafe spindle_end_without_resource(
                "the system cannot provide a stack; raise the limit on memory, stacks or processes")
        }
    }

    /// Does what the words on the command line ask for.
    ///
    /// - Returns: The exit status.
    private static func run() -> Int32 {
        holdStandardStreams()
        reportBrokenPipesAsErrors()
        Interruption.unblock()
        let words: [String]
        do throws(SpecError) { words = try CommandWords.read() } catch {
            return report(error, of: Route([], from: .spindle), asJSON: false)
        }
        let route = Route(words, from: .spindle)
        let asJSON = words.prefix { $0 != "--" }.contains("--json")
        do {
            switch try route.request(suggestion: { hint($0, among: $1, of: route) }) {
            case .help: try printOutput(route.help(width: helpWidth()))
            case .version: try printOutput(asJSON ? VersionReport.json() : Array("\(spindleVersion)\n".utf8))
            case .run(let invocation): try route.command.run(invocation)
            }
            return 0
        } catch {
            // Any failure after the request to end is due to that request.
            let error: any Error = Interruption.arrived ?? error
            return report(error, of: route, asJSON: asJSON)
        }
    }
}

extension Command {
    static let spindle: Command = Command(
        "spindle", "Draw progress indicators as frames, sprite sheets, animations and vectors.",
        options: [.completionScript, .manual, .showVersion, .versionJSON],
        articles: [
            .examples(
                """
                  A spinner as a sprite sheet at three scales:
                    spindle render circular --motion material-advance --color '#0A6ED1' \\
                      --scale 1,2,3 --to sheet --name spinner -o assets

                  A determinate ring from 0 to 100% in 101 frames:
                    spindle render circular --value 0:1 --to frames --name progress -o assets

                  The exact arcs of a motion:
                    spindle curve fluent --fps 60

                  Build the assets of a manifest; the next build renders only what has changed:
                    spindle init && spindle build --out assets

                  Check them against the design guidelines:
                    spindle check spindle.yaml

                  The motions to choose from:
                    spindle list motions

                  Look up an option, format, motion or any other term:
                    spindle help --gap
                    spindle help gif
                """),
            Article("Exit status", .table(exitStatuses)),
        ],
        manual: [.environment, .files],
        subcommands: [
            .render, .pack, .importing, .diff, .build, .initialize, .merge, .verify, .check, .preview,
            .studio, .explain, .curve, .ease, .list, .schema, .terminal, .doctor, .help,
        ]
    ) { arguments in
        if let folder = arguments.text(.manual) { return try writeManual(to: folder) }
        if arguments.has(.versionJSON) {
            throw ArgumentError(at: Option.versionJSON.flag, "add --version, or a command that prints JSON")
        }
        guard let name = arguments.text(.completionScript) else {
            return try printOutput(arguments.route.help(width: helpWidth()))
        }
        guard let shell = Shell(rawValue: name) else {
            let unknown = UnknownName(kind: "shell", name: name, known: shells)
            throw ArgumentError(at: Option.completionScript.flag, "\(unknown)")
        }
        try printOutput(shell.completions(of: spindle))
    }

    private static let shells = Shell.allCases.map { $0.rawValue }
}

extension Option {
    fileprivate static let versionJSON = Option(
        "json", "With --version: print the versions of all parts and of the default fonts, as JSON.")
    fileprivate static let completionScript = Option(
        "generate-completion-script", form: .value("shell"),
        completion: .words(Shell.allCases.map { $0.rawValue }),
        synonyms: ["completion", "completions", "complete", "autocomplete", "completion-script"],
        "Print a script that completes command lines in bash, zsh or fish.")
}
