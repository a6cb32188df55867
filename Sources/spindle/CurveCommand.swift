import ArgumentParser
import FramePipeline

struct CurveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "curve",
        abstract: "Prints the exact curve of a motion, draws it, or analyzes its loop.",
        discussion: """
            Rows begin with the frame and the time in milliseconds. Then follow:

              arcs    start_deg, sweep_deg: the trailing end, clockwise from 12 o'clock in [0, 360), without caps
              bars    bar, tail, head: a row for each visible bar, in track lengths, unclipped
              spokes  spoke, opacity
              dots    dot, scale

            Without --at, --t0 and --duration the rows are the frames of one loop: N = round(period × fps / 1000) of \
            them, frame i at i / N of the loop. With --t0 or --duration they are at t0 + i × 1000 / fps, for as long as \
            i × 1000 / fps is less than the duration.

            With --transition the rows are the way from one state to another, begun --t0 into the motion; times count \
            from there, the first row is the motion at that moment, and the last one what it comes to. States are \
            indeterminate or active, determinate=VALUE, paused, disabled, success and error. Arcs and bars have them \
            all; spokes and dots can be paused.

            A motion can be a file of your own, ending in .yaml, .yml or .json. To start one, write a published \
            motion to a file with --format yaml.

            EXAMPLES:
              spindle curve material-advance --fps 60
              spindle curve fluent --at=0,375,750 --format json
              spindle curve flutter-linear --t0 500 --duration 1000
              spindle curve fluent --transition indeterminate:determinate=0.4 --t0 333 --fps 240
              spindle curve determinate --value 0:1 --easing ease-in-out --frames 11
              spindle curve material-web -o material-web.svg
              spindle curve swiperefresh --faithful --analyze
              spindle curve fluent --format yaml -o mine.yaml
              spindle curve mine.yaml --analyze --json
            """)

    @Argument(
        help: "A motion; see \u{2018}spindle list motions\u{2019}. Or a file: .yaml, .yml or .json.")
    var motion: String

    @OptionGroup var options: MotionOptions

    @Option(
        help: ArgumentHelp(
            "Times in milliseconds, separated by commas, instead of frames. A negative first one, here and for --t0, needs an equals sign: --at=-5,0.",
            valueName: "ms,ms,…"))
    var at: NumberList?

    @Option(
        help: ArgumentHelp(
            "The way from one state to another, such as indeterminate:determinate=0.4 or active:success.",
            valueName: "from:to"))
    var transition: String?

    @Option(
        name: .customLong("t0"),
        help: ArgumentHelp("Where a window of time or a transition begins. (default: 0)", valueName: "ms"))
    var start: Double?

    @Option(help: ArgumentHelp("How long the window is. (default: one loop)", valueName: "ms"))
    var duration: Double?

    @Option(
        help:
            "csv or json for rows; svg or png for a plot; yaml for the motion itself. (default: what the output's name tells, else csv)"
    )
    var format: String?

    @Flag(help: "Print how the motion loops: seam, speeds, extremes, symmetry, whole frames.")
    var analyze = false

    @Flag(help: "Print the analysis as JSON; without --analyze the same as --format json.")
    var json = false

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The file to write; - for standard output.", valueName: "file"))
    var output = "-"

    func run() throws {
        var spec = CurveSpec()
        spec.motion.name = motion
        options.apply(to: &spec.motion)
        (spec.times, spec.start, spec.duration) = (at?.values, start, duration)
        spec.transition = transition
        (spec.format, spec.analyzes, spec.asJSON) = (format, analyze, json)
        let inputs = InputFiles(named: [motion])
        try spec.load(from: inputs)
        try inputs.rejectOutput(output)
        try OutputFile(output).write(try spec.bytes(for: output))
    }
}
