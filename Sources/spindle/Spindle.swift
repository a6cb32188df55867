import ArgumentParser
import Exports

@main
struct Spindle: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Turns a description of a progress indicator into frames.",
        discussion: """
            EXAMPLES:
              A spinner as a sprite sheet at three scales:
                spindle render circular --motion material-advance --color '#0A6ED1' \\
                  --scale 1,2,3 --to sheet --name spinner -o assets
              101 frames of a determinate ring, 0 to 100 %:
                spindle render circular --value 0:1 --to frames --name progress -o assets
              The exact arcs of a motion:
                spindle curve fluent --fps 60
              What there is to choose from:
                spindle list motions

            EXIT STATUS:
              0 done, 64 usage, 65 bad file, 66 no such input, 70 internal, 73 cannot create output, 74 input or output failed,
              78 refused by a resource limit, 130 and 143 interrupted.
            """,
        version: spindleVersion,
        subcommands: [RenderCommand.self, CurveCommand.self, EaseCommand.self, ListCommand.self])

    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            guard let status = exitStatus(of: error) else { exit(withError: error) }
            for line in "\(error)".split(separator: "\n") { printError("error: \(line)") }
            exit(withError: ExitCode(status))
        }
    }
}
