import ArgumentParser
import FramePipeline
import Imaging

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Judges spec files and manifests by the rules of the design documents.",
        discussion: """
            Every asset and variant is judged: its labels, states, steps, colors, motion and time. Nothing is rendered. \
            \u{2018}spindle list rules\u{2019} shows the rules with their ids. Findings go to standard output, a line each that \
            begins with file:line:column, and a line that says what to do.

            A file says more about an asset with `check`: the activity and the screen that it belongs to, how long the \
            process is expected to take in milliseconds, and which rules are off, each with its reason. A manifest can say so \
            for all assets in `defaults`.

            Exits with 1 if there is an error among the findings, with --strict also if there is a warning.

            EXAMPLES:
              spindle check upload.yaml refresh.yaml
              spindle check spindle.yaml --strict
              spindle check spindle.yaml --sarif > check.sarif
              spindle check upload.yaml --off 'velocity-kink=the published motion has it'

              # upload.yaml
              theme: fiori-light
              state: error
              label: {error: 'Upload failed: try again'}
              check:
                activity: upload
                duration: 12000
                off: {indicator-contrast: the brand color is decided}
            """)

    @Argument(help: ArgumentHelp("Spec files and manifests, in YAML or JSON.", valueName: "file"))
    var files: [String]

    @Option(
        help: ArgumentHelp(
            "Switch a rule off for all files; repeat for several.", valueName: "rule=reason"))
    var off: [String] = []

    @Flag(help: "Exit with 1 for warnings as well.")
    var strict = false

    @Flag(help: "Show what rules find that are switched off, and the reasons.")
    var verbose = false

    @Flag(help: "Print JSON, with every detail.")
    var json = false

    @Flag(help: "Print SARIF 2.1.0, for code hosts and editors.")
    var sarif = false

    @OptionGroup var common: BuildOptions

    func validate() throws {
        if json && sarif { throw ValidationError("--json and --sarif exclude each other") }
    }

    func run() throws {
        try common.check()
        var options = Checker.Options()
        for text in off { try options.switchOff(text) }
        options.manifest = common.manifest
        let report = try Checker(options, workers: common.workers).check(files)
        if json {
            try printOutput(report.json())
        } else if sarif {
            try printOutput(report.sarif())
        } else {
            try printOutput(report.text(colored: Self.showsColors, all: verbose))
        }
        printError(report.summary)
        let count = report.count
        if count.errors > 0 || strict && count.warnings > 0 { throw ExitCode(1) }
    }

    /// Colors are for terminals whose users have not refused them (no-color.org).
    private static var showsColors: Bool {
        let refusal = unsafe getenv("NO_COLOR").map { unsafe $0.pointee != 0 } ?? false
        return isatty(STDOUT_FILENO) == 1 && !refusal
    }
}
