import ArgumentParser
import Basics
import Exports
import FramePipeline
import Imaging
import Presentations

/// What all render commands have in common: what moves, its colors, which files, and how the work is done.
struct RenderOptions: ParsableArguments {
    @Option(
        help:
            "A motion; see \u{2018}spindle list motions\u{2019}. (default: determinate with --value, else the theme's)"
    )
    var motion: String?

    @OptionGroup var timing: MotionOptions

    @OptionGroup var look: LookOptions

    @OptionGroup(title: "State options") var state: StateOptions

    @OptionGroup(title: "Operation options") var operation: OperationOptions

    @OptionGroup(title: "Label options") var label: LabelOptions

    @OptionGroup(title: "Presentation options") var present: PresentOptions

    @OptionGroup(title: "Sheet options") var sheet: SheetFlags

    @Option(
        help:
            "An output format; repeat for several. See \u{2018}spindle list formats\u{2019}. (default: frames)"
    )
    var to: [String] = []

    @Option(
        help: """
            How much time to spend on the size of PNG, APNG, GIF and WebP files: fast, default, or small, which takes \
            thousands of times longer for a tenth. (default: default)
            """)
    var compression: String?

    @Option(
        help: """
            The color behind a GIF, opaque. A GIF has no partly transparent pixels: edges are mixed with this. \
            (default: none)
            """)
    var matte: String?

    @Flag(
        help: "SVG takes the indicator's color from the page that it is a part of, for use inline.")
    var currentColor = false

    @OptionGroup(title: "Accessibility options") var access: AccessOptions

    @Option(help: "The asset's name, which begins every file name. (default: the motion's)")
    var name: String?

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "The folder to write to, made if missing; - for standard output where one file results.",
            valueName: "dir"))
    var output: String

    @Option(help: "How many threads, at least 1. (default: one for each processor)")
    var jobs: Int?

    @Flag(help: "Print what was written as JSON.")
    var json = false

    /// The files that the options name.
    var files: [String] { [motion, look.theme, operation.log].compactMap { $0 } }

    /// Renders `spec`, which has what the command itself knows, with these options.
    func run(_ spec: RenderSpec) throws {
        let inputs = InputFiles(named: files)
        try run(spec, inputs) { spec throws(SpecError) in
            var spec = spec
            try spec.load(from: inputs)
            return try spec.resolve()
        }
    }

    /// - Parameter inputs: What `resolve` reads files with.
    func run(
        _ spec: RenderSpec, _ inputs: InputFiles, resolve: (RenderSpec) throws(SpecError) -> RenderJob
    ) throws {
        if let jobs, jobs < 1 {
            throw SpecError(at: "--jobs", "\(jobs) is no number of threads: at least 1")
        }
        var spec = spec
        look.apply(to: &spec)
        state.apply(to: &spec)
        operation.apply(to: &spec)
        label.apply(to: &spec)
        present.apply(to: &spec.present)
        if let motion { (spec.motion.name, spec.motion.custom) = (motion, nil) }
        timing.apply(to: &spec.motion)
        sheet.apply(to: &spec.sheet)
        if let name { spec.name = name }
        access.apply(to: &spec)
        if !to.isEmpty { spec.formats = to }
        if let compression { spec.compression = compression }
        if let matte { spec.matte = matte }
        if currentColor { spec.currentColor = true }
        let job = try resolve(spec)
        for note in job.notes { printError("Note: \(note.text(.flags))") }
        let toStdout = output == "-"
        if toStdout {
            try job.requireSingleFile()
            try inputs.rejectOutput(output)
        }
        Interruption.watch()
        let monitor = ProgressMonitor(total: job.paintCount)
        defer { monitor.finish() }
        let workers = Workers(count: min(jobs ?? Workers.available, 1024))
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
        try sink.refuseSpecial(job.fileNames().names)
        let notes = try run.write(workers: workers, into: sink)
        try Interruption.check()
        monitor.finish()
        for note in notes { printError("Note: \(note)") }
        let report = RenderReport(
            job: job, folder: output, files: sink.files, notes: notes.map { Message($0) })
        if json { try printOutput(report.json()) } else { printError(report.summary) }
    }
}
