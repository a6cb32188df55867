import Arguments
import Basics
import CProcess
import Exports
import Files
import MotionCore
import Specs

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@main
enum Spindle {
    static func main() {
        let code = spindle_call_with_stack { @Sendable in exit(Spindle.run()) }
        if code != 0 {
            unsafe spindle_end_without_resource(
                "the system has no room for a stack; raise the limit of memory, of stacks or of processes")
        }
    }

    private static func run() -> Int32 {
        holdStandardStreams()
        reportBrokenPipesAsErrors()
        Interruption.unblock()
        do throws(SpecError) {
            return run(try CommandWords.read())
        } catch {
            return report(error, of: Route([], from: .spindle), asJSON: false)
        }
    }

    /// Does what the words on the command line ask for.
    ///
    /// - Returns: The exit status.
    private static func run(_ words: [String]) -> Int32 {
        let route = Route(words, from: .spindle)
        do {
            switch try route.request(suggestion: hint) {
            case .help: try printOutput(route.help(width: helpWidth()))
            case .version: try printOutput(spindleVersion + "\n")
            case .run(let invocation): try route.command.run(invocation)
            }
            return 0
        } catch {
            // What fails once the process was asked to end fails for that.
            let error: any Error = Interruption.arrived ?? error
            return report(error, of: route, asJSON: words.prefix { $0 != "--" }.contains("--json"))
        }
    }

    /// What to say of a name that a command does not know: which command has the option, or which name is near.
    private static func hint(_ name: String, among known: [String]) -> String {
        if name.hasPrefix("--"), let owner = Command.spindle.owner(of: String(name.dropFirst(2))) {
            return "; it belongs to \"\(owner)\""
        }
        return suggestion(for: name, among: known)
    }
}

extension Command {
    static let spindle: Command = Command(
        "spindle", "Draw progress indicators as frames, sprite sheets, animations and vectors.",
        options: [.completionScript, .showVersion],
        articles: [
            .examples(
                """
                  A spinner as a sprite sheet at three scales:
                    spindle render circular --motion material-advance --color '#0A6ED1' \\
                      --scale 1,2,3 --to sheet --name spinner -o assets

                  A determinate ring from 0 to 100 % in 101 frames:
                    spindle render circular --value 0:1 --to frames --name progress -o assets

                  The exact arcs of a motion:
                    spindle curve fluent --fps 60

                  All assets of a manifest; the second time, only what has changed:
                    spindle init && spindle build --out assets

                  What the design guidelines say about them:
                    spindle check spindle.yaml

                  What there is to choose from:
                    spindle list motions
                """),
            Article(
                "Exit status",
                """
                  0    done
                  1    something is out of date, a check has found errors, or some jobs
                       failed while others were done
                  64   the command line is wrong
                  65   a file is wrong
                  66   an input is missing
                  69   a component is not installed
                  70   an internal error
                  71   the system has no more memory or threads
                  73   an output cannot be created
                  74   reading or writing failed
                  78   a resource limit was reached; the message names the option that
                       raises it
                  130  interrupted (143: terminated)
                """),
        ],
        subcommands: [
            .render, .build, .initialize, .merge, .verify, .check, .explain, .curve, .ease, .list, .schema,
            .help,
        ]
    ) { arguments in
        guard let name = arguments.text(.completionScript) else {
            return try printOutput(arguments.route.help(width: helpWidth()))
        }
        guard let shell = Shell(rawValue: name) else {
            let unknown = UnknownName(kind: "shell", name: name, known: shells)
            throw ArgumentError(at: Option.completionScript.flag, "\(unknown)")
        }
        try printOutput(shell.completions(of: spindle))
    }

    /// The first command that has an option of that name, as it is typed; nil for none.
    fileprivate func owner(of option: String) -> String? {
        let has = (options + sections().flatMap { $0.options }).contains {
            $0.names.contains(option) && !$0.isHidden
        }
        if has { return name }
        for command in subcommands {
            if let owner = command.owner(of: option) { return "\(name) \(owner)" }
        }
        return nil
    }

    private static let shells = Shell.allCases.map { $0.rawValue }
}

extension Option {
    fileprivate static let completionScript = Option(
        "generate-completion-script", form: .value("shell"),
        completion: .words(Shell.allCases.map { $0.rawValue }),
        "Print a script that completes command lines in bash, zsh or fish.")
}
