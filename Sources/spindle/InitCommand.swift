import ArgumentParser
import FramePipeline

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a manifest to begin with.",
        discussion: """
            EXAMPLE:
              spindle init && spindle build --out assets
            """)

    @Argument(help: ArgumentHelp("The file to write; - for standard output.", valueName: "file"))
    var file = "spindle.yaml"

    @Flag(help: "Write over a file that is there.")
    var force = false

    func run() throws {
        try StarterManifest.write(to: file, overwriting: force)
        if file != "-" { printError("\(file) is written; build it with: spindle build \(file) --out assets") }
    }
}
