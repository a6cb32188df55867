import ArgumentParser
import FramePipeline
import MotionCore

struct CurveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "curve",
        abstract: "Prints the exact arcs of a motion.",
        discussion: """
            Columns: frame, time in milliseconds, start and sweep in degrees. Start is the trailing end of the arc,
            clockwise from 12 o'clock, in [0, 360); caps are not included. Without --at the rows are the frames of
            one loop: N = round(period × fps / 1000) of them, frame i at i / N of the loop.

            EXAMPLES:
              spindle curve material-advance --fps 60
              spindle curve fluent --at=0,375,750 --format json
              spindle curve determinate --value 0:1 --easing ease-in-out --frames 11
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case csv, json }

    @Argument(help: "A motion; see \u{2018}spindle list motions\u{2019}.")
    var motion: String

    @OptionGroup var options: MotionOptions

    @Option(
        help: ArgumentHelp(
            "Times in milliseconds, separated by commas, instead of frames.", valueName: "ms,ms,…"))
    var at: NumberList?

    @Option(help: "csv or json.")
    var format = Format.csv

    func run() throws {
        let timeline = try options.spec(motion: motion).resolve(fallback: .determinate)
        let table = CurveTable(timeline, at: at?.values)
        switch format {
        case .csv: try printOutput(table.csv())
        case .json: try printOutput(table.json())
        }
    }
}
