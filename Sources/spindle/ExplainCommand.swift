import ArgumentParser
import FramePipeline

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Tells when what happens in the frames of an operation.",
        discussion: """
            Prints the phases with their times, frames and values, and what is announced. The spec is one of \
            \u{2018}spindle render\u{2019} that has an operation, or gets one by --log. A plot shows the same over time.

            EXAMPLES:
              spindle explain upload.yaml
              spindle explain upload.yaml --json
              spindle explain upload.yaml --to svg -o upload.svg
              spindle explain spinner.yaml --log job.csv --log-unit s

              # upload.yaml
              indicator: circular
              operation:
                policy: fiori
                expected: 12000
                events:
                  - {at: 0, started}
                  - {at: 2500, progress: 0.1}
                  - {at: 6000, progress: 0.7}
                  - {at: 8000, succeeded: Photos uploaded}
            """)

    @Argument(help: ArgumentHelp("A file ending in .yaml, .yml or .json.", valueName: "spec"))
    var file: String

    @OptionGroup(title: "Operation options") var operation: OperationOptions

    @Option(help: "Frames a second, 0.1 to 1000. (default: what the spec says, else 60)")
    var fps: Double?

    @Option(help: "The most frames allowed. (default: what the spec says, else 65535)")
    var maxFrames: Int?

    @Option(help: "svg or png for a plot. (default: what the output's name tells, else text)")
    var to: String?

    @Flag(help: "Print JSON.")
    var json = false

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The file to write; - for standard output.", valueName: "file"))
    var output = "-"

    func run() throws {
        let inputs = InputFiles(named: [file] + [operation.log].compactMap { $0 })
        let file = try RenderFile.read(file, from: inputs)
        var spec = file.spec
        operation.apply(to: &spec)
        spec.motion.fps = fps ?? spec.motion.fps
        spec.motion.maxFrames = maxFrames ?? spec.motion.maxFrames
        let explanation = try Explanation(try file.resolve(spec, from: inputs))
        try inputs.rejectOutput(output)
        try OutputFile(output).write(try explanation.bytes(format: to, asJSON: json, output: output))
    }
}
