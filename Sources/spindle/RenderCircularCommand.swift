import ArgumentParser
import FramePipeline
import Imaging

struct RenderCircularCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "circular",
        abstract: "Renders a circular indicator.",
        discussion: """
            Lengths are in points; pixels are points × scale, rounded up, with the drawing centered. The ring's outer
            edge touches the box. Frames are NAME-0000.png …, sheets NAME.png and NAME.json, in the folder DIR;
            scales other than 1 add @2x and the like before the extension.

            EXAMPLES:
              spindle render circular --motion fluent --color '#0A6ED1' --scale 2 --to frames -o spinner
              spindle render circular --motion material-advance --color '#6750A4' --color '#B3261E' \\
                --to sheet --columns 20 --name brand -o assets
              spindle render circular --value 0:1 --track '#D5DCE4' --to frames --to sheet -o assets
              spindle render circular --value 0.4 --to frames -o - > forty.png
            """)

    @Option(
        help:
            "A motion; see \u{2018}spindle list motions\u{2019}. (default: determinate with --value, else the theme's)"
    )
    var motion: String?

    @OptionGroup var timing: MotionOptions

    @OptionGroup var look: LookOptions

    @OptionGroup(title: "Sheet options") var sheet: SheetFlags

    @Option(
        help:
            "An output format; repeat for several. See \u{2018}spindle list formats\u{2019}. (default: frames)"
    )
    var to: [String] = []

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

    func run() throws {
        if let jobs, jobs < 1 {
            throw SpecError(at: "--jobs", "\(jobs) is no number of threads: at least 1")
        }
        let job = try spec().resolve()
        let toStdout = output == "-"
        if toStdout { try job.requireSingleFile() }
        Interruption.watch()
        let monitor = ProgressMonitor(total: job.paintCount)
        defer { monitor.finish() }
        let workers = Workers(count: min(jobs ?? Workers.available, 1024))
        if toStdout {
            try job.run(workers: workers, into: StdoutSink(), monitor: monitor)
            return
        }
        let sink = try DirectorySink(output)
        try job.run(workers: workers, into: sink, monitor: monitor)
        monitor.finish()
        let report = RenderReport(job: job, folder: output, files: sink.files)
        if json { try printOutput(report.json()) } else { printError(report.summary) }
    }

    private func spec() -> RenderSpec {
        var spec = RenderSpec()
        spec.name = name
        spec.motion = timing.spec(motion: motion)
        spec.formats = to
        look.apply(to: &spec)
        spec.sheet = sheet.spec
        return spec
    }
}
