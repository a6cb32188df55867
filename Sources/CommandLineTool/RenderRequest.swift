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
internal import Resolution

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
        SpecOption.named([.motion, .theme, .log]).compactMap { option in
            option.flag.flatMap { texts(String($0.dropFirst(2))).last }
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
        if let motion, spec.motion.motion != .value(motion) {
            throw ArgumentError("\(motion.name) and --motion name two motions; give one")
        }
        if kind == nil, spec.motion.motion == nil, spec.steps.items.isEmpty {
            throw ArgumentError(
                "nothing to render; name circular, linear or steps, a motion, or a spec file (- for standard input)"
            )
        }
        let isNamed = spec.name != nil
        let output = try output(formats: spec.formats)
        for (key, text) in output.implied { try SpecOption.named(key)?.set([text], in: &spec) }
        let inputs = InputFiles(named: files)
        try render(to: output, inputs, isNamed: isNamed) { () throws(SpecError) in
            try spec.load(from: inputs)
            return try spec.resolve()
        }
    }

    /// Renders what a file says, and what the options say instead of it.
    func render(_ file: RenderFile, _ inputs: InputFiles) throws {
        var file = file
        try apply(to: &file)
        let isNamed = file.spec.name != nil
        let output = try output(formats: file.spec.formats)
        for (key, text) in output.implied {
            if let option = SpecOption.named(key) { try file.set(option, [text]) }
        }
        try render(to: output, inputs, isNamed: isNamed, notes: file.located) { () throws(SpecError) in
            try file.resolve(from: inputs)
        }
    }

    /// - Parameter formats: The formats that are asked for, on the command line or in a file.
    private func output(formats: [OutputFormat]) throws(ArgumentError) -> RenderOutput {
        func given(_ key: OptionKey) -> [String] { SpecOption.named(key).map { texts($0) } ?? [] }
        return try RenderOutput(
            text(.output) ?? ".", formats: formats, typed: given(.to), name: given(.name).last)
    }

    /// Renders what `resolve` makes of the request.
    ///
    /// - Parameters:
    ///   - inputs: The reader of files.
    ///   - isNamed: Whether the request names the asset.
    ///   - located: Words notes for whoever made the request.
    private func render(
        to output: RenderOutput, _ inputs: InputFiles, isNamed: Bool,
        notes located: (Message) -> Message = { $0 },
        _ resolve: () throws(SpecError) -> RenderJob
    ) throws {
        let workers = try workers()
        let job = try output.named(resolve)
        if text(.output) == nil { try RenderOutput.rejectUnnamed(job.fileNames(), of: job.name) }
        let isQuiet = has(.quiet)
        func note(_ message: Message) {
            if !isQuiet { printError("Note: \(located(message).text(.flags))") }
        }
        for message in job.notes { note(message) }
        let folder = output.folder
        let toStdout = folder == "-"
        if toStdout {
            for option in [Option.json, .clean] where has(option) {
                throw ArgumentError(
                    option.name == Option.json.name
                        ? "--json and -o - both write to standard output; name a folder"
                        : "\(option.flag) removes files from a folder, and -o - has none; name a folder")
            }
            try job.requireSingleFile()
            try inputs.rejectOutput("-", of: job)
        }
        Interruption.watch()
        let monitor = ProgressMonitor(total: job.paintCount, line: isQuiet ? nil : ProgressLine())
        defer { monitor.finish() }
        let run = RenderRun(job, monitor: monitor)
        try run.check(workers: workers)
        if toStdout {
            let notes = try run.write(workers: workers, into: PrintedSink())
            try Interruption.check()
            monitor.finish()
            for message in notes { note(message) }
            return
        }
        if let kind = FileStamp(folder)?.kind, kind != .folder {
            throw SinkError(
                .cannotCreate, path: folder, operation: "write",
                reason: "it is \(kind.rawValue), not a folder; \(output.remedy(for: job, at: kind))")
        }
        try inputs.rejectOutputs(of: job, in: folder)
        let sink = try DirectorySink(folder, marks: true)
        try sink.rejectSpecial(SortedNames(job.fileNames()))
        // Files that `--clean` would remove may be replaced as well, but not an image set made by somebody else.
        let isCatalog = job.formats.contains(.xcassets)
        if !has(.forceOutput), isCatalog || !has(.clean) {
            try job.rejectForeign(
                in: sink,
                remedy: isCatalog
                    ? "choose another --name, or remove it"
                    : "add --clean to replace it, or choose another --name")
        }
        // Catalogs say who made them.
        let known = isCatalog || has(.clean) ? try job.contestedNames() : FileNames([])
        try rejectStrangers(SortedNames(job.fileNames()).filter { !known.contains($0) }, in: sink, output) {
            let quiet = ProgressMonitor(total: job.paintCount, line: nil)
            _ = try RenderRun(job, monitor: quiet).write(workers: workers, into: $0)
        }
        var notes = try run.write(workers: workers, into: sink)
        try Interruption.check()
        monitor.finish()
        // Everything new is complete.
        if let note = try EarlierFiles(of: job, in: sink, inputs, output).end(removes: has(.clean)) {
            notes.append(Message(note))
        }
        let isMeant = isNamed || output.isFile || has(.clean)
        if !isMeant, let note = EarlierFiles.replacement(in: sink, job) { notes.append(Message(note)) }
        for message in notes { note(message) }
        let report = RenderReport(job: job, folder: folder, files: sink.files, notes: notes)
        if has(.json) {
            try printOutput(report.json())
        } else if !isQuiet {
            printError(report.summary)
        }
    }

    /// The workers, with as many threads as requested.
    func workers() throws(ArgumentError) -> Workers {
        Workers(count: min(try count(.jobs, in: 1...Int.max) ?? Workers.available, 1024))
    }
}
