import Arguments
import Basics
import Checks
import Files
import Imaging
import Requests

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension Option {
    fileprivate static let off = Option(
        "off", form: .values("rule=reason"),
        also: ["disable", "ignore", "skip", "exclude", "suppress"],
        "Switch a rule off for all files; repeat for several.")
    fileprivate static let strict = Option(
        "strict",
        also: ["werror", "warnings-as-errors", "pedantic", "max-warnings", "fail-on", "severity", "level"],
        "Exit with 1 for warnings as well.")
    fileprivate static let verbose = Option(
        "verbose", "Also show what switched-off rules find, with the reasons.")
    fileprivate static let json = Option("json", also: ["format"], "Print JSON, with every detail.")
    fileprivate static let sarif = Option("sarif", "Print SARIF 2.1.0, for code hosts and editors.")
}

extension Command {
    static let check = Command(
        "check", "Check spec files, manifests and motion files against the design guidelines.",
        also: ["lint", "validate", "test", "audit", "doctor", "review"],
        discussion: """
            Checks labels, states, steps, colors, motion and time of every asset and variant, without rendering. \
            "spindle list rules" lists the rules with their ids. Findings go to standard output, one per line: file:line:column \
            and what is wrong, followed by a line that says how to fix it. A motion file is judged by the rules about motion.

            In a file, check says more about an asset: the activity and the screen that it belongs to, how long the \
            process is expected to take in milliseconds, and which rules are off, each with its reason. A manifest \
            can set it for all assets in defaults.

            Exits with 1 if a finding is an error, with --strict also if one is a warning.
            """,
        positionals: [
            Positional(
                "file", count: .any, completion: .files,
                also: ["manifest", "file", "input", "config", "spec", "motion", "f", "i", "m"],
                "Spec files, manifests and motion files, in YAML or JSON; without any, spindle.yaml.")
        ],
        options: [.off, .strict, .verbose, .json, .sarif] + Option.manifestOptions,
        articles: [
            .examples(
                """
                  spindle check upload.yaml refresh.yaml
                  spindle check spindle.yaml --strict
                  spindle check spindle.yaml --sarif > check.sarif
                  spindle check upload.yaml \\
                    --off 'velocity-kink=the published motion has it'

                  # upload.yaml
                  theme: fiori-light
                  state: error
                  label: {error: 'Upload failed: try again'}
                  check:
                    activity: upload
                    expected: 12000
                    off: {indicator-contrast: the brand color is decided}
                """)
        ]
    ) { arguments in
        let (isJSON, isSARIF) = (arguments.has(.json), arguments.has(.sarif))
        if isJSON && isSARIF { throw ArgumentError("--json and --sarif exclude each other") }
        if arguments.has(.verbose) && (isJSON || isSARIF) {
            printError(
                "Note: --verbose has no effect on \(isJSON ? "JSON" : "SARIF"), which has every finding anyway"
            )
        }
        var options = Checker.Options()
        for text in arguments.texts(.off) { try options.switchOff(text) }
        options.manifest = try arguments.manifestOptions()
        let files = try files(arguments.positionals)
        let inputs = InputFiles(named: files)
        let checker = Checker(options, workers: try arguments.workers())
        let report: CheckReport
        do {
            report = try reading(inputs) { try checker.check(files, inputs: inputs) }
        } catch let error as SpecError where isSARIF {
            try printOutput(CheckReport.sarif(of: error, status: Int(exitStatus(of: error))))
            throw error
        }
        if isJSON {
            try printOutput(report.json())
        } else if isSARIF {
            try printOutput(report.sarif())
        } else {
            try printOutput(report.text(colored: showsColors, all: arguments.has(.verbose)))
        }
        printError(report.summary)
        let count = report.count
        if count.errors > 0 || arguments.has(.strict) && count.warnings > 0 { throw Findings() }
    }

    /// The files that are named, or the manifest that is here.
    private static func files(_ named: [String]) throws(SpecError) -> [String] {
        if !named.isEmpty { return named }
        let manifest = "spindle.yaml"
        if FileStamp(manifest) != nil { return [manifest] }
        throw SpecError(
            .missing, at: manifest,
            "there is no such file here; name the files to check, or write a manifest with spindle init")
    }

    /// Colors are for terminals whose users have not refused them (no-color.org).
    private static var showsColors: Bool {
        let refusal = unsafe getenv("NO_COLOR").map { unsafe $0.pointee != 0 } ?? false
        return isatty(STDOUT_FILENO) == 1 && !refusal
    }
}
