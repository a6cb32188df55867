import Arguments
import Basics
import Checks
import Files
import LibC
import Platform

extension Option {
    fileprivate static let off = Option(
        "off", form: .values("rule=reason"),
        synonyms: ["disable", "ignore", "skip", "exclude", "suppress"],
        "Switch a rule off for all files; repeat for several.")
    fileprivate static let strict = Option(
        "strict",
        synonyms: [
            "werror", "warnings-as-errors", "pedantic", "max-warnings", "fail-on", "severity", "level",
        ],
        "Exit with 1 for warnings as well.")
    fileprivate static let verbose = Option(
        "verbose", "Also show findings of rules that are switched off, with the reasons.")
    fileprivate static let fix = Option(
        "fix", synonyms: ["autofix", "mend", "repair", "correct", "write", "apply"],
        "Correct whatever has a single right answer in the files, and show the remaining findings.")
    fileprivate static let diff = Option(
        "diff", synonyms: ["dry-run", "preview", "patch", "fix-dry-run"],
        "Print what --fix would change, as a patch, and write nothing.")
    fileprivate static let json = Option("json", synonyms: ["format"], "Print JSON, with every detail.")
    fileprivate static let sarif = Option("sarif", "Print SARIF 2.1.0, for code hosts and editors.")
}

extension Command {
    static let check = Command(
        "check", "Check spec files, manifests and motion files against the design guidelines.",
        synonyms: ["lint", "validate", "test", "audit", "doctor", "review"],
        discussion: """
            Checks labels, states, steps, colors, motion and time of every asset and variant, without rendering. \
            "spindle list rules" lists the rules with their ids. Findings go to standard output: file:line:column and what is \
            wrong, followed by the guideline and how to fix it. Motion files are checked against the rules for motion. A file that cannot be read is an error; the others are still checked.

            --fix corrects only what has a single right answer: the capitals of a label, a value in the label of an error, a \
            delay below the documented one. Everything else in the file stays as it is, including comments and quotation marks. \
            It never guesses: change wording, colors and values shared with correct assets yourself.

            A "check:" map in a file says more about an asset: the activity and the screen that it belongs to, how long the \
            process is expected to take in milliseconds, and which rules are off, each with a reason. In a manifest, \
            defaults can set it for all assets.

            Exits with 1 if a finding is an error (with --strict, also if one is a warning), and with 65 or 66 if a file is wrong \
            or missing, regardless of the others. With --fix, only the remaining findings count.
            """,
        positionals: [
            Positional(
                "file", count: .any, completion: .files,
                synonyms: ["manifest", "file", "input", "config", "spec", "motion", "f", "i", "m"],
                "Spec files, manifests and motion files, in YAML or JSON; - for standard input. Without any, checks spindle.yaml."
            )
        ],
        options: [.off, .strict, .fix, .diff, .verbose, .json, .sarif] + Option.manifestOptions,
        articles: [
            .examples(
                """
                  spindle check upload.yaml refresh.yaml
                  spindle check spindle.yaml --strict
                  spindle check spindle.yaml --sarif > check.sarif
                  spindle check upload.yaml --diff
                  spindle check upload.yaml --fix
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
        if isJSON && isSARIF {
            throw ArgumentError("--json and --sarif contradict each other; leave out one of them")
        }
        let isDiff = arguments.has(.diff)
        if isDiff && (isJSON || isSARIF) {
            throw ArgumentError(
                "--diff prints a patch; leave out \(isJSON ? "--json" : "--sarif"), which includes every replacement"
            )
        }
        if isDiff && arguments.has(.fix) {
            throw ArgumentError(
                "--diff prints what --fix would write, and writes nothing; leave out one of them")
        }
        if arguments.has(.verbose) && (isJSON || isSARIF) {
            printError(
                "Note: --verbose has no effect on \(isJSON ? "JSON" : "SARIF"), which always includes every finding"
            )
        }
        var options = Checker.Options()
        for text in arguments.texts(.off) { try options.switchOff(text) }
        options.manifest = try arguments.manifestOptions()
        let checker = Checker(options, workers: try arguments.workers())
        let files = try files(arguments.inputFiles)
        let inputs = InputFiles(named: files)
        var report: CheckReport
        if arguments.has(.fix) || isDiff {
            if !isDiff { try Mended.rejectStreams(files) }
            let mended = try reading(inputs) { checker.mended(files, inputs: inputs) }
            if isDiff {
                try printOutput(mended.patch())
                report = mended.before
            } else {
                try mended.write(after: inputs)
                report = mended.after
                for fixed in report.fixed ?? [] { printError(fixed.summary) }
            }
        } else {
            report = try reading(inputs) { checker.check(files, inputs: inputs) }
        }
        let status = report.failure.map { Int(exitStatus(of: $0)) }
        if isJSON {
            try printOutput(report.json(failure: status))
        } else if isSARIF {
            try printOutput(report.sarif(failure: status))
        } else if !isDiff {
            try printOutput(report.text(colored: showsColors, all: arguments.has(.verbose)))
        }
        for line in report.failure.map(lines) ?? [] { printError("Error: \(line)") }
        printError(report.summary)
        if let status { throw Findings(status: Int32(status)) }
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
            "does not exist here; name the files to check, or write a manifest with spindle init")
    }

    /// Colors are for terminals whose users have not refused them (no-color.org).
    private static var showsColors: Bool {
        isatty(STDOUT_FILENO) == 1 && environment("NO_COLOR") == nil
    }
}
