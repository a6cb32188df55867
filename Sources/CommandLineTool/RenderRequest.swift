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
    static let renderOptions: [Option] = [outputFolder, .jobs, json]

    fileprivate static let outputFolder = Option(
        "output", short: "o", form: .value("dir"), completion: .folders, isRequired: true,
        "The folder to write to, created if missing; - writes a single file to standard output.")

    fileprivate static let json = Option("json", "Print what was written as JSON.")

    static let jobs = Option(
        "jobs", form: .value("number"), default: "one for each processor", "How many threads to use.")
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
        for note in job.notes { printError("Note: \(note.text(.flags))") }
        let toStdout = output == "-"
        if toStdout {
            if has(.json) {
                throw ArgumentError(
                    "--json and -o - both write to standard output; name a folder")
            }
            try job.requireSingleFile()
            try inputs.rejectOutput(output, of: job)
        }
        Interruption.watch()
        let monitor = ProgressMonitor(total: job.paintCount)
        defer { monitor.finish() }
        let run = RenderRun(job, monitor: monitor)
        try run.check(workers: workers)
        if toStdout {
            let notes = try run.write(workers: workers, into: StdoutSink())
            try Interruption.check()
            monitor.finish()
            for note in notes { printError("Note: \(note)") }
            return
        }
        try inputs.rejectOutputs(of: job, in: output)
        let sink = try DirectorySink(output)
        try sink.rejectSpecial(SortedNames(job.fileNames()))
        let notes = try run.write(workers: workers, into: sink)
        try Interruption.check()
        monitor.finish()
        for note in notes { printError("Note: \(note)") }
        let report = RenderReport(
            job: job, folder: output, files: sink.files, notes: notes.map { Message($0) })
        if has(.json) { try printOutput(report.json()) } else { printError(report.summary) }
    }

    /// As many threads as are asked for.
    func workers() throws(ArgumentError) -> Workers {
        Workers(count: min(try count(.jobs, in: 1...Int.max) ?? Workers.available, 1024))
    }
}
