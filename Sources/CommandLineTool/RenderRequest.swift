import Arguments
import Basics
import Exports
import Files
import Imaging
import Indicators
import Rendering
import Requests
internal import Resolution

/// What all render commands have in common.
extension Option {
    static let renderOptions: [Option] = [outputFolder, .jobs, json, .quiet]

    fileprivate static let outputFolder = Option(
        "output", short: "o", form: .value("dir"), completion: .folders, isRequired: true,
        also: [
            "dir", "directory", "folder", "out-dir", "output-dir", "dest", "destination", "target", "out",
        ],
        "The folder to write to, created if missing; - writes a single file to standard output.")

    fileprivate static let json = Option(
        "json", also: ["verbose", "report"], "Print what was written as JSON.")

    static let jobs = Option(
        "jobs", form: .value("number"), default: "one for each processor",
        also: ["threads", "workers", "parallel", "cpus", "concurrency"], "How many threads to use.")

    static let quiet = Option("quiet", also: ["silent", "no-progress"], "Print nothing but errors.")
}

extension Invocation {
    /// The files that options of a request name.
    var files: [String] {
        SpecOption.named(["motion", "theme", "log"]).compactMap { option in
            option.flag.flatMap { texts(String($0.dropFirst(2))).last }
        }
    }

    /// Renders what the options say of an indicator.
    func render(_ indicator: IndicatorKind) throws {
        var spec = RenderSpec()
        spec.indicator = indicator
        try apply(to: &spec)
        let inputs = InputFiles(named: files)
        try render(inputs) { () throws(SpecError) in
            try spec.load(from: inputs)
            return try spec.resolve()
        }
    }

    /// Renders what `resolve` makes of the request.
    ///
    /// - Parameter inputs: What it reads files with.
    func render(_ inputs: InputFiles, _ resolve: () throws(SpecError) -> RenderJob) throws {
        let workers = try workers()
        let output = text(.outputFolder) ?? ""
        let job = try resolve()
        let isQuiet = has(.quiet)
        func note(_ text: String) { if !isQuiet { printError("Note: \(text)") } }
        for message in job.notes { note(message.text(.flags)) }
        let toStdout = output == "-"
        if toStdout {
            if has(.json) {
                throw ArgumentError(
                    "--json prints to standard output, which -o - takes for the file; name a folder")
            }
            try job.requireSingleFile()
            try inputs.rejectOutput(output, of: job)
        }
        Interruption.watch()
        let monitor = ProgressMonitor(total: job.paintCount, line: isQuiet ? nil : ProgressLine())
        defer { monitor.finish() }
        let run = RenderRun(job, monitor: monitor)
        try run.check(workers: workers)
        if toStdout {
            let notes = try run.write(workers: workers, into: StdoutSink())
            try Interruption.check()
            monitor.finish()
            for text in notes { note(text) }
            return
        }
        try inputs.rejectOutputs(of: job, in: output)
        let sink = try DirectorySink(output)
        try sink.rejectSpecial(SortedNames(job.fileNames()))
        let notes = try run.write(workers: workers, into: sink)
        try Interruption.check()
        monitor.finish()
        for text in notes { note(text) }
        let report = RenderReport(
            job: job, folder: output, files: sink.files, notes: notes.map { Message($0) })
        if has(.json) {
            try printOutput(report.json())
        } else if !isQuiet {
            printError(report.summary)
        }
    }

    /// As many threads as are asked for.
    func workers() throws(ArgumentError) -> Workers {
        Workers(count: min(try count(.jobs, in: 1...Int.max) ?? Workers.available, 1024))
    }
}
