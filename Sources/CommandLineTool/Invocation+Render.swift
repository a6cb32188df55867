import Arguments
import Basics
import Exports
import Files
internal import Formats
import Indicators
internal import Jobs
internal import Loading
import MotionCore
import Platform
import Rendering
import Requests

/// Options that all render commands have in common.
extension Option {
    static let renderOptions: [Option] = [output, clean, .forceOutput, .jobs, json, .quiet]

    fileprivate static let json = Option(
        "json", synonyms: ["verbose", "v", "debug", "report", "log-level"], "Print what was written as JSON.")

    static let jobs = Option(
        "jobs", form: .value("number"), default: "one for each processor",
        synonyms: ["threads", "workers", "parallel", "cpus", "cores", "concurrency", "j"],
        "How many threads to use.")

    static let quiet = Option("quiet", synonyms: ["silent", "no-progress", "q"], "Print nothing but errors.")
}

extension Invocation {
    /// The files that options of a request name.
    var files: [String] {
        SpecOption.named([.motion, .theme, .log, .shape, .center]).compactMap { option in
            let text = option.flag.flatMap { texts(String($0.dropFirst(2))).last }
            return text.flatMap { InputPath.path($0, of: option.key) }
        }
    }

    /// Renders what the options say.
    ///
    /// - Parameters:
    ///   - kind: The indicator; nil for the one that the steps or the motion need.
    ///   - motion: The motion, where it is named without an option.
    func render(_ kind: IndicatorKind?, motion: Motion? = nil) throws {
        var spec = motion.map { RenderSpec($0) } ?? RenderSpec()
        spec.kind = kind
        try apply(to: &spec)
        if let motion, spec.animation.motion != .value(motion) {
            throw ArgumentError("\(motion.name) and --motion name two motions; give one")
        }
        if kind == nil, spec.animation.motion == nil, spec.steps.items.isEmpty {
            throw ArgumentError(
                "nothing to render; name circular, linear or steps, a motion, or a spec file (- for standard input)"
            )
        }
        let isNamed = spec.name != nil
        let target = try target(of: spec)
        spec.target = target
        let inputs = InputFiles(named: files)
        let workers = try workers()
        let job: RenderJob
        do throws(SpecError) { job = try spec.resolve(from: inputs) } catch {
            throw error.worded(target.wording)
        }
        try write(job, to: target, inputs, workers, isNamed: isNamed)
    }

    /// Renders what a file says, and what the options say instead of it.
    func render(_ file: RenderFile, _ inputs: InputFiles) throws {
        var file = file
        try apply(to: &file)
        let isNamed = file.spec.name != nil
        let target = try target(of: file.spec)
        file.setTarget(target)
        let workers = try workers()
        let job: RenderJob
        do throws(SpecError) { job = try file.resolve(from: inputs) } catch {
            throw error.worded(target.wording)
        }
        try write(job, to: target, inputs, workers, isNamed: isNamed, notes: file.located)
    }

    /// Writes the files of a job and reports them.
    ///
    /// - Parameters:
    ///   - inputs: The reader of files.
    ///   - isNamed: Whether the request names the asset.
    ///   - located: Words notes for whoever made the request.
    private func write(
        _ job: RenderJob, to target: OutputTarget, _ inputs: InputFiles, _ workers: Workers, isNamed: Bool,
        notes located: (Message) -> Message = { $0 }
    ) throws {
        if text(.output) == nil { try OutputTarget.rejectUnnamed(job.fileNames(), of: job.name) }
        func say(_ notes: [Message]) {
            if has(.quiet) { return }
            for note in notes { printError("Note: \(located(note).text(.flags))") }
        }
        say(job.notes)
        if target.folder == nil { try requirePrintable(job, inputs) }
        Interruption.watch()
        let monitor = ProgressMonitor(total: job.paintCount, line: has(.quiet) ? nil : ProgressLine())
        defer { monitor.finish() }
        let run = RenderRun(job, monitor: monitor)
        guard let folder = target.folder else {
            let notes = try run.write(workers: workers, into: PrintedSink())
            try Interruption.check()
            monitor.finish()
            return say(notes)
        }
        // Opening the folder may make it, so all is checked first.
        try run.check(workers: workers)
        let sink = try preparedFolder(folder, for: job, target, inputs, workers)
        var notes = try run.writeChecked(workers: workers, into: sink)
        try Interruption.check()
        monitor.finish()
        notes += try earlierNotes(job, in: sink, inputs, isNamed: isNamed || target.file != nil)
        say(notes)
        let report = RenderReport(job: job, folder: folder, files: sink.files, notes: notes)
        if has(.json) {
            try printOutput(report.json())
        } else if !has(.quiet) {
            printError(report.summary)
        }
    }

    /// Refuses a job that standard output cannot take.
    private func requirePrintable(_ job: RenderJob, _ inputs: InputFiles) throws {
        for option in [Option.json, .clean] where has(option) {
            throw ArgumentError(
                option.name == Option.json.name
                    ? "--json and -o - both write to standard output; name a folder"
                    : "\(option.flag) removes files from a folder, and -o - has none; name a folder")
        }
        try job.requireSingleFile()
        try inputs.rejectOutput("-", of: job)
    }

    /// Deals with files of earlier renders, once everything new is complete.
    ///
    /// - Returns: Notes about them.
    private func earlierNotes(
        _ job: RenderJob, in sink: DirectorySink, _ inputs: InputFiles, isNamed: Bool
    ) throws -> [Message] {
        let earlier = try EarlierFiles(of: job, in: sink, inputs, isForced: has(.forceOutput))
        let isMeant = isNamed || has(.clean)
        let replaced = isMeant ? nil : EarlierFiles.replacement(in: sink, job)
        let links = EarlierFiles.replacedLinks(in: sink)
        return (earlier.end(removes: has(.clean), of: job) + [replaced, links].compactMap(\.self)).map {
            Message($0)
        }
    }

    /// The workers, with as many threads as requested.
    func workers() throws(ArgumentError) -> Workers {
        Workers(count: min(try count(.jobs, in: 1...Int.max) ?? Workers.available, 1024))
    }
}
