import ArgumentParser
import Basics
import FramePipeline
import Imaging

struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Builds all assets of a manifest, and only what has changed.",
        discussion: """
            A manifest is YAML or JSON: `version: 1`, and `assets` with the options of spec files; \u{2018}spindle \
            init\u{2019} writes one to begin with. What has been built is remembered in .spindle in the output \
            folder: a file is made anew when its options, the files they name, the fonts or the version of Spindle \
            change, and when it is missing or was changed by hand. Files that would get the bytes they have are left \
            alone, and keep their time.

            EXAMPLES:
              spindle build spindle.yaml --out assets
              spindle build spindle.yaml --out assets --check        # exits with 1 if anything is out of date
              spindle build spindle.yaml --out part --shard 2/5      # then: spindle merge part… --out assets
            """)

    @Argument(help: ArgumentHelp("The manifest, in YAML or JSON.", valueName: "manifest"))
    var file = "spindle.yaml"

    @OptionGroup var common: BuildOptions

    @Option(
        name: [.customShort("o"), .customLong("out")],
        help: ArgumentHelp("The folder to write to, made if missing.", valueName: "dir"))
    var out: String

    @Option(help: ArgumentHelp("Build one part of the work only, such as 2/5.", valueName: "i/n"))
    var shard: String?

    @Flag(help: "Write nothing; say what is out of date, and exit with 1 if anything is.")
    var check = false

    @Flag(help: "Go on after a job that fails; exit with 1 if others could be done.")
    var keepGoing = false

    @Flag(help: "Render everything, up to date or not.")
    var force = false

    @Flag(help: "Remove files of earlier builds that no asset has any more, unless they were changed since.")
    var prune = false

    @Flag(help: "Build again whenever a file that the build reads changes, until interrupted.")
    var watch = false

    @Flag(help: "Print the paths of all files that a build results in, without rendering.")
    var listOutputs = false

    @Option(
        help: ArgumentHelp(
            "Write a file in the words of make that says what depends on what.", valueName: "file"))
    var depfile: String?

    @Option(help: "The most pixels of all frames that are rendered. (default: 100000000000)")
    var maxPixels: Int?

    @Flag(help: "Print one JSON object a line for each thing that happens.")
    var json = false

    @Flag(help: "Say nothing but errors.")
    var quiet = false

    func validate() throws {
        if shard != nil && prune {
            throw ValidationError("--prune needs the whole build: merge the shards, then build with --prune")
        }
        let modes = [check, watch, listOutputs].count { $0 }
        if modes > 1 { throw ValidationError("--check, --watch and --list-outputs exclude each other") }
        if depfile != nil && (check || listOutputs) {
            throw ValidationError("--depfile is written by a build, not with --check or --list-outputs")
        }
    }

    func run() throws {
        var options = Builder.Options()
        if let shard { options.shard = try Shard(parsing: shard) }
        (options.keepsGoing, options.prunes, options.isForced) = (keepGoing, prune, force)
        if let maxPixels {
            guard Builder.pixelsRange.contains(maxPixels) else {
                throw SpecError(
                    at: "--max-pixels", "\(maxPixels) is out of range: 1 to \(Builder.pixelsRange.upperBound)"
                )
            }
            options.mostPixels = maxPixels
        }
        try refuseStandardOutput(out)
        try common.check()
        Interruption.watch()
        if watch {
            try Watch(manifest: file, round: { inputs in try round(options, inputs) }).run()
        } else {
            try round(options, InputFiles(named: [file]))
        }
    }

    /// One build, or what is asked for instead.
    private func round(_ options: Builder.Options, _ inputs: InputFiles) throws {
        let workers = common.workers
        let plan = try common.plan(file, inputs, workers)
        if listOutputs {
            var text: [UInt8] = []
            try plan.forEachOutput(in: out, mostPixels: options.mostPixels, workers: workers) { path in
                text += path.utf8
                text.append(UInt8(ascii: "\n"))
                if text.count < 1 << 16 { return }
                try printOutput(text)
                text.removeAll(keepingCapacity: true)
            }
            return try printOutput(text)
        }
        if let depfile {
            try inputs.rejectOutput(depfile)
            try OutputFile(depfile).check()
        }
        let builder = Builder(plan, to: out, options: options, workers: workers)
        let log = BuildLog(isJSON: json, isQuiet: quiet)
        if check {
            let findings = try builder.check()
            log.show(findings)
            try log.requireOutput()
            if !findings.isEmpty { throw ExitCode(1) }
            return
        }
        let report: BuildReport
        do {
            report = try builder.build(observer: log)
        } catch {
            log.finish()
            throw error
        }
        if let depfile {
            // The files of all jobs that belong to this build, as they were just written.
            let text = Depfile.text(outputs: builder.recordedOutputs(), inputs: plan.inputPaths)
            try OutputFile(depfile).write(Array(text.utf8))
        }
        log.show(report, folder: out)
        try log.requireOutput()
        guard let failure = report.failures.first else { return }
        if report.built + report.current > 0 { throw ExitCode(1) }
        throw failure
    }
}

/// Refuses `-` as a folder: elsewhere it is standard output, which takes one file.
func refuseStandardOutput(_ folder: String) throws(SpecError) {
    guard folder == "-" else { return }
    throw SpecError(
        at: "--out",
        "many files do not go to standard output; name a folder, or write ./- for one of that name")
}

/// What commands about manifests have in common.
struct BuildOptions: ParsableArguments {
    @Option(help: "How many threads, at least 1. (default: one for each processor)")
    var jobs: Int?

    @Option(help: "The most variants of all assets together. (default: 100000)")
    var maxVariants: Int?

    @Flag(help: "Let a manifest include files outside of the folder it is in.")
    var includeOutside = false

    func check() throws(SpecError) {
        if let jobs, jobs < 1 {
            throw SpecError(at: "--jobs", "\(jobs) is no number of threads: at least 1")
        }
        let range = Manifest.Options.variantsRange
        if let maxVariants, !range.contains(maxVariants) {
            throw SpecError(
                at: "--max-variants", "\(maxVariants) is out of range: 1 to \(range.upperBound)")
        }
    }

    var workers: Workers { Workers(count: min(jobs ?? Workers.available, 1024)) }

    var manifest: Manifest.Options {
        var options = Manifest.Options()
        if let maxVariants { options.mostVariants = maxVariants }
        options.includesOutside = includeOutside
        return options
    }

    func plan(_ file: String, _ inputs: InputFiles, _ workers: Workers) throws -> BuildPlan {
        let manifest = try Manifest.read(file, options: manifest, inputs: inputs)
        return try BuildPlan(manifest, inputs: inputs, workers: workers)
    }
}
