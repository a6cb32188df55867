import ArgumentParser
import FramePipeline

/// What happens to the operation that an indicator stands for.
struct OperationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Tell the story of a real job by its log, - for standard input: lines of time,value, CSV with a header \
            (time, value, state, message), or JSON lines with these names.
            """, valueName: "file"))
    var log: String?

    @Option(help: "The unit of times in the log: ms or s. (default: ms)")
    var logUnit: String?

    @Option(help: "The value at which everything is done, such as 100 where a log has percents. (default: 1)")
    var logTotal: Double?

    @Option(
        help: """
            When an operation shows, where a spec does not say it: immediate after 0.1 s, fiori after 1 s or unhurried \
            after 3 s. (default: fiori)
            """)
    var policy: String?

    func apply(to spec: inout RenderSpec) {
        if let log { spec.operation.log = log }
        if let logUnit { spec.operation.logUnit = logUnit }
        if let logTotal { spec.operation.logTotal = logTotal }
        if let policy { spec.operation.policy = policy }
    }
}
