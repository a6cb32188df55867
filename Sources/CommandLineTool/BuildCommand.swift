import Arguments
import Basics
import Builds
import Files
internal import Loading
import Platform

extension Option {
    fileprivate static let shard = Option(
        "shard", form: .value("i/n"), "Build one part of the work only, such as 2/5 for the second of five.")
    fileprivate static let only = Option(
        "only", form: .values("name"),
        synonyms: ["asset", "assets", "filter", "select", "include", "name", "just", "match"],
        "Build only this asset, or those that match a pattern such as 'spinner-*'; for several, repeat the option or separate them with commas."
    )
    fileprivate static let check = Option(
        "check", synonyms: ["dry-run", "status", "verify", "n"],
        "Write nothing; list what is out of date, and exit with 1 if anything is.")
    fileprivate static let keepGoing = Option(
        "keep-going", synonyms: ["continue", "ignore-errors", "k"],
        "Build the other assets even if one is wrong or fails. The exit status is then 1 if any other is built or up to date."
    )
    fileprivate static let force = Option(
        "force",
        synonyms: ["clean-build", "always", "rebuild", "all", "overwrite", "yes", "y", "b"],
        "Render everything, even if up to date, and overwrite files that Spindle has no record of writing or that were changed since."
    )
    fileprivate static let prune = Option(
        "prune", synonyms: ["clean", "delete", "purge", "remove"],
        "Remove files of earlier builds that no longer belong to an asset, unless they were changed by hand."
    )
    fileprivate static let watch = Option(
        "watch", synonyms: ["live", "follow", "w"],
        "Rebuild whenever a file that the build reads changes, until interrupted.")
    fileprivate static let listOutputs = Option(
        "list-outputs", synonyms: ["list", "outputs", "print-outputs", "list-files"],
        "Print the paths of all files that a build would write, without rendering.")
    fileprivate static let depfile = Option(
        "depfile", form: .value("file"), completion: .files,
        synonyms: ["dep", "deps", "dependencies", "md", "mf"],
        "Write the dependencies to a file that make can read.")
    fileprivate static let explain = Option(
        "explain", synonyms: ["why", "reasons", "trace", "d"],
        "Say of each job why it was out of date, and whether it was rendered or in the cache.")
    fileprivate static let timings = Option(
        "timings", form: .value("file"), completion: .files,
        synonyms: ["profile", "trace-file", "stats", "time", "timing", "generate-json-trace-profile"],
        "Write how long each job took to a file that chrome://tracing and Perfetto show.")
    fileprivate static let plan = Option(
        "plan", form: .value("format"), completion: .words(["json"]),
        synonyms: ["print-plan", "graph", "print-jobs"],
        "Print all jobs with their keys, files and inputs, without rendering; the format is json.")
    fileprivate static let depfileTarget = Option(
        "depfile-target", form: .value("name"), synonyms: ["deps-target", "mt", "mq"],
        "The target in the file of --depfile instead of the files that are built, such as a stamp.")
    fileprivate static let touch = Option(
        "touch", synonyms: ["update-times"],
        "Give all files the time of the build, also those whose content stays the same, so that make rests.")
    fileprivate static let maxPixels = Option(
        "max-pixels", form: .value("number"), default: "100000000000",
        "The maximum number of pixels of all rendered frames together.")
    fileprivate static let json = Option(
        "json", synonyms: ["verbose", "v", "debug", "format", "report", "log", "log-level"],
        "Print each event as a JSON object on a line of its own.")
}

extension Command {
    static let build = Command(
        "build", "Build the assets of a manifest that have changed.",
        synonyms: ["compile", "make", "generate", "run", "start", "dev", "all", "bundle"],
        discussion: """
            A manifest is YAML or JSON, with version: 1 and a map of assets, which take the options of spec files; "spindle init" \
            writes one to start with. The output folder keeps a record of builds in .spindle. A file is built again when its \
            options, the files they name, the fonts or the version of Spindle change, or when it is missing or was changed by \
            hand. Files whose content would stay the same keep their modification time. A file that Spindle has no record of \
            writing, or that was changed since, is not overwritten without --force.
            """,
        positionals: [
            Positional(
                "manifest", count: .optional("spindle.yaml"), completion: .files,
                synonyms: ["manifest", "file", "input", "config", "spec", "f", "i", "m"],
                "The manifest, in YAML or JSON; - for standard input.")
        ],
        options: [
            .buildFolder, .only, .shard, .check, .keepGoing, .force, .prune, .watch, .listOutputs, .depfile,
            .depfileTarget, .touch, .maxPixels,
            .explain, .timings, .plan, .json, .quiet,
        ] + Option.cacheOptions + Option.manifestOptions,
        articles: [
            .examples(
                """
                  Build all assets:
                    spindle build spindle.yaml --out assets

                  Check in CI; exits with 1 if anything is out of date:
                    spindle build spindle.yaml --out assets --check

                  Build one asset, and the dark variants of another:
                    spindle build spindle.yaml --out assets --only logo,'spinner-*dark'

                  Split a build among machines, then run "spindle merge part… --out assets":
                    spindle build spindle.yaml --out part --shard 2/5
                """)
        ]
    ) { arguments in
        try checkModes(arguments)
        let round = try BuildRound(arguments)
        Interruption.watch()
        if arguments.has(.watch) {
            try Watch(round: { inputs in try round.run(inputs) }).run()
        } else {
            try round.run(InputFiles(named: [round.file]))
        }
    }

    /// Refuses options that exclude each other.
    private static func checkModes(_ arguments: Invocation) throws(ArgumentError) {
        if arguments.text(.shard) != nil && arguments.has(.prune) {
            throw ArgumentError("--prune needs the whole build: merge the shards, then build with --prune")
        }
        if let option = [Option.prune, .depfile, .touch].first(where: { arguments.text($0) != nil }),
            arguments.text(.only) != nil
        {
            throw ArgumentError("\(option.flag) needs the whole build; leave out --only")
        }
        if arguments.has(.watch), arguments.positional == "-" {
            throw ArgumentError(
                "--watch waits for files to change, which standard input does not; name the manifest")
        }
        if [Option.check, .watch, .listOutputs, .plan].count(where: { arguments.text($0) != nil }) > 1 {
            throw ArgumentError(
                "--check, --watch, --list-outputs and --plan contradict each other; give one of them")
        }
        if let format = arguments.text(.plan), format != "json" {
            let unknown = UnknownName(kind: "format of plans", name: format, known: ["json"])
            throw ArgumentError(at: Option.plan.flag, "\(unknown)")
        }
        let idle: [(mode: Option, options: [Option])] = [
            (
                .listOutputs,
                [.shard, .keepGoing, .force, .prune, .touch, .explain, .json, .quiet] + Option.cacheOptions
            ),
            (.plan, [.keepGoing, .force, .prune, .touch, .explain, .json, .quiet] + Option.cacheOptions),
            (.check, [.force, .prune, .touch, .explain] + Option.cacheOptions),
        ]
        for (mode, options) in idle where arguments.text(mode) != nil {
            guard let option = options.first(where: { arguments.text($0) != nil }) else { continue }
            throw ArgumentError("\(option.flag) has no effect with \(mode.flag); leave it out")
        }
        if arguments.has(.json) && arguments.has(.quiet) {
            throw ArgumentError("--json and --quiet contradict each other; leave out one of them")
        }
        if arguments.has(.explain) && arguments.has(.quiet) {
            throw ArgumentError("--explain has no effect with --quiet; leave out one of them")
        }
        if arguments.text(.depfileTarget) != nil && arguments.text(.depfile) == nil {
            throw ArgumentError("--depfile-target is for --depfile; add --depfile, or leave it out")
        }
        let isBuild = !arguments.has(.check) && !arguments.has(.listOutputs) && arguments.text(.plan) == nil
        if !isBuild, let option = [Option.depfile, .timings].first(where: { arguments.text($0) != nil }) {
            throw ArgumentError("\(option.flag) needs a build; leave out --check, --list-outputs and --plan")
        }
    }
}

/// One build, or what is asked for instead.
private struct BuildRound {
    let file, out: String
    let depfile, depfileTarget, timings: String?
    let touches: Bool
    let options: Builder.Options
    let manifest: Manifest.Options
    let workers: Workers
    let checks, lists, plans, explains, isJSON, isQuiet: Bool
    /// The assets that are asked for; empty for all.
    let only: [String]

    init(_ arguments: Invocation) throws {
        var options = Builder.Options()
        if let shard = arguments.text(.shard) { options.shard = try Shard(parsing: shard) }
        options.keepsGoing = arguments.has(.keepGoing)
        (options.prunes, options.isForced) = (arguments.has(.prune), arguments.has(.force))
        if let limit = try arguments.count(.maxPixels, in: Builder.pixelsRange) { options.maxPixels = limit }
        options.cache = try arguments.cache()
        self.options = options
        only = arguments.texts(.only).flatMap { $0.split(separator: ",").map { String($0) } }
        if arguments.text(.only) != nil, only.isEmpty {
            throw ArgumentError(at: "--only", "name at least one asset, such as --only spinner")
        }
        (file, out) = (arguments.inputFile, try arguments.buildFolder())
        depfile = arguments.text(.depfile)
        timings = arguments.text(.timings)
        depfileTarget = arguments.text(.depfileTarget)
        touches = arguments.has(.touch)
        if depfileTarget == "" {
            throw ArgumentError(
                at: Option.depfileTarget.flag, "the name is empty; name a target, or leave it out")
        }
        (manifest, workers) = (try arguments.manifestOptions(), try arguments.workers())
        checks = arguments.has(.check)
        lists = arguments.has(.listOutputs)
        plans = arguments.text(.plan) != nil
        explains = arguments.has(.explain)
        (isJSON, isQuiet) = (arguments.has(.json), arguments.has(.quiet))
        try checkFile(arguments)
    }

    /// Says where a manifest is to be had, where none was named and there is none, or a folder was named.
    private func checkFile(_ arguments: Invocation) throws(SpecError) {
        switch FileStamp(file)?.kind {
        case .folder:
            let path = ShellWord.of(file.hasSuffix("/") ? file : file + "/") + "spindle.yaml"
            throw SpecError(
                .missing, at: file, "is a folder, not a file; name the manifest in it, such as \(path)")
        case nil where arguments.positionals.isEmpty && !arguments.has(.watch):
            throw SpecError(
                .missing, at: file,
                "does not exist here; name the manifest, or write one with spindle init")
        default: break
        }
    }

    func run(_ inputs: InputFiles) throws {
        let timings = timings.map { BuildTimings($0) }
        func measured<Value>(_ name: String, _ body: () throws -> Value) rethrows -> Value {
            try timings?.measure(name, body) ?? body()
        }
        let plan = try measured("plan") {
            try reading(inputs) {
                let manifest = try Manifest.read(file, options: manifest, inputs: inputs)
                return try BuildPlan(
                    manifest, inputs: inputs, workers: workers, only: only,
                    keepsGoing: self.options.keepsGoing)
            }
        }
        var options = options
        options.explains = explains
        options.selection = plan.selection
        if lists { return try printOutputs(of: plan, only: options.selection) }
        if plans {
            return try plan.printJSON(
                of: file, to: out, only: options.selection, in: options.shard, workers: workers, printOutput)
        }
        for path in [depfile, self.timings].compactMap({ $0 }) {
            try inputs.rejectOutput(path)
            try plan.rejectOutput(path, in: out, workers: workers)
            try OutputFile(path).check()
        }
        if depfile != nil {
            _ = try Depfile.text(
                outputs: [depfileTarget ?? out + "/"], inputs: plan.inputPaths(besides: [out + "/"]))
        }
        let builder = Builder(plan, to: out, options: options, workers: workers)
        let log = BuildLog(isJSON: isJSON, isQuiet: isQuiet, explains: explains, timings: timings)
        if checks {
            let findings = try builder.check(observer: log)
            log.finish()
            log.show(findings, folder: out)
            try log.requireOutput()
            let isAllWrong = findings.jobs == findings.failures.reduce(0) { $0 + $1.jobs }
            if let failure = findings.failures.first, isAllWrong {
                throw Findings(status: exitStatus(of: failure))
            }
            if !findings.isEmpty { throw Findings() }
            return
        }
        let report: BuildReport
        do {
            report = try measured("build") { try builder.build(observer: log) }
        } catch {
            log.finish()
            throw error
        }
        if let depfile {
            // The files of all jobs that belong to this build, as they were just written.
            let outputs = builder.recordedOutputs()
            let text = try Depfile.text(
                outputs: depfileTarget.map { [$0] } ?? outputs,
                inputs: plan.inputPaths(besides: outputs + [out + "/"]))
            try OutputFile(depfile).write(Array(text.utf8))
        }
        try timings?.write()
        if touches, report.failures.isEmpty { try builder.touch() }
        log.show(report, folder: out)
        try log.requireOutput()
        guard let failure = report.failures.first else { return }
        // Each failure was told when it happened.
        throw Findings(
            status: report.built + report.cached + report.current > 0 ? 1 : exitStatus(of: failure))
    }

    private func printOutputs(of plan: BuildPlan, only selection: BuildPlan.Selection?) throws {
        var text: [UInt8] = []
        try plan.forEachOutput(in: out, only: selection, maxPixels: options.maxPixels, workers: workers) {
            path in
            text += path.utf8
            text.append(UInt8(ascii: "\n"))
            if text.count < 1 << 16 { return }
            try printOutput(text)
            text.removeAll(keepingCapacity: true)
        }
        try printOutput(text)
    }
}
